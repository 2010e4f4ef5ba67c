"""Print the folders of tests that `make quick` runs: those of the changed packages.

It is called at the root of the repository. Touched is what differs from the last commit. Where
nothing does, or what differs belongs to no package, it is all of them.
"""

import subprocess
from pathlib import Path

# Tests of packages that have no folder of the same name; a longer path comes first.
ELSEWHERE = {
    "src/nonet/server/static": ("site", "browser"),
    "src/nonet/server/api": ("contract",),
    "src/nonet/server/http": ("contract", "server"),
    "src/nonet/server/mcp": ("mcp",),
    "src/nonet/server/oauth": ("authorization",),
    "src/nonet/server/portal": ("portal",),
    "src/nonet/server/site": ("site",),
    "src/nonet/server": ("app", "server"),
    "src/nonet/accounts/access": ("access",),
    "src/nonet/accounts/oauth": ("authorization",),
    "src/nonet/accounts": ("accounts", "identity", "portal"),
    "src/nonet/puzzles/explanations": ("explanations",),
    "src/nonet/puzzles/forms": ("forms",),
    "src/nonet/puzzles/lessons": ("lessons",),
    "src/nonet/puzzles/links": ("contract",),
    "src/nonet/puzzles/notebook": ("notebook",),
    "src/nonet/runtime": ("metrics", "scheduling", "workpool"),
    "engine": ("engine", "research"),
    "bindings": ("engine", "research"),
    "benchmarks": ("documentation",),
    "docs": ("documentation",),
}


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
    """Return the files that differ from the last commit, including new ones."""
    listed = subprocess.run(
        ["git", "status", "--porcelain", "--untracked-files=all", "--no-renames", "-z"],  # noqa: S607
        capture_output=True,
        check=True,
        text=True,
    )
    return [entry[3:] for entry in listed.stdout.split("\0") if entry]


def folders_of(file: str) -> set[str]:
    """Return the folders of a file's tests; none if it belongs to no package."""
    for place, folders in ELSEWHERE.items():
        if file.startswith(f"{place}/"):
            return set(folders)
    if file.endswith(".md"):
        return {"documentation"}
    parts = Path(file).parts
    if parts[:2] == ("src", "nonet"):
        parts = parts[2:]
    elif parts[0] == "tests":
        parts = parts[1:]
    else:
        return set()
    name = parts[0].removesuffix(".py")
    return {name} if name != "support" and Path("tests", name).is_dir() else set()


if __name__ == "__main__":
    main()
