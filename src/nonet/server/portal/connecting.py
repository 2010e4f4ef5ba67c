"""Where a person lets a program in, and the browser's way there and back (OAuth 2.1)."""

from urllib.parse import quote, urlsplit

from mcp.server.auth.provider import AuthorizeError, construct_redirect_uri
from starlette.responses import RedirectResponse, Response

from nonet.accounts.access.permissions import scopes_within
from nonet.accounts.oauth.client import KnownProgram, find_client
from nonet.accounts.oauth.code import Consent, give_consent
from nonet.accounts.oauth.document import is_document
from nonet.errors import AccountSuspendedError, ConsentExpiredError, UnknownProgramError
from nonet.server.http.headers import client_address
from nonet.server.portal.access_request import AccessRequest, read_access_request
from nonet.server.portal.area import CONNECT, PRIVATE, SIGN_IN, Area, PageContext, SignedInContext
from nonet.server.portal.sign_in import SignIn
from nonet.server.site.pages import policy_with_form_to


class Connecting:
    """`/oauth/authorize`, where programs send people, and the page that they come to."""

    def __init__(self, area: Area, sign_in: SignIn) -> None:
        self._area = area
        self._sign_in = sign_in
        self._services = area.services
        self._site = area.website.site

    async def ask(self, context: PageContext) -> Response:
        """Judge a program's request: show its person the page, or what is wrong with it.

        Anybody registers a program, so nobody is sent on before a person agreed (RFC 9700, 4.11.2).

        Raises:
            UnknownProgramError, ForeignRedirectError.
        """
        query = context.request.query_params
        if len(query) != len(query.multi_items()):
            raise UnknownProgramError("a parameter came twice")
        client = await self._find(context, query.get("client_id", ""))
        redirect_uri = client.redirect(query.get("redirect_uri"), self._services.redirects)
        try:
            asked = read_access_request(query, client, redirect_uri, self._site.tools_url)
            sealed = self._area.waiting.close(asked)
        except AuthorizeError as fault:
            values = {"error": fault.error, "detail": fault.error_description}
            return self._area.show(context, "unfit", values, status=400)
        return self._area.redirect(f"{CONNECT}?request={quote(sealed)}")

    async def show(self, context: PageContext) -> Response:
        """Ask the person, once it is known who that is, and was a moment ago."""
        named = context.request.query_params.get("request")
        sealed = self._area.waiting.kept(context.request) if named is None else named
        asked = self._require(sealed)
        if context.account is None or context.session is None:
            response = self._area.redirect(SIGN_IN)
        elif not context.session.is_fresh(self._services.now_ms):
            member = SignedInContext(
                context.request, context.form, context.account, context.session
            )
            response = self._sign_in.ask_again(member)
        else:
            response = self._page(context, asked, sealed)
        self._area.waiting.keep(response, sealed)
        return response

    async def answer(self, member: SignedInContext) -> Response:
        """Let the program in and send the browser back to it; or not, and leave it here."""
        asked = self._require(member.form.get("request", ""))
        scope = member.form.get("scope", "")
        if member.form.get("answer") != "allow" or scope not in scopes_within(asked.scope):
            back = self._back_to(asked, error="access_denied")
            values = {"asked": asked, "host": _host(asked), "back": back}
            response = self._area.show(member, "not-connected", values)
            self._area.waiting.drop(response)
            return response
        back = self._back_to(asked, code=await self._consent(member, asked, scope))
        response = RedirectResponse(back, 303, PRIVATE)
        self._area.waiting.drop(response)
        return self._area.notices.after(
            response, member.account.email, "new-connection", program=asked.name
        )

    async def _consent(self, member: SignedInContext, asked: AccessRequest, scope: str) -> str:
        consent = Consent(
            client=asked.client,
            scope=scope,
            resource=self._site.tools_url,
            redirect_uri=asked.redirect_uri,
            is_redirect_named=asked.is_redirect_named,
            challenge=asked.challenge,
        )
        return await self._services.run(member.actor, give_consent, consent)

    async def _find(self, context: PageContext, client_id: str) -> KnownProgram:
        if is_document(client_id):
            self._services.limits.documents.count(client_address(context.request.scope))
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

    def _page(self, context: PageContext, asked: AccessRequest, sealed: str) -> Response:
        if context.account is not None and context.account.suspended_at_ms is not None:
            raise AccountSuspendedError
        values = {
            "asked": asked,
            "sealed": sealed,
            "host": _host(asked),
            "is_here": not asked.redirect_uri.startswith("https:"),
            "document": asked.client_id if is_document(asked.client_id) else "",
            "scopes": scopes_within(asked.scope),
        }
        response = self._area.show(context, "connect", values)
        # A browser holds the policy against where the form's answer sends it, too.
        response.headers["Content-Security-Policy"] = policy_with_form_to(asked.redirect_uri)
        return response

    def _back_to(self, asked: AccessRequest, **parameters: str) -> str:
        """Return the address of a program with what it is told, and who tells it (RFC 9207)."""
        whose = {"state": asked.state, "iss": self._site.issuer}
        return construct_redirect_uri(asked.redirect_uri, **parameters, **whose)


def _host(asked: AccessRequest) -> str:
    back = urlsplit(asked.redirect_uri)
    return back.hostname or f"{back.scheme}:"
