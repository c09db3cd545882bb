"""House rulings by name and value, packed into one number."""

from __future__ import annotations

from typing import Any

import pytest

from malavita.games import registry
from malavita.kernel.errors import BadOption
from malavita.kernel.options import Option, chosen, pack, unpack

DECLARED = (
    Option("deal", ("two", "three", "four"), "A1"),
    Option("open", ("off", "on"), "A2"),
    Option("tie", tuple("abcdefgh"), "A3"),
)


def test_without_a_word_all_are_as_recommended() -> None:
    assert pack(DECLARED, {}) == 0
    assert unpack(DECLARED, 0) == {"deal": "two", "open": "off", "tie": "a"}


@pytest.mark.parametrize("deal", ["two", "three", "four"])
@pytest.mark.parametrize("opened", ["off", "on"])
@pytest.mark.parametrize("tie", ["a", "d", "h"])
def test_there_and_back(deal: str, opened: str, tie: str) -> None:
    wanted = {"deal": deal, "open": opened, "tie": tie}
    packed = pack(DECLARED, wanted)
    assert unpack(DECLARED, packed) == wanted
    assert [chosen(packed, place) for place in range(3)] == [
        option.values.index(wanted[option.name]) for option in DECLARED
    ]


@pytest.mark.parametrize(
    ("value", "text"), [(True, "on"), (False, "off"), ("true", "on"), ("False", "off"), ("on", "on")]
)
def test_yes_and_no_may_be_said_in_several_ways(value: Any, text: str) -> None:
    assert unpack(DECLARED, pack(DECLARED, {"open": value}))["open"] == text


@pytest.mark.parametrize(
    ("wanted", "told"),
    [({"deals": "two"}, "unknown option 'deals': there are deal, open, tie"),
     ({"deal": "five"}, "option deal cannot be 'five': use one of two, three, four"),
     ({"deal": True}, "cannot be True"), ({"deal": None}, "cannot be None"), ({"open": 1}, "cannot be 1"), ({5: "on"}, "unknown option 5"),
     ({"tie": ["a"]}, "cannot be"), (["deal"], "by name and value"), ("deal=two", "by name and value"), (7, "by name and value")],
)  # fmt: skip
def test_what_does_not_exist_is_refused_and_what_does_is_named(wanted: Any, told: str) -> None:
    with pytest.raises(BadOption, match=told):
        pack(DECLARED, wanted)


@pytest.mark.parametrize("values", [(), ("one",), tuple("abcdefghi")])
def test_an_option_has_two_to_eight_values(values: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match="2 to 8 fit"):
        Option("x", values, "A1")


@pytest.mark.parametrize("name", registry.names())
def test_the_options_of_every_game_fit_its_state(name: str) -> None:
    spec = registry.find(name)
    last = {option.name: option.values[-1] for option in spec.options}
    assert pack(spec.options, last) <= spec.state.fields["options"].high
    assert all(option.rule for option in spec.options), "each says which rule it reads"
