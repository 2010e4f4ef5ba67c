"""`nonet accounts about`: all data stored about a person."""

import json
from pathlib import Path

from command_line import CommandLine

EMAIL = "ada@example.com"


def test_all_data_about_a_person_is_printed_without_secrets(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path)
    nonet("db", "upgrade")
    nonet("accounts", "create", EMAIL)
    key = nonet("keys", "create", EMAIL, "--name", "lessons").output.strip()
    nonet("accounts", "sign-in-link", EMAIL)

    asked = nonet("accounts", "about", "Ada@Example.com")

    known = json.loads(asked.output)
    assert known["account"]["email"] == EMAIL
    assert [each["name"] for each in known["api_keys"]] == ["lessons"]
    assert len(known["sign_in_links"]) == 1
    assert key not in asked.output
    assert "hash" not in asked.output


def test_the_suspension_of_a_deleted_account_is_printed(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path)
    nonet("db", "upgrade")
    nonet("accounts", "create", EMAIL)
    nonet("accounts", "suspend", EMAIL)
    nonet("accounts", "delete", EMAIL)

    known = json.loads(nonet("accounts", "about", EMAIL).output)

    assert "account" not in known
    assert known["suspended_at_ms"] > 0


def test_an_unknown_address_has_no_data(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path)
    nonet("db", "upgrade")

    known = json.loads(nonet("accounts", "about", EMAIL).output)

    assert known == {
        "email": EMAIL,
        "oauth_tokens": 0,
        "sign_in_links": [],
        "suspended_at_ms": None,
    }
