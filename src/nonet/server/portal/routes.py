"""Every path of the developer area."""

from starlette.routing import BaseRoute, Route

from nonet.puzzles.links.site import AUTHORIZATION_PATH
from nonet.server.portal.account import (
    ACCOUNT,
    CHANGE,
    SESSIONS,
    AccountPage,
    AuditPages,
    Sessions,
)
from nonet.server.portal.administration import PATH as ADMINISTRATION, Administration
from nonet.server.portal.area import CONNECT, HOME, SIGN_IN, Area
from nonet.server.portal.builder import EmbedBuilder
from nonet.server.portal.connecting import Connecting
from nonet.server.portal.documentation import Documentation
from nonet.server.portal.emails import JOURNAL, LinkDelivery
from nonet.server.portal.keys import PATH as TRIAL_KEYS, Keys, TrialKeys
from nonet.server.portal.leaked_keys import PATH as LEAKED_KEYS, LeakedKeys
from nonet.server.portal.library import ERRORS, FEED, HOME as DOCS, REFERENCE, Library
from nonet.server.portal.passkeys import CODES, PATH as PASSKEYS, RECOVERY, WAY_IN, Passkeys
from nonet.server.portal.playground import Playground
from nonet.server.portal.provider_sign_in import JOIN, ProviderSignIn
from nonet.server.portal.reference_menu import BUILDER, STATUS, TRY, ReferenceMenu
from nonet.server.portal.reference_pages import ErrorPages, ReferencePages
from nonet.server.portal.services import DeveloperServices
from nonet.server.portal.sign_in import Recency, SignIn
from nonet.server.portal.status_page import StatusPage
from nonet.server.portal.usage import PATH as REQUESTS, Requests, Usage
from nonet.server.site.pages import Pages
from nonet.server.site.services import WebsiteServices

POST = ["POST"]


def portal_routes(
    services: DeveloperServices, website: WebsiteServices, pages: Pages
) -> list[BaseRoute]:
    """Return the routes; a link's token is a part of the path, which no log line names."""
    area = Area(services, website, pages)
    links = LinkDelivery(services, pages.words, service_name=website.site.service_name)
    sign_in = SignIn(area, links)
    library = Library(
        pages,
        website.attribution,
        limit=services.limits.requests_per_minute,
        describe=services.describe_api,
    )
    return [
        # Before the links, which take whatever stands there for their token.
        *_passkey_routes(area, Recency(area, sign_in), Passkeys(area, sign_in)),
        *_sign_in_routes(area, sign_in, links),
        *_member_routes(area, sign_in, Playground(area, library)),
        *_account_routes(area, Recency(area, sign_in), AccountPage(area, links)),
        *_administration_routes(area, Administration(area)),
        *_connection_routes(area, Recency(area, sign_in), Connecting(area, sign_in)),
        *_leak_routes(LeakedKeys(area)),
        *_document_routes(area, library),
    ]


def _sign_in_routes(area: Area, sign_in: SignIn, links: LinkDelivery) -> list[Route]:
    elsewhere = ProviderSignIn(area, sign_in, links)
    provider = f"{SIGN_IN}/provider/{{number:number}}"
    return [
        Route(SIGN_IN, area.anyone(sign_in.show)),
        Route(SIGN_IN, area.anyone(sign_in.ask), methods=POST),
        Route(provider, area.anyone(elsewhere.depart)),
        Route(f"{provider}/return", area.anyone(elsewhere.arrive)),
        Route(f"{JOIN}/{{token}}", area.anyone(elsewhere.open_join)),
        Route(f"{JOIN}/{{token}}", area.anyone(elsewhere.confirm_join), methods=POST),
        Route(f"{SIGN_IN}/{{token}}", area.anyone(sign_in.open)),
        Route(f"{SIGN_IN}/{{token}}", area.anyone(sign_in.confirm), methods=POST),
        Route("/developers/sign-out", area.anyone(sign_in.sign_out), methods=POST),
    ]


def _member_routes(area: Area, sign_in: SignIn, playground: Playground) -> list[Route]:
    keys, sessions = Keys(area, sign_in, playground), Sessions(area)
    recent = Recency(area, sign_in)
    return [
        Route(HOME, area.anyone(keys.show)),
        Route("/developers/keys", recent.members(keys.make), methods=POST),
        Route("/developers/keys/{id:number}", area.members(keys.show_one)),
        Route("/developers/keys/{id:number}", recent.members(keys.change), methods=POST),
        Route("/developers/keys/{id:number}/rotate", recent.members(keys.rotate), methods=POST),
        Route("/developers/keys/{id:number}/revoke", area.members(keys.ask_to_revoke)),
        Route("/developers/keys/{id:number}/revoke", area.members(keys.revoke), methods=POST),
        Route(TRIAL_KEYS, area.members(TrialKeys(area).make), methods=POST),
        Route(JOURNAL, area.members(AuditPages(area).show)),
        Route(REQUESTS, area.members(Requests(area).show)),
        Route(f"{REQUESTS}/look-up", area.members(Requests(area).look_up)),
        Route(f"{REQUESTS}/{{request}}", area.members(Requests(area).explain)),
        Route(f"{REQUESTS}.csv", area.members(Requests(area).download)),
        Route("/developers/usage", area.members(Usage(area).show)),
        Route(SESSIONS, area.members(sessions.show)),
        Route(f"{SESSIONS}/{{id:number}}/end", area.members(sessions.end), methods=POST),
        Route(f"{SESSIONS}/end-all", area.members(sessions.end_all), methods=POST),
    ]


