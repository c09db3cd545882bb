"""Deals in the free form: what is read, what is refused and in which words, what is saved and what is shown."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import malavita
from malavita.games.mobties.bargain import WHY_NOT
from malavita.games.mobties.box import PLACE_NAMES
from malavita.games.mobties.dealbook import read
from malavita.games.mobties.dealforms import fields_of
from malavita.games.mobties.terms import TERM_NAMES
from malavita.kernel.errors import BadDeal, BadSeat, CannotUndo, NotAsked

from .deals_helpers import (
    attack,
    bargain_at_random,
    box,
    cash,
    cast,
    deal_of,
    end_of,
    gift,
    kind,
    lay,
    move,
    pay,
    peace,
    play,
    refused,
    seal,
    share,
    shoot,
    split,
    tell,
    tiebreak,
    told,
    vote,
    word,
)

MANSION = {0: "mansion: made_man", 1: "mansion: hit_man", 2: "mansion: capo", 3: "docks: capo"}


def election(terms: str = "honor", **more: Any) -> malavita.Game:
    return lay(MANSION, "election", terms=terms, don=3, **more)


ONE_OF_EACH = (
    pay(0, 1, 10),
    pay(0, 1, 10, "elected", seat=2),
    pay(0, 1, 10, "won", seat=2, place="docks"),
    pay(0, 1, 10, "arrested", seat=2),
    pay(0, 1, 10, "arrested", seat=2, place="kittys"),
    pay(0, 1, 10, "killed", seat=2, victim=3),
    share(0, 1, "docks", 10),
    vote(0, 1),
    vote(0, 0, "racket", "docks"),
    tiebreak(0, 1, "arrest", "mansion"),
    gift(0, 1),
    gift(0, 1, "receiver"),
    peace(0, 1, turn=3),
    attack(0, 1),
    attack(0, 1, "jail"),
    shoot(0, "butcher"),
    move(0, "to", "streets"),
    move(0, "out", "docks"),
    move(0, "not_to", "docks"),
    tell(0, 1),
    word(0, "on my mother's grave"),
)


@pytest.mark.parametrize("term", ONE_OF_EACH, ids=lambda term: f"{term['term']}-{term.get('when', '')}")
def test_every_term_is_shown_as_it_is_written(term: dict[str, Any]) -> None:
    """So that an offer can be read, changed and sent back."""
    game = election()
    number = game.offer(0, [term, word(1, "deal")])
    shown = deal_of(game, number)["terms"][0]
    assert shown == {"turn": 2, **term, "fate": "waiting"}
    again = {key: value for key, value in shown.items() if key != "fate"}
    assert deal_of(game, game.counter(1, number, [again, word(1, "deal")]))["terms"][0] == shown
    assert told(game, "deal-term")[0]["term"] == {key: v for key, v in shown.items() if key not in ("fate", "text")}


def test_a_split_is_written_in_one_or_in_parts() -> None:
    game = election()
    one = game.offer(1, [split("docks", {1: 18, 2: 12})])
    parts = [{**term} for term in deal_of(game, one)["terms"]]
    assert [(part["who"], part["amount"]) for part in parts] == [(1, 18000), (2, 12000)]
    for part in parts:
        del part["fate"]
    other = game.offer(1, parts)
    assert deal_of(game, other)["terms"] == deal_of(game, one)["terms"]


def test_a_payment_after_a_term_counts_the_terms_as_they_were_written() -> None:
    """A split has several parts, which does not move what comes after it."""
    game = lay({0: "streets: capo", 1: "docks: associate driver", 2: "docks: made_man"}, "business", players=5)
    terms = [split("docks", {1: 18, 2: 17}), vote(3, 1, "racket", "docks"), pay(1, 4, 5, "after", after=1)]
    shown = deal_of(game, game.offer(1, terms))["terms"]
    assert shown[3]["after"] == 2 and shown[2]["term"] == "vote"


def test_after_needs_another_term_that_can_be_kept() -> None:
    game = election()
    for after in (1, 2, 7):
        refused(game, "bad-counter", "R77", game.offer, 0, [vote(1, 0), pay(0, 1, 5, "after", after=after)])
    refused(game, "bad-counter", "R77", game.offer, 0, [word(1), pay(0, 1, 5, "after", after=0)])


def test_refusals_say_why() -> None:
    """Each with a rule, and in words."""
    game = election()
    for key, rule, terms in (
        ("bad-seat", "R77", [pay(0, 5, 5)]),
        ("bad-seat", "R77", [pay(0, 1, 5, "killed", seat=1, victim=1)]),
        ("bad-amount", "R77", [pay(0, 1, 0)]),
        ("bad-place", "R77", [share(0, 1, "mansion", 5)]),
        ("bad-place", "R77", [vote(0, 1, "racket", "mansion")]),
        ("bad-place", "R77", [vote(0, 1, "arrest", "streets")]),
        ("bad-place", "R77", [shoot(0, "streets"), word(1)]),
        ("bad-place", "R77", [move(0, "to", "jail"), word(1)]),
        ("bad-place", "R77", [attack(0, 1, "morgue"), word(1)]),
        ("bad-place", "R77", [pay(0, 1, 5, "won", seat=0, place="streets")]),
        ("bad-split", "R77", [split("docks", {0: 20, 1: 20})]),
        ("bad-split", "R77", [split("docks", {0: 30}), word(1)]),
        ("bad-split", "R77", [split("docks", {0: 15, 1: 15}), split("kittys", {0: 12, 1: 12})]),
        ("bad-split", "R77", [split("docks", {0: 15}), split("docks", {1: 15}, turn=3)]),
        ("above-racket", "R28", [share(0, 1, "docks", 31)]),
    ):
        refused(game, key, rule, game.offer, 0, terms)
    for why in WHY_NOT[1:]:
        for language in ("en", "it", "fr"):
            text = game._setting.words.say(language, f"refusal-deal-{why}", deal=3)
            assert text and f"deal-{why}" not in text


MALFORMED: tuple[Any, ...] = (
    None, 7, "offer", [], {}, {"act": 3}, {"act": []}, {"act": "steal"}, {"act": "offer"}, {"act": "offer", "terms": 3},
    {"act": "offer", "terms": []}, {"act": "offer", "terms": [[]]}, {"act": "offer", "terms": [{}]},
    {"act": "offer", "terms": [{"term": []}]}, {"act": "offer", "terms": [{"term": {}}]},
    {"act": "offer", "terms": [word(0)] * 9}, {"act": "offer", "terms": [word(0)], "to": 3},
    {"act": "offer", "terms": [word(0)], "to": ["1"]}, {"act": "offer", "terms": [word(0)], "to": [True]},
    {"act": "offer", "terms": [word(0)], "to": [6]}, {"act": "offer", "terms": [word(0)], "why": 1},
    {"act": "accept"}, {"act": "accept", "deal": "1"}, {"act": "accept", "deal": 0}, {"act": "accept", "deal": 10**30},
    {"act": "accept", "deal": 1.0}, {"act": "accept", "deal": True},
    *({"act": "offer", "terms": [term]} for term in (
        {"term": "pay"}, {**pay(0, 1, 5), "amount": 5001}, {**pay(0, 1, 5), "amount": -5000},
        {**pay(0, 1, 5), "amount": 5000.0}, {**pay(0, 1, 5), "amount": 10**9}, {**pay(0, 1, 5), "when": "soon"},
        {**pay(0, 1, 5), "when": []}, {**pay(0, 1, 5), "who": None}, {**pay(0, 1, 5), "who": True},
        {**pay(0, 1, 5), "turn": "3"}, {**pay(0, 1, 5), "turn": 0}, {**pay(0, 1, 5), "color": "red"},
        {**pay(0, 1, 5), 3: 4}, pay(0, 1, 5, "elected"), pay(0, 1, 5, "won", seat=1), pay(0, 1, 5, "after"),
        vote(0, 1, "raid"), {**vote(0, 1, "racket"), "place": None}, gift(0, 1, "nobody"), move(0, "up", "docks"),
        {**shoot(0, "docks"), "place": ["docks"]}, word(0, ""), word(0, "x" * 141), word(0, "a\nb"), word(0, "\ud800"),
        {**word(0), "text": 3}, {"term": "split", "place": "docks"}, {**split("docks", {}), "parts": [1]},
        {**split("docks", {}), "parts": {"²": 1000}}, {**split("docks", {}), "parts": {"9" * 5000: 1000}},
        {**split("docks", {}), "parts": {"-1": 1000}}, {**split("docks", {}), "parts": {None: 1000}},
        {**split("docks", {1: 5}), "who": 1}, {**split("docks", {1: 5}), "place": "moon"},
    )),
)  # fmt: skip


@pytest.mark.parametrize("said", MALFORMED, ids=lambda said: repr(said)[:60])
def test_what_cannot_be_read_is_refused_and_changes_nothing(said: Any) -> None:
    game = election()
    before = game.digest()
    with pytest.raises(BadDeal) as caught:
        game.bargain(0, said)
    assert str(caught.value) and caught.value.rule and game.digest() == before and game.deals() == []


def any_value(dice: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can hold, most often something that nearly fits."""
    words = (*TERM_NAMES, *PLACE_NAMES[:8], "now", "after", "elected", "receiver", "to", "", "0", "²", "\x00", "offer")
    keys = ("term", "who", "whom", "amount", "place", "when", "after", "seat", "victim", "parts", "turn", "text", "way")
    roll = dice.random()
    if roll < 0.35:
        return dice.choice((0, 1, 2, 3, 5, 6, -1, 1000, 5000, 10**20, 2.5, True, None))
    if roll < 0.65 or depth > 3:
        return dice.choice(words)
    if roll < 0.8:
        return [any_value(dice, depth + 1) for _ in range(dice.randrange(4))]
    return {dice.choice(keys + words): any_value(dice, depth + 1) for _ in range(dice.randrange(5))}


