"""The server's processor time for a batch of 190 random minimal puzzles."""

import json
import os
import tempfile
from pathlib import Path
from statistics import median

from measuring.server import free_port, make_service, post, serve

BESIDE_THE_REPOSITORY = Path(__file__).parents[2] / "shared" / "data"
FOLDER = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY)) / "techniques"
RANDOM = FOLDER / "random-minimal-rated.tsv"
SIZE = 190
ROUNDS, TIMES = 5, 20
TARGETS_MS = {"check": 10, "analyze": None, "grade": 120, "rate": None}


def main() -> None:
    """Print a line per kind of batch."""
    if not RANDOM.exists():
        print(f"no lists in {FOLDER}")
        return
    lines = RANDOM.read_text(encoding="ascii").splitlines()[:SIZE]
    body = json.dumps({"puzzles": [line.split("\t")[0] for line in lines]}, separators=(",", ":"))
    with tempfile.TemporaryDirectory() as folder:
        key, settings = make_service(folder)
        service = serve(free_port(), settings)
        for kind, target_ms in TARGETS_MS.items():
            request = post(f"/api/v1/{kind}/batch", body, f"Authorization: Bearer {key}")
            answer = json.loads(service.ask(request).partition(b"\r\n\r\n")[2])
            refused = [result for result in answer["results"] if "error" in result]
            assert (len(answer["results"]), refused) == (SIZE, []), refused
            cost_ms = median(service.cost_us(request, TIMES) / 1000 for _ in range(ROUNDS))
            target = f"  (target: at most {target_ms})" if target_ms else ""
            print(f"/{kind + '/batch':16} of {SIZE}: {cost_ms:7.1f} ms of CPU{target}")
        service.stop()


main()
