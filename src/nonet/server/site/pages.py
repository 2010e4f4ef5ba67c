"""Pages of the website: their templates, headers, languages and render cache."""

import gzip
import re
from collections import ChainMap
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined
from jinja2.bccache import Bucket
from jinja2.utils import htmlsafe_json_dumps
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nonet.i18n.catalogue import ENGLISH
from nonet.i18n.words import Words
from nonet.puzzles.links import identifiers, site
from nonet.server.http.headers import client_address, compress, entity_tag, not_modified, takes_gzip
from nonet.server.render_cache import RenderCache
from nonet.server.site import drawing, new_puzzles
from nonet.server.site.assets import FRAME_STYLE, assets_beside, framed_style
from nonet.server.site.daily_puzzles import DailyPuzzles
from nonet.server.site.languages import (
    Languages,
    address_in,
    device_in,
    files_in,
    small_device_in,
    variant_device_in,
)
from nonet.server.state import AppState


class CompiledTemplates(BytecodeCache):
    """Cache of compiled templates in memory, which the environments of all languages share."""

    def __init__(self) -> None:
        self._codes: dict[tuple[str, str], bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        code = self._codes.get((bucket.key, bucket.checksum))
        if code is not None:
            bucket.bytecode_from_string(code)

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._codes[bucket.key, bucket.checksum] = bucket.bytecode_to_string()


# The values of a page are cached with it. They take 0.7 times as much memory as its text if it has
# many puzzles, and less otherwise.
_VALUES_SHARE = 0.7


class RenderedPage:
    """A page with its entity tag, stored compressed, since nearly all clients accept gzip."""

    def __init__(self, text: str) -> None:
        self.tag = entity_tag(text)
        self.compressed = compress(text.encode())

    @property
    def plain(self) -> bytes:
        """The page for clients that don't accept gzip."""
        return gzip.decompress(self.compressed)


class RenderedPages:
    """Renders templates, and caches pages by path while their values stay the same."""

    def __init__(self, templates: Environment, cache: RenderCache) -> None:
        self._templates = templates
        self._cache = cache

    def of(self, template: str, path: str, values: Mapping[str, Any]) -> RenderedPage:
        """Return the page of a template and values; the values must not change afterwards."""
        known = self._cache.get(("page", path))
        if known is not None and known[:2] == (template, values):
            page: RenderedPage = known[2]
            return page
        text = self._templates.get_template(template).render(values)
        page = RenderedPage(text)
        size = len(page.compressed) + round(_VALUES_SHARE * len(text))
        self._cache.put(("page", path), (template, values, page), size)
        return page


TEMPLATES = Path(__file__).with_name("templates")
_COMPILED = CompiledTemplates()
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HOST = re.compile(r"[a-z0-9.-]+|\[[0-9a-f:.]+\]")
SECURITY_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
}
# Only workers may compile WebAssembly.
WORKER_SECURITY_HEADERS = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": _POLICY.replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    ),
}
# Browsers revalidate a page each time, and shared caches once a minute. For that long, a page may
# link to scripts of the previous version.
FOR_EVERYONE = "public, max-age=0, s-maxage=60, must-revalidate"


def policy_with_form_to(address: str) -> str:
    """Return the policy of a page whose form redirects the browser to an address."""
    parts = urlsplit(address)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    # If the host has another form, the policy allows the whole scheme.
    is_host = parts.scheme in ("http", "https") and _HOST.fullmatch(host or "") is not None
    port = f":{parts.port}" if parts.port else ""
    place = f"{parts.scheme}://{host}{port}" if is_host else f"{parts.scheme}:"
    return _POLICY.replace("form-action 'self'", f"form-action 'self' {place}")


def framing_policy() -> str:
    """Return the policy of a page that shows other pages of the site in frames."""
    return _POLICY.replace("base-uri", "frame-src 'self'; base-uri")


Result = TypeVar("Result")


class Website:
    """The pages of all languages and their shared resources; Starlette's `app.state.website`."""

    def __init__(self, services: AppState) -> None:
        self.services = services
        self.languages = Languages(services.catalogue.all())
        files = {tag: files_in(words) for tag, words in self.languages.all.items()}
        written = ChainMap({FRAME_STYLE: framed_style()}, *files.values())
        self.assets = assets_beside(*written.items())
        self.daily = DailyPuzzles(services.engine_context, services.database, services.clock)
        self.fresh = new_puzzles.FreshPuzzles(services.engine_context)
        self.service_worker = self._service_worker(files)
        self._pages: dict[str, Pages] = {}
        self._computed: dict[Hashable, Any] = {}

    def _service_worker(self, files: Mapping[str, Mapping[str, bytes]]) -> str:
        kept, later = dict[str, list[str]](), dict[str, list[str]]()
        for tag, words in self.languages.all.items():
            home, device = address_in(tag, "/"), variant_device_in(words, self.assets)
            later[home] = [device.module, device.sentences] if device else []
            own = [path for path in map(self.assets.address, files[tag]) if path not in later[home]]
            kept[home] = [*own, address_in(tag, "/manifest.webmanifest")]
        return self.assets.worker(("/icon.svg",), kept, later)

    def pages_in(self, tag: str) -> "Pages":
        """Return the pages of a language; they are created at the first request."""
        if tag not in self._pages:
            self._pages[tag] = Pages(self, self.languages.all[tag])
        return self._pages[tag]

    def pages_at(self, path: str) -> "Pages":
        """Return the pages of a path's language."""
        return self.pages_in(self.languages.of_path(path))

    async def compute_once(self, function: Callable[..., Result], *arguments: Hashable) -> Result:
        """Return a function's result, computed on the work pool the first time.

        All results stay in memory, so pass only arguments with few values.

        Raises:
            OverloadedError: all threads are busy.
        """
        key = function, arguments
        if key not in self._computed:
            pool = self.services.engine_context.pool
            self._computed[key] = await pool.run(function, *arguments)
        result: Result = self._computed[key]
        return result


