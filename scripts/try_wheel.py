"""Install the wheel in a folder into an empty environment, and try each command.

Every command without a network must answer, and one with missing packages must name the line that
installs them. The installed size, without bytecode, is limited; each language other than English
takes a quarter of a megabyte of it, most of it for lessons.
"""

import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path

MOST_BYTES = 31_500_000
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ANSWERS = {
    ("--version",): "nonet ",
    ("generate", "--seed", "1"): "\n",
    ("check", PUZZLE): "unique",
    ("analyze", PUZZLE): "beginner",
    ("grade", PUZZLE): "singles",
    ("rate", PUZZLE): "Single",
    ("canonical", PUZZLE): "\t",
    ("explain", PUZZLE): "singles",
    ("hint", PUZZLE): "r",
    ("validate", PUZZLE, PUZZLE): "valid",
    ("convert", PUZZLE, "--to", "rows"): "|",
}
NEEDING_MORE = {
    "serve": "nonet[serve]",
    "doctor": "nonet[serve]",
    "mcp": "nonet[serve]",
    "accounts": "nonet[serve]",
    "keys": "nonet[serve]",
    "worksheet": "nonet[print]",
    "book": "nonet[print]",
    "class-set": "nonet[print]",
    "picture": "nonet[print]",
    "play": "nonet[play]",
}


def main() -> None:
    """Try the newest wheel of the given folder."""
    wheels = sorted(Path(sys.argv[1]).glob("nonet-*.whl"), key=lambda wheel: wheel.stat().st_mtime)
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder) / "environment"
        venv.create(environment, with_pip=True)
        scripts = environment / ("Scripts" if sys.platform == "win32" else "bin")
        before = size_of(environment)
        install = [
            str(scripts / "python"),
            "-m",
            "pip",
            "install",
            "-q",
            "--no-compile",
            str(wheels[-1]),
        ]
        subprocess.run(install, check=True)  # noqa: S603 - our own wheel
        grown = size_of(environment) - before
        for arguments, expected in ANSWERS.items():
            require(scripts, folder, arguments, status=0, expected=expected)
        for command, line in NEEDING_MORE.items():
            require(scripts, folder, (command,), status=1, expected=line)
        left = [path.name for path in Path(folder).iterdir() if path != environment]
    print(f"{wheels[-1].name}: {len(ANSWERS) + len(NEEDING_MORE)} commands, {grown:,} bytes")
    if grown > MOST_BYTES or left:
        sys.exit(f"expected {MOST_BYTES:,} bytes at most and no files, found {grown:,} and {left}")


def require(
    scripts: Path, folder: str, arguments: tuple[str, ...], *, status: int, expected: str
) -> None:
    """Run a command, and exit if its output is unexpected."""
    nonet = scripts / f"nonet{sysconfig.get_config_var('EXE') or ''}"
    ended = subprocess.run(  # noqa: S603 - our own command
        [nonet, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    if ended.returncode != status or expected not in ended.stdout + ended.stderr:
        sys.exit(f"nonet {' '.join(arguments)}: {ended.returncode}\n{ended.stdout}{ended.stderr}")


def size_of(folder: Path) -> int:
    """Return the bytes of a folder's files, without bytecode."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files if path.suffix != ".pyc")


if __name__ == "__main__":
    main()
