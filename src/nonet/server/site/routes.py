"""Routes of the website and of the portal, in each language."""

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
    games,
    hand_in,
    home,
    importing,
    oembed,
    pictures,
    play,
    practice,
    site_files,
    small_puzzles,
    techniques,
    variant_play,
    variants,
)
from nonet.server.site.open_data import OPEN_ROUTES, open_route
from nonet.server.site.pages import Website, page, pages_of, static_page
from nonet.server.site.print import booklets, page as print_page, sheet_page

POST = ["POST"]
# Boards in frames of other sites send these questions too.
QUESTION = ["POST", "OPTIONS"]


# Without a language.
_SITE: list[BaseRoute] = [
    Route("/static/{name}", site_files.show_static),
    Route("/service-worker.js", site_files.show_service_worker),
    Route("/robots.txt", site_files.show_robots),
    Route("/favicon.ico", pictures.favicon),
    Route("/icon.svg", pictures.icon_svg),
    Route("/icon-{size:number}.png", pictures.icon_png),
    *OPEN_ROUTES,
    open_route("/oembed", oembed.read_oembed),
    Route(site_files.SECURITY_TXT, site_files.show_security_contact),
]
# In each language. Handlers without `page` count requests themselves.
_PAGES: list[BaseRoute] = [
    page("/embed/puzzles/{id}", embed.embed_puzzle),
    page("/embed/collections/{id}", embed.embed_collection),
    page("/embed/daily", embed.embed_daily),
    page("/play", play.show_play),
    *(page(path, show) for path, show in variant_play.SHOWN.items()),
    page("/play/{size:number}", small_puzzles.show_new),
    page("/play/new", play.redirect_to_new_puzzle),
    page("/play/{level}", play.show_play),
    page("/import", importing.show_import),
    page("/import", importing.import_puzzles, methods=POST),
    page("/puzzles/{id}.svg", pictures.draw_puzzle_svg),
    page("/puzzles/{id}.png", pictures.draw_puzzle_png),
    page("/puzzles/{id}.pdf", pictures.print_puzzle),
    page("/puzzles/{id}", play.show_puzzle),
    Route("/puzzles/{id}/check", assistance.check_board, methods=QUESTION),
    Route("/puzzles/{id}/hint", assistance.give_hint, methods=QUESTION),
    Route("/puzzles/s{size:number}-{digits}/look", small_puzzles.look, methods=QUESTION),
    Route("/puzzles/{id}/summary", assistance.summarize, methods=POST),
    page("/puzzles/{id}/picture.svg", pictures.draw_preview_svg),
    page("/puzzles/{id}/picture.png", pictures.draw_preview_png),
    page("/puzzles/{id}/qr.svg", pictures.draw_qr),
    page(f"{variants.PATH}.svg", variants.draw_puzzle_svg),
    page(f"{variants.PATH}.pdf", pictures.print_variant),
    page(f"{variants.PATH}.png", variants.draw_puzzle_png),
    page(variants.PATH, variants.show_variant),
    page(f"{variants.PATH}/play", variant_play.show_puzzle),
    page(f"{variants.PATH}/picture.svg", variants.draw_preview_svg),
    page(f"{variants.PATH}/picture.png", variants.draw_preview_png),
    page(f"{variants.PATH}/qr.svg", variants.draw_qr),
    page("/collections/{id}.pdf", pictures.print_collection),
    page("/collections/{id}", play.show_collection),
    page("/", home.show_home),
    page(pictures.PATH, pictures.preview_home),
    page(f"/techniques/{{slug}}{pictures.PATH}", pictures.preview_technique),
    page(f"/daily/{{day}}{pictures.PATH}", pictures.preview_day),
    page(f"/collections/{{id}}{pictures.PATH}", pictures.preview_collection),
    Route("/manifest.webmanifest", site_files.show_manifest),
    Route("/sitemap.xml", site_files.show_sitemap),
    static_page("/developers/terms", "terms.html"),
    static_page("/offline", "offline.html"),
    static_page("/statistics", "statistics.html"),
    static_page("/games", "games.html"),
    page("/games/review", games.show_review),
    page("/games/course", games.show_course),
    page("/daily", daily.show_today),
    page("/daily/{day}", daily.show_day),
    page("/hand-in", hand_in.show_hand_in),
    page("/print", print_page.show_print),
    Route("/print", print_page.print_document, methods=POST),
    Route("/print/preview", print_page.preview_document, methods=POST),
    page(booklets.PATH, booklets.show_booklets),
    page(f"{booklets.PATH}/{{shelf}}/{{number}}", booklets.print_booklet),
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
    page(techniques.PATH, techniques.list_techniques),
    page(techniques.TERMS_PATH, techniques.show_terms),
    page(f"{techniques.PATH}/{{slug}}", techniques.show_lesson),
    page(f"{techniques.PATH}/{{slug}}/practice", practice.show_practice),
    Route(f"{techniques.PATH}/{{slug}}/practice", practice.judge_practice, methods=POST),
]


def website_routes(website: Website, portal: Sequence[BaseRoute]) -> list[BaseRoute]:
    """Return the routes of the public pages and of the portal, in each language."""
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
    """Return a redirect for each page, from its address with a trailing slash.

    Starlette's `redirect_slashes` isn't used: it also redirects forms and files, and it redirects
    to the host that the request names.
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
    # Routes start with a name, so the path never starts with two slashes, which name a host.
    path = quote(str(request.scope["path"]).removesuffix("/"))
    query = request.scope["query_string"].decode("ascii", "ignore")
    return RedirectResponse(f"{path}?{query}" if query else path, 308)
