"""The portal's requests: the caller, access control, forms, rendering and errors."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet.accounts import sessions, usage
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account
from nonet.accounts.passkeys.relying_party import RelyingParty
from nonet.accounts.work import UnitOfWork
from nonet.errors import CrossSiteError, NonetError, PasskeyRequiredError, UnavailableError
from nonet.server.http import authenticator, body, error_responses, origins
from nonet.server.portal.cookies import Cookie, KnownBrowser, SealedCookie, Waiting
from nonet.server.portal.emails import LinkDelivery, Notifier
from nonet.server.portal.github_signatures import GitHubSignatures
from nonet.server.portal.library import Library
from nonet.server.single_flight import SingleFlight
from nonet.server.site.pages import Pages, count_page, pages_of
from nonet.server.state import AppState

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

HOME = "/developers"
SIGN_IN = "/developers/sign-in"
CONNECT = "/developers/connect"
# These pages are personal, and URLs with a link's token must not reach other sites.
PRIVATE = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin"}
# Secrets beside text that others may control: a compressed length would reveal them (BREACH).
SECRET = {**PRIVATE, "Cache-Control": "no-store, no-transform"}


_COUNT_EVERY_MS = 60_000
# Time to sign in at another provider.
_DEPARTURE_MAX_AGE_S = 10 * 60


class MeasuredDays:
    """Availability of the last seven days, counted at most once a minute."""

    def __init__(self, services: AppState) -> None:
        self._services = services
        self._counting = SingleFlight[None]()
        self.counted_at_ms: int | None = None
        self.days: Sequence[usage.DayMeasured] = ()

    async def refresh(self) -> None:
        """Count again if the count is a minute old and the database is available."""
        if self._services.database.is_available and self._is_due:
            await self._counting.join("days", self._count)

    @property
    def _is_due(self) -> bool:
        if self.counted_at_ms is None:
            return True
        # A count in the future, after a clock was set back, is due.
        return not 0 <= self._services.now_ms - self.counted_at_ms < _COUNT_EVERY_MS

    async def _count(self) -> None:
        self.days = await self._services.database.read(usage.measure_days)
        self.counted_at_ms = self._services.now_ms


class Area:
    """Services of the portal's pages in one language."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.services = services = pages.services
        site = pages.site
        is_https = site.site_url.startswith("https://")
        self.cookie = Cookie(
            "nonet-session", is_https=is_https, max_age_s=sessions.SESSION_LIFETIME_MS // 1000
        )
        self.notices = Notifier(
            services.mailer, pages.words, site, contact=services.settings.contact_for_people
        )
        self.links = LinkDelivery(services, pages.words, service_name=site.service_name)
        self.waiting = Waiting(services, is_https=is_https)
        self.known_browser = KnownBrowser(services, is_https=is_https)
        self.departures = SealedCookie(
            services,
            "nonet-departure",
            purpose=b"nonet browser seal",
            lasts_s=_DEPARTURE_MAX_AGE_S,
            is_https=is_https,
        )
        self.passkeys = RelyingParty.of(
            site.site_url, origins.split_origin(site.site_url)[0], site.service_name
        )
        self.github_signatures = GitHubSignatures(
            services.settings.access.secret_scanning_keys_url, clock=services.clock
        )
        self.measured_days = MeasuredDays(services)
        self.library = Library(pages)


def area_of(request: Request) -> Area:
    """Return the area in the language of a request's path."""
    area: Area = request.app.state.area_in(pages_of(request))
    return area


