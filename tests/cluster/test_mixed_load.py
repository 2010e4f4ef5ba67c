"""Everything at once for a long while: each answer is right, and memory stays flat."""

import os
import time
from collections import Counter
from itertools import count
from pathlib import Path

import pytest

from mixed_load import LIMITS, RIGHT, THREADS, rounds
from server import Server
from server_metrics import resident_bytes

MOST_GROWTH = 20_000_000
AT_ONCE = 2 * THREADS
# After these rounds every cache, pool and thread has grown to its normal size.
WARM_UP = 3
SHORT = 3
LONG_S = 600 if os.environ.get("NONET_EXHAUSTIVE") else 0


@pytest.mark.timeout(LONG_S + 300)
def test_under_mixed_load_every_answer_is_right_and_memory_stays_flat(tmp_path: Path) -> None:
    numbers, went, sizes = count(), 0, []
    answers: Counter[tuple[str, str]] = Counter()
    with Server(tmp_path, printers=1, **LIMITS) as server:
        for _ in range(WARM_UP):
            answers += rounds(server, numbers, AT_ONCE)
        before = resident_bytes(server.pid)
        end_s = time.monotonic() + LONG_S
        while went < SHORT or time.monotonic() < end_s:
            answers += rounds(server, numbers, AT_ONCE)
            sizes.append(resident_bytes(server.pid))
            went += 1

    assert [key for key in answers if key[1] != RIGHT] == []
    whole = (WARM_UP + went) * AT_ONCE
    assert {times % whole for times in answers.values()} == {0}
    assert max(sizes) - before < MOST_GROWTH
