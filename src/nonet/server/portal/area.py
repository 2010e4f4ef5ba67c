"""The frame around every page of the developer area: who asks, whether they may, what they sent."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from nonet.accounts.account import Account
from nonet.accounts.session import SESSION_LIFETIME_MS, Session, find_session
from nonet.accounts.webauthn import RelyingParty
from nonet.accounts.work import Actor
from nonet.errors import CrossSiteError, NonetError, PasskeyRequiredError, UnavailableError
from nonet.server.http.error_response import headers_of, status_of
from nonet.server.http.form import read_form
from nonet.server.http.headers import GateHeaders, client_address, request_id_of
from nonet.server.http.origin import is_own, split_origin
from nonet.server.http.record import record_error
from nonet.server.portal.access_request import Waiting
from nonet.server.portal.cookies import Cookie, KnownBrowser
from nonet.server.portal.emails import Notifier
from nonet.server.portal.services import DeveloperServices
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices

log = structlog.get_logger()

HOME = "/developers"
SIGN_IN = "/developers/sign-in"
CONNECT = "/developers/connect"
# What these pages show is nobody else's; an address with a link's token goes to no other site.
PRIVATE = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin"}
# A key, a link or an account beside what another site may have made the browser send: compressed,
# the length of the page would tell how alike the two are.
SECRET = {**PRIVATE, "Cache-Control": "no-store, no-transform"}


@dataclass(frozen=True, slots=True)
class PageContext:
    """A request by anyone, signed in or not."""

    request: Request
    form: Mapping[str, str]
    account: Account | None
    session: Session | None

    @property
    def actor(self) -> Actor:
        """Who asks, for the audit log."""
        return Actor(
            None if self.account is None else self.account.id,
            request_id_of(self.request.scope),
            client_address(self.request.scope),
            None if self.session is None else self.session.id,
        )


@dataclass(frozen=True, slots=True)
class SignedInContext(PageContext):
    """A request by somebody who is signed in."""

    account: Account
    session: Session


Endpoint = Callable[[Request], Awaitable[Response]]


class Area:
    """Wraps handlers of pages into endpoints."""

    def __init__(self, services: DeveloperServices, website: WebsiteServices, pages: Pages) -> None:
        self.services = services
        self.website = website
        self.pages = pages
        is_https = website.site.site_url.startswith("https://")
        self.cookie = Cookie(
            "nonet-session", is_https=is_https, max_age_s=SESSION_LIFETIME_MS // 1000
        )
        self.notices = Notifier(
            services.mailer, pages.words, website.site, contact=services.contact
        )
        self.waiting = Waiting(services, is_https=is_https)
        self.known_browser = KnownBrowser(services, is_https=is_https)
        site_url = website.site.site_url
        self.passkeys = RelyingParty.of(
            site_url, split_origin(site_url)[0], website.site.service_name
        )

    def readers(self, handle: Callable[[PageContext], Awaitable[Response]]) -> Endpoint:
        """Let everyone in, and take people for strangers while the database is not there."""

        async def endpoint(request: Request) -> Response:
            try:
                context = await self._visit(request)
                return await handle(context)
            except UnavailableError:
                return await handle(PageContext(request, {}, None, None))
            except NonetError as error:
                return self._refuse(request, None, error)

        return endpoint

    def anyone(self, handle: Callable[[PageContext], Awaitable[Response]]) -> Endpoint:
        """Let everyone in."""

        async def endpoint(request: Request) -> Response:
            context: PageContext | None = None
            try:
                context = await self._visit(request)
                return await handle(context)
            except NonetError as error:
                return self._refuse(request, context, error)

        return endpoint

    def members(self, handle: Callable[[SignedInContext], Awaitable[Response]]) -> Endpoint:
        """Let in who is signed in, and show all others where to do that."""

        async def only(context: PageContext) -> Response:
            if context.account is None or context.session is None:
                return self.redirect(SIGN_IN)
            return await handle(
                SignedInContext(context.request, context.form, context.account, context.session)
            )

        return self.anyone(only)

    def administrators(self, handle: Callable[[SignedInContext], Awaitable[Response]]) -> Endpoint:
        """Let administrators in; for all others there is nothing here.

        Where browsers make passkeys for the site, they came in by one.
        """

        async def only(member: SignedInContext) -> Response:
            if not member.account.is_administrator:
                raise HTTPException(404)
            if self.passkeys is not None and not member.session.is_strong:
                raise PasskeyRequiredError("administrators come in by a passkey")
            return await handle(member)

        return self.members(only)

    def show(
        self,
        context: PageContext,
        page: str,
        values: Mapping[str, Any] | None = None,
        *,
        status: int = 200,
    ) -> Response:
        """Render a page for whoever asks."""
        known = {
            "account": context.account,
            "page": page,
            "path": self.pages.within(context.request),
            "contact": self.services.contact,
            "has_passkeys": self.passkeys is not None,
        }
        return self.pages.respond(
            f"developers/{page}.html",
            {**known, **(values or {})},
            status=status,
            headers=headers_for(context),
        )

    def redirect(self, path: str) -> Response:
        """Send a browser on with GET to one of our own pages."""
        return RedirectResponse(self.pages.at(path), 303, PRIVATE)

    async def _visit(self, request: Request) -> PageContext:
        self.website.throttle.count(client_address(request.scope))
        form: Mapping[str, str] = {}
        if request.method == "POST":
            if not is_own(request):
                raise CrossSiteError("another site asks")
            form = await read_form(GateHeaders.of(request.scope), request.receive)
        token = self.cookie.read(request)
        found = None
        if token:
            now_ms = self.services.now_ms
            found = await self.services.database.run(find_session, token, now_ms=now_ms)
        session, account = found or (None, None)
        return PageContext(request, form, account, session)

    def _refuse(self, request: Request, context: PageContext | None, error: NonetError) -> Response:
        record_error(error)
        status = status_of(error)
        # From 500 on it is ours to mend; of the database the watch tells, once.
        if status >= 500 and not isinstance(error, UnavailableError):  # noqa: PLR2004
            log.warning("developer area refused", code=error.code, cause=_cause_of(error))
        context = context or PageContext(request, {}, None, None)
        response = self.show(
            context, "refusal", {"code": error.code, "refusal": error}, status=status
        )
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
