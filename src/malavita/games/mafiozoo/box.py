"""What lies in the box of Mafiozoo: 12 characters and their tiles, 16 locations, cards, tokens, gems and goons."""

from __future__ import annotations

from ...kernel.record import PUBLIC, Record, Row, field

SEATS = 4
CHARACTERS = 12
ADVISORS = 4
LOCATIONS = 16
FAVORS = 5
NEIGHBORHOODS = 6
TOKENS = 60
AGENDA = 5
GEMS = 16
BRIBERY_CARDS = 30
TARGETED_CARDS = 24
TYPES = 13  # the targeted cards of 12 characters, and the secret ones
SECRET_TYPE = 12
INFORMANTS = 12
GODFATHER_CARDS = 8

# The characters, by the number printed on their photo less one.
(
    DISTILLER, MAYOR, FORGER, LIEUTENANT, FEMME_FATALE, SYNDICATE, BANKER, PRODUCER, COMMISSIONER, DEVELOPER, JUDGE,
    DETECTIVE,
) = range(CHARACTERS)  # fmt: skip

BOOZE, PERMIT, JEWELRY, WEAPONS, GODFATHER = range(FAVORS)
FAVOR_NAMES = ("booze", "permit", "jewelry", "weapons", "godfather")
ANY = FAVORS  # the "?" of a cost

NEIGHBORHOOD_NAMES = ("financial", "industrial", "chinatown", "littleItaly", "campus", "park")

# The locations, row by row.
(
    BOXING_VENUE, RACETRACK, CONSTRUCTION_SITE, DOCK,
    FENCE, GAMBLING_DEN, NIGHT_CLUB, HOTEL,
    PIZZERIA, MASSAGE_PARLOR, POLICE_STATION, NEWSPAPER,
    BARBER, PRISON, TOWN_HALL, COURTHOUSE,
) = range(LOCATIONS)  # fmt: skip
LOCATION_CODES = tuple(f"L{row}{column}" for row in range(1, 5) for column in range(1, 5))
REVENUE_LOCATIONS = 8  # rows 1 and 2 work in the Revenue phase

# The conditions of a family tile.
HIGHEST, PAY, MEANS = range(3)
CONDITIONS = ("highest", "pay", "means")

ALL_CHARACTERS = (1 << CHARACTERS) - 1
ALL_LOCATIONS = (1 << LOCATIONS) - 1
ALL_BRIBERY = (1 << BRIBERY_CARDS) - 1
ALL_INFORMANTS = (1 << INFORMANTS) - 1
ALL_TOKENS = (1 << TOKENS) - 1
TARGETED = (1 << TARGETED_CARDS) - 1
SECRETS = ALL_BRIBERY & ~TARGETED


class Box(Record):
    """One edition of the box, as the rules read it."""

    strings: Row = field("i2", "photos tied to each photo by a red string", 0, ALL_CHARACTERS, PUBLIC, (CHARACTERS,))
    lines: Row = field("i2", "photos on a diagonal line with each photo", 0, ALL_CHARACTERS, PUBLIC, (CHARACTERS,))
    condition: Row = field("i1", "condition on the other side of each tile", PAY, MEANS, PUBLIC, (CHARACTERS,))
    needed: Row = field("i1", "price or number of gems on that side", 1, 9, PUBLIC, (CHARACTERS,))
    advisor: Row = field("i1", "the advisor on each Godfather card", 0, ADVISORS - 1, PUBLIC, (GODFATHER_CARDS,))
    income: Row = field("i1", "Zoollars on each Godfather card", 0, 20, PUBLIC, (GODFATHER_CARDS,))
    cost: Row = field("i1", "the two favors each location costs", 0, ANY, PUBLIC, (LOCATIONS, 2))
    points: Row = field("i1", "points of each location", 0, 20, PUBLIC, (LOCATIONS,))
    roads: Row = field("i4", "locations joined to each location", 0, ALL_LOCATIONS, PUBLIC, (LOCATIONS,))
    outside: int = field("i4", "locations that are always accessible", 0, ALL_LOCATIONS, PUBLIC)
    start_money: int = field("i1", "Zoollars each player starts with", 0, 40, PUBLIC)
    start_slush: Row = field("i1", "gems in the Slush Fund, by players and order", 0, GEMS, PUBLIC, (SEATS + 1, SEATS))
    rounds: Row = field("i1", "rounds, by players", 0, GODFATHER_CARDS, PUBLIC, (SEATS + 1,))
    most_golden: int = field("i1", "golden tiles at most", 0, CHARACTERS, PUBLIC)
    dealt: int = field("i1", "Bribery cards dealt each round", 2, 5, PUBLIC)
    targeted_limit: int = field("i1", "gems for a targeted card", 1, 4, PUBLIC)
    secret_limit: int = field("i1", "gems for a secret card", 1, 4, PUBLIC)
    town_hall_limit: int = field("i1", "gems for a targeted card with the Town Hall", 1, 4, PUBLIC)
    informant_slush: int = field("i1", "gems of an Informant from the Slush Fund", 1, 3, PUBLIC)
    police_slush: int = field("i1", "the same with the Police Station", 1, 3, PUBLIC)
