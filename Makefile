# One obvious way to run everything. `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin
SOURCES := src tests tools $(if $(wildcard benchmarks/*.py),benchmarks)
# What pytest is given besides its configuration: make test ARGS="-k madn -x"
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test cover check format docs bench lock clean runtime dev

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: runtime ## play Mensch ärgere Dich nicht in the terminal
	@$(BIN)/rauswurf play madn

test: dev ## run all tests, on all cores; ARGS="-k word" for some
	$(BIN)/python -m pytest -n auto $(ARGS)

cover: dev ## run all tests and tell which lines none of them reached
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report

check: dev ## lint, formatting and types
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy $(SOURCES)

format: dev ## put the code in order
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

docs: dev ## make the game pages and board pictures anew
	$(BIN)/python tools/game_pages.py

bench: ## measure speed, ours and others'
	@$(PYTHON) tools/setup.py requirements-bench.txt --venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python benchmarks/run.py

# The dev lock comes first and binds the others, so that all three agree on every version.
COMPILE = $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command "make lock" \
	--extra build $(LOCK_ARGS)

lock: dev ## write the locks anew; LOCK_ARGS=--upgrade takes the newest versions
	$(COMPILE) --extra dev --extra lab -o requirements-dev.txt
	$(COMPILE) -c requirements-dev.txt -o requirements.txt
	$(COMPILE) -c requirements-dev.txt --extra bench -o requirements-bench.txt

clean: ## remove what was built and installed
	rm -rf $(VENV) $(BENCH_VENV) build dist htmlcov .coverage .coverage.*
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

runtime:
	@$(PYTHON) tools/setup.py requirements.txt --venv $(VENV)

dev:
	@$(PYTHON) tools/setup.py requirements-dev.txt --venv $(VENV)
