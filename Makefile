# Every command that people and CI run. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
BIN := .venv/bin
PYTHON ?= python3
RUST_PACKAGE := nonet-engine
INSPECTOR := tests/inspector/node_modules/.package-lock.json

.PHONY: help setup serve test check format docs bench fuzz clean test-tools

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

setup: .venv/package ## Install everything into .venv and build the engine
	@said=$$(VIRTUAL_ENV=$(CURDIR)/.venv $(BIN)/maturin develop --release --locked --skip-install 2>&1) || \
	  { echo "$$said"; exit 1; }

serve: setup ## Serve on 127.0.0.1:8000; the first start makes an account and its key
	@exec $(BIN)/nonet serve

test: setup test-tools node_modules/.package-lock.json $(INSPECTOR) ## Run all tests
	cargo test -q --release --locked -p $(RUST_PACKAGE)
	node --test --test-reporter=dot tests/website/*.test.js
	$(BIN)/pytest -q
	$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=15

check: setup node_modules/.package-lock.json ## Check format, lint, types and layers, in all languages
	cargo fmt --all --check
	cargo clippy -q --release --locked --all-targets -- -D warnings
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	npm run --silent check

format: setup ## Format everything and mend what can be mended
	cargo fmt --all
	$(BIN)/ruff check --fix-only -q .
	$(BIN)/ruff format -q .

docs: setup ## Write the lessons on all techniques into docs/techniques
	$(BIN)/python docs/techniques/write_lessons.py

bench: setup ## Run the benchmarks; each also asserts its answers
	@for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || exit 1; done

# A harness is a file in tests/fuzz/harnesses. Found inputs are kept, but for a search of seconds.
FUZZED := body grant key
FUZZ_SECONDS ?= 600
fuzz: setup ## Search inputs that break the door, FUZZ_SECONDS for each part, and keep the corpus
	@mkdir -p var
	@for name in $(FUZZED); do echo "== $$name"; \
	  $(BIN)/python tests/fuzz/run.py $$name $(FUZZ_SECONDS) > var/fuzz-$$name.log 2>&1 || \
	  { tail -25 var/fuzz-$$name.log; exit 1; }; \
	  grep stat::number var/fuzz-$$name.log; \
	  [ $(FUZZ_SECONDS) -lt 60 ] || $(BIN)/python tests/fuzz/run.py $$name --keep > /dev/null 2>&1 || exit 1; done

clean: ## Remove everything that was built, but no data
	rm -rf .venv target node_modules tests/inspector/node_modules

.venv/package: .venv/deps pyproject.toml
	PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

.venv/deps: requirements-dev.txt
	@command -v cargo > /dev/null || { echo "nonet needs Rust 1.90 or newer: see rustup.rs"; exit 1; }
	@command -v cc > /dev/null || { echo "nonet needs a C compiler: apt-get install gcc"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || \
	  { echo "nonet needs Python 3.11 or newer: apt-get install python3, or give PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null || \
	  { echo "nonet needs Python's venv: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --require-hashes -r $<
	@touch $@

# Only checks and tests need node; the website is served as it stands in the sources.
node_modules/.package-lock.json: package-lock.json
	@command -v npm > /dev/null || { echo "nonet's checks need Node 20 or newer: apt-get install npm"; exit 1; }
	npm ci --silent --no-audit --no-fund
	@touch $@

# The official client of the tool interface; a Node that is new enough for it is in .venv.
$(INSPECTOR): tests/inspector/package-lock.json
	cd tests/inspector && npm ci --silent --no-audit --no-fund --ignore-scripts
	@touch $@

# Servers and tools that tests talk to. Without root, tests that lack one say so and skip.
APT_PACKAGES := chromium curl poppler-utils postgresql qpdf zbar-tools
test-tools:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	  dpkg -s $(APT_PACKAGES) > /dev/null 2>&1 || \
	  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(APT_PACKAGES) > /dev/null; }; fi
