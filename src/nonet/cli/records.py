"""`nonet usage` and `nonet audit`: what was asked for, and who did what."""

import time
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from sqlalchemy import Connection

from nonet.accounts import (
    DAY_S,
    AuditEntry,
    UsageRow,
    find_account,
    list_audit,
    list_usage,
)
from nonet.cli.people import people
from nonet.cli.terminal import AsJson, print_json, print_rows, utc

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
        rows = database.run_now(_usage_of, email, since_day)
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
        entries = database.run_now(_audit_of, email, limit)
    if as_json:
        print_json([_entry_as_json(entry) for entry in entries])
    else:
        print_rows(
            ["Time", "By", "Action", "Account", "Detail"],
            [[value or "-" for value in _entry_as_json(entry).values()] for entry in entries],
        )


def _usage_of(connection: Connection, email: str | None, since_day: int) -> list[UsageRow]:
    account_id = None if email is None else find_account(connection, email).id
    return list_usage(connection, since_day=since_day, account_id=account_id)


def _audit_of(connection: Connection, email: str | None, limit: int) -> list[AuditEntry]:
    account_id = None if email is None else find_account(connection, email).id
    return list_audit(connection, account_id=account_id, limit=limit)


def _entry_as_json(entry: AuditEntry) -> dict[str, Any]:
    return {
        "at": utc(entry.at_ms),
        "by": entry.actor_name,
        "action": entry.action,
        "account": entry.account_name,
        "detail": entry.detail,
    }


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY_S, UTC).strftime("%Y-%m-%d")
