from pathlib import Path

import pytest

from service import Service

PATH = "/.well-known/security.txt"


def test_security_txt_has_the_contacts(tmp_path: Path) -> None:
    contacts = "security@nonet.example, https://nonet.example/report,tel:+1-201-555-0123"
    with Service(tmp_path, security_contact=contacts) as service:
        answer = service.client.get(PATH)

    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.text == (
        "Contact: mailto:security@nonet.example\n"
        "Contact: https://nonet.example/report\n"
        "Contact: tel:+1-201-555-0123\n"
        "Expires: 2027-05-19T00:00:00Z\n"
        "Preferred-Languages: en\n"
        "Canonical: https://nonet.example/.well-known/security.txt\n"
    )


def test_it_never_expires_while_the_service_runs(tmp_path: Path) -> None:
    with Service(tmp_path, security_contact="security@nonet.example") as service:
        service.clock.advance(300 * 24 * 60 * 60)
        answer = service.client.get(PATH)

    assert "Expires: 2028-03-14T00:00:00Z\n" in answer.text


@pytest.mark.parametrize("path", [PATH, "/.well-known/other", "/.well-known/"])
def test_without_a_contact_security_txt_is_missing(service: Service, path: str) -> None:
    answer = service.client.get(path)

    assert answer.status_code == 404
    assert answer.headers["Content-Type"].startswith("text/html")
