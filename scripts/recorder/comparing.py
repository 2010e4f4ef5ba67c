"""Comparing two folders of records."""

import difflib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LONGEST_LINE, MOST_LINES, MOST_OF_AREA = 200, 12, 40
COSTS = "cost.json"
# Split pages and JSON, since a difference is hard to see in a long line.
_BREAKS = re.compile(r"\n|(?<=>)|(?<=,)(?=\")")


def compare(before: Path, after: Path) -> bool:
    """Print all differences, and the costs side by side; return whether there are none."""
    names = {file.name for folder in (before, after) for file in folder.glob("*.jsonl")}
    total = sum(_compare_area(before / name, after / name) for name in sorted(names))
    _print_costs(before / COSTS, after / COSTS)
    print(f"{total} differences in {len(names)} areas")
    return total == 0


def _compare_area(before: Path, after: Path) -> int:
    old, new = _read(before), _read(after)
    alike: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(old | new):
        if old.get(name) != new.get(name):
            lines = tuple(line[:LONGEST_LINE] for line in _describe(old.get(name), new.get(name)))
            alike.setdefault(lines, []).append(name)
    for lines, names in list(alike.items())[:MOST_OF_AREA]:
        print(f"{before.stem}: {names[0]}" + (f" and {len(names) - 1} more" * (len(names) > 1)))
        print("".join(f"    {line}\n" for line in lines), end="")
    if len(alike) > MOST_OF_AREA:
        print(f"{before.stem}: {len(alike) - MOST_OF_AREA} more kinds of differences")
    return sum(map(len, alike.values()))


def _read(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    return {entry["name"]: entry["seen"] for entry in map(json.loads, lines)}


def _describe(old: Any, new: Any) -> Iterator[str]:
    if old is None or new is None:
        yield "only after" if old is None else "only before"
        return
    lines = difflib.unified_diff(_lines(old), _lines(new), n=0, lineterm="")
    changed = [line for line in lines if line[:2] not in ("--", "++", "@@")]
    yield from changed[:MOST_LINES]
    if len(changed) > MOST_LINES:
        yield f"... {len(changed) - MOST_LINES} more lines"


def _lines(seen: Any, path: str = "") -> list[str]:
    """Return a line for each value below its path, and of texts one for each of their lines."""
    if isinstance(seen, str):
        with_values = _parsed(seen)
        if with_values is not None:
            return [*_lines(with_values, path), f"{path} as written: {len(seen)} characters"]
        return [f"{path}: {part}" for part in _BREAKS.split(seen)]
    if isinstance(seen, dict):
        return [line for key, value in seen.items() for line in _lines(value, f"{path}.{key}")]
    if isinstance(seen, list) and seen and not _is_pair(seen):
        return [line for value in seen for line in _lines(value, f"{path}[]")]
    return [f"{path}: {json.dumps(seen, ensure_ascii=False)}"]


def _is_pair(seen: list[Any]) -> bool:
    return all(not isinstance(value, dict | list) for value in seen)


def _parsed(text: str) -> Any:
    """Return the object or list that a text is, as JSON."""
    if text[:1] not in ("{", "["):
        return None
    try:
        return json.loads(text)
    except ValueError:
        return None


def _print_costs(before: Path, after: Path) -> None:
    old, new = (json.loads(file.read_text()) if file.exists() else {} for file in (before, after))
    for name in sorted(old | new):
        print(f"cost: {name:44} {old.get(name)!s:>12} {new.get(name)!s:>12}")
