"""Sign-in with an OpenID Connect provider."""

import hmac
from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from nonet.accounts.identity import JoinRequest, read_join_request, sign_in_by_identity
from nonet.accounts.oidc import PendingSignIn, Provider
from nonet.accounts.sign_in import prove_by_identity, prove_by_join
from nonet.errors import ProviderError
from nonet.server.http.headers import client_address
from nonet.server.portal.area import PRIVATE, SIGN_IN, PortalRequest
from nonet.server.portal.sign_in import begin_session

JOIN = "/developers/join"


async def depart(request: PortalRequest) -> Response:
    """Redirect to the provider, and keep the request's state in a cookie."""
    request.services.limits.sign_ins.count(client_address(request.scope))
    number, provider = _provider(request)
    url, departure = await provider.depart(_return_url(request, number), request.services.random)
    response = RedirectResponse(url, 303, PRIVATE)
    tag = request.area.pages.words.tag
    kept = [number, departure.state, departure.nonce, departure.verifier, tag]
    request.area.departures.keep(response, kept)
    return response


async def arrive(request: PortalRequest) -> Response:
    """Sign in with the provider's response.

    Raises:
        ProviderError: this browser didn't start the sign-in, or the provider rejected it.
        EmailUnverifiedError: the provider hasn't verified the email address.
    """
    number, provider = _provider(request)
    departure, tag = _departure(request, number)
    code = request.query_params.get("code", "")
    if not code:
        raise ProviderError("the provider rejected the sign-in")
    identity = await provider.arrive(_return_url(request, number), departure, code)
    found = await request.run(sign_in_by_identity, identity, secret=request.services.secret)
    if isinstance(found, JoinRequest):
        response = await _ask_owner(request, found)
    else:
        prove = partial(prove_by_identity, identity=identity, provider=provider.name)
        response, _ = await begin_session(request, prove, tag=tag)
    request.area.departures.drop(response)
    return response


async def open_join(request: PortalRequest) -> Response:
    """Show a button that confirms the identity from the owner's email."""
    account = await request.read(
        read_join_request, request.path_params["token"], now_ms=request.services.now_ms
    )
    return request.render("confirm", {"kind": "join", "email": account.email})


async def confirm_join(request: PortalRequest) -> Response:
    """Add the confirmed identity to the account, and sign in."""
    prove = partial(prove_by_join, token=request.path_params["token"])
    response, proof = await begin_session(request, prove)
    return request.area.notices.after(
        response, proof.account.email, "identity-joined", issuer=proof.source
    )


async def _ask_owner(request: PortalRequest, join_request: JoinRequest) -> Response:
    """Ask the account's owner by email."""
    email, path = join_request.account.email, f"{JOIN}/{join_request.token}"
    await request.area.links.admit(request, {email: "join"})
    link = request.area.pages.url(path)
    shown = await request.area.links.deliver(
        request, email, "join", link, issuer=join_request.issuer
    )
    values = {"email": email, "link": request.area.pages.at(path) if shown else None}
    return request.render("join-sent", values)


def _provider(request: PortalRequest) -> tuple[int, Provider]:
    number: int = request.path_params["number"]
    if not 1 <= number <= len(request.services.providers):
        raise HTTPException(404)
    return number, request.services.providers[number - 1]


def _departure(request: PortalRequest, number: int) -> tuple[PendingSignIn, str]:
    """Return the state of this browser's sign-in, and its language."""
    kept = request.area.departures.read(request)
    state = request.query_params.get("state", "")
    if kept is None or kept[0] != number:
        raise ProviderError("this browser didn't start the sign-in")
    if not hmac.compare_digest(state.encode(), str(kept[1]).encode()):
        raise ProviderError("the response belongs to another sign-in")
    return PendingSignIn(*kept[1:4]), str(kept[4])


def _return_url(request: PortalRequest, number: int) -> str:
    # Providers know one redirect URI for all languages.
    return f"{request.area.pages.site.site_url}{SIGN_IN}/provider/{number}/return"
