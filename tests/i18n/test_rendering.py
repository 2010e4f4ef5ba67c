"""Python renders messages as browsers do; the very cases are rendered there too."""

import json
from pathlib import Path
from typing import Any

import pytest

from nonet.i18n.catalogue import english
from nonet.i18n.words import Words
from nonet.puzzles.explanations.guidance import as_message

RENDERED = json.loads(Path(__file__).with_name("rendered.json").read_text("utf-8"))


@pytest.mark.parametrize(
    "case", RENDERED["cases"], ids=lambda case: f"{case[0]} {case[2]} {json.dumps(case[3])}"
)
def test_a_message_is_rendered_like_in_browsers(case: list[Any], tmp_path: Path) -> None:
    locale, isolates, name, values, text = case
    direction = "rtl" if isolates else "ltr"
    about = f"language-name = x\nlanguage-direction = {direction}\nlanguage-locale = {locale}\n"
    tmp_path.joinpath("language.ftl").write_text(about, "utf-8")
    tmp_path.joinpath("messages.ftl").write_text(RENDERED["messages"], "utf-8")

    assert Words(tmp_path)(name, **values) == text


FORMS = json.loads(Path(__file__).with_name("forms.json").read_text("utf-8"))


@pytest.mark.parametrize("case", FORMS["cases"], ids=lambda case: str(case[1]))
def test_a_sentence_requests_forms_of_its_parts_like_in_browsers(
    case: list[Any], tmp_path: Path
) -> None:
    about = "language-name = x\nlanguage-direction = ltr\nlanguage-locale = pl\n"
    tmp_path.joinpath("language.ftl").write_text(about, "utf-8")
    tmp_path.joinpath("messages.ftl").write_text(FORMS["messages"], "utf-8")
    shown, text = case

    assert Words(tmp_path, english=english()).render(as_message(shown)) == text
