"""Sign-in by a mailed link: requested, opened, and confirmed with a button; how recent it is.

What could be turned against the owner wants a sign-in a moment ago.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from starlette.responses import RedirectResponse, Response

from nonet.accounts.email import canonical_email
from nonet.accounts.sign_in import (
    Proof,
    Prove,
    make_sign_in_link,
    prove_by_link,
    read_sign_in_link,
    sign_in,
    sign_out,
)
from nonet.errors import EmailFormatError, MailMissingError
from nonet.server.http.headers import client_address
from nonet.server.portal.account import summarize_agent
from nonet.server.portal.area import (
    CONNECT,
    HOME,
    PRIVATE,
    SIGN_IN,
    Endpoint,
    PageContext,
    SignedInContext,
    SignedInHandler,
    member,
)
from nonet.server.site.languages import address_in


async def show_sign_in(context: PageContext) -> Response:
    """Show the sign-in form."""
    return context.redirect(HOME) if context.account else _form(context)


def show_welcome(context: PageContext, playground: Mapping[str, Any]) -> Response:
    """Show what the area is for, with the sign-in form."""
    limit = context.services.settings.rate_limit_per_minute
    values = {"limit": limit, **playground, **_ways_in(context)}
    return context.show("welcome", values)


async def send_link(context: PageContext) -> Response:
    """Send a link to an address, whether or not it has an account."""
    if not context.area.links.can_deliver(context.request):
        raise MailMissingError("no mail server is set up")
    try:
        email = canonical_email(context.form.get("email", ""))
    except EmailFormatError as error:
        return _form(context, wrong=error)
    context.services.limits.sign_ins.count(client_address(context.request.scope))
    await context.area.links.admit(context.request, {email: _lane(context, email)})
    token = await context.run(make_sign_in_link, email)
    link = context.area.pages.url(f"{SIGN_IN}/{token}")
    try:
        shown = await context.area.links.deliver(context.request, email, "sign-in", link)
    except EmailFormatError as error:
        return _form(context, wrong=error)
    path = context.area.pages.at(f"{SIGN_IN}/{token}") if shown else None
    return context.show("sent", {"email": email, "link": path})


async def open_link(context: PageContext) -> Response:
    """Show the button that uses a link; mail scanners open links, but press no buttons."""
    token = context.request.path_params["token"]
    email = await context.services.database.read(
        read_sign_in_link, token, now_ms=context.services.now_ms
    )
    return context.show("confirm", {"kind": "sign-in", "email": email})


async def confirm_link(context: PageContext) -> Response:
    """Use up a link and start a session."""
    token = context.request.path_params["token"]
    prove = partial(
        prove_by_link,
        token=token,
        secret=context.services.secret,
        have_passkeys=context.area.passkeys is not None,
    )
    return (await begin_session(context, prove))[0]


async def begin_session(
    context: PageContext,
    prove: Prove,
    *,
    tag: str | None = None,
) -> tuple[Response, Proof]:
    """Start a session with a new token; the one that the browser had is no longer valid.

    It redirects to a page in the language `tag`, or in that of the visit.
    """
    agent = summarize_agent(context.request.headers.get("user-agent", ""))
    arrival = await context.run(
        sign_in,
        prove,
        agent=agent,
        held=context.area.cookie.read(context.request),
    )
    account = arrival.proof.account
    # Somebody who was about to connect a program goes on there.
    place = CONNECT if context.area.waiting.kept(context.request) else HOME
    home = address_in(tag or context.area.pages.words.tag, place)
    response = RedirectResponse(home, 303, PRIVATE)
    context.area.cookie.give(response, arrival.token)
    is_known = context.area.known_browser.name(context.request, account.email) is not None
    context.area.known_browser.remember(context.request, response, account.email)
    if not arrival.is_first and not is_known:
        address = client_address(context.request.scope)
        said = {"agent": agent or "-", "address": address}
        context.area.notices.after(response, account.email, "new-browser", **said)
    return response, arrival.proof


async def end_own_session(context: PageContext) -> Response:
    """End the session of this browser."""
    await context.run(sign_out, context.area.cookie.read(context.request))
    response = context.redirect(SIGN_IN)
    context.area.cookie.take_back(response)
    return response


def _lane(context: PageContext, email: str) -> str:
    """Return the lane that counts the mail; a browser that signed in before has its own."""
    name = context.area.known_browser.name(context.request, email)
    return "sign-in" if name is None else f"sign-in by {name}"


def _form(context: PageContext, *, wrong: EmailFormatError | None = None) -> Response:
    values = {
        **_ways_in(context),
        "email": context.form.get("email", ""),
        "wrong": wrong,
    }
    return context.show("sign-in", values, status=400 if wrong else 200)


def ask_again(member: SignedInContext) -> Response:
    """Ask somebody who is signed in to sign in again."""
    values = {**_ways_in(member), "email": member.account.email, "wrong": None}
    return member.show("again", values, status=403)


def _ways_in(context: PageContext | SignedInContext) -> dict[str, object]:
    return {
        "can_deliver": context.area.links.can_deliver(context.request),
        "providers": [provider.name for provider in context.services.providers],
    }


def recent_member(handle: SignedInHandler) -> Endpoint:
    """Let in who signed in within the last ten minutes; others sign in once more."""

    async def only(context: SignedInContext) -> Response:
        if context.session.is_fresh(context.services.now_ms):
            return await handle(context)
        return ask_again(context)

    return member(only)
