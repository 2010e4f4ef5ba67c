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
from nonet.server.portal.area import PRIVATE, SIGN_IN, PageContext
from nonet.server.portal.sign_in import begin_session

JOIN = "/developers/join"


async def depart(context: PageContext) -> Response:
    """Send the browser to the provider, with what it has to bring back in a cookie."""
    context.services.limits.sign_ins.count(client_address(context.request.scope))
    number, provider = _provider(context)
    url, departure = await provider.depart(_return_url(context, number), context.services.random)
    response = RedirectResponse(url, 303, PRIVATE)
    tag = context.area.pages.words.tag
    kept = [number, departure.state, departure.nonce, departure.verifier, tag]
    context.area.departures.keep(response, kept)
    return response


async def arrive(context: PageContext) -> Response:
    """Sign in whom the provider names.

    Raises:
        ProviderError: this browser did not set out from here, or the provider refused.
        EmailUnverifiedError: the provider does not vouch for the address.
    """
    number, provider = _provider(context)
    departure, tag = _departure(context, number)
    code = context.request.query_params.get("code", "")
    if not code:
        raise ProviderError("the provider let nobody in")
    identity = await provider.arrive(_return_url(context, number), departure, code)
    found = await context.run(sign_in_by_identity, identity, secret=context.services.secret)
    if isinstance(found, JoinRequest):
        response = await _ask_owner(context, found)
    else:
        prove = partial(prove_by_identity, identity=identity, provider=provider.name)
        response, _ = await begin_session(context, prove, tag=tag)
    context.area.departures.drop(response)
    return response


async def open_join(context: PageContext) -> Response:
    """Show the button that the owner's letter leads to."""
    account = await context.services.database.read(
        read_join_request, context.request.path_params["token"], now_ms=context.services.now_ms
    )
    return context.show("confirm", {"kind": "join", "email": account.email})


async def confirm_join(context: PageContext) -> Response:
    """Join the identity by the owner's word, and sign in."""
    prove = partial(prove_by_join, token=context.request.path_params["token"])
    response, proof = await begin_session(context, prove)
    return context.area.notices.after(
        response, proof.account.email, "identity-joined", issuer=proof.source
    )


async def _ask_owner(context: PageContext, join_request: JoinRequest) -> Response:
    """Ask the owner of the account by a letter."""
    email, path = join_request.account.email, f"{JOIN}/{join_request.token}"
    await context.area.links.admit(context.request, {email: "join"})
    link = context.area.pages.url(path)
    shown = await context.area.links.deliver(
        context.request, email, "join", link, issuer=join_request.issuer
    )
    values = {"email": email, "link": context.area.pages.at(path) if shown else None}
    return context.show("join-sent", values)


def _provider(context: PageContext) -> tuple[int, Provider]:
    number: int = context.request.path_params["number"]
    if not 1 <= number <= len(context.services.providers):
        raise HTTPException(404)
    return number, context.services.providers[number - 1]


def _departure(context: PageContext, number: int) -> tuple[PendingSignIn, str]:
    """Return what this browser set out with, and the language that it came from."""
    kept = context.area.departures.kept(context.request)
    state = context.request.query_params.get("state", "")
    if kept is None or kept[0] != number:
        raise ProviderError("this browser did not set out from here")
    if not hmac.compare_digest(state.encode(), str(kept[1]).encode()):
        raise ProviderError("the answer belongs to another question")
    return PendingSignIn(*kept[1:4]), str(kept[4])


def _return_url(context: PageContext, number: int) -> str:
    # Providers know one address, whatever the language.
    return f"{context.area.pages.site.site_url}{SIGN_IN}/provider/{number}/return"