class PortalRequest(Request):
    """A request for a portal page, with its form's fields and the account that is signed in."""

    def __init__(
        self,
        request: Request,
        *,
        fields: Mapping[str, str] | None = None,
        signed_in: tuple[sessions.Session, Account] | None = None,
    ) -> None:
        super().__init__(request.scope, request.receive)
        self.area = area_of(request)
        self.services = self.area.services
        self.read = self.services.database.read
        self.fields = fields or {}
        self.signed_in = signed_in

    @property
    def account(self) -> Account:
        """The account that is signed in; only for handlers that require one."""
        return self._require_signed_in()[1]

    @property
    def browser_session(self) -> sessions.Session:
        """The session that is signed in; only for handlers that require one."""
        return self._require_signed_in()[0]

    def _require_signed_in(self) -> tuple[sessions.Session, Account]:
        if self.signed_in is None:
            raise LookupError("nobody is signed in: wrap the route's handler in `signed_in`")
        return self.signed_in

    @property
    def principal(self) -> Principal:
        """The caller, for use cases and the audit log."""
        principal = authenticator.anonymous_caller(self.scope)
        if self.signed_in is None:
            return principal
        session, account = self.signed_in
        return principal._replace(account_id=account.id, session_id=session.id)

    async def run(
        self, use_case: Callable[Concatenate[UnitOfWork, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a use case for the caller; see `People.run`."""
        return await self.services.run(self.principal, use_case, *args, **kwargs)

    def render(
        self, page: str, values: Mapping[str, Any] | None = None, *, status: int = 200
    ) -> Response:
        """Render a page for the caller."""
        known = {
            "account": self.signed_in and self.signed_in[1],
            "page": page,
            "path": self.area.pages.within(self),
            "contact": self.services.settings.contact_for_people,
            "has_passkeys": self.area.passkeys is not None,
        }
        return self.area.pages.respond(
            f"developers/{page}.html",
            {**known, **(values or {})},
            status=status,
            headers=self.privacy_headers,
        )

    @property
    def privacy_headers(self) -> Mapping[str, str]:
        """The headers of a response; only pages that anyone can get are free of secrets."""
        is_public = (
            self.signed_in is None
            and self.method in ("GET", "HEAD")
            and "token" not in self.path_params
        )
        return PRIVATE if is_public else SECRET

    def redirect(self, path: str) -> Response:
        """Redirect the browser to one of our own pages, with GET."""
        return RedirectResponse(self.area.pages.at(path), 303, PRIVATE)


Endpoint = Callable[[Request], Awaitable[Response]]
Handler = Callable[[PortalRequest], Awaitable[Response]]


def public(handle: Handler) -> Endpoint:
    """Serve a page to everyone; without the database, nobody counts as signed in."""

    async def endpoint(request: Request) -> Response:
        try:
            return await handle(await _read_request(request))
        except UnavailableError:
            return await handle(PortalRequest(request))

    return endpoint


def anyone(handle: Handler) -> Endpoint:
    """Serve a page to everyone."""

    async def endpoint(request: Request) -> Response:
        return await handle(await _read_request(request))

    return endpoint


def signed_in(handle: Handler) -> Endpoint:
    """Serve a page to signed-in users, and redirect others to the sign-in form."""

    async def only(request: PortalRequest) -> Response:
        return request.redirect(SIGN_IN) if request.signed_in is None else await handle(request)

    return anyone(only)


def administrator(handle: Handler) -> Endpoint:
    """Serve a page to administrators; for others it doesn't exist.

    Where the site supports passkeys, an administrator has to sign in with one.
    """

    async def only(request: PortalRequest) -> Response:
        if not request.account.is_administrator:
            raise HTTPException(404)
        if request.area.passkeys is not None and not request.browser_session.is_strong:
            raise PasskeyRequiredError("Administrators sign in with a passkey.")
        return await handle(request)

    return signed_in(only)


async def _read_request(request: Request) -> PortalRequest:
    """Read the form and the session; if that fails, the error page uses what was read so far."""
    request.state.portal_request = portal_request = PortalRequest(request)
    count_page(request)
    if request.method == "POST":
        if not origins.is_same_origin(request):
            raise CrossSiteError("The form was sent from another site.")
        portal_request.fields = await body.read_form(request)
    if token := portal_request.area.cookie.read(request):
        services = portal_request.services
        portal_request.signed_in = await services.database.run(
            sessions.find_session, token, now_ms=services.now_ms
        )
    return portal_request


def show_portal_error(request: PortalRequest, error: NonetError) -> Response:
    """Render the page of an error."""
    status = error_responses.status_of(error)
    # The database watch logs an unavailable database once.
    if status >= 500 and not isinstance(error, UnavailableError):  # noqa: PLR2004
        # The text of a cause may contain an address or a link.
        cause = type(error.__cause__).__name__
        log.warning("portal_request_failed", code=error.code, cause=cause)
    response = request.render("refusal", {"code": error.code, "refusal": error}, status=status)
    response.headers.update(error_responses.headers_of(error))
    return response
