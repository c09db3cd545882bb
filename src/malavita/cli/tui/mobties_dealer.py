"""The deal desk without a screen: which deal lies on it, what may be done with it, and the offer being written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel.errors import IllegalAnswer
from ...kernel.question import Answer
from .look import seat_mark
from .mobties_draft import KINDS, MOST, Draft, choice, clauses, from_deal
from .mobties_terms import Form
from .table import Table

Deal = Mapping[str, Any]
DONE = {"accept": "accepted", "decline": "declined", "withdraw": "withdrawn", "release": "released"}


class Dealer:
    """One reader at the desk."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.chosen: int | None = None  # the number of the deal that lies on the desk
        self.writing = False  # whether the draft lies on the desk
        self.form: Form | None = None
        self.picking = ""  # strike, turn or party: which line or player is meant
        self.notice = ("", False)  # words, and whether they are a refusal

    # --- what lies there

    @property
    def draft(self) -> Draft | None:
        """The offer that the reader has begun to write; it stays when the desk is left."""
        return self.table.papers.get(self.seat)

    @draft.setter
    def draft(self, draft: Draft | None) -> None:
        if draft is None:
            self.table.papers.pop(self.seat, None)
        else:
            self.table.papers[self.seat] = draft

    @property
    def deals(self) -> list[dict[str, Any]]:
        """All deals on the table."""
        return self.table.game.deals(self.seat)

    @property
    def deal(self) -> dict[str, Any] | None:
        """The deal on the desk: the one chosen, else one that waits for the reader, else the last."""
        deals = self.deals
        mine = [deal for deal in deals if self.waits_for_me(deal)]
        found = [deal for deal in deals if deal["deal"] == self.chosen] or mine or deals[-1:]
        return found[0] if found else None

    def waits_for_me(self, deal: Deal) -> bool:
        """Tell whether an offer waits for the reader's answer."""
        return deal["life"] == "offered" and self.seat in deal["parties"] and self.seat not in deal["agreed"]

    # --- what may be done

    @property
    def question(self) -> str:
        """What the reader is asked at the desk."""
        if self.form is not None:
            return self.form.question()
        if self.picking:
            return self.table.say(f"desk-which-{self.picking}")
        if self.writing:
            return self.table.say("desk-writing")
        return self.table.say("desk-what" if self.deals else "desk-none")

    @property
    def answers(self) -> list[Answer]:
        """What the reader may choose."""
        if self.form is not None:
            return self.form.choices()
        if self.picking:
            return self._picks()
        return self._draft_answers() if self.writing else self._deal_answers()

    def _deal_answers(self) -> list[Answer]:
        deal, found = self.deal, []
        if deal is not None:
            found = [self._choice(act) for act in self._acts(deal)]
        found.append(self._choice("resume" if self.draft and self.draft.terms else "new"))
        for other in self.deals:
            if deal is None or other["deal"] != deal["deal"]:
                words = self.table.say("desk-look", deal=other["deal"])
                found.append(choice(f"look:{other['deal']}", {"deal": other["deal"], "look": other["deal"]}, words))
        return found + [self._seat_choice("pass", seat) for seat in self._people_waited_for()]

    def _acts(self, deal: Deal) -> list[str]:
        party, mine = self.seat in deal["parties"], deal["from"] == self.seat
        if deal["life"] == "sealed":
            return ["release"] if party and self.seat not in deal["released"] else []
        if not party:
            return []
        return ["withdraw", "counter"] if mine else ["accept", "decline", "counter"]

    def _people_waited_for(self) -> list[int]:
        """Other people at this keyboard who have an offer to answer."""
        waiting = {seat for deal in self.deals if deal["life"] == "offered" for seat in deal["parties"]}
        agreed = {seat for deal in self.deals if deal["life"] == "offered" for seat in deal["agreed"]}
        return [seat for seat in sorted(waiting - agreed) if self.table.is_human(seat) and seat != self.seat]

    def _draft_answers(self) -> list[Answer]:
        assert self.draft is not None
        found = []
        if self.draft.size < MOST:
            for kind in KINDS:
                words = self.table.say(f"desk-term-{kind}")
                found.append(choice(f"add:{kind}", {"add": kind}, words))
        if self.draft.terms:
            found += [self._choice(name) for name in ("offer", "strike", "turn")]
        return [*found, self._choice("party"), self._choice("tear")]

    def _picks(self) -> list[Answer]:
        assert self.draft is not None
        if self.picking == "party":
            return [self._seat_choice("name", seat) for seat in self.table.names if seat != self.seat]
        found = []
        for line, term in enumerate(self.draft.terms):
            words = f"{line + 1}. " + "; ".join(clauses(self.table, term))
            found.append(choice(f"line:{line}", {"line": line + 1}, words))
        return found

    def _choice(self, name: str) -> Answer:
        return choice(f"desk:{name}", {name: True}, self.table.say(f"desk-do-{name}"))

    def _seat_choice(self, name: str, seat: int) -> Answer:
        words = f"{seat_mark(seat)} {self.table.name(seat)}"
        if name == "pass":
            words = self.table.say("tui-curtain", seat=self.table.name(seat))
        elif self.draft and seat in self.draft.named:
            words += " ✓"
        return choice(f"{name}:{seat}", {"seat": seat} if name == "name" else {"pass": seat}, words)

    # --- doing it

    def take(self, answer: Answer) -> None:
        """Do what was chosen; `pass` and `typed` are for whoever holds the screen."""
        self.notice = ("", False)
        if self.form is not None:
            self.fill(next(iter(answer.args.values())))
            return
        name, value = next(iter(answer.args.items()))
        if self.picking:
            self._pick(value)
        elif name == "add":
            assert self.draft is not None
            self.form = Form(self.table, self.draft, value)
        elif name == "deal":
            self.chosen = value
        elif name in ("strike", "turn", "party"):
            self.picking = name
        else:
            self._do(name)

    def _do(self, name: str) -> None:
        if name == "tear":
            self.draft, self.writing = None, False
        elif name in ("new", "resume", "counter"):
            self._write(name)
        elif name == "offer":
            self._try(self._offer, "offered")
        elif self.deal is not None:
            number = self.deal["deal"]
            said = {"act": name, "deal": number}
            self.chosen = number
            self._try(lambda: self.table.game.bargain(self.seat, said), DONE[name])

    def _write(self, name: str) -> None:
        """Begin an offer, go on with one, or begin with the lines of the deal on the desk."""
        if name == "counter" and self.deal is not None:
            self.draft = from_deal(self.deal)
        elif name == "new" or self.draft is None:
            self.draft = Draft()
        self.writing = True

    def _offer(self) -> int:
        """Put the draft on the table."""
        draft = self.draft
        assert draft is not None
        game, others = self.table.game, tuple(sorted(draft.named - {self.seat}))
        if draft.counters is not None and any(deal["deal"] == draft.counters for deal in self.deals):
            number = game.counter(self.seat, draft.counters, draft.terms, others)
        else:
            number = game.offer(self.seat, draft.terms, others)
        self.chosen, self.draft, self.writing = number, None, False
        return number

    def _try(self, act: Callable[[], int], done: str) -> None:
        """Say something to the table; a refusal is shown with its reason and rule."""
        try:
            number = act()
        except IllegalAnswer as refused:
            self.notice = (self.table.refusal_text(refused), True)
        else:
            self.notice = (self.table.say(f"desk-{done}", deal=number), False)

    def fill(self, value: Any) -> None:
        """Fill the next field of the promise; the last one writes the line."""
        assert self.form is not None
        self.form.give(value)
        self._finish_line()

    def type(self, text: str) -> bool:
        """Fill it with what was typed; tells whether it made sense."""
        assert self.form is not None
        fine = self.form.typed(text)
        self.notice = ("", False) if fine else (self.table.say(f"desk-bad-{self._entry()}"), True)
        self._finish_line()
        return fine

    def _entry(self) -> str:
        return "text" if self.form is not None and self.form.asks == "text" else "amount"

    def _finish_line(self) -> None:
        if self.form is not None and not self.form.asks and self.draft is not None:
            self.draft.add(self.form.term())
            self.form = None

    def _pick(self, value: int) -> None:
        assert self.draft is not None
        if self.picking == "party":
            self.draft.named ^= {value}
        elif self.picking == "strike":
            self.draft.strike(value - 1)
        else:
            self.draft.turn_over(value - 1, max(1, self.table.view["turn"]))
        self.picking = ""

    def back(self) -> bool:
        """One step back; tells whether there was one, so that the desk stays open."""
        self.notice = ("", False)
        if self.form is not None:
            if not self.form.back():
                self.form = None
            return True
        if self.picking or self.writing:
            self.picking, self.writing = "", bool(self.picking)
            return True
        return False
