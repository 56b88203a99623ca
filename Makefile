# Newdawn. `make` alone lists what there is. It needs a Python from 3.11 to 3.14 and nothing else.

PYTHON ?=
ARGS ?=
GAME ?= outlive
# A game declares itself in its about.py.
GAMES := $(patsubst newdawn/%/about.py,%,$(sort $(wildcard newdawn/*/about.py)))
WORKERS ?= auto
UV_VERSION = 0.13.7

VENV = .venv
BENCH = .venv-bench
LEARN = .venv-learn
RUNTIME_READY = $(VENV)/.runtime-ready
DEV_READY = $(VENV)/.dev-ready
TESTS_READ = $(VENV)/.tests-read
BENCH_READY = $(BENCH)/.ready
LEARN_READY = $(LEARN)/.ready

# Every download is pinned by version and hash, and is a wheel: nothing unknown is fetched, nothing is built.
INSTALL = -m pip --disable-pip-version-check -qq install --require-hashes --only-binary :all:
# A file stays with one worker: what only it needs is compiled once. `tests/conftest.py` says which ones come first.
PYTEST = $(VENV)/bin/python -m pytest -n $(WORKERS) --maxprocesses 8 --dist loadfile --no-loadscope-reorder --durations 25

# The compile that takes longest begins first and has a core of its own: that of the game with most rules.
LONGEST_FIRST := $(shell for game in $(GAMES); do echo "$$(cat newdawn/$$game/*.py | wc -c) $$game"; done \
    | sort -rn | cut -d ' ' -f 2)

# What `make check` runs: the project itself, the rules, how a table is played, and one game of each in a browser.
CHECKED = $(filter-out tests/test_cli.py,$(wildcard tests/test_*.py)) tests/core \
    $(filter-out %/test_kit.py,$(wildcard $(GAMES:%=tests/%/test_*.py))) \
    $(patsubst %,tests/server/test_%.py,entries http previews protocol undo) \
    $(GAMES:%=tests/web/test_whole_games_of_%.py::test_a_whole_game_is_played_by_clicks)

# What the browser client is made of; the words of games and server are built into it.
CLIENT = newdawn/server/web/client/index.html
CLIENT_SOURCES = hatch_build.py $(shell find web newdawn/*/text -name node_modules -prune -o -type f -print)

# What Python has read once, it need not read again: not even where the machine tells it otherwise.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup setup-dev setup-bench setup-learn play terminal learn test check durations lint python-check \
    client-check chromium ready-to-test beside-the-first types pages golden pictures bench soak lock clean $(GAMES:%=compile-%)

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

setup: $(RUNTIME_READY) $(CLIENT) ## make .venv with the `newdawn` command in it (PYTHON=… chooses the Python)
	@echo "Ready: $(VENV)/bin/newdawn"

setup-dev: $(DEV_READY) ## the same, with what tests and checks need

setup-bench: $(BENCH_READY) ## make .venv-bench with the peers that the benchmarks compare with

setup-learn: $(LEARN_READY) ## make .venv-learn with PyTorch and newdawn, for `newdawn train` and the example that learns

play: $(RUNTIME_READY) $(CLIENT) ## play in the browser, with friends and bots (ARGS="--host 0.0.0.0" and the like)
	@$(VENV)/bin/newdawn table $(ARGS)

terminal: $(RUNTIME_READY) ## play Outlive in the terminal (GAME=eden: Paris: New Eden; ARGS="--seats me,hard" and the like)
	@$(VENV)/bin/newdawn play $(GAME) $(ARGS)

learn: $(LEARN_READY) ## learn Outlive against random players (GAME=eden: Paris: New Eden; ARGS="--players 3" and the like)
	@$(LEARN)/bin/python examples/masked_ppo.py --game $(GAME) $(ARGS)

test: ready-to-test ## check the code, then run all tests (ARGS="-k dawn" and the like for some of them)
	@echo "Running the tests …"
	@$(PYTEST) $(ARGS)

check: ready-to-test ## check the code, then run the tests that say most in a minute or two
	@echo "Running some of the tests …"
	@$(PYTEST) $(CHECKED) $(ARGS)

durations: ready-to-test ## run all tests, and keep how long each file takes: the next run begins with the longest
	@$(PYTEST) --measure

lint: python-check client-check ## check style, format and types, and run the unit tests of the browser client

python-check: $(DEV_READY)
	@echo "Checking style …"
	@$(VENV)/bin/ruff check --quiet .
	@echo "Checking format …"
	@$(VENV)/bin/ruff format --quiet --check .
	@echo "Checking types …"
	@$(VENV)/bin/mypy --no-error-summary

client-check: $(DEV_READY) $(CLIENT)
	@echo "Checking the browser client …"
	@$(VENV)/bin/python hatch_build.py --check

chromium: $(DEV_READY)
	@$(VENV)/bin/python tests/web/chromium.py

# Everything is compiled, built and checked. One compile has a core of its own; all else is done on the other meanwhile.
ready-to-test: $(RUNTIME_READY)
	@$(MAKE) --no-print-directory --jobs=4 compile-$(firstword $(LONGEST_FIRST)) beside-the-first

beside-the-first:
	@nice -n 5 $(MAKE) --no-print-directory $(patsubst %,compile-%,$(wordlist 2,9,$(LONGEST_FIRST))) lint chromium $(TESTS_READ)

# pytest keeps the tests as it has read them: its workers, which all begin at once, find that done.
$(TESTS_READ): $(shell find tests -name '*.py') | $(DEV_READY) $(CLIENT)
	@NEWDAWN_INTERPRETED=1 $(VENV)/bin/python -m pytest --collect-only -qq > /dev/null || true
	@touch $@

types: $(DEV_READY) ## regenerate the browser client's types from the schemas of the server and the games
	@$(VENV)/bin/python hatch_build.py --types

pages: $(DEV_READY) ## regenerate the rules pages, the page of the environments and the tables of names
	@$(VENV)/bin/python -m tools.rules_pages
	@$(VENV)/bin/python -m tools.make_environments_page
	@$(VENV)/bin/python -m tools.make_names_pages

golden: $(DEV_READY) ## play the golden games again, after a change of the rules that is meant
	@$(VENV)/bin/python -m tools.make_golden

pictures: chromium $(CLIENT) ## retake the pictures of the README and the documents (ARGS="eden icons": some of them)
	@$(VENV)/bin/python docs/pictures/take.py $(ARGS)

bench: $(RUNTIME_READY) ## measure speed side by side with peers
	@$(MAKE) --no-print-directory setup-bench \
	    || echo "The peers cannot be installed here: the benchmarks run without them."
	@$(VENV)/bin/newdawn bench $(ARGS)

soak: chromium client-check setup-bench setup-learn ## run the long tests
	@$(MAKE) --no-print-directory --jobs=2 $(GAMES:%=compile-%)
	@echo "Running the long tests …"
	@$(PYTEST) -m "soak and not alone" $(ARGS)
	@echo "Measuring, with nothing else going on …"
	@$(VENV)/bin/python -m pytest -m "soak and alone" $(ARGS)
	@echo "Trying further examples of each property …"
	@$(PYTEST) -m "hypothesis and not soak" --hypothesis-profile soak $(ARGS)

# All games at once, beside the checks and what they need: a compile keeps one core busy for minutes.
$(GAMES:%=compile-%): compile-%:
	@$(VENV)/bin/newdawn compile $*

# One version of each package for all Pythons and systems where there is one.
# Pins already in a lock stay as they are unless pyproject.toml forbids them or UPGRADE=1 is given.
UV_COMPILE = "$$uv" pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
    --no-header --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade)

lock: | $(VENV)/bin/python ## update the pinned dependencies after a change in pyproject.toml (UPGRADE=1: to the newest)
	@echo "Pinning the dependencies …"
	@set -e; uv=$$(command -v $(VENV)/bin/uv || command -v uv || true); \
	if [ -z "$$uv" ]; then \
	    scratch=$$(mktemp -d); trap 'rm -rf "$$scratch"' EXIT; \
	    $(VENV)/bin/python -m venv "$$scratch"; uv=$$scratch/bin/uv; \
	    "$$scratch/bin/python" -m pip --disable-pip-version-check -qq install uv==$(UV_VERSION); \
	fi; \
	$(UV_COMPILE) pyproject.toml --group build -o requirements/runtime.lock; \
	$(UV_COMPILE) pyproject.toml --group build --group dev -c requirements/runtime.lock -o requirements/dev.lock; \
	$(UV_COMPILE) pyproject.toml --group build --extra learn -c requirements/dev.lock -o requirements/learn.lock; \
	$(UV_COMPILE) --group bench -o requirements/bench.lock; \
	$(UV_COMPILE) --group bench-build -o requirements/bench-build.lock

# The build looks itself whether something that counts has changed.
$(CLIENT): $(CLIENT_SOURCES) | $(RUNTIME_READY)
	@$(VENV)/bin/python hatch_build.py
	@touch $@

clean: ## remove the environments and everything else that was made
	@rm -rf $(VENV) $(BENCH) $(LEARN) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis \
	    web/node_modules newdawn/server/web/client
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean."

# Takes the first Python that is new enough and can make virtual environments, or says in one line what is missing.
NO_PYTHON = $(if $(PYTHON),; $(PYTHON) is none of them,: install one$(COMMA) or name it with PYTHON=/path/to/python3)
COMMA = ,

$(VENV)/bin/python:
	@found=; lacking=; \
	for python in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11 python); do \
	    "$$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' 2>/dev/null || continue; \
	    if "$$python" -c 'import venv, ensurepip' 2>/dev/null; then found=$$python; break; fi; \
	    lacking=$${lacking:-$$python}; \
	done; \
	if [ -z "$$found" ] && [ -n "$$lacking" ]; then \
	    echo "$$lacking has no venv module: install it (Debian, Ubuntu: apt install python3-venv) and try again." >&2; \
	    exit 1; \
	elif [ -z "$$found" ]; then \
	    echo "Newdawn needs Python 3.11, 3.12, 3.13 or 3.14$(NO_PYTHON)." >&2; \
	    exit 1; \
	fi; \
	echo "Making $(VENV) with $$("$$found" --version) …"; \
	"$$found" -m venv --clear $(VENV)

