"""Each alert fires by its fault, made on a running service, and ends once its line was followed.

The service is scraped by Debian's own Prometheus as `deploy/monitoring` configures it, and promtool
judges its scrapes: see `alerting`. The tests follow the steps of the runbook's line.
"""

import json
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from resource import RLIMIT_DATA, prlimit

import pytest
from httpx2 import Client

from alerting import Watch, needs_monitoring
from command_line import CommandLine
from hostile_logos import HEAVIEST
from mail_server import Mailbox
from postgres import MISSING, PostgreSQLServer, find_programs, postgresql_server
from processes import children_of, data_bytes
from samples import GOLDEN_NUGGET, UNIQUE
from server import SERVING, Server
from waiting import eventually, patient_client
from watched_service import (
    A_WHILE,
    all_is_well,
    check,
    finding,
    look_of,
    started_anew,
    watched,
)

pytestmark = [needs_monitoring, pytest.mark.timeout(120)]

FAULTS = ("NonetFaultsBurnFast", "NonetFaultsBurn")
SHEET = {"source": "own", "puzzles": f"{UNIQUE}\n" * 4, "per-page": "1", "answers": "full"}
SAME = {"Sec-Fetch-Site": "same-origin"}


def relabelled(grid: str, count: int) -> list[str]:
    """Return puzzles as hard as one, none of which was met before."""
    digits = "123456789"
    turned = [digits[at:] + digits[:at] for at in range(9)]
    swapped = [each[1] + each[0] + each[2:] for each in turned]
    kinds = [str.maketrans(digits, each) for each in (*turned, *swapped)]
    return [grid.translate(each) for each in kinds][:count]


def at_once(count: int, ask: Callable[[int], int]) -> list[int]:
    with ThreadPoolExecutor(count) as callers:
        return list(callers.map(ask, range(count)))


@pytest.fixture
def postgresql() -> Iterator[PostgreSQLServer]:
    programs = find_programs()
    if programs is None:
        pytest.skip(MISSING)
    with postgresql_server(programs) as server:
        yield server


def test_a_stopped_database_raises_an_alert_and_so_do_the_errors_of_callers(
    postgresql: PostgreSQLServer, tmp_path: Path
) -> None:
    url = postgresql.new_database()
    nonet = CommandLine(tmp_path, database_url=url)
    with watched(tmp_path, database_url=url, database_timeout_ms=1000) as (server, watch):
        postgresql.stop()
        server.log.wait_for("database_unavailable")
        assert check(server) == 503
        watch.look()
        assert {check(server) for _ in range(20)} == {503}
        watch.passes(A_WHILE, "NonetDatabaseUnavailable", *FAULTS)

        line = look_of("NonetDatabaseUnavailable", *FAULTS)
        assert "`nonet doctor`" in line
        assert '"status":5' in line
        assert [each for each in server.log.text.splitlines() if '"status":5' in each]
        assert nonet("doctor").status == 1
        postgresql.start()
        eventually(lambda: server.client.get("/readyz").status_code == 200)
        all_is_well(server, watch)


def test_pages_that_wait_for_processors_raise_an_alert(tmp_path: Path) -> None:
    with watched(tmp_path, work_threads=1) as (server, watch):
        hard = [f"/puzzles/v1-{each.replace('.', '0')}" for each in relabelled(GOLDEN_NUGGET, 18)]
        watch.look()
        with patient_client(server.url) as client:
            answers = at_once(18, lambda at: client.get(hard[at]).status_code)
        assert answers == [200] * 18
        watch.passes(A_WHILE, "NonetSlowBurnFast")

        assert "more `NONET_WORKERS`" in look_of("NonetSlowBurnFast")
        key = server.key
        server.stop()
        with started_anew(server, watch, tmp_path, workers=2) as other:
            all_is_well(other, watch, key)


def test_a_service_that_ended_raises_an_alert(tmp_path: Path) -> None:
    with watched(tmp_path) as (server, watch):
        key = server.key
        server.send(signal.SIGKILL)
        server.wait()
        watch.passes(A_WHILE, "NonetDown")

        assert "start nonet" in look_of("NonetDown")
        with started_anew(server, watch, tmp_path) as other:
            all_is_well(other, watch, key)


