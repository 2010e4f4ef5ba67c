"""The client for programs that wait for each answer."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar, Unpack

import httpx
from pydantic import BaseModel

from nonet_client import calls, models
from nonet_client.errors import NonetError
from nonet_client.exchange import (
    TIMEOUT,
    Patience,
    base_url_of,
    headers_of,
    part_of,
    read_answer,
    require_success,
    total_of,
    unreachable,
)

Answer = TypeVar("Answer", bound=BaseModel)
T = TypeVar("T")
# Called with the bytes that have come, and with all where that is known.
Progress = Callable[[int, int | None], None]


class Nonet:
    """A service and a key to it.

    `site` is the address of the service, and the key that of NONET_KEY where none is given. What
    passes by itself is tried again, as `patience` says. `transport` and `sleep` are for tests.
    """

    def __init__(
        self,
        site: str,
        *,
        key: str | None = None,
        patience: Patience | None = None,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        self._base_url = base_url_of(site)
        self._key = headers_of(key)
        self._patience = patience or Patience()
        self._sleep = sleep
        self._http = httpx.Client(timeout=TIMEOUT, transport=transport)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def generate(
        self, *, count: int = 1, difficulty: calls.Label = "beginner"
    ) -> models.GenerateResponse:
        """Make new puzzles, each with exactly one solution."""
        return self._send(calls.generate(count, difficulty))

    def generate_custom(self, **wish: Unpack[calls.Wish]) -> models.CustomResponse:
        """Make new puzzles by technique, rating, givens, symmetry or seed."""
        return self._send(calls.generate_custom(wish))

    def check(self, puzzle: str) -> models.CheckResponse:
        """Tell whether a grid has no solution, exactly one, or more."""
        return self._send(calls.check(puzzle))

    def analyze(self, puzzle: str) -> models.AnalyzeResponse:
        """Tell how far singles solve a puzzle."""
        return self._send(calls.analyze(puzzle))

    def grade(self, puzzle: str, **options: Any) -> models.GradeResponse:
        """Tell how hard a puzzle is, by human techniques."""
        return self._send(calls.grade(puzzle, options))

    def rate(self, puzzle: str) -> models.RateResponse:
        """Tell ER, EP and ED of a puzzle."""
        return self._send(calls.rate(puzzle))

    def check_batch(
        self, puzzles: Iterable[str], *, why: bool = False
    ) -> models.CheckBatchResponse:
        """Check up to 190 grids, each for itself."""
        return self._send(calls.check_batch(puzzles, why=why))

    def analyze_batch(self, puzzles: Iterable[str]) -> models.AnalyzeBatchResponse:
        """Analyze up to 190 grids, each for itself."""
        return self._send(calls.analyze_batch(puzzles))

    def grade_batch(self, puzzles: Iterable[str], **options: Any) -> models.GradeBatchResponse:
        """Grade up to 190 grids, each for itself."""
        return self._send(calls.grade_batch(puzzles, options))

    def rate_batch(self, puzzles: Iterable[str]) -> models.RateBatchResponse:
        """Rate up to 190 grids, each for itself."""
        return self._send(calls.rate_batch(puzzles))

    def validate(self, puzzle: str, progress: str) -> models.ValidateResponse:
        """Tell what is wrong on a player's board."""
        return self._send(calls.validate(puzzle, progress))

    def hint(self, puzzle: str, progress: str) -> models.HintResponse:
        """Give the next single on a player's board."""
        return self._send(calls.hint(puzzle, progress))

    def explain(
        self,
        puzzle: str,
        progress: str,
        *,
        eliminated: Iterable[tuple[int, int]] = (),
        **options: Any,
    ) -> models.ExplainResponse:
        """Give the next step of any technique; `eliminated` are pairs of cell and digit."""
        return self._send(calls.explain(puzzle, progress, eliminated, options))

    def publish(self, puzzles: Iterable[str]) -> models.PublishResponse:
        """Make public links to play puzzles."""
        return self._send(calls.publish(puzzles))

    def worksheets(
        self, puzzles: Iterable[str], *, include_answers: bool = True, paper: calls.Paper = "a4"
    ) -> models.WorksheetsResponse:
        """Make the link to a PDF of puzzles."""
        call = calls.worksheets(puzzles, include_answers=include_answers, paper=paper)
        return self._send(call)

    def packs(
        self,
        *,
        count: int = 1,
        difficulty: calls.Label = "beginner",
        include_answers: bool = True,
        paper: calls.Paper = "a4",
    ) -> models.PacksResponse:
        """Make new puzzles and the link to their PDF."""
        call = calls.packs(count, difficulty, include_answers=include_answers, paper=paper)
        return self._send(call)

    def sheets(
        self,
        puzzles: Iterable[str],
        to: str | Path,
        *,
        progress: Progress | None = None,
        **look: Unpack[calls.Look],
    ) -> Path:
        """Print puzzles, laid out as wished, to a file."""
        body = calls.wire(puzzles=list(puzzles), **look)
        return self._save("POST", f"{self._base_url}/sheets", body, Path(to), progress)

    def download(self, pdf_url: str, to: str | Path, *, progress: Progress | None = None) -> Path:
        """Save the PDF of an export's `pdf_url`, whole or not at all."""
        return self._save("GET", pdf_url, None, Path(to), progress)

    def _send(self, call: calls.Call[Answer]) -> Answer:
        def attempt() -> Answer:
            url = self._base_url + call.path
            response = self._http.post(url, json=call.body, headers=self._key)
            return read_answer(call, response)

        return self._insist(attempt)

    def _save(
        self, method: str, url: str, body: Any, path: Path, progress: Progress | None
    ) -> Path:
        # A link to a PDF needs no key, and its address may be any.
        headers = self._key if body is not None else {}

        def attempt() -> Path:
            request = self._http.stream(method, url, json=body, headers=headers)
            with request as response:
                if response.is_error:
                    response.read()
                require_success(response)
                self._write(response, part_of(path), progress)
            return part_of(path).replace(path)

        return self._insist(attempt)

    def _write(self, response: httpx.Response, part: Path, progress: Progress | None) -> None:
        done, total = 0, total_of(response)
        with part.open("wb") as file:
            for chunk in response.iter_bytes():
                file.write(chunk)
                done += len(chunk)
                if progress is not None:
                    progress(done, total)

    def _insist(self, attempt: Callable[[], T]) -> T:
        tried = 0
        while True:
            tried += 1
            try:
                return attempt()
            except httpx.TransportError as fault:
                error: NonetError = unreachable(fault)
            except NonetError as refusal:
                error = refusal
            wait_s = self._patience.wait_s(tried, error)
            if wait_s is None:
                raise error
            self._sleep(wait_s)
