"""The log of a real server has each download, but never its credential."""

import json
from pathlib import Path

import pytest

from samples import UNIQUE, bearer, grant_of, path_of, with_grant
from server import Server
from waiting import patient_client

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("level", ["info", "debug"])
def test_grants_keys_and_collections_are_not_logged(tmp_path: Path, level: str) -> None:
    with Server(tmp_path, log_level=level) as server, patient_client() as client:
        own = bearer(server.key)
        body = client.post(
            f"{server.base_url}/worksheets", json={"puzzles": [UNIQUE]}, headers=own
        ).json()
        url = body["pdfUrl"]
        requests = [
            client.get(url),
            client.head(url),
            client.get(url, headers=own),
            client.get(f"{url}&key={server.key}"),
            client.get(with_grant(url, server.key)),
            client.get(with_grant(url, grant_of(url)[:-1])),
            client.get(f"{path_of(url)}?{server.key}={grant_of(url)}", headers=own),
            client.delete(url),
            client.get(url.replace("/v1-", f"/{server.key}")),
            client.get(f"{url}&answers=0"),
            client.get(path_of(url), headers=bearer(grant_of(url))),
        ]
    log = server.log.rest()

    assert [answer.status_code for answer in requests] == [
        *(200, 200, 200, 400, 401, 401, 400, 405, 404, 400, 401)
    ]
    for secret in (server.key, server.key[11:], grant_of(url), grant_of(url)[:-1]):
        assert secret not in log
    assert body["collectionId"] not in log
    lines = [json.loads(line) for line in log.splitlines()]
    statuses = [line["status"] for line in lines if line["event"] == "request"]
    assert statuses == [200, *(answer.status_code for answer in requests)]


def test_the_request_id_of_an_error_is_in_the_log(tmp_path: Path) -> None:
    with Server(tmp_path) as server, patient_client() as client:
        answer = client.get(f"{server.base_url}/worksheets/v1-{'0' * 81}?download=x")

    assert answer.status_code == 401
    assert answer.headers["X-Request-Id"] in server.log.rest()
