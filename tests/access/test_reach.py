"""What keys and grants may reach is written in a few words, and in no others."""

import pytest

from nonet.accounts.access.permissions import join_scopes
from nonet.errors import KeyPermissionsError


@pytest.mark.parametrize(
    ("names", "scope"),
    [(["read"], "read"), (["read", "all"], "all"), (["publish", "read"], "publish read")],
)
def test_what_another_scope_holds_is_left_out(names: list[str], scope: str) -> None:
    assert join_scopes(names) == scope


@pytest.mark.parametrize("names", [[], ["everything"], ["read", ""]])
def test_what_is_no_scope_is_refused(names: list[str]) -> None:
    with pytest.raises(
        KeyPermissionsError, match="expected some of all, content, publish and read"
    ):
        join_scopes(names)
