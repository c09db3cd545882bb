"""Criminals: hire henchmen from hidden piles, send them to rob, and keep three gangs in sight."""

from pathlib import Path

from ...kernel.spec import GameSpec
from .box import SEATS, Box
from .breakdown import breakdown, reason
from .checks import DEALT, INVARIANTS, broken
from .codes import KINDS_OF_QUESTIONS, SIZES, UNITS
from .edition import read_box
from .events import EVENTS
from .flow import answers, asked, can_take_back, play, question_kind
from .knowledge import rename, rename_answer, resample
from .notation import notation
from .observe import LAYOUT, observe
from .position import complete
from .refusals import SHOWN, refusal
from .scoring import outcome
from .setup import deal
from .state import OPTIONS, State
from .view import SIGHTS, catalogue, own_view, view
from .words import wording

SPEC = GameSpec(
    name="criminals",
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
    most_answers=1000,
    turn_rule="R8",
    end_rule="R13",
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
    shown_refusals=SHOWN,
    breakdown=breakdown,
    reason=reason,
    complete=complete,
    rename=rename,
    rename_answer=rename_answer,
    notation=notation,
    wording=wording,
    invariants=INVARIANTS,
    dealt_only=1 << DEALT,
)
