from nonet.errors import NonetError
from nonet.server.http.error_responses import error_response
from refusals import Refusal, refusal
from samples import UNIQUE
from service import Service


def test_a_failed_authentication_is_an_error_without_detail(service: Service) -> None:
    service.execute(
        "CREATE TRIGGER fault BEFORE INSERT ON quota_windows BEGIN SELECT RAISE(ABORT, 'no'); END"
    )

    answer = service.post("/check", {"puzzle": UNIQUE})

    assert refusal(answer) == Refusal(500, "INTERNAL_ERROR")
    assert answer.json()["error"]["message"] == "Something went wrong on our side."
    assert "RateLimit" not in answer.headers


def test_a_service_recovers_with_its_database(service: Service) -> None:
    service.execute("ALTER TABLE quota_windows RENAME TO gone")
    broken = service.post("/check", {"puzzle": UNIQUE})
    service.execute("ALTER TABLE gone RENAME TO quota_windows")

    assert refusal(broken) == Refusal(503, "UNAVAILABLE")
    assert broken.headers["Retry-After"] == "2"
    assert service.ask() == 200


def test_an_internal_error_affects_no_other_request(service: Service) -> None:
    service.execute("ALTER TABLE api_keys RENAME TO gone")

    answers = [
        service.client.post("/api/v1/check"),
        service.client.get("/api/v1/check"),
        service.client.get("/healthz"),
        service.client.get("/api/v1/openapi.json"),
    ]

    assert [answer.status_code for answer in answers] == [401, 405, 200, 200]


def test_an_error_without_a_status_is_an_internal_error() -> None:
    class UnheardOfError(NonetError):
        code = "UNHEARD_OF"

    answer = error_response(UnheardOfError("a detail"))

    assert answer.status_code == 500
    assert b"INTERNAL_ERROR" in answer.body
    assert b"detail" not in answer.body
