"""Answers that no browser sends: each is refused with 400, and none is kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mail_server import Mailbox
from nonet.accounts.account import find_account
from nonet.accounts.passkeys.credentials import list_passkeys
from passkey_device import Authenticator
from passkey_mutations import mutations_of_new, mutations_of_use
from service import EMAIL, Service
from site_client import PASSKEYS, WAY_IN, SiteClient, add_passkey

MANY = 1_000_000


@pytest.fixture
def service(tmp_path: Path, mailbox: Mailbox) -> Iterator[Service]:
    """Start a service that lets a browser try again and again."""
    options: dict[str, Any] = {"sign_ins_per_hour": MANY, "page_requests_per_minute": MANY}
    with Service(tmp_path, smtp_url=mailbox.url, **options) as fresh:
        yield fresh


@pytest.mark.thorough
def test_malformed_new_passkeys_are_rejected_and_not_stored(
    service: Service, ada: SiteClient
) -> None:
    statuses: dict[str, int] = {}
    for name, mutate in mutations_of_new():
        options = ada.post(f"{PASSKEYS}/options").json()
        answer = mutate(Authenticator().make(options))
        statuses[name] = ada.post(PASSKEYS, name="phone", credential=answer).status_code

    account = service.database.run_now(find_account, EMAIL)
    assert {name: status for name, status in statuses.items() if status != 400} == {}
    assert service.database.run_now(list_passkeys, account.id) == []


def test_every_malformed_answer_of_a_passkey_lets_nobody_in(
    service: Service, ada: SiteClient
) -> None:
    device, visitor = add_passkey(ada), SiteClient(service)
    statuses: dict[str, int] = {}
    for name, mutate in mutations_of_use():
        options = visitor.post(f"{WAY_IN}/options").json()
        answer = mutate(device.answer(options))
        statuses[name] = visitor.post(WAY_IN, credential=answer).status_code

    assert {name: status for name, status in statuses.items() if status != 400} == {}
    assert not visitor.is_signed_in
