"""OAuth 2.1 authorization: the request, the consent page, and the redirect to the client."""

from collections.abc import Mapping
from typing import Literal
from urllib.parse import quote, urlsplit

from mcp.server.auth.provider import AuthorizeError, construct_redirect_uri
from pydantic import BaseModel, ValidationError
from starlette.responses import RedirectResponse, Response

from nonet.accounts.access.permissions import SCOPES, join_scopes, scopes_within
from nonet.accounts.oauth.client import KnownProgram, find_client
from nonet.accounts.oauth.document import is_document
from nonet.accounts.oauth.tokens import Consent, give_consent
from nonet.errors import AccountSuspendedError, ConsentExpiredError, UnknownProgramError
from nonet.server.http.headers import client_address
from nonet.server.portal.area import CONNECT, PRIVATE, SIGN_IN, Area, PortalRequest
from nonet.server.portal.cookies import AccessRequest
from nonet.server.portal.sign_in import ask_again
from nonet.server.site.pages import policy_with_form_to

# The scope of requests without one: everything that the tools need.
DEFAULT_SCOPE = "content publish"
CHALLENGE_LENGTH = 43  # of a SHA-256, in base64


async def authorize(request: PortalRequest) -> Response:
    """Check a client's request, and show the consent page or an error page.

    Errors aren't redirected to the client: anybody can register one (RFC 9700, 4.11.2).

    Raises:
        UnknownProgramError, ForeignRedirectError.
    """
    query = request.query_params
    if len(query) != len(query.multi_items()):
        raise UnknownProgramError("a parameter is repeated")
    client = await _find(request, query.get("client_id", ""))
    redirect_uri = client.redirect(query.get("redirect_uri"), request.services.redirects)
    try:
        asked = _read_access_request(query, client, redirect_uri, request.area.pages.site.tools_url)
        sealed = request.area.waiting.close(asked)
    except AuthorizeError as fault:
        values = {"error": fault.error, "detail": fault.error_description}
        return request.render("unfit", values, status=400)
    return request.redirect(f"{CONNECT}?request={quote(sealed)}")


async def show_consent(request: PortalRequest) -> Response:
    """Ask for consent, after a recent sign-in."""
    named = request.query_params.get("request")
    sealed = request.area.waiting.kept(request) if named is None else named
    asked = _require(request.area, sealed)
    if request.signed_in is None:
        response = request.redirect(SIGN_IN)
    elif not request.browser_session.is_fresh(request.services.now_ms):
        response = ask_again(request)
    else:
        response = _page(request, asked, sealed)
    request.area.waiting.keep(response, sealed)
    return response


async def answer_consent(request: PortalRequest) -> Response:
    """Connect the client and redirect to it; after a denial, show a link back."""
    asked = _require(request.area, request.fields.get("request", ""))
    scope = request.fields.get("scope", "")
    if request.fields.get("answer") != "allow" or scope not in scopes_within(asked.scope):
        back = _back_to(request.area, asked, error="access_denied")
        values = {"asked": asked, "host": _host(asked), "back": back}
        response = request.render("not-connected", values)
        request.area.waiting.drop(response)
        return response
    back = _back_to(request.area, asked, code=await _consent(request, asked, scope))
    response = RedirectResponse(back, 303, PRIVATE)
    request.area.waiting.drop(response)
    return request.area.notices.after(
        response, request.account.email, "new-connection", program=asked.name
    )


async def _consent(request: PortalRequest, asked: AccessRequest, scope: str) -> str:
    consent = Consent(
        client=asked.client,
        scope=scope,
        resource=request.area.pages.site.tools_url,
        redirect_uri=asked.redirect_uri,
        is_redirect_named=asked.is_redirect_named,
        challenge=asked.challenge,
    )
    return await request.run(give_consent, consent)


async def _find(request: PortalRequest, client_id: str) -> KnownProgram:
    if is_document(client_id):
        request.services.limits.documents.count(client_address(request.scope))
        return await request.services.documents.read(client_id)
    client = await request.read(find_client, client_id)
    if client is None:
        raise UnknownProgramError("this program isn't registered")
    return client


def _require(area: Area, sealed: str) -> AccessRequest:
    asked = area.waiting.open(sealed) if sealed else None
    if asked is None:
        raise ConsentExpiredError(
            "the authorization request has expired or isn't from this service"
        )
    area.services.redirects.require(asked.redirect_uri)
    return asked


def _page(request: PortalRequest, asked: AccessRequest, sealed: str) -> Response:
    if request.account.suspended_at_ms is not None:
        raise AccountSuspendedError
    values = {
        "asked": asked,
        "sealed": sealed,
        "host": _host(asked),
        "is_here": not asked.redirect_uri.startswith("https:"),
        "document": asked.client_id if is_document(asked.client_id) else "",
        "scopes": scopes_within(asked.scope),
    }
    response = request.render("connect", values)
    # Browsers also apply `form-action` to the redirect after the form.
    response.headers["Content-Security-Policy"] = policy_with_form_to(asked.redirect_uri)
    return response


def _back_to(area: Area, asked: AccessRequest, **parameters: str) -> str:
    """Return the client's redirect URI with parameters and the issuer (RFC 9207)."""
    whose = {"state": asked.state, "iss": area.pages.site.issuer}
    return construct_redirect_uri(asked.redirect_uri, **parameters, **whose)


def _host(asked: AccessRequest) -> str:
    back = urlsplit(asked.redirect_uri)
    return back.hostname or f"{back.scheme}:"


class _Parameters(BaseModel):
    """Parameters besides the client (RFC 6749, 4.1.1; RFC 7636, 4.3; RFC 8707, 2)."""

    response_type: Literal["code"]
    code_challenge: str
    code_challenge_method: Literal["S256"] = "S256"
    state: str | None = None
    scope: str = DEFAULT_SCOPE
    resource: str | None = None


def _read_access_request(
    query: Mapping[str, str], client: KnownProgram, redirect_uri: str, resource: str
) -> AccessRequest:
    """Read the query of a known client, whose redirect URI was verified.

    Raises:
        AuthorizeError: without any text of the query.
    """
    try:
        asked = _Parameters.model_validate(query)
    except ValidationError as fault:
        wrong = [(error["loc"], error["type"]) for error in fault.errors()]
        is_other_type = (("response_type",), "literal_error") in wrong
        raise AuthorizeError(
            "unsupported_response_type" if is_other_type else "invalid_request",
            "\n".join(f"{error['loc'][0]}: {error['msg']}" for error in fault.errors()),
        ) from None
    scopes = asked.scope.split(" ")
    if not set(scopes) <= set(SCOPES):
        raise AuthorizeError("invalid_scope", f"expected scopes among {', '.join(SCOPES)}")
    if asked.resource not in (None, resource):
        raise AuthorizeError("invalid_target", f"expected {resource}")
    if len(asked.code_challenge) != CHALLENGE_LENGTH:
        raise AuthorizeError("invalid_request", "expected the SHA-256 of a verifier")
    return AccessRequest(
        client_id=client.id,
        name=client.name,
        scope=join_scopes(scopes),
        redirect_uri=redirect_uri,
        is_redirect_named="redirect_uri" in query,
        challenge=asked.code_challenge,
        state=asked.state,
    )
