"""Run the tests that failed once more, by themselves, and list as flaky those that now pass.

    rerun.py MOST

It fails if a test fails again, and without trying if more than MOST have failed.
"""

import json
import subprocess
import sys
from pathlib import Path

# Where pytest keeps them.
FAILED = Path(".pytest_cache/v/cache/lastfailed")


def main(most: int) -> None:
    """Run the failed tests of this folder again."""
    failed = json.loads(FAILED.read_text("utf-8"))
    if len(failed) > most:
        sys.exit(f"{len(failed)} tests failed. Up to {most} would run once more.")
    again = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--last-failed",
        "--last-failed-no-failures=none",
    ]
    if status := subprocess.run(again, check=False).returncode:  # noqa: S603 - our own command
        sys.exit(status)
    print(*(f"flaky: {test} failed, then passed by itself" for test in failed), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
