"""`nonet usage` and `nonet audit`: what was asked for, and who did what."""

import time
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from nonet.accounts import (
    DAY_S,
    AuditEntry,
    find_account,
    list_audit,
    list_usage,
    render_detail,
)
from nonet.catalogue import english
from nonet.cli.people import people
from nonet.cli.terminal import AsJson, print_json, print_rows, utc
from nonet.database import Database

OfAccount = Annotated[str | None, typer.Argument(metavar="EMAIL", help="Of this account alone.")]


def usage(
    email: OfAccount = None,
    *,
    days: Annotated[int, typer.Option(min=1, max=3650, help="How many days back.")] = 30,
    as_json: AsJson = False,
) -> None:
    """Show requests per day, endpoint and outcome."""
    since_day = int(time.time()) // DAY_S - days + 1
    with people() as database:
        account_id = _id_of(email, database)
        rows = database.run_now(list_usage, since_day=since_day, account_id=account_id)
    shown = [
        {
            "day": _date(row.day),
            "endpoint": row.endpoint,
            "outcome": row.outcome,
            "requests": row.requests,
        }
        for row in rows
    ]
    if as_json:
        print_json(shown)
    else:
        print_rows(
            ["Day", "Endpoint", "Outcome", "Requests"],
            [[str(value) for value in row.values()] for row in shown],
        )


def audit(
    email: OfAccount = None,
    *,
    limit: Annotated[int, typer.Option(min=1, help="At most so many of the newest.")] = 200,
    as_json: AsJson = False,
) -> None:
    """Show who did what, the newest first."""
    with people() as database:
        account_id = _id_of(email, database)
        entries = database.run_now(list_audit, account_id=account_id, limit=limit)
    if as_json:
        print_json([_entry_as_json(entry) for entry in entries])
    else:
        print_rows(
            ["Time", "By", "Action", "Account", "Detail"],
            [_row(entry) for entry in entries],
        )


def _id_of(email: str | None, database: Database) -> int | None:
    return None if email is None else database.run_now(find_account, email).id


def _entry_as_json(entry: AuditEntry) -> dict[str, Any]:
    return {
        "at": utc(entry.at_ms),
        "by": entry.actor_name,
        "action": entry.action,
        "account": entry.account_name,
        "detail": entry.detail,
    }


def _row(entry: AuditEntry) -> list[str]:
    shown = {**_entry_as_json(entry), "detail": render_detail(entry.detail, english())}
    return [value or "-" for value in shown.values()]


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY_S, UTC).strftime("%Y-%m-%d")
