"""Programs that measure a search, ours and those of peers, and their results."""

import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
PEERS = REPOSITORY / "benchmarks" / "peers"
NATIVE = {"RUSTFLAGS": "-C target-cpu=native"}
MANIFEST = """[package]
name = "rust-sudoku"
version = "0.0.0"
edition = "2021"
[[bin]]
name = "rust_sudoku"
path = "{driver}"
[dependencies]
sudoku = {{ path = "{folder}" }}
[profile.release]
codegen-units = 1
lto = "fat"
[workspace]
"""


@dataclass(frozen=True, slots=True)
class SearchFigures:
    """A program's results for a file."""

    time_us: float
    nodes: float
    solutions: int


@dataclass(frozen=True, slots=True)
class SearchProgram:
    """A program as `engine/examples/measure_search.rs` is."""

    name: str
    path: Path

    def measure(self, grids: Path, rounds: int) -> SearchFigures:
        """Measure a file on one core."""
        shown = _run([*_one_core(), str(self.path), str(rounds), str(grids)])
        _, _, time_us, nodes, solutions = shown.split("\t")
        return SearchFigures(float(time_us), float(nodes), int(solutions))


def our_own(*, native: bool = False) -> SearchProgram:
    """Build our program, for all machines of this kind or only for this one."""
    return SearchProgram("nonet", _build("measure_search", native=native))


def count_full_grids(rounds: int) -> int:
    """Return how many random full grids are made in a second, on one core."""
    return int(_run([*_one_core(), str(_build("measure_full_grids")), str(rounds)]))


def _build(example: str, *, native: bool = False) -> Path:
    target = REPOSITORY / "target" / ("native" if native else "")
    build = ["cargo", "build", "-q", "--release", "--locked", "--example", example]
    options = {"CARGO_TARGET_DIR": str(target), **(NATIVE if native else {})}
    _run([*build, "--package", "nonet-engine"], cwd=REPOSITORY, **options)
    return target / "release" / "examples" / example


def of_peers() -> list[SearchProgram]:
    """Build a program on each peer whose folder is given."""
    known = {"NONET_BENCH_TDOKU": _tdoku, "NONET_BENCH_SUDOKU": _rust_sudoku}
    return [
        build(Path(os.environ[name]).resolve())
        for name, build in known.items()
        if os.environ.get(name)
    ]


def _tdoku(folder: Path) -> SearchProgram:
    program = Path(tempfile.mkdtemp(prefix="nonet-peer-")) / "tdoku"
    compiler = shutil.which("clang++") or "g++"
    sources = [PEERS / "tdoku.cc", folder / "src/solver_dpll_triad_simd.cc", folder / "src/util.cc"]
    options = ["-O3", "-march=native", "-std=c++17", f"-I{folder / 'include'}", "-o", str(program)]
    _run([compiler, *options, *map(str, sources)])
    return SearchProgram("tdoku", program)


def _rust_sudoku(folder: Path) -> SearchProgram:
    made = Path(tempfile.mkdtemp(prefix="nonet-peer-"))
    manifest = MANIFEST.format(driver=PEERS / "rust_sudoku.rs", folder=folder)
    (made / "Cargo.toml").write_text(manifest, "utf-8")
    options = {"CARGO_TARGET_DIR": str(made / "target"), **NATIVE}
    _run(["cargo", "build", "-q", "--release"], cwd=made, **options)
    return SearchProgram("rust sudoku", made / "target/release/rust_sudoku")


def measure_instructions(program: SearchProgram, grids: Path) -> str:
    """Return the instructions of one grid, as valgrind counts them; a dash without valgrind.

    What a program does before and after is the same for any number of rounds.
    """
    if not shutil.which("valgrind"):
        return "-"
    once, thrice = (_count(program, grids, rounds) for rounds in (1, 3))
    count = len(grids.read_text("ascii").splitlines())
    return str(round((thrice - once) / 2 / count))


def _count(program: SearchProgram, grids: Path, rounds: int) -> int:
    options = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = ["valgrind", *options, str(program.path), str(rounds), str(grids)]
    ended = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    found = re.search(r"I\s+refs:\s+([\d,]+)", ended.stderr)
    assert found, ended.stderr
    return int(found[1].replace(",", ""))


def _one_core() -> list[str]:
    last = max(os.sched_getaffinity(0))
    return ["taskset", "-c", str(last)] if shutil.which("taskset") else []


def _run(command: list[str], cwd: Path | None = None, **variables: str) -> str:
    environment = os.environ | variables
    ended = subprocess.run(  # noqa: S603
        command, check=True, stdout=subprocess.PIPE, text=True, cwd=cwd, env=environment
    )
    return ended.stdout
