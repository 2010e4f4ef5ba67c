"""Install a C compiler and Rust into `.venv`, without root.

    bring.py [compiler] [rust]

Both come by packages of PyPI: Zig compiles and links, and puccinialin starts rustup, which fetches
Rust from its own host. Where one cannot be had, nothing is left of it, and the status says so.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BELOW, PROGRAMS = ROOT / ".venv" / "below", ROOT / ".venv" / "programs"
PYTHON = BELOW / "bin" / "python"
RUST = BELOW / "rust"
LIMIT_S = 600
COMPILER = f"""\
#!/bin/sh
exec "{PYTHON}" -m ziglang cc "$@"
"""


def main() -> None:
    """Install the named programs."""
    print(
        "What is missing is fetched into .venv, as it cannot be installed:",
        *sys.argv[1:],
        flush=True,
    )
    step("Making .venv/below", "ten seconds", sys.executable, "-m", "venv", str(BELOW))
    pip = ("-m", "pip", "install", "--require-hashes", "-r", str(ROOT / "requirements-below.txt"))
    step("Installing Zig and rustup's starter", "half a minute, 450 MB", str(PYTHON), *pip)
    if "compiler" in sys.argv:
        provide("cc", COMPILER)
    if "rust" in sys.argv:
        location = ("-m", "puccinialin", "--location", str(RUST))
        step("Bringing Rust by rustup", "a minute or two, 600 MB", str(PYTHON), *location)
        for name in ("cargo", "rustc", "rustup"):
            provide(
                name,
                f'#!/bin/sh\nRUSTUP_HOME="{RUST}/rustup" exec "{RUST}/cargo/bin/{name}" "$@"\n',
            )


def step(what: str, expected: str, *command: str) -> None:
    """Run one step, and end with its status if it fails."""
    runner = [sys.executable, str(ROOT / "scripts" / "step.py"), "--limit", str(LIMIT_S)]
    done = subprocess.run([*runner, what, expected, *command], check=False)  # noqa: S603 - our own
    if done.returncode:
        sys.exit(done.returncode)


def provide(name: str, script: str) -> None:
    """Put a program where make looks first."""
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    (PROGRAMS / name).write_text(script, "utf-8")
    (PROGRAMS / name).chmod(0o755)


if __name__ == "__main__":
    main()
