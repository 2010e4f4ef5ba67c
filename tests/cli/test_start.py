"""Imports of commands, which their callers wait for."""

import subprocess
import sys

import pytest

# Packages for the website, the tools, printing and sign-in; each takes a tenth of a second.
HEAVY = {"authlib", "jinja2", "mcp", "pikepdf", "typst", "webauthn"}


@pytest.mark.sample("check")
@pytest.mark.parametrize("module", ["cli.people", "cli.database", "cli.check"])
def test_a_command_imports_no_heavy_packages_that_it_does_not_use(module: str) -> None:
    program = f"import sys, nonet.cli.app, nonet.{module}; print(*sys.modules)"

    modules = subprocess.check_output([sys.executable, "-c", program], text=True)

    assert "nonet.cli.app" in modules.split()
    assert HEAVY.isdisjoint(modules.split())


def test_nonet_without_arguments_shows_a_board_without_importing_commands() -> None:
    program = "import sys, nonet.cli; sys.argv[1:] = []; nonet.cli.main(); print(*sys.modules)"

    *shown, modules = subprocess.check_output(
        [sys.executable, "-c", program], text=True
    ).splitlines()

    assert [line[0] for line in shown[::4]] == ["┏", "┣", "┣", "┗"]
    assert max(map(len, shown)) <= 80
    commands = [line[34:] for line in shown if line[34:].startswith("nonet ")]
    assert commands == [
        "nonet play",
        "nonet generate | nonet explain",
        "nonet serve --open",
        "nonet --help",
    ]
    assert {"typer", "pydantic", "nonet.engine"}.isdisjoint(modules.split())
