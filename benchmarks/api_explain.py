"""The server's cost of explaining an expert puzzle to its end, in one call or step by step.

Before an answer had `next`, an app that explained all steps asked for them one by one, each with
the board as it was then. Both are asked of one service in turn, one after another on one
connection; the figure is the server's processor time, from the operating system's own accounts. Of
the same answer line by line, the time until its first step is there is beside that until its end.
"""

import json
import tempfile
import time
from statistics import median
from typing import Any

from measuring.server import connect, free_port, make_service, post, serve
from nonet import engine

PUZZLES = [puzzle.puzzle for puzzle in engine.generate_many("expert", 10, seed=8)]
ROUNDS = 5
TARGET = 5.0
STEP, END = b'{"explanation"', b"0\r\n\r\n"


def main() -> None:
    """Print both costs, their ratio, and the times of the first step and of the end."""
    with tempfile.TemporaryDirectory() as folder:
        key, settings = make_service(folder)
        port = free_port()
        service = serve(port, settings)
        bearer = f"Authorization: Bearer {key}"

        def request(puzzle: str, board: dict[str, Any], *headers: str, **options: str) -> bytes:
            body = json.dumps({"puzzle": puzzle, **board, **options})
            return post("/api/v1/explain", body, bearer, *headers)

        def answer(sent: bytes) -> Any:
            return json.loads(service.ask(sent).partition(b"\r\n\r\n")[2])

        whole, single, calls = list[float](), list[float](), 0
        for puzzle in PUZZLES:
            first = {"progress": puzzle, "eliminated": []}
            at_once = request(puzzle, first, until="end")
            boards, following = list[bytes](), first
            while "-" in following["progress"]:
                boards.append(request(puzzle, following))
                following = answer(boards[-1])["next"]
            assert following["progress"] == engine.solve(puzzle)
            assert answer(at_once)["next"] == following
            calls += len(boards)
            whole.append(median(service.cost_us(at_once, 1) for _ in range(ROUNDS)))
            single.append(
                median(sum(service.cost_us(board, 1) for board in boards) for _ in range(ROUNDS))
            )
        one, many = sum(whole) / len(PUZZLES) / 1000, sum(single) / len(PUZZLES) / 1000
        print(f"{len(PUZZLES)} expert puzzles, the mean of each:")
        print(f"step by step, {calls / len(PUZZLES):.0f} calls {many:8.1f} ms of CPU")
        print(f"in one call              {one:8.1f} ms of CPU")
        print(f"times less               {many / one:8.1f}  (target: at least {TARGET:.0f})")

        lines = [
            request(puzzle, {"progress": puzzle}, "Accept: application/x-ndjson", until="end")
            for puzzle in PUZZLES
        ]
        times = [_times_ms(port, sent) for _ in range(ROUNDS) for sent in lines]
        for at, name in enumerate(("first step", "end")):
            print(f"line by line, {name:10} {median(pair[at] for pair in times):8.1f} ms")
        service.stop()


def _times_ms(port: int, sent: bytes) -> tuple[float, float]:
    """Return when the first step of a stream came, and when its end."""
    answer, first_ms = b"", None
    with connect(port) as connection:
        begun = time.perf_counter()
        connection.sendall(sent)
        while not answer.endswith(END):
            part = connection.recv(65_536)
            assert part, answer
            answer += part
            if first_ms is None and STEP in answer:
                first_ms = (time.perf_counter() - begun) * 1000
    assert first_ms is not None, answer
    return first_ms, (time.perf_counter() - begun) * 1000


if __name__ == "__main__":
    main()
