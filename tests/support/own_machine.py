"""Whether a test may have a machine of its own, with processes, disks and a network apart."""

import os
import shutil
import subprocess

import pytest

APART = ["unshare", "--mount", "--net", "--uts", "--pid", "--fork", "--mount-proc"]
# Users who may become root without a password do, as on the machines of CI.
AS_ROOT = [] if os.geteuid() == 0 else ["sudo", "-n"]
needs_own_machine = pytest.mark.skipif(
    subprocess.run([*AS_ROOT, *APART, "true"], capture_output=True, check=False).returncode != 0
    if shutil.which("unshare") and (not AS_ROOT or shutil.which("sudo"))
    else True,
    reason="a machine of its own needs namespaces and mounts: run as root",
)
