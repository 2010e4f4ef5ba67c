"""Every command that the pages show exists, runs, and prints the output shown."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperCommand
from typer.main import get_command

import reference
import try_uvx
from markdown import blocks, code, pages, read, rows
from nonet.cli.app import app
from nonet.cli.commands import COMMANDS as COMMANDS_BY_NAME, GROUPS

BIN = Path(sys.executable).parent
README = read("README.md")
FIRST_PUZZLE, FIRST_WORKSHEET = (
    f"docs/tutorials/first-{name}.md" for name in ("puzzle", "worksheet")
)
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", read("Makefile"), re.MULTILINE))
MAKE = re.compile(r"^(?:\$ )?make ([a-z-]+)")
NONET = re.compile(r"(?:^|\$ |\| |/)nonet ([a-z][^|>]*)")


COMMANDS = dict(reference.leaves(get_command(app)))


def test_every_make_target_and_every_command_of_a_page_exists() -> None:
    spans = [(page.name, span) for page in pages() for span in code(page.read_text("utf-8"))]

    targets = [(page, name) for page, span in spans for name in MAKE.findall(span)]
    commands = [(page, command) for page, span in spans for command in NONET.findall(span)]

    assert [(page, name) for page, name in targets if name not in TARGETS] == []
    assert [
        (page, command, unknown_words(command))
        for page, command in commands
        if unknown_words(command)
    ] == []


def test_the_page_of_commands_has_each_with_its_options() -> None:
    page = reference.commands()

    for name, command in COMMANDS.items():
        section = page.partition(f"\n### `nonet {name}`\n")[2].partition("\n##")[0]
        shown = {
            option for row in rows(section, "Option") for option in re.findall("`(-.+?)`", row[0])
        }
        assert shown == options(command) - {"--help"}, name


def test_every_command_can_print_json() -> None:
    without = [name for name, leaf in COMMANDS.items() if "--json" not in options(leaf)]

    assert without == ["play", "mcp"], "a game and a protocol have their output for themselves"


def test_the_help_is_one_screen_with_every_command_in_a_group() -> None:
    done = subprocess.run([BIN / "nonet", "--help"], check=True, capture_output=True, text=True)
    lines = done.stdout.splitlines()

    assert 24 <= len(lines) <= 40
    assert max(map(len, lines)) <= 80
    shown = [line.split() for line in lines[2:]]
    assert [words[0] for words in shown if words and words[0] in GROUPS] == list(GROUPS)
    assert {word for words in shown for word in words[:2]} >= set(COMMANDS_BY_NAME)


def test_the_readme_has_the_line_by_which_the_wheel_is_tried_from_an_empty_home() -> None:
    line = try_uvx.LINE.format(folder="dist")

    assert line.removeprefix("exec ").removesuffix(" --json") in README


@pytest.mark.slow
@pytest.mark.parametrize("page", ["README.md", FIRST_PUZZLE])
def test_commands_print_the_output_on_their_page(page: str, tmp_path: Path) -> None:
    shown = [
        (command, output)
        for block in blocks(read(page), "console")
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]

    assert shown
    assert [(command, run(command, tmp_path)) for command, _ in shown] == shown


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "written"),
    [("README.md", {"friday.pdf"}), (FIRST_WORKSHEET, {"friday.pdf", "mine.pdf", "key.pdf"})],
)
def test_commands_without_shown_output_run(page: str, written: set[str], tmp_path: Path) -> None:
    # As `make serve` does.
    run("nonet db upgrade && nonet accounts create developer@localhost", tmp_path)
    commands = [line for block in blocks(read(page), "sh") for line in block.splitlines()]

    for command in commands:
        if command.startswith("nonet ") and "serve" not in command:
            run(command, tmp_path)

    assert written <= {file.name for file in tmp_path.iterdir()}


def test_the_library_gives_the_results_in_the_readme() -> None:
    (session,) = blocks(README, "pycon")
    example = doctest.DocTestParser().get_doctest(session, {}, "README.md", None, None)

    assert doctest.DocTestRunner().run(example) == doctest.TestResults(failed=0, attempted=5)


def run(command: str, folder: Path) -> str:
    """Run a shell command with the project's programs, in a folder that holds its data too."""
    environment = {name: value for name, value in os.environ.items() if name[:6] != "NONET_"}
    environment |= {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "NONET_DATA_DIR": "data"}
    shell = ["bash", "-o", "pipefail", "-c", command]
    done = subprocess.run(
        shell, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def options(command: TyperCommand) -> set[str]:
    """Return the options of a command, with their opposites."""
    names = [name for option in command.params for name in (*option.opts, *option.secondary_opts)]
    return {"--help", *(name for name in names if name.startswith("-"))}


def unknown_words(line: str) -> list[str]:
    """Return the words after `nonet` that name no command, no group and no option."""
    words = line.split()
    for path in (" ".join(words[:2]), words[0]):
        if command := COMMANDS.get(path):
            return [word for word in words if word[0] == "-" and word not in options(command)]
    return [] if any(path.startswith(f"{line} ") for path in COMMANDS) else words
