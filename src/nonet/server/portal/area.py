"""What every page of the developer area shares: who asks, whether they may, what they sent."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account
from nonet.accounts.sessions import SESSION_LIFETIME_MS, Session, find_session
from nonet.accounts.usage import DayMeasured, measure_days
from nonet.accounts.webauthn import RelyingParty
from nonet.accounts.work import UnitOfWork
from nonet.errors import CrossSiteError, NonetError, PasskeyRequiredError, UnavailableError
from nonet.server.http.context import current_request
from nonet.server.http.errors import headers_of, status_of
from nonet.server.http.form import read_form
from nonet.server.http.headers import client_address
from nonet.server.http.origin import is_own, split_origin
from nonet.server.portal.access_request import Waiting
from nonet.server.portal.cookies import Cookie, Departures, KnownBrowser
from nonet.server.portal.emails import LinkDelivery, Notifier
from nonet.server.portal.github_signatures import GitHubSignatures
from nonet.server.portal.library import Library
from nonet.server.site.pages import Pages, count_page, pages_of
from nonet.server.site.puzzles import SingleFlight
from nonet.server.state import AppState

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

HOME = "/developers"
SIGN_IN = "/developers/sign-in"
CONNECT = "/developers/connect"
# What these pages show is nobody else's; an address with a link's token goes to no other site.
PRIVATE = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin"}
# A key, a link or an account beside what another site may have made the browser send: compressed,
# the length of the page would tell how alike the two are.
SECRET = {**PRIVATE, "Cache-Control": "no-store, no-transform"}


COUNTED_EVERY_MS = 60_000


class MeasuredDays:
    """How the service did in the last seven days; all who look share one count of each minute."""

    def __init__(self, services: AppState) -> None:
        self._services = services
        self._counting = SingleFlight[None]()
        self.counted_at_ms: int | None = None
        self.days: Sequence[DayMeasured] = ()

    async def refresh(self) -> None:
        """Count again if that is due, and possible."""
        if self._services.database.is_available and self._is_due:
            await self._counting.join("days", self._count)

    @property
    def _is_due(self) -> bool:
        if self.counted_at_ms is None:
            return True
        # A clock that was set back must not keep the old count until it has caught up.
        return not 0 <= self._services.now_ms - self.counted_at_ms < COUNTED_EVERY_MS

    async def _count(self) -> None:
        self.days = await self._services.database.read(measure_days)
        self.counted_at_ms = self._services.now_ms


class Area:
    """What the developer area's pages of one language share."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.services = services = pages.services
        site = pages.site
        is_https = site.site_url.startswith("https://")
        self.cookie = Cookie(
            "nonet-session", is_https=is_https, max_age_s=SESSION_LIFETIME_MS // 1000
        )
        self.notices = Notifier(
            services.mailer, pages.words, site, contact=services.settings.contact_for_people
        )
        self.links = LinkDelivery(services, pages.words, service_name=site.service_name)
        self.waiting = Waiting(services, is_https=is_https)
        self.known_browser = KnownBrowser(services, is_https=is_https)
        self.departures = Departures(services, is_https=is_https)
        self.passkeys = RelyingParty.of(
            site.site_url, split_origin(site.site_url)[0], site.service_name
        )
        self.github_signatures = GitHubSignatures(
            services.settings.secret_scanning_keys_url, clock=services.clock
        )
        self.measured_days = MeasuredDays(services)
        self.library = Library(pages)

    def redirect(self, path: str) -> Response:
        """Send a browser on with GET to one of our own pages."""
        return RedirectResponse(self.pages.at(path), 303, PRIVATE)


def area_of(request: Request) -> Area:
    """Return the developer area in the language of a request's path."""
    area: Area = request.app.state.area_in(pages_of(request))
    return area


