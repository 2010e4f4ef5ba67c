"""Compress files for browsers with gzip, a twentieth smaller than zlib: `compress.py FILE ...`.

It takes seconds for the engine, so it is done when that is built, not when the service starts.
Zopfli belongs to what developers install. Without it zlib does it, until Zopfli is there.
"""

import gzip
import sys
from pathlib import Path

try:
    from zopfli.gzip import compress
except ImportError:
    compress = None


def main() -> None:
    """Write `FILE.gz` beside each file, unless it is there."""
    for file in map(Path, sys.argv[1:]):
        content, packed = file.read_bytes(), file.with_name(f"{file.name}.gz")
        plain = gzip.compress(content, mtime=0)
        known = packed.read_bytes() if packed.exists() else b""
        is_known = bool(known) and gzip.decompress(known) == content
        if compress is None and not is_known:
            print(f"{file.name} is sent 5 % larger than it could be, as zopfli is not installed.")
            packed.write_bytes(plain)
        elif compress is not None and not (is_known and len(known) < len(plain)):
            # An engine has more parts than the fifteen that Zopfli splits a file in by itself.
            packed.write_bytes(compress(content, numiterations=15, blocksplittingmax=60))


if __name__ == "__main__":
    main()
