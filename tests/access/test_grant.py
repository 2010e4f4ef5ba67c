"""Grants: a signed one can be read, and anything else is rejected."""

import base64

import pytest
from hypothesis import given, strategies as st

from nonet.accounts.access import downloads
from nonet.accounts.access.downloads import VERSION, Export, Grant, GrantSigner
from nonet.accounts.access.keys import Secret
from nonet.errors import InvalidGrantError
from samples import OTHER, UNIQUE, digits_of

COLLECTION = f"v1-{digits_of([UNIQUE, OTHER])}"
SIGNER = GrantSigner(Secret(b"a secret"))

ids = st.integers(0, 2**63 - 1)
exports = st.builds(
    Export,
    st.integers(1, 20).map(lambda count: f"v1-{digits_of([UNIQUE] * count)}"),
    st.booleans(),
    st.sampled_from(["a4", "letter"]),
)


def sign(export: Export, *, signer: GrantSigner = SIGNER) -> str:
    return signer.sign(export, account_id=3, key_id=7, expires_at_s=1_795_262_400)


def decode(grant: str) -> bytes:
    return base64.urlsafe_b64decode(grant + "=" * (-len(grant) % 4))


def encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


@given(export=exports, account_id=ids, key_id=ids, expires_at_s=ids)
def test_a_signed_grant_can_be_read(
    export: Export, account_id: int, key_id: int, expires_at_s: int
) -> None:
    text = SIGNER.sign(export, account_id=account_id, key_id=key_id, expires_at_s=expires_at_s)

    grant = SIGNER.read(text)

    assert grant[:5] == (account_id, key_id, expires_at_s, export.answers, export.paper)
    assert grant.covers(export)


@given(signed=exports, asked=exports)
def test_a_grant_covers_only_its_own_export(signed: Export, asked: Export) -> None:
    assert SIGNER.read(sign(signed)).covers(asked) == (signed == asked)


@given(text=st.text())
def test_any_text_is_read_or_rejected(text: str) -> None:
    with pytest.raises(InvalidGrantError):
        SIGNER.read(text)


@given(content=st.binary(max_size=200))
def test_any_bytes_are_read_or_rejected(content: bytes) -> None:
    with pytest.raises(InvalidGrantError):
        SIGNER.read(encode(content))


@given(data=st.data())
def test_a_grant_with_a_changed_bit_is_rejected(data: st.DataObject) -> None:
    content = bytearray(decode(sign(Export(COLLECTION, answers=True, paper="a4"))))
    place = data.draw(st.integers(0, len(content) * 8 - 1))

    content[place // 8] ^= 1 << place % 8

    with pytest.raises(InvalidGrantError):
        SIGNER.read(encode(bytes(content)))


def test_a_grant_of_another_secret_is_rejected() -> None:
    foreign = sign(
        Export(COLLECTION, answers=True, paper="a4"), signer=GrantSigner(Secret(b"another"))
    )

    with pytest.raises(InvalidGrantError):
        SIGNER.read(foreign)


def test_a_grant_fits_into_a_url_and_reveals_nothing() -> None:
    grant = sign(Export(COLLECTION, answers=False, paper="letter"))

    content = decode(grant)
    assert content[0] == VERSION
    assert len(grant) < 200
    assert b"secret" not in content
    assert COLLECTION.encode()[:20] not in content
    assert isinstance(SIGNER.read(grant), Grant)


def test_grants_of_the_previous_secret_stay_valid() -> None:
    export = Export(COLLECTION, answers=False, paper="a4")
    rotated = GrantSigner(Secret(b"a new secret", (b"a secret",)))

    before, after = sign(export), sign(export, signer=rotated)

    assert rotated.read(before).covers(export)
    assert rotated.read(after).covers(export)
    assert GrantSigner(Secret(b"a new secret")).read(after).covers(export)
    with pytest.raises(InvalidGrantError):
        SIGNER.read(after)


def test_a_grant_of_an_unknown_version_is_rejected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    export = Export(COLLECTION, answers=False, paper="a4")
    with monkeypatch.context() as earlier:
        earlier.setattr(downloads, "VERSION", VERSION - 1)
        old = sign(export)
        assert SIGNER.read(old).covers(export)

    with pytest.raises(InvalidGrantError):
        SIGNER.read(old)
