import json
import re

import pytest

from command_line import CommandLine

pytestmark = pytest.mark.usefixtures("people")

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def listed(nonet: CommandLine) -> list[list[str]]:
    return [line.split("\t") for line in nonet("accounts", "list").output.splitlines()]


def test_an_account_is_created_suspended_restored_and_deleted(nonet: CommandLine) -> None:
    empty = nonet("accounts", "list")
    created = nonet("accounts", "create", "Ada@Example.com")
    nonet("accounts", "create", "bob@example.com")
    nonet("accounts", "suspend", "ADA@example.com")
    suspended = listed(nonet)
    nonet("accounts", "restore", "ada@example.com")
    restored = listed(nonet)
    nonet("accounts", "delete", "ada@example.com")

    assert empty == (0, "", "")
    assert (created.status, created.errors) == (0, "")
    assert [row[:2] for row in suspended] == [
        ["ada@example.com", "suspended"],
        ["bob@example.com", "active"],
    ]
    assert [row[:2] for row in restored] == [
        ["ada@example.com", "active"],
        ["bob@example.com", "active"],
    ]
    assert [row[:2] for row in listed(nonet)] == [["bob@example.com", "active"]]
    assert all(TIME.fullmatch(row[2]) for row in suspended)


def test_every_command_about_accounts_prints_json(nonet: CommandLine) -> None:
    email = "ada@example.com"
    created = json.loads(nonet("accounts", "create", email, "--json").output)
    suspended = json.loads(nonet("accounts", "suspend", email, "--json").output)
    found = json.loads(nonet("accounts", "list", "--json").output)
    restored = json.loads(nonet("accounts", "restore", email, "--json").output)
    deleted = json.loads(nonet("accounts", "delete", email, "--json").output)

    assert TIME.fullmatch(created["createdAt"])
    assert TIME.fullmatch(suspended["suspendedAt"])
    assert created == {
        "id": created["id"],
        "email": email,
        "status": "active",
        "createdAt": created["createdAt"],
        "suspendedAt": None,
        "promotedAt": None,
        "requestsPerMinute": None,
        "maxKeys": None,
    }
    assert suspended == {**created, "status": "suspended", "suspendedAt": suspended["suspendedAt"]}
    assert found == [suspended]
    assert restored == created
    assert deleted == created
    assert json.loads(nonet("accounts", "list", "--json").output) == []


@pytest.mark.english
def test_limits_of_an_account_are_set_and_removed(nonet: CommandLine) -> None:
    email = "ada@example.com"
    nonet("accounts", "create", email)
    own = nonet("accounts", "limit", email, "--requests", "600", "--keys", "100", "--json")
    shown = nonet("accounts", "limit", email)
    refused = nonet("accounts", "limit", email, "--requests", "0")
    (after,) = json.loads(nonet("accounts", "list", "--json").output)

    limited = json.loads(own.output)
    assert (limited["requestsPerMinute"], limited["maxKeys"]) == (600, 100)
    assert (after["requestsPerMinute"], after["maxKeys"]) == (None, None)
    assert shown.output == f"{email} limited: requests a minute: -, keys: -\n"
    assert (refused.status, refused.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", refused.errors)


@pytest.mark.parametrize("action", ["suspend", "restore", "delete"])
def test_an_unknown_account_is_reported_in_one_line(nonet: CommandLine, action: str) -> None:
    outcome = nonet("accounts", action, "nobody@example.com")

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)


def test_an_address_can_have_only_one_account(nonet: CommandLine) -> None:
    nonet("accounts", "create", "ada@example.com")

    outcome = nonet("accounts", "create", " ADA@example.com ")

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)
    assert len(listed(nonet)) == 1


@pytest.mark.parametrize(
    "email", ["", "ada", "ada@", "@example.com", "a b@example.com", "a@b@c", "a\udcff@example.com"]
)
def test_an_invalid_address_is_rejected_in_one_line(nonet: CommandLine, email: str) -> None:
    outcome = nonet("accounts", "create", email)

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)


@pytest.mark.parametrize("arguments", [["accounts"], ["accounts", "create"], ["accounts", "x"]])
def test_a_usage_error_has_exit_status_2(nonet: CommandLine, arguments: list[str]) -> None:
    assert nonet(*arguments).status == 2
