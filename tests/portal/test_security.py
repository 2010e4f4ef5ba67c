"""Attacks that the developer area withstands, one test each."""

import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import connect
from urllib.parse import urlsplit

import pytest
from sqlalchemy import Connection, Engine, Table, event, select

from acting import act
from mail_server import Mailbox
from nonet.accounts.account import find_account
from nonet.accounts.api_keys import list_keys
from nonet.accounts.sessions import list_sessions
from nonet.accounts.sign_in import make_sign_in_link
from nonet.database.tables import api_keys, audit_log, sessions, sign_in_links
from postgres import on_each_database
from server import Server
from service import EMAIL, Service
from site_client import KEY, SITE, SiteClient

SESSION = "__Host-nonet-session"
PAGES = [
    "/developers",
    "/developers/sign-in",
    "/developers/usage",
    "/developers/sessions",
    "/developers/account",
    "/developers/docs/quick-start",
    "/developers/try",
]
# A fault of our own: the page cannot show it.
A_DAY_THAT_IS_NONE = "INSERT INTO usage_days SELECT id, 'some day', '/', 'ok', 1 FROM accounts"


@contextmanager
def noting(statements: list[str]) -> Iterator[None]:
    """Gather every statement that runs in this process."""

    def note(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
        statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield
    event.remove(Engine, "before_cursor_execute", note)


def rows(connection: Connection, table: Table) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.execute(select(table))]


def new_link(service: Service, email: str = EMAIL) -> str:
    token = act(
        service.database, make_sign_in_link, email, random=service.random, now_ms=service.now_ms
    )
    return f"/developers/sign-in/{token}"


def test_a_session_planted_before_sign_in_is_never_the_session_after(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    visitor.client.cookies.set(SESSION, "planted", domain="nonet.example", path="/")
    visitor.post("/developers/sign-in", email=EMAIL)
    answer = visitor.post(urlsplit(mailbox.next_link()).path)
    attacker = SiteClient(service)
    attacker.client.cookies.set(SESSION, "planted", domain="nonet.example", path="/")

    assert SESSION in answer.headers["set-cookie"]
    assert "planted" not in answer.headers["set-cookie"]
    assert not attacker.is_signed_in


def test_signing_in_again_ends_the_session_that_the_browser_held(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    held = ada.cookies[SESSION]
    ada.sign_in(mailbox, EMAIL)
    thief = SiteClient(service)
    thief.client.cookies.set(SESSION, held, domain="nonet.example", path="/")

    assert ada.is_signed_in
    assert not thief.is_signed_in


@on_each_database
def test_a_used_link_is_worthless(service: Service, visitor: SiteClient) -> None:
    path = new_link(service)
    first = visitor.post(path)
    others = SiteClient(service)

    assert first.status_code == 303
    assert [others.get(path).status_code, others.post(path).status_code] == [410, 410]
    assert not others.is_signed_in


def test_opening_a_link_any_number_of_times_never_uses_it(
    service: Service, visitor: SiteClient
) -> None:
    path = new_link(service)

    assert [visitor.get(path).status_code, visitor.client.head(path).status_code] == [200, 200]
    assert not visitor.is_signed_in
    assert visitor.post(path).status_code == 303


def test_a_sign_in_link_expires_after_15_minutes(service: Service, visitor: SiteClient) -> None:
    path = new_link(service)
    service.clock.advance(15 * 60 - 1)
    before = visitor.get(path).status_code
    service.clock.advance(1)

    assert (before, visitor.post(path).status_code) == (200, 410)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site", "Origin": SITE},
        {"Origin": "https://evil.example"},
        {"Origin": "https://nonet.example.evil.example"},
        {"Origin": "http://nonet.example"},
        {"Origin": "null"},
        {},
    ],
    ids=str,
)
def test_cross_site_posts_are_rejected(ada: SiteClient, headers: dict[str, str]) -> None:
    answer = ada.client.post("/developers/keys", data={"name": "stolen"}, headers=headers)

    assert answer.status_code == 403
    assert KEY.search(answer.text) is None
    assert "stolen" not in ada.get("/developers").text


