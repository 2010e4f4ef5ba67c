"""The linter of English prose."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "scripts"))
import prose

PYTHON = '''
"""What answers requests."""

# The caller, whoever
# that is.
log.info("old entries were deleted")
field = Field(description="Of `cells`.")


def test_the_worker_alone_is_replaced() -> None:
    """Delete the entry alone."""
'''


def _check(tmp_path: Path, name: str, text: str) -> int:
    path = tmp_path / name
    path.write_text(text)
    return prose.check([path])


def test_each_kind_of_python_text_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _check(tmp_path, "module.py", PYTHON) == 6
    lines = {int(line.split(":")[1]) for line in capsys.readouterr().out.splitlines()}
    assert lines == {2, 4, 6, 7, 10, 11}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("lib.rs", "/// The key, whoever holds it.\nfn key() {}\n"),
        ("play.js", "let key; // the key, whoever holds it\n"),
        ("guide.md", "# Keys\n\nA guest is no account.\n"),
        ("keys.ftl", "key = This is no key.\n"),
    ],
)
def test_other_languages_are_read(tmp_path: Path, name: str, text: str) -> None:
    assert _check(tmp_path, name, text) == 1


@pytest.mark.parametrize(
    "text",
    [
        "Don't write `whoever`, or “whoever”.\n",
        "There is no key, and it is no longer needed.\n",
        "```\nwhoever\n```\n",
        "The person, whoever it is. <!-- prose: ignore -->\n",
    ],
)
def test_quotations_and_correct_uses_pass(tmp_path: Path, text: str) -> None:
    assert _check(tmp_path, "guide.md", text) == 0
