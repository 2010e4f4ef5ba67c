"""All pages and what they need, as routes for the composition root."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from urllib.parse import quote

from jinja2.utils import htmlsafe_json_dumps
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, Router
from starlette.types import Receive, Scope, Send

from nonet.i18n.catalogue import ENGLISH
from nonet.puzzles.links.site import SHEET_PATH
from nonet.server.http.headers import client_address
from nonet.server.site.assets import assets_beside
from nonet.server.site.assistance import Assistance, allow_question
from nonet.server.site.daily import DailyPage
from nonet.server.site.device import sentences_in_all, small_device_in
from nonet.server.site.document_site import document_routes
from nonet.server.site.embed import FRAME_STYLE, EmbedPages, SmallEmbeds, framed_style
from nonet.server.site.error_pages import Handler, download_error, error_handlers
from nonet.server.site.home import HomePage
from nonet.server.site.importing import ImportPage
from nonet.server.site.languages import Languages, address_in, styles_in_all
from nonet.server.site.learn import ComposedLessons, lesson_routes
from nonet.server.site.oembed import OEmbed
from nonet.server.site.open_data import OpenLists, OpenReads, open_route
from nonet.server.site.pages import Pages
from nonet.server.site.pictures import (
    PATH as PREVIEW,
    Pictures,
    Previews,
    favicon,
    icon_png,
    icon_svg,
)
from nonet.server.site.play import CollectionPage, NewPuzzles, PlayPage
from nonet.server.site.print.open_sheets import OpenSheets
from nonet.server.site.print.page import PrintPage
from nonet.server.site.print.sheet_page import SheetPage
from nonet.server.site.puzzles import DailyPuzzles, FreshPuzzles
from nonet.server.site.services import WebsiteServices
from nonet.server.site.site_files import (
    PATH as SECURITY_TXT,
    Manifest,
    SecurityContact,
    SiteFiles,
    Sitemap,
)
from nonet.server.site.small_puzzles import SmallPuzzles, SmallReads
from nonet.server.site.static_pages import HAND_IN, HandInPage, review_routes


@dataclass(frozen=True, slots=True)
class Website:
    """The routes, and what answers when one of them, or a download, refuses or fails."""

    routes: list[BaseRoute]
    exception_handlers: Mapping[type[Exception], Handler]
    refuse_download: Callable[[int], Response]


def build_website(
    services: WebsiteServices, portal: Callable[[Pages], Sequence[BaseRoute]]
) -> Website:
    """Build the public pages, and beside them those of the portal, in each language."""
    languages = Languages(services.catalogue.all())
    written = {
        **sentences_in_all(languages),
        **styles_in_all(languages),
        FRAME_STYLE: framed_style(),
    }
    assets = assets_beside(*written.items())
    daily = DailyPuzzles(services.engine_context, services.database, services.clock)
    fresh = FreshPuzzles(services.engine_context)

    @cache
    def pages_in(tag: str) -> Pages:
        return Pages(services, assets, languages.all[tag], languages)

    english = ComposedLessons(services.engine_context.pool, languages.all[ENGLISH])

    def routes_in(tag: str) -> list[BaseRoute]:
        pages, is_english = pages_in(tag), tag == ENGLISH
        composed = (
            english if is_english else ComposedLessons(services.engine_context.pool, pages.words)
        )
        own: list[BaseRoute] = [
            *SmallPuzzles(services, pages, small_device_in(pages.words, assets)).routes,
            *SmallEmbeds(services, pages).routes,
            *_puzzle_routes(services, pages, daily, fresh),
            *_site_routes(services, pages, daily),
            *lesson_routes(services, pages, composed),
            *portal(pages),
        ]
        return own + _slashed(own)

    routes: list[BaseRoute] = _machinery_routes(SiteFiles(services, assets, languages))
    # Their identifiers would be faulty ones of the usual puzzles.
    routes += SmallReads(services).routes + OpenReads(services).routes
    routes += OpenLists(services, daily, english).routes
    routes.append(open_route("/oembed", services, OEmbed(services, languages).read))
    routes.append(Route(SECURITY_TXT, SecurityContact(services).show))
    routes += document_routes(pages_in(ENGLISH), services.documents)
    routes += routes_in(ENGLISH)
    for tag in languages.others:
        routes += [Mount(f"/{tag}", _WhenAsked(partial(routes_in, tag))), _way_home(tag)]
    # A link to a PDF is in no language, and neither is the API that gave it.
    refuse = partial(download_error, pages_in(ENGLISH))
    return Website(routes, error_handlers(languages, pages_in), refuse)


class _WhenAsked:
    """Routes that are made when the first of them is asked for: of most languages, hardly ever."""

    def __init__(self, routes: Callable[[], list[BaseRoute]]) -> None:
        self._router = cache(lambda: Router(routes()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._router()(scope, receive, send)


def _way_home(tag: str) -> Route:
    """Lead from `/de` to `/de/`."""

    async def home(_request: Request) -> Response:
        return RedirectResponse(address_in(tag, "/"), 308)

    return Route(f"/{tag}", home)


def _puzzle_routes(
    services: WebsiteServices, pages: Pages, daily: DailyPuzzles, fresh: FreshPuzzles
) -> list[Route]:
    assistance, pictures = Assistance(services, pages), Pictures(services, pages)
    new, importing = NewPuzzles(services, pages, fresh), ImportPage(services, pages)
    sheets, embed = OpenSheets(services, pages), EmbedPages(services, pages, daily)
    return [
        Route("/embed/puzzles/{id}", embed.puzzle),
        Route("/embed/collections/{id}", embed.collection),
        Route("/embed/daily", embed.daily),
        Route("/play", new.show),
        Route("/play/new", new.lead),
        Route("/import", importing.show),
        Route("/import", importing.read, methods=["POST"]),
        Route("/puzzles/{id}.svg", pictures.puzzle),
        Route("/puzzles/{id}.png", pictures.puzzle_png),
        Route("/puzzles/{id}.pdf", sheets.puzzle),
        Route("/puzzles/{id}", PlayPage(services, pages, daily).show),
        Route("/puzzles/{id}/check", assistance.check, methods=["POST"]),
        Route("/puzzles/{id}/hint", assistance.hint, methods=["POST"]),
        *(
            Route(f"/puzzles/{{id}}/{name}", allow_question, methods=["OPTIONS"])
            for name in ("check", "hint")
        ),
        Route("/puzzles/{id}/summary", assistance.summary, methods=["POST"]),
        Route("/puzzles/{id}/picture.svg", pictures.svg),
        Route("/puzzles/{id}/picture.png", pictures.png),
        Route("/puzzles/{id}/qr.svg", pictures.qr),
        Route("/collections/{id}.pdf", sheets.collection),
        Route("/collections/{id}", CollectionPage(services, pages).show),
    ]


def _site_routes(services: WebsiteServices, pages: Pages, daily: DailyPuzzles) -> list[Route]:
    def plain(template: str, *files: str) -> Callable[[Request], Awaitable[Response]]:
        """Show a page that is the same for everyone; its scripts say what is in files of words."""
        values = {"words": htmlsafe_json_dumps(pages.words.for_scripts(files))} if files else {}

        async def show(request: Request) -> Response:
            services.throttle.count(client_address(request.scope))
            return pages.publish(request, template, values)

        return show

    previews, again = Previews(services, pages, daily), SheetPage(services, pages)
    printing, of_days = PrintPage(services, pages, daily), DailyPage(services, pages, daily)
    return [
        Route("/", HomePage(services, pages, daily).show),
        Route(PREVIEW, previews.home),
        Route(f"/techniques/{{slug}}{PREVIEW}", previews.technique),
        Route(f"/daily/{{day}}{PREVIEW}", previews.day),
        Route(f"/collections/{{id}}{PREVIEW}", previews.sheet),
        Route("/manifest.webmanifest", Manifest(pages).show),
        Route("/sitemap.xml", Sitemap(pages).show),
        Route("/developers/terms", plain("terms.html")),
        Route("/offline", plain("offline.html")),
        Route("/statistics", plain("statistics.html")),
        Route("/games", plain("games.html", "play.ftl", "games.ftl")),
        *review_routes(services, pages),
        Route("/daily", of_days.today),
        Route("/daily/{day}", of_days.show),
        Route(HAND_IN, HandInPage(services, pages).show),
        Route("/print", printing.show),
        Route("/print", printing.print, methods=["POST"]),
        Route("/print/preview", printing.preview, methods=["POST"]),
        Route("/s", printing.share, methods=["POST"]),
        *(
            Route(f"{path}{{code}}{below}", shown)
            # A QR code has the address in capitals.
            for path in (SHEET_PATH, SHEET_PATH.upper())
            for below, shown in (
                ("", again.show),
                ("/qr.svg", again.code),
                ("/slide.png", again.slide),
            )
        ),
    ]


def _machinery_routes(machinery: SiteFiles) -> list[BaseRoute]:
    return [
        Route("/static/{name}", machinery.static),
        Route("/service-worker.js", machinery.worker),
        Route("/robots.txt", machinery.robots),
        Route("/favicon.ico", favicon),
        Route("/icon.svg", icon_svg),
        Route("/icon-{size:number}.png", icon_png),
    ]


_FILE = "."


def _slashed(routes: Iterable[BaseRoute]) -> list[BaseRoute]:
    """Return for each page among the routes one that leads to it from its address with a slash.

    Only what is read has one: a form is sent to where its page says. Starlette's own redirects
    would answer forms and files too, with 307, and lead to whatever host the request names.
    """
    return [
        Route(f"{route.path}/", _lead)
        for route in routes
        if isinstance(route, Route)
        and "GET" in (route.methods or ())
        and not route.path.endswith("/")
        and _FILE not in route.path
    ]


async def _lead(request: Request) -> Response:
    # Of this very site: the routes begin with a name, so the path never begins with two slashes.
    path = quote(str(request.scope["path"]).removesuffix("/"))
    query = request.scope["query_string"].decode("ascii", "ignore")
    return RedirectResponse(f"{path}?{query}" if query else path, 308)
