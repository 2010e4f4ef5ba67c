"""The cost of `/check`, next to a bare Starlette application that moves the same bytes.

Both are served by uvicorn in a process of their own with one kept-alive client, in turn; the
figure is the server's processor time per request, from the operating system's own accounts.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from measuring.server import MeasuredServer, free_port, make_service, post, serve

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROUNDS = 5

BARE = """
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
ANSWER = {answer!r}
async def check(request: Request) -> Response:
    await request.body()
    return Response(ANSWER, media_type="application/json")
app = Starlette(routes=[Route("/api/v1/check", check, methods=["POST"])])
"""


def main() -> None:
    """Print the cost of both and their ratio."""
    with tempfile.TemporaryDirectory() as folder:
        key, settings = make_service(folder)
        body = f'{{"puzzle":"{PUZZLE}"}}'
        request = post("/api/v1/check", body, f"Authorization: Bearer {key}")

        service = serve(free_port(), settings)
        answer = service.ask(request).partition(b"\r\n\r\n")[2]
        assert b'"status":"unique"' in answer, answer
        Path(folder, "bare.py").write_text(BARE.format(answer=answer))
        port = free_port()
        uvicorn = [sys.executable, "-m", "uvicorn", "bare:app", "--app-dir", folder]
        bare = MeasuredServer([*uvicorn, "--port", str(port), "--no-access-log"], port, {})

        pairs = [(service.cost_us(request), bare.cost_us(request)) for _ in range(ROUNDS)]
        service.stop()
        bare.stop()
    print(f"/check              {median(pair[0] for pair in pairs):7.1f} us of CPU per request")
    print(f"bare Starlette      {median(pair[1] for pair in pairs):7.1f} us of CPU per request")
    print(f"ratio               {median(a / b for a, b in pairs):7.2f}  (target: at most 3.3)")


main()
