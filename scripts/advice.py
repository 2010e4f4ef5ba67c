"""Advice after a failed installation, by the installer's output."""

import re
import sys
from typing import NamedTuple

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"


class Cause(NamedTuple):
    """A pattern of a cause's output, and the advice for it."""

    pattern: str
    advice: str


# The first that fits counts: without a network, pip says at last that it found no package.
CAUSES = (
    Cause(
        r"No space left|Disk quota exceeded|ENOSPC|os error 28|Errno 28",
        "The disk is full. Serving needs 1 GB in this folder, and some for temporary files: "
        "TMPDIR=FOLDER names another.",
    ),
    Cause(
        r"CERTIFICATE_VERIFY_FAILED|SSL certificate|invalid peer certificate|UnknownIssuer"
        r"|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF)|SELF_SIGNED_CERT|self[- ]signed certificate",
        "A registry showed a certificate that is not known here. If your network has one of its "
        "own, name the file that holds it: SSL_CERT_FILE=/path/to/certificates.pem make serve",
    ),
    Cause(
        r"DO NOT MATCH THE HASHES|EINTEGRITY|checksum .*(changed|mismatch)|verify the checksum",
        "A package is not the one that is locked: a broken download, or a mirror that changes "
        "packages. Try again after `.venv/bin/pip cache purge`; if it stays, ask another registry "
        "(PIP_INDEX_URL).",
    ),
    Cause(
        r"\b(401|403|407) (Error|Client Error|Unauthorized|Forbidden|Proxy)|E401|E403"
        r"|status code:? (401|403|407)|User for .*:$",
        "A registry or a proxy asks who you are: put name and password into its address "
        "(PIP_INDEX_URL, HTTPS_PROXY), or into ~/.netrc.",
    ),
    Cause(
        r"name resolution|Name or service not known|resolve host|Connection refused|unreachable"
        r"|timed out|Connection reset|NewConnectionError|ProxyError|spurious network error"
        r"|ConnectError|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|nodename nor servname",
        "A registry cannot be reached. Is there a network? Behind a proxy, set HTTPS_PROXY; where "
        "packages come from elsewhere, PIP_INDEX_URL. Then call make again: it goes on where it "
        "stopped.",
    ),
    Cause(
        r"requires a different Python|Requires-Python",
        f"A package does not fit Python {VERSION}. Name another one, 3.11 or newer: "
        "PYTHON=python3.12 make serve",
    ),
    Cause(
        r"requires rustc|rustc [\d.]+ is not supported|is not supported by the following",
        "Rust is too old here: `rustup update`.",
    ),
    Cause(
        r"signal: 9|SIGKILL|Killed|out of memory|Cannot allocate memory|MemoryError",
        "The machine ran out of memory. With fewer things at once it may suffice: "
        "CARGO_BUILD_JOBS=1 make serve",
    ),
    Cause(
        r"linker .* not found|linking with .* failed|cannot find -l|ld: ",
        "The C compiler does not link here. Its package for development may be missing: gcc and "
        "libc6-dev on Debian.",
    ),
    Cause(
        r"[Pp]ermission denied|EACCES|Read-only file system|Operation not permitted",
        "A file cannot be written here. A folder that root made stays root's: "
        "`make clean` as root, then call make again as yourself.",
    ),
    Cause(
        r"No matching distribution|Could not find a version|Failed building wheel"
        r"|Failed to build|metadata-generation-failed",
        f"A package has no build for Python {VERSION} on this system, or the index that pip asks "
        "does not have it. Another Python may help: PYTHON=python3.12 make serve",
    ),
    Cause(
        r"error(\[E\d+\])?: could not compile|error\[E\d+\]",
        "The Rust code does not compile. If you have changed none of it, please report it with "
        "the log.",
    ),
)
UNKNOWN = "If it says nothing to you, call make again; if it stays, please report it with the log."


def advise(said: str) -> str:
    """Return the advice for a failed command's output."""
    return next((cause.advice for cause in CAUSES if re.search(cause.pattern, said)), UNKNOWN)
