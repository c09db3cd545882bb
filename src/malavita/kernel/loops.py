"""Many games at once: random play, checks, and the steps of a batch. Linked to a game's rules like `engine`."""

from __future__ import annotations

from typing import Any

from .bits import count, has, lowest, nth
from .dice import choice, game_key, stir
from .rule import rule

# Stand-ins for the rules of a game; a Workshop puts the real ones in their place.
deal: Any = None
begin: Any = None
asked: Any = None
question_kind: Any = None
answers: Any = None
play: Any = None
outcome: Any = None
observe: Any = None
resample: Any = None
broken: Any = None
action_offset: Any = None

NOBODY = -1


@rule
def open_numbered(s: Any, box: Any, players: int, options: int, seed: int, game: int) -> None:
    """Deal one game of a numbered series."""
    s.key[0] = game_key(seed, game, 0)
    s.key[1] = game_key(seed, game, 1)
    s.drawn = 0
    deal(s, box, players, options)
    begin(s, box, None)


@rule
def random_answer(s: Any, box: Any, seat: int, luck: int) -> int:
    """Any legal answer, each as likely."""
    bits = answers(s, box, seat)
    return nth(bits, choice(luck, count(bits)))


@rule
def random_game(s: Any, box: Any, players: int, options: int, seed: int, game: int) -> int:
    """Play one whole game with random legal answers; returns how many were given."""
    open_numbered(s, box, players, options, seed, game)
    luck = game_key(seed, game, 2)
    length = 0
    seats = asked(s, box)
    while seats != 0:
        seat = lowest(seats)
        luck = stir(luck)
        play(s, box, seat, random_answer(s, box, seat, luck), None)
        length += 1
        seats = asked(s, box)
    return length


@rule
def random_games(
    first: int, hop: int, states: Any, boxes: Any, players: int, options: int, seed: int, start: int, scores: Any,
    ranks: Any, lengths: Any,
) -> None:  # fmt: skip
    """Play whole random games; each visitor uses the memory of one state for all of its games."""
    for i in range(first, len(lengths), hop):
        s = states[first]
        lengths[i] = random_game(s, boxes[0], players, options, seed, start + i)
        outcome(s, boxes[0], scores[i], ranks[i])


@rule
def random_games_seen(
    states: Any, boxes: Any, players: int, options: int, seed: int, first: int, size: int, out: Any, mask: Any
) -> int:
    """Play random games, writing observation and mask for the acting seat before each answer; returns the answers."""
    s, box = states[0], boxes[0]
    total = 0
    for n in range(size):
        open_numbered(s, box, players, options, seed, first + n)
        luck = game_key(seed, first + n, 2)
        seats = asked(s, box)
        while seats != 0:
            seat = lowest(seats)
            bits = answers(s, box, seat)
            observe(s, box, seat, out)
            write_mask(bits, action_offset(question_kind(s, box, seat)), mask)
            luck = stir(luck)
            play(s, box, seat, nth(bits, choice(luck, count(bits))), None)
            total += 1
            seats = asked(s, box)
    return total


@rule
def checked_games(states: Any, boxes: Any, players: int, options: int, seed: int, first: int, size: int) -> int:
    """Play random games and test every invariant after every answer; returns the invariants ever broken."""
    s, box = states[0], boxes[0]
    found = 0
    for n in range(size):
        open_numbered(s, box, players, options, seed, first + n)
        luck = game_key(seed, first + n, 2)
        seats = asked(s, box)
        while seats != 0:
            found |= broken(s, box)
            seat = lowest(seats)
            luck = stir(luck)
            play(s, box, seat, random_answer(s, box, seat, luck), None)
            seats = asked(s, box)
        found |= broken(s, box)
    return found


@rule
def imagine_often(states: Any, boxes: Any, seat: int, seed: int, times: int) -> int:
    """Draw hidden worlds of state 0 into state 1 again and again, for measuring."""
    mixed = 0
    for n in range(times):
        states[1] = states[0]
        resample(states[1], boxes[0], seat, game_key(seed, n, 0), game_key(seed, n, 1), None)
        mixed ^= asked(states[1], boxes[0])
    return mixed


