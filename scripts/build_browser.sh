#!/usr/bin/env bash
# Builds the engine for browsers, where Rust has what it takes for WebAssembly; else says in a line what the server does instead.
# A build that fails is an error, but for `build_browser.sh --or-without`, which says the same line: nobody needs it to serve.
# The same sources and compiler give the same bytes: no path of this machine stands in them.
set -euo pipefail
cd "$(dirname "$0")/.."
# Rust would ask make for its jobs, by pipes that make does not hand on. A step only looks whether others run beside it.
FLAGS=${MAKEFLAGS-}
unset MAKEFLAGS MFLAGS
TARGET=wasm32-unknown-unknown
BUILT=${CARGO_TARGET_DIR:-target}/$TARGET/browser
PLACE=src/nonet/server/site/engine
MISSED=target/setup/no-wasm # what serving looked for in vain, it does not look for at each start
step() { MAKEFLAGS=$FLAGS "${PYTHON:-python3}" scripts/step.py "$@"; }

if [ "${1-}" = --or-without ]; then
  if SERVING=1 "$0"; then exit 0; fi
  # One of an earlier state would be another engine than the server's.
  rm -f $PLACE/*.wasm*
  echo "The engine for browsers was not built: hints and new puzzles come from the server. \`make setup\` shows why."
  exit 0
fi

if ! scripts/prepare.sh browser look &&
  { { [ -n "${SERVING-}" ] && [ -e $MISSED ]; } ||
    ! step --limit 300 "Looking for WebAssembly's part of Rust" "about a minute" scripts/prepare.sh browser 2> /dev/null; }; then
  mkdir -p "${MISSED%/*}" && touch $MISSED
  rm -f $PLACE/*.wasm*
  echo "Rust has no $TARGET here (rustup target add $TARGET, or Debian's rust-web-src and lld): hints and new puzzles come from the server."
  exit 0
fi
rm -f $MISSED

sysroot=$(rustc --print sysroot)
separator=$'\x1f'
CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo${separator}--remap-path-prefix=$sysroot=rust"
# Crates lie in a folder that is named after where they came from.
for crates in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/; do
  CARGO_ENCODED_RUSTFLAGS+="${separator}--remap-path-prefix=${crates%/}=crates"
done
options=()
if [ ! -d "$sysroot/lib/rustlib/$TARGET" ]; then
  # Debian has the library's sources alone, and a linker of its own.
  options=("-Zbuild-std=std,panic_abort")
  CARGO_ENCODED_RUSTFLAGS+="${separator}-Clinker=wasm-ld"
fi
# The search is made of vectors; browsers without them ask the server.
CARGO_ENCODED_RUSTFLAGS+="${separator}-Ctarget-feature=+simd128"
# A tenth of the file would tell where in the sources it gave up: for nobody, as it has no output.
CARGO_ENCODED_RUSTFLAGS+="${separator}-Zlocation-detail=none${separator}-Zfmt-debug=none"
export CARGO_ENCODED_RUSTFLAGS RUSTC_BOOTSTRAP=1
step "Building the engine for browsers" "about a minute" env -u MAKEFLAGS -u MFLAGS \
  cargo build -p nonet-browser -p nonet-texts -p nonet-small -p nonet-study --profile browser --target $TARGET --locked "${options[@]}"

# Binaryen takes an eighth off the file and a fortieth off what is sent; serving does without it.
if ! command -v wasm-opt > /dev/null && { [ -n "${SERVING-}" ] || ! scripts/prepare.sh shrink > /dev/null 2>&1; }; then
  if [ -z "${SERVING-}" ]; then echo "The engine for browsers is larger than it could be: Binaryen's wasm-opt is missing."; fi
  shrink() { cp -p "$1" "$2"; } # no younger, so that it is made smaller once it can be
else
  shrink() {
    if [ "$2" -nt "$1" ] && [ "$2" -nt "$0" ]; then return; fi
    # Low memory is the end of the stack, which nothing has an address in.
    wasm-opt -Oz --converge --low-memory-unused --enable-bulk-memory --enable-simd --enable-sign-ext --enable-nontrapping-float-to-int --enable-mutable-globals \
      --enable-multivalue --enable-reference-types "$1" -o "$2"
  }
fi
mkdir -p $PLACE
# What is the same keeps its time, so that nothing is made anew of it.
for module in nonet.wasm texts.wasm small.wasm study.wasm; do
  shrink "$BUILT/$module" "$BUILT/$module.small"
  cmp -s "$BUILT/$module.small" "$PLACE/$module" || cp "$BUILT/$module.small" "$PLACE/$module"
done
# The package holds them compressed alone.
python=.venv/bin/python
[ -x $python ] || python=${PYTHON:-python3}
"$python" scripts/compress.py $PLACE/*.wasm
