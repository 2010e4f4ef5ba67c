"""Administration of accounts by commands, and its audit log."""

import json
import re

import pytest

from command_line import CommandLine
from nonet.accounts.usage import write_usage
from waiting import open_patiently

pytestmark = pytest.mark.usefixtures("people")

ADA = "ada@example.com"


def test_a_sign_in_link_needs_no_account(nonet: CommandLine) -> None:
    plain = nonet("accounts", "sign-in-link", ADA)
    as_json = json.loads(nonet("accounts", "sign-in-link", ADA, "--json").output)

    form = re.compile(r"http://127\.0\.0\.1:8000/developers/sign-in/[\w-]{43}")
    assert form.fullmatch(plain.output.strip())
    assert form.fullmatch(as_json["link"])
    assert as_json["email"] == ADA
    assert nonet("accounts", "list").output == ""


def test_promotion_shows_in_the_account(nonet: CommandLine) -> None:
    nonet("accounts", "create", ADA)
    promoted = json.loads(nonet("accounts", "promote", ADA, "--json").output)
    demoted = json.loads(nonet("accounts", "demote", ADA, "--json").output)

    assert promoted["promotedAt"]
    assert demoted["promotedAt"] is None


@pytest.mark.english
def test_the_audit_log_lists_the_newest_entries_first(nonet: CommandLine) -> None:
    for action in ("create", "promote", "suspend", "restore"):
        nonet("accounts", action, ADA)
    key_id = json.loads(nonet("keys", "create", ADA, "--name", "laptop", "--json").output)["id"]
    nonet("keys", "revoke", str(key_id))
    mine = nonet("audit", ADA)
    nonet("accounts", "delete", ADA)
    everything = json.loads(nonet("audit", "--json").output)

    assert [line.split("\t")[1:] for line in mine.output.splitlines()] == [
        ["command line", "revoke key", ADA, f"key {key_id} (laptop)"],
        ["command line", "make key", ADA, f"key {key_id} (laptop)"],
        ["command line", "restore", ADA, "-"],
        ["command line", "suspend", ADA, "-"],
        ["command line", "promote", ADA, "-"],
        ["command line", "make account", ADA, "-"],
    ]
    assert everything[0]["action"] == "delete account"
    assert ADA not in json.dumps(everything)
    assert len(json.loads(nonet("audit", "--limit", "2", "--json").output)) == 2


def test_usage_is_listed_by_day_endpoint_and_outcome(nonet: CommandLine) -> None:
    account = json.loads(nonet("accounts", "create", ADA, "--json").output)["id"]
    database = open_patiently(f"sqlite:///{nonet.folder / 'var' / 'nonet.db'}")
    database.run_now(
        write_usage, {(account, 20_000, "/check", 200): 3, (account, 1, "/hint", 429): 2}
    )
    database.close_now()

    assert json.loads(nonet("usage", ADA, "--days", "3650", "--json").output) == [
        {"day": "2024-10-04", "endpoint": "/check", "outcome": "ok", "requests": 3}
    ]
    assert nonet("usage", "--days", "3650").output == "2024-10-04\t/check\tok\t3\n"
    assert nonet("usage", "nobody@example.com").status == 1


def test_accounts_are_searched_by_part_of_the_address(nonet: CommandLine) -> None:
    nonet("accounts", "create", ADA)
    nonet("accounts", "create", "bob@example.org")

    assert nonet("accounts", "list", "EXAMPLE.ORG").output.startswith("bob@example.org\t")
    assert len(nonet("accounts", "list", "example").output.splitlines()) == 2
