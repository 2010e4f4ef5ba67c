from pathlib import Path
from typing import Any

import pytest

from samples import UNIQUE
from service import Service


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (
            {"site_url": "https://puzzles.example/sudoku/", "service_name": "Night & Day"},
            {
                "required": True,
                "text": "Created with Night & Day",
                "url": "https://puzzles.example/sudoku",
                "html": '<a href="https://puzzles.example/sudoku">Created with Night &amp; Day</a>',
                "offlineText": "Created with Night & Day · puzzles.example/sudoku",
                "termsUrl": "https://puzzles.example/sudoku/developers/terms",
            },
        ),
        (
            {"site_url": None, "host": "::1", "port": 8123},
            {
                "required": True,
                "text": "Created with Nonet",
                "url": "http://[::1]:8123",
                "html": '<a href="http://[::1]:8123">Created with Nonet</a>',
                "offlineText": "Created with Nonet · [::1]:8123",
                "termsUrl": "http://[::1]:8123/developers/terms",
            },
        ),
    ],
    ids=["named", "default"],
)
def test_the_attribution_follows_the_settings(
    tmp_path: Path, settings: dict[str, Any], expected: dict[str, object]
) -> None:
    with Service(tmp_path, **settings) as service:
        body = service.post("/check", {"puzzle": UNIQUE}).json()

    assert body["attribution"] == expected
