"""The package for JavaScript behaves as its page shows."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from machine import NODE, needs_engine
from nonet import engine
from nonet.engine import variants
from nonet.i18n.catalogue import Catalogue, english
from nonet.puzzles.explanations.guidance import as_text, guide

pytestmark = needs_engine


EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
REPOSITORY = Path(__file__).parents[2]
SCRIPT = REPOSITORY / "scripts" / "pack_browser.py"
PAGE = REPOSITORY / "bindings" / "browser" / "package" / "README.md"
HOSTS = {
    "node": [str(NODE)],
    # Tests have their folders in /dev/shm, which Deno opens only with all permissions.
    "deno": ["deno", "run", "--allow-all", "--node-modules-dir=manual"],
    "bun": ["bun"],
}


@pytest.mark.parametrize("host", HOSTS)
def test_the_first_screen_of_the_package_runs(host: str, tmp_path: Path) -> None:
    program, *options = HOSTS[host]
    if shutil.which(program) is None:
        pytest.skip(f"no {program} here: `npm install --global {program}` brings it")
    place = tmp_path / "node_modules" / "nonet-engine"
    subprocess.run([sys.executable, SCRIPT, place], check=True)
    (example,) = re.findall(r"```js\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "example.mjs").write_text(example, "utf-8")
    # Deno looks for packages beside the one that it runs.
    (tmp_path / "package.json").write_text("{}", "utf-8")

    ran = subprocess.run(
        [program, *options, "example.mjs"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "DENO_DIR": str(tmp_path / "deno")},
    )

    made = engine.generate("hard", seed=5).puzzle
    first, look, *steps = ran.stdout.splitlines()
    assert first == f"{made} unique {engine.rate(made).er:g} true"
    assert look.startswith("Look at ")
    assert [step.split(":")[0] for step in steps] == [
        step.technique for step in engine.solve_path(made).steps
    ]


def _told(folder: Path, script: str) -> list[str]:
    """Return the words that a script writes, which has the package."""
    subprocess.run([sys.executable, SCRIPT, folder / "node_modules" / "nonet-engine"], check=True)
    (folder / "script.mjs").write_text(script, "utf-8")
    words = subprocess.run(
        [str(NODE), "script.mjs"], cwd=folder, capture_output=True, check=True, text=True
    )
    return words.stdout.split()


SOLVED = """
import { generate, solve } from "nonet-engine";
const grids = ["EASY", ".".repeat(81), "11" + ".".repeat(79), "1"];
const told = grids.map((grid) => {
  try {
    return solve(grid);
  } catch ({ code, status }) {
    return `${code}:${status}`;
  }
});
console.log(...told, generate({ seed: 5n, label: "hard" }).solution);
"""


def test_a_puzzle_is_solved_and_an_invalid_one_is_refused(tmp_path: Path) -> None:
    made = engine.generate("hard", seed=5)

    assert _told(tmp_path, SOLVED.replace("EASY", EASY)) == [
        engine.solve(EASY),
        "NOT_UNIQUE:multiple",
        "NOT_UNIQUE:invalid",
        "INVALID_REQUEST:undefined",
        made.solution,
    ]


VAIN = """
import { generate } from "nonet-engine";
const wishes = [
  { minRating: 9, maxRating: 8 },
  { minGivens: 30, maxGivens: 20 },
  { technique: "x-wing", label: "easy" },
];
const codes = wishes.map((wish) => {
  try {
    return generate({ ...wish, seed: 1 }).puzzle;
  } catch (refusal) {
    return refusal.code;
  }
});
console.log(codes.join(" "));
"""


@pytest.mark.thorough
def test_a_wish_that_nothing_meets_is_given_up(tmp_path: Path) -> None:
    assert _told(tmp_path, VAIN) == ["INVALID_WISH", "INVALID_WISH", "GENERATION_LIMIT"]


WALK = """
import { generate, hint } from "nonet-engine";
const { puzzle } = generate({ label: "expert", seed: 8 });
let at = { progress: puzzle, eliminated: [] };
while (true) {
  const { status, next } = hint(puzzle, at.progress, at);
  if (status !== "hint") break;
  at = next;
}
console.log(at.progress, at.eliminated.length);
"""


def test_following_the_hints_leads_to_the_solution(tmp_path: Path) -> None:
    assert _told(tmp_path, WALK) == [engine.generate("expert", seed=8, fresh=True).solution, "0"]


SPEAK = """
import { grade, hint, languages, loadLanguage } from "nonet-engine";
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const code = (ask) => { try { ask(); } catch ({ code }) { return code; } };
const before = code(() => hint(puzzle, puzzle, { language: "tlh" }));
for (const language of ["ar", "ja"]) await loadLanguage(language);
await loadLanguage("tlh").catch(({ message }) => console.log(message));
const plain = hint(puzzle, puzzle, { depth: 1 }).sentence;
const told = ["ar", "ja"].map((language) => hint(puzzle, puzzle, { depth: 1, language }).sentence);
const names = ["ar", "ja"].map((language) => grade(puzzle, { language }).name);
console.log(JSON.stringify({ languages, before, plain, told, names }));
"""


def test_a_language_is_loaded_when_it_is_asked_for(tmp_path: Path) -> None:
    place = tmp_path / "node_modules" / "nonet-engine"
    subprocess.run([sys.executable, SCRIPT, place], check=True)
    (tmp_path / "speak.mjs").write_text(SPEAK, "utf-8")

    ran = subprocess.run(
        [str(NODE), "speak.mjs"], cwd=tmp_path, capture_output=True, check=True, text=True
    )

    refused, written = ran.stdout.splitlines()
    found = json.loads(written)
    tags = Catalogue().tags
    spoken = [Catalogue().words(tag) for tag in ("ar", "ja")]
    assert found["languages"] == list(tags)
    assert refused.endswith(f"one of {', '.join(tags)}; found tlh")
    assert found["before"] == "INVALID_REQUEST"
    step = engine.next_step(EASY)
    assert step is not None
    assert found["plain"] == english().render(guide(step, EASY, depth=1).sentence)
    sentence = guide(step, EASY, depth=1).sentence
    assert found["told"] == [words.render(sentence) for words in spoken]
    hardest = engine.grade(EASY).hardest
    assert found["names"] == [words(f"name-{hardest}") for words in spoken]


VARIANT = """
import * as variants from "nonet-engine/variants";
const made = variants.generate("killer", { difficulty: "medium", seed: 17 });
const { puzzle, solution, grade } = made;
await variants.loadLanguage("de");
const first = variants.nextStep(puzzle, { language: "de" });
const path = variants.solvePath(puzzle);
const forged = { ...first, placements: [], eliminations: [[0, Number(solution[0])]] };
console.log(JSON.stringify({
  kinds: variants.kinds,
  puzzle,
  grade,
  isSolution: variants.solve(puzzle) === solution,
  regraded: variants.grade(puzzle),
  first,
  path: [path.solved, path.steps.map(({ technique, explanation }) => [technique, explanation])],
  judged: [variants.prove(puzzle, first).status, variants.prove(puzzle, forged).status],
}));
"""


def _answers(folder: Path, script: str) -> Any:
    """Run a script that imports the package, and return its JSON output."""
    subprocess.run([sys.executable, SCRIPT, folder / "node_modules" / "nonet-engine"], check=True)
    (folder / "script.mjs").write_text(script, "utf-8")
    ran = subprocess.run(
        [str(NODE), "script.mjs"], cwd=folder, capture_output=True, check=True, text=True
    )
    return json.loads(ran.stdout)


def test_variants_are_made_graded_explained_and_proved_as_in_python(tmp_path: Path) -> None:
    found = _answers(tmp_path, VARIANT)

    made = variants.generate("killer", difficulty="medium", seed=17)
    grade = {
        "difficulty": made.grade.difficulty,
        "hardest": made.grade.hardest,
        "counts": made.grade.counts,
        "solved": made.grade.solved,
    }
    assert tuple(found["kinds"]) == variants.KINDS
    assert variants.VariantPuzzle(found["puzzle"]) == made.puzzle
    assert found["isSolution"]
    assert [found["grade"], found["regraded"]] == [grade, grade]
    path = variants.solve_path(made.puzzle)
    english_path = [
        [step.technique, english().render(as_text(step.sentences))] for step in path.steps
    ]
    assert found["path"] == [path.solved, english_path]
    first, german = path.steps[0], Catalogue().words("de")
    assert found["first"]["explanation"] == german.render(as_text(first.sentences))
    assert found["first"]["certificate"] == first.certificate
    assert found["judged"] == ["proved", "refuted"]


FAULTS = """
import { generate, grade, nextStep, read, solve } from "nonet-engine/variants";
const code = (ask) => {
  try {
    ask();
  } catch ({ code, path = "", status = "" }) {
    return [code, path, status];
  }
};
const empty = { size: 4 };
console.log(JSON.stringify([
  code(() => read({ size: 9, rules: [{ type: "killer", cells: [0, 81], sum: 3 }] })),
  code(() => solve(empty)),
  code(() => grade(empty)),
  code(() => nextStep(empty, { board: "1" })),
  code(() => nextStep(empty, { candidates: [[1]] })),
  code(() => nextStep(empty, { language: "tlh" })),
  code(() => generate(["disjoint", "jigsaw"])),
  code(() => generate("killer", { difficulty: "extreme", size: 4, seed: 1, budget: 1 })),
]));
"""


def test_invalid_variants_are_errors_with_their_path(tmp_path: Path) -> None:
    assert _answers(tmp_path, FAULTS) == [
        ["INVALID_REQUEST", "rules[0].cells[1]", ""],
        ["NOT_UNIQUE", "", "multiple"],
        ["NOT_UNIQUE", "", "multiple"],
        ["INVALID_REQUEST", "board", ""],
        ["INVALID_REQUEST", "candidates", ""],
        ["INVALID_REQUEST", "", ""],
        ["INVALID_REQUEST", "kind", ""],
        ["GENERATION_LIMIT", "", ""],
    ]
