"""Opening a table, sitting down, standing up, beginning, meeting again."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from msgspec import structs

from ...bots.base import names as bot_names
from ...games import registry
from ...kernel.errors import MalavitaError
from ...kernel.options import pack
from ...kernel.replay import mixed_key
from ..editions import Editions
from ..guests import Guest, clean_name
from ..refusal import Refused, from_rules
from ..wire import NewTable, SeatWish, Sit, Stand, Start
from .entries import Arranged, Began, BotSat, Closed, Rematched, Sat, Setting, Stood, Wish
from .manners import check_name, check_pace_of, check_room
from .moves import check_bot, check_kept
from .opening import opening
from .seats import free_character, with_characters
from .state import TableState
from .table import Table

PUT_AWAY = ("rules", "fault")  # why a game that had begun cannot go on

if TYPE_CHECKING:
    from ..house import House


def best_bot(game: str) -> str:
    """The strongest bot that plays a game."""
    return bot_names(game)[-1]


def setting_for(wish: NewTable, guest: Guest, editions: Editions, created: int) -> Setting:
    """The setting of a new table, with everything that cannot be refused now rather than later."""
    try:
        spec = registry.find(wish.game)
        edition = editions.read(wish.game, wish.edition or spec.default_edition)
        options = {option.name: wish.options.get(option.name, option.values[0]) for option in spec.options}
        pack(spec.options, {**options, **wish.options})
    except MalavitaError as error:
        raise from_rules(error) from None
    seats = with_characters([_wish(seat, guest, wish.game) for seat in wish.seats])
    players = sum(seat.kind != "closed" for seat in seats)
    if players not in spec.seats:
        raise Refused("bad-players", seats=", ".join(map(str, spec.seats)))
    check_kept(wish.pace)
    if not wish.hotseat and sum(seat.guest == guest.id for seat in seats) > 1:
        raise Refused("already-seated")
    return Setting(
        wish.game, edition.name, options, seats, wish.pace, wish.listed, wish.language, wish.hotseat, wish.start,
        guest.id, os.urandom(16).hex(), created,
    )  # fmt: skip


def _wish(seat: SeatWish, guest: Guest, game: str) -> Wish:
    if seat.kind == "me":
        return Wish("person", guest.id, clean_name(seat.name or guest.name), guest.face)
    if seat.kind == "bot":
        level = seat.bot or best_bot(game)
        check_bot(game, level)
        return Wish("bot", bot=level, character=seat.character)
    return Wish(seat.kind)


async def arrange(table: Table, guest: Guest, wish: NewTable) -> None:
    """Lay the table anew before the game begins; only who opened it may, and whoever sits there keeps the seat."""
    async with table.lock:
        await table.heal()
        state = table.state
        check_host(state, guest)
        check_room(state)
        old, new = state.setting, setting_for(wish, guest, table.house.editions, state.setting.created)
        kept = structs.replace(new, key=old.key, seats=_still_seated(state, new.seats))
        if kept != old:
            await table.commit(Arranged(who=guest.id, setting=kept))
        await begin_if_full(table)


def check_host(state: TableState, guest: Guest) -> None:
    """Before the game begins, who opened the table decides about it, and nobody else."""
    if guest.id != state.setting.owner:
        raise Refused("not-owner")
    check_open(state)


def check_open(state: TableState) -> None:
    """The game must not have begun."""
    if state.phase != "open":
        raise Refused("closed" if state.phase == "closed" else "already-begun")


def _still_seated(state: TableState, seats: list[Wish]) -> list[Wish]:
    """The seats wished for, with everybody who has sat down already in the same place."""
    seats = [wish for wish in seats if wish.kind != "closed"]
    for number, chair in enumerate(state.chairs):
        if chair.guest and chair.guest != state.setting.owner:
            if number >= len(seats) or seats[number].kind != "free":
                raise Refused("seat-taken")
            seats[number] = Wish("person", chair.guest, chair.name, chair.face)
    return seats


async def sit(table: Table, guest: Guest, wish: Sit) -> int:
    """Take a seat, or come back to one's own; before the game begins, by the name and face that one has now."""
    async with table.lock:
        await table.heal()
        seat = seat_to_take(table.state, guest, wish.seat)
        chair = table.state.chairs[seat]
        gathering = table.state.phase == "open"
        mix = wish.mix if gathering else ""
        renamed = gathering and not table.state.setting.hotseat and (chair.name, chair.face) != (guest.name, guest.face)
        mine = chair.guest == guest.id and not chair.bot
        if mine and (mix or renamed):
            check_room(table.state)
        if mix or renamed or not mine:
            check_name(table.state, guest)
            await table.commit(sat(table.state, guest, seat, mix))
        await begin_if_full(table)
        return seat


