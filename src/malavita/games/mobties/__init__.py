"""Mob Ties: families, favors and the Feds; anything can be promised, and some promises even bind."""

from pathlib import Path

from ...kernel.spec import GameSpec, Pace
from .bargains import BARGAINS
from .box import SEATS, Box
from .breakdown import breakdown, reason
from .checks import HEATED, INVARIANTS, broken
from .codes import KINDS_OF_QUESTIONS, SIZES, UNITS
from .defaults import default_answer
from .edition import read_box
from .events import EVENTS
from .flow import answers, asked, can_take_back, hear, moment, play, question_kind, run_once
from .knowledge import HIDDEN_THINGS, resample
from .notation import notation
from .observe import LAYOUT, observe
from .pasts import alike, names_so_far, realign, rename, rename_answer
from .position import complete
from .refusals import refusal
from .scoring import outcome
from .setup import begin, deal
from .state import OPTIONS, State
from .view import SIGHTS, catalogue, own_view, view
from .words import wording

SPEC = GameSpec(
    name="mobties",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=(3, 4, 5, 6),
    most_seats=SEATS,
    state=State,
    box=Box,
    kinds=KINDS_OF_QUESTIONS,
    events=EVENTS,
    options=OPTIONS,
    units=UNITS,
    sizes=SIZES,
    observation=LAYOUT,
    most_answers=40_000,
    deal=deal,
    asked=asked,
    question_kind=question_kind,
    answers=answers,
    play=play,
    outcome=outcome,
    observe=observe,
    resample=resample,
    broken=broken,
    can_take_back=can_take_back,
    read_box=read_box,
    catalogue=catalogue,
    sights=SIGHTS,
    view=view,
    own_view=own_view,
    refusal=refusal,
    breakdown=breakdown,
    reason=reason,
    complete=complete,
    rename=rename,
    rename_answer=rename_answer,
    notation=notation,
    wording=wording,
    invariants=INVARIANTS,
    dealt_only=1 << HEATED,
    default=default_answer,
    world_share=0.02,
    hidden_things=HIDDEN_THINGS,
    names_so_far=names_so_far,
    realign=realign,
    alike=alike,
    begin=begin,
    bargains=BARGAINS,
    pace=Pace(hear, run_once, moment, waved=True),
    turn_rule="R9",
    end_rule="R70",
)