# Most of what is installed is never imported: Python compiles what is.
$(RUNTIME_READY): pyproject.toml requirements/runtime.lock | $(VENV)/bin/python
	@echo "Installing what Newdawn needs (some 170 MB the first time) …"
	@$(VENV)/bin/python $(INSTALL) --no-compile -r requirements/runtime.lock
	@echo "Installing the newdawn command …"
	@$(VENV)/bin/python -m pip --disable-pip-version-check -qq install --no-deps --no-index --no-build-isolation -e .
	@touch $@

# Both locks name the same versions, so nothing changes under a game that is being compiled meanwhile.
$(DEV_READY): requirements/dev.lock $(RUNTIME_READY)
	@echo "Installing what its tests and checks need (some 230 MB the first time) …"
	@$(VENV)/bin/python $(INSTALL) --no-compile -r requirements/dev.lock
	@touch $@

# python-chess and rlcard are published as source only: the locked setuptools builds them.
$(BENCH_READY): requirements/bench.lock requirements/bench-build.lock | $(VENV)/bin/python
	@echo "Installing the peers into $(BENCH) (some 75 MB the first time) …"
	@$(VENV)/bin/python -m venv $(BENCH)
	@$(BENCH)/bin/python $(INSTALL) -r requirements/bench-build.lock
	@$(BENCH)/bin/python $(INSTALL) --no-binary chess,rlcard --no-build-isolation -r requirements/bench.lock
	@touch $@

# On Linux the PyTorch of PyPI brings CUDA along, which the example does not use.
$(LEARN_READY): pyproject.toml requirements/learn.lock | $(VENV)/bin/python
	@echo "Installing PyTorch and Newdawn into $(LEARN) (on Linux some 3 GB the first time) …"
	@$(VENV)/bin/python -m venv $(LEARN)
	@$(LEARN)/bin/python $(INSTALL) -r requirements/learn.lock
	@$(LEARN)/bin/python -m pip --disable-pip-version-check -qq install --no-deps --no-index --no-build-isolation -e .
	@touch $@
