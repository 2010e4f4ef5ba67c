#!/usr/bin/env bash
# Reports the lines of Python and Rust that no test runs: `coverage.sh [FOLDER OR FILE OF TESTS ...]`.
# At last, `scripts/uncovered.py` judges the engine, access and HTTP.
# Builds an engine with counters below target/coverage, and installs it; `make setup` installs the usual one again.
set -euo pipefail
cd "$(dirname "$0")/.."
BIN=$PWD/.venv/bin
OUT=$PWD/var/coverage
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN)}

find_llvm() { find "$(rustc --print sysroot)/lib/rustlib" -name "$1" -type f -print -quit; }

count_rust() {
  # Remove programs of earlier builds, which would be counted too.
  find target/coverage/quick/deps -maxdepth 1 -type f -perm -u+x -delete 2> /dev/null || true
  export RUSTFLAGS="-C instrument-coverage" CARGO_TARGET_DIR=target/coverage LLVM_PROFILE_FILE=$OUT/%p-%4m.profraw
  VIRTUAL_ENV=$PWD/.venv "$BIN/maturin" develop --profile quick --locked --skip-install > "$OUT/build.log" 2>&1
  cargo test -q --profile quick --locked --lib --tests $(printf -- "-p nonet-%s " grid search techniques rating reasoning engine forms) > /dev/null
}

count_python() {
  local file status=0
  count_tests "$1" && return
  [ $? -ge 124 ] && [ -d "$1" ] || return 1
  # While coverage is measured, a thread's last greenlet may never end. With one process for each file, the process ends first.
  echo "$1 did not end: its files now run one by one."
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
  echo "No coverage of Rust, since llvm-profdata and llvm-cov of its LLVM are missing: rustup component add llvm-tools"
fi
# Each folder has its own process, since pytest-xdist ends its processes before they have written their counts. Measured
# tests take longer, so each has ten minutes.
printf '%s\n' "${@:-$(dirname tests/*/test_*.py | uniq)}" | PATH=$BIN:$PATH xargs -P "$JOBS" -I {} \
  bash -c 'count_python "$@"' _ {} || echo "Some tests failed, so more lines may be covered than reported."
"$BIN/coverage" combine -q
"$BIN/coverage" report
if [ -e target/coverage/quick ] && [ -n "$cov" ]; then report_rust "$profdata" "$cov"; fi
"$BIN/python" scripts/uncovered.py "$OUT"
