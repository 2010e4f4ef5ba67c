#!/usr/bin/env bash
# Builds the engine for browsers. If Rust's library for WebAssembly is missing, prints a line and succeeds: the server
# then computes hints and new puzzles. With `--or-without`, a failed build also succeeds, since serving doesn't need it.
# Builds are reproducible: the files contain no path of this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
# Stops cargo from using make's jobserver, whose pipes aren't passed on. `step` needs the flags only to find out
# whether steps run in parallel.
FLAGS=${MAKEFLAGS-}
unset MAKEFLAGS MFLAGS
TARGET=wasm32-unknown-unknown
BUILT=${CARGO_TARGET_DIR:-target}/$TARGET/browser
PLACE=src/nonet/server/site/engine
MISSED=target/setup/no-wasm # exists if the library wasn't found, so that `make serve` doesn't search at each start
step() { MAKEFLAGS=$FLAGS "${PYTHON:-python3}" scripts/step.py "$@"; }

if [ "${1-}" = --or-without ]; then
  if SERVING=1 "$0"; then exit 0; fi
  # A file of an earlier build could differ from the server's engine.
  rm -f $PLACE/*.wasm*
  echo "The engine for browsers was not built: hints and new puzzles come from the server. \`make setup\` shows why."
  exit 0
fi

if ! scripts/prepare.sh browser look &&
  { { [ -n "${SERVING-}" ] && [ -e $MISSED ]; } ||
    ! step --limit 300 "Looking for Rust's library for WebAssembly" "about a minute" scripts/prepare.sh browser 2> /dev/null; }; then
  mkdir -p "${MISSED%/*}" && touch $MISSED
  rm -f $PLACE/*.wasm*
  echo "Rust has no $TARGET here (rustup target add $TARGET, or Debian's rust-web-src and lld): hints and new puzzles come from the server."
  exit 0
fi
rm -f $MISSED

sysroot=$(rustc --print sysroot)
separator=$'\x1f'
CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo${separator}--remap-path-prefix=$sysroot=rust"
# The folder of the crates is named after their registry.
for crates in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
  CARGO_ENCODED_RUSTFLAGS+="${separator}--remap-path-prefix=${crates%/}=crates"
done
options=()
if [ ! -d "$sysroot/lib/rustlib/$TARGET" ]; then
  # Debian has only the library's sources, and a separate linker.
  options=("-Zbuild-std=std,panic_abort")
  CARGO_ENCODED_RUSTFLAGS+="${separator}-Clinker=wasm-ld"
fi
# The search uses SIMD; browsers without it use the server.
CARGO_ENCODED_RUSTFLAGS+="${separator}-Ctarget-feature=+simd128"
# Source locations of panics would be a tenth of the file, and nothing would show them.
CARGO_ENCODED_RUSTFLAGS+="${separator}-Zlocation-detail=none${separator}-Zfmt-debug=none"
export CARGO_ENCODED_RUSTFLAGS RUSTC_BOOTSTRAP=1
step "Building the engine for browsers" "about a minute" env -u MAKEFLAGS -u MFLAGS \
  cargo build -p nonet-browser -p nonet-texts -p nonet-small -p nonet-study -p nonet-variants-browser --profile browser --target $TARGET --locked "${options[@]}"

# Binaryen shrinks the files by an eighth, and compressed by a fortieth; serving doesn't need it.
if ! command -v wasm-opt > /dev/null && { [ -n "${SERVING-}" ] || ! scripts/prepare.sh shrink > /dev/null 2>&1; }; then
  if [ -z "${SERVING-}" ]; then echo "The engine for browsers is larger than it could be: Binaryen's wasm-opt is missing."; fi
  shrink() { cp -p "$1" "$2"; } # keep its time, so that it is shrunk once Binaryen is installed
else
  shrink() {
    if [ "$2" -nt "$1" ] && [ "$2" -nt "$0" ]; then return; fi
    # Low memory is the end of the stack, where nothing has an address.
    wasm-opt -Oz --converge --low-memory-unused --enable-bulk-memory --enable-simd --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
      --enable-multivalue --enable-reference-types "$1" -o "$2"
  }
fi
mkdir -p $PLACE
# Unchanged files keep their times, so that nothing is rebuilt from them.
for module in nonet.wasm texts.wasm small.wasm study.wasm variants.wasm; do
  shrink "$BUILT/$module" "$BUILT/$module.small"
  cmp -s "$BUILT/$module.small" "$PLACE/$module" || cp "$BUILT/$module.small" "$PLACE/$module"
done
# The package contains only the compressed files.
python=.venv/bin/python
[ -x $python ] || python=${PYTHON:-python3}
"$python" scripts/compress.py $PLACE/*.wasm
