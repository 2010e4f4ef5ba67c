"""Sign-in by a link: asked for, opened, and confirmed with a button."""

from starlette.responses import RedirectResponse, Response

from nonet.accounts import (
    Account,
    begin_session,
    canonical_email,
    end_session_of,
    make_sign_in_link,
    read_sign_in_link,
    record,
    use_sign_in_link,
)
from nonet.door.address import client_address
from nonet.errors import EmailFormatError, MailMissingError
from nonet.website.developers.agents import summarize_agent
from nonet.website.developers.area import HOME, PRIVATE, SIGN_IN, Area, PageVisit
from nonet.website.developers.link_delivery import LinkDelivery
from nonet.website.languages import address_in


class SignIn:
    """`/developers/sign-in` and the links below it."""

    def __init__(self, area: Area, links: LinkDelivery) -> None:
        self._area = area
        self._services = area.services
        self._links = links

    async def show(self, visit: PageVisit) -> Response:
        """Ask for an address."""
        return self._area.redirect(HOME) if visit.account else self._form(visit)

    def welcome(self, visit: PageVisit) -> Response:
        """Tell a stranger what the area is for, and ask for an address at once."""
        values = {"limit": self._services.limits.requests_per_minute, **self._ways_in(visit)}
        return self._area.show(visit, "welcome", values)

    async def ask(self, visit: PageVisit) -> Response:
        """Send a link to an address, the same way for one with an account and without."""
        if not self._links.can_deliver(visit.request):
            raise MailMissingError("no mail server is set up")
        self._services.limits.sign_ins.count(client_address(visit.request.scope))
        try:
            email = canonical_email(visit.form.get("email", ""))
        except EmailFormatError:
            return self._form(visit, is_wrong=True)
        self._links.admit(email)
        token = await self._services.database.run(
            make_sign_in_link, email, random=self._services.random, now_ms=self._services.now_ms
        )
        link = self._area.pages.url(f"{SIGN_IN}/{token}")
        shown = await self._links.deliver(visit.request, email, "sign-in", link)
        path = self._area.pages.at(f"{SIGN_IN}/{token}") if shown else None
        return self._area.show(visit, "sent", {"email": email, "link": path})

    async def open(self, visit: PageVisit) -> Response:
        """Show the button that a link leads to; mail scanners open links, and press nothing."""
        token = visit.request.path_params["token"]
        email = await self._services.database.run(
            read_sign_in_link, token, now_ms=self._services.now_ms
        )
        return self._area.show(visit, "confirm", {"kind": "sign-in", "email": email})

    async def confirm(self, visit: PageVisit) -> Response:
        """Use a link up and begin a session."""
        token = visit.request.path_params["token"]
        account = await self._services.database.run(
            use_sign_in_link, token, now_ms=self._services.now_ms
        )
        return await self.begin(visit, account, by="link")

    async def begin(
        self, visit: PageVisit, account: Account, *, by: str, tag: str | None = None
    ) -> Response:
        """Begin a session with a new token; whatever the browser held before is worth nothing.

        It goes on in the language with the tag, or in that of the visit.
        """
        database, now_ms = self._services.database, self._services.now_ms
        held = self._area.cookie.read(visit.request)
        if held:
            await database.run(end_session_of, held)
        token = await database.run(
            begin_session,
            account.id,
            agent=summarize_agent(visit.request.headers.get("user-agent", "")),
            random=self._services.random,
            now_ms=now_ms,
        )
        await database.run(
            record,
            "sign in",
            actor_id=account.id,
            account_id=account.id,
            now_ms=now_ms,
            detail=f"by {by}",
        )
        home = address_in(tag or self._area.pages.words.tag, HOME)
        response = RedirectResponse(home, 303, PRIVATE)
        self._area.cookie.give(response, token)
        return response

    async def sign_out(self, visit: PageVisit) -> Response:
        """End the session of this browser."""
        await self._services.database.run(end_session_of, self._area.cookie.read(visit.request))
        response = self._area.redirect(SIGN_IN)
        self._area.cookie.take_back(response)
        return response

    def _form(self, visit: PageVisit, *, is_wrong: bool = False) -> Response:
        values = {
            **self._ways_in(visit),
            "email": visit.form.get("email", ""),
            "is_wrong": is_wrong,
        }
        return self._area.show(visit, "sign-in", values, status=400 if is_wrong else 200)

    def _ways_in(self, visit: PageVisit) -> dict[str, object]:
        return {
            "can_deliver": self._links.can_deliver(visit.request),
            "providers": [provider.name for provider in self._services.providers],
        }
