"""Mafiozoo: bribe the right people, collect their favors, and put your goons all over the city."""

from pathlib import Path

from ...kernel.spec import GameSpec, Pace
from .box import SEATS, Box
from .breakdown import breakdown, reason
from .checks import INVARIANTS, broken
from .codes import KINDS_OF_QUESTIONS, SIZES, UNITS
from .edition import read_box
from .events import EVENTS
from .flow import answers, asked, begin, can_take_back, hear, moment, play, question_kind, run_once
from .knowledge import HIDDEN_THINGS, alike, is_silent, names_so_far, rename, rename_answer, resample
from .notation import notation
from .observe import LAYOUT, observe
from .position import complete
from .refusals import refusal
from .scoring import outcome
from .setup import deal
from .state import OPTIONS, State
from .view import SIGHTS, catalogue, own_view, view
from .words import wording

SPEC = GameSpec(
    name="mafiozoo",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=(2, 3, 4),
    most_seats=SEATS,
    state=State,
    box=Box,
    kinds=KINDS_OF_QUESTIONS,
    events=EVENTS,
    options=OPTIONS,
    units=UNITS,
    sizes=SIZES,
    observation=LAYOUT,
    most_answers=5000,
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
    dealt_only=0,
    hidden_things=HIDDEN_THINGS,
    names_so_far=names_so_far,
    is_silent=is_silent,
    alike=alike,
    begin=begin,
    nobody="strawman",
    pace=Pace(hear, run_once, moment),
    turn_rule="R21",
    end_rule="R66",
)
