from pathlib import Path

from nonet.accounts.api_keys import list_keys
from nonet.accounts.usage import LastUse, write_last_use
from service import EMAIL, Service


def last_use(service: Service) -> list[int | None]:
    uses = [record.last_used_at_ms for record in service.database.run_now(list_keys, EMAIL)]
    service.database.close_now()
    return uses


def test_the_last_use_is_written_at_shutdown(tmp_path: Path) -> None:
    service = Service(tmp_path)
    unused = service.new_key()
    with service:
        service.ask()
        service.clock.advance(1)
        service.ask()
        used_at_ms = service.now_ms
        service.clock.advance(1)
        service.ask(key=unused[:-1] + "!")

    assert last_use(service) == [used_at_ms, None]


def test_a_rejected_request_does_not_count_as_use(tmp_path: Path) -> None:
    service = Service(tmp_path, rate_limit_per_minute=1)
    with service:
        service.ask()
        used_at_ms = service.now_ms
        service.clock.advance(5)
        service.ask()

    assert last_use(service) == [used_at_ms]


def test_an_older_use_never_replaces_a_newer_one(service: Service) -> None:
    key_id = service.database.run_now(list_keys, EMAIL)[0].id

    service.database.run_now(write_last_use, {key_id: 2_000})
    service.database.run_now(write_last_use, {key_id: 1_000})

    assert last_use(service) == [2_000]


def test_taken_uses_are_not_taken_again() -> None:
    uses = LastUse()
    uses.note(1, 10)
    uses.note(1, 20)
    uses.note(2, 15)

    assert [uses.take(), uses.take()] == [{1: 20, 2: 15}, {}]


def test_unwritten_uses_are_taken_again_unless_newer_ones_exist() -> None:
    uses = LastUse()
    uses.note(1, 10)
    uses.note(2, 15)
    unwritten = uses.take()
    uses.note(1, 20)

    uses.give_back(unwritten)

    assert uses.take() == {1: 20, 2: 15}
