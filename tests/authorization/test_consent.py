"""The page where a person lets a program in, and the addresses that it sends back to."""

from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from mail_server import Mailbox
from oauth_client import CALLBACK, ConnectedProgram, consent, press, query_of
from service import Service
from site_client import SiteClient


def test_the_consent_page_shows_client_scope_and_redirect_host(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)

    asked = program.ask(ada, scope="content publish")
    page = ada.get(asked.headers["location"])

    assert (asked.status_code, page.status_code) == (303, 200)
    for shown in (
        "Connect Tester?",
        "ada@example.com",
        "sent back to 127.0.0.1",
        "It runs on your own machine",
        "publish and print",
    ):
        assert shown in page.text
    assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    assert "form-action 'self' http://127.0.0.1:3456" in page.headers["Content-Security-Policy"]


def test_the_redirect_has_state_and_issuer(service: Service, ada: SiteClient) -> None:
    program = ConnectedProgram(service)
    page = program.ask(ada).headers["location"]

    allowed = consent(ada, page, "content publish")

    assert allowed.startswith(f"{CALLBACK}?")
    assert {name: query_of(allowed)[name] for name in ("state", "iss")} == {
        "state": "of the program",
        "iss": "https://nonet.example",
    }


def test_a_person_may_allow_less_but_nobody_more(service: Service, ada: SiteClient) -> None:
    program = ConnectedProgram(service)
    page = program.ask(ada, scope="content publish").headers["location"]

    program.trade(query_of(consent(ada, page, "read"))["code"])
    beyond = press(ada, page, "all")

    assert program.tokens["scope"] == "read"
    assert program.call("check_puzzle").status_code == 200
    refused = program.call("generate_puzzles")
    assert refused.status_code == 403
    assert 'error="insufficient_scope", scope="content"' in refused.headers["WWW-Authenticate"]
    assert refused.json()["result"]["_meta"]["error"]["code"] == "KEY_SCOPE"
    assert (beyond.status_code, "location" in beyond.headers) == (200, False)


@pytest.mark.parametrize(
    ("asked", "granted"),
    [
        (None, "content publish"),
        ("all content publish read", "all"),
        ("read content", "content"),
        ("read publish", "publish read"),
    ],
)
def test_scopes_are_joined(
    service: Service, ada: SiteClient, asked: str | None, granted: str
) -> None:
    program = ConnectedProgram(service)

    page = ada.get(program.ask(ada, scope=asked).headers["location"]).text

    assert f'<option value="{granted}"' in page


def test_a_stranger_signs_in_first_and_is_asked_then(service: Service, mailbox: Mailbox) -> None:
    program, visitor = ConnectedProgram(service), SiteClient(service)

    page = visitor.get(program.ask(visitor).headers["location"])
    signed_in = visitor.sign_in(mailbox, "ada@example.com")

    assert page.headers["location"] == "/developers/sign-in"
    assert signed_in.headers["location"] == "/developers/connect"
    assert "Connect Tester?" in visitor.get("/developers/connect").text


def test_an_old_session_requires_a_new_sign_in(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    program = ConnectedProgram(service)
    service.clock.advance(601)
    page = program.ask(ada).headers["location"]
    sealed = page.partition("request=")[2]
    first = ada.get(page)

    assert first.status_code == 403
    assert 'value="allow"' not in first.text
    again = ada.post("/developers/connect", request=sealed, scope="read", answer="allow")
    ada.sign_in(mailbox, "ada@example.com")

    assert again.status_code == 403
    assert query_of(consent(ada, "/developers/connect", "read"))["code"]


@pytest.mark.parametrize(
    "redirect_uri",
    [
        f"{CALLBACK}/",
        f"{CALLBACK}?more=1",
        "http://127.0.0.1:3456/other",
        "http://localhost:3456/callback",
        "https://127.0.0.1:3456/callback",
        "http://127.0.0.1.example:3456/callback",
        "http://me@127.0.0.1:3456/callback",
        "javascript:alert(1)",
        None,
    ],
)
def test_nobody_is_sent_to_an_address_that_was_not_registered(
    service: Service, ada: SiteClient, redirect_uri: str | None
) -> None:
    program = ConnectedProgram(service)
    if redirect_uri is None:
        several = [CALLBACK, "https://tester.example/callback"]
        program.client_id = program.register(redirect_uris=several).json()["client_id"]

    answer = program.ask(ada, redirect_uri=redirect_uri)

    assert answer.status_code == 400
    assert "location" not in answer.headers
    assert "That did not work" in answer.text


def test_every_address_that_was_registered_stays_so(service: Service, ada: SiteClient) -> None:
    several = [CALLBACK, "https://tester.example/callback"]
    program = ConnectedProgram(service)
    program.client_id = program.register(redirect_uris=several).json()["client_id"]
    program.connect(ada)

    assert program.ask(ada, redirect_uri=several[1]).status_code == 303


def test_the_port_of_the_persons_own_machine_is_free_and_no_other(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service, callback="http://localhost:1111/cb")
    away = ConnectedProgram(service, callback="https://tester.example/cb")

    assert program.ask(ada, redirect_uri="http://localhost:2222/cb").status_code == 303
    assert away.ask(ada, redirect_uri="https://tester.example:444/cb").status_code == 400


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"code_challenge": None}, "invalid_request"),
        ({"code_challenge": "short"}, "invalid_request"),
        ({"code_challenge_method": "plain"}, "invalid_request"),
        ({"response_type": "token"}, "unsupported_response_type"),
        ({"scope": "everything"}, "invalid_scope"),
        ({"resource": "https://other.example/mcp"}, "invalid_target"),
        ({"state": "s" * 3000}, "invalid_request"),
    ],
)
def test_other_errors_are_shown_here_without_a_redirect(
    service: Service, wrong: dict[str, str | None], error: str
) -> None:
    answer = ConnectedProgram(service).ask(SiteClient(service), **wrong)

    assert answer.status_code == 400
    assert "location" not in answer.headers
    assert f"{error}: " in answer.text
    assert "everything" not in answer.text
    assert CALLBACK not in answer.text


