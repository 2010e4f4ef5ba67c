"""The operators' guide, typed line by line on a Debian machine of its own, is true to the end.

While it is typed callers ask the service by its public name, and none of them may be refused but
where the guide itself says `systemctl stop`. What was typed and answered is this test's output.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

MACHINE = Path(__file__).parents[1] / "support" / "typed_machine.py"
APART = ["unshare", "--mount", "--net", "--uts", "--pid", "--fork", "--mount-proc"]
NEEDED = ("unshare", "caddy", "nginx", "pg_ctlcluster", "setpriv", "systemd-socket-activate")
# Whoever may become root without a password does, as on the machines of CI.
AS_ROOT = [] if os.geteuid() == 0 else ["sudo", "-n"]
pytestmark = [
    pytest.mark.skipif(
        subprocess.run([*AS_ROOT, *APART, "true"], capture_output=True, check=False).returncode != 0
        if shutil.which("unshare") and (not AS_ROOT or shutil.which("sudo"))
        else True,
        reason="a machine of its own needs namespaces and mounts: run as root",
    ),
    pytest.mark.skipif(
        not all(shutil.which(name, path="/usr/sbin:/usr/bin") for name in NEEDED),
        reason=f"one of these is missing: {', '.join(NEEDED)}",
    ),
]


@pytest.mark.parametrize(
    ("proxy", "database"), [("caddy", "sqlite"), ("nginx", "postgresql"), ("nginx", "sqlite")]
)
@pytest.mark.timeout(1200)
def test_every_line_of_the_guide_is_true(proxy: str, database: str) -> None:
    typed = subprocess.run(
        [*AS_ROOT, *APART, sys.executable, MACHINE, proxy, database],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )

    print(typed.stdout)  # noqa: T201 - the log is what this is for
    assert typed.returncode == 0
    assert "# all lines are true" in typed.stdout
