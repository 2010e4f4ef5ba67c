"""The modules of the crates, and which of them names which."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from markdown import REPOSITORY

ROOT = ("crate",)
Module = tuple[str, ...]


def crates() -> list[str]:
    """Return the folders of the crates that the workspace has."""
    workspace = tomllib.loads((REPOSITORY / "Cargo.toml").read_text("utf-8"))["workspace"]
    return list(workspace["members"])


def modules(crate: str) -> dict[Module, Path]:
    """Return the files of all modules of a crate but those for tests alone."""
    sources = REPOSITORY / crate / "src"
    found = {}
    for file in sources.rglob("*.rs"):
        parts = file.relative_to(sources).with_suffix("").parts
        module = (*ROOT, *(parts[:-1] if parts[-1] in {"mod", "lib"} else parts))
        if module != ROOT and not is_for_tests(file):
            found[module] = file
    return found


def is_for_tests(file: Path) -> bool:
    """Tell whether a file is compiled for tests alone."""
    declaring = file.with_name("mod.rs")
    declared = re.compile(rf"#\[cfg\(test\)\]\s*(?:pub\(crate\) )?mod {file.stem};")
    return declaring.exists() and bool(declared.search(declaring.read_text("utf-8")))


def uses(crate: str) -> Iterator[tuple[Module, Module]]:
    """Return which module of a crate names which other, without its own parents."""
    known = modules(crate)
    exports = {module: re_exports(file) for module, file in known.items()}
    for user, file in known.items():
        for path in paths(code_of(file), user):
            used = owner(path, known, exports)
            if used and user[: len(used)] != used and used[: len(user)] != user:
                yield user, used


def code_of(file: Path) -> str:
    """Return the code of a file, without comments and tests."""
    code = file.read_text("utf-8").split("#[cfg(test)]\nmod tests", 1)[0]
    return re.sub(r"//.*", "", code)


def paths(code: str, module: Module) -> Iterator[Module]:
    """Return the paths that some code of a module names, from the root on."""
    pattern = re.compile(r"\b(crate|super)((?:::\w+)*)(?:::\{([^{}]*)\})?")
    for match in pattern.finditer(code):
        start, steps, braced = match.groups()
        names = [*re.findall(r"\w+", steps)]
        base = ROOT if start == "crate" else module[:-1]
        while names and names[0] == "super":
            base, names = base[:-1], names[1:]
        listed = re.findall(r"[\w:]+(?: as \w+)?", braced or "") or ["self"]
        for one in listed:
            last = one.split(" as ")[0].split("::")
            yield (*base, *names, *(name for name in last if name != "self"))


def re_exports(file: Path) -> dict[str, str]:
    """Return which child of a room a name comes from that the room hands on."""
    pattern = re.compile(r"pub(?:\(crate\))? use (\w+)::(?:\{([^}]*)\}|(\w+));")
    return {
        name: child
        for child, braced, single in pattern.findall(file.read_text("utf-8"))
        for name in re.findall(r"\w+", braced or single)
    }


def owner(
    path: Module, known: dict[Module, Path], exports: dict[Module, dict[str, str]]
) -> Module | None:
    """Return the module that a path leads to."""
    for length in range(len(path), 1, -1):
        module = path[:length]
        if module in known:
            child = exports[module].get(path[length]) if length < len(path) else None
            return (*module, child) if child else module
    return None
