from random import Random

import pytest
from sqlalchemy import Connection, text

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE, Principal
from nonet.accounts.account import Account, search_accounts
from nonet.accounts.administration import (
    delete_account,
    demote_account,
    make_key,
    promote_account,
    restore_account,
    suspend_account,
)
from nonet.accounts.api_keys import revoke_key
from nonet.accounts.audit import list_audit
from nonet.accounts.email_change import begin_email_change
from nonet.accounts.identity import Identity, JoinRequest, confirm_join, sign_in_by_identity
from nonet.accounts.personal_data import OWNED, export_account
from nonet.accounts.sessions import begin_session, by_identity, find_session
from nonet.accounts.usage import write_usage
from nonet.database.connection import Database
from nonet.database.tables import accounts as accounts_table, metadata
from nonet.errors import EmailUnverifiedError, OwnAccountError

ADA, BOB = "ada@example.com", "bob@example.com"


def test_every_action_is_recorded_with_its_actor(database: Database) -> None:
    ada = add_account(database, ADA, now_ms=0).id
    bob = add_account(database, BOB, now_ms=0).id
    _, key = act(database, make_key, BOB, name="laptop", random=Random(1))
    act(database, promote_account, ADA, now_ms=1)
    act(database, suspend_account, BOB, by=Principal(ada), now_ms=2)
    act(database, restore_account, BOB, by=Principal(ada), secret=Secret(b""), now_ms=3)
    act(database, revoke_key, key.id, by=Principal(ada), now_ms=4)
    act(database, delete_account, BOB, by=COMMAND_LINE, secret=Secret(b""), now_ms=5)

    entries = database.run_now(list_audit)
    laptop = {"kind": "key", "id": key.id, "name": "laptop"}

    assert [(e.at_ms, e.actor_name, e.action, e.account_name, e.detail) for e in entries] == [
        (5, "command line", "delete account", f"deleted account {bob}", {}),
        (
            4,
            ADA,
            "revoke key",
            f"deleted account {bob}",
            laptop,
        ),
        (3, ADA, "restore", f"deleted account {bob}", {}),
        (2, ADA, "suspend", f"deleted account {bob}", {}),
        (1, "command line", "promote", ADA, {}),
        (0, "command line", "make key", f"deleted account {bob}", laptop),
        (0, "command line", "make account", f"deleted account {bob}", {}),
        (0, "command line", "make account", ADA, {}),
    ]
    assert database.run_now(list_audit, account_id=bob) == entries[:4] + entries[5:7]
    assert database.run_now(list_audit, before_id=entries[1].id, limit=2) == entries[2:4]


def test_administrators_are_promoted_and_demoted(database: Database) -> None:
    ada = add_account(database, ADA, now_ms=0)
    promoted = act(database, promote_account, ADA, now_ms=1)
    again = act(database, promote_account, ADA, now_ms=2)
    token = act(database, begin_session, ada.id, way="link", agent="", random=Random(1), now_ms=2)
    demoted = act(database, demote_account, ADA, now_ms=3)

    assert promoted == again
    assert [promoted.is_administrator, demoted.is_administrator] == [True, False]
    assert database.run_now(find_session, token, now_ms=3) is None


def test_administrators_cannot_suspend_themselves_and_lose_rights_when_suspended(
    database: Database,
) -> None:
    ada = add_account(database, ADA, now_ms=0)
    act(database, promote_account, ADA, now_ms=1)

    with pytest.raises(OwnAccountError):
        act(database, suspend_account, ADA, by=Principal(ada.id), now_ms=2)
    assert not act(database, suspend_account, ADA, by=COMMAND_LINE, now_ms=3).is_administrator


def test_accounts_are_found_by_any_part_of_the_address(database: Database) -> None:
    made = [add_account(database, email, now_ms=0) for email in (BOB, ADA)]
    odd = add_account(database, "100%_sure@example.org", now_ms=0)

    assert database.run_now(search_accounts, "EXAMPLE.com ") == made[::-1]
    assert database.run_now(search_accounts, "%_") == [odd]
    assert database.run_now(search_accounts, "nobody") == []


def identify(
    database: Database, email: str | None, *, subject: str = "s1"
) -> Account | JoinRequest:
    return act(
        database,
        sign_in_by_identity,
        Identity("https://id.example", subject, email),
        by=Principal(),
        secret=Secret(b""),
        random=Random(str(email)),
        now_ms=1,
    )


