"""Limits on the bytes and fields of a form."""

from urllib.parse import urlencode

import pytest

from samples import UNIQUE
from service import Service
from site_client import SiteClient

HEADERS = {
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/x-www-form-urlencoded",
}
PAGES = [
    ("/import", {"puzzle": UNIQUE}, 303, (65_536, 12)),
    ("/print", {"count": "1"}, 200, (65_536, 56)),
    ("/developers/keys", {"name": "phone"}, 303, (4_096, 12)),
]


def padded(fields: dict[str, str], most: int) -> bytes:
    """Fill a form up to so many bytes."""
    form = urlencode(fields).encode() + b"&pad="
    return form + b"x" * (most - len(form))


@pytest.mark.parametrize(("path", "fields", "status", "most"), PAGES)
def test_a_form_is_read_up_to_its_bounds(
    service: Service, path: str, fields: dict[str, str], status: int, most: tuple[int, int]
) -> None:
    client, (most_bytes, most_fields) = SiteClient(service).client, most
    further = {f"field{number}": "" for number in range(most_fields - len(fields))}
    forms = [
        padded(fields, most_bytes),
        padded(fields, most_bytes + 1),
        urlencode(fields | further).encode(),
        urlencode(fields | further | {"more": ""}).encode(),
    ]

    answers = [
        client.post(path, content=form, headers=HEADERS, follow_redirects=False) for form in forms
    ]

    assert [answer.status_code for answer in answers] == [status, 400, status, 400]
