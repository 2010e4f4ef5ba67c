"""Each language has all current English messages, and each fault in one is named."""

from pathlib import Path

import pytest

from language_check import check
from language_files import CATALOGUE, Language, Notes, read_language, tags

ENGLISH = """\
greeting = Good morning, { $name }
cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
marks = { $marks ->
    [shapes] Which shape?
   *[digits] Which number?
}
bar-play = Play
"""
GERMAN = """\
greeting = Guten Morgen, { $name }
cells = { $count ->
    [one] { $count } Zelle
   *[other] { $count } Zellen
}
marks = { $marks ->
    [shapes] Welche Form?
   *[digits] Welche Zahl?
}
bar-play = Spielen
"""


def language(folder: Path, tag: str, messages: str) -> Language:
    (folder / tag).mkdir(parents=True, exist_ok=True)
    (folder / tag / "language.ftl").write_text(
        f"language-name = {tag}\nlanguage-direction = ltr\nlanguage-locale = {tag}\n", "utf-8"
    )
    (folder / tag / "messages.ftl").write_text(messages, "utf-8")
    return read_language(folder / tag)


def found(
    folder: Path, german: str, english: str = ENGLISH, tag: str = "de"
) -> list[tuple[str, str, str]]:
    translated, original = language(folder, tag, german), language(folder, "en", english)
    notes = Notes(tag, folder)
    notes.take(translated, original)
    return [(one.kind, one.name, one.detail) for one in check(translated, original, notes)]


@pytest.mark.thorough
def test_nothing_is_missing_or_stale_in_any_language() -> None:
    english = read_language(CATALOGUE / "en")

    findings = {
        tag: check(read_language(CATALOGUE / tag), english, Notes(tag)) for tag in tags(CATALOGUE)
    }

    assert {tag: faults for tag, faults in findings.items() if faults} == {}


def test_a_whole_translation_has_no_faults(tmp_path: Path) -> None:
    assert found(tmp_path, GERMAN) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("bar-play = Spielen\n", "", ("missing", "bar-play", "")),
        ("bar-play", "bar-game = Spiel\nbar-play", ("unknown", "bar-game", "")),
        ("bar-play", "!\nbar-play", ("broken", "!", "")),
        (", { $name }", "", ("arguments", "greeting", "lost name")),
        ("{ $name }", "{ $name }{ $day }", ("arguments", "greeting", "no argument day")),
        ("    [one] { $count } Zelle\n", "", ("forms", "cells", "count lacks one")),
        ("[one]", "[few] { $count } Zelle\n    [one]", ("forms", "cells", "count never is few")),
        ("    [shapes] Welche Form?\n", "", ("forms", "marks", "marks lacks shapes")),
        ("= Spielen", "= Dieses Rätsel spielen", ("long", "bar-play", "21 of 14 characters")),
        ("Guten", "guten", ("capital", "greeting", "guten Morgen, { $name }")),
    ],
)
def test_each_fault_is_named(
    tmp_path: Path, before: str, after: str, fault: tuple[str, str, str]
) -> None:
    assert found(tmp_path, GERMAN.replace(before, after, 1)) == [fault]


def test_a_language_has_the_plural_forms_of_the_cldr(tmp_path: Path) -> None:
    without = GERMAN.partition("cells")[0] + "marks" + GERMAN.partition("marks")[2]
    polish = without + (
        "cells = { $count ->\n    [one] { $count } pole\n    [few] { $count } pola\n"
        "    [many] { $count } pól\n   *[other] { $count } pola\n}\n"
    )

    assert found(tmp_path, polish, tag="pl") == []
    assert found(tmp_path, without + "cells = { $count } マス\n", tag="ja") == []
    assert found(tmp_path, polish.replace("    [few] { $count } pola\n", ""), tag="pl") == [
        ("forms", "cells", "count lacks few")
    ]


def test_a_message_is_stale_once_its_english_changed_until_it_is_noted(tmp_path: Path) -> None:
    assert found(tmp_path, GERMAN) == []
    changed = ENGLISH.replace("Good morning", "Good evening")

    assert found(tmp_path, GERMAN, changed) == [("stale", "greeting", "")]
    assert found(tmp_path, GERMAN.replace("Morgen", "Abend"), changed) == []


def test_a_stale_message_that_fits_still_is_noted_by_name(tmp_path: Path) -> None:
    assert found(tmp_path, GERMAN) == []
    changed = language(tmp_path, "en", ENGLISH.replace("Good morning", "Good day"))
    german, notes = read_language(tmp_path / "de"), Notes("de", tmp_path)

    notes.take(german, changed, also=["greeting"])

    assert check(german, changed, Notes("de", tmp_path)) == []


def test_translations_without_a_note_are_named(tmp_path: Path) -> None:
    german, english = language(tmp_path, "de", GERMAN), language(tmp_path, "en", ENGLISH)

    findings = check(german, english, Notes("de", tmp_path))

    assert [(one.kind, one.name) for one in findings] == [
        ("unnoted", name) for name in ("greeting", "cells", "marks", "bar-play")
    ]
