"""What is made once for all viewers is what each would be told alone."""

from __future__ import annotations

from random import Random

import pytest

import malavita

NAMES = {0: "Ada", 1: "Leo", 2: "Mia"}


@pytest.mark.parametrize("name", malavita.games())
def test_told_together_or_alone_it_is_the_same(name: str) -> None:
    game, luck, since = malavita.new(name, players=3, seed=11), Random(3), 0
    for _ in range(150):
        if game.over:
            break
        seat = luck.choice(game.to_act)
        game.play(seat, luck.choice(game.question(seat).answers))
        for viewer in (None, 0, 1, 2):
            events = game.events(viewer, since)
            assert game.heard(viewer, since) == events
            for language in ("it", "fr"):
                alone = [game.say(event, language, NAMES) for event in events]
                assert game.retold(viewer, since, language, NAMES) == alone
        since = max(0, game.event_count - luck.randrange(3))


def test_another_name_is_told_at_once() -> None:
    game = malavita.new("criminals", players=3, seed=11)
    seat = game.to_act[0]
    game.play(seat, game.question(seat).answers[0])
    before = game.retold(None, 0, "en", {seat: "Ada"})
    assert game.retold(None, 0, "en", {seat: "Zoe"}) == [line.replace("Ada", "Zoe") for line in before] != before
