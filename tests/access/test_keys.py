import re
import zlib
from random import Random
from string import ascii_lowercase, ascii_uppercase, digits

import pytest
from hypothesis import given, strategies as st

from nonet.accounts.access.keys import fingerprint, is_well_formed, make_key

BASE62 = digits + ascii_uppercase + ascii_lowercase


@given(seed=st.integers())
def test_a_key_consists_of_scheme_random_characters_and_crc32(seed: int) -> None:
    key = make_key(Random(seed))

    match = re.fullmatch("nonet_live_([0-9A-Za-z]{30})([0-9A-Za-z]{6})", key)
    assert match
    number = 0
    for character in match[2]:
        number = number * 62 + BASE62.index(character)
    assert number == zlib.crc32(match[1].encode())
    assert is_well_formed(key)


@given(seed=st.integers(), position=st.integers(11, 46), character=st.sampled_from(BASE62))
def test_a_typing_error_is_detected_by_the_checksum(
    seed: int, position: int, character: str
) -> None:
    key = make_key(Random(seed))
    other = key[:position] + character + key[position + 1 :]

    assert is_well_formed(other) == (other == key)


@pytest.mark.parametrize(
    "change",
    [
        lambda key: key.upper(),
        lambda key: key + "\n",
        lambda key: " " + key,
        lambda key: key[:-1],
        lambda key: key.replace("live", "test"),
        lambda key: key[:-1] + "é",
        lambda _: "",
    ],
)
def test_other_texts_are_not_well_formed(change: object) -> None:
    assert callable(change)

    assert not is_well_formed(change(make_key(Random(1))))


def test_keys_differ_and_so_do_their_fingerprints() -> None:
    random = Random(2)
    keys = {make_key(random) for _ in range(1_000)}

    assert len(keys) == len({fingerprint(key) for key in keys}) == 1_000
    assert {len(fingerprint(key)) for key in keys} == {32}