def test_a_person_who_declines_stays_here_and_may_return_to_the_program(
    service: Service, ada: SiteClient
) -> None:
    page = ConnectedProgram(service).ask(ada).headers["location"]

    said = press(ada, page, "content publish", answer="deny")

    back = unescape(said.text.partition(f'href="{CALLBACK}?')[2].partition('"')[0])
    assert (said.status_code, "location" in said.headers) == (200, False)
    assert "127.0.0.1" in said.text
    assert dict(parse_qsl(back)) == {
        "error": "access_denied",
        "state": "of the program",
        "iss": "https://nonet.example",
    }
    assert ada.get("/developers/connect").status_code == 410


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("address", ["search-ms:query=x", "view-source:https://x.example/"])
def test_an_address_that_was_registered_once_and_may_not_be_is_refused(
    service: Service, ada: SiteClient, address: str, *, named: bool
) -> None:
    program = ConnectedProgram(service)
    stored = f"UPDATE oauth_clients SET redirect_uris = '{address}'"  # noqa: S608 - of the test
    service.execute(stored.replace(":", "\\:"))

    answer = program.ask(ada, redirect_uri=address if named else None)

    assert (answer.status_code, "location" in answer.headers) == (400, False)


def test_a_question_from_before_a_setting_changed_leads_nowhere(tmp_path: Path) -> None:
    address = "special:/callback"
    with Service(tmp_path, program_redirects=address, secret="s" * 32) as service:
        sealed = ConnectedProgram(service, callback=address).ask(SiteClient(service))
    with Service(tmp_path / "more", secret="s" * 32) as service:
        page = SiteClient(service).get(sealed.headers["location"])

    assert (sealed.status_code, page.status_code) == (303, 400)


def test_a_program_that_nobody_knows_is_not_let_in(service: Service, ada: SiteClient) -> None:
    assert ConnectedProgram(service, client_id="nobody").ask(ada).status_code == 400


def test_another_site_cannot_press_the_button(service: Service, ada: SiteClient) -> None:
    page = ConnectedProgram(service).ask(ada).headers["location"]
    fields = {"request": page.partition("request=")[2], "scope": "read", "answer": "allow"}

    answer = ada.client.post(
        "/developers/connect", data=fields, headers={"Sec-Fetch-Site": "cross-site"}
    )

    assert answer.status_code == 403


def test_a_question_is_good_for_half_an_hour_and_not_to_be_forged(
    service: Service, ada: SiteClient
) -> None:
    page = ConnectedProgram(service).ask(ada).headers["location"]

    assert ada.get(f"{page}0").status_code == 410
    assert ada.get("/developers/connect?request=").status_code == 410
    service.clock.advance(1801)
    assert ada.get(page).status_code == 410


def test_a_new_connection_is_announced_to_its_owner(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    ConnectedProgram(service).connect(ada)

    letter = mailbox.next()
    while "program" not in letter["subject"]:
        letter = mailbox.next()
    journal = ada.get("/developers/journal").text

    assert letter["subject"] == "A program was connected to your account at Nonet"
    assert "connect a program" in journal
