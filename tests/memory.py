"""What a service holds in memory."""

import os
from pathlib import Path


def resident_bytes(process: int) -> int:
    """Return the resident memory of a process and of all that it has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    own = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return own * os.sysconf("SC_PAGE_SIZE") + sum(resident_bytes(int(child)) for child in children)
