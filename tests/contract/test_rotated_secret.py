"""What people and programs hold lives on when the operator changes the secret."""

from pathlib import Path

from samples import UNIQUE
from server import Server

OLD, NEW = "the secret of last year", "the secret of this year"


def test_keys_and_download_links_live_on_while_the_previous_secret_is_named(
    tmp_path: Path,
) -> None:
    with Server(tmp_path, secret=OLD) as server:
        key = server.key
        made = server.post("/worksheets", {"puzzles": [UNIQUE]}, key=key).json()
    path = made["pdfUrl"].partition("/api/v1")[2]

    with Server(tmp_path, secret=NEW, previous_secret=OLD) as server:
        lives = server.client.get(f"/api/v1{path}").status_code
        admitted = server.post("/check", {"puzzle": UNIQUE}, key=key).status_code
    with Server(tmp_path, secret=NEW) as server:
        ended = server.client.get(f"/api/v1{path}").status_code

    assert (lives, admitted, ended) == (200, 200, 401)
