"""Records: entries by name, whose unpredictable parts are replaced by placeholders."""

import hashlib
import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self

_RANDOM = r"(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)"
# The commands and the logs take the time of the system, unlike the server that is recorded.
_NOW = datetime.now(UTC)
_DAYS = "|".join(f"{day:%Y-%m-%d}|{day.day} {day:%b %Y}" for day in (_NOW, _NOW + timedelta(1)))
# Everything else has to be equal.
PLACEHOLDERS = [
    (re.compile(r"\bnonet_(live|at|rt)_[\w-]{30,}"), r"<\1 token>"),
    (re.compile(r"\bnonet_live_\w{4}(\u2026\w{4})?\b"), "<key>"),
    (re.compile(r'("last_?[fF]our": ?")\w{4}"'), r'\1<end of key>"'),
    (re.compile(r"\b[a-z0-9]{4}(-[a-z0-9]{4}){3}\b"), "<recovery code>"),
    # With a letter: grids of 4x4 are 16 digits.
    (re.compile(r"\b(?=[0-9]*[a-f])[0-9a-f]{16}\b"), "<request id>"),
    (re.compile(r'(nonet-\w+=)"?[^;\s"]{20,}"?'), r"\1<cookie>"),
    (re.compile(r"expires=\w{3}, [\w :]+GMT"), "expires=<date>"),
    (re.compile(r"WzE[\w-]{100,}[\w.-]*"), "<sealed request>"),
    (re.compile(rf"(?<![\w-]){_RANDOM}[\w-]{{43}}(?![\w-])"), "<token>"),
    (re.compile(rf"\b({_DAYS})(T[\d:.-]+Z?|, \d\d:\d\d UTC)?"), "<now>"),
    (re.compile(rf"\b{int(_NOW.timestamp()) // 100_000}\d{{8}}\b"), "<now>"),
    (re.compile(r"\b127\.0\.0\.1:\d{4,5}\b"), "127.0.0.1:<port>"),
    (re.compile(r"\d+ GB free"), "<room> free"),
    (re.compile(r"Traceback \(most recent call last\):\n(?: .*\n)+"), "<traceback>\n"),
    # Some are made ahead, by seeds that come in any order.
    (re.compile(r"/puzzles/v1-\d{81}\?level="), "/puzzles/<new puzzle>?level="),
]
UNPREDICTABLE_HEADERS = {"date": "<date>", "x-request-id": "<request id>"}
TEXTS = ("text/", "json", "xml", "javascript", "x-www-form-urlencoded")


def normalized(seen: Any) -> Any:
    """Replace the unpredictable parts of all texts by placeholders."""
    if isinstance(seen, str):
        for pattern, placeholder in PLACEHOLDERS:
            seen = pattern.sub(placeholder, seen)
        return seen
    if isinstance(seen, dict):
        return {name: normalized(value) for name, value in seen.items()}
    return [normalized(each) for each in seen] if isinstance(seen, list | tuple) else seen


def digest(content: bytes) -> str:
    """Return the placeholder for binary content."""
    return f"{len(content)} bytes, sha256 {hashlib.sha256(content).hexdigest()}"


def _headers(response: Any, *, is_drawn: bool) -> list[list[str]]:
    """Return the headers in order, without those that may differ each time."""
    masked = dict(UNPREDICTABLE_HEADERS)
    if is_drawn:
        masked["etag"] = "<tag>"  # it covers the code that draws the file
    headers = [[name.lower(), value] for name, value in response.headers.multi_items()]
    headers = [[name, masked.get(name, value)] for name, value in headers]
    return sorted(
        [name, ", ".join(sorted(value.split(", "))) if name == "allow" else value]
        for name, value in headers
    )


class Records:
    """Entries of all areas, written to a folder with a file for each area."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._areas: dict[str, dict[str, Any]] = {}

    def add(self, area: str, name: str, seen: Any) -> None:
        """Store a result under a name that is unique within its area."""
        entries = self._areas.setdefault(area, {})
        if name in entries:
            raise ValueError(f"{area} has two entries named {name}")
        entries[name] = normalized(seen)

    def add_response(self, area: str, name: str, response: Any, **more: Any) -> None:
        """Keep the status, the headers and the body of a response."""
        kind, content = response.headers.get("content-type", ""), response.content
        is_drawn = not any(part in kind for part in TEXTS)
        self.add(
            area,
            name,
            {
                **more,
                "status": response.status_code,
                "headers": _headers(response, is_drawn=is_drawn),
                "body": digest(content) if is_drawn and content else content.decode(),
            },
        )

    def add_file(self, area: str, name: str, content: bytes) -> None:
        """Keep a file and its digest beside the entry, to examine differences."""
        self.add(area, name, digest(content))
        file = self.folder / area / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Write all areas, sorted, with an entry on each line, even after a failure."""
        for area, entries in self._areas.items():
            lines = [
                json.dumps({"name": name, "seen": entries[name]}, ensure_ascii=False)
                for name in sorted(entries)
            ]
            text = "".join(f"{line}\n" for line in lines)
            (self.folder / f"{area}.jsonl").write_text(text, encoding="utf-8")