def pages_of(request: Request) -> "Pages":
    """Return the pages of a request's language."""
    website: Website = request.app.state.website
    return website.pages_at(request.scope["path"])


def count_page(request: Request) -> None:
    """Count a request against the limit of its client address.

    Raises:
        ThrottledError.
    """
    website: Website = request.app.state.website
    website.services.limits.pages.count(client_address(request.scope))


def page(
    path: str, show: Callable[[Request], Awaitable[Response]], *, methods: Sequence[str] = ("GET",)
) -> Route:
    """Return the route of a page; its requests count against their client address's limit."""

    async def limited(request: Request) -> Response:
        count_page(request)
        return await show(request)

    return Route(path, limited, methods=methods)


def static_page(path: str, template: str) -> Route:
    """Return the route of a page that needs only its template; scripts fill it in."""

    async def show(request: Request) -> Response:
        return pages_of(request).publish(request, template, {})

    return page(path, show)


class Pages:
    """Templates of one site in one language."""

    def __init__(self, website: Website, words: Words) -> None:
        services, assets, languages = website.services, website.assets, website.languages
        self.website = website
        self.words = words
        self.services = services
        self.site = services.site
        self.languages = languages
        credit = site.attribution_of(services.site)
        self._templates = environment()
        self._templates.globals |= {
            "t": words,
            "language": words,
            "languages": languages,
            "at": self.at,
            "site": services.site,
            # `attribution_of` escapes it.
            "credit": Markup(credit.html),  # noqa: S704
            "credit_text": credit.text,
            "credit_in_print": credit.offline_text,
            # The terms of use require the English credit in all languages.
            "in_english": Markup("" if words.tag == ENGLISH else ' lang="en" dir="ltr"'),  # noqa: S704
            "asset": assets.address,
            "modules": assets.modules,
            "device": device_in(words, assets),
            "small_device": small_device_in(words, assets),
            "variant_device": variant_device_in(words, assets),
            "script_words": cache(self._script_words),
            "moment": words.moment,
            "date": words.date,
            "number": words.number,
            "digit_shapes": drawing.DIGIT_SHAPES,
            "levels": new_puzzles.LEVELS,
            "most_grids": identifiers.MAX_GRIDS,
        }
        self._templates.globals["fixed"] = self._fixed()
        self.rendered = RenderedPages(self._templates, services.cache)

    def _fixed(self) -> dict[str, Any]:
        """Render the parts that are the same on every play page; they are half of it."""
        panel: Any = self._templates.get_template("panel.html").module
        return {"panel": panel.panel(), "dialogs": panel.dialogs()}

    def _script_words(self, *files: str) -> Markup:
        """Return the messages of some files as JSON within a page."""
        return htmlsafe_json_dumps(self.words.for_scripts(files))

    def at(self, path: str) -> str:
        """Return the address of a page in this language."""
        return address_in(self.words.tag, path)

    def url(self, path: str) -> str:
        """Return the absolute address of a page in this language."""
        return f"{self.site.site_url}{self.at(path)}"

    def within(self, request: Request) -> str:
        """Return a request's path without its language."""
        path = request.url.path
        return path if self.words.tag == ENGLISH else path.removeprefix(f"/{self.words.tag}")

    def publish(
        self, request: Request, template: str, values: Mapping[str, Any], *, policy: str = _POLICY
    ) -> Response:
        """Render a template that is the same for everyone, unless the client has it.

        The response may depend only on the address, not on anything else in the request.
        """
        page = self.rendered.of(template, request.url.path, values)
        return self._send(request, page, policy)

    async def publish_once(
        self,
        request: Request,
        template: str,
        values: Callable[[], Awaitable[Mapping[str, Any]]],
        *,
        key: Hashable,
    ) -> Response:
        """Publish a large page, rendered on the work pool once for each key.

        The key must determine the values.

        Raises:
            OverloadedError: all threads are busy.
        """
        full_key = template, self.words.tag, key
        page: RenderedPage | None = self.services.cache.get(full_key)
        if page is None:
            pool = self.services.engine_context.pool
            page = await pool.run(self._rendered_page, template, await values())
            self.services.cache.put(full_key, page, len(page.compressed))
        return self._send(request, page)

    def _rendered_page(self, template: str, values: Mapping[str, Any]) -> RenderedPage:
        return RenderedPage(self.render(template, values))

    def _send(self, request: Request, page: RenderedPage, policy: str = _POLICY) -> Response:
        headers = {
            "Cache-Control": FOR_EVERYONE,
            # Weak, since the bytes depend on the encoding.
            "ETag": f"W/{page.tag}",
            "Vary": "accept-encoding",
            **SECURITY_HEADERS,
            "Content-Security-Policy": policy,
        }
        if unchanged := not_modified(request, headers):
            return unchanged
        if takes_gzip(request.scope):
            headers["Content-Encoding"] = "gzip"
            return Response(page.compressed, 200, headers, "text/html")
        return Response(page.plain, 200, headers, "text/html")

    def respond(
        self,
        template: str,
        values: Mapping[str, Any],
        *,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> Response:
        """Render a template that isn't the same for everyone, or changes."""
        sent = {"Cache-Control": "no-cache", **SECURITY_HEADERS, **(headers or {})}
        return Response(self.render(template, values), status, sent, "text/html")

    def render(self, template: str, values: Mapping[str, Any]) -> str:
        """Return a template as text, filled with values."""
        return self._templates.get_template(template).render(values)


def environment() -> Environment:
    """Return the Jinja environment without the globals of a language."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        bytecode_cache=_COMPILED,
    )
