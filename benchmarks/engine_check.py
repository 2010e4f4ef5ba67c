"""The cost of a uniqueness check, set by set: the engine, the library, and given peers.

Times are microseconds a grid on one core. `peers/README.md` says how peers are given, and
`docs/explanation/search.md` how the figures come about.
"""

import os
import time
from pathlib import Path

from measuring.search import SearchFigures, SearchProgram, measure_instructions, of_peers, our_own
from nonet import engine

BESIDE_THE_REPOSITORY = Path(__file__).parents[2] / "shared" / "data"
FOLDER = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY)) / "engine"
ROUNDS = 9


def measure_library(grids: list[str], threads: int | None) -> tuple[float, engine.Verdicts]:
    """Return the best microseconds per grid of a few rounds, and the verdicts."""
    best, verdicts = float("inf"), engine.Verdicts.of([])
    for _ in range(ROUNDS):
        start = time.perf_counter()
        verdicts = engine.check_many(grids, threads=threads)
        best = min(best, time.perf_counter() - start)
    return best * 1e6 / len(grids), verdicts


def describe(
    path: Path, own: SearchProgram, native: SearchProgram | None, peers: list[SearchProgram]
) -> str:
    """Check one set with everything, and return its line."""
    rows = [line.split("\t") for line in path.read_text(encoding="ascii").splitlines()]
    grids = [row[0] for row in rows]
    in_library, verdicts = measure_library(grids, 1)
    on_all_cores, _ = measure_library(grids, None)
    assert [[v.status, v.solution or "-"] for v in verdicts] == [row[1:] for row in rows]
    measured = own.measure(path, ROUNDS)
    assert measured.nodes == round(sum(verdicts.nodes) / len(grids), 3)
    columns = [
        f"{path.stem:26}{measured.time_us:8.2f} us",
        f"{measured.nodes:8.2f} nodes {measure_instructions(own, path):>7} instructions",
        f"library {in_library:.2f} us, {in_library / measured.time_us:.2f} of it",
        f"on all cores {on_all_cores:.2f} us",
    ]
    if native:
        ours = native.measure(path, ROUNDS)
        columns.append(f"native {ours.time_us:.2f} us")
        columns += [_beside(ours, peer, peer.measure(path, ROUNDS)) for peer in peers]
    return ", ".join(columns)


def _beside(ours: SearchFigures, peer: SearchProgram, theirs: SearchFigures) -> str:
    assert theirs.solutions == ours.solutions, peer.name
    return f"{peer.name} {theirs.time_us:.2f} us ({ours.time_us / theirs.time_us:.2f})"


def main() -> None:
    """Print a line per set."""
    if not FOLDER.is_dir():
        print("skipped: the corpora are not in ../shared/data, nor where NONET_TEST_DATA says")
        return
    own, peers = our_own(), of_peers()
    native = our_own(native=True) if peers else None
    for path in sorted(FOLDER.glob("*.txt")):
        print(describe(path, own, native, peers), flush=True)


if __name__ == "__main__":
    main()
