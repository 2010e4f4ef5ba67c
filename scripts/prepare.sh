#!/usr/bin/env bash
# Installs the system packages that Nonet needs.
#
#   prepare.sh serve          compiler, Rust and Python, for serving; fails if one is missing at the end
#   prepare.sh test           also the programs that tests run; lists missing ones, whose tests are skipped
#   prepare.sh browser        also Rust's library for WebAssembly, to build the engine for browsers
#   prepare.sh browser look   check for this library, and install nothing
#   prepare.sh shrink         Binaryen, which makes that engine smaller
#
# As root on Debian and its derivatives, it uses apt-get. Otherwise `bring.py` installs a compiler and Rust into .venv; for
# other missing packages, it prints the command for each system.
set -euo pipefail
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-python3}
PATH=$PWD/.venv/programs:$PATH # where bring.py installs programs
RUST=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml)
MIRRORED_RUST=/usr/lib/rust- # Ubuntu's folders of newer versions, such as rust-1.91/bin

# name | packages of Debian | Fedora | Homebrew; `-` if it is always installed or not available
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
    # Also checks the C library, which linking needs.
    compiler) cc -x c -o /dev/null - <<< 'int main(void) { return 0; }' > /dev/null 2>&1 ;;
    python) "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null ;;
    venv) "$PYTHON" -c 'import venv, ensurepip' 2> /dev/null ;;
    rust) at_least "$RUST" "$(version_of cargo)" && at_least "$RUST" "$(version_of rustc)" ;;
    wasm) [ -d "$(sysroot)/wasm32-unknown-unknown" ] || { [ -d "$(sysroot)/src/rust/library" ] && any_program wasm-ld; } ;;
    # Only required on Debian.
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

# Beside the release's old Rust, Debian has a newer one for its browsers, and Ubuntu a package for each version.
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

# Prints the rows of a table whose program, font or package is missing.
missing_of() {
  local name rest
  while IFS='|' read -r name rest; do
    name=${name// /}
    if [ -n "$name" ] && ! is_there "$name"; then echo "$name |$rest"; fi
  done <<< "$1"
}

# Prints the packages that provide the missing rows: column 2 for Debian, 3 for Fedora, 4 for Homebrew.
packages() { awk -F'|' -v column="$1" '$column !~ /^ *-? *$/ { printf "%s", $column }' <<< "$missing" | xargs; }

# Prints Debian's packages, with the name of a Rust that is new enough.
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
  if [ -t 1 ]; then shown=/dev/stdout; fi # show progress in a terminal
  echo "Installing with apt-get, which takes a minute or two: $(packages 2)"
  # Don't start the installed servers: tests start their own.
  export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
  apt-get update -qq
  # shellcheck disable=SC2046 # one word for each package
  apt-get install -qq -y --no-install-recommends $(available_of "$(debian_packages)") > "$shown"
  link_rust
}

# One missing package would stop apt-get from installing the others: Ubuntu, for example, has no Chromium package.
available_of() {
  local package
  for package in $1; do
    if [[ $(apt-cache policy "$package") == *"Candidate: "[0-9]* ]]; then echo "$package"; fi
  done
}

# Ubuntu's newer Rust isn't on the path.
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

# One line, since the run continues.
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

list_for_serving() {
  echo "Not found: $(names_of_missing). To get it:"
  echo "  apt-get install $(debian_packages)"
  echo "  dnf install $(packages 3)"
  echo "  brew install $(packages 4)"
  if ! is_there python; then
    echo "  Python 3.11 or newer is needed, and $PYTHON is $(version_of "$PYTHON" | grep . || echo missing). To choose another one: PYTHON=python3.12 make serve"
  fi
  if ! is_there rust; then echo "  Rust $RUST or newer comes from https://rustup.rs too."; fi
}

require() {
  missing=$(missing_of "$1")
  if [ -z "$missing" ]; then return 0; fi
  if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    install
    missing=$(missing_of "$1")
  elif [ "$1" = "$SERVE" ] && bring; then
    missing=$(missing_of "$1")
  fi
  if [ -z "$missing" ]; then return 0; fi
  if [ "$1" = "$TEST" ]; then list_for_tests; else list_for_serving; fi
  return 1
}

if [ "$*" = "browser look" ]; then is_there wasm; exit; fi
if [ "${1-}" = shrink ]; then
  require "$SHRINK"
  exit
fi
if ! require "$SERVE"; then exit 1; fi
if [ "${1-}" = browser ]; then
  if ! is_there wasm && command -v rustup > /dev/null; then rustup -q target add wasm32-unknown-unknown; fi
  require "$BROWSER"
  exit
fi
if [ "${1-}" = test ]; then require "$TEST" || true; fi
