"""Sign-in by an emailed link, and the requirement of a recent sign-in.

Actions that an attacker could use against the owner require a recent sign-in.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from starlette.responses import RedirectResponse, Response

from nonet.accounts import sign_in
from nonet.accounts.email import canonical_email
from nonet.errors import EmailFormatError, MailMissingError
from nonet.server.http.headers import client_address
from nonet.server.portal import area
from nonet.server.portal.account import summarize_agent
from nonet.server.site.languages import address_in


async def show_sign_in(request: area.PortalRequest) -> Response:
    """Show the sign-in form."""
    return request.redirect(area.HOME) if request.signed_in else _form(request)


def show_welcome(request: area.PortalRequest, playground: Mapping[str, Any]) -> Response:
    """Show the portal's purpose, with the sign-in form."""
    limit = request.services.settings.limits.rate_limit_per_minute
    values = {"limit": limit, **playground, **_ways_in(request)}
    return request.render("welcome", values)


async def send_link(request: area.PortalRequest) -> Response:
    """Send a link to an address, whether or not it has an account."""
    if not request.area.links.can_deliver(request):
        raise MailMissingError("no mail server is configured")
    try:
        email = canonical_email(request.fields.get("email", ""))
    except EmailFormatError as error:
        return _form(request, wrong=error)
    request.services.limits.sign_ins.count(client_address(request.scope))
    await request.area.links.admit(request, {email: _lane(request, email)})
    token = await request.run(sign_in.make_sign_in_link, email)
    link = request.area.pages.url(f"{area.SIGN_IN}/{token}")
    try:
        shown = await request.area.links.deliver(request, email, "sign-in", link)
    except EmailFormatError as error:
        return _form(request, wrong=error)
    path = request.area.pages.at(f"{area.SIGN_IN}/{token}") if shown else None
    return request.render("sent", {"email": email, "link": path})


async def open_link(request: area.PortalRequest) -> Response:
    """Show a button that uses the link: mail scanners open links, but don't press buttons."""
    token = request.path_params["token"]
    email = await request.read(sign_in.read_sign_in_link, token, now_ms=request.services.now_ms)
    return request.render("confirm", {"kind": "sign-in", "email": email})


async def confirm_link(request: area.PortalRequest) -> Response:
    """Use the link and start a session."""
    token = request.path_params["token"]
    prove = partial(
        sign_in.prove_by_link,
        token=token,
        secret=request.services.secret,
        have_passkeys=request.area.passkeys is not None,
    )
    return (await begin_session(request, prove))[0]


async def begin_session(
    request: area.PortalRequest, prove: sign_in.Prove, *, tag: str | None = None
) -> tuple[Response, sign_in.Proof]:
    """Start a session with a new token, and end the browser's previous session.

    The response redirects to a page in the language `tag`, by default the request's.
    """
    agent = summarize_agent(request.headers.get("user-agent", ""))
    arrival = await request.run(
        sign_in.sign_in, prove, agent=agent, held=request.area.cookie.read(request)
    )
    account = arrival.proof.account
    # A pending OAuth authorization continues after the sign-in.
    place = area.CONNECT if request.area.waiting.kept(request) else area.HOME
    home = address_in(tag or request.area.pages.words.tag, place)
    response = RedirectResponse(home, 303, area.PRIVATE)
    request.area.cookie.give(response, arrival.token)
    is_known = request.area.known_browser.name(request, account.email) is not None
    request.area.known_browser.remember(request, response, account.email)
    if not arrival.is_first and not is_known:
        address = client_address(request.scope)
        said = {"agent": agent or "-", "address": address}
        request.area.notices.after(response, account.email, "new-browser", **said)
    return response, arrival.proof


async def end_own_session(request: area.PortalRequest) -> Response:
    """End the session of this browser."""
    await request.run(sign_in.sign_out, request.area.cookie.read(request))
    response = request.redirect(area.SIGN_IN)
    request.area.cookie.take_back(response)
    return response


def _lane(request: area.PortalRequest, email: str) -> str:
    """Return the lane that counts the email; a browser that signed in before has its own."""
    name = request.area.known_browser.name(request, email)
    return "sign-in" if name is None else f"sign-in by {name}"


def _form(request: area.PortalRequest, *, wrong: EmailFormatError | None = None) -> Response:
    values = {**_ways_in(request), "email": request.fields.get("email", ""), "wrong": wrong}
    return request.render("sign-in", values, status=400 if wrong else 200)


def ask_again(request: area.PortalRequest) -> Response:
    """Ask a signed-in user to sign in again."""
    values = {**_ways_in(request), "email": request.account.email, "wrong": None}
    return request.render("again", values, status=403)


def _ways_in(request: area.PortalRequest) -> dict[str, object]:
    return {
        "can_deliver": request.area.links.can_deliver(request),
        "providers": [provider.name for provider in request.services.providers],
    }


def recently_signed_in(handle: area.Handler) -> area.Endpoint:
    """Serve a page after a sign-in within the last ten minutes; otherwise ask for another."""

    async def only(request: area.PortalRequest) -> Response:
        if request.browser_session.is_fresh(request.services.now_ms):
            return await handle(request)
        return ask_again(request)

    return area.signed_in(only)
