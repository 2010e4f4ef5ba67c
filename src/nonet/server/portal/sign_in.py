"""Sign-in by a mailed link: requested, opened, and confirmed with a button; how recent it is.

What could be turned against the owner wants a sign-in a moment ago.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from starlette.responses import RedirectResponse, Response

from nonet.accounts.email import canonical_email
from nonet.accounts.sign_in import Proof, Prove, prove_by_link, sign_in, sign_out
from nonet.accounts.sign_in_link import make_sign_in_link, read_sign_in_link
from nonet.errors import EmailFormatError, MailMissingError
from nonet.server.http.headers import client_address
from nonet.server.portal.account import summarize_agent
from nonet.server.portal.area import (
    CONNECT,
    HOME,
    PRIVATE,
    SIGN_IN,
    Area,
    Endpoint,
    PageContext,
    SignedInContext,
)
from nonet.server.portal.emails import LinkDelivery
from nonet.server.site.languages import address_in


class SignIn:
    """`/developers/sign-in` and the links below it."""

    def __init__(self, area: Area, links: LinkDelivery) -> None:
        self._area = area
        self._services = area.services
        self._links = links

    async def show(self, context: PageContext) -> Response:
        """Show the sign-in form."""
        return self._area.redirect(HOME) if context.account else self._form(context)

    def welcome(self, context: PageContext, playground: Mapping[str, Any]) -> Response:
        """Show what the area is for, with the sign-in form."""
        limit = self._services.limits.requests_per_minute
        values = {"limit": limit, **playground, **self._ways_in(context)}
        return self._area.show(context, "welcome", values)

    async def ask(self, context: PageContext) -> Response:
        """Send a link to an address, whether or not it has an account."""
        if not self._links.can_deliver(context.request):
            raise MailMissingError("no mail server is set up")
        try:
            email = canonical_email(context.form.get("email", ""))
        except EmailFormatError as error:
            return self._form(context, wrong=error)
        self._services.limits.sign_ins.count(client_address(context.request.scope))
        await self._links.admit(context.request, {email: self._lane(context, email)})
        token = await self._services.run(context.actor, make_sign_in_link, email)
        link = self._area.pages.url(f"{SIGN_IN}/{token}")
        try:
            shown = await self._links.deliver(context.request, email, "sign-in", link)
        except EmailFormatError as error:
            return self._form(context, wrong=error)
        path = self._area.pages.at(f"{SIGN_IN}/{token}") if shown else None
        return self._area.show(context, "sent", {"email": email, "link": path})

    async def open(self, context: PageContext) -> Response:
        """Show the button that uses a link; mail scanners open links, but press no buttons."""
        token = context.request.path_params["token"]
        email = await self._services.database.run(
            read_sign_in_link, token, now_ms=self._services.now_ms
        )
        return self._area.show(context, "confirm", {"kind": "sign-in", "email": email})

    async def confirm(self, context: PageContext) -> Response:
        """Use up a link and start a session."""
        token = context.request.path_params["token"]
        prove = partial(
            prove_by_link,
            token=token,
            secret=self._services.secret,
            have_passkeys=self._area.passkeys is not None,
        )
        return (await self.begin(context, prove))[0]

    async def begin(
        self,
        context: PageContext,
        prove: Prove,
        *,
        tag: str | None = None,
    ) -> tuple[Response, Proof]:
        """Start a session with a new token; the one that the browser had is no longer valid.

        It redirects to a page in the language `tag`, or in that of the visit.
        """
        agent = summarize_agent(context.request.headers.get("user-agent", ""))
        arrival = await self._services.run(
            context.actor,
            sign_in,
            prove,
            agent=agent,
            held=self._area.cookie.read(context.request),
        )
        account = arrival.proof.account
        # Somebody who was about to connect a program goes on there.
        place = CONNECT if self._area.waiting.kept(context.request) else HOME
        home = address_in(tag or self._area.pages.words.tag, place)
        response = RedirectResponse(home, 303, PRIVATE)
        self._area.cookie.give(response, arrival.token)
        is_known = self._area.known_browser.name(context.request, account.email) is not None
        self._area.known_browser.remember(context.request, response, account.email)
        if not arrival.is_first and not is_known:
            address = client_address(context.request.scope)
            said = {"agent": agent or "-", "address": address}
            self._area.notices.after(response, account.email, "new-browser", **said)
        return response, arrival.proof

    async def sign_out(self, context: PageContext) -> Response:
        """End the session of this browser."""
        await self._services.run(context.actor, sign_out, self._area.cookie.read(context.request))
        response = self._area.redirect(SIGN_IN)
        self._area.cookie.take_back(response)
        return response

    def _lane(self, context: PageContext, email: str) -> str:
        """Return the lane that counts the mail; a browser that signed in before has its own."""
        name = self._area.known_browser.name(context.request, email)
        return "sign-in" if name is None else f"sign-in by {name}"

    def _form(self, context: PageContext, *, wrong: EmailFormatError | None = None) -> Response:
        values = {
            **self._ways_in(context),
            "email": context.form.get("email", ""),
            "wrong": wrong,
        }
        return self._area.show(context, "sign-in", values, status=400 if wrong else 200)

    def ask_again(self, member: SignedInContext) -> Response:
        """Ask somebody who is signed in to sign in again."""
        values = {**self._ways_in(member), "email": member.account.email, "wrong": None}
        return self._area.show(member, "again", values, status=403)

    def _ways_in(self, context: PageContext | SignedInContext) -> dict[str, object]:
        return {
            "can_deliver": self._links.can_deliver(context.request),
            "providers": [provider.name for provider in self._services.providers],
        }


class Recency:
    """Lets members in who signed in within the last ten minutes, and others sign in once more."""

    def __init__(self, area: Area, sign_in: SignIn) -> None:
        self._area = area
        self._sign_in = sign_in

    def members(self, handle: Callable[[SignedInContext], Awaitable[Response]]) -> Endpoint:
        """Let in who signed in a moment ago."""

        async def only(member: SignedInContext) -> Response:
            if member.session.is_fresh(self._area.services.now_ms):
                return await handle(member)
            return self._sign_in.ask_again(member)

        return self._area.members(only)
