"""All pages of the website and of the portal, in each language."""

from collections.abc import Iterable, Sequence
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from nonet.puzzles.links.site import SHEET_PATH
from nonet.server.site import (
    assistance,
    daily,
    document_site,
    embed,
    home,
    importing,
    learn,
    oembed,
    pictures,
    play,
    site_files,
    small_puzzles,
    static_pages,
)
from nonet.server.site.open_data import OPEN_ROUTES, open_route
from nonet.server.site.pages import Website, page, pages_of
from nonet.server.site.print import open_sheets, page as print_page, sheet_page

POST, OPTIONS = ["POST"], ["OPTIONS"]


# In English only. Identifiers of small puzzles would be faulty ones of the usual puzzles.
_SITE: list[BaseRoute] = [
    Route("/static/{name}", site_files.show_static),
    Route("/service-worker.js", site_files.show_service_worker),
    Route("/robots.txt", site_files.show_robots),
    Route("/favicon.ico", pictures.favicon),
    Route("/icon.svg", pictures.icon_svg),
    Route("/icon-{size:number}.png", pictures.icon_png),
    *small_puzzles.SMALL_OPEN_ROUTES,
    *OPEN_ROUTES,
    open_route("/oembed", oembed.read_oembed),
    Route(site_files.SECURITY_TXT, site_files.show_security_contact),
]
# In each language. Handlers without `page` count requests themselves.
_PAGES: list[BaseRoute] = [
    *small_puzzles.SMALL_ROUTES,
    page("/embed/puzzles/s{size:number}-{digits}", embed.embed_small),
    page("/embed/puzzles/{id}", embed.embed_puzzle),
    page("/embed/collections/{id}", embed.embed_collection),
    page("/embed/daily", embed.embed_daily),
    page("/play", play.show_play),
    page("/play/new", play.redirect_to_new_puzzle),
    page("/import", importing.show_import),
    page("/import", importing.import_puzzles, methods=POST),
    page("/puzzles/{id}.svg", pictures.draw_puzzle_svg),
    page("/puzzles/{id}.png", pictures.draw_puzzle_png),
    page("/puzzles/{id}.pdf", open_sheets.print_puzzle),
    page("/puzzles/{id}", play.show_puzzle),
    Route("/puzzles/{id}/check", assistance.check_board, methods=POST),
    Route("/puzzles/{id}/hint", assistance.give_hint, methods=POST),
    Route("/puzzles/{id}/check", assistance.allow_question, methods=OPTIONS),
    Route("/puzzles/{id}/hint", assistance.allow_question, methods=OPTIONS),
    Route("/puzzles/{id}/summary", assistance.summarize, methods=POST),
    page("/puzzles/{id}/picture.svg", pictures.draw_preview_svg),
    page("/puzzles/{id}/picture.png", pictures.draw_preview_png),
    page("/puzzles/{id}/qr.svg", pictures.draw_qr),
    page("/collections/{id}.pdf", open_sheets.print_collection),
    page("/collections/{id}", play.show_collection),
    page("/", home.show_home),
    page(pictures.PATH, pictures.preview_home),
    page(f"/techniques/{{slug}}{pictures.PATH}", pictures.preview_technique),
    page(f"/daily/{{day}}{pictures.PATH}", pictures.preview_day),
    page(f"/collections/{{id}}{pictures.PATH}", pictures.preview_collection),
    Route("/manifest.webmanifest", site_files.show_manifest),
    Route("/sitemap.xml", site_files.show_sitemap),
    page("/developers/terms", static_pages.static_page("terms.html")),
    page("/offline", static_pages.static_page("offline.html")),
    page("/statistics", static_pages.static_page("statistics.html")),
    page("/games", static_pages.static_page("games.html")),
    page("/games/review", static_pages.show_review),
    page("/games/course", static_pages.show_course),
    page("/daily", daily.show_today),
    page("/daily/{day}", daily.show_day),
    page("/hand-in", static_pages.show_hand_in),
    page("/print", print_page.show_print),
    Route("/print", print_page.print_document, methods=POST),
    Route("/print/preview", print_page.preview_document, methods=POST),
    Route("/s", print_page.share_sheet, methods=POST),
    *(
        page(f"{path}{{code}}{below}", shown)
        # A QR code has the address in capitals.
        for path in (SHEET_PATH, SHEET_PATH.upper())
        for below, shown in (
            ("", sheet_page.show_sheet),
            ("/qr.svg", sheet_page.draw_sheet_code),
            ("/slide.png", sheet_page.draw_sheet_slide),
        )
    ),
    page(learn.PATH, learn.list_techniques),
    page(learn.TERMS_PATH, learn.show_terms),
    page(f"{learn.PATH}/{{slug}}", learn.show_lesson),
    page(f"{learn.PATH}/{{slug}}/practice", learn.show_practice),
    Route(f"{learn.PATH}/{{slug}}/practice", learn.judge_practice, methods=POST),
]


def website_routes(website: Website, portal: Sequence[BaseRoute]) -> list[BaseRoute]:
    """Return the public pages, and beside them those of the portal, in each language."""
    pages = [*_PAGES, *portal]
    pages += _slashed(pages)
    documents = document_site.document_routes(website.services.settings.site.documents_dir)
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
