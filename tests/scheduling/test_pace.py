"""How long work takes of late."""

import pytest

from nonet.runtime.scheduling.fair_queue import MovingAverage, Size


def test_what_was_expected_gives_way_to_what_was_measured_an_eighth_at_a_time() -> None:
    pace = MovingAverage(expected_s=0.8)

    pace.note(Size.SMALL, 1.6)

    assert pace.of(Size.SMALL) == pytest.approx(0.9)
    assert pace.of(Size.BATCH) == pytest.approx(0.8)


def test_work_that_has_become_slow_is_known_as_slow_soon() -> None:
    pace = MovingAverage(expected_s=0.01)

    for _ in range(20):
        pace.note(Size.BATCH, 1.0)

    assert 0.9 < pace.of(Size.BATCH) < 1.0
