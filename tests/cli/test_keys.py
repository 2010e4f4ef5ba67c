import json
import re

import pytest

from command_line import CommandLine
from nonet.accounts.access.keys import is_well_formed

EMAIL = "ada@example.com"
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


@pytest.fixture
def nonet(nonet: CommandLine, people: None) -> CommandLine:  # noqa: ARG001 - only to be there first
    """Return a command line in a folder with one account."""
    nonet("accounts", "create", EMAIL)
    return nonet


def listed(nonet: CommandLine) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(nonet("keys", "list", EMAIL, "--json").output)
    return found


def test_a_new_key_is_printed_but_not_stored(nonet: CommandLine) -> None:
    outcome = nonet("keys", "create", EMAIL, "--name", "laptop")

    key = outcome.output.removesuffix("\n")
    stored = b"".join(file.read_bytes() for file in (nonet.folder / "var").iterdir())
    assert (outcome.status, outcome.errors) == (0, "")
    assert is_well_formed(key)
    assert key.encode() not in stored


def test_a_key_is_listed_with_all_its_data(nonet: CommandLine) -> None:
    key = nonet("keys", "create", EMAIL, "--name", "laptop").output.strip()

    records = listed(nonet)

    created_at = str(records[0]["createdAt"])
    assert TIME.fullmatch(created_at)
    assert records == [
        {
            "id": 1,
            "name": "laptop",
            "prefix": key[:15],
            "lastFour": key[-4:],
            "createdAt": created_at,
            "lastUsedAt": None,
            "expiresAt": None,
            "revokedAt": None,
        }
    ]


def test_a_new_key_as_json_has_the_key_and_its_record(nonet: CommandLine) -> None:
    made = json.loads(nonet("keys", "create", EMAIL, "--name", "ci", "--json").output)

    key = made.pop("key")
    assert is_well_formed(key)
    assert listed(nonet) == [made]


def test_a_revoked_key_stays_listed_with_its_first_revocation(nonet: CommandLine) -> None:
    nonet("keys", "create", EMAIL, "--name", "laptop")
    first = json.loads(nonet("keys", "revoke", "1", "--json").output)
    again = nonet("keys", "revoke", "1")

    assert TIME.fullmatch(first["revokedAt"])
    assert (again.status, again.errors) == (0, "")
    assert listed(nonet) == [first]


def test_piped_keys_are_separated_by_tabs(nonet: CommandLine) -> None:
    for name in ("one", "two words"):
        nonet("keys", "create", EMAIL, "--name", name)

    rows = [line.split("\t") for line in nonet("keys", "list", EMAIL).output.splitlines()]

    assert [row[:2] for row in rows] == [["1", "one"], ["2", "two words"]]
    assert {len(row) for row in rows} == {7}


@pytest.mark.parametrize(
    ("given", "stored"),
    [("2027-01-31", "2027-01-31T00:00:00Z"), ("2027-01-31T12:30:00Z", "2027-01-31T12:30:00Z")],
)
def test_a_key_can_expire_at_a_time_in_utc(nonet: CommandLine, given: str, stored: str) -> None:
    nonet("keys", "create", EMAIL, "--name", "brief", "--expires", given)

    assert [record["expiresAt"] for record in listed(nonet)] == [stored]


@pytest.mark.parametrize("key_id", ["0", "99", "9223372036854775808", "99999999999999999999"])
def test_revoking_an_unknown_key_is_reported_in_one_line(nonet: CommandLine, key_id: str) -> None:
    outcome = nonet("keys", "revoke", key_id)

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)


@pytest.mark.parametrize("name", ["", " ", "x" * 101, "two\nlines", "\udcff", "tab\there"])
def test_an_invalid_name_is_rejected_and_no_key_created(nonet: CommandLine, name: str) -> None:
    outcome = nonet("keys", "create", EMAIL, "--name", name)

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)
    assert listed(nonet) == []


@pytest.mark.parametrize("arguments", [["create", "x@example.com", "--name", "n"], ["list", "x@y"]])
def test_keys_of_an_unknown_account_are_rejected(nonet: CommandLine, arguments: list[str]) -> None:
    outcome = nonet("keys", *arguments)

    assert (outcome.status, outcome.output) == (1, "")
    assert re.fullmatch(r"nonet: .+\n", outcome.errors)


@pytest.mark.parametrize(
    "arguments",
    [
        ["create", EMAIL],
        ["create", "--name", "n"],
        ["create", EMAIL, "--name", "n", "--expires", "soon"],
        ["revoke", "first"],
        ["revoke"],
    ],
)
def test_a_usage_error_has_exit_status_2(nonet: CommandLine, arguments: list[str]) -> None:
    outcome = nonet("keys", *arguments)

    assert (outcome.status, outcome.output) == (2, "")
