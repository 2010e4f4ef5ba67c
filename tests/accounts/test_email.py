"""One person's address never becomes another's."""

import pytest
from hypothesis import given, strategies as st

from nonet.accounts.email import canonical_email
from nonet.accounts.mailer import Email, message_of
from nonet.errors import EmailFormatError


@pytest.mark.parametrize(
    ("text", "email"),
    [
        (" Ada@Example.COM ", "ada@example.com"),
        ("j\u00f6rg@example.com", "j\u00f6rg@example.com"),
        ("jo@m\u00fcnchen.example", "jo@xn--mnchen-3ya.example"),
        ("jo@xn--mnchen-3ya.example", "jo@xn--mnchen-3ya.example"),
        ("a!#$%&'*+-/=?^_`{|}~b@example.com", "a!#$%&'*+-/=?^_`{|}~b@example.com"),
    ],
)
def test_an_address_has_one_form(text: str, email: str) -> None:
    assert canonical_email(text) == email


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("ada@\uff47mail.com", "ada@gmail.com"),
        ("ada@gmail\u3002com", "ada@gmail.com"),
        ("ada@gm\u00adail.com", "ada@gmail.com"),
        ("ada@example.com.", "ada@example.com"),
        ("ada@M\u00dcNCHEN.example", "ada@m\u00fcnchen.example"),
        ("\uff41da@gmail.com", "ada@gmail.com"),
        ("a\u00adda@gmail.com", "ada@gmail.com"),
        ("a\u200bda@gmail.com", "ada@gmail.com"),
        ("ada\ufe0f@gmail.com", "ada@gmail.com"),
        ("ad\u200da@gmail.com", "ada@gmail.com"),
        ("\u200cada@gmail.com", "ada@gmail.com"),
        ("J\u00d6RG@example.com", "j\u00f6rg@example.com"),
        ("\N{KELVIN SIGN}@example.com", "k@example.com"),
        ("\N{LATIN SMALL LETTER LONG S}@example.com", "s@example.com"),
        (
            "\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}@example.com",
            "i\N{COMBINING DOT ABOVE}@example.com",
        ),
    ],
)
def test_misspelled_addresses_are_rejected_with_the_right_spelling(text: str, right: str) -> None:
    with pytest.raises(EmailFormatError) as caught:
        canonical_email(text)

    assert (caught.value.reason, caught.value.suggestion) == ("spelling", right)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ada@[127.0.0.1]", "domain"),
        ("ada@[IPv6...1]", "domain"),
        ("ada@127.0.0.1", "domain"),
        ("ada@127.0x1", "domain"),
        ("ada@localhost", "domain"),
        ("ada@com.", "domain"),
        ("ada@ex_ample.com", "domain"),
        ("ada@-example.com", "domain"),
        ("ada@example..com", "domain"),
        ("ada@.example.com", "domain"),
        ("ada@xn--a.example", "domain"),
        ("ada@\u2603.example", "domain"),
        (f"ada@{'x' * 64}.example", "domain"),
        ("ada@\ufe0f", "form"),
        ("ada.@example.com", "form"),
        (".ada@example.com", "form"),
        ("a..da@example.com", "form"),
        ("ada\u3002@example.com", "form"),
        ("\u00ad@example.com", "form"),
        ("ada\uff20x@example.com", "form"),
        ("ada@" + "\u00fc.\u00e9." * 40 + "example", "domain"),
    ],
)
def test_undeliverable_addresses_are_rejected_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(EmailFormatError) as caught:
        canonical_email(text)

    assert (caught.value.reason, caught.value.suggestion) == (reason, "")


LETTERS = st.text(
    st.sampled_from(
        "ab.-+_!'\u00f6\u00df\u0131\u0130\uff41\u3002\u00ad\u200d\u0301\U0001d41a\u05d0"
    )
    | st.characters(),
    max_size=6,
)


@given(LETTERS, LETTERS)
def test_every_accepted_address_can_get_email_and_has_one_form(local: str, domain: str) -> None:
    try:
        email = canonical_email(f"{local}@{domain}.example")
    except EmailFormatError:
        return

    assert canonical_email(email) == email
    assert message_of(Email(email, "s", "t"), sender="nonet@nonet.example")["To"].addresses
