# `make help` lists the targets. Everything is built in .venv, build and web/node_modules, except the browser client,
# which is in src/throneroom/server/static. `make clean` removes all of it.

PYTHON ?= python3
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
# No recipe except `play` reads standard input.
PIP := $(PY) -m pip --disable-pip-version-check --quiet

# Which build .venv has: that of the last `make compile` or `make plain`; plain at first.
COMPILED := $(VENV)/compiled.stamp
PLAIN := $(VENV)/plain.stamp
INSTALLED = $(if $(wildcard $(COMPILED)),$(COMPILED),$(PLAIN))

# The compiled package, unpacked. PYTHONPATH=build/compiled runs it, PYTHONPATH=src runs the plain one. With PGO=1, the
# default to install and to measure it, the compiler optimizes what a first build does most; that takes twice as long.
# Tests run a build that is optimized less and made in a quarter of the time.
MEASURED := $(filter compile bench fuzz soak differential,$(MAKECMDGOALS))
PGO ?= $(if $(filter compile bench,$(MAKECMDGOALS)),1,0)
OPTIMIZE ?= $(if $(MEASURED),3,1)
UNPACKED := build/compiled-pgo$(PGO)-o$(OPTIMIZE).stamp
BUILD_FILES := pyproject.toml hatch_build.py hatch_readme.py

# The commit that `benchmarks.compare` compares this checkout with. Its compiled package is unpacked in build/baseline.
BASELINE ?= 86f3679
# Includes folders, so that adding or removing a module counts as a change.
SOURCES := $(shell find src -name __pycache__ -prune -o -path src/throneroom/server/static -prune -o -print)

# The browser client, built by Node from the system or from PyPI.
WEB := src/throneroom/server/static/source.txt
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -type f -print; find src/throneroom/locale -name '*.ftl')

