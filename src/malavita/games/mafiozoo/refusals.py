"""Why an answer is not legal, and which rule says so. `answers` is the judge; this only finds the words for it."""

from __future__ import annotations

from typing import Any

from ...kernel.bits import has
from ...kernel.spec import Refusal
from . import codes
from .bonuses import ALL_BONUSES, OF_BARBER, OF_PARLOR, OF_PIZZERIA, OF_PRISON, bonus_location
from .box import CHARACTERS, SYNDICATE, TARGETED_CARDS, TYPES, Box
from .bribery import PLACE, STOP, card_limit, connected, photos_ahead
from .favors import ONE_FROM_RESERVE
from .influence import accessible
from .rewards import NO_EXTRA
from .state import (
    BRIBE,
    DOCK_SHARE,
    EXTRA,
    GOON,
    INFORM,
    KEEP,
    ONWARD,
    PAYMENT,
    PRODUCE,
    TOKEN,
    USE,
    WINDOW,
    State,
)
from .table import gems_at_hand, works


def refusal(s: State, box: Box, seat: int, kind: int, answer: int) -> Refusal:
    """Why this seat, which is asked something, may not give this answer."""
    if kind != s.ask:
        return Refusal("wrong-question", "R12", {"kind": codes.QUESTION_NAMES[s.ask]})
    found: Refusal = REASONS[kind](s, box, seat, answer)
    return found


def not_dock(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """The Reserve is too small."""
    return Refusal("reserve-small", "R19", {"gems": answer, "reserve": s.reserve[seat]})


def not_bribe(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No such card in the hand, or no such bonus."""
    if answer < TYPES:
        return Refusal("no-such-card", "R21", {"card": codes.card_type(box, answer)})
    return not_window(s, box, seat, answer - TYPES)


def not_window(s: State, box: Box, seat: int, bonus: int) -> Refusal:
    """The location is not the player's, was used, does not work with this visit, or there is no gem."""
    assert bonus < ALL_BONUSES
    place = bonus_location(bonus)
    args: dict[str, Any] = {"location": codes.location(box, place)}
    if not works(s, seat, place):
        return Refusal("bonus-not-yours", "R58" if has(s.goons[seat], place) else "R30", args)
    if has(s.used[seat], place):
        return Refusal("bonus-used", "R30", args)
    if gems_at_hand(s, seat) == 0:
        return Refusal("no-gem", "R11")
    assert bonus in (OF_PIZZERIA, OF_BARBER) or bonus >= OF_PRISON or bonus == OF_PARLOR
    return Refusal("bonus-idle", "R32", {**args, "character": codes.character(box, s.visited)})


def not_use(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """More than the card moves, or more than there is."""
    gems = answer if answer <= PLACE else answer - PLACE
    limit = card_limit(s, box, seat)
    if gems > limit:
        secret = s.plan_card >= TARGETED_CARDS
        rule = ("R25" if answer > PLACE else "R23") if secret or limit == box.targeted_limit else "R24"
        return Refusal("card-limit", rule, {"gems": gems, "limit": limit})
    if answer <= PLACE:
        return Refusal("reserve-small", "R11", {"gems": gems, "reserve": s.reserve[seat]})
    return Refusal("slush-small", "R25", {"gems": gems, "slush": s.slush[seat]})


def not_onward(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No string, the same photo again, or no gem would stay."""
    assert answer != STOP
    photo, gems = (answer - 1) % CHARACTERS, 1 + (answer - 1) // CHARACTERS
    here = s.plan_photo[s.plan_length - 1]
    args = {"character": codes.character(box, here), "to": codes.character(box, photo)}
    if photo == here or not has(connected(s, box, seat, here), photo):
        return Refusal("not-connected", "R27", args)
    if not has(photos_ahead(s, box, seat), photo):
        return Refusal("photo-twice", "R29", args)
    return Refusal("one-must-stay", "R28", {**args, "gems": gems})


def not_inform(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """No such Informant in the hand, an empty Reserve, too many gems, or too few in the Slush Fund."""
    if not has(s.contacts[seat], s.person):
        return Refusal("no-informant", "R34", {"character": codes.character(box, s.person)})
    if answer == ONE_FROM_RESERVE:
        return Refusal("reserve-small", "R34", {"gems": 1, "reserve": s.reserve[seat]})
    gems = answer - ONE_FROM_RESERVE
    limit = box.police_slush if works(s, seat, 10) else box.informant_slush
    if gems > limit:
        return Refusal("informant-limit", "R34", {"gems": gems, "limit": limit})
    return Refusal("slush-small", "R34", {"gems": gems, "slush": s.slush[seat]})


def not_token(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Nothing lies there."""
    return Refusal("no-token", "R5")


def not_extra(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """Not onto the same character; and by option it must be placed."""
    if answer == NO_EXTRA:
        return Refusal("must-place", "A12")
    return Refusal("not-itself", "R49", {"character": codes.character(box, SYNDICATE)})


def not_produce(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """There are not so many gems."""
    return Refusal("no-gem", "R51")


def not_goon(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """A goon stands there already, no road leads there, or the favors do not pay for it."""
    args = {"location": codes.location(box, answer)}
    if has(s.goons[seat], answer):
        return Refusal("goon-there", "R57", args)
    if not has(accessible(s, box, seat), answer):
        return Refusal("no-road", "R55", args)
    return Refusal("cannot-pay", "R56", args)


def not_payment(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """These favors are not there, or do not pay for it."""
    return Refusal("wrong-payment", "R56", {"location": codes.location(box, s.plan_goon)})


def not_keep(s: State, box: Box, seat: int, answer: int) -> Refusal:
    """There is no such favor."""
    return Refusal("no-such-favor", "R59", codes.keep_args(box, answer))


REASONS: dict[int, Any] = {
    DOCK_SHARE: not_dock,
    BRIBE: not_bribe,
    USE: not_use,
    ONWARD: not_onward,
    WINDOW: not_window,
    INFORM: not_inform,
    TOKEN: not_token,
    EXTRA: not_extra,
    PRODUCE: not_produce,
    GOON: not_goon,
    PAYMENT: not_payment,
    KEEP: not_keep,
}
KEYS = (
    "wrong-question", "reserve-small", "no-such-card", "bonus-not-yours", "bonus-used", "no-gem", "bonus-idle",
    "card-limit", "slush-small", "not-connected", "photo-twice", "one-must-stay", "no-informant", "informant-limit",
    "no-token", "must-place", "not-itself", "goon-there", "no-road", "cannot-pay", "wrong-payment", "no-such-favor",
)  # fmt: skip