def test_whatever_is_said_never_breaks_the_table() -> None:
    """2,000 random dicts: some few are deals, the others are refused."""
    dice = random.Random(4)
    game = election()
    before = game.digest()
    for _ in range(2000):
        said: Any = any_value(dice)
        if dice.random() < 0.9:
            terms = [any_value(dice, 1) if dice.random() < 0.3 else mutated(dice) for _ in range(dice.randrange(4))]
            said = {
                "act": dice.choice(("offer", "accept", "counter")),
                "deal": dice.choice((1, 0, "1")),
                "terms": terms,
            }
        try:
            game.bargain(dice.randrange(4), said)
        except BadDeal as error:
            assert str(error)
            assert game.digest() == before
        else:
            assert game.faults() == []
            if len(game.deals()) > 4:
                game = election()
        before = game.digest()


def mutated(dice: random.Random) -> Any:
    """A term with something wrong in it, or not."""
    term = dict(dice.choice(ONE_OF_EACH))
    for _ in range(dice.choice((0, 0, 1, 2))):
        term[dice.choice((*term, "turn", "place"))] = any_value(dice, 2)
    return term


def test_seats_and_ends() -> None:
    """Nobody who does not play, nothing after the end, no deals in games without."""
    game = election()
    with pytest.raises(BadSeat):
        game.offer(4, [word(0)])
    with pytest.raises(BadDeal) as caught:
        malavita.new("mafiozoo", 3, seed=1, engine="python").offer(0, [word(0)])
    assert caught.value.key == "no-deals"
    crew = {n: "docks: capo; morgue: driver associate made_man hit_man" for n in range(3)}
    over = play(lay(crew, "action", players=3, hands={0: "pistol"}), "act:end")
    assert over.over
    with pytest.raises(NotAsked):
        over.offer(0, [word(0)], (1,))


