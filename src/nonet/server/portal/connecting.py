"""Where a person lets a program in, and the browser's way there and back (OAuth 2.1)."""

from urllib.parse import quote, urlsplit

from mcp.server.auth.provider import AuthorizeError, construct_redirect_uri
from starlette.responses import RedirectResponse, Response

from nonet.accounts.access.permissions import scopes_within
from nonet.accounts.oauth.client import KnownProgram, find_client
from nonet.accounts.oauth.document import is_document
from nonet.accounts.oauth.token import Consent, give_consent
from nonet.errors import AccountSuspendedError, ConsentExpiredError, UnknownProgramError
from nonet.server.http.headers import client_address
from nonet.server.portal.access_request import AccessRequest, read_access_request
from nonet.server.portal.area import CONNECT, PRIVATE, SIGN_IN, Area, PageContext, SignedInContext
from nonet.server.portal.sign_in import ask_again
from nonet.server.site.pages import policy_with_form_to


async def authorize(context: PageContext) -> Response:
    """Judge a program's request: show its person the page, or what is wrong with it.

    Anybody registers a program, so nobody is sent on before a person agreed (RFC 9700, 4.11.2).

    Raises:
        UnknownProgramError, ForeignRedirectError.
    """
    query = context.request.query_params
    if len(query) != len(query.multi_items()):
        raise UnknownProgramError("a parameter came twice")
    client = await _find(context, query.get("client_id", ""))
    redirect_uri = client.redirect(query.get("redirect_uri"), context.services.redirects)
    try:
        asked = read_access_request(query, client, redirect_uri, context.area.pages.site.tools_url)
        sealed = context.area.waiting.close(asked)
    except AuthorizeError as fault:
        values = {"error": fault.error, "detail": fault.error_description}
        return context.show("unfit", values, status=400)
    return context.redirect(f"{CONNECT}?request={quote(sealed)}")


async def show_consent(context: PageContext) -> Response:
    """Ask the person, once it is known who that is, and was a moment ago."""
    named = context.request.query_params.get("request")
    sealed = context.area.waiting.kept(context.request) if named is None else named
    asked = _require(context.area, sealed)
    member = context.signed_in()
    if member is None:
        response = context.redirect(SIGN_IN)
    elif not member.session.is_fresh(context.services.now_ms):
        response = ask_again(member)
    else:
        response = _page(context, asked, sealed)
    context.area.waiting.keep(response, sealed)
    return response


async def answer_consent(member: SignedInContext) -> Response:
    """Let the program in and send the browser back to it; or not, and leave it here."""
    asked = _require(member.area, member.form.get("request", ""))
    scope = member.form.get("scope", "")
    if member.form.get("answer") != "allow" or scope not in scopes_within(asked.scope):
        back = _back_to(member.area, asked, error="access_denied")
        values = {"asked": asked, "host": _host(asked), "back": back}
        response = member.show("not-connected", values)
        member.area.waiting.drop(response)
        return response
    back = _back_to(member.area, asked, code=await _consent(member, asked, scope))
    response = RedirectResponse(back, 303, PRIVATE)
    member.area.waiting.drop(response)
    return member.area.notices.after(
        response, member.account.email, "new-connection", program=asked.name
    )


async def _consent(member: SignedInContext, asked: AccessRequest, scope: str) -> str:
    consent = Consent(
        client=asked.client,
        scope=scope,
        resource=member.area.pages.site.tools_url,
        redirect_uri=asked.redirect_uri,
        is_redirect_named=asked.is_redirect_named,
        challenge=asked.challenge,
    )
    return await member.run(give_consent, consent)


async def _find(context: PageContext, client_id: str) -> KnownProgram:
    if is_document(client_id):
        context.services.limits.documents.count(client_address(context.request.scope))
        return await context.services.documents.read(client_id)
    client = await context.services.database.read(find_client, client_id)
    if client is None:
        raise UnknownProgramError("nobody registered this program")
    return client


def _require(area: Area, sealed: str) -> AccessRequest:
    asked = area.waiting.open(sealed) if sealed else None
    if asked is None:
        raise ConsentExpiredError("what was asked is too old, or was not asked here")
    area.services.redirects.require(asked.redirect_uri)
    return asked


def _page(context: PageContext, asked: AccessRequest, sealed: str) -> Response:
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
    response = context.show("connect", values)
    # A browser holds the policy against where the form's answer sends it, too.
    response.headers["Content-Security-Policy"] = policy_with_form_to(asked.redirect_uri)
    return response


def _back_to(area: Area, asked: AccessRequest, **parameters: str) -> str:
    """Return the address of a program with what it is told, and who tells it (RFC 9207)."""
    whose = {"state": asked.state, "iss": area.pages.site.issuer}
    return construct_redirect_uri(asked.redirect_uri, **parameters, **whose)


def _host(asked: AccessRequest) -> str:
    back = urlsplit(asked.redirect_uri)
    return back.hostname or f"{back.scheme}:"