def sat(state: TableState, guest: Guest, seat: int, mix: str) -> Sat:
    """A guest in a seat; at a hot seat, whoever sits there already keeps the name."""
    chair = state.chairs[seat]
    name = chair.name if state.setting.hotseat and chair.guest == guest.id else guest.name
    return Sat(who=guest.id, seat=seat, name=name, face=guest.face, mix=mix)


def seat_to_take(state: TableState, guest: Guest, wanted: int | None) -> int:
    """The seat that a guest may take now."""
    own = state.seats_of(guest.id)
    if wanted is not None and wanted >= state.players:
        raise Refused("no-seat")
    if own and (wanted is None or wanted in own):
        return own[0] if wanted is None else wanted
    check_open(state)
    if own and not state.setting.hotseat:
        raise Refused("already-seated")
    free = [seat for seat, chair in enumerate(state.chairs) if chair.free]
    if wanted is None:
        if not free:
            raise Refused("no-free-seat")
        return free[0]
    if wanted not in free:
        raise Refused("seat-taken")
    return wanted


async def stand(table: Table, guest: Guest, wish: Stand) -> int:
    """Leave a seat; a bot answers there once the game has begun."""
    async with table.lock:
        await table.heal()
        state = table.state
        own = state.seats_of(guest.id)
        if not own or (wish.seat is not None and wish.seat not in own):
            raise Refused("not-seated")
        seat = own[0] if wish.seat is None else wish.seat
        level = wish.bot or best_bot(state.setting.game)
        check_bot(state.setting.game, level)
        if state.phase in ("open", "playing") and not state.chairs[seat].bot:
            check_room(state)
            check_pace_of(table, guest)
            await table.commit(Stood(who=guest.id, seat=seat, bot=level))
        return seat


async def begin(table: Table, guest: Guest, wish: Start) -> None:
    """Begin now, with bots in the free seats; only who opened the table may."""
    async with table.lock:
        await table.heal()
        state = table.state
        check_host(state, guest)
        level = wish.bot or best_bot(state.setting.game)
        check_bot(state.setting.game, level)
        own = state.seats_of(guest.id)
        if wish.mix and own:
            await table.commit(sat(state, guest, own[0], wish.mix))
        for seat, chair in enumerate(state.chairs):
            if chair.free:
                character = free_character(state.chairs)
                await table.commit(BotSat(who=guest.id, seat=seat, bot=level, character=character))
        await begin_game(table)


async def begin_if_full(table: Table) -> None:
    """Begin as soon as no seat is free, if the table was opened so."""
    state = table.state
    if state.phase == "open" and state.setting.start and not any(chair.free for chair in state.chairs):
        await begin_game(table)


async def begin_game(table: Table) -> None:
    """Deal: the key of the dice is the table's secret, mixed with what the players gave."""
    state, setting = table.state, table.state.setting
    key = mixed_key(bytes.fromhex(setting.key), [chair.mix for chair in state.chairs])
    edition = table.house.editions.read(setting.game, setting.edition)
    game = opening(edition, state.players, setting.options, key)
    await table.commit(Began(save=game.save()))


async def dissolve(table: Table, guest: Guest) -> None:
    """Send everybody home before the game begins; only who opened the table may."""
    async with table.lock:
        await table.heal()
        check_host(table.state, guest)
        await close(table, "owner")


async def close(table: Table, why: str) -> None:
    """Close a table that never began; the lock is held by the caller."""
    if table.state.phase == "open":
        await table.commit(Closed(why=why))


async def rematch(house: House, table: Table, guest: Guest, hold: bool = False) -> str:
    """Another table for the same people, each a seat further; the first who asks opens it for all, and may hold it."""
    async with table.lock:
        await table.heal()
        state = table.state
        if state.phase != "over" and state.why_closed not in PUT_AWAY:
            raise Refused("not-over")
        if not state.seats_of(guest.id):
            raise Refused("not-seated")
        if state.rematch:
            return state.rematch
        setting = again(state, guest.id, house.clock.wall())
        house.editions.read(setting.game, setting.edition)  # refused, if it is no longer here
        code = await house.directory.unused_code()
        await table.commit(Rematched(who=guest.id, code=code), also=house.directory.rows_for(code, setting))
        house.directory.add(code, setting)
    if not hold:
        other = await house.directory.find(code)
        async with other.lock:
            await begin_if_full(other)
    return code


def again(state: TableState, owner: str, created: int) -> Setting:
    """The same setting with a new secret, everybody one seat further; nobody is awaited, so it begins by itself."""
    old = state.setting
    seats = [
        Wish("person" if chair.guest else "bot", chair.guest, chair.name, chair.face, "" if chair.guest else chair.bot,
             chair.character)
        for chair in state.chairs
    ]  # fmt: skip
    return Setting(
        old.game, old.edition, old.options, [seats[-1], *seats[:-1]], state.pace, False, old.language, old.hotseat,
        True, owner, os.urandom(16).hex(), created,
    )  # fmt: skip
