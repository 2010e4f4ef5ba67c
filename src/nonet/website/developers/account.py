"""The account itself: its address, its export, its end."""

from collections.abc import Iterable

import orjson
from starlette.background import BackgroundTasks
from starlette.responses import Response

from nonet.accounts import (
    EmailChange,
    ascii_lower,
    begin_email_change,
    cancel_email_change,
    cancel_own_email_change,
    canonical_email,
    confirm_email_change,
    count_recovery_codes,
    email_change_of,
    export_account,
    list_identities,
    list_passkeys,
    read_email_change,
    remove_identity,
    remove_own_account,
)
from nonet.errors import EmailFormatError, MailMissingError, NonetError
from nonet.website.developers.area import HOME, SECRET, Area, Member, PageVisit
from nonet.website.developers.link_delivery import LinkDelivery

PATH = "/developers/account"
CHANGE = "/developers/email-change"
KINDS = ("change-old", "change-new")  # of letters: to the address that is, and to the one to be


class AccountPage:
    """`/developers/account`, and the links of a change of address."""

    def __init__(self, area: Area, links: LinkDelivery) -> None:
        self._area = area
        self._services = area.services
        self._links = links

    async def show(self, member: Member) -> Response:
        """Show the address and what can be done with the account."""
        return await self._page(member)

    async def change_email(self, member: Member) -> Response:
        """Send a link to the old and to the new address; both have to agree."""
        if not self._links.can_deliver(member.request):
            raise MailMissingError("no mail server is set up")
        try:
            new_email = canonical_email(member.form.get("email", ""))
        except EmailFormatError as refusal:
            return await self._page(member, wrong_email=refusal, status=400)
        emails = (member.account.email, new_email)
        await self._links.admit(member.request, dict(zip(emails, KINDS, strict=True)))
        tokens = await self._services.database.run(
            begin_email_change,
            new_email,
            by=member.actor,
            random=self._services.random,
            now_ms=self._services.now_ms,
        )
        try:
            shown = await self._deliver(member, zip(KINDS, emails, tokens, strict=True))
        except NonetError as refusal:
            # A change that one of the two cannot hear of would wait in vain.
            await self._services.database.run(cancel_email_change, member.account.id)
            if isinstance(refusal, EmailFormatError):
                return await self._page(member, wrong_email=refusal, status=400)
            raise
        return await self._page(member, shown=shown)

    async def cancel_change(self, member: Member) -> Response:
        """Forget the change that is under way."""
        await self._services.database.run(
            cancel_own_email_change, by=member.actor, now_ms=self._services.now_ms
        )
        return self._area.redirect(PATH)

    async def open_change(self, visit: PageVisit) -> Response:
        """Show the button that a link of a change leads to."""
        change = await self._services.database.run(
            read_email_change, visit.request.path_params["token"], now_ms=self._services.now_ms
        )
        return self._area.show(visit, "confirm", {"kind": "change", "email": change.new_email})

    async def confirm_change(self, visit: PageVisit) -> Response:
        """Confirm for one address; the second confirmation makes the change."""
        change = await self._services.database.run(
            confirm_email_change,
            visit.request.path_params["token"],
            by=visit.actor,
            secret=self._services.secret,
            now_ms=self._services.now_ms,
        )
        response = self._area.show(visit, "changed", {"change": change})
        if change.is_confirmed:
            response.background = self._tell_of_change(change)
        return response

    def _tell_of_change(self, change: EmailChange) -> BackgroundTasks:
        tasks = BackgroundTasks()
        told = {"old": change.old_email, "new": change.new_email}
        for email in told.values():
            tasks.add_task(self._area.notices.send, email, "address-changed", **told)
        return tasks

    async def export(self, member: Member) -> Response:
        """Give all that is stored about the account, as a file."""
        exported = await self._services.database.run(
            export_account, by=member.actor, now_ms=self._services.now_ms
        )
        headers = {**SECRET, "Content-Disposition": 'attachment; filename="nonet-account.json"'}
        content = orjson.dumps(exported, option=orjson.OPT_INDENT_2)
        return Response(content, headers=headers, media_type="application/json")

    async def delete(self, member: Member) -> Response:
        """Delete the account when its address was typed, and all that belongs to it."""
        typed = ascii_lower(member.form.get("email", "").strip())
        if typed != member.account.email:
            return await self._page(member, wrong="delete", status=400)
        await self._services.database.run(
            remove_own_account, by=member.actor, now_ms=self._services.now_ms
        )
        response = self._area.redirect(HOME)
        self._area.cookie.take_back(response)
        return self._area.notices.after(response, member.account.email, "deleted")

    async def remove_identity(self, member: Member) -> Response:
        """Take a way to sign in at another provider from the account."""
        issuer = member.form.get("issuer", "")
        await self._services.database.run(
            remove_identity,
            issuer,
            member.form.get("subject", ""),
            by=member.actor,
            now_ms=self._services.now_ms,
        )
        email = member.account.email
        return self._area.notices.after(
            self._area.redirect(PATH), email, "identity-removed", issuer=issuer
        )

    async def _deliver(
        self, member: Member, letters: Iterable[tuple[str, str, str]]
    ) -> list[tuple[str, str]]:
        """Send each address the link with its token; return what the page has to show instead."""
        shown = []
        for kind, email, token in letters:
            path = f"{CHANGE}/{token}"
            link = self._area.pages.url(path)
            if await self._links.deliver(member.request, email, kind, link):
                shown.append((email, self._area.pages.at(path)))
        return shown

    async def _page(
        self,
        member: Member,
        *,
        wrong: str = "",
        wrong_email: EmailFormatError | None = None,
        shown: list[tuple[str, str]] | None = None,
        status: int = 200,
    ) -> Response:
        change = await self._services.database.run(
            email_change_of, member.account.id, now_ms=self._services.now_ms
        )
        identities = await self._services.database.run(list_identities, member.account.id)
        passkeys = await self._services.database.run(list_passkeys, member.account.id)
        codes = await self._services.database.run(count_recovery_codes, member.account.id)
        values = {
            "passkeys": passkeys,
            "codes": codes,
            "change": change,
            "identities": identities,
            "wrong": wrong,
            "wrong_email": wrong_email,
            "shown": shown or [],
        }
        return self._area.show(member, "account", values, status=status)
