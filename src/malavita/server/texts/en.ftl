### The server's own words. Every key is in en, it and fr, with the same variables.

## Refusals

refused-malformed = This message cannot be understood: { $reason }
refused-too-big = This message is too long.
refused-too-fast = Not so fast: wait a moment.
refused-table-full = This table’s book is full: there is no room for more words. The game itself goes on.
refused-too-many-tables = You have too many unfinished tables.
refused-too-many-guests = Too many newcomers from here. Try again later.
refused-too-many-uploads = You have brought many games along today. Bring the next one tomorrow.
refused-need-guest = Tell us your name first.
refused-unknown-guest = This link is used up or too old.
refused-bad-name = A name needs at least one visible sign.
refused-bad-origin = This request comes from a foreign page.
refused-bad-webhook = This address cannot be called: it must begin with https:// and be open to the whole internet.
refused-webhook-silent = The call went out, but nobody took it there. Is the address right?
refused-unknown-table = There is no table with this code.
refused-unknown-page = There is nothing here.
refused-method = This cannot be done here.
refused-not-seated = You do not sit at this table.
refused-not-yours = This is not yours to see or to do.
refused-which-seat = You hold several seats: say which one speaks.
refused-not-owner = Only who opened the table may do this.
refused-no-seat = There is no such seat.
refused-seat-taken = This seat is taken.
refused-name-taken = Somebody called { $name } sits here already. Take another name, then sit down.
refused-no-free-seat = No seat is free.
refused-already-seated = You already sit here.
refused-already-begun = The game has already begun.
refused-not-begun = The game has not begun yet.
refused-over = The game is over.
refused-not-over = Only when the game is over.
refused-closed = This table is closed.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-standing = A bot answers for you. Come back to your seat first.
refused-stale = The table has moved on. Look again.
refused-not-asked = You are not asked anything right now.
refused-illegal = The rules do not allow this.
refused-cannot-undo = This can no longer be taken back without asking.
refused-nothing-answered = You have not done anything yet that could be taken back.
refused-owner-away = { $name } is away, and an answer of theirs would be taken back too. Ask again once they are back.
refused-proposal-open = Another proposal is still open.
refused-not-away = Too early for { $name }: a bot may be proposed for whoever has been away for { $count ->
    [one] a minute
   *[other] { $count } minutes
}, or was too late the last time.
refused-not-late = At a slow table nobody has to be here. A bot may be proposed for { $name } once the clock had to answer.
refused-best-bot = For whoever is away, the strongest bot answers: { $bots }.
refused-no-proposal = There is no such proposal any more.
refused-no-pace = Say which pace: no clock, or a clock with a bank of at least one second.
refused-same-pace = The table already plays at this pace.
refused-empty = There is nothing to read in that.
refused-spectators-only = Players hear the spectators only after the end.
refused-no-whispers = At this table nobody whispers: what is said is said to everybody.
refused-whisper-self = You need not whisper to yourself.
refused-whisper-nobody = No person sits there who could hear a whisper.
refused-no-phrase = There is no such phrase.
refused-no-bot = There is no such bot. There are: { $bots }
refused-no-edition = This house has no such edition.
refused-bad-players = This game is played by { $seats } players.
refused-bad-setting = This cannot be: { $reason }
refused-not-stored = This could not be saved. Nothing has changed; try again in a moment.
refused-fault = Something went wrong on our side. Nothing was lost.

## Quick phrases, which each reader gets in the own language

phrase-hello = Good evening, everyone.
phrase-good-luck = Good luck. You will need it.
phrase-well-played = Well played.
phrase-thanks = I will not forget this.
phrase-sorry = Nothing personal.
phrase-hurry = The police will be here before you decide.
phrase-thinking = Give me a moment.
phrase-really = Are you sure about that?
phrase-offer = Let us talk business.
phrase-threat = It would be a pity if something happened.
phrase-back-soon = Back soon.
phrase-good-game = Good game. Again?

## A new pace, as everybody is told

pace-none = Agreed: from now on without a clock.
pace-live = Agreed: from now on live. Everybody’s bank holds { $bank }; each move brings back { $refill }.
pace-slow = Agreed: from now on slow. Everybody’s bank holds { $bank }; each move brings back { $refill }.
duration-days = { $count ->
    [one] one day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
duration-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}

## Why a table was closed

closed-owner = Whoever opened this table has closed it.
closed-expired = Nobody came in time, so this table was closed.
closed-brought = This game was brought along, to be watched.
closed-fault = Something in the book of this table cannot be read. Nothing is lost: whoever keeps this house can find out why, and here you can begin again with the same people.
closed-rules = The rules have changed since this game began, and it cannot go on under the new ones. Nothing is lost: a house with the old rules can open it, and here you can begin again with the same people.

## Calls to the table

call-turn = { $name }, it is your turn at { $game }: { $link }
call-test = This is how Malavita will call you.
