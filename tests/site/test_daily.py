"""Five puzzles a day, which never change."""

import asyncio
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from nonet import engine
from nonet.puzzles.links.identifiers import puzzle_id
from nonet.runtime.workpool import WorkPool
from nonet.server.site.daily_puzzles import DailyPuzzles, Drawn, draw, find_day, keep_day
from service import Service, small_workbench

DAY = 86_400
TODAY = "2026-11-20"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """Start a fresh service, which keeps no days yet."""
    with Service(tmp_path) as fresh:
        yield fresh


def five_of(service: Service, day: str) -> list[str]:
    answer = service.client.get(f"/daily/{day}")
    assert answer.status_code == 200
    return re.findall(r'data-progress="(v1-\d{81})"', answer.text)


def test_a_day_has_one_puzzle_of_each_label(service: Service) -> None:
    ids = five_of(service, TODAY)

    labels = [engine.label_of(one.removeprefix("v1-")) for one in ids]
    assert labels == list(engine.LABELS)
    assert re.findall(r'data-progress="(v1-\d{81})"', service.client.get("/daily").text) == ids


@pytest.mark.parametrize("day", ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"])
def test_the_puzzles_of_a_day_have_different_solutions(service: Service, day: str) -> None:
    service.client.get("/daily")
    service.clock.advance(3 * DAY)
    ids = five_of(service, day)

    assert len({engine.solve(one.removeprefix("v1-")) for one in ids}) == len(engine.LABELS)


def test_a_stored_day_never_changes(service: Service) -> None:
    kept: dict[str, str] = {
        label: engine.generate(label, seed=4711).puzzle for label in engine.LABELS
    }
    service.database.run_now(keep_day, date.fromisoformat(TODAY), kept)

    assert five_of(service, TODAY) == [puzzle_id(puzzle) for puzzle in kept.values()]


def test_only_days_of_the_last_year_have_pages(service: Service) -> None:
    first = five_of(service, TODAY)
    service.clock.advance(3 * DAY)

    skipped = five_of(service, "2026-11-22")
    today = five_of(service, "2026-11-23")
    year_ago = five_of(service, "2025-11-23")

    assert len({*first, *skipped, *today, *year_ago}) == 20
    assert five_of(service, TODAY) == first
    for day in ("2026-11-25", "2025-11-22", "2026-11-31", "20261120", "2026-1-1", "x"):
        assert service.client.get(f"/daily/{day}").status_code == 404


def test_a_day_begins_in_the_earliest_time_zone(service: Service) -> None:
    """Ten in the morning of a day in UTC is midnight of the next on Kiritimati."""
    service.clock.advance(-2 * 3600 - 1)
    assert service.client.get("/daily/2026-11-21").status_code == 404

    service.clock.advance(1)

    assert len(five_of(service, "2026-11-21")) == 5
    assert f'data-day="{TODAY}"' in service.client.get("/daily").text


def test_a_day_of_the_archive_is_drawn_from_its_date_and_kept_when_opened(
    service: Service,
) -> None:
    day = date(2026, 3, 1)
    expected = [puzzle_id(puzzle) for puzzle in draw(day).values()]
    assert service.database.run_now(find_day, day) == {}

    assert five_of(service, str(day)) == expected

    kept = service.database.run_now(find_day, day)
    assert [puzzle_id(kept[label]) for label in engine.LABELS] == expected


@pytest.mark.english
def test_a_calendar_links_to_the_available_days(service: Service) -> None:
    five_of(service, TODAY)
    service.clock.advance(11 * DAY)

    december = service.client.get("/daily").text
    november = service.client.get("/daily/2026-11-30").text

    # It is noon in UTC: further east, the next day has begun.
    begun = ["2026-12-01", "2026-12-02"]
    assert re.findall(r'href="/daily/([\d-]+)" data-date', december) == begun
    assert 'href="/daily/2026-11-30" aria-label="Previous month"' in december
    days = re.findall(r'href="/daily/2026-11-(\d\d)" data-date', november)
    assert days == [f"{day:02}" for day in range(1, 31)]
    assert 'href="/daily/2026-12-01" aria-label="Next month"' in november


def test_a_puzzle_of_a_day_knows_its_neighbours(service: Service) -> None:
    ids = five_of(service, TODAY)

    page = service.client.get(f"/puzzles/{ids[1]}?daily={TODAY}").text
    stranger = service.client.get(f"/puzzles/{ids[1]}?daily=2026-11-19").text

    assert f'data-day="{TODAY}"' in page
    assert f'href="/puzzles/{ids[0]}?daily={TODAY}" rel="prev"' in page
    assert f'href="/puzzles/{ids[2]}?daily={TODAY}" rel="next"' in page
    assert f'href="/daily/{TODAY}"' in page
    assert "data-day" not in stranger


@pytest.mark.parametrize("days", [0, 1, 5])
def test_the_home_page_shows_the_easy_daily_puzzle(service: Service, days: int) -> None:
    service.clock.advance(days * DAY)

    found = re.search(r'data-puzzle="([^"]+)"', service.client.get("/").text)

    assert found
    easy = engine.LABELS.index("easy")
    assert found[1] == five_of(service, str(date(2026, 11, 20 + days)))[easy]


def test_simultaneous_requests_generate_a_day_once(service: Service) -> None:
    """One thread and nobody waiting for it: a second drawing would be refused."""
    bench = small_workbench(WorkPool(threads=1, queue=0, share=1))
    day = date.fromisoformat(TODAY)

    async def visit() -> list[Drawn | None]:
        daily = DailyPuzzles(bench, service.database, service.clock)
        return await asyncio.gather(*(daily.of(day) for _ in range(9)))

    days = asyncio.run(visit())

    assert days == [days[0]] * 9
    assert days[0]
