#!/usr/bin/env bash
# Installs what Nonet needs from the system: `prepare.sh serve` for serving, `prepare.sh test` also for tests,
# `prepare.sh browser` what builds the engine for browsers, and `prepare.sh browser look` installs nothing;
# `prepare.sh shrink` what makes that engine smaller.
# Root on Debian and its kin gets what is missing by apt-get. Others get a compiler and Rust by `bring.py`, into `.venv`; of what that cannot
# bring, they are told in one line per system how to get it.
# Without what serving needs, it fails. Without a tool of the tests, one line lists it, and the tests that need it do not run.
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}
PATH=$PWD/.venv/programs:$PATH # where bring.py puts them
RUST=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
MIRRORED_RUST=/usr/lib/rust- # where Ubuntu keeps a newer Rust beside its own: rust-1.91/bin

# name | Debian's packages | Fedora's | Homebrew's; `-` where a system has it anyway, or not at all
SERVE='
certificates | ca-certificates | ca-certificates | -
compiler | gcc libc6-dev | gcc | gcc
python | python3 | python3 | python@3
venv | python3-venv | - | -
rust | rust | cargo rustfmt clippy | rust
'
BROWSER='
wasm | rust-web-src lld | rust-std-static-wasm32-unknown-unknown lld | -
'
SHRINK='
program:wasm-opt | binaryen | binaryen | binaryen
'
TEST='
program:chromium,chromium-browser | chromium | chromium | chromium
debian:chromium-headless-shell | chromium-headless-shell | - | -
program:curl | curl | curl | -
program:git | git | git | -
program:pdftotext | poppler-utils | poppler-utils | poppler
program:initdb,/usr/lib/postgresql/*/bin/initdb | postgresql | postgresql-server | postgresql
program:nginx,/usr/sbin/nginx | nginx-light | nginx | nginx
program:caddy | caddy | caddy | caddy
program:promtool | prometheus | - | prometheus
debian:prometheus-node-exporter | prometheus-node-exporter | - | -
debian:prometheus-blackbox-exporter | prometheus-blackbox-exporter | - | -
program:go | golang-go | golang | go
program:php | php-cli | php-cli | php
program:ruby | ruby | ruby | ruby
program:lou_translate | liblouis-bin | liblouis-utils | liblouis
program:gs | ghostscript | ghostscript | ghostscript
program:qpdf | qpdf | qpdf | qpdf
program:strace | strace | strace | -
program:zbarimg | zbar-tools | zbar | zbar
font:DejaVuSans.ttf | fonts-dejavu-core | dejavu-sans-fonts | -
font:FreeSans.ttf | fonts-freefont-ttf | gnu-free-sans-fonts | -
font:LiberationSans-Regular.ttf | fonts-liberation | liberation-sans-fonts | -
font:NotoSans-Regular.ttf | fonts-noto-core | google-noto-sans-fonts | -
font:NotoSansCJK-Regular.ttc | fonts-noto-cjk | google-noto-sans-cjk-fonts | -
'

at_least() { [ "$(printf '%s\n' "$1" "$2" | sort -V | sed -n 1p)" = "$1" ]; }

version_of() { "$1" --version 2> /dev/null | awk '{ print $2 }'; }

is_there() {
  case $1 in
    certificates) [ -e /etc/ssl/certs/ca-certificates.crt ] || [ ! -e /etc/debian_version ] ;;
    # A compiler without the C library's own files links nothing.
    compiler) cc -x c -o /dev/null - <<< 'int main(void) { return 0; }' > /dev/null 2>&1 ;;
    python) "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null ;;
    venv) "$PYTHON" -c 'import venv, ensurepip' 2> /dev/null ;;
    rust) at_least "$RUST" "$(version_of cargo)" && at_least "$RUST" "$(version_of rustc)" ;;
    wasm) [ -d "$(sysroot)/wasm32-unknown-unknown" ] || { [ -d "$(sysroot)/src/rust/library" ] && any_program wasm-ld; } ;;
    # What other systems do without.
    debian:*) [ ! -e /etc/debian_version ] || any_program "${1#debian:}" ;;
    program:*) any_program "${1#program:}" ;;
    font:*) [ -n "$(find /usr/share/fonts -name "${1#font:}" -print -quit 2> /dev/null)" ] ;;
  esac
}

sysroot() { echo "$(rustc --print sysroot 2> /dev/null)/lib/rustlib"; }

any_program() {
  local name
  for name in ${1//,/ }; do
    if command -v "$name" > /dev/null; then return 0; fi
  done
  return 1
}

# Debian has a new Rust for its browsers beside the old one of the release, Ubuntu one under a name for each version.
rust_packages() {
  local suffix candidate
  for suffix in "" -web $(apt-cache pkgnames cargo-1. | sed 's/^cargo//' | grep -E '^-1\.[0-9]+$' | sort -V); do
    candidate=$(apt-cache policy "cargo$suffix" | awk '/Candidate:/ { print $2 }')
    if at_least "$RUST" "${candidate/(none)/0}"; then
      echo "cargo$suffix rustc$suffix"
      return
    fi
  done
}

# The rows of what is missing.
missing_of() {
  local name rest
  while IFS='|' read -r name rest; do
    name=${name// /}
    if [ -n "$name" ] && ! is_there "$name"; then echo "$name |$rest"; fi
  done <<< "$1"
}

# The packages of a system that bring the missing rows: 2 Debian's, 3 Fedora's, 4 Homebrew's.
packages() { awk -F'|' -v column="$1" '$column !~ /^ *-? *$/ { printf "%s", $column }' <<< "$missing" | xargs; }

# Debian's packages, with Rust by the name that it has there.
debian_packages() {
  local wanted rust=""
  wanted=" $(packages 2) "
  if [[ $wanted == *" rust "* ]]; then
    if command -v apt-cache > /dev/null; then rust=$(rust_packages); fi
    wanted=${wanted/ rust / ${rust:-cargo rustc} }
  fi
  xargs <<< "$wanted"
}

install() {
  local shown=/dev/null
  if [ -t 1 ]; then shown=/dev/stdout; fi # a terminal sees how far it is
  echo "Installing with apt-get, which takes a minute or two: $(packages 2)"
  # Tests start servers of their own: none that comes along is to be started here.
  export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
  apt-get update -qq
  # shellcheck disable=SC2046 # one word for each package
  apt-get install -qq -y --no-install-recommends $(to_be_had "$(debian_packages)") > "$shown"
  link_rust
}

# One package that a system lacks must not keep the others away: Ubuntu has its Chromium elsewhere.
to_be_had() {
  local package
  for package in $1; do
    if [[ $(apt-cache policy "$package") == *"Candidate: "[0-9]* ]]; then echo "$package"; fi
  done
}

# Ubuntu's newer Rust is not on the path.
link_rust() {
  local program newest
  if is_there rust; then return; fi
  newest=$(printf '%s\n' "$MIRRORED_RUST"*/bin | sort -V | tail -n 1)
  for program in cargo rustc; do
    if [ -x "$newest/$program" ]; then ln -sf "$newest/$program" "/usr/local/bin/$program"; fi
  done
}

