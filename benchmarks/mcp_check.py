"""The cost of a `tools/call` of `check_puzzle`, next to the same `/check` of the JSON API.

Both are asked of one service in a process of its own with one kept-alive client, in turn; the
figure is the server's processor time per request, from the operating system's own accounts.
"""

import json
import tempfile
from statistics import median
from typing import Any

from measuring.server import free_port, make_service, post, serve

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROUNDS = 5
TARGET = 3.0
REVISIONS = ("2026-07-28", "2025-11-25", "2025-06-18")
NEWEST = REVISIONS[0]


def call(revision: str, key: str) -> bytes:
    """Return the bytes of a call in a revision of the protocol."""
    params: dict[str, Any] = {"name": "check_puzzle", "arguments": {"puzzle": PUZZLE}}
    headers = [f"Authorization: Bearer {key}", f"MCP-Protocol-Version: {revision}"]
    headers += ["Accept: application/json, text/event-stream"]
    if revision == NEWEST:
        headers += ["Mcp-Method: tools/call", "Mcp-Name: check_puzzle"]
        params["_meta"] = {
            "io.modelcontextprotocol/protocolVersion": revision,
            "io.modelcontextprotocol/clientInfo": {"name": "bench", "version": "1"},
            "io.modelcontextprotocol/clientCapabilities": {},
        }
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    return post("/mcp", json.dumps(message), *headers)


def main() -> None:
    """Print the cost of `/check` and of a call in each revision, and the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        key, settings = make_service(folder)
        check = post("/api/v1/check", f'{{"puzzle":"{PUZZLE}"}}', f"Authorization: Bearer {key}")
        calls = {revision: call(revision, key) for revision in REVISIONS}
        service = serve(free_port(), settings)
        plain = json.loads(service.ask(check).partition(b"\r\n\r\n")[2])
        for request in calls.values():
            answer = json.loads(service.ask(request).partition(b"\r\n\r\n")[2])
            assert answer["result"]["structuredContent"] == plain, answer
        rounds = [
            (service.cost_us(check), [service.cost_us(request) for request in calls.values()])
            for _ in range(ROUNDS)
        ]
        service.stop()
    print(f"/check                   {median(check for check, _ in rounds):7.1f} us of CPU")
    for index, revision in enumerate(REVISIONS):
        cost = median(costs[index] for _, costs in rounds)
        ratio = median(costs[index] / check for check, costs in rounds)
        print(
            f"tools/call {revision}    {cost:7.1f} us of CPU, ratio {ratio:.2f} (target: {TARGET})"
        )


main()
