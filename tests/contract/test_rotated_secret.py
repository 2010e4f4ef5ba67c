"""Credentials of people and programs survive a change of the operator's secret."""

from pathlib import Path
from typing import Any

from httpx2 import Client

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.account import kept_suspension
from nonet.accounts.administration import (
    delete_account,
    restore_deleted_account,
    suspend_account,
)
from nonet.accounts.passkeys.credentials import user_handle
from nonet.database.schema import upgrade
from nonet.server.portal.cookies import Seal
from samples import UNIQUE
from server import Server
from waiting import open_patiently

EMAIL = "ada@example.com"
OLD, NEW = "the secret of last year", "the secret of this year"


def test_keys_and_download_links_survive_a_change_of_the_secret(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, secret=OLD) as server:
        key = server.key
        made = server.post("/worksheets", {"puzzles": [UNIQUE]}, key=key).json()
    path = made["pdfUrl"].partition("/api/v1")[2]

    with Server(tmp_path, secret=NEW, previous_secret=OLD) as server:
        lives = server.client.get(f"/api/v1{path}").status_code
        admitted = server.post("/check", {"puzzle": UNIQUE}, key=key).status_code
    with Server(tmp_path, secret=NEW) as server:
        ended = server.client.get(f"/api/v1{path}").status_code

    assert (lives, admitted, ended) == (200, 200, 401)


def _follow_link(client: Client, url: str) -> None:
    """Sign in by the link that a service on loopback shows."""
    own = {"Origin": url}
    asked = client.post("/developers/sign-in", data={"email": EMAIL}, headers=own)
    path = asked.text.partition('href="/developers/sign-in/')[2].partition('"')[0]
    client.post(f"/developers/sign-in/{path}", headers=own)


def test_sessions_survive_a_change_of_the_secret(tmp_path: Path) -> None:
    with Server(tmp_path, secret=OLD) as server:
        _follow_link(server.client, server.url)
        before = server.client.get("/developers/account").status_code
        cookies = dict(server.client.cookies)
    with Server(tmp_path, port=server.port, secret=NEW) as server:
        server.client.cookies.update(cookies)
        after = server.client.get("/developers/account").status_code

    assert (before, after) == (200, 200)


def test_sealed_cookies_survive_a_change_of_the_secret() -> None:
    old, new = OLD.encode(), NEW.encode()

    def seal(secret: bytes, *before: bytes) -> Seal:
        return Seal(Secret(secret, before), purpose=b"test", lasts_s=600, clock=lambda: 0.0)

    sealed = seal(old).close("on the way to a provider")
    renewed = seal(new, old).close("the same")

    assert seal(new, old).open(sealed) == "on the way to a provider"
    assert seal(new).open(sealed) is None
    # The secret before seals nothing any more.
    assert seal(new).open(renewed) == "the same"
    assert seal(old).open(renewed) is None


def test_suspensions_of_deleted_accounts_survive_a_change_of_the_secret(tmp_path: Path) -> None:
    old, both = Secret(OLD.encode()), Secret(NEW.encode(), (OLD.encode(),))
    asked: dict[str, Any] = {"now_ms": 5}
    database = open_patiently(f"sqlite:///{tmp_path / 'nonet.db'}")
    database.run_now(upgrade)
    add_account(database, EMAIL, now_ms=1)
    act(database, suspend_account, EMAIL, by=COMMAND_LINE, now_ms=2)
    act(database, delete_account, EMAIL, by=COMMAND_LINE, secret=old, now_ms=3)

    assert database.run_now(kept_suspension, EMAIL, secret=both, **asked) == 2
    assert database.run_now(kept_suspension, EMAIL, secret=Secret(both.current), **asked) is None
    act(database, restore_deleted_account, EMAIL, secret=both, **asked)
    assert database.run_now(kept_suspension, EMAIL, secret=old, **asked) is None
    database.close_now()


def test_passkeys_survive_a_change_of_the_secret(
    tmp_path: Path,
) -> None:
    database = open_patiently(f"sqlite:///{tmp_path / 'nonet.db'}")
    database.run_now(upgrade)
    account_id = add_account(database, EMAIL, now_ms=1).id
    other_id = add_account(database, "eve@example.com", now_ms=1).id

    before = database.run_now(user_handle, account_id, secret=Secret(OLD.encode()))
    after = database.run_now(user_handle, account_id, secret=Secret(NEW.encode()))
    other = database.run_now(user_handle, other_id, secret=Secret(NEW.encode()))

    assert before == after
    assert before != other
    assert len(before) == len(other) == 32
    database.close_now()
