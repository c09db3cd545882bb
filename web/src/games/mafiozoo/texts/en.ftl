### The drawn table of Mafiozoo; names of characters, locations and favors come with the rules.

headline = Round { $round } of { $rounds } · { $phase }
round-of = Round { $round } of { $rounds }
blotter = The desk
city = The City
city-help = the avenue side is always open
parts = What is shown
seats = Who has what
see-seats = Who has what
belongings = What you have
favors = Favors
agenda = Agenda
settled = settled
back = Back
about = Looked at closely
group-place = Place
group-take = Take
group-reserve = Reserve
group-slush = Slush Fund
other-card = Other card
all-answers = { $count ->
    [one] The only answer
   *[other] All { $count } answers
}
wait-inform = Perhaps somebody knows something about { $character }.

## Names under photos, where the full one is too long

short-6 = Truck Drivers
short-10 = Developer
short-12 = Detective
# a Bribery card without a character
secret = Secret

## Family tags

tag-first = 1st
tag-only = only
tag-pay = Pay
tag-means = Means
# $needed: Zoollars, or gems
tag-highest-long = only who leads alone is served
tag-pay-long = the leader is served free, others pay { $needed } Zoollars
tag-means-long = everyone with { $needed } gems is served

## Seats and what they have

plate-money = Zoollars
plate-bribery = Bribery
plate-slush = Slush
plate-informants = Informant
plate-tokens = Tokens
on-photos = On photos
strawman-help = He only bids: no favors, no points.
first-player = First player
reserve-of = { $name }, Reserve: { $count }
slush-words = Slush Fund: { $count }
money-words = Zoollars: { $count }
tokens-hidden = Tokens · hidden
your-cards = Your cards
informant = Informant
informant-for = Informant: { $character }
no-cards = No cards in hand.
favor-any = any favor

## On the desk

supply = Tokens face down: { $count }
supply-title = Tokens, face down
pile-informants = Informants
pile-bribery = Bribery
pile-godfather = Godfather
godfather-visits = The Godfather visits { $character }

## In the city

# $cost: two favors
plot-words = { $name }, points: { $points }, cost: { $cost }
plot-cost = A goon costs { $cost } and brings points: { $points }.

## What is pointed at

about-photo = No.
about-card = Bribery card
about-informant = Informant card
about-location = In the city
about-reserve = Gems
about-slush = Gems
about-money = Money
about-favor = Favor
about-agenda = Neighborhood token
about-supply = Neighborhood tokens
help-card = Take gems from your Reserve, or place gems from your Slush Fund.
card-limit =
    { $count ->
        [one] It moves 1 gem.
       *[other] It moves up to { $count } gems.
    }
# $names: of characters
strings-to = Strings to { $names }
help-informant = Place gems just before this character is evaluated.
help-reserve = Gems here cannot be placed by cards; take them to the Slush Fund first.
help-slush = These gems can be placed.
help-money = For characters who can be paid; at the end every full 3 bring a point.
help-favor = Pays for goons. You keep one; the others become tokens.
help-agenda = A point each; a complete set and the most of a kind bring more.
help-supply = Drawn unseen, only you know it until the end.

## Log

# $phase: its name
log-stamp = Round { $round } · { $phase }

## Score

why-tokens = a point each
why-cards = a token for each
why-informants = a token for each
why-favors = a token for each
why-gems = a token for each
why-money = a token for each
why-sets = all six kinds, a point each
why-location = the points of the location

## Rules and help

rules-setup = Setting up
rules-counting = Counting
rules-few = Two and three players
help-1 = What glows in brass can be clicked: cards, photos, Reserves, locations, favors, tokens.
help-2 = Choose a Bribery card, then place gems on its photo or take gems from your Reserve.
help-3 = With two or more gems placed, some may walk on along a red string.
help-4 = The tag under a photo says who is served: the sole leader, whoever pays, or whoever has the means.
help-5 = Favors buy goons in the city; what is left becomes tokens.
key-1 = A–L|photos, in the order of their numbers
key-2 = A–P|locations, row by row
key-3 = 1–9|cards, gems, answers of the bar
key-4 = T|the next number takes gems instead of placing them
key-5 = R, S|your Reserve, your Slush Fund
key-6 = 0|no, nothing, unseen
key-7 = W|all answers in words
key-8 = Esc|let go of what was chosen
