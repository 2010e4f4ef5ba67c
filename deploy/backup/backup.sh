#!/bin/sh
# Takes a backup into a folder of its own, named after the time, below the folder that is named, and leaves the newest 14.
#   NONET_DATA_DIR=/var/lib/nonet backup.sh /var/lib/nonet-backups
# It asks for the same settings as the service, and for sqlite3 or pg_dump. docs/backup.md says how to restore what is in it.
set -eu
umask 077
KEPT=14
folder=$1/$(date -u +%Y-%m-%dT%H-%M-%SZ)
# Under this name until it is whole: what is half done is neither restored nor counted.
half=$1/half
rm -rf "$half"
mkdir -p "$half"
case ${NONET_DATABASE_URL:-} in
  postgresql*) pg_dump --format=custom --file="$half/nonet-backup.dump" "$NONET_DATABASE_URL" ;;
  *)
    database=${NONET_DATABASE_URL:-sqlite:///$NONET_DATA_DIR/nonet.db}
    # Without this check a name that is wrong would be made a new, empty database.
    test -f "${database#sqlite:///}"
    sqlite3 "${database#sqlite:///}" "VACUUM INTO '$half/nonet-backup.db'"
    test "$(sqlite3 "$half/nonet-backup.db" 'PRAGMA integrity_check')" = ok
    ;;
esac
if [ -z "${NONET_SECRET:-}" ]; then cp "$NONET_DATA_DIR/secret" "$half/nonet-backup.secret"; fi
mv "$half" "$folder"
find "$1" -mindepth 1 -maxdepth 1 -name '*Z' | sort -r | tail -n +$((KEPT + 1)) | xargs -r rm -r
