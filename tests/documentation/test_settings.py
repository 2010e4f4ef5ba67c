"""The page of settings names settings that exist, and the engine's budgets."""

import re

from markdown import read
from nonet import engine
from nonet.server.settings import Settings

PAGE = read("docs/reference/settings.md")


def test_every_setting_named_anywhere_on_the_page_exists() -> None:
    prefix = Settings.model_config["env_prefix"]
    known = {prefix + name.upper() for name in Settings.fields()}

    assert set(re.findall(r"NONET_\w+", PAGE)) <= known


def test_the_budgets_named_below_the_table_are_the_engines() -> None:
    pattern = (
        r"own budgets are (\d+) search nodes .* and (\d+) candidates .* and (\d+) units of work"
    )

    assert tuple(map(int, re.findall(pattern, " ".join(PAGE.split()))[0])) == (
        engine.DEFAULT_NODE_BUDGET,
        engine.DEFAULT_GENERATION_BUDGET,
        engine.DEFAULT_RATING_BUDGET,
    )
