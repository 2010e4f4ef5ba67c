"""Codes and tokens: traded once, bound to the tools, short, and over when they ought to be."""

import hashlib
import re

import pytest
from sqlalchemy import Connection

from acting import act
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.administration import restore_account, suspend_account
from nonet.database.tables import metadata
from oauth_client import CALLBACK, ConnectedProgram
from service import EMAIL, Service
from site_client import SiteClient

HOUR_S, DAY_S = 3600, 86_400


def test_a_connected_program_asks_and_its_requests_count_as_its_persons(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)
    tokens = program.connect(ada)

    answer = program.call()
    left = service.post("/check", {"puzzle": "." * 81}).headers["RateLimit"]

    assert answer.json()["result"]["structuredContent"]["status"] == "multiple"
    assert (tokens["token_type"], tokens["expires_in"]) == ("Bearer", HOUR_S)
    assert tokens["scope"] == "content publish"
    assert "r=58" in left


def test_a_token_is_valid_only_for_the_mcp_server(service: Service, ada: SiteClient) -> None:
    program = ConnectedProgram(service)
    token = program.connect(ada)["access_token"]

    answer = service.post("/check", {"puzzle": "." * 81}, key=token)

    assert answer.status_code == 401
    assert answer.json()["error"]["message"] == (
        "The token of this connection has expired, or isn't valid for this address."
    )


def test_a_token_that_was_made_for_another_address_is_not_taken(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)
    program.connect(ada)
    service.execute("UPDATE oauth_tokens SET resource = 'https://elsewhere.example/mcp'")

    assert program.call().status_code == 401


def test_other_resources_are_rejected_for_codes_and_tokens(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)

    asked = program.ask(ada, resource="https://elsewhere.example/mcp")
    traded = program.trade(program.be_let_in(ada), resource="https://elsewhere.example/mcp")

    assert (asked.status_code, "invalid_target: " in asked.text) == (400, True)
    assert (traded.status_code, traded.json()["error"]) == (400, "invalid_target")


def test_an_access_token_lasts_an_hour_and_is_renewed(service: Service, ada: SiteClient) -> None:
    program = ConnectedProgram(service)
    first = program.connect(ada)
    service.clock.advance(HOUR_S)

    ended = program.call()
    renewed = program.renew()

    assert ended.status_code == 401
    assert 'error="invalid_token"' in ended.headers["WWW-Authenticate"]
    assert renewed.status_code == 200
    assert set(first.values()).isdisjoint(
        {program.tokens["access_token"], program.tokens["refresh_token"]}
    )
    assert program.call().status_code == 200


def test_a_refresh_token_that_comes_twice_ends_the_whole_family(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)
    stolen = program.connect(ada)["refresh_token"]
    program.renew()
    assert program.call().status_code == 200

    again = program.renew(stolen)

    assert (again.status_code, again.json()["error"]) == (400, "invalid_grant")
    assert program.call().status_code == 401
    assert program.renew().status_code == 400


def test_a_repeated_code_ends_its_connection(service: Service, ada: SiteClient) -> None:
    program = ConnectedProgram(service)
    code = program.be_let_in(ada)
    assert program.trade(code).status_code == 200

    again = program.trade(code)

    assert (again.status_code, again.json()["error"]) == (400, "invalid_grant")
    assert program.call().status_code == 401


def test_a_code_is_good_for_a_minute_and_for_whom_it_was_made(
    service: Service, ada: SiteClient
) -> None:
    program, other = ConnectedProgram(service), ConnectedProgram(service)
    code = program.be_let_in(ada)

    assert other.trade(code).json()["error"] == "invalid_grant"
    assert program.trade(code, code_verifier="w" * 43).json()["error"] == "invalid_grant"
    assert program.trade(code, redirect_uri=f"{CALLBACK}/other").status_code == 400
    service.clock.advance(60)
    assert program.trade(code).json()["error"] == "invalid_grant"


def test_a_connection_that_nobody_uses_ends_after_thirty_days(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)
    program.connect(ada)
    service.clock.advance(29 * DAY_S)
    assert program.renew().status_code == 200
    service.clock.advance(29 * DAY_S)
    assert program.renew().status_code == 200

    service.clock.advance(30 * DAY_S)

    assert program.renew().json()["error"] == "invalid_grant"


def test_a_connection_ends_after_a_year_however_much_it_is_used(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)
    program.connect(ada)
    for _ in range(18):
        service.clock.advance(20 * DAY_S)
        assert program.renew().status_code == 200
    service.clock.advance(5 * DAY_S)

    assert program.call().status_code == 401
    assert program.renew().json()["error"] == "invalid_grant"


def test_a_program_hands_its_token_back(service: Service, ada: SiteClient) -> None:
    program, other = ConnectedProgram(service), ConnectedProgram(service)
    tokens = program.connect(ada)

    assert other.revoke(tokens["refresh_token"]) == 200
    assert program.call().status_code == 200
    assert program.revoke(tokens["refresh_token"]) == 200
    assert program.call().status_code == 401
    assert program.revoke("nonsense") == 200


def test_a_person_ends_a_connection_on_the_page_of_keys(service: Service, ada: SiteClient) -> None:
    program = ConnectedProgram(service)
    program.connect(ada)
    page = ada.get("/developers").text
    key_id = re.findall(r"/developers/keys/(\d+)/revoke", page)[-1]

    ada.post(f"/developers/keys/{key_id}/revoke")

    assert "Connected programs" in page
    assert program.call().status_code == 401
    assert program.renew().json()["error"] == "invalid_grant"
    assert ada.get(f"/developers/keys/{key_id}").status_code == 404


def test_a_suspension_ends_everything_for_good(service: Service, ada: SiteClient) -> None:
    program, late = ConnectedProgram(service), ConnectedProgram(service)
    program.connect(ada)
    code = late.be_let_in(ada)

    act(service.database, suspend_account, EMAIL, by=COMMAND_LINE, now_ms=service.now_ms)
    refused = (program.call().status_code, program.renew().status_code)
    traded = late.trade(code).status_code
    asked = ada.get(program.ask(ada).headers["location"]).status_code
    act(
        service.database,
        restore_account,
        EMAIL,
        by=COMMAND_LINE,
        secret=Secret(b"any"),
        now_ms=service.now_ms,
    )

    assert (refused, traded, asked) == ((401, 400), 400, 303)
    assert (program.call().status_code, program.renew().status_code) == (401, 400)


def test_tokens_and_codes_are_stored_as_hashes_and_named_in_no_log(
    service: Service, ada: SiteClient, capfd: pytest.CaptureFixture[str]
) -> None:
    program = ConnectedProgram(service)
    code = program.be_let_in(ada)
    program.trade(code)
    program.call()
    secrets = [code, program.tokens["access_token"], program.tokens["refresh_token"]]

    def all_rows(connection: Connection) -> str:
        rows = [connection.execute(table.select()).all() for table in metadata.tables.values()]
        return repr(rows)

    stored = service.database.run_now(all_rows)
    logged = capfd.readouterr()

    for secret in secrets:
        assert secret not in stored
        assert secret not in logged.out + logged.err
    assert repr(hashlib.sha256(secrets[1].encode()).digest()) in stored
