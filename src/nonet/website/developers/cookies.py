"""The cookies of the developer area, and how a value in one is kept from being forged."""

import hmac
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from nonet.access import Secret
from nonet.database.times import is_within

DEPARTURE_MAX_AGE_S = 10 * 60


class Cookie:
    """A cookie that no script reads and no other site's request carries, navigation apart.

    Where the site is https, its name says so: a browser takes a `__Host-` cookie from this very
    host alone, over https, for all paths.
    """

    def __init__(self, name: str, *, is_https: bool, max_age_s: int) -> None:
        self.name = f"__Host-{name}" if is_https else name
        self._is_https = is_https
        self._max_age_s = max_age_s

    def read(self, request: Request) -> str:
        """Return what a browser brought, an empty text for nothing."""
        return request.cookies.get(self.name, "")

    def give(self, response: Response, value: str) -> None:
        """Let the browser keep a value."""
        response.set_cookie(
            self.name,
            value,
            max_age=self._max_age_s,
            path="/",
            secure=self._is_https,
            httponly=True,
            samesite="lax",
        )

    def take_back(self, response: Response) -> None:
        """Let the browser forget it."""
        response.delete_cookie(
            self.name, path="/", secure=self._is_https, httponly=True, samesite="lax"
        )


class Seal:
    """Signs what a browser keeps for a while."""

    def __init__(
        self,
        secret: Secret,
        *,
        purpose: bytes = b"nonet browser seal",
        lasts_s: int = DEPARTURE_MAX_AGE_S,
        clock: Callable[[], float],
    ) -> None:
        self._keys = secret.keys(purpose)
        self._lasts_s = lasts_s
        self._clock = clock

    def close(self, value: Any) -> str:
        """Return a JSON value as a signed text that is good for `lasts_s` seconds."""
        ends_at_s = int(self._clock()) + self._lasts_s
        content = urlsafe_b64encode(json.dumps([ends_at_s, value]).encode())
        return f"{content.decode()}.{_signature(self._keys[0], content)}"

    def open(self, text: str) -> Any:
        """Return the value of a signed text; None where it is forged or too old."""
        content, _, signature = text.partition(".")
        known = [_signature(key, content.encode()).encode() for key in self._keys]
        if not any(hmac.compare_digest(signature.encode(), one) for one in known):
            return None
        ends_at_s, value = json.loads(urlsafe_b64decode(content))
        now_ms, span_ms = int(self._clock() * 1000), self._lasts_s * 1000
        return value if is_within(ends_at_s * 1000, span_ms=span_ms, now_ms=now_ms) else None


def _signature(key: bytes, content: bytes) -> str:
    return hmac.new(key, content, "sha256").hexdigest()
