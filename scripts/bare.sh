#!/usr/bin/env bash
# Tests the last commit on fresh Debian systems below /tmp, which have only make and Python. Needs root and debootstrap.
#
#   bare.sh                    run `newcomer.py` on each kind of machine, then `make test`; 45 minutes
#   bare.sh serve [KIND ...]   run only `newcomer.py`, on all kinds of machines or these
#   bare.sh test               run only `make test`
#   bare.sh release            install the wheel and the Debian package of `make release`, and run the commands that README
#                              and the ten-minute tutorial show
#   bare.sh browser            build the engine for browsers in two folders with Debian's Rust, and compare the bytes
set -euo pipefail
RELEASE=bookworm
# As root, `make` installs missing packages with apt-get. The kinds without root have the three packages that README
# names, or only Python.
KINDS=(root root-wasm person person-wasm person-python)
# Settings that this machine's pip, cargo and npm need to reach their registries.
REACH='^(PIP_(CERT|INDEX_URL|EXTRA_INDEX_URL|PROXY|TRUSTED_HOST|DEFAULT_TIMEOUT|RETRIES)|CARGO_(HTTP|NET|REGISTRIES)_|NPM_CONFIG_|SSL_CERT_|NODE_EXTRA_CA_CERTS|CURL_CA_BUNDLE|REQUESTS_CA_BUNDLE|[a-zA-Z]+_(proxy|PROXY))'
CONFIGURATION=(/etc/pip.conf /etc/npmrc /root/.npmrc /root/.config/pip /root/.cargo/config.toml)

# The fresh system

# shellcheck disable=SC2016 # these are apt's variables
indexes() { apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(LABEL)' 'Created-By: Packages'; }

make_root() {
  local mirror
  mirror=$(indexes | awk -v release="$RELEASE" '$2 == release && $3 == "Debian" { print $1; exit }')
  # shellcheck disable=SC2086 # without a mirror, debootstrap takes its own
  debootstrap --variant=minbase --include=make,python3 "$RELEASE" "$ROOT" $mirror > "$ROOT.log"
  indexes | awk -v release="$RELEASE" '$2 ~ release && $3 ~ /^Debian/ { print "deb", $1, $2, "main" }' > "$ROOT/etc/apt/sources.list"
  apt-config dump | grep -E '^Acquire::(https?::|Check-)' > "$ROOT/etc/apt/apt.conf.d/90reach" || true
  cp -L /etc/resolv.conf "$ROOT/etc/resolv.conf"
  chmod 755 "$ROOT"
  copy_registry_settings
  mkdir "$ROOT/nonet"
  git archive HEAD | tar -x -C "$ROOT/nonet"
}

copy_registry_settings() {
  local file
  mkdir -p "$ROOT/usr/local/share/ca-certificates"
  cp -rT /usr/local/share/ca-certificates "$ROOT/usr/local/share/ca-certificates"
  for file in "${CONFIGURATION[@]}"; do
    if [ -e "$file" ]; then
      mkdir -p "$ROOT${file%/*}"
      cp -a "$file" "$ROOT$file"
    fi
  done
}

# Commands inside it

in_root() { in_root_as root /root "$1"; }

as_person() { in_root_as person /home/person "$1"; }

in_root_as() {
  local settings
  mapfile -t settings < <(env | grep -E "$REACH")
  env -i "${settings[@]}" HOME="$2" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    chroot --userspec="$1" "$ROOT" sh -c "cd /nonet && $3"
}

try_serve() {
  local run=in_root wasm=no
  case $1 in
    *-wasm) wasm=yes ;;
    # Hide Debian's Rust library for WebAssembly.
    root) printf 'Package: rust-web-src\nPin: release *\nPin-Priority: -1\n' > "$ROOT/etc/apt/preferences.d/without-wasm" ;;
    # rustup installs the library for WebAssembly.
    person-python) wasm=yes ;;
  esac
  case $1 in person*) run=as_person && make_person "$1" ;; esac
  $run "python3 scripts/newcomer.py $wasm" || { echo "make serve, $1: failed" && return 1; }
}

make_person() {
  local packages=(ca-certificates python3-venv)
  case $1 in
    person) packages+=(gcc libc6-dev cargo-web rustc-web) ;;
    person-wasm) packages+=(gcc libc6-dev cargo-web rustc-web rust-web-src lld) ;;
  esac
  in_root "apt-get update -qq && apt-get install -qq -y --no-install-recommends ${packages[*]}" > "$ROOT.apt.log" 2>&1 ||
    { tail -n 20 "$ROOT.apt.log"; return 1; }
  in_root 'useradd --create-home person && cp -rT /root /home/person && chown -R person: /home/person /nonet'
}

try_test() {
  SECONDS=0
  if in_root 'make test'; then
    echo "make test: passed after $SECONDS s"
  else
    echo "make test: failed after $SECONDS s"
    return 1
  fi
}

