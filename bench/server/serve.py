"""`malavita serve` with tic-tac-toe on the shelf as well, for the comparison."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import tictactoe  # noqa: E402

from malavita.cli.main import main  # noqa: E402
from malavita.games import registry  # noqa: E402

shelf = registry.names()
registry.names = lambda: (*shelf, "tictactoe")  # type: ignore[assignment]
sys.modules["malavita.games.tictactoe"] = tictactoe

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
