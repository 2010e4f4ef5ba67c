from nonet import engine
from service import Service
from waiting import eventually


def test_a_process_that_lives_says_so_with_its_engine(service: Service) -> None:
    answer = service.client.get("/healthz")

    assert (answer.status_code, answer.json()) == (
        200,
        {"status": "ok", "engineVersion": engine.VERSION},
    )


def test_a_service_is_ready_while_its_database_is(service: Service) -> None:
    def status() -> int:
        return service.client.get("/readyz").status_code

    ready = service.client.get("/readyz")
    service.execute("ALTER TABLE probe RENAME TO gone")
    eventually(lambda: status() == 503)
    unready = service.client.get("/readyz")
    service.execute("ALTER TABLE gone RENAME TO probe")
    eventually(lambda: status() == 200)

    assert (ready.status_code, ready.json()) == (200, {"status": "ok"})
    assert (unready.status_code, unready.json()) == (503, {"status": "unavailable"})


def test_a_path_beside_the_api_is_not_found(service: Service) -> None:
    answers = [service.client.get("/nothing"), service.client.get("/api/v2/check")]

    assert [answer.status_code for answer in answers] == [404, 404]
