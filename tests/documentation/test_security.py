"""The page on security names tests that are there."""

import re

import pytest

from documentation.markdown import REPOSITORY, read

NAMED = sorted(set(re.findall(r"tests/\w+/test_\w+\.py", read("docs/security.md"))))


@pytest.mark.parametrize("file", NAMED)
def test_a_test_that_is_named_is_there(file: str) -> None:
    assert "def test_" in (REPOSITORY / file).read_text("utf-8")