@rule
def write_mask(bits: int, offset: int, mask: Any) -> None:
    """Write the legal answers as ones into a mask over the whole action space."""
    for n in range(len(mask)):
        mask[n] = 0
    while bits != 0:
        mask[offset + lowest(bits)] = 1
        bits &= bits - 1


# --- a batch: each function visits the games from `first` on in steps of `hop`. A loop on the CPU takes 0 and 1, a GPU
# thread its own number and the number of threads. Rules are given records, not arrays: passing arrays on costs more
# than a step, because Numba counts references to them.


@rule
def report(s: Any, box: Any) -> tuple[int, int, int]:
    """Who is asked (or nobody), what may be answered, and where that kind of question begins in the action space."""
    seats = asked(s, box)
    if seats == 0:
        return NOBODY, 0, 0
    seat = lowest(seats)
    return seat, answers(s, box, seat), action_offset(question_kind(s, box, seat))


@rule
def start_games(
    first: int, hop: int, states: Any, boxes: Any, players: int, options: int, seed: int, numbers: Any, acting: Any,
    legal: Any, offsets: Any, rewards: Any, done: Any,
) -> None:  # fmt: skip
    """Deal games by their numbers in the series."""
    for i in range(first, len(acting), hop):
        open_numbered(states[i], boxes[0], players, options, seed, numbers[i])
        acting[i], legal[i], offsets[i] = report(states[i], boxes[0])
        done[i] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0


@rule
def step_games(
    first: int, hop: int, states: Any, boxes: Any, players: int, options: int, seed: int, actions: Any, numbers: Any,
    stride: int, acting: Any, legal: Any, offsets: Any, rewards: Any, done: Any, refused: Any,
) -> None:  # fmt: skip
    """Give one answer in each game, or deal the next of its series when it was over; `refused` gets illegal ones."""
    for i in range(first, len(acting), hop):
        if done[i]:
            if stride == 0:
                continue
            numbers[i] += stride
            open_numbered(states[i], boxes[0], players, options, seed, numbers[i])
            done[i] = 0
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0
        else:
            answer = actions[i] - offsets[i]
            if answer < 0 or answer > 61 or not has(legal[i], answer):
                refused[0] = i
                continue
            play(states[i], boxes[0], acting[i], answer, None)
        acting[i], legal[i], offsets[i] = report(states[i], boxes[0])
        if acting[i] == NOBODY:
            done[i] = 1
            reward(states[i], boxes[0], players, rewards[i])


@rule
def reward(s: Any, box: Any, players: int, row: Any) -> None:
    """At the end each seat gets its share of seats beaten less seats lost to, from -1 to 1, together 0."""
    half = len(row) // 2
    outcome(s, box, row[:half], row[half:])
    for seat in range(players):
        beaten = 0
        for other in range(players):
            if row[half + other] > row[half + seat]:
                beaten += 1
            elif row[half + other] < row[half + seat]:
                beaten -= 1
        row[seat] = beaten / (players - 1)


@rule
def choose_answers(first: int, hop: int, legal: Any, offsets: Any, luck: Any, actions: Any) -> None:
    """Choose any legal answer in each game."""
    for i in range(first, len(actions), hop):
        if legal[i] != 0:
            luck[i] = stir(luck[i])
            actions[i] = offsets[i] + nth(legal[i], choice(luck[i], count(legal[i])))


@rule
def observe_games(
    first: int, hop: int, states: Any, boxes: Any, acting: Any, legal: Any, offsets: Any, out: Any, masks: Any
) -> None:
    """Write observation and mask of each game for the seat that is asked; all ones for a game that is over."""
    for i in range(first, len(acting), hop):
        observe(states[i], boxes[0], acting[i] if acting[i] != NOBODY else 0, out[i])
        write_mask(legal[i], offsets[i], masks[i])
        if acting[i] == NOBODY:
            for n in range(masks.shape[1]):
                masks[i, n] = 1
