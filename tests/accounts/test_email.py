"""One person's address never becomes another's."""

import pytest

from nonet.accounts import canonical_email


@pytest.mark.parametrize(
    ("text", "email"),
    [
        (" Ada@Example.COM ", "ada@example.com"),
        ("\N{KELVIN SIGN}@example.com", "\N{KELVIN SIGN}@example.com"),
        (
            "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}@example.com",
            "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}@example.com",
        ),
        ("\N{LATIN SMALL LETTER LONG S}@example.com", "\N{LATIN SMALL LETTER LONG S}@example.com"),
    ],
)
def test_only_a_to_z_are_brought_into_lower_case(text: str, email: str) -> None:
    assert canonical_email(text) == email