def test_a_provider_identity_joins_an_account_only_after_its_owner_confirms(
    database: Database,
) -> None:
    ada = add_account(database, ADA, now_ms=0)

    with pytest.raises(EmailUnverifiedError):
        identify(database, None)
    wish = identify(database, ADA)
    assert isinstance(wish, JoinRequest)
    assert wish.account == ada
    act(database, confirm_join, wish.token, by=Principal(), now_ms=2)
    # From then on the subject decides, even if the provider reports other addresses.
    assert identify(database, None) == ada
    assert identify(database, BOB) == ada
    bob = identify(database, BOB, subject="s2")
    assert isinstance(bob, Account)
    assert bob.email == BOB


def test_an_identity_that_moves_to_another_account_ends_its_sessions(
    database: Database,
) -> None:
    ada = add_account(database, ADA, now_ms=0)
    bob = add_account(database, BOB, now_ms=0)
    wishes = [identify(database, email) for email in (ADA, BOB)]
    tokens = [wish.token for wish in wishes if isinstance(wish, JoinRequest)]
    act(database, confirm_join, tokens[0], by=Principal(), now_ms=2)
    session = act(
        database,
        begin_session,
        ada.id,
        way="provider",
        agent="",
        random=Random(5),
        now_ms=2,
        begun_by=by_identity("https://id.example", "s1"),
    )

    act(database, confirm_join, tokens[1], by=Principal(), now_ms=3)

    assert identify(database, None) == bob
    assert database.run_now(find_session, session, now_ms=3) is None


def test_an_export_contains_all_tables_and_no_secret(database: Database) -> None:
    ada = add_account(database, ADA, now_ms=0).id
    bob = add_account(database, BOB, now_ms=0).id
    key, _ = act(database, make_key, ADA, name="laptop", random=Random(1))
    tokens = [
        act(database, begin_session, ada, way="link", agent="Test", random=Random(2)),
        *act(database, begin_email_change, "c@d.e", by=Principal(ada), random=Random(3)),
    ]
    database.run_now(write_usage, {(ada, 1, "/check", 200): 3, (bob, 1, "/hint", 200): 3})
    act(database, suspend_account, ADA, by=Principal(bob), now_ms=2)

    exported = act(database, export_account, by=Principal(ada), now_ms=4)

    assert exported["account"]["email"] == ADA
    assert [row["name"] for row in exported["api_keys"]] == ["laptop"]
    assert exported["usage_days"] == [
        {"day": 1, "endpoint": "/check", "outcome": "ok", "requests": 3}
    ]
    assert [
        (action["at_ms"], action["by_you"], action["action"]) for action in exported["audit_log"]
    ] == [
        (4, True, "export"),
        (2, False, "suspend"),
        (0, True, "begin change of address"),
        (0, False, "make key"),
        (0, False, "make account"),
    ]
    assert BOB not in repr(exported)
    assert not any(secret in repr(exported) for secret in (key, *tokens))
    assert "hash" not in repr(exported)


def test_exports_and_deletions_cover_every_table(database: Database) -> None:
    owned = {
        table.name
        for table in metadata.tables.values()
        if any(key.column.table is accounts_table for key in table.foreign_keys)
    }
    ada = add_account(database, ADA, now_ms=0).id
    act(database, make_key, ADA, name="laptop", random=Random(1))
    act(database, begin_session, ada, way="link", agent="", random=Random(2))
    act(database, begin_email_change, "c@d.e", by=Principal(ada), random=Random(3))
    database.run_now(write_usage, {(ada, 1, "/check", 200): 3})
    wish = identify(database, ADA)
    assert isinstance(wish, JoinRequest)
    act(database, confirm_join, wish.token, by=Principal(), now_ms=1)
    identify(database, ADA, subject="s2")
    act(database, delete_account, ADA, by=COMMAND_LINE, secret=Secret(b""), now_ms=1)

    def rows(connection: Connection) -> dict[str, int]:
        return {
            name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()  # noqa: S608
            for name in owned
        }

    assert {table.name for table in OWNED} == owned
    assert database.run_now(rows) == dict.fromkeys(owned, 0)