def test_an_old_browser_that_names_its_origin_is_served(ada: SiteClient) -> None:
    answer = ada.client.post("/developers/keys", data={"name": "old"}, headers={"Origin": SITE})

    assert KEY.search(answer.text)


@pytest.mark.parametrize("path", ["", "?next=https://evil.example", "?next=//evil.example"])
def test_no_parameter_leads_to_another_site(service: Service, path: str) -> None:
    visitor = SiteClient(service)

    answers = [
        visitor.post(f"{new_link(service)}{path}"),
        visitor.get(f"/developers/sign-in{path}"),
        visitor.get(f"/developers//evil.example{path}"),
        visitor.post(f"/developers/sign-out{path}"),
    ]

    places = [answer.headers.get("location", "/developers") for answer in answers]
    assert all(re.fullmatch(r"/developers(/sign-in)?", place) for place in places), places


@pytest.mark.parametrize(
    "email",
    [
        "ada@example.com\r\nBcc: eve@evil.example",
        "ada@example.com\nSubject: hello",
        "ada@example.com%0d%0aBcc:eve@evil.example\r\n\r\nbody",
        "ada@example.com, eve@evil.example",
        "ada@example.com\u2028Bcc: eve@evil.example",
        "Ada <ada@example.com>",
    ],
)
def test_an_address_never_becomes_a_second_header_or_recipient(
    visitor: SiteClient, mailbox: Mailbox, email: str
) -> None:
    answer = visitor.post("/developers/sign-in", email=email)

    assert answer.status_code == 400
    assert mailbox.is_empty
    assert mailbox.recipients == []


@on_each_database
def test_known_and_unknown_addresses_get_the_same_answer_by_the_same_work(
    visitor: SiteClient, mailbox: Mailbox
) -> None:
    """Compare the work that a stranger could time: the statements that run, and one letter each."""
    outcomes = []
    for email in (EMAIL, "eve@example.com"):
        statements: list[str] = []
        with noting(statements):
            answer = visitor.post("/developers/sign-in", email=email)
        letter = mailbox.next()
        headers = {name for name in answer.headers if name != "x-request-id"}
        outcomes.append(
            (
                answer.status_code,
                headers,
                answer.text.replace(email, "?"),
                statements,
                letter["Subject"],
            )
        )

    assert outcomes[0] == outcomes[1]
    assert outcomes[0][3]


def test_the_cookie_is_for_this_host_over_https_and_out_of_reach_of_scripts(
    service: Service, visitor: SiteClient
) -> None:
    cookie = visitor.post(new_link(service)).headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    flags = {part.strip().lower().partition("=")[0]: part for part in rest.split(";")[1:]}

    assert name == SESSION
    assert {"secure", "httponly", "path", "samesite"} <= set(flags)
    assert flags["samesite"].strip().lower() == "samesite=lax"
    assert flags["path"].strip() == "Path=/"
    assert "domain" not in flags


def test_without_https_the_cookie_is_neither_secure_nor_named_so(tmp_path: Path) -> None:
    with Service(tmp_path, site_url=None) as service:
        visitor = SiteClient(service, site="http://127.0.0.1:8000")
        cookie = visitor.post(new_link(service)).headers["set-cookie"]

        assert cookie.startswith("nonet-session=")
        assert "secure" not in cookie.lower()
        assert "httponly" in cookie.lower()
        assert visitor.is_signed_in


@pytest.mark.parametrize("path", PAGES)
def test_every_page_allows_only_our_own_scripts_and_styles(ada: SiteClient, path: str) -> None:
    answer = ada.client.get(path, follow_redirects=True)
    policy = dict(
        part.strip().partition(" ")[::2]
        for part in answer.headers["content-security-policy"].split(";")
    )

    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["form-action"] == "'self'"
    assert "unsafe" not in str(policy)
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=", answer.text)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_can_be_framed_or_kept_by_a_cache(ada: SiteClient, path: str) -> None:
    answer = ada.client.get(path, follow_redirects=True)

    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store, no-transform"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_unknown_and_foreign_key_ids_get_the_same_response(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")
    ada.make_key()
    (_, theirs) = service.database.run_now(list_keys, EMAIL)

    answers = [eve.post(f"/developers/keys/{number}/revoke") for number in (theirs.id, 998, 999)]

    assert [answer.status_code for answer in answers] == [404] * 3
    assert len({answer.text.replace(str(answer.url), "") for answer in answers}) == 1


