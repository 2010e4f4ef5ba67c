"""The browser that tests start, and how."""

import shutil

# Debian's headless shell, made only for programs, takes three quarters of the work.
KINDS_OF_CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, KINDS_OF_CHROMIUM)), None)
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--host-resolver-rules=MAP nonet.test 127.0.0.1",
]
