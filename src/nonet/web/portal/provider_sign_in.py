"""Sign-in at another provider: the way there and back."""

import hmac
from functools import partial

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from nonet.errors import ProviderError
from nonet.people.accounts.identity import JoinWish, read_join_wish, sign_in_by_identity
from nonet.people.accounts.sign_in import prove_by_identity, prove_by_join
from nonet.people.identity.oidc import Departure, Provider
from nonet.web.http.headers import client_address
from nonet.web.portal.area import PRIVATE, SIGN_IN, Area, PageVisit
from nonet.web.portal.cookies import DEPARTURE_MAX_AGE_S, Cookie, Seal
from nonet.web.portal.letters import LinkDelivery
from nonet.web.portal.sign_in import SignIn

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

    async def depart(self, visit: PageVisit) -> Response:
        """Send the browser to the provider, with what it has to bring back in a cookie."""
        self._services.limits.sign_ins.count(client_address(visit.request.scope))
        number, provider = self._provider(visit)
        url, departure = await provider.depart(self._return_url(number), self._services.random)
        response = RedirectResponse(url, 303, PRIVATE)
        tag = self._area.pages.words.tag
        kept = [number, departure.state, departure.nonce, departure.verifier, tag]
        self._cookie.give(response, self._seal.close(kept))
        return response

    async def arrive(self, visit: PageVisit) -> Response:
        """Sign in whom the provider names.

        Raises:
            ProviderError: this browser did not set out from here, or the provider refused.
            EmailUnverifiedError: the provider does not vouch for the address.
        """
        number, provider = self._provider(visit)
        departure, tag = self._departure(visit, number)
        code = visit.request.query_params.get("code", "")
        if not code:
            raise ProviderError("the provider let nobody in")
        identity = await provider.arrive(self._return_url(number), departure, code)
        found = await self._services.run(
            visit.actor, sign_in_by_identity, identity, secret=self._services.secret
        )
        if isinstance(found, JoinWish):
            response = await self._ask_owner(visit, found)
        else:
            prove = partial(prove_by_identity, identity=identity, provider=provider.name)
            response, _ = await self._sign_in.begin(visit, prove, tag=tag)
        self._cookie.take_back(response)
        return response

    async def open_join(self, visit: PageVisit) -> Response:
        """Show the button that the owner's letter leads to."""
        account = await self._services.database.run(
            read_join_wish, visit.request.path_params["token"], now_ms=self._services.now_ms
        )
        return self._area.show(visit, "confirm", {"kind": "join", "email": account.email})

    async def confirm_join(self, visit: PageVisit) -> Response:
        """Join the identity by the owner's word, and sign in."""
        prove = partial(prove_by_join, token=visit.request.path_params["token"])
        response, proof = await self._sign_in.begin(visit, prove)
        return self._area.notices.after(
            response, proof.account.email, "identity-joined", issuer=proof.source
        )

    async def _ask_owner(self, visit: PageVisit, wish: JoinWish) -> Response:
        """Ask the owner of the account by a letter."""
        email, path = wish.account.email, f"{JOIN}/{wish.token}"
        await self._links.admit(visit.request, {email: "join"})
        link = self._area.pages.url(path)
        shown = await self._links.deliver(visit.request, email, "join", link, issuer=wish.issuer)
        values = {"email": email, "link": self._area.pages.at(path) if shown else None}
        return self._area.show(visit, "join-sent", values)

    def _provider(self, visit: PageVisit) -> tuple[int, Provider]:
        number: int = visit.request.path_params["number"]
        if not 1 <= number <= len(self._services.providers):
            raise HTTPException(404)
        return number, self._services.providers[number - 1]

    def _departure(self, visit: PageVisit, number: int) -> tuple[Departure, str]:
        """Return what this browser set out with, and the language that it came from."""
        kept = self._seal.open(self._cookie.read(visit.request))
        state = visit.request.query_params.get("state", "")
        if kept is None or kept[0] != number:
            raise ProviderError("this browser did not set out from here")
        if not hmac.compare_digest(state.encode(), str(kept[1]).encode()):
            raise ProviderError("the answer belongs to another question")
        return Departure(*kept[1:4]), str(kept[4])

    def _return_url(self, number: int) -> str:
        # Providers know one address, whatever the language.
        return f"{self._area.website.site.site_url}{SIGN_IN}/provider/{number}/return"
