"""Where a browser may be sent back to with a code: to the very addresses that a program named."""

from dataclasses import dataclass
from urllib.parse import SplitResult

from pydantic import AnyUrl, TypeAdapter, ValidationError

from nonet.errors import ForeignRedirectError
from nonet.puzzles.links.site import split_url

MAX_LENGTH = 1000
# A program's own scheme is a domain read backwards (RFC 8252, 7.1). Schemes without a period are
# those of browsers and operating systems, which do with an address what they like.
_ADDRESS = TypeAdapter(AnyUrl)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Redirects:
    """Which addresses programs may be called back at; `named` ones too, whatever their scheme."""

    named: frozenset[str] = frozenset()

    @classmethod
    def read(cls, named: str) -> "Redirects":
        """Read further addresses with commas between."""
        return cls(frozenset(filter(None, map(str.strip, named.split(",")))))

    def require(self, address: str) -> str:
        """Return an address in its normal form.

        It is https, a loopback address of the person's own machine, a scheme that a program there
        took for itself, or one that the operator names to the letter.

        Raises:
            ForeignRedirectError.
        """
        if not is_visible_ascii(address) or not len(address) <= MAX_LENGTH:
            raise ForeignRedirectError(
                "expected an address of at most 1,000 visible ASCII characters"
            )
        if address in self.named:
            return address
        parts = _split(address)
        _require_program(parts)
        if "#" in address or parts.username is not None or parts.password is not None:
            raise ForeignRedirectError("expected an address without a fragment and without a user")
        try:
            return str(_ADDRESS.validate_python(address))
        except ValidationError:
            raise ForeignRedirectError("expected an address") from None


def is_visible_ascii(text: str) -> bool:
    """Return whether a text is visible ASCII and not empty."""
    return text != "" and text.isascii() and text.isprintable() and " " not in text


def is_same_redirect(registered: str, asked: str) -> bool:
    """Tell whether an address is the registered one, character by character of normal forms.

    On loopback the port alone may differ, for a program takes one that is free (RFC 8252, 7.3).
    """
    if registered == asked:
        return True
    known, found = _split(registered), _split(asked)
    if known.scheme != "http" or known.hostname not in LOOPBACK or found.username is not None:
        return False
    return _without_port(known) == _without_port(found)


def _require_program(parts: SplitResult) -> None:
    if parts.scheme == "https" and parts.hostname:
        return
    if parts.scheme == "http" and parts.hostname in LOOPBACK:
        return
    if "." not in parts.scheme or "" in parts.scheme.split("."):
        raise ForeignRedirectError(
            "expected https, http on the person's own machine, or a scheme such as com.example.app"
        )


def _without_port(parts: SplitResult) -> SplitResult:
    return parts._replace(netloc=parts.hostname or "")


def _split(address: str) -> SplitResult:
    parts = split_url(address)
    if parts is None:
        raise ForeignRedirectError("expected an address")
    return parts
