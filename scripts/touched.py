"""Prints the folders of tests that `make quick` runs: those of the rooms that were touched.

It is called at the root of the repository. Touched is what differs from the last commit. Where
nothing does, or what differs belongs to no room, it is all of them.
"""

import subprocess
from pathlib import Path

# Where a room's tests are not in a folder of its name.
ELSEWHERE = {
    "src/nonet/app": ("app", "server"),
    "src/nonet/web/static": ("site", "browser"),
    "src/nonet/web/api": ("contract",),
    "src/nonet/web/http": ("contract", "server"),
    "src/nonet/people/identity": ("identity", "portal"),
    "src/nonet/content/links": ("contract",),
    "engine": ("engine", "corpora"),
    "bindings": ("engine", "corpora"),
    "benchmarks": ("documentation",),
    "docs": ("documentation",),
}
# Folders of `src/nonet/` whose rooms have tests of their own.
OF_ROOMS = ("content", "people", "web", "foundation")


def main() -> None:
    """Print the folders."""
    chosen: set[str] = {"documentation"}
    files = changed_files()
    for file in files:
        folders = folders_of(file)
        if not folders:
            print("tests")
            return
        chosen |= folders
    print(*(f"tests/{folder}" for folder in sorted(chosen)) if files else ["tests"])


def changed_files() -> list[str]:
    """Return what differs from the last commit, new files too."""
    listed = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"],  # noqa: S607
        capture_output=True,
        check=True,
        text=True,
    )
    return [entry[3:] for entry in listed.stdout.split("\0") if entry]


def folders_of(file: str) -> set[str]:
    """Return the folders of a file's tests: none for one that belongs to no room."""
    for place, folders in ELSEWHERE.items():
        if file.startswith(f"{place}/"):
            return set(folders)
    if file.endswith(".md"):
        return {"documentation"}
    parts = Path(file).parts
    if parts[:2] == ("src", "nonet"):
        parts = parts[3:] if parts[2] in OF_ROOMS else parts[2:]
    elif parts[0] == "tests":
        parts = parts[1:]
    else:
        return set()
    name = parts[0].removesuffix(".py")
    return {name} if name != "support" and Path("tests", name).is_dir() else set()


if __name__ == "__main__":
    main()
