"""The package for JavaScript does what its page shows."""

import re
import subprocess
import sys
from pathlib import Path

from browser_engine import needs_engine
from nonet import engine
from own_node import NODE

pytestmark = needs_engine


REPOSITORY = Path(__file__).parents[2]
SCRIPT = REPOSITORY / "scripts" / "pack_browser.py"
PAGE = REPOSITORY / "bindings" / "browser" / "package" / "README.md"


def test_the_first_screen_of_the_package_runs(tmp_path: Path) -> None:
    place = tmp_path / "node_modules" / "nonet-engine"
    subprocess.run([sys.executable, SCRIPT, place], check=True)
    (example,) = re.findall(r"```js\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "example.mjs").write_text(example, "utf-8")

    ran = subprocess.run(
        [NODE, "example.mjs"], cwd=tmp_path, capture_output=True, check=True, text=True
    )

    made = engine.generate("hard", seed=5).puzzle
    first, look, *steps = ran.stdout.splitlines()
    assert first == f"{made} unique {engine.rate(made).er:g}"
    assert look.startswith("Look at ")
    assert [step.split(":")[0] for step in steps] == [
        step.technique for step in engine.solve_path(made).steps
    ]