# --- saving, undoing, words


def test_save_and_load_with_deals() -> None:
    """Offers, answers and words are in the save file; the position comes out the same."""
    game = malavita.new("mobties", 4, seed=5, engine="python")
    dice = random.Random(5)
    for _ in range(90):
        bargain_at_random(game, dice)
        question = game.question(game.to_act[0])
        assert question is not None
        game.play(question.seat, dice.choice(question.answers))
    game.offer(0, [word(0, "see you in turn 9"), pay(0, 1, 1)])
    text = game.save()
    other = malavita.load(text, engine="python")
    assert other.digest() == game.digest() and other.deals() == game.deals() and other.events() == game.events()
    assert other.save() == text and "see you in turn 9" in text
    assert '"act":"offer"' in text


def test_a_position_with_deals_can_be_laid_out() -> None:
    game = election()
    seal(game, 0, vote(1, 0), pay(0, 1, 5, "after", after=0))
    other = malavita.position("mobties", game.truth(), engine="python")
    assert other.deals() == game.deals() and other.faults() == []
    assert cash(cast(other, {0: 0, 2: 2}), 0, 1) == [95, 105]


def test_words_belong_to_the_deal_they_were_given_with() -> None:
    """The position keeps a fingerprint of them, the words are in what was said."""
    game = election()
    first = game.offer(0, [word(0, "first")], (1,))
    second = game.offer(0, [word(0, "second")], (1,))
    game.decline(1, second)
    assert deal_of(game, first)["terms"][0]["text"] == "first"
    assert "first" not in json.dumps(game.truth()) and "text" not in game.view()["deals"][0]["terms"][0]
    world = game.resample(1, 3)
    assert world.deals()[0]["terms"][0].get("text") is None


