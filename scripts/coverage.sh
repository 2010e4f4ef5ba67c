#!/usr/bin/env bash
# Tells which lines of Python and of Rust no test reaches: `coverage.sh [what pytest is to run]`.
# The tests run in one process: those that pytest starts for others are ended before they could write down what they counted.
# The engine is built anew with counters, below target/coverage; `make setup` puts the one for use back.
set -euo pipefail
cd "$(dirname "$0")/.."
BIN=$PWD/.venv/bin
OUT=$PWD/var/coverage

find_llvm() { find "$(rustc --print sysroot)/lib/rustlib" -name "$1" -type f -print -quit; }

count_rust() {
  export RUSTFLAGS="-C instrument-coverage" CARGO_TARGET_DIR=target/coverage LLVM_PROFILE_FILE=$OUT/%p-%4m.profraw
  VIRTUAL_ENV=$PWD/.venv "$BIN/maturin" develop --profile quick --locked --skip-install > "$OUT/build.log" 2>&1
  cargo test -q --profile quick --locked -p nonet-engine -p nonet-forms > /dev/null
}

report_rust() {
  local binary objects=()
  "$1" merge -sparse "$OUT"/*.profraw -o "$OUT/rust.profdata"
  while read -r binary; do objects+=(--object "$binary"); done < <(
    find target/coverage/quick/deps -maxdepth 1 -type f -perm -u+x \( -name 'lib_native.so' -o ! -name '*.*' \)
  )
  "$2" report --instr-profile "$OUT/rust.profdata" "${objects[@]}" --ignore-filename-regex '(registry|rustc|tests)/' \
    --show-region-summary=false
  # Line by line: the number, 0, and the text.
  "$2" show --instr-profile "$OUT/rust.profdata" "${objects[@]}" --ignore-filename-regex '(registry|rustc|tests)/' > "$OUT/rust.txt"
  echo "Lines of Rust that no test reaches:"
  awk -F'|' '/^\// { file = $0 } $2 ~ /^ *0$/ { print file " " $1 $3 }' "$OUT/rust.txt"
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
PATH=$BIN:$PATH "$BIN/coverage" run -m pytest -q -n 0 "$@" || echo "Some tests failed: what follows may say too little."
"$BIN/coverage" combine -q
"$BIN/coverage" report
if [ -e target/coverage/quick ] && [ -n "$cov" ]; then report_rust "$profdata" "$cov"; fi
