"""A key that is revoked anywhere is refused everywhere, by the very next request."""

import re
import subprocess
from html import unescape
from pathlib import Path

import pytest
from httpx2 import Client

from server import COMMAND, LAYOUTS, Layout, environment, spend, three_processes
from site_client import KEY

EMAIL = "ada@example.com"


class Owner:
    """Somebody with a session, who goes to whichever process with it."""

    def __init__(self, process: Client) -> None:
        page = self._post(process, "sign-in", email=EMAIL)
        link = re.search(r"/developers/(sign-in/[\w-]+)", page)
        assert link, page
        self._post(process, link[1])
        self._session = process.cookies["nonet-session"]

    def make_key(self, process: Client) -> tuple[str, int]:
        """Make a key and return it with its number."""
        self._bring_session(process)
        key = KEY.search(unescape(self._post(process, "keys", name="lost", days="0")))
        numbers = re.findall(r"/developers/keys/(\d+)/revoke", process.get("/developers").text)
        assert key
        return key[0], max(map(int, numbers))

    def revoke(self, process: Client, number: int) -> None:
        """Revoke a key and wait for the answer."""
        self._bring_session(process)
        self._post(process, f"keys/{number}/revoke")

    def _bring_session(self, process: Client) -> None:
        process.cookies["nonet-session"] = self._session

    def _post(self, process: Client, path: str, **fields: str) -> str:
        headers = {"Sec-Fetch-Site": "same-origin"}
        answer = process.post(f"/developers/{path}", data=fields, headers=headers)
        assert answer.status_code in (200, 303), answer.text
        return answer.text


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_revoked_on_one_process_is_refused_by_the_next_request_on_every_other(
    database_url: str, layout: Layout, tmp_path: Path
) -> None:
    before, after = [], []
    with three_processes(tmp_path, layout, database_url=database_url) as processes:
        owner = Owner(processes[0])
        for turn, process in enumerate(processes):
            key, number = owner.make_key(processes[turn - 1])
            before += [spend(each, key) for each in processes]
            owner.revoke(process, number)
            after += [spend(each, key) for each in processes]

    assert (before, after) == ([200] * 9, [403] * 9)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_key_revoked_by_the_command_line_is_refused_by_the_next_request_on_every_process(
    database_url: str, layout: Layout, tmp_path: Path
) -> None:
    with three_processes(tmp_path, layout, database_url=database_url) as processes:
        key, number = Owner(processes[0]).make_key(processes[0])
        before = [spend(each, key) for each in processes]
        revoked = subprocess.run(
            [COMMAND, "keys", "revoke", str(number)],
            cwd=tmp_path,
            env=environment({"database_url": database_url}),
            check=True,
            capture_output=True,
            text=True,
        )
        after = [spend(each, key) for each in processes]

    assert revoked.stdout == f"key {number} (lost) revoked\n"
    assert (before, after) == ([200] * 3, [403] * 3)
