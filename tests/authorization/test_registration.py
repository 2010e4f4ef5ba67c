"""Programs register by themselves, within bounds, and are forgotten when nobody connects them."""

import re

import pytest
from sqlalchemy import func, select

from nonet.accounts.oauth.tokens import delete_expired_connections
from nonet.database.tables import oauth_clients
from oauth_client import CALLBACK, ConnectedProgram
from service import Service
from site_client import SiteClient

DAY_S = 86_400


def clients_of(service: Service) -> int:
    """Count the programs that are kept."""
    counted = select(func.count()).select_from(oauth_clients)
    return service.database.run_now(lambda connection: connection.execute(counted).scalar_one())


def drop(service: Service) -> None:
    """Delete expired connections, as the service does every hour."""
    service.database.run_now(delete_expired_connections, now_ms=service.now_ms)


def test_a_program_without_a_key_learns_where_to_go(service: Service) -> None:
    refused = service.client.post("https://nonet.example/mcp", json={})
    header = refused.headers["WWW-Authenticate"]
    metadata_url = header.partition('resource_metadata="')[2].partition('"')[0]
    tools = service.client.get(metadata_url).json()
    server = service.client.get(
        "/.well-known/oauth-authorization-server", headers={"Origin": "https://any.example"}
    )

    assert refused.status_code == 401
    assert header.endswith('scope="content publish"')
    assert tools["resource"] == "https://nonet.example/mcp"
    assert tools["authorization_servers"] == ["https://nonet.example"]
    assert tools["scopes_supported"] == ["all", "content", "publish", "read"]
    assert server.headers["Access-Control-Allow-Origin"] == "*"
    shown = server.json()
    assert {name: shown[name] for name in shown if name.endswith(("endpoint", "issuer"))} == {
        "issuer": "https://nonet.example",
        "authorization_endpoint": "https://nonet.example/oauth/authorize",
        "token_endpoint": "https://nonet.example/oauth/token",
        "registration_endpoint": "https://nonet.example/oauth/register",
        "revocation_endpoint": "https://nonet.example/oauth/revoke",
    }
    assert shown["code_challenge_methods_supported"] == ["S256"]
    assert shown["token_endpoint_auth_methods_supported"] == ["none"]
    assert shown["client_id_metadata_document_supported"]
    assert shown["authorization_response_iss_parameter_supported"]


def test_a_registration_with_a_secret_gets_none(service: Service) -> None:
    answer = ConnectedProgram(service).register(
        redirect_uris=[CALLBACK],
        token_endpoint_auth_method="client_secret_basic",  # noqa: S106 - that isn't a password
    )

    shown = answer.json()
    assert (answer.status_code, shown["token_endpoint_auth_method"]) == (201, "none")
    assert "client_secret" not in shown
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "address",
    [
        "http://tester.example/callback",
        "javascript:alert(1)",
        "data:text/html,hello",
        "file:///etc/passwd",
        "https://tester.example/callback#fragment",
        "https://me:secret@tester.example/callback",
        f"https://tester.example/{'x' * 1000}",
        "search-ms:query=x&crumb=location:\\\\tester.example",
        "view-source:https://tester.example/",
        "mailto:someone@tester.example",
        "ms-settings:privacy",
        "myprogram://callback",
        "com.example.:/callback",
        "cursor://anysphere.cursor-mcp/oauth/callback?more=1",
        "cursor://anysphere.cursor-mcp/other",
    ],
)
def test_redirect_addresses_that_no_program_can_have_are_rejected(
    service: Service, address: str
) -> None:
    answer = ConnectedProgram(service).register(redirect_uris=[CALLBACK, address])

    assert (answer.status_code, answer.json()["error"]) == (400, "invalid_redirect_uri")


@pytest.mark.parametrize(
    "address",
    [
        "cursor://anysphere.cursor-mcp/oauth/callback",
        "com.example.app:/callback",
        "https://claude.ai/api/mcp/auth_callback",
        "https://vscode.dev/redirect",
        "http://127.0.0.1:33418/",
        "http://[::1]:1234/callback",
    ],
)
def test_programs_that_people_use_are_called_back_where_they_ask(
    service: Service, ada: SiteClient, address: str
) -> None:
    program = ConnectedProgram(service, callback=address)

    assert program.trade(program.be_let_in(ada)).status_code == 200


@pytest.mark.parametrize("service_options", [{"program_redirects": "special:/a, special:/b"}])
def test_an_operator_names_further_addresses(service: Service, service_options: object) -> None:
    assert service_options
    program = ConnectedProgram(service)

    addresses = ["special:/b", "special:/c", "cursor://anysphere.cursor-mcp/oauth/callback"]
    statuses = [program.register(redirect_uris=[one]).status_code for one in addresses]

    assert statuses == [201, 400, 400]


@pytest.mark.parametrize(
    "wrong",
    [
        {"redirect_uris": ['\u00e9"\\\n']},
        {"redirect_uris": 7, "grant_types": "\u00e9", "jwks_uri": '"'},
        {"redirect_uris": ["search-ms:x"]},
        {"redirect_uris": [CALLBACK], "token_endpoint_auth_method": "private_key_jwt"},
    ],
)
def test_error_descriptions_have_only_allowed_characters(
    service: Service, wrong: dict[str, object]
) -> None:
    """RFC 6749, 5.2: no quotation marks, no backslashes, no line breaks."""
    answer = ConnectedProgram(service, client_id="x").register(**wrong)

    shown = answer.json()["error_description"]
    assert answer.status_code == 400
    assert re.fullmatch(r"[\x20-\x21\x23-\x5b\x5d-\x7e]+", shown), shown


def test_client_metadata_is_bounded(service: Service) -> None:
    program = ConnectedProgram(service)

    many = program.register(redirect_uris=[f"{CALLBACK}/{number}" for number in range(11)])
    large = program.register(redirect_uris=[CALLBACK], logo_uri=f"https://e.example/{'x' * 20_000}")
    named = program.register(redirect_uris=[CALLBACK], client_name="\u202e" + "n" * 500).json()

    assert (many.status_code, large.status_code) == (400, 400)
    assert named["client_name"] == "n" * 100


@pytest.mark.parametrize("service_options", [{"registrations_per_hour": 2}])
def test_registrations_are_bounded_per_address(service: Service, service_options: object) -> None:
    assert service_options
    program = ConnectedProgram(service)

    statuses = [program.register(redirect_uris=[CALLBACK]).status_code for _ in range(2)]
    service.clock.advance(3600)

    assert statuses == [201, 429]
    assert program.register(redirect_uris=[CALLBACK]).status_code == 201


def test_programs_that_nobody_connects_are_forgotten(service: Service, ada: SiteClient) -> None:
    used, unused = ConnectedProgram(service), ConnectedProgram(service)
    used.connect(ada)

    service.clock.advance(DAY_S)
    drop(service)

    assert clients_of(service) == 1
    assert used.renew().status_code == 200
    assert unused.ask(ada).status_code == 400


def test_programs_whose_connections_have_ended_are_forgotten_too(
    service: Service, ada: SiteClient
) -> None:
    program = ConnectedProgram(service)
    tokens = program.connect(ada)
    program.revoke(tokens["access_token"])

    service.clock.advance(29 * DAY_S)
    drop(service)
    kept = clients_of(service)
    service.clock.advance(DAY_S)
    drop(service)

    assert (kept, clients_of(service)) == (1, 0)