def test_an_account_that_asks_for_too_much_raises_an_alert(tmp_path: Path) -> None:
    grids = relabelled(GOLDEN_NUGGET, 18)
    known = {"work_threads": 1, "work_queue": 0, "rate_limit_per_minute": 1000}
    with watched(tmp_path, **known) as (server, watch):
        key = server.key

        def grade(at: int) -> int:
            return server.post("/grade", {"puzzle": grids[at % 18]}, key=key).status_code

        watch.look()
        answers = at_once(36, grade)
        assert set(answers) == {200, 503}
        watch.passes(A_WHILE, "NonetOverloaded")

        assert "lower the limit" in look_of("NonetOverloaded")
        (line, *_) = [each for each in server.log.text.splitlines() if "OVERLOADED" in each]
        assert '"account":' in line
        nonet = CommandLine(tmp_path)
        assert nonet("accounts", "limit", "developer@localhost", "--requests", "30").status == 0
        # Of its own it had spent as many by then.
        assert set(at_once(36, grade)) == {429}
        assert nonet("accounts", "create", "other@example.com").status == 0
        other = nonet("keys", "create", "other@example.com", "--name", "other").output.strip()
        all_is_well(server, watch, other)


def test_printers_that_ran_out_raise_an_alert(tmp_path: Path) -> None:
    logo = HEAVIEST["everything"]()

    def send(client: Client) -> int:
        files = {"logo": ("logo.svg", logo, "image/svg+xml")}
        return client.post("/print", data=SHEET, files=files, headers=SAME).status_code

    with watched(tmp_path, printers=1, prints_per_ten_minutes=100) as (server, watch):
        key = server.key
        with patient_client(server.url) as client, ThreadPoolExecutor(15) as teachers:
            sheets = [teachers.submit(send, client) for _ in range(15)]
            eventually(lambda: _waiting(watch) > 0)
            watch.passes(A_WHILE, "NonetPrintersBusy")
            assert "more `NONET_PRINTERS`" in look_of("NonetPrintersBusy")
            assert {each.result() for each in sheets} == {200}
        server.stop()
        with started_anew(server, watch, tmp_path, printers=2) as other:
            all_is_well(other, watch, key)


def _waiting(watch: Watch) -> float:
    seen = watch.look()
    return sum(
        value
        for name, value in seen.items()
        if name.startswith("nonet_turns_waiting") and "printers" in name
    )


def test_undelivered_letters_raise_an_alert(tmp_path: Path) -> None:
    mailbox = Mailbox()
    known = {"smtp_url": mailbox.url, "sign_ins_per_hour": 100}
    nonet = CommandLine(tmp_path, **known)

    def ask_for_a_letter(server: Server) -> int:
        form = {"email": "ada@example.com"}
        return server.client.post("/developers/sign-in", data=form, headers=SAME).status_code

    with watched(tmp_path, **known) as (server, watch):
        watch.look()
        ask_for_a_letter(server)
        watch.passes(A_WHILE, "NonetLettersFail", "NonetFaultsBurn")

        assert "`nonet doctor --live`" in look_of("NonetLettersFail")
        assert finding("letter", nonet) == "wrong"
        with mailbox:
            assert finding("letter", nonet) == "ok"
            ask_for_a_letter(server)
            assert mailbox.next()["To"]
            all_is_well(server, watch)


def test_workers_that_die_again_and_again_raise_an_alert(tmp_path: Path) -> None:
    with watched(tmp_path, workers=2) as (server, watch):
        key = server.key
        watch.look()
        os.kill(_workers(server)[0], signal.SIGKILL)
        server.log.wait_for(SERVING, times=3)
        watch.passes(A_WHILE, "NonetWorkersDie")

        assert "grep died" in look_of("NonetWorkersDie")
        assert "died" in server.log.text
        server.stop()
        with started_anew(server, watch, tmp_path, workers=1) as other:
            all_is_well(other, watch, key)


def _workers(server: Server) -> list[int]:
    lines = [json.loads(line) for line in server.log.text.splitlines() if SERVING in line]
    return [line["process"] for line in lines]


def test_sheets_that_run_into_a_limit_raise_an_alert(tmp_path: Path) -> None:
    with watched(tmp_path, rate_limit_per_minute=1000) as (server, watch):

        def ask(count: int) -> int:
            body = {"puzzles": [UNIQUE] * count, "layout": 9}
            return server.post("/sheets", body, key=server.key).status_code

        before = children_of(server.worker)
        assert ask(1) == 200
        (printer,) = children_of(server.worker) - before
        most = data_bytes(printer) + (8 << 20)
        prlimit(printer, RLIMIT_DATA, (most, most))
        watch.look()
        assert ask(60) == 422
        watch.passes(A_WHILE, "NonetPrintLimits", once="nonet_print_limits_total")

        assert "`print_limit_exceeded`" in look_of("NonetPrintLimits")
        assert "print_limit_exceeded" in server.log.text
        assert "PRINT_LIMIT" in server.log.text
        all_is_well(server, watch)
