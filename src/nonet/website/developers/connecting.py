"""Where a person lets a program in, and the browser's way there and back (OAuth 2.1)."""

from typing import Any, cast
from urllib.parse import parse_qsl, quote, urlsplit

from mcp.server.auth.handlers.authorize import AuthorizationHandler
from mcp.server.auth.provider import AuthorizeError, construct_redirect_uri
from starlette.responses import RedirectResponse, Response

from nonet.access import SCOPES, scopes_within
from nonet.connections import Consent, KnownProgram, find_client, give_consent, is_document
from nonet.door.address import client_address
from nonet.errors import AccountSuspendedError, ConsentExpiredError, UnknownProgramError
from nonet.website.developers.access_request import AccessRequest, Petition
from nonet.website.developers.area import CONNECT, PRIVATE, SIGN_IN, Area, Member, PageVisit
from nonet.website.pages import policy_with_form_to

# The SDK's words for it repeat what was asked for.
_OWN_DETAILS = {"invalid_scope": f"expected scopes among {', '.join(SCOPES)}"}


class Connecting:
    """`/oauth/authorize`, where programs send people, and the page that they come to."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services
        self._site = area.website.site

    async def ask(self, visit: PageVisit) -> Response:
        """Judge a program's request: show its person the page, or what is wrong with it.

        Anybody registers a program, so nobody is sent on before a person agreed (RFC 9700, 4.11.2).

        Raises:
            UnknownProgramError, ForeignRedirectError.
        """
        query = visit.request.query_params
        if len(query) != len(query.multi_items()):
            raise UnknownProgramError("a parameter came twice")
        client = await self._find(visit, query.get("client_id", ""))
        redirect_uri = client.redirect(query.get("redirect_uri"), self._services.redirects)
        petition = Petition(client, redirect_uri, self._site.tools_url)
        # The handler needs no more of a provider than this.
        refused = await AuthorizationHandler(cast("Any", petition)).handle(visit.request)
        if petition.asked is None:
            told = dict(parse_qsl(urlsplit(refused.headers["location"]).query))
            return self._unfit(visit, told["error"], told.get("error_description", ""))
        try:
            sealed = self._area.waiting.close(petition.asked)
        except AuthorizeError as fault:
            return self._unfit(visit, fault.error, fault.error_description or "")
        return self._area.redirect(f"{CONNECT}?request={quote(sealed)}")

    async def show(self, visit: PageVisit) -> Response:
        """Ask the person, once it is known who that is."""
        named = visit.request.query_params.get("request")
        sealed = self._area.waiting.kept(visit.request) if named is None else named
        asked = self._require(sealed)
        if visit.account is None or visit.session is None:
            response = self._area.redirect(SIGN_IN)
        else:
            response = self._page(visit, asked, sealed)
        self._area.waiting.keep(response, sealed)
        return response

    async def answer(self, member: Member) -> Response:
        """Let the program in and send the browser back to it; or not, and leave it here."""
        asked = self._require(member.form.get("request", ""))
        scope = member.form.get("scope", "")
        if member.form.get("answer") != "allow" or scope not in scopes_within(asked.scope):
            back = self._back_to(asked, error="access_denied")
            values = {"asked": asked, "host": _host(asked), "back": back}
            response = self._area.show(member, "not-connected", values)
            self._area.waiting.forget(response)
            return response
        back = self._back_to(asked, code=await self._consent(member, asked, scope))
        response = RedirectResponse(back, 303, PRIVATE)
        self._area.waiting.forget(response)
        return self._area.notices.after(
            response, member.account.email, "new-connection", program=asked.name
        )

    async def _consent(self, member: Member, asked: AccessRequest, scope: str) -> str:
        consent = Consent(
            client=asked.client,
            scope=scope,
            resource=self._site.tools_url,
            redirect_uri=asked.redirect_uri,
            is_redirect_named=asked.is_redirect_named,
            challenge=asked.challenge,
        )
        return await self._services.database.run(
            give_consent,
            consent,
            by=member.actor,
            random=self._services.random,
            now_ms=self._services.now_ms,
        )

    async def _find(self, visit: PageVisit, client_id: str) -> KnownProgram:
        if is_document(client_id):
            self._services.limits.documents.count(client_address(visit.request.scope))
            return await self._services.documents.read(client_id)
        client = await self._services.database.run(find_client, client_id)
        if client is None:
            raise UnknownProgramError("nobody registered this program")
        return client

    def _require(self, sealed: str) -> AccessRequest:
        asked = self._area.waiting.open(sealed) if sealed else None
        if asked is None:
            raise ConsentExpiredError("what was asked is too old, or was not asked here")
        self._services.redirects.require(asked.redirect_uri)
        return asked

    def _unfit(self, visit: PageVisit, error: str, detail: str) -> Response:
        """Show what is wrong with a request, in words that are none of whoever wrote it."""
        detail = _OWN_DETAILS.get(error, detail)
        return self._area.show(visit, "unfit", {"error": error, "detail": detail}, status=400)

    def _page(self, visit: PageVisit, asked: AccessRequest, sealed: str) -> Response:
        if visit.account is not None and visit.account.suspended_at_ms is not None:
            raise AccountSuspendedError
        values = {
            "asked": asked,
            "sealed": sealed,
            "host": _host(asked),
            "is_here": not asked.redirect_uri.startswith("https:"),
            "document": asked.client_id if is_document(asked.client_id) else "",
            "scopes": scopes_within(asked.scope),
        }
        response = self._area.show(visit, "connect", values)
        # A browser holds the policy against where the form's answer sends it, too.
        response.headers["Content-Security-Policy"] = policy_with_form_to(asked.redirect_uri)
        return response

    def _back_to(self, asked: AccessRequest, **told: str) -> str:
        """Return the address of a program with what it is told, and who tells it (RFC 9207)."""
        whose = {"state": asked.state, "iss": self._site.issuer}
        return construct_redirect_uri(asked.redirect_uri, **told, **whose)


def _host(asked: AccessRequest) -> str:
    back = urlsplit(asked.redirect_uri)
    return back.hostname or f"{back.scheme}:"
