"""Search inputs that a harness fails on, guided by the lines that they reach.

`make fuzz` calls this once per harness. Each starts from its corpus, `tests/fuzz/corpus/NAME`. New
inputs are kept in `var/fuzz/NAME`, and an input that fails in `var/fuzz/NAME-crash-...`.

    run.py NAME SECONDS     search for a while
    run.py NAME --keep      write the inputs of both folders into the corpus, in few files
"""

import importlib
import sys
from pathlib import Path

try:
    import atheris
except ImportError:
    sys.stdout.write("atheris has no build for this machine: nothing is searched\n")
    sys.exit(0)

FOLDER = Path(__file__).parent
FOUND = FOLDER.parents[1] / "var" / "fuzz"
# Modules that the fuzzer follows line by line; the rest of Python is taken as it is.
FOLLOWED = ["nonet", "fuzz", "json", "python_multipart"]
# Coverage of the harnesses is small: more files would only say the same again.
MOST_FILES = 200
# A search of seconds is a test of a commit: its draws are always the same.
SEARCH_S = 60


def main(name: str, order: str, *inner: str) -> None:
    """Search with one harness, or keep earlier finds; a merge's own runs have `inner` options."""
    sys.path.insert(0, str(FOLDER.parent / "support"))
    with atheris.instrument_imports(include=FOLLOWED):
        harness = importlib.import_module(f"harnesses.{name}")
    corpus, found = FOLDER / "corpus" / name, FOUND / name
    for folder in (corpus, found):
        folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(harness.SEEDS):
        (found / f"seed-{number}").write_bytes(seed)
    options = [f"-max_len={harness.MAX_LENGTH}", "-timeout=10", "-verbosity=0"]
    words = FOUND / f"{name}.dict"
    words.write_text("".join(f"{_quoted(word)}\n" for word in harness.WORDS), "ascii")
    if order != "--keep":
        options += [f"-max_total_time={order}", f"-artifact_prefix={FOUND / name}-"]
        options += ["-seed=1"] if int(order) < SEARCH_S else []
        options += [f"-dict={words}", "-print_final_stats=1", str(found), str(corpus)]
    elif not inner:
        options += _merging(corpus, found)
    # A merge runs its program again and again, by the name that it goes by.
    program = f"{sys.executable} {__file__} {name} --keep"
    atheris.Setup([program, *(inner or options)], harness.judge)
    atheris.Fuzz()


def _quoted(word: bytes) -> str:
    return '"' + "".join(f"\\x{byte:02x}" for byte in word) + '"'


def _merging(corpus: Path, found: Path) -> list[str]:
    """Move the corpus away, and have the smallest one with the same coverage written again."""
    for file in corpus.iterdir():
        file.rename(found / file.name)
    return ["-merge=1", str(corpus), str(found)]


if __name__ == "__main__":
    main(*sys.argv[1:])
