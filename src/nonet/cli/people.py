"""`nonet accounts`, `nonet keys`, `nonet usage` and `nonet audit`: manage accounts and keys."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from random import SystemRandom
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar

import typer

from nonet.accounts import administration, api_keys, personal_data
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.account import Account, find_account, list_accounts, search_accounts
from nonet.accounts.audit import list_audit, render_detail
from nonet.accounts.passkeys.credentials import remove_passkeys
from nonet.accounts.usage import DAY_S, list_usage
from nonet.accounts.work import People, UnitOfWork
from nonet.cli import terminal
from nonet.errors import AccountNotFoundError
from nonet.i18n.catalogue import english
from nonet.server.portal.emails import Notice, Notifier
from nonet.server.preparation import open_existing_database, open_mailer, read_secret
from nonet.server.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")

accounts = typer.Typer(add_completion=False, help="Manage accounts.", no_args_is_help=True)
keys = typer.Typer(add_completion=False, help="Manage API keys.", no_args_is_help=True)

Email = Annotated[str, typer.Argument(metavar="EMAIL", help="Email address of the account.")]
OfAccount = Annotated[
    str | None, typer.Argument(metavar="EMAIL", help="Show only the account with this address.")
]


@accounts.command()
def create(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Create an account."""
    _report(
        _act(administration.create_account, email, secret=_secret()), "created", as_json=as_json
    )


@accounts.command("list")
def list_command(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="List only addresses that contain this text.")
    ] = "",
    *,
    as_json: terminal.AsJson = False,
) -> None:
    """List all accounts, or those whose email address contains a text."""
    with _people() as people:
        find = partial(search_accounts, text=text) if text else list_accounts
        found = people.database.run_now(find)
    records = [_account_as_json(account) for account in found]
    columns = {"email": "Email", "status": "Status", "createdAt": "Created"}
    _print(records, columns, as_json=as_json)


