#!/usr/bin/env bash
# Tells which lines of Python and of Rust no test reaches: `coverage.sh [what pytest is to run]`.
# It ends with a verdict on the engine, access and the door: `scripts/uncovered.py` says how it judges.
# The engine is built anew with counters, below target/coverage; `make setup` puts the one for use back.
set -euo pipefail
cd "$(dirname "$0")/.."
BIN=$PWD/.venv/bin
OUT=$PWD/var/coverage
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN)}

find_llvm() { find "$(rustc --print sysroot)/lib/rustlib" -name "$1" -type f -print -quit; }

count_rust() {
  # Programs of an earlier state would be counted beside those of today.
  find target/coverage/quick/deps -maxdepth 1 -type f -perm -u+x -delete 2> /dev/null || true
  export RUSTFLAGS="-C instrument-coverage" CARGO_TARGET_DIR=target/coverage LLVM_PROFILE_FILE=$OUT/%p-%4m.profraw
  VIRTUAL_ENV=$PWD/.venv "$BIN/maturin" develop --profile quick --locked --skip-install > "$OUT/build.log" 2>&1
  cargo test -q --profile quick --locked --lib --tests $(printf -- "-p nonet-%s " grid search techniques rating reasoning engine forms) > /dev/null
}

count_python() {
  local file status=0
  count_tests "$1" && return
  [ $? -ge 124 ] && [ -d "$1" ] || return 1
  # Counted, a thread's last greenlet may spin for ever as it ends: the process of a file alone ends before it does.
  echo "$1 did not end: its files are counted one by one."
  for file in "$1"/test_*.py; do count_tests "$file" || status=1; done
  return $status
}
count_tests() { timeout -k 9 20m coverage run -m pytest -q -n 0 --timeout 600 "$1"; }
export -f count_python count_tests

report_rust() {
  local binary objects=()
  "$1" merge -sparse -failure-mode=all "$OUT"/*.profraw -o "$OUT/rust.profdata"
  while read -r binary; do objects+=(--object "$binary"); done < <(
    find target/coverage/quick/deps -maxdepth 1 -type f -perm -u+x \( -name 'lib_native.so' -o ! -name '*.*' \)
  )
  set -- "$2" --instr-profile "$OUT/rust.profdata" "${objects[@]}" --ignore-filename-regex '(registry|rustc|tests)/'
  "$1" report "${@:2}" --show-region-summary=false
  "$1" export "${@:2}" --format=lcov > "$OUT/rust.lcov"
}

rm -rf "$OUT"
mkdir -p "$OUT"
profdata=$(find_llvm llvm-profdata)
cov=$(find_llvm llvm-cov)
if [ -n "$profdata" ] && [ -n "$cov" ]; then
  count_rust
else
  echo "Rust is not counted: llvm-profdata and llvm-cov of the same LLVM are missing: rustup component add llvm-tools"
fi
# Each folder has a process of its own: those that pytest would start are ended before they have written down what they
# counted. What is counted takes longer, so tests have ten minutes.
printf '%s\n' "${@:-$(dirname tests/*/test_*.py | uniq)}" | PATH=$BIN:$PATH xargs -P "$JOBS" -I {} \
  bash -c 'count_python "$@"' _ {} || echo "Some tests failed: what follows may say too little."
"$BIN/coverage" combine -q
"$BIN/coverage" report
if [ -e target/coverage/quick ] && [ -n "$cov" ]; then report_rust "$profdata" "$cov"; fi
"$BIN/python" scripts/uncovered.py "$OUT"
