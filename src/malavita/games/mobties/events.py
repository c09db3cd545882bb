"""Everything visible that can happen in Mob Ties. Arguments marked "!" are told only to who may know them."""

from __future__ import annotations

from ...kernel.events import EventKind

(
    STARTED, DEALT, ROLE_DEALT, PLACED, TURN_BEGAN, TEST_OPENED, READY, PRESSED, VOTED, BALLOT_SHOWN, COUNTED, DECIDED,
    NO_ELECTION, ELECTED, TERMS_SET, DREW, KEPT, GAVE, PAID, NOT_PAID, BRIBED, PEEKED, BOUGHT, EXCHANGED, HIRED, MOVED,
    STAYED, FED_DRAWN, FED_VOID, RAIDED, TURNED_AROUND, AGENTS_CAME, SHOT, HELD_FIRE, SURROUNDED, SAVED, ARRESTED,
    CLOSED, ATTACKED, DROVE_BY, DEFENDED, UNDEFENDED, KILLED, BONUS, SHANKED_ONE, DROVE, FREED, TIPPED, GOT_AWAY,
    SHOOK_DOWN, TAPPED, CALLED_IN, PASSED, BAILED, ACCUSED, HEAT_ROSE, CLEARED, RESHUFFLED, FEDS_RESHUFFLED, SCORED,
    ENDED,
) = range(61)  # fmt: skip


def kind(name: str, args: str) -> EventKind:
    """An event from its name and arguments, written as `name:what it is`; no `:` for a plain number."""
    parts = [part.partition(":") for part in args.split()]
    return EventKind(name, tuple((name, unit) for name, _, unit in parts))


EVENTS = (
    kind("started", "seat:seat terms:term"),
    kind("dealt", "seat:seat count low:lowkinds! high:highkinds!"),
    kind("role-dealt", "seat:seat role:role!"),
    kind("placed", "seat:seat gangster:gangster place:place"),
    kind("turn-began", "turn"),
    kind("test-opened", "test:test place:place seats:seats"),
    kind("ready", "seat:seat"),
    kind("pressed", "seat:seat"),
    kind("voted", "seat:seat"),
    kind("ballot-shown", "seat:seat vote:vote votes"),
    kind("counted", "test:test place:place votes:votes tied:seats"),
    kind("decided", "seat:seat winner:seat test:test"),
    kind("no-election", "don:seat"),
    kind("elected", "seat:seat"),
    kind("terms-set", "seat:seat terms:term"),
    kind("drew", "seat:seat count card:favor! other:favor!"),
    kind("kept", "seat:seat card:favor! bottom:favor!"),
    kind("gave", "seat:seat to:seat card:favor!"),
    kind("paid", "seat:seat place:place amount:dollars"),
    kind("not-paid", "place:place"),
    kind("bribed", "seat:seat amount:dollars"),
    kind("peeked", "seat:seat count card:fedkind! second:fedkind! third:fedkind!"),
    kind("bought", "seat:seat amount:dollars"),
    kind("exchanged", "seat:seat card:favor! other:favor!"),
    kind("hired", "seat:seat gangster:gangster amount:dollars"),
    kind("moved", "seat:seat gangster:gangster from:place to:place"),
    kind("stayed", "seat:seat"),
    kind("fed-drawn", "card:fedkind"),
    kind("fed-void", "place:place"),
    kind("raided", "place:place"),
    kind("turned-around", "backward"),
    kind("agents-came", "place:place count agents"),
    kind("shot", "seat:seat card:favor place:place before after"),
    kind("held-fire", "seat:seat"),
    kind("surrounded", "place:place agents"),
    kind("saved", "place:place agents"),
    kind("arrested", "seat:seat gangster:gangster place:place"),
    kind("closed", "place:place card:fedkind"),
    kind("attacked", "seat:seat victim:seat card:favor place:place level"),
    kind("drove-by", "seat:seat count"),
    kind("defended", "seat:seat card:favor gangster:gangster"),
    kind("undefended", "seat:seat"),
    kind("killed", "seat:seat victim:seat gangster:gangster place:place"),
    kind("bonus", "seat:seat amount:dollars"),
    kind("shanked", "seat:seat victim:seat"),
    kind("drove", "seat:seat from:place to:place passenger:gangster"),
    kind("freed", "seat:seat owner:seat gangster:gangster card:favor"),
    kind("tipped", "seat:seat place:place count"),
    kind("got-away", "seat:seat gangster:gangster from:place to:place"),
    kind("shook-down", "seat:seat victim:seat amount:dollars"),
    kind("tapped", "seat:seat victim:seat count low:lowkinds! high:highkinds!"),
    kind("called-in", "seat:seat count"),
    kind("passed", "seat:seat"),
    kind("bailed", "seat:seat gangster:gangster amount:dollars"),
    kind("accused", "seat:seat suspect:seat right amount:dollars"),
    kind("heat-rose", "heat"),
    kind("cleared", "jail morgue"),
    kind("reshuffled", "count"),
    kind("feds-reshuffled", "count"),
    kind("scored", "seat:seat cash:dollars gangsters:dollars total:dollars"),
    kind("ended", "seats:seats total:dollars"),
)
