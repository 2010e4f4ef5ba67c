#!/bin/sh
# Has a new process of the service, of the version that is linked by now, take the place of the one that serves: `reload.sh PID`.
# It ends well once the old process has gone, and with 1 if the new one did not get ready: then the old one serves on.
set -eu
old=$1
children() { cat "/proc/$old/task/$old/children" 2> /dev/null || true; }
# A process that has ended and is not yet reaped does not serve.
lives() { grep -q '^State:[[:space:]]*[^ZX[:space:]]' "/proc/$1/status" 2> /dev/null; }
before=" $(children) "
kill -USR2 "$old"
new=
tries=0
while [ -z "$new" ] && [ "$tries" -lt 300 ]; do
  sleep 0.1
  tries=$((tries + 1))
  for child in $(children); do
    case $before in *" $child "*) ;; *) new=$child ;; esac
  done
done
while lives "$old"; do
  if [ -z "$new" ] || ! lives "$new"; then
    echo "The new process did not get ready, and the old one serves on: its log says why." >&2
    exit 1
  fi
  sleep 0.2
done
