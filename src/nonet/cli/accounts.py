"""`nonet accounts`: make, find, suspend, restore and delete accounts, and let people in."""

import json
from random import SystemRandom
from typing import Annotated, Any

import typer

from nonet import accounts
from nonet.accounts import COMMAND_LINE, Account, AccountLimits, render_detail
from nonet.catalogue import english
from nonet.cli.people import now_ms, own_secret, people, tell
from nonet.cli.terminal import AsJson, Email, print_json, print_line, print_rows, utc
from nonet.errors import AccountNotFoundError
from nonet.settings import Settings

app = typer.Typer(add_completion=False, help="Manage accounts.", no_args_is_help=True)


@app.command()
def create(email: Email, *, as_json: AsJson = False) -> None:
    """Make an account."""
    with people() as database:
        account = database.run_now(accounts.create, email, secret=own_secret(), now_ms=now_ms())
    _show("created", account, as_json)


@app.command("list")
def list_command(
    text: Annotated[str, typer.Argument(help="Only addresses that hold this text.")] = "",
    *,
    as_json: AsJson = False,
) -> None:
    """List all accounts, or those whose address holds a text."""
    with people() as database:
        if text:
            found = database.run_now(accounts.search_accounts, text)
        else:
            found = database.run_now(accounts.list_accounts)
    if as_json:
        print_json([_as_json(account) for account in found])
    else:
        print_rows(["E-mail", "Status", "Created"], [_as_row(account) for account in found])


@app.command()
def about(email: Email, *, as_json: AsJson = False) -> None:
    """Print all that is stored about a person, with an account or without one, as JSON."""
    with people() as database:
        known = database.run_now(
            accounts.tell_about, email, by=COMMAND_LINE, secret=own_secret(), now_ms=now_ms()
        )
    if as_json:
        print_json(known)
    else:
        print_line(json.dumps(known, ensure_ascii=False, indent=2))


@app.command()
def suspend(email: Email, *, as_json: AsJson = False) -> None:
    """Refuse every request of an account, from the next one on."""
    with people() as database:
        account = database.run_now(accounts.suspend, email, by=COMMAND_LINE, now_ms=now_ms())
    tell(account.email, "suspended")
    _show("suspended", account, as_json)


@app.command()
def restore(email: Email, *, as_json: AsJson = False) -> None:
    """Let a suspended account in again, or an address whose suspended account was deleted."""
    with people() as database:
        try:
            account = database.run_now(
                accounts.restore, email, by=COMMAND_LINE, secret=own_secret(), now_ms=now_ms()
            )
        except AccountNotFoundError:
            restored = database.run_now(
                accounts.restore_deleted, email, secret=own_secret(), now_ms=now_ms()
            )
            print_line(f"{restored} may have an account again")
            return
    tell(account.email, "restored")
    _show("restored", account, as_json)


@app.command()
def limit(
    email: Email,
    *,
    requests: Annotated[str, typer.Option(help="Requests a minute; none: as all have.")] = "",
    keys: Annotated[str, typer.Option(help="Keys at a time; none: as all have.")] = "",
    as_json: AsJson = False,
) -> None:
    """Give an account limits of its own in place of those that all have, or take them away."""
    limits = AccountLimits.read(requests, keys)
    with people() as database:
        account = database.run_now(
            accounts.limit_account, email, limits, by=COMMAND_LINE, now_ms=now_ms()
        )
    shown = render_detail(limits.detail(), english())
    _show(f"limited: {shown}", account, as_json)


@app.command()
def delete(email: Email, *, as_json: AsJson = False) -> None:
    """Delete an account and its keys."""
    with people() as database:
        account = database.run_now(
            accounts.remove, email, by=COMMAND_LINE, secret=own_secret(), now_ms=now_ms()
        )
    tell(account.email, "deleted")
    _show("deleted", account, as_json)


@app.command()
def promote(email: Email, *, as_json: AsJson = False) -> None:
    """Let an account look after the others on the website."""
    with people() as database:
        account = database.run_now(accounts.promote, email, now_ms=now_ms())
    _show("promoted", account, as_json)


@app.command()
def demote(email: Email, *, as_json: AsJson = False) -> None:
    """Take that away again, and sign the account out everywhere."""
    with people() as database:
        account = database.run_now(accounts.demote, email, now_ms=now_ms())
    _show("demoted", account, as_json)


@app.command("forget-passkeys")
def forget_passkeys(email: Email, *, as_json: AsJson = False) -> None:
    """Take all passkeys and recovery codes from an account whose owner lost them."""
    with people() as database:
        removed = database.run_now(accounts.forget_passkeys, email, now_ms=now_ms())
    if as_json:
        print_json({"email": email, "forgotten": removed})
    else:
        print_line(f"{email} had {removed} passkeys; a link lets its owner in")


@app.command("sign-in-link")
def sign_in_link(email: Email, *, as_json: AsJson = False) -> None:
    """Make a link that signs in once, within 15 minutes; the first sign-in makes the account."""
    with people() as database:
        token = database.run_now(
            accounts.make_sign_in_link_by_hand, email, random=SystemRandom(), now_ms=now_ms()
        )
    link = f"{Settings().public_site_url}/developers/sign-in/{token}"
    if as_json:
        print_json({"email": email, "link": link})
    else:
        print_line(link)


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
        "promotedAt": utc(account.promoted_at_ms),
        "requestsPerMinute": account.requests_per_minute,
        "maxKeys": account.max_keys,
    }


def _as_row(account: Account) -> list[str]:
    return [account.email, account.status, utc(account.created_at_ms) or "-"]
