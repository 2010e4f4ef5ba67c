"""The operators' guide, typed line by line on a Debian machine of its own, is true to the end.

While it is typed callers ask the service by its public name, and none of them may be refused but
where the guide itself says `systemctl stop`. The typed commands and answers are this test's output.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from own_machine import APART, AS_ROOT, needs_own_machine

MACHINE = Path(__file__).parents[1] / "support" / "typed_machine.py"
NEEDED = ("unshare", "caddy", "nginx", "pg_ctlcluster", "setpriv", "systemd-socket-activate")
pytestmark = [
    needs_own_machine,
    pytest.mark.skipif(
        not all(shutil.which(name, path="/usr/sbin:/usr/bin") for name in NEEDED),
        reason=f"one of these is missing: {', '.join(NEEDED)}",
    ),
]


# Between them they type every block: none depends on both choices.
@pytest.mark.parametrize(("proxy", "database"), [("caddy", "sqlite"), ("nginx", "postgresql")])
@pytest.mark.timeout(1200)
def test_every_line_of_the_guide_is_true(proxy: str, database: str) -> None:
    typed = subprocess.run(
        [*AS_ROOT, *APART, sys.executable, MACHINE, proxy, database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )

    print(typed.stdout)  # noqa: T201 - the log is the purpose
    assert typed.returncode == 0
    assert "# all lines are true" in typed.stdout
