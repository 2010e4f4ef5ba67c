"""Every command that the pages show exists, runs, and prints what they say."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

import try_uvx
from markdown import blocks, code, pages, read, rows
from nonet.cli.main import app

BIN = Path(sys.executable).parent
README = read("README.md")
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", read("Makefile"), re.MULTILINE))
MAKE = re.compile(r"^(?:\$ )?make ([a-z-]+)")
NONET = re.compile(r"(?:^|\$ |\| |/)nonet ([a-z][^|>]*)")


def leaves(group: object, path: str = "") -> Iterator[tuple[str, TyperCommand]]:
    """Yield every command that is no group, by its words after `nonet`."""
    assert isinstance(group, TyperGroup)
    for name, command in group.commands.items():
        if isinstance(command, TyperCommand):
            yield path + name, command
        else:
            yield from leaves(command, f"{path}{name} ")


COMMANDS = dict(leaves(get_command(app)))


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


def test_the_table_of_make_targets_has_all_of_them() -> None:
    table = rows(read("CONTRIBUTING.md"), "Target")

    assert sorted(row[0] for row in table) == sorted(f"`make {target}`" for target in TARGETS)


def test_the_table_of_commands_has_all_of_them_in_order() -> None:
    table = rows(README, "Command")

    assert [row[0] for row in table] == [f"`nonet {name}`" for name in COMMANDS]


def test_every_command_can_print_json() -> None:
    assert "With `--json` they print JSON." in README

    without = [name for name, leaf in COMMANDS.items() if "--json" not in options(leaf)]
    assert without == ["play", "mcp"], "a game and a protocol have their output for themselves"


def test_the_readme_begins_with_the_clone() -> None:
    first, second, *_ = blocks(README, "sh")[0].splitlines()

    assert re.match(r"git clone [A-Z]+ nonet && cd nonet\b", first)
    assert second.startswith("make serve ")


def test_the_readme_has_the_line_by_which_the_wheel_is_tried_from_an_empty_home() -> None:
    line = try_uvx.LINE.format(folder="dist")

    assert line.removeprefix("exec ").removesuffix(" --json") in README


@pytest.mark.slow
def test_the_commands_of_the_readme_run_and_print_what_it_shows(tmp_path: Path) -> None:
    shown = [
        (command, output)
        for block in blocks(README, "console")
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]

    assert shown
    assert [(command, run(command, tmp_path)) for command, _ in shown] == shown


@pytest.mark.slow
def test_the_commands_of_the_readme_that_show_no_output_run(tmp_path: Path) -> None:
    # As `make serve` does.
    run("nonet db upgrade && nonet accounts create developer@localhost", tmp_path)
    commands = [line for block in blocks(README, "sh") for line in block.splitlines()]

    for command in commands:
        if command.startswith("nonet "):
            run(command, tmp_path)

    assert {"pack.pdf", "sheet.pdf"} <= {file.name for file in tmp_path.iterdir()}


def test_the_library_does_what_the_readme_shows() -> None:
    (session,) = blocks(README, "pycon")
    example = doctest.DocTestParser().get_doctest(session, {}, "README.md", None, None)

    assert doctest.DocTestRunner().run(example) == doctest.TestResults(failed=0, attempted=6)


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
