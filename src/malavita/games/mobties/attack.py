"""Attacks: the target, the defence, the sacrifice; Drive-By and Shanked (R55 to R62)."""

from __future__ import annotations

from ...kernel.bits import bit, count, has, lowest
from ...kernel.events import Log, tell
from ...kernel.rule import rule
from .box import DEFENSES, DRIVE_BY, FIRST_DEFENSE, FREE, JAIL, MORGUE, SEATS, SHANKED, STREETS, Box
from .cards import kinds_in_hand, play_card
from .events import ATTACKED, BONUS, DEFENDED, DROVE_BY, KILLED, SHANKED_ONE, UNDEFENDED
from .moments import at_attack, at_kill
from .setup import clear_attack, clear_plan
from .state import DEFEND, DRIVE_BY_SPARES_OWN, LOSE, NONE, SHANKED_NEEDS_INMATE, State
from .table import ask_seat, free_gangsters, gangsters_at, in_action_order, is_on, receive, relocate, seats_at

# --- who can be attacked


@rule
def prey(s: State, seat: int, place: int) -> int:
    """The opponents at a place whom no deal protects from a seat, a set."""
    return seats_at(s, place) & ~bit(seat) & ~s.truces[seat]


@rule
def armed(s: State, seat: int) -> int:
    """The gangsters of a seat that stand together with somebody to attack, a set (R55, R60)."""
    crew = 0
    for place in range(FREE):
        if s.crew[seat, place] != 0 and prey(s, seat, place) != 0:
            crew |= s.crew[seat, place]
    return crew


@rule
def can_shank(s: State, seat: int) -> bool:
    """Tell whether Shanked finds an opponent in Jail; by option only with a fellow inmate (R60, R66, A27)."""
    if prey(s, seat, JAIL) == 0:
        return False
    return s.crew[seat, JAIL] != 0 if is_on(s, SHANKED_NEEDS_INMATE) else free_gangsters(s, seat) != 0


@rule
def can_drive_by(s: State, seat: int) -> bool:
    """Tell whether a Drive-By is legal: opponents in the Streets, none protected, an own gangster free (A26, R66)."""
    others = seats_at(s, STREETS) & ~bit(seat)
    return others != 0 and prey(s, seat, STREETS) == others and free_gangsters(s, seat) != 0


# --- on whom: answer 6 * place + seat; place 7 is Jail

TARGET_ANSWERS = SEATS * (JAIL + 1)


@rule
def may_target(s: State, box: Box, seat: int) -> int:
    """Every opponent beside a gangster who may use the card; Shanked only in Jail (R55, R56)."""
    if s.plan_card == SHANKED:
        return prey(s, seat, JAIL) << (SEATS * JAIL)
    users = box.users[box.class_of[s.plan_card]]
    bits = 0
    for place in range(FREE):
        if s.crew[seat, place] & users != 0:
            bits |= prey(s, seat, place) << (SEATS * place)
    return bits


@rule
def attack(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Play the card openly and name opponent and place (R55)."""
    kind = s.plan_card
    clear_plan(s)
    play_card(s, box, seat, kind)
    s.strike = kind
    s.victim = answer % SEATS
    s.scene = answer // SEATS
    if kind == SHANKED:
        tell(log, SHANKED_ONE, 0, seat, s.victim)
    else:
        tell(log, ATTACKED, 0, seat, s.victim, kind, s.scene, box.level[kind])
    at_attack(s, seat, s.victim, s.scene, log)
    if kind == SHANKED:
        sacrifice(s, box, log)  # no defence in Jail
    else:
        ask_seat(s, s.victim, DEFEND)


# --- the defence: answer 0 is none, answer 1 + n a card; it is always asked

NO_DEFENSE = 0
DEFEND_ANSWERS = 1 + DEFENSES


@rule
def may_defend(s: State, box: Box, seat: int) -> int:
    """One card of at least the level of the attack, or none (R57)."""
    bits = bit(NO_DEFENSE)
    held = kinds_in_hand(s, box, seat) >> FIRST_DEFENSE
    for card in range(DEFENSES):
        if has(held, card) and box.level[FIRST_DEFENSE + card] >= box.level[s.strike]:
            bits |= bit(1 + card)
    return bits


@rule
def defend(s: State, box: Box, seat: int, answer: int, log: Log) -> None:
    """Survive with a card, or lose a gangster (R57, R58)."""
    if answer != NO_DEFENSE:
        card = FIRST_DEFENSE + answer - 1
        play_card(s, box, seat, card)
        tell(log, DEFENDED, 0, seat, card, s.mark)
        end_attack(s)
        return
    tell(log, UNDEFENDED, 0, seat)
    if s.strike == DRIVE_BY:
        kill(s, box, s.mark, log)
    else:
        sacrifice(s, box, log)


@rule
def end_attack(s: State) -> None:
    """This attack is over; a Drive-By goes on."""
    if s.strike != DRIVE_BY:
        clear_attack(s)


# --- the sacrifice


@rule
def sacrifice(s: State, box: Box, log: Log) -> None:
    """The victim chooses who dies, where there is a choice (R58, A32)."""
    crew = s.crew[s.victim, s.scene]
    if count(crew) > 1:
        ask_seat(s, s.victim, LOSE)
    else:
        kill(s, box, lowest(crew), log)


@rule
def kill(s: State, box: Box, gangster: int, log: Log) -> None:
    """A gangster dies; the first kill of turn 1 earns a bonus (R58, R62)."""
    attacker = in_action_order(s, s.queue)
    victim = s.victim
    if s.scene == JAIL:
        s.convicts += 1
    relocate(s, victim, gangster, s.scene, MORGUE)
    tell(log, KILLED, 0, attacker, victim, gangster, s.scene)
    if s.turn_now == 1 and s.blooded == 0 and victim != attacker:
        s.blooded = 1
        receive(s, attacker, box.kill_bonus)
        tell(log, BONUS, 0, attacker, box.kill_bonus)
    end_attack(s)
    at_kill(s, attacker, victim, log)


# --- Drive-By: one gangster after the other, owners in Action order (A26)


@rule
def drive_by(s: State, box: Box, seat: int, log: Log) -> None:
    """Shoot at everybody in the Streets."""
    play_card(s, box, seat, DRIVE_BY)
    s.strike = DRIVE_BY
    s.scene = STREETS
    own = count(s.crew[seat, STREETS]) if is_on(s, DRIVE_BY_SPARES_OWN) else 0
    tell(log, DROVE_BY, 0, seat, gangsters_at(s, STREETS) - own)


@rule
def next_in_volley(s: State, box: Box, log: Log) -> None:
    """Aim at the next gangster in the Streets; after the last the Drive-By is over."""
    attacker = in_action_order(s, s.queue)
    while s.volley < s.players:
        owner = in_action_order(s, s.volley)
        left = s.crew[owner, STREETS] >> (s.mark + 1)
        if left != 0 and not (owner == attacker and is_on(s, DRIVE_BY_SPARES_OWN)):
            s.mark += 1 + lowest(left)
            s.victim = owner
            at_attack(s, attacker, owner, STREETS, log)
            ask_seat(s, owner, DEFEND)
            return
        s.volley += 1
        s.mark = NONE
    clear_attack(s)
