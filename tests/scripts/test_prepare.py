"""System packages that Nonet needs are installed if possible, and named otherwise.

Scripts replace the programs of other systems; their folder is the whole `PATH`.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
BASH = shutil.which("bash") or "bash"
SHELL_TOOLS = ["awk", "chmod", "cut", "dirname", "echo", "find", "grep"]
SHELL_TOOLS += ["ln", "sed", "sort", "tail", "xargs"]
NEW, OLD = "1.96.0", "1.63.0"
NO_NETWORK = {"PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_RETRIES": "0"}
NO_NETWORK |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}
POLICIES = """\
#!/bin/bash
case $1 in
  pkgnames) ;;
  policy) case $2 in
    cargo) echo "  Candidate: 0.66.0+ds1-1" ;;
    chromium) echo "  Candidate: (none)" ;;
    *) echo "  Candidate: 1.96.0+dfsg1-1" ;;
  esac ;;
esac
"""
# It makes a Rust out of the package that has one.
APT_GET = f"""\
#!/bin/bash
echo "$*" >> "$(dirname "$0")/apt-get.log"
if [[ "$*" == *rustc-web* ]]; then
  for name in cargo rustc; do
    echo "echo $name {NEW}" > "$(dirname "$0")/$name"
    chmod +x "$(dirname "$0")/$name"
  done
fi
"""


@dataclass
class System:
    """A machine whose programs are those in a folder."""

    programs: Path

    def has(self, name: str, script: str) -> None:
        file = self.programs / name
        file.write_text(script if script.startswith("#!") else f"#!/bin/bash\n{script}\n")
        file.chmod(0o755)

    def has_rust(self, version: str) -> None:
        self.has("cargo", f"echo cargo {version}")
        self.has("rustc", f"echo rustc {version}")

    def prepare(
        self, what: str, *, python: str = sys.executable
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [BASH, self.programs / "clone/scripts/prepare.sh", what],
            env={"PATH": str(self.programs), "PYTHON": python, **NO_NETWORK},
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def installed(self) -> list[list[str]]:
        log = self.programs / "apt-get.log"
        lines = log.read_text().splitlines() if log.exists() else []
        return [line.split() for line in lines if line.startswith("install")]


@pytest.fixture
def system(tmp_path: Path) -> System:
    """Make a machine with a compiler and a Python, whose user is nobody in particular."""
    for name in SHELL_TOOLS:
        program = shutil.which(name)
        assert program is not None, name
        (tmp_path / name).symlink_to(program)
    # Programs that are brought stay in the clone.
    shutil.copytree(REPOSITORY / "scripts", tmp_path / "clone/scripts")
    for name in ("Cargo.toml", "requirements-below.txt"):
        shutil.copy(REPOSITORY / name, tmp_path / "clone")
    made = System(tmp_path)
    made.has("cc", "exit 0")
    made.has("id", "echo 1000")
    return made


@pytest.fixture
def debian(system: System) -> System:
    """Make a Debian whose user is root."""
    system.has("id", "echo 0")
    system.has("apt-get", APT_GET)
    system.has("apt-cache", POLICIES)
    return system


def test_a_machine_that_has_all_is_left_alone_without_a_word(system: System) -> None:
    system.has_rust(NEW)

    outcome = system.prepare("serve")

    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (0, "", "")


@pytest.mark.sample("None")
@pytest.mark.parametrize("version", [None, OLD])
def test_without_root_or_network_one_line_per_system_is_printed(
    system: System, version: str | None
) -> None:
    if version:
        system.has_rust(version)

    outcome = system.prepare("serve")

    assert outcome.returncode == 1
    assert outcome.stdout.splitlines()[-5:] == [
        "Not found: rust. To get it:",
        "  apt-get install cargo rustc",
        "  dnf install cargo rustfmt clippy",
        "  brew install rust",
        "  Rust 1.90 or newer comes from https://rustup.rs too.",
    ]


@pytest.mark.parametrize("version", [None, OLD])
def test_root_on_debian_gets_the_rust_that_is_new_enough(
    debian: System, version: str | None
) -> None:
    if version:
        debian.has_rust(version)

    outcome = debian.prepare("serve")

    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    (packages,) = debian.installed
    assert {"cargo-web", "rustc-web"} <= set(packages)
    assert not {"cargo", "rustc"} & set(packages)
    assert debian.prepare("serve").stdout == ""


def test_a_missing_package_does_not_keep_the_others_away(debian: System) -> None:
    debian.has_rust(NEW)

    outcome = debian.prepare("test")

    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    (packages,) = debian.installed
    assert "chromium" not in packages
    assert {"qpdf", "zbar-tools", "poppler-utils"} <= set(packages)
    assert "will not run: chromium" in outcome.stdout.splitlines()[-1]


def test_tests_go_on_without_root(system: System) -> None:
    system.has_rust(NEW)

    outcome = system.prepare("test")

    assert outcome.returncode == 0
    assert "apt-get install chromium" in outcome.stdout
    assert outcome.stdout.splitlines()[-1].startswith("Tests that need one of these will not run")


def test_without_root_rust_and_a_compiler_come_from_pypi(system: System) -> None:
    system.has("cc", "exit 1")
    brought = system.programs / "clone/.venv/programs"
    # It stands in for the script that brings them.
    (system.programs / "clone/scripts/bring.py").write_text(f"""\
import sys
from pathlib import Path

folder = Path("{brought}")
folder.mkdir(parents=True)
for name in ("cc", "cargo", "rustc"):
    (folder / name).write_text("#!/bin/bash\\necho {NEW} {NEW}\\n")
    (folder / name).chmod(0o755)
print("brought:", *sys.argv[1:])
""")

    first, second = system.prepare("serve"), system.prepare("serve")

    assert (first.returncode, first.stdout) == (0, "brought: compiler rust\n"), first.stderr
    assert (second.returncode, second.stdout) == (0, "")


def test_the_message_about_an_old_python_explains_how_to_name_another(system: System) -> None:
    system.has_rust(NEW)
    system.has("python3", "[ $1 != --version ] || echo Python 3.9.2; exit 1")

    outcome = system.prepare("serve", python="python3")

    assert outcome.returncode == 1
    assert "python3 is 3.9.2" in outcome.stdout
    assert "PYTHON=python3.12 make serve" in outcome.stdout