def test_a_deal_ends_what_may_be_taken_back() -> None:
    game = play(lay({1: "docks: capo", 2: "docks: made_man"}, "action", hands={1: "car_bomb pistol"}), "act:car_bomb")
    other = game.copy()
    other.undo(1)
    assert kind(other) == "act"
    game.offer(3, [word(3)], (0,))
    with pytest.raises(CannotUndo):
        game.undo(1)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_bargains_in_words(language: str) -> None:
    """Every term, event and question of a deal has a sentence."""
    names = {0: "Ada", 1: "Bo", 2: "Cy", 3: "Di"}
    game = election("all_bets")
    for term in ONE_OF_EACH:
        game.withdraw(0, game.offer(0, [term, word(1)]))
    deal = seal(game, 0, vote(1, 0), pay(0, 1, 5, "elected", seat=0), gift(0, 1, "receiver"))
    cast(game, {0: 0, 1: 0, 2: 0})
    question = game.question(0)
    assert question is not None and "Ada" in question.text(language, names)
    play(game, "promise:keep", "promise:keep", "keep:1")
    assert end_of(game, deal) == "kept"
    for event in game.events(0):
        text = game.say(event, language, names)
        assert text and "{" not in text and "???" not in text, event


def test_the_racket_of_the_helper_is_that_of_the_box() -> None:
    assert [int(box().racket[5, n]) for n in range(6)] == [35, 28, 0, 21, 14, 7]


def written(name: str, chosen: dict[str, str]) -> dict[str, Any]:
    """A term with something in every field that its form asks for."""
    term: dict[str, Any] = {"term": name}
    fillings = {"seat": 1, "amount": 5000, "line": 0, "text": "ciao"}
    while missing := [field for field in fields_of(name, term) if field["name"] not in term]:
        field = missing[0]
        first = field.get("values", [None])[0]
        term[field["name"]] = chosen.get(field["name"], fillings.get(field["kind"], first))
    return term


def test_what_a_form_asks_for_is_what_its_term_needs() -> None:
    forms = malavita.new("mobties", players=3, seed=1).catalogue["deals"]["terms"]
    assert tuple(forms) == TERM_NAMES
    for name, form in forms.items():
        choices = [(field["name"], value) for field in form if field["kind"] == "choice" for value in field["values"]]
        for chosen in [dict([choice]) for choice in choices] or [{}]:
            term = written(name, chosen)
            assert len(read({"act": "offer", "terms": [term]}).rows) == 1, term
            for field in fields_of(name, term):
                if not field.get("optional") and field["name"] not in ("when", "chooser"):  # those have a usual value
                    with pytest.raises(BadDeal):
                        read({"act": "offer", "terms": [{k: v for k, v in term.items() if k != field["name"]}]})