bring() {
  local names
  names=$(cut -d'|' -f1 <<< "$missing" | xargs)
  case $names in
    compiler | rust | "compiler rust")
      # shellcheck disable=SC2086 # one word for each name
      "$PYTHON" scripts/bring.py $names && hash -r
      ;;
    *) return 1 ;;
  esac
}

names_of_missing() { cut -d'|' -f1 <<< "$missing" | sed 's/.*://; s/,.*//' | xargs; }

# In one line, since a run goes on after it.
list_for_tests() {
  local command
  if [[ $OSTYPE == darwin* ]]; then
    command="brew install $(packages 4)"
  elif command -v dnf > /dev/null; then
    command="dnf install $(packages 3)"
  else
    command="apt-get install $(debian_packages)"
  fi
  echo "Tests that need one of these will not run: $(names_of_missing). To get them: $command"
}

tell() {
  echo "Not found: $(names_of_missing). To get it:"
  echo "  apt-get install $(debian_packages)"
  echo "  dnf install $(packages 3)"
  echo "  brew install $(packages 4)"
  if ! is_there python; then
    echo "  Python 3.11 or newer is needed, and $PYTHON is $(version_of "$PYTHON" | grep . || echo missing). Another one is named so: PYTHON=python3.12 make serve"
  fi
  if ! is_there rust; then echo "  Rust $RUST or newer comes from https://rustup.rs too."; fi
}

see_to() {
  missing=$(missing_of "$1")
  if [ -z "$missing" ]; then return 0; fi
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    install
    missing=$(missing_of "$1")
  elif [ "$1" = "$SERVE" ] && bring; then
    missing=$(missing_of "$1")
  fi
  if [ -z "$missing" ]; then return 0; fi
  if [ "$1" = "$TEST" ]; then list_for_tests; else tell; fi
  return 1
}

if [ "$*" = "browser look" ]; then is_there wasm; exit; fi
if [ "${1-}" = shrink ]; then
  see_to "$SHRINK"
  exit
fi
if ! see_to "$SERVE"; then exit 1; fi
if [ "${1-}" = browser ]; then
  if ! is_there wasm && command -v rustup > /dev/null; then rustup -q target add wasm32-unknown-unknown; fi
  see_to "$BROWSER"
  exit
fi
if [ "${1-}" = test ]; then see_to "$TEST" || true; fi
