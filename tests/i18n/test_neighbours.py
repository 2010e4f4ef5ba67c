"""Other installed packages do not change the texts of the library."""

import subprocess
import sys

import pytest

# Stands for an environment without the package in the first argument.
PROGRAM = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == sys.argv[1]:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

import importlib.util
known = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == sys.argv[1] else known(name, *rest)
sys.meta_path.insert(0, Missing())
from nonet import engine
from nonet.i18n.catalogue import english
print(english()("name-x-wing"), "<img" in engine.Grid("." * 81)._repr_html_())
"""


@pytest.mark.parametrize("lacking", ["babel", "fluent.runtime"])
def test_english_and_pictures_need_no_babel(lacking: str) -> None:
    shown = subprocess.check_output([sys.executable, "-c", PROGRAM, lacking], text=True)

    assert shown.split("\n")[0] == "X-wing True"
