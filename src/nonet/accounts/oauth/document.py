"""Client ID metadata documents: programs whose id is the URL of their description.

The URL comes from a stranger, so fetching it is restricted: HTTPS only, no redirects, at most
64 kB within five seconds, and the public address that was checked is the one connected to.
"""

import asyncio
import ssl
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit

import orjson
from httpx2 import AsyncClient, HTTPError, InvalidURL

from nonet.accounts.oauth.client import MAX_ID_LENGTH, KnownProgram, Redirects, is_visible_ascii
from nonet.errors import UnknownProgramError
from nonet.puzzles.links.site import split_url
from nonet.runtime.tracing.span import call_out

LONGEST_S = 5
LARGEST = 64 * 1024
# How long a document is cached.
KEPT_S = 10 * 60
MOST_KEPT = 1_000
_HTTPS_PORT = 443
HTTPS_AND_OWN = Redirects()
Address = IPv4Address | IPv6Address
# Networks that translate or tunnel to addresses that may be private, or that are site-local.
_NOT_OURS_TO_ASK = tuple(
    map(
        ip_network,
        (
            *("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"),
            *("192.88.99.0/24", "5f00::/16", "fec0::/10"),
        ),
    )
)


def is_public(address: Address) -> bool:
    """Return whether an address is public and doesn't tunnel to another."""
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        return is_public(mapped)
    is_refused = any(address in network for network in _NOT_OURS_TO_ASK)
    return address.is_global and not address.is_multicast and not is_refused


def is_document(client_id: str) -> bool:
    """Return whether a program's id is the URL of a document."""
    return client_id.startswith("https://")


class ClientDocuments:
    """Fetches and caches documents, each within `longest_s`; `elapsed` is a monotonic clock."""

    def __init__(
        self,
        elapsed: Callable[[], float],
        *,
        redirects: Redirects = HTTPS_AND_OWN,
        allows: Callable[[Address], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        longest_s: float = LONGEST_S,
    ) -> None:
        self._elapsed = elapsed
        self._redirects = redirects
        self._longest_s = longest_s
        self._allows = allows
        self._given_trust = trust
        self._kept: OrderedDict[str, tuple[float, KnownProgram]] = OrderedDict()

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        """The trust store; loading the system's takes 20 ms, and few services ever need it."""
        return self._given_trust or ssl.create_default_context()

    async def read(self, client_id: str) -> KnownProgram:
        """Return the program that a document describes.

        Raises:
            UnknownProgramError: it can't be read, or doesn't describe the program.
            ForeignRedirectError: it names a redirect URI that is not allowed.
        """
        kept = self._kept.get(client_id)
        if kept is not None and self._elapsed() < kept[0]:
            return kept[1]
        content = await self._fetch(_require_address(client_id))
        client = read_document(client_id, content, self._redirects)
        self._kept[client_id] = (self._elapsed() + KEPT_S, client)
        self._kept.move_to_end(client_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return client

    async def _fetch(self, parts: SplitResult) -> bytes:
        try:
            with call_out("program's document", parts.hostname or "") as trace:
                async with asyncio.timeout(self._longest_s):
                    return await self._get(parts, await self._look_up(parts), trace)
        except (HTTPError, InvalidURL, TimeoutError, OSError) as fault:
            raise UnknownProgramError("the program's document can't be read") from fault

    async def _look_up(self, parts: SplitResult) -> str:
        """Resolve the host, all of whose addresses have to be allowed, and return one of them."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, parts.port or _HTTPS_PORT)
        addresses = [str(socket_address[0]) for *_, socket_address in found]
        if not addresses or not all(self._allows(ip_address(one)) for one in addresses):
            raise UnknownProgramError("the program's document isn't on the public internet")
        return addresses[0]

    async def _get(self, parts: SplitResult, address: str, trace: Mapping[str, str]) -> bytes:
        host = f"[{address}]" if ":" in address else address
        url = parts._replace(netloc=f"{host}:{parts.port or _HTTPS_PORT}").geturl()
        headers = {
            **trace,
            "Host": parts.netloc,
            "Accept": "application/json",
            "Accept-Encoding": "identity",
        }
        # The certificate is verified against the host name, not the address.
        named = {"sni_hostname": parts.hostname}
        async with (
            # `_fetch` bounds the whole; a timeout for each read would restart with every byte.
            AsyncClient(verify=self._trust, timeout=None, trust_env=False) as client,
            client.stream("GET", url, headers=headers, extensions=named) as answer,
        ):
            if answer.status_code != 200:  # noqa: PLR2004 - redirections are not followed
                raise UnknownProgramError("the program's document doesn't exist")
            content = b""
            async for part in answer.aiter_raw():
                content += part
                if len(content) > LARGEST:
                    raise UnknownProgramError("the program's document is too large")
            return content


def _require_address(client_id: str) -> SplitResult:
    parts = split_url(client_id)
    if parts is None:
        raise UnknownProgramError("the program's id isn't a URL")
    is_plain = (
        is_document(client_id)
        and len(client_id) <= MAX_ID_LENGTH
        and is_visible_ascii(client_id)
        and "#" not in client_id
        and parts.username is None
        and bool(parts.hostname)
    )
    segments = parts.path.split("/")
    if not is_plain or parts.path in ("", "/") or "." in segments or ".." in segments:
        raise UnknownProgramError("the program's id isn't the URL of a document")
    return parts


def read_document(client_id: str, content: bytes, redirects: Redirects) -> KnownProgram:
    """Parse the program that the document at this URL describes.

    Raises:
        UnknownProgramError, ForeignRedirectError.
    """
    try:
        document: Any = orjson.loads(content)
    except orjson.JSONDecodeError:
        raise UnknownProgramError("the program's document isn't JSON") from None
    if not isinstance(document, dict) or document.get("client_id") != client_id:
        raise UnknownProgramError("the document describes another program")
    # A program that did not register has no client secret.
    if document.get("token_endpoint_auth_method", "none") != "none":
        raise UnknownProgramError("the program's authentication method isn't supported")
    addresses, name = document.get("redirect_uris"), document.get("client_name", "")
    if not isinstance(addresses, list) or not all(isinstance(one, str) for one in addresses):
        raise UnknownProgramError("the document has no redirect URIs")
    host = urlsplit(client_id).hostname or ""
    shown = name if isinstance(name, str) and name else host
    return KnownProgram.read(client_id, shown, addresses, redirects)