@accounts.command()
def about(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Print all data stored about an email address as JSON, even without an account."""
    known = _act(personal_data.describe, email, secret=_secret())
    terminal.print_line(json.dumps(known, ensure_ascii=False, indent=None if as_json else 2))


@accounts.command()
def suspend(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Suspend an account, so that all its requests are rejected."""
    _report(
        _act(administration.suspend_account, email),
        "suspended",
        as_json=as_json,
        notice="suspended",
    )


@accounts.command()
def restore(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Restore a suspended account.

    If a suspended account was deleted, its address can create an account again.
    """
    try:
        account = _act(administration.restore_account, email, secret=_secret())
    except AccountNotFoundError:
        address = _act(administration.restore_deleted_account, email, secret=_secret())
        terminal.print_line(f"{address} can create an account again")
        return
    _report(account, "restored", as_json=as_json, notice="restored")


@accounts.command()
def limit(
    email: Email,
    *,
    requests: Annotated[
        str, typer.Option(help="Requests that the account may send per minute.")
    ] = "",
    keys: Annotated[str, typer.Option(help="Active keys that the account may have.")] = "",
    as_json: terminal.AsJson = False,
) -> None:
    """Set the limits of an account; each option that you omit restores the default limit."""
    limits = administration.AccountLimits.read(requests, keys)
    shown = render_detail(limits.detail(), english())
    _report(_act(administration.limit_account, email, limits), f"limited: {shown}", as_json=as_json)


@accounts.command()
def delete(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Delete an account and its API keys."""
    account = _act(administration.delete_account, email, secret=_secret())
    _report(account, "deleted", as_json=as_json, notice="deleted")


@accounts.command()
def promote(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Make an account an administrator."""
    _report(_act(administration.promote_account, email), "promoted", as_json=as_json)


@accounts.command()
def demote(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Remove an account's administrator rights, and sign it out everywhere."""
    _report(_act(administration.demote_account, email), "demoted", as_json=as_json)


@accounts.command("forget-passkeys")
def remove_passkeys_command(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Delete all passkeys and recovery codes of an account, if its owner has lost them."""
    removed = _act(remove_passkeys, email)
    text = f"{email}: deleted {removed} passkeys; the owner can sign in with a link"
    terminal.print_result({"email": email, "forgotten": removed}, text, as_json=as_json)


@accounts.command("sign-in-link")
def sign_in_link(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """Create a sign-in link that works once, within 15 minutes.

    If the address has no account, signing in creates it.
    """
    token = _act(administration.make_sign_in_link_by_hand, email)
    link = f"{Settings().public_site_url}/developers/sign-in/{token}"
    terminal.print_result({"email": email, "link": link}, link, as_json=as_json)


@keys.command("create")
def create_key(
    email: Email,
    *,
    name: Annotated[str, typer.Option(help="Name of the key, such as its purpose.")],
    expires: Annotated[
        datetime | None,
        typer.Option(
            help="Time in UTC after which the key is rejected; by default it never expires.",
            formats=["%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%d"],
        ),
    ] = None,
    as_json: terminal.AsJson = False,
) -> None:
    """Create an API key and print it; it can't be shown again."""
    expires_at_ms = None if expires is None else int(expires.replace(tzinfo=UTC).timestamp() * 1000)
    key, record = _act(administration.make_key, email, name=name, expires_at_ms=expires_at_ms)
    terminal.print_result({"key": key, **_key_as_json(record)}, key, as_json=as_json)


@keys.command("list")
def list_keys_command(email: Email, *, as_json: terminal.AsJson = False) -> None:
    """List an account's API keys by prefix; full keys aren't stored."""
    with _people() as people:
        found = people.database.run_now(api_keys.list_keys, email)
    records = [_key_as_json(record) for record in found]
    if not as_json:
        for each in records:
            each["shown"] = f"{each['prefix']}…{each['lastFour']}"
    columns = {"id": "Id", "name": "Name", "shown": "Key", "createdAt": "Created"}
    times = {"lastUsedAt": "Last used", "expiresAt": "Expires", "revokedAt": "Revoked"}
    _print(records, columns | times, as_json=as_json)


@keys.command()
def revoke(
    key_id: Annotated[
        int, typer.Argument(metavar="ID", help="ID of the key, from `nonet keys list`.")
    ],
    *,
    as_json: terminal.AsJson = False,
) -> None:
    """Revoke an API key, so that all requests with it are rejected."""
    record = _act(api_keys.revoke_key, key_id)
    text = f"key {record.id} ({record.name}) revoked"
    terminal.print_result(_key_as_json(record), text, as_json=as_json)


def usage(
    email: OfAccount = None,
    *,
    days: Annotated[
        int, typer.Option(min=1, max=3650, help="Number of days, including today.")
    ] = 30,
    as_json: terminal.AsJson = False,
) -> None:
    """Show the number of requests by day, endpoint and outcome."""
    since_day = int(time.time()) // DAY_S - days + 1
    with _people() as people:
        account_id = _id_of(email, people)
        rows = people.database.run_now(list_usage, since_day=since_day, account_id=account_id)
    records = [{**asdict(row), "day": _date(row.day)} for row in rows]
    columns = ("day", "endpoint", "outcome", "requests")
    _print(records, {name: name.title() for name in columns}, as_json=as_json)


def audit(
    email: OfAccount = None,
    *,
    limit: Annotated[int, typer.Option(min=1, help="Maximum number of entries.")] = 200,
    as_json: terminal.AsJson = False,
) -> None:
    """Show the audit log of accounts and keys, newest entries first."""
    with _people() as people:
        account_id = _id_of(email, people)
        entries = people.database.run_now(list_audit, account_id=account_id, limit=limit)
    records = [
        {
            "at": terminal.utc(entry.at_ms),
            "by": entry.actor_name,
            "action": entry.action,
            "account": entry.account_name,
            "detail": entry.detail if as_json else render_detail(entry.detail, english()),
        }
        for entry in entries
    ]
    columns = {"at": "Time", "by": "By", "action": "Action", "account": "Account"}
    _print(records, columns | {"detail": "Detail"}, as_json=as_json)


@contextmanager
def _people() -> Iterator[People]:
    """Open the configured database for one command."""
    database = open_existing_database(Settings())
    try:
        yield People(database, time.time, SystemRandom())
    finally:
        database.close_now()


def _act(use_case: Callable[Concatenate[UnitOfWork, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
    with _people() as people:
        return people.run_now(COMMAND_LINE, use_case, *args, **kwargs)


def _secret() -> Secret:
    return read_secret(Settings())


def _id_of(email: str | None, people: People) -> int | None:
    return None if email is None else people.database.run_now(find_account, email).id


def _print(records: list[dict[str, Any]], columns: dict[str, str], *, as_json: bool) -> None:
    """Print records as JSON, or as columns with `-` for missing values."""
    if as_json:
        terminal.print_json(records)
        return
    rows = [
        [str("-" if each[name] in (None, "") else each[name]) for name in columns]
        for each in records
    ]
    terminal.print_rows(columns.values(), rows)


def _report(account: Account, done: str, *, as_json: bool, notice: Notice | None = None) -> None:
    """Print what was done to an account, after emailing a notice to its owner.

    The notice is sent only if a mail server is configured.
    """
    if notice is not None:
        settings = Settings()
        site, contact = settings.public_site, settings.contact_for_people
        notifier = Notifier(open_mailer(settings), english(), site, contact=contact)
        asyncio.run(notifier.send(account.email, notice))
    terminal.print_result(_account_as_json(account), f"{account.email} {done}", as_json=as_json)


def _account_as_json(account: Account) -> dict[str, Any]:
    times = ("created_at_ms", "suspended_at_ms", "promoted_at_ms")
    names = ("id", "email", "status", *times, "requests_per_minute", "max_keys")
    return terminal.fields_of(account, *names)


def _key_as_json(record: api_keys.KeyRecord) -> dict[str, Any]:
    times = ("created_at_ms", "last_used_at_ms", "expires_at_ms", "revoked_at_ms")
    return terminal.fields_of(record, "id", "name", "prefix", "last_four", *times)


def _date(day: int) -> str:
    return datetime.fromtimestamp(day * DAY_S, UTC).strftime("%Y-%m-%d")
