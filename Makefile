# One word for each thing; `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
GAMES := criminals mafiozoo mobties

.DEFAULT_GOAL := help
.PHONY: help play serve web shots test check format unit native compiled soak kill fuzz wire bench records clean

help:            ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

$(STAMP): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Malavita needs Python 3.11 or later, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	@$(PYTHON) -m venv $(VENV) || (echo "This Python cannot make virtual environments: install its venv package (Debian: python3-venv)." >&2; exit 1)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@MALAVITA_SKIP_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(STAMP)   ## set everything up and play in the browser
	@$(BIN)/python web/build.py --fetch-node || true
	@$(BIN)/malavita play

serve: web       ## set everything up and open a house for the network, compiled where there is a C compiler
	@(command -v cc >/dev/null && $(BIN)/python native/build.py) || rm -rf build/native
	@PYTHONPATH=build/native $(BIN)/malavita serve --host 0.0.0.0

web: $(STAMP)    ## build the page for the browser
	@$(BIN)/python web/build.py --fetch-node

shots: web       ## pictures of every screen, wide and phone, into shots/
	$(BIN)/python -m tests.web.shots

test: check unit ## set everything up and pass the tests

check: $(STAMP)  ## formatter, linter, types
	$(BIN)/ruff format --check src tests web native hatch_build.py
	$(BIN)/ruff check src tests web native hatch_build.py
	$(BIN)/mypy
	@$(BIN)/python web/build.py --fetch-node
	cd web && node_modules/.bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

# The terminal tests watch a screen being drawn; on a busy machine one may look too early. What fails is run once more,
# alone, and must pass then. Tests in the browser mostly wait: one worker more than there are cores keeps all of these busy.
unit: web       ## the tests alone
	$(BIN)/python -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal || $(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none

format: $(STAMP) ## put the code in order
	$(BIN)/ruff format src tests web native hatch_build.py
	$(BIN)/ruff check --fix src tests web native hatch_build.py

native: $(STAMP) ## compile what every move passes through, into build/native
	@$(BIN)/python native/build.py

compiled: native ## the tests of the server against the compiled modules
	PYTHONPATH=build/native $(BIN)/python -m pytest -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist worksteal tests/server

soak: $(STAMP)   ## a million games at each number of players, and many hidden worlds
	for game in $(GAMES); do $(BIN)/python -m malavita.testing soak $$game || exit 1; done

kill: $(STAMP)   ## kill -9 under load, many times, on both stores
	$(BIN)/python tests/server/kill.py --tables 300 --kills 50
	$(BIN)/python tests/server/kill.py --tables 300 --kills 50 --postgres

fuzz: $(STAMP)   ## ten minutes of nearly right messages at the socket, and more examples for every path
	$(BIN)/python tests/server/fuzz.py --seconds 600
	MALAVITA_EXAMPLES=300 $(BIN)/python -m pytest -n 0 tests/server/test_fuzz.py

wire: $(STAMP)   ## write the documents and types of the wire anew
	$(BIN)/malavita wire --write .

bench: $(STAMP)  ## how fast the rules run here
	$(BIN)/malavita bench --pin

records: $(STAMP) ## record counts and playthroughs anew, after a change of rules
	for game in $(GAMES); do $(BIN)/python -m malavita.testing record $$game || exit 1; done

lock: pyproject.toml ## pin all dependencies anew
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --all-extras --python-version 3.11 pyproject.toml requirements.in -o requirements.lock

clean:           ## remove what was set up
	rm -rf $(VENV) build web/node_modules src/malavita/server/static shots .mypy_cache .ruff_cache .pytest_cache .hypothesis
