"""Sign-in at another provider: the way there and back."""

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
    """Send the browser to the provider, with what it has to bring back in a cookie."""
    request.services.limits.sign_ins.count(client_address(request.scope))
    number, provider = _provider(request)
    url, departure = await provider.depart(_return_url(request, number), request.services.random)
    response = RedirectResponse(url, 303, PRIVATE)
    tag = request.area.pages.words.tag
    kept = [number, departure.state, departure.nonce, departure.verifier, tag]
    request.area.departures.keep(response, kept)
    return response


async def arrive(request: PortalRequest) -> Response:
    """Sign in whom the provider names.

    Raises:
        ProviderError: this browser did not set out from here, or the provider refused.
        EmailUnverifiedError: the provider does not vouch for the address.
    """
    number, provider = _provider(request)
    departure, tag = _departure(request, number)
    code = request.query_params.get("code", "")
    if not code:
        raise ProviderError("the provider let nobody in")
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
    """Show the button that the owner's letter leads to."""
    account = await request.services.database.read(
        read_join_request, request.path_params["token"], now_ms=request.services.now_ms
    )
    return request.render("confirm", {"kind": "join", "email": account.email})


async def confirm_join(request: PortalRequest) -> Response:
    """Join the identity by the owner's word, and sign in."""
    prove = partial(prove_by_join, token=request.path_params["token"])
    response, proof = await begin_session(request, prove)
    return request.area.notices.after(
        response, proof.account.email, "identity-joined", issuer=proof.source
    )


async def _ask_owner(request: PortalRequest, join_request: JoinRequest) -> Response:
    """Ask the owner of the account by a letter."""
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
    """Return what this browser set out with, and the language that it came from."""
    kept = request.area.departures.kept(request)
    state = request.query_params.get("state", "")
    if kept is None or kept[0] != number:
        raise ProviderError("this browser did not set out from here")
    if not hmac.compare_digest(state.encode(), str(kept[1]).encode()):
        raise ProviderError("the answer belongs to another question")
    return PendingSignIn(*kept[1:4]), str(kept[4])


def _return_url(request: PortalRequest, number: int) -> str:
    # Providers know one address, whatever the language.
    return f"{request.area.pages.site.site_url}{SIGN_IN}/provider/{number}/return"
