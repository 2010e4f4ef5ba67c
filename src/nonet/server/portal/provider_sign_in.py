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
from nonet.server.portal.area import PRIVATE, SIGN_IN, Area, PageContext
from nonet.server.portal.cookies import DEPARTURE_MAX_AGE_S, Cookie, Seal
from nonet.server.portal.emails import LinkDelivery
from nonet.server.portal.sign_in import SignIn

JOIN = "/developers/join"


class ProviderSignIn:
    """`/developers/sign-in/provider/<number>`, counted from 1, `.../return`; `/developers/join`."""

    def __init__(self, area: Area, sign_in: SignIn, links: LinkDelivery) -> None:
        self._area = area
        self._links = links
        self._services = area.services
        self._sign_in = sign_in
        self._seal = Seal(area.services.secret, clock=area.services.clock)
        is_https = area.website.site.site_url.startswith("https://")
        self._cookie = Cookie("nonet-departure", is_https=is_https, max_age_s=DEPARTURE_MAX_AGE_S)

    async def depart(self, context: PageContext) -> Response:
        """Send the browser to the provider, with what it has to bring back in a cookie."""
        self._services.limits.sign_ins.count(client_address(context.request.scope))
        number, provider = self._provider(context)
        url, departure = await provider.depart(self._return_url(number), self._services.random)
        response = RedirectResponse(url, 303, PRIVATE)
        tag = self._area.pages.words.tag
        kept = [number, departure.state, departure.nonce, departure.verifier, tag]
        self._cookie.give(response, self._seal.close(kept))
        return response

    async def arrive(self, context: PageContext) -> Response:
        """Sign in whom the provider names.

        Raises:
            ProviderError: this browser did not set out from here, or the provider refused.
            EmailUnverifiedError: the provider does not vouch for the address.
        """
        number, provider = self._provider(context)
        departure, tag = self._departure(context, number)
        code = context.request.query_params.get("code", "")
        if not code:
            raise ProviderError("the provider let nobody in")
        identity = await provider.arrive(self._return_url(number), departure, code)
        found = await self._services.run(
            context.actor, sign_in_by_identity, identity, secret=self._services.secret
        )
        if isinstance(found, JoinRequest):
            response = await self._ask_owner(context, found)
        else:
            prove = partial(prove_by_identity, identity=identity, provider=provider.name)
            response, _ = await self._sign_in.begin(context, prove, tag=tag)
        self._cookie.take_back(response)
        return response

    async def open_join(self, context: PageContext) -> Response:
        """Show the button that the owner's letter leads to."""
        account = await self._services.database.run(
            read_join_request, context.request.path_params["token"], now_ms=self._services.now_ms
        )
        return self._area.show(context, "confirm", {"kind": "join", "email": account.email})

    async def confirm_join(self, context: PageContext) -> Response:
        """Join the identity by the owner's word, and sign in."""
        prove = partial(prove_by_join, token=context.request.path_params["token"])
        response, proof = await self._sign_in.begin(context, prove)
        return self._area.notices.after(
            response, proof.account.email, "identity-joined", issuer=proof.source
        )

    async def _ask_owner(self, context: PageContext, join_request: JoinRequest) -> Response:
        """Ask the owner of the account by a letter."""
        email, path = join_request.account.email, f"{JOIN}/{join_request.token}"
        await self._links.admit(context.request, {email: "join"})
        link = self._area.pages.url(path)
        shown = await self._links.deliver(
            context.request, email, "join", link, issuer=join_request.issuer
        )
        values = {"email": email, "link": self._area.pages.at(path) if shown else None}
        return self._area.show(context, "join-sent", values)

    def _provider(self, context: PageContext) -> tuple[int, Provider]:
        number: int = context.request.path_params["number"]
        if not 1 <= number <= len(self._services.providers):
            raise HTTPException(404)
        return number, self._services.providers[number - 1]

    def _departure(self, context: PageContext, number: int) -> tuple[PendingSignIn, str]:
        """Return what this browser set out with, and the language that it came from."""
        kept = self._seal.open(self._cookie.read(context.request))
        state = context.request.query_params.get("state", "")
        if kept is None or kept[0] != number:
            raise ProviderError("this browser did not set out from here")
        if not hmac.compare_digest(state.encode(), str(kept[1]).encode()):
            raise ProviderError("the answer belongs to another question")
        return PendingSignIn(*kept[1:4]), str(kept[4])

    def _return_url(self, number: int) -> str:
        # Providers know one address, whatever the language.
        return f"{self._area.website.site.site_url}{SIGN_IN}/provider/{number}/return"