def _account_routes(area: Area, recent: Recency, account: AccountPage) -> list[Route]:
    return [
        Route(ACCOUNT, area.members(account.show)),
        Route(f"{ACCOUNT}/email", recent.members(account.change_email), methods=POST),
        Route(f"{ACCOUNT}/email/cancel", area.members(account.cancel_change), methods=POST),
        Route(
            f"{ACCOUNT}/identities/remove", recent.members(account.remove_identity), methods=POST
        ),
        Route(f"{ACCOUNT}/export", recent.members(account.export)),
        Route(f"{ACCOUNT}/delete", recent.members(account.delete), methods=POST),
        Route(f"{CHANGE}/{{token}}", area.anyone(account.open_change)),
        Route(f"{CHANGE}/{{token}}", area.anyone(account.confirm_change), methods=POST),
    ]


def _passkey_routes(area: Area, recent: Recency, passkeys: Passkeys) -> list[Route]:
    return [
        Route(f"{WAY_IN}/options", area.anyone(passkeys.ask_for_any), methods=POST),
        Route(WAY_IN, area.anyone(passkeys.open_session), methods=POST),
        Route(RECOVERY, area.anyone(passkeys.show_recovery)),
        Route(RECOVERY, area.anyone(passkeys.recover), methods=POST),
        Route(f"{PASSKEYS}/options", recent.members(passkeys.ask_for_new), methods=POST),
        Route(PASSKEYS, recent.members(passkeys.add), methods=POST),
        Route(f"{PASSKEYS}/{{id:number}}/remove", recent.members(passkeys.remove), methods=POST),
        Route(CODES, recent.members(passkeys.make_codes), methods=POST),
    ]


def _connection_routes(area: Area, recent: Recency, connecting: Connecting) -> list[Route]:
    return [
        Route(AUTHORIZATION_PATH, area.anyone(connecting.ask)),
        Route(CONNECT, area.anyone(connecting.show)),
        Route(CONNECT, recent.members(connecting.answer), methods=POST),
    ]


def _administration_routes(area: Area, administration: Administration) -> list[Route]:
    only, path = area.administrators, ADMINISTRATION
    one = f"{path}/accounts/{{id:number}}"
    return [
        Route(path, only(administration.show)),
        Route(f"{path}/audit", only(administration.audit)),
        Route(one, only(administration.show_account)),
        Route(f"{one}/suspend", only(administration.ask_to_suspend)),
        Route(f"{one}/suspend", only(administration.suspend), methods=POST),
        Route(f"{one}/limits", only(administration.ask_to_limit)),
        Route(f"{one}/limits", only(administration.limit), methods=POST),
        Route(f"{one}/restore", only(administration.restore), methods=POST),
        Route(f"{path}/keys/{{id:number}}/revoke", only(administration.ask_to_revoke)),
        Route(f"{path}/keys/{{id:number}}/revoke", only(administration.revoke), methods=POST),
    ]


def _leak_routes(leaked: LeakedKeys) -> list[Route]:
    return [
        Route(LEAKED_KEYS, leaked.report, methods=POST),
        Route(f"{LEAKED_KEYS}/github", leaked.scan, methods=POST),
    ]


def _document_routes(area: Area, library: Library) -> list[Route]:
    shelf = ReferenceMenu(library, area.pages)
    documentation = Documentation(area, library, shelf)
    reference = ReferencePages(area, library, shelf)
    return [
        Route(DOCS, area.readers(documentation.first)),
        Route(f"{DOCS}/search.json", area.readers(documentation.search)),
        Route(f"{DOCS}/{REFERENCE}/{{name}}", area.readers(reference.show)),
        Route(f"{DOCS}/{ERRORS}/{{code}}", area.readers(ErrorPages(area, library, shelf).show)),
        Route(f"{DOCS}/{{name}}", area.readers(documentation.show)),
        Route(TRY, area.readers(reference.try_it)),
        Route(BUILDER, area.readers(EmbedBuilder(area).show)),
        Route(STATUS, area.readers(StatusPage(area).show)),
        Route(FEED, area.readers(documentation.feed)),
        Route("/llms.txt", area.readers(documentation.index)),
        Route("/llms-full.txt", area.readers(documentation.whole)),
    ]