@dataclass(frozen=True, slots=True)
class PageContext:
    """A request by anyone, signed in or not."""

    area: Area
    request: Request
    form: Mapping[str, str]
    account: Account | None
    session: Session | None

    @property
    def services(self) -> AppState:
        """The services of the developer area."""
        return self.area.services

    @property
    def actor(self) -> Principal:
        """Who asks, for the audit log."""
        return Principal(
            None if self.account is None else self.account.id,
            current_request().id,
            client_address(self.request.scope),
            None if self.session is None else self.session.id,
        )

    async def run(
        self,
        use_case: Callable[Concatenate[UnitOfWork, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a use case for whoever asks; see `People.run`."""
        return await self.services.run(self.actor, use_case, *args, **kwargs)

    def signed_in(self) -> "SignedInContext | None":
        """Return the same for somebody who is signed in; None for anyone else."""
        if self.account is None or self.session is None:
            return None
        return SignedInContext(self.area, self.request, self.form, self.account, self.session)

    def show(
        self, page: str, values: Mapping[str, Any] | None = None, *, status: int = 200
    ) -> Response:
        """Render a page for whoever asks."""
        known = {
            "account": self.account,
            "page": page,
            "path": self.area.pages.within(self.request),
            "contact": self.services.settings.contact_for_people,
            "has_passkeys": self.area.passkeys is not None,
        }
        return self.area.pages.respond(
            f"developers/{page}.html",
            {**known, **(values or {})},
            status=status,
            headers=headers_for(self),
        )

    def redirect(self, path: str) -> Response:
        """Send the browser on with GET to one of our own pages."""
        return self.area.redirect(path)


@dataclass(frozen=True, slots=True)
class SignedInContext(PageContext):
    """A request by somebody who is signed in."""

    account: Account
    session: Session


Endpoint = Callable[[Request], Awaitable[Response]]
Handler = Callable[[PageContext], Awaitable[Response]]
SignedInHandler = Callable[[SignedInContext], Awaitable[Response]]


def reader(handle: Handler) -> Endpoint:
    """Let everyone in, and take people for strangers while the database is not there."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handle(await _visit(request))
        except UnavailableError:
            return await handle(PageContext(area_of(request), request, {}, None, None))

    return endpoint


def anyone(handle: Handler) -> Endpoint:
    """Let everyone in."""

    async def endpoint(request: Request) -> Response:
        return await handle(await _visit(request))

    return endpoint


def member(handle: SignedInHandler) -> Endpoint:
    """Let in who is signed in, and show all others where to do that."""

    async def only(context: PageContext) -> Response:
        signed_in = context.signed_in()
        return context.redirect(SIGN_IN) if signed_in is None else await handle(signed_in)

    return anyone(only)


def administrator(handle: SignedInHandler) -> Endpoint:
    """Let administrators in; for all others there is nothing here.

    Where browsers make passkeys for the site, they came in by one.
    """

    async def only(context: SignedInContext) -> Response:
        if not context.account.is_administrator:
            raise HTTPException(404)
        if context.area.passkeys is not None and not context.session.is_strong:
            raise PasskeyRequiredError("administrators come in by a passkey")
        return await handle(context)

    return member(only)


async def _visit(request: Request) -> PageContext:
    """Return who asks and what was sent, which the page of an error shows, too."""
    area = area_of(request)
    request.state.page_context = PageContext(area, request, {}, None, None)
    count_page(request)
    form: Mapping[str, str] = {}
    if request.method == "POST":
        if not is_own(request):
            raise CrossSiteError("another site asks")
        form = await read_form(request)
    token = area.cookie.read(request)
    found = None
    if token:
        now_ms = area.services.now_ms
        found = await area.services.database.run(find_session, token, now_ms=now_ms)
    session, account = found or (None, None)
    request.state.page_context = context = PageContext(area, request, form, account, session)
    return context


def show_portal_error(context: PageContext, error: NonetError) -> Response:
    """Show the page of an error."""
    status = status_of(error)
    # From 500 on it is ours to mend; of the database the watch tells, once.
    if status >= 500 and not isinstance(error, UnavailableError):  # noqa: PLR2004
        log.warning("developer area refused", code=error.code, cause=_cause_of(error))
    response = context.show("refusal", {"code": error.code, "refusal": error}, status=status)
    response.headers.update(headers_of(error))
    return response


def headers_for(context: PageContext) -> Mapping[str, str]:
    """Return the headers of an answer: all but what anyone gets may hold a secret."""
    request = context.request
    is_anyones = (
        context.account is None
        and request.method in ("GET", "HEAD")
        and "token" not in request.path_params
    )
    return PRIVATE if is_anyones else SECRET


def _cause_of(error: NonetError) -> str:
    """Name the kind of a cause; its text may hold an address or a link."""
    return type(error.__cause__).__name__
