"""Write the lessons on all techniques into this folder, as `make docs` does.

They come from the registry of the engine, the catalogue and the examples; a test says when they are
no longer what these give.
"""
# ruff: noqa: INP001 - a script in no package

from pathlib import Path

from nonet.lessons import documents

HERE = Path(__file__).parent
WRITTEN = ("*.md", "pictures/*.svg")


def main() -> None:
    """Write every file, and take away what is of a technique that is gone."""
    files = documents()
    for known in (file for pattern in WRITTEN for file in HERE.glob(pattern)):
        if str(known.relative_to(HERE)) not in files:
            known.unlink()
    (HERE / "pictures").mkdir(exist_ok=True)
    for name, text in files.items():
        (HERE / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
