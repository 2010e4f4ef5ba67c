"""`nonet keys`: make, list and revoke API keys."""

from datetime import UTC, datetime
from random import SystemRandom
from typing import Annotated, Any

import typer

from nonet import accounts
from nonet.accounts import COMMAND_LINE, KeyRecord, list_keys
from nonet.cli.people import now_ms, people
from nonet.cli.terminal import AsJson, Email, print_json, print_line, print_rows, utc

app = typer.Typer(add_completion=False, help="Manage API keys.", no_args_is_help=True)


@app.command()
def create(
    email: Email,
    *,
    name: Annotated[str, typer.Option(help="What the key is for.")],
    expires: Annotated[
        datetime | None,
        typer.Option(
            help="When the key stops working, in UTC.", formats=["%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%d"]
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Make a key and print it. It is shown this once."""
    expires_at_ms = None if expires is None else int(expires.replace(tzinfo=UTC).timestamp() * 1000)
    with people() as database:
        key, record = database.run_now(
            accounts.make_key,
            email,
            name=name,
            random=SystemRandom(),
            now_ms=now_ms(),
            expires_at_ms=expires_at_ms,
        )
    if as_json:
        print_json({"key": key, **_as_json(record)})
    else:
        print_line(key)


@app.command("list")
def list_command(email: Email, *, as_json: AsJson = False) -> None:
    """List an account's keys; the keys themselves are stored nowhere."""
    with people() as database:
        found = database.run_now(list_keys, email)
    if as_json:
        print_json([_as_json(record) for record in found])
    else:
        headings = ["Id", "Name", "Key", "Created", "Last used", "Expires", "Revoked"]
        print_rows(headings, [_as_row(record) for record in found])


@app.command()
def revoke(
    key_id: Annotated[int, typer.Argument(metavar="ID", help="The key's id, as listed.")],
    *,
    as_json: AsJson = False,
) -> None:
    """Refuse a key, from the next request on."""
    with people() as database:
        record = database.run_now(accounts.revoke, key_id, by=COMMAND_LINE, now_ms=now_ms())
    if as_json:
        print_json(_as_json(record))
    else:
        print_line(f"key {record.id} ({record.name}) revoked")


def _as_json(record: KeyRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "name": record.name,
        "prefix": record.prefix,
        "lastFour": record.last_four,
        "createdAt": utc(record.created_at_ms),
        "lastUsedAt": utc(record.last_used_at_ms),
        "expiresAt": utc(record.expires_at_ms),
        "revokedAt": utc(record.revoked_at_ms),
    }


def _as_row(record: KeyRecord) -> list[str]:
    times = (
        record.created_at_ms,
        record.last_used_at_ms,
        record.expires_at_ms,
        record.revoked_at_ms,
    )
    shown = f"{record.prefix}…{record.last_four}"
    return [str(record.id), record.name, shown, *(utc(time_ms) or "-" for time_ms in times)]
