#!/usr/bin/env bash
# Prints the path of this machine's oldest or newest Python that Nonet supports: `pythons.sh oldest`, `pythons.sh newest`.
# Searches the path, /usr/bin and pyenv's versions. Leaves out pre-releases and virtual environments.
set -euo pipefail
cd "$(dirname "$0")/.."
LEAST=$(sed -n 's/^requires-python = ">=3\.\(.*\)"$/\1/p' pyproject.toml)
DESCRIBE="
import sys
is_finished = sys.version_info.releaselevel == 'final'
if sys.version_info >= (3, $LEAST) and is_finished and sys.prefix == sys.base_prefix:
    print('.'.join(map(str, sys.version_info[:3])), sys.executable)
"

candidates() {
  local minor name
  for minor in $(seq "$LEAST" 30); do
    type -aP "python3.$minor" || true
  done
  for name in python3 /usr/bin/python3 "${PYENV_ROOT:-$HOME/.pyenv}"/versions/*/bin/python3; do
    type -P "$name" || true
  done
}

all() {
  local program
  while read -r program; do
    # pyenv's command of a disabled version fails.
    "$program" -c "$DESCRIBE" 2> /dev/null || true
  done < <(candidates) | sort -V -u
}

case ${1-} in
  oldest) all | sed -n '1s/^[^ ]* //p' ;;
  newest) all | sed -n '$s/^[^ ]* //p' ;;
  *) echo "pythons.sh oldest|newest" >&2; exit 64 ;;
esac
