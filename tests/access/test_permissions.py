"""The scopes and addresses that a key may have."""

import pytest

from nonet.accounts.access.permissions import join_scopes
from nonet.errors import KeyPermissionsError


@pytest.mark.parametrize(
    ("names", "scope"),
    [(["read"], "read"), (["read", "all"], "all"), (["publish", "read"], "publish read")],
)
def test_included_scopes_are_left_out(names: list[str], scope: str) -> None:
    assert join_scopes(names) == scope


@pytest.mark.parametrize("names", [[], ["everything"], ["read", ""]])
def test_unknown_scopes_are_rejected(names: list[str]) -> None:
    with pytest.raises(
        KeyPermissionsError, match="expected some of all, content, publish and read"
    ):
        join_scopes(names)
