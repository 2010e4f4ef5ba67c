"""Test the wheel in a folder beside common packages: Jupyter, data frames, an old pydantic.

Each combination has its own environment, which `uv` makes from cached packages. The library and
the commands must give the same results there as without neighbours. JupyterLab is tested with the
Python in `UV_PYTHON`, the old pydantic with this one.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from try_wheel import ANSWERS, require

REPOSITORY = Path(__file__).parent.parent
UV = Path(sys.executable).with_name("uv")
NOTEBOOK = REPOSITORY / "docs" / "tutorials" / "ten-minutes.ipynb"
OLDEST_PYDANTIC = "pydantic==2.7.*"

PICTURES = """
import warnings
warnings.simplefilter("error")
from nonet import engine
puzzle = engine.generate("hard", seed=1)
for result in (puzzle, engine.Grid(puzzle.puzzle), engine.grade(puzzle.puzzle)):
    assert "<img" in result._repr_html_(), result
"""
TABLES = """
import pandas, polars, pyarrow, pyarrow.parquet
from nonet import engine
puzzles = engine.generate_many("easy", 4)
rows = [puzzle.to_dict() for puzzle in puzzles]
pandas.DataFrame(rows).to_parquet("pandas.parquet")
polars.DataFrame(rows).write_parquet("polars.parquet")
pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), "arrow.parquet")
for name in ("pandas", "polars", "arrow"):
    read = pandas.read_parquet(f"{name}.parquet")
    assert read["seed"].tolist() == [puzzle.seed for puzzle in puzzles], name
    assert list(engine.check_many(read["puzzle"])) == list(engine.check_many(puzzles)), name
texts = pyarrow.array([puzzle.puzzle for puzzle in puzzles])
assert engine.grade_many(texts) == engine.grade_many(polars.Series(texts.to_pylist()))
seeds = pyarrow.array([engine.seed_of("nonet")], pyarrow.uint64())
assert seeds.to_pylist() == [engine.seed_of("nonet")]
"""
LIBRARY = """
from nonet import engine
puzzle = engine.generate("easy", seed=1)
assert engine.solve(puzzle.puzzle) == puzzle.solution
"""


def main() -> None:
    """Try the newest wheel of the given folder."""
    wheels = sorted(Path(sys.argv[1]).glob("nonet-*.whl"), key=lambda wheel: wheel.stat().st_mtime)
    wheel = str(wheels[-1].resolve())
    with tempfile.TemporaryDirectory() as folder:
        beside_jupyter(Path(folder) / "jupyter", wheel)
        beside_pydantic(Path(folder) / "pydantic", wheel)
    print(f"{wheels[-1].name}: beside JupyterLab, pandas, Polars, Arrow, {OLDEST_PYDANTIC} and 1.x")


def beside_jupyter(folder: Path, wheel: str) -> None:
    """Test it beside Jupyter and data frames, which install Babel, but not fluent.runtime."""
    python = os.environ.get("UV_PYTHON", sys.executable)
    neighbours = ["jupyterlab", "pandas", "polars", "pyarrow"]
    scripts = environment(folder, [wheel, *neighbours], python=python)
    drive(scripts, folder)
    run(scripts / "python", "-c", PICTURES, folder=folder)
    run(scripts / "python", "-c", TABLES, folder=folder)
    # It is written where it is read.
    shutil.copy(NOTEBOOK, folder)
    run(scripts / "jupyter", "execute", "--inplace", NOTEBOOK.name, folder=folder)


def beside_pydantic(folder: Path, wheel: str) -> None:
    """Test it beside a package that needs an old pydantic."""
    scripts = environment(folder, [wheel, OLDEST_PYDANTIC])
    drive(scripts, folder)
    run(UV, "pip", "install", "-q", "--python", str(scripts / "python"), "pydantic<2")
    run(scripts / "python", "-c", LIBRARY, folder=folder)
    serve = ("serve", "--help")
    require(scripts, str(folder), serve, status=1, expected="is too old. Update it with")


def drive(scripts: Path, folder: Path) -> None:
    """Check that each command's output is the same as without neighbours."""
    for arguments, expected in {("--help",): "Usage", **ANSWERS}.items():
        require(scripts, str(folder), arguments, status=0, expected=expected)


def environment(folder: Path, packages: Iterable[str], *, python: str = sys.executable) -> Path:
    """Make an environment of some packages, and return the folder of its programs."""
    run(UV, "venv", "-q", "--python", python, str(folder))
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    run(UV, "pip", "install", "-q", "--python", str(scripts / "python"), *packages)
    return scripts


def run(program: Path, *arguments: str, folder: Path | None = None) -> None:
    """Run a program, and exit if it fails."""
    own = {"IPYTHONDIR": str(folder), "JUPYTER_RUNTIME_DIR": str(folder)} if folder else {}
    ended = subprocess.run(  # noqa: S603 - our own command
        [program, *arguments],
        cwd=folder,
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode:
        sys.exit(f"{program.name} {arguments[-1]:.90}\n{ended.stdout}{ended.stderr}")


if __name__ == "__main__":
    main()
