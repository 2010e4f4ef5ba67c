"""All pages of the website and of the portal, in each language."""

from collections.abc import Iterable, Sequence
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from nonet.puzzles.links.site import SHEET_PATH
from nonet.server.site.assistance import allow_question, check_board, give_hint, summarize
from nonet.server.site.daily import show_day, show_today
from nonet.server.site.document_site import document_routes
from nonet.server.site.embed import embed_collection, embed_daily, embed_puzzle, embed_small
from nonet.server.site.home import show_home
from nonet.server.site.importing import import_puzzles, show_import
from nonet.server.site.learn import (
    PATH as TECHNIQUES,
    judge_practice,
    list_techniques,
    show_lesson,
    show_practice,
)
from nonet.server.site.oembed import read_oembed
from nonet.server.site.open_data import OPEN_ROUTES, open_route
from nonet.server.site.pages import Website, page, pages_of
from nonet.server.site.pictures import (
    PATH as PREVIEW,
    draw_preview_png,
    draw_preview_svg,
    draw_puzzle_png,
    draw_puzzle_svg,
    draw_qr,
    favicon,
    icon_png,
    icon_svg,
    preview_collection,
    preview_day,
    preview_home,
    preview_technique,
)
from nonet.server.site.play import (
    redirect_to_new_puzzle,
    show_collection,
    show_play,
    show_puzzle,
)
from nonet.server.site.print.open_sheets import print_collection, print_puzzle
from nonet.server.site.print.page import (
    preview_document,
    print_document,
    share_sheet,
    show_print,
)
from nonet.server.site.print.sheet_page import draw_sheet_code, draw_sheet_slide, show_sheet
from nonet.server.site.site_files import (
    SECURITY_TXT,
    show_manifest,
    show_robots,
    show_security_contact,
    show_service_worker,
    show_sitemap,
    show_static,
)
from nonet.server.site.small_puzzles import SMALL_OPEN_ROUTES, SMALL_ROUTES
from nonet.server.site.static_pages import show_course, show_hand_in, show_review, static_page

POST, OPTIONS = ["POST"], ["OPTIONS"]


# In English only. Identifiers of small puzzles would be faulty ones of the usual puzzles.
_SITE: list[BaseRoute] = [
    Route("/static/{name}", show_static),
    Route("/service-worker.js", show_service_worker),
    Route("/robots.txt", show_robots),
    Route("/favicon.ico", favicon),
    Route("/icon.svg", icon_svg),
    Route("/icon-{size:number}.png", icon_png),
    *SMALL_OPEN_ROUTES,
    *OPEN_ROUTES,
    open_route("/oembed", read_oembed),
    Route(SECURITY_TXT, show_security_contact),
]
# In each language. Handlers without `page` count requests themselves.
_PAGES: list[BaseRoute] = [
    *SMALL_ROUTES,
    page("/embed/puzzles/s{size:number}-{digits}", embed_small),
    page("/embed/puzzles/{id}", embed_puzzle),
    page("/embed/collections/{id}", embed_collection),
    page("/embed/daily", embed_daily),
    page("/play", show_play),
    page("/play/new", redirect_to_new_puzzle),
    page("/import", show_import),
    page("/import", import_puzzles, methods=POST),
    page("/puzzles/{id}.svg", draw_puzzle_svg),
    page("/puzzles/{id}.png", draw_puzzle_png),
    page("/puzzles/{id}.pdf", print_puzzle),
    page("/puzzles/{id}", show_puzzle),
    Route("/puzzles/{id}/check", check_board, methods=POST),
    Route("/puzzles/{id}/hint", give_hint, methods=POST),
    Route("/puzzles/{id}/check", allow_question, methods=OPTIONS),
    Route("/puzzles/{id}/hint", allow_question, methods=OPTIONS),
    Route("/puzzles/{id}/summary", summarize, methods=POST),
    page("/puzzles/{id}/picture.svg", draw_preview_svg),
    page("/puzzles/{id}/picture.png", draw_preview_png),
    page("/puzzles/{id}/qr.svg", draw_qr),
    page("/collections/{id}.pdf", print_collection),
    page("/collections/{id}", show_collection),
    page("/", show_home),
    page(PREVIEW, preview_home),
    page(f"/techniques/{{slug}}{PREVIEW}", preview_technique),
    page(f"/daily/{{day}}{PREVIEW}", preview_day),
    page(f"/collections/{{id}}{PREVIEW}", preview_collection),
    Route("/manifest.webmanifest", show_manifest),
    Route("/sitemap.xml", show_sitemap),
    page("/developers/terms", static_page("terms.html")),
    page("/offline", static_page("offline.html")),
    page("/statistics", static_page("statistics.html")),
    page("/games", static_page("games.html")),
    page("/games/review", show_review),
    page("/games/course", show_course),
    page("/daily", show_today),
    page("/daily/{day}", show_day),
    page("/hand-in", show_hand_in),
    page("/print", show_print),
    Route("/print", print_document, methods=POST),
    Route("/print/preview", preview_document, methods=POST),
    Route("/s", share_sheet, methods=POST),
    *(
        page(f"{path}{{code}}{below}", shown)
        # A QR code has the address in capitals.
        for path in (SHEET_PATH, SHEET_PATH.upper())
        for below, shown in (
            ("", show_sheet),
            ("/qr.svg", draw_sheet_code),
            ("/slide.png", draw_sheet_slide),
        )
    ),
    page(TECHNIQUES, list_techniques),
    page(f"{TECHNIQUES}/{{slug}}", show_lesson),
    page(f"{TECHNIQUES}/{{slug}}/practice", show_practice),
    Route(f"{TECHNIQUES}/{{slug}}/practice", judge_practice, methods=POST),
]


def website_routes(website: Website, portal: Sequence[BaseRoute]) -> list[BaseRoute]:
    """Return the public pages, and beside them those of the portal, in each language."""
    pages = [*_PAGES, *portal]
    pages += _slashed(pages)
    documents = document_routes(website.services.settings.documents_dir)
    routes = [*_SITE, *documents, *pages]
    for tag in website.languages.others:
        routes += [Mount(f"/{tag}", routes=pages), Route(f"/{tag}", _home)]
    return routes


async def _home(request: Request) -> Response:
    """Redirect from `/de` to `/de/`."""
    return RedirectResponse(pages_of(request).at("/"), 308)


_FILE = "."


def _slashed(routes: Iterable[BaseRoute]) -> list[BaseRoute]:
    """Return for each page among the routes one that leads to it from its address with a slash.

    Only what is read has one: a form is sent to where its page says. Starlette's own redirects
    would answer forms and files too, with 307, and lead to whatever host the request names.
    """
    return [
        Route(f"{route.path}/", _redirect_from_slash)
        for route in routes
        if isinstance(route, Route)
        and "GET" in (route.methods or ())
        and not route.path.endswith("/")
        and _FILE not in route.path
    ]


async def _redirect_from_slash(request: Request) -> Response:
    # Of this very site: the routes begin with a name, so the path never begins with two slashes.
    path = quote(str(request.scope["path"]).removesuffix("/"))
    query = request.scope["query_string"].decode("ascii", "ignore")
    return RedirectResponse(f"{path}?{query}" if query else path, 308)
