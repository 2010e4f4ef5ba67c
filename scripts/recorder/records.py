"""What is recorded: entries by name, whose unpredictable parts are replaced by placeholders."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

# Everything else has to be equal.
PLACEHOLDERS = [
    (re.compile(r"\bnonet_(live|at|rt)_[\w-]{30,}"), r"<\1 token>"),
    (re.compile(r"(/developers/(?:sign-in|email-change|join)/)[\w-]{43}"), r"\1<token>"),
    (re.compile(r"(__Host-\w+|nonet_\w+)=[\w.-]{20,}"), r"\1=<cookie>"),
    # Some are made ahead, by seeds that come in any order.
    (re.compile(r"/puzzles/v1-\d{81}\?level="), "/puzzles/<new puzzle>?level="),
    (re.compile(r"\b127\.0\.0\.1:\d{4,5}\b"), "127.0.0.1:<port>"),
]
UNPREDICTABLE_HEADERS = {"date": "<date>", "x-request-id": "<request id>"}
TEXTS = ("text/", "json", "xml", "javascript", "x-www-form-urlencoded")


def normalized(text: str) -> str:
    """Return a text with placeholders."""
    for pattern, placeholder in PLACEHOLDERS:
        text = pattern.sub(placeholder, text)
    return text


def digest(content: bytes) -> str:
    """Return what stands for bytes that nobody reads."""
    return f"{len(content)} bytes, sha256 {hashlib.sha256(content).hexdigest()}"


class Records:
    """Entries of all areas, written to a folder with a file for each area."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._areas: dict[str, dict[str, Any]] = {}

    def add(self, area: str, name: str, seen: Any) -> None:
        """Keep what was seen under a name, which is unique within its area."""
        entries = self._areas.setdefault(area, {})
        if name in entries:
            raise ValueError(f"{area} has two entries named {name}")
        entries[name] = json.loads(normalized(json.dumps(seen, ensure_ascii=False)))

    def add_response(self, area: str, name: str, response: Any, **more: Any) -> None:
        """Keep the status, the headers and the body of a response."""
        kind, content = response.headers.get("content-type", ""), response.content
        is_text = any(part in kind for part in TEXTS) or not content
        self.add(
            area,
            name,
            {
                **more,
                "status": response.status_code,
                "headers": sorted(
                    [key.lower(), UNPREDICTABLE_HEADERS.get(key.lower(), value)]
                    for key, value in response.headers.multi_items()
                ),
                "body": content.decode() if is_text else digest(content),
            },
        )

    def add_file(self, area: str, name: str, content: bytes) -> None:
        """Keep a file beside the entry with its digest, for whoever looks into a difference."""
        self.add(area, name, digest(content))
        file = self.folder / area / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)

    def write(self) -> None:
        """Write all areas, sorted, with an entry on each line."""
        for area, entries in self._areas.items():
            lines = [
                json.dumps({"name": name, "seen": entries[name]}, ensure_ascii=False)
                for name in sorted(entries)
            ]
            text = "".join(f"{line}\n" for line in lines)
            (self.folder / f"{area}.jsonl").write_text(text, encoding="utf-8")
        self._areas = {}