try_browser() {
  local module place=src/nonet/server/site/engine
  SECONDS=0
  in_root 'scripts/prepare.sh serve && scripts/build_browser.sh'
  in_root 'cp -r . /again'
  in_root "rm -rf /again/target /again/$place && /again/scripts/build_browser.sh"
  for module in nonet.wasm texts.wasm small.wasm study.wasm variants.wasm; do
    cmp "$ROOT/nonet/$place/$module" "$ROOT/again/$place/$module"
    echo "$module: $(gzip -9 -c "$ROOT/nonet/$place/$module" | wc -c) bytes, compressed"
  done
  echo "the engine for browsers: the same bytes in both folders, after $SECONDS s"
}

# Replace the clone with the packages and the two documents that a new user reads.
keep_only_release() {
  mv "$ROOT/nonet" "$ROOT/clone"
  mkdir "$ROOT/nonet"
  cp dist/nonet-*.whl dist/nonet_*.deb "$ROOT/nonet"
  mv "$ROOT/clone/README.md" "$ROOT/clone/docs/tutorials/ten-minutes.md" "$ROOT/nonet"
  rm -r "$ROOT/clone"
}

try_release() {
  SECONDS=0
  in_root 'apt-get update -qq && apt-get install -qq -y --no-install-recommends ca-certificates python3-venv man-db ./nonet_*.deb' > "$ROOT.apt.log" 2>&1 ||
    { tail -n 20 "$ROOT.apt.log"; return 1; }
  in_root 'python3 -m venv /environment && /environment/bin/pip install -q ./nonet-*.whl'
  echo "the wheel and the Debian package: installed after $SECONDS s"
  for nonet in /usr/bin/nonet /environment/bin/nonet; do
    in_root "$nonet --version"
    show_readme $nonet
  done
  in_root 'man nonet | sed -n "1,/^DESCRIPTION/p"'
  in_root '/usr/bin/nonet worksheet --count 1 --seed 1 -o /sheet.pdf'
  # doctest would take the closing fence of an example for its output.
  in_root '/environment/bin/pip install -q numpy pandas polars && sed -i "/^\`\`\`/s/.*//" README.md ten-minutes.md'
  in_root '/environment/bin/python -m doctest -o IGNORE_EXCEPTION_DETAIL README.md ten-minutes.md'
  echo "README and the ten-minute tutorial: the same output here, after $SECONDS s"
}

# Run every command of README's console sessions, and look up its output in README.
show_readme() {
  local command
  # shellcheck disable=SC2016 # the prompt isn't a variable
  sed -n '/^```console/,/^```/ s/^\$ //p' README.md > "$ROOT.commands"
  test -s "$ROOT.commands"
  while read -r command <&3; do
    in_root "nonet() { $1 \"\$@\"; }; $command" | tee "$ROOT.printed"
    while read -r line; do grep -qFx -- "$line" README.md; done < "$ROOT.printed"
  done 3< "$ROOT.commands"
}

# Mounts and processes belong to this namespace, and end with it.
inside() {
  ROOT=$1
  mount -t proc proc "$ROOT/proc"
  mount -t sysfs sysfs "$ROOT/sys"
  mount --rbind /dev "$ROOT/dev"
  if [ "$2" = browser ]; then
    try_browser
    return
  fi
  if [ "$2" = release ]; then
    try_release
    return
  fi
  if [ "$2" = test ]; then try_test; else try_serve "$2"; fi
}

outside() {
  cd "$(dirname "$0")/.."
  local base kind
  if [ "$(id -u)" != 0 ] || ! command -v debootstrap > /dev/null; then
    echo "bare.sh needs root and debootstrap: apt-get install debootstrap"
    exit 1
  fi
  ROOT=$(mktemp -d /tmp/nonet-bare.XXXXXX)
  # Nothing is mounted here. --one-file-system is a precaution: it would stop at a mount.
  # shellcheck disable=SC2064 # the base: ROOT changes later
  trap "rm -rf --one-file-system '$ROOT' '$ROOT'.*" EXIT
  SECONDS=0
  make_root
  if [ "${1-}" = release ]; then keep_only_release; fi
  echo "a fresh Debian: after $SECONDS s"
  base=$ROOT
  for kind in $(kinds_of "$@"); do
    echo "== $kind"
    ROOT=$base.$kind
    cp -a "$base" "$ROOT"
    unshare --mount --pid --fork --kill-child "$0" inside "$ROOT" "$kind"
    rm -rf --one-file-system "$ROOT"
  done
}

kinds_of() {
  case ${1-both} in
    both) echo "${KINDS[*]} test" ;;
    serve) echo "${*:2}" | grep . || echo "${KINDS[*]}" ;;
    *) echo "$1" ;;
  esac
}

if [ "${1-}" = inside ]; then inside "$2" "$3"; else outside "$@"; fi; exit
