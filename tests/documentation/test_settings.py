"""The one table of all settings says what the code says."""

import re

from pydantic.fields import FieldInfo

import reference
from markdown import read
from nonet import engine
from nonet.server.settings import Settings

PAGE = read("docs/reference/settings.md")
ROW = re.compile(r"^\| `(NONET_\w+)` \| (.+?) \| (.+?) \|$", re.MULTILINE)


def test_the_table_has_every_setting_with_its_default_and_meaning_in_order() -> None:
    prefix = Settings.model_config["env_prefix"]

    expected = [
        (prefix + name.upper(), default_of(field), field.description)
        for name, field in Settings.model_fields.items()
    ]

    assert ROW.findall(reference.settings()) == expected


def test_every_setting_named_anywhere_on_the_page_exists() -> None:
    prefix = Settings.model_config["env_prefix"]
    known = {prefix + name.upper() for name in Settings.model_fields}

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


def default_of(field: FieldInfo) -> str:
    return "none" if field.default is None else f"`{field.default}`"