@on_each_database
def test_another_accounts_key_and_session_stay_untouched(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")
    account = service.database.run_now(find_account, EMAIL)
    (session,) = service.database.run_now(list_sessions, account.id, now_ms=service.now_ms)
    for key in service.database.run_now(list_keys, EMAIL):
        eve.post(f"/developers/keys/{key.id}/revoke")
    eve.post(f"/developers/sessions/{session.id}/end")
    eve.post(f"/developers/sessions/{2**70}/end")

    assert service.ask() == 200
    assert ada.is_signed_in


def test_no_secret_reaches_the_log(tmp_path: Path) -> None:
    own_page = {"Sec-Fetch-Site": "same-origin"}
    with Server(tmp_path, log_level="debug") as server:
        server.client.headers.update(own_page)
        address = {"email": "grace@example.com"}
        page = server.client.post("/developers/sign-in", data=address).text
        token = page.partition('href="/developers/sign-in/')[2].partition('"')[0]
        server.client.get(f"/developers/sign-in/{token}")
        server.client.post(f"/developers/sign-in/{token}")
        session, known = server.client.cookies.jar
        found = KEY.search(server.client.post("/developers/keys", data={"name": "laptop"}).text)
        assert found
        server.post("/check", {"puzzle": "." * 81}, key=found[0])
        with closing(connect(tmp_path / "var" / "nonet.db")) as database:
            database.execute(A_DAY_THAT_IS_NONE)
            database.commit()
        fault = server.client.get("/developers/usage")
        server.stop()

    log = server.log.rest()
    assert fault.status_code == 500
    assert "/developers/sign-in/{token}" in log
    assert "TypeError" in log
    for secret in (token, session.value, known.value, found[0], "grace@example.com"):
        assert secret
        assert secret not in log


def test_secrets_are_stored_only_as_hashes(service: Service, ada: SiteClient) -> None:
    key = ada.make_key()
    waiting = new_link(service).rpartition("/")[2]
    tables = [api_keys, sessions, sign_in_links, audit_log]
    dump = [service.database.run_now(rows, table) for table in tables]

    assert not any(secret in repr(dump) for secret in (key, waiting, ada.cookies[SESSION]))


def test_an_error_page_contains_no_detail_of_the_error(service: Service, ada: SiteClient) -> None:
    service.execute(A_DAY_THAT_IS_NONE)
    answer = ada.get("/developers/usage")

    assert answer.status_code == 500
    assert not re.search(r"usage_days|some day|sqlite|Traceback|Error", answer.text)
    assert answer.headers["x-request-id"]


def test_a_client_address_asks_for_100_links_an_hour(service: Service, visitor: SiteClient) -> None:
    statuses = [
        visitor.post("/developers/sign-in", email=f"ada{number}@example.com").status_code
        for number in range(101)
    ]
    refused = visitor.post("/developers/sign-in", email="one.more@example.com")
    service.clock.advance(3600)
    again = visitor.post("/developers/sign-in", email="one.more@example.com")

    assert statuses == [200] * 100 + [429]
    assert refused.headers["retry-after"] == "3600"
    assert again.status_code == 200


@pytest.mark.parametrize(
    ("content", "status"),
    [(b"name=" + b"x" * 5000, 400), (b"name=a&name=b", 400), (b"name=%ff", 400), (b"", 400)],
)
def test_forms_are_bounded_and_plain(ada: SiteClient, content: bytes, status: int) -> None:
    answer = ada.client.post(
        "/developers/keys",
        content=content,
        headers={
            "Sec-Fetch-Site": "same-origin",
            "Content-Type": "application/x-www-form-urlencoded",
        },
    )

    assert answer.status_code == status
    assert KEY.search(answer.text) is None


def test_json_is_rejected_as_a_form(ada: SiteClient) -> None:
    answer = ada.client.post(
        "/developers/keys", json={"name": "x"}, headers={"Sec-Fetch-Site": "same-origin"}
    )

    assert answer.status_code == 400
