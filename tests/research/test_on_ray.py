"""A cluster makes the same corpus, whichever of its workers are lost."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from command_line import CommandLine
from corpus_recipes import RECIPE, files_of, rows_of, write_recipe
from processes import child_process, children_of
from waiting import eventually

PATIENCE_S = 600
MANY = RECIPE.replace("count = 70", "count = 2600").replace("shard_rows = 40", "shard_rows = 1000")

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.timeout(2 * PATIENCE_S)]


def descendants(process: int) -> set[int]:
    below = children_of(process)
    return below.union(*map(descendants, below))


def workers_of(process: int) -> set[int]:
    """Return the processes of a cluster that make units now."""
    found = set()
    for each in descendants(process):
        with suppress(OSError):  # it has ended meanwhile
            if b"ray::make_unit" in Path(f"/proc/{each}/cmdline").read_bytes():
                found.add(each)
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, to find the workers")
def test_a_cluster_that_loses_a_worker_makes_the_same_bytes(nonet: CommandLine) -> None:
    write_recipe(nonet.folder, MANY)
    alone = nonet("corpus", "make", "recipe.toml", "--out", "alone", "--processes", "1")
    assert (alone.status, alone.errors) == (0, "")
    line = ["-m", "nonet", "corpus", "make", "recipe.toml", "--out", "many", "--on", "ray"]
    command = [sys.executable, *line, "--processes", "2"]
    units = nonet.folder / "many.part" / "units"

    with child_process(
        command, cwd=nonet.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as making:
        eventually(lambda: bool(workers_of(making.pid)), timeout_s=PATIENCE_S)
        lost = workers_of(making.pid)
        for worker in lost:
            os.kill(worker, signal.SIGKILL)
        before = len(list(units.glob("*.arrow")))
        output, errors = making.communicate(timeout=PATIENCE_S)

    assert lost
    assert before < 6
    assert (making.returncode, output) == (0, "many: 2,630 puzzles\n"), errors
    assert files_of(nonet.folder / "many") == files_of(nonet.folder / "alone")
    assert len(set(rows_of(nonet.folder / "many")["id"].to_pylist())) == 2630


def test_an_unreachable_cluster_is_reported_in_one_line(nonet: CommandLine) -> None:
    write_recipe(nonet.folder)

    outcome = nonet(
        *("corpus", "make", "recipe.toml", "--out", "many", "--on", "ray"),
        *("--address", "127.0.0.1:1"),
    )

    assert (outcome.status, outcome.output) == (1, "")
    assert outcome.errors.startswith("nonet: no Ray cluster at 127.0.0.1:1: ")
    assert outcome.errors.count("\n") == 1
    assert not (nonet.folder / "many").exists()