# Options for pytest, such as TESTS="-k militia".
TESTS ?=
# The lowest coverage allowed for the whole package, in percent, of the plain and the compiled run together. Raise it,
# and never lower it. Compiled modules count when plain Python runs them.
COVERAGE := 90
COVERED := $(abspath build/coverage)
LANGUAGE := src/throneroom/cards/language/*
# A broken build or machine fails many tests, each slowly: stop early, and show which.
PYTEST = $(PY) -m pytest --dist=worksteal --maxfail=30 $(TESTS) --numprocesses
# The compiled tests wait a third of their time, for browsers and for processes that were killed.
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count())' 2>/dev/null || echo 2)
MORE_THAN_CORES := $(shell expr $(CORES) + $(CORES) / 2)

# Not $(MAKE) in the recipe itself, whose line would then run in a dry run, too.
SUBMAKE := $(MAKE) --no-print-directory
COMPILE := $(SUBMAKE) $(UNPACKED)

# `make check` and `make test` need these extras, and the build requirements; see pyproject.toml.
EXTRAS := build check cluster data docs env lab test
# What `make test` needs besides: programs that the system may lack, and the client.
TESTED := $(VENV)/everything.stamp $(VENV)/torch.stamp $(VENV)/browser.stamp $(VENV)/database.stamp $(VENV)/proxy.stamp $(VENV)/tmux.stamp $(WEB)

# Material for MkDocs would print a notice about its successor at each build.
MKDOCS := NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs

MAKEFLAGS += --no-builtin-rules
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help install play test fuzz differential check compile plain bench baseline soak web docs docs-serve pictures clean

help: ## List the targets
	@echo 'make TARGET, where TARGET is one of:'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{ printf "%-12s %s\n", $$1, $$2 }'
	@echo
	@echo 'PYTHON=python3.12 chooses the Python for .venv; ARGS="..." goes to play, TESTS="..." to pytest.'

install: $(INSTALLED) $(VENV)/lab.stamp ## Create .venv and install throneroom into it
	@echo 'Installed: $(VENV)/bin/throneroom'

# The terminal needs no browser client, and so no Node.
play: $(INSTALLED) $(if $(filter --plain --terminal,$(ARGS)),,$(WEB)) ## Play in the browser (ARGS="--terminal" or "--plain" for the terminal)
	@$(VENV)/bin/throneroom play $(ARGS)

web: $(WEB) ## Build the browser client
	@echo 'Built: $(dir $(WEB))'

test: $(VENV)/everything.stamp $(INSTALLED) $(TESTED) ## Run all tests: the browser client's, plain, compiled, with coverage
	@echo "== Tests, the client's logic =="
	PYTHONPATH=src $(PY) -m tests.web.fixtures
	$(PY) web/build.py --npm test
	@echo '== Tests, plain Python, while the compiled build is made =='
	@mkdir -p $(COVERED)
	$(if $(TESTS),,$(COMPILE) > build/compile.log 2>&1 &) \
	COVERAGE_FILE=$(COVERED)/plain PYTHONPATH=src THRONEROOM_EXPECT=plain $(PYTEST) $(CORES) --cov --cov-report=; tested=$$?; wait; exit $$tested
	@if reason=$$($(PY) hatch_build.py 2>&1); then \
	    $(MAKE) --no-print-directory test-compiled; \
	elif [ -n "$${CI:-}" ]; then \
	    echo "The compiled tests cannot run, and CI needs them: $$reason" >&2; exit 1; \
	else \
	    echo '************************************************************' >&2; \
	    echo "  SKIPPED the compiled tests: $$reason" >&2; \
	    echo "  All tests in plain Python: THRONEROOM_ALL=1 make test" >&2; \
	    echo '************************************************************' >&2; \
	fi

.PHONY: test-compiled
test-compiled: $(TESTED) $(UNPACKED)
	@echo '== Tests, compiled =='
	COVERAGE_FILE=$(COVERED)/compiled THRONEROOM_COVERAGE_PATCH=_exit PYTHONPATH=build/compiled THRONEROOM_EXPECT=compiled $(PYTEST) $(MORE_THAN_CORES) --cov --cov-report=
	@echo '== Coverage of both runs: at least 99 percent of engine and cards, 97 of the card language, $(COVERAGE) of everything =='
	$(PY) -m coverage combine --quiet --keep --data-file=$(COVERED)/all $(COVERED)/plain $(COVERED)/compiled
	$(if $(TESTS),-)$(PY) -m coverage report --data-file=$(COVERED)/all --include='src/throneroom/engine/*,src/throneroom/cards/*' --omit='$(LANGUAGE)' --fail-under=99
	$(if $(TESTS),-)$(PY) -m coverage report --data-file=$(COVERED)/all --include='$(LANGUAGE)' --fail-under=97
	$(if $(TESTS),-)$(PY) -m coverage report --data-file=$(COVERED)/all --fail-under=$(COVERAGE) --format=total

fuzz: $(INSTALLED) $(VENV)/test.stamp $(VENV)/lab.stamp $(UNPACKED) ## Send a million broken and hostile messages to a server (ARGS="--messages 10000" for fewer)
	PYTHONPATH=build/compiled:. $(PY) -m tests.server.fuzz $(ARGS)

differential: $(INSTALLED) $(VENV)/test.stamp $(UNPACKED) ## Compare 100,000 random games, decision by decision, with those of an older engine
	PYTHONPATH=build/compiled $(PY) -m tests.differential --jobs $(CORES) $(ARGS)

check: $(VENV)/everything.stamp $(INSTALLED) $(VENV)/node.stamp ## Lint, and check formatting and types
	@mkdir -p build
	@$(SUBMAKE) check-web > build/check-web.log 2>&1 & web=$$!; \
	$(SUBMAKE) check-python; python=$$?; \
	wait $$web; web=$$?; cat build/check-web.log; [ "$$python$$web" = 00 ]

.PHONY: check-python check-web
check-python:
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(PY) -m mypy --platform win32 --cache-dir .mypy_cache/win32 src
	$(VENV)/bin/hadolint Dockerfile
	$(VENV)/bin/shellcheck .ci/run .ci/image
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.compose-spec compose.yaml
	$(VENV)/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

check-web:
	$(PY) web/build.py --npm run check
	$(PY) web/build.py --npm run lint
	$(PY) web/build.py --npm run format:check

compile: $(COMPILED) ## Compile with mypyc into build/compiled and install that into .venv
	@echo 'Installed: the compiled throneroom. Back to plain Python: make plain'

plain: $(PLAIN) ## Install the plain sources into .venv again (editable)
	@echo 'Installed: the plain throneroom, straight from src. Compiled again: make compile'

bench: $(INSTALLED) $(VENV)/bench.stamp $(VENV)/env.stamp $(VENV)/test.stamp $(VENV)/browser.stamp $(VENV)/database.stamp $(UNPACKED) ## Measure the engine, the lab, the server, the browser and the terminal, and compare them with their peers
	$(PY) -m benchmarks.engine $(ARGS)
	$(PY) -m benchmarks.lab $(ARGS)
	PYTHONPATH=build/compiled $(PY) -m benchmarks.server
	PYTHONPATH=build/compiled $(PY) -m benchmarks.web
	PYTHONPATH=build/compiled $(PY) -m benchmarks.env
	PYTHONPATH=build/compiled $(PY) -m benchmarks.language
	$(PY) -m benchmarks.terminal $(ARGS)

baseline: build/baseline-$(BASELINE).stamp ## Compile an older commit into build/baseline, to compare with (BASELINE=86f3679)
	@echo 'Built: build/baseline, commit $(BASELINE). Compare with it: make compile && $(PY) -m benchmarks.compare'

soak: $(VENV)/test.stamp $(VENV)/database.stamp $(UNPACKED) ## Kill servers and databases under load for hours, and compare what clients were sent with what was stored
	PYTHONPATH=build/compiled $(PY) -m tests.server.soak --database sqlite --kills 1000 $(ARGS)
	PYTHONPATH=build/compiled $(PY) -m tests.server.soak --database postgresql --kills 300 $(ARGS)

docs: $(INSTALLED) $(VENV)/docs.stamp $(WEB) ## Build the documentation site into build/site
	@$(MKDOCS) build --strict --quiet
	@echo 'Built: build/site/index.html (make docs-serve shows it with its search)'

docs-serve: $(INSTALLED) $(VENV)/docs.stamp $(WEB) ## Serve the documentation site while you write it
	@$(MKDOCS) serve

pictures: $(INSTALLED) $(VENV)/test.stamp $(VENV)/lab.stamp $(VENV)/browser.stamp $(WEB) $(UNPACKED) ## Make all pictures of the README and the documentation, from a real game
	PYTHONPATH=build/compiled $(PY) -m docs.site.pictures

clean: ## Remove .venv, build and all caches
	rm -rf web/node_modules web/src/generated web/tests/fixtures licenses $(dir $(WEB))
	rm -rf $(VENV) build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -type d -name __pycache__ -prune -exec rm -rf {} +

$(PY):
	@command -v $(PYTHON) >/dev/null || { \
	    echo "There is no '$(PYTHON)' here. Throneroom needs Python 3.11 or later; name yours: make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Throneroom needs Python 3.11 or later, and '$(PYTHON)' is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "'$(PYTHON)' cannot create virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo 'Creating $(VENV)'
	@$(PYTHON) -m venv $(VENV)

# Installs extras from pyproject.toml, or the build requirements, without throneroom itself. Python compiles what it
# imports; compiling everything that is installed takes longer.
REQUIREMENTS = $(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	    all = {"build": p["build-system"]["requires"], **p["project"]["optional-dependencies"]}; \
	    print(*[one for name in "$(1)".split() for one in all[name]], sep="\n")'

$(VENV)/%.stamp: pyproject.toml | $(PY)
	@echo 'Installing what $* needs'
	@$(call REQUIREMENTS,$*) > $(VENV)/$*.txt
	@$(PIP) install --upgrade --no-compile --requirement $(VENV)/$*.txt </dev/null
	@touch $@

# One call of pip for all of them.
$(VENV)/everything.stamp: pyproject.toml | $(PY)
	@echo 'Installing what checks and tests need'
	@$(call REQUIREMENTS,$(EXTRAS)) > $(VENV)/everything.txt
	@$(PIP) install --upgrade --no-compile --requirement $(VENV)/everything.txt </dev/null
	@touch $(EXTRAS:%=$(VENV)/%.stamp) $@

# Installs PyTorch for the test of the example that trains a network, in CI only: on most systems it is very large. Where
# a machine has a build for processors alone, it is of this version.
$(VENV)/torch.stamp: | $(PY)
	@[ -z "$${CI:-}" ] || $(PIP) install --no-compile torch==2.13.0 </dev/null
	@touch $@

# Installs Node, unless the system has a suitable one.
$(VENV)/node.stamp: web/build.py | $(PY)
	@needs=$$($(PY) web/build.py --needs); [ -z "$$needs" ] || $(PIP) install "$$needs" </dev/null
	@touch $@

$(WEB): $(WEB_SOURCES) $(VENV)/node.stamp
	@echo 'Building the browser client'
	@$(PY) web/build.py
	@touch $@

# Installs Chromium for the browser tests, unless the system has it.
$(VENV)/browser.stamp: tests/web/browser.py $(VENV)/test.stamp
	@$(PY) -m tests.web.browser
	@touch $@

# Installs tmux for a test of the full screen, unless the system has it.
$(VENV)/tmux.stamp: tests/terminal/multiplexer.py $(VENV)/test.stamp
	@$(PY) -m tests.terminal.multiplexer
	@touch $@

# Installs PostgreSQL for the server tests, unless the system has it.
$(VENV)/database.stamp: tests/server/database.py $(VENV)/test.stamp
	@needs=$$($(PY) -m tests.server.database); [ -z "$$needs" ] || $(PIP) install "$$needs" </dev/null
	@touch $@

# Installs nginx and Caddy for the documentation tests, unless the system has them.
$(VENV)/proxy.stamp: tests/docs/proxies.py $(VENV)/test.stamp
	@needs=$$($(PY) -m tests.docs.proxies); [ -z "$$needs" ] || $(PIP) install $$needs </dev/null
	@touch $@

$(PLAIN): $(BUILD_FILES) $(VENV)/build.stamp
	@echo 'Installing throneroom, plain'
	@$(PIP) install --no-build-isolation --editable . </dev/null
	@rm -f $(COMPILED)
	@touch $@

$(COMPILED): $(UNPACKED)
	@echo 'Installing throneroom, compiled'
	@$(PIP) install build/wheel/*.whl </dev/null
	@$(PIP) install --force-reinstall --no-deps build/wheel/*.whl </dev/null
	@rm -f $(PLAIN)
	@touch $@

$(UNPACKED): $(SOURCES) $(BUILD_FILES) $(WEB) $(VENV)/build.stamp
	@echo 'Compiling throneroom'
	@rm -rf build/wheel build/compiled build/compiled-pgo*.stamp
	@THRONEROOM_COMPILE=1 THRONEROOM_PGO=$(PGO) THRONEROOM_OPTIMIZE=$(OPTIMIZE) THRONEROOM_BUILD_DIR=build/mypyc $(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/wheel . </dev/null
	@$(PY) -m zipfile --extract build/wheel/*.whl build/compiled
	@touch $@

build/baseline-$(BASELINE).stamp: $(VENV)/build.stamp
	@echo 'Compiling commit $(BASELINE)'
	@rm -rf build/baseline build/baseline-*
	@mkdir -p build/baseline-source
	@git archive --output build/baseline-source.tar $(BASELINE)
	@tar -xf build/baseline-source.tar -C build/baseline-source
	@cd build/baseline-source && THRONEROOM_WEB=0 THRONEROOM_COMPILE=1 $(abspath $(PY)) -m pip --disable-pip-version-check --quiet \
	    wheel --no-build-isolation --no-deps --wheel-dir ../baseline-wheel . </dev/null
	@$(PY) -m zipfile --extract build/baseline-wheel/*.whl build/baseline
	@rm -rf build/baseline-source build/baseline-source.tar
	@touch $@
