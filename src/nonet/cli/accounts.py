"""`nonet accounts`: make, list, suspend, restore and delete accounts."""

from typing import Any

import typer

from nonet.accounts import (
    Account,
    create_account,
    delete_account,
    list_accounts,
    restore_account,
    suspend_account,
)
from nonet.cli.people import now_ms, people
from nonet.cli.terminal import AsJson, Email, print_json, print_line, print_rows, utc

app = typer.Typer(help="Manage accounts.", no_args_is_help=True)


@app.command()
def create(email: Email, *, as_json: AsJson = False) -> None:
    """Make an account."""
    with people() as database:
        _show("created", database.run_now(create_account, email, now_ms=now_ms()), as_json)


@app.command("list")
def list_command(*, as_json: AsJson = False) -> None:
    """List all accounts."""
    with people() as database:
        found = database.run_now(list_accounts)
    if as_json:
        print_json([_as_json(account) for account in found])
    else:
        print_rows(["E-mail", "Status", "Created"], [_as_row(account) for account in found])


@app.command()
def suspend(email: Email, *, as_json: AsJson = False) -> None:
    """Refuse every request of an account, from the next one on."""
    with people() as database:
        _show("suspended", database.run_now(suspend_account, email, now_ms=now_ms()), as_json)


@app.command()
def restore(email: Email, *, as_json: AsJson = False) -> None:
    """Let a suspended account in again."""
    with people() as database:
        _show("restored", database.run_now(restore_account, email), as_json)


@app.command()
def delete(email: Email, *, as_json: AsJson = False) -> None:
    """Delete an account and its keys."""
    with people() as database:
        _show("deleted", database.run_now(delete_account, email), as_json)


def _show(done: str, account: Account, as_json: bool) -> None:  # noqa: FBT001 - passed through
    if as_json:
        print_json(_as_json(account))
    else:
        print_line(f"{account.email} {done}")


def _as_json(account: Account) -> dict[str, Any]:
    return {
        "id": account.id,
        "email": account.email,
        "status": account.status,
        "createdAt": utc(account.created_at_ms),
        "suspendedAt": utc(account.suspended_at_ms),
    }


def _as_row(account: Account) -> list[str]:
    return [account.email, account.status, utc(account.created_at_ms) or "-"]
