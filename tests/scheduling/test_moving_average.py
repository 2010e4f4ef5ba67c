"""Recent durations of work."""

import pytest

from nonet.runtime.scheduling.fair_queue import MovingAverage, Size


def test_the_moving_average_weighs_a_measurement_by_an_eighth() -> None:
    pace = MovingAverage(expected_s=0.8)

    pace.note(Size.SMALL, 1.6)

    assert pace.of(Size.SMALL) == pytest.approx(0.9)
    assert pace.of(Size.BATCH) == pytest.approx(0.8)


def test_the_moving_average_adapts_quickly_to_slow_work() -> None:
    pace = MovingAverage(expected_s=0.01)

    for _ in range(20):
        pace.note(Size.BATCH, 1.0)

    assert 0.9 < pace.of(Size.BATCH) < 1.0
