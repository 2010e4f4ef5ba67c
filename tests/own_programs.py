"""Where the programs of this environment are."""

import sys
from pathlib import Path

PROGRAMS = Path(sys.executable).parent
