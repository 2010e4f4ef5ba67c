"""The asynchronous client. `hatch_build.py` generates `synchronous.py` from this file."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar, Unpack

import httpx
from pydantic import BaseModel

from nonet_client import calls, models
from nonet_client.errors import NonetError
from nonet_client.exchange import (
    LINES,
    TIMEOUT,
    AsyncAttempt,
    AsyncSleep,
    Patience,
    base_url_of,
    headers_of,
    part_of,
    read_answer,
    read_line,
    require_success,
    total_of,
    unreachable,
)

Answer = TypeVar("Answer", bound=BaseModel)
Line = TypeVar("Line")
T = TypeVar("T")
# Called with the number of bytes received and, if known, the total.
Progress = Callable[[int, int | None], None]


class AsyncNonet:
    """A client of one service.

    `site` is the service's address; the default of `key` is the variable NONET_KEY. Temporary
    failures are retried as `patience` allows. `transport` and `sleep` are for tests.
    """

    def __init__(
        self,
        site: str,
        *,
        key: str | None = None,
        patience: Patience | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
        sleep: AsyncSleep = asyncio.sleep,
    ) -> None:
        self._base_url = base_url_of(site)
        self._key = headers_of(key)
        self._patience = patience or Patience()
        self._sleep = sleep
        self._http = httpx.AsyncClient(timeout=TIMEOUT, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def generate(
        self, *, count: int = 1, difficulty: calls.Label = "beginner"
    ) -> models.GenerateResponse:
        """Generate puzzles, each with exactly one solution."""
        return await self._send(calls.generate(count, difficulty))

    async def generate_custom(self, **wish: Unpack[calls.ValidSpec]) -> models.CustomResponse:
        """Generate puzzles by technique, rating, givens, symmetry or seed."""
        return await self._send(calls.generate_custom(wish))

    def generate_custom_lines(
        self, **wish: Unpack[calls.ValidSpec]
    ) -> AsyncIterator[models.CustomPuzzle]:
        """Generate the same puzzles, and yield each as soon as it is found."""
        return self._lines(calls.Lines(calls.generate_custom(wish), calls.CUSTOM_LINE))

    async def check(self, puzzle: str) -> models.CheckResponse:
        """Check whether a grid has no solution, exactly one, or more."""
        return await self._send(calls.check(puzzle))

    async def analyze(self, puzzle: str) -> models.AnalyzeResponse:
        """Analyze how far singles solve a puzzle."""
        return await self._send(calls.analyze(puzzle))

    async def grade(self, puzzle: str, **options: Any) -> models.GradeResponse:
        """Grade a puzzle by the techniques that people use."""
        return await self._send(calls.grade(puzzle, options))

    async def rate(self, puzzle: str, **options: Any) -> models.RateResponse:
        """Rate a puzzle by ER, EP and ED."""
        return await self._send(calls.rate(puzzle, options))

    async def check_batch(
        self, puzzles: Iterable[str], *, why: bool = False
    ) -> models.CheckBatchResponse:
        """Check up to 190 grids separately."""
        return await self._send(calls.check_batch(puzzles, why=why))

    def check_batch_lines(
        self, puzzles: Iterable[str], *, why: bool = False
    ) -> AsyncIterator[models.CheckBatchLine]:
        """Check up to 190 grids, and yield each verdict as soon as it is known."""
        return self._lines(calls.Lines(calls.check_batch(puzzles, why=why), calls.CHECK_LINE))

    async def analyze_batch(self, puzzles: Iterable[str]) -> models.AnalyzeBatchResponse:
        """Analyze up to 190 grids separately."""
        return await self._send(calls.analyze_batch(puzzles))

    def analyze_batch_lines(self, puzzles: Iterable[str]) -> AsyncIterator[models.AnalyzeBatchLine]:
        """Analyze up to 190 grids, and yield each analysis as soon as it is known."""
        return self._lines(calls.Lines(calls.analyze_batch(puzzles), calls.ANALYZE_LINE))

    async def grade_batch(
        self, puzzles: Iterable[str], **options: Any
    ) -> models.GradeBatchResponse:
        """Grade up to 190 grids separately."""
        return await self._send(calls.grade_batch(puzzles, options))

    def grade_batch_lines(
        self, puzzles: Iterable[str], **options: Any
    ) -> AsyncIterator[models.GradeBatchLine]:
        """Grade up to 190 grids, and yield each grade as soon as it is known."""
        return self._lines(calls.Lines(calls.grade_batch(puzzles, options), calls.GRADE_LINE))

    async def rate_batch(self, puzzles: Iterable[str], **options: Any) -> models.RateBatchResponse:
        """Rate up to 190 grids separately."""
        return await self._send(calls.rate_batch(puzzles, options))

    def rate_batch_lines(
        self, puzzles: Iterable[str], **options: Any
    ) -> AsyncIterator[models.RateBatchLine]:
        """Rate up to 190 grids, and yield each rating as soon as it is known."""
        return self._lines(calls.Lines(calls.rate_batch(puzzles, options), calls.RATE_LINE))

    async def minlex(self, puzzles: Iterable[str]) -> models.MinlexResponse:
        """Return the minlex form of up to 190 grids; equivalent grids have the same one."""
        return await self._send(calls.minlex(puzzles))

    async def validate(self, puzzle: str, progress: str) -> models.ValidateResponse:
        """Find the mistakes on a player's board."""
        return await self._send(calls.validate(puzzle, progress))

    async def hint(self, puzzle: str, progress: str) -> models.HintResponse:
        """Find the next single on a player's board."""
        return await self._send(calls.hint(puzzle, progress))

    async def explain(
        self,
        puzzle: str,
        progress: str,
        *,
        eliminated: Iterable[calls.RuledOut] = (),
        **options: Any,
    ) -> models.ExplainResponse:
        """Explain the next step; `eliminated` may come from an earlier response."""
        return await self._send(calls.explain(puzzle, progress, eliminated, options))

    def explain_lines(
        self,
        puzzle: str,
        progress: str,
        *,
        eliminated: Iterable[calls.RuledOut] = (),
        **options: Any,
    ) -> AsyncIterator[models.TakenStep | models.ExplainEnd]:
        """Yield the steps up to `until`, and last an object with the board after them."""
        call = calls.explain(puzzle, progress, eliminated, options)
        return self._lines(calls.Lines(call, calls.STEP_LINE))

    async def prove(
        self,
        puzzle: str,
        progress: str,
        deduction: dict[str, Any],
        *,
        eliminated: Iterable[calls.RuledOut] = (),
    ) -> models.ProveResponse:
        """Prove a claimed step: `{"notation": ...}`, or its parts as data."""
        return await self._send(calls.prove(puzzle, progress, deduction, eliminated))

    async def generate_variant(self, *kinds: str, **options: Any) -> models.GenerateVariantResponse:
        """Generate a variant of one kind or several: `generate_variant("killer", size=6)`."""
        return await self._send(calls.generate_variant(kinds, options))

    async def check_variant(self, puzzle: calls.Variant) -> models.CheckVariantResponse:
        """Check whether a variant has no solution, exactly one, or more."""
        return await self._send(calls.check_variant(puzzle))

    async def grade_variant(self, puzzle: calls.Variant) -> models.GradeVariantResponse:
        """Grade a variant by the steps that solve it."""
        return await self._send(calls.grade_variant(puzzle))

    async def validate_variant(
        self, puzzle: calls.Variant, progress: str
    ) -> models.ValidateVariantResponse:
        """Find the mistakes on a player's board of a variant."""
        return await self._send(calls.validate_variant(puzzle, progress))

    async def hint_variant(
        self, puzzle: calls.Variant, *, eliminated: Iterable[calls.RuledOut] = (), **options: Any
    ) -> models.HintVariantResponse:
        """Explain the easiest next step of a variant."""
        return await self._send(calls.hint_variant(puzzle, eliminated, options))

    async def explain_variant(
        self, puzzle: calls.Variant, *, eliminated: Iterable[calls.RuledOut] = (), **options: Any
    ) -> models.ExplainVariantResponse:
        """Explain the easiest next steps of a variant; `next` is the board after them."""
        return await self._send(calls.explain_variant(puzzle, eliminated, options))

    async def prove_variant(
        self,
        puzzle: calls.Variant,
        claim: dict[str, Any],
        *,
        eliminated: Iterable[calls.RuledOut] = (),
        **options: Any,
    ) -> models.ProveVariantResponse:
        """Prove a claimed step of a variant, and return the certificate."""
        return await self._send(calls.prove_variant(puzzle, claim, eliminated, options))

    async def publish_variants(
        self, puzzles: Iterable[calls.Variant | str]
    ) -> models.PublishVariantsResponse:
        """Create public links to variants and grids."""
        return await self._send(calls.publish_variants(puzzles))

    async def publish(self, puzzles: Iterable[str]) -> models.PublishResponse:
        """Create public links to play puzzles."""
        return await self._send(calls.publish(puzzles))

    async def worksheets(
        self, puzzles: Iterable[str], *, include_answers: bool = True, paper: calls.Paper = "a4"
    ) -> models.WorksheetsResponse:
        """Create a PDF of puzzles, and return its link."""
        call = calls.worksheets(puzzles, include_answers=include_answers, paper=paper)
        return await self._send(call)

    async def packs(
        self,
        *,
        count: int = 1,
        difficulty: calls.Label = "beginner",
        include_answers: bool = True,
        paper: calls.Paper = "a4",
    ) -> models.PacksResponse:
        """Generate puzzles, and return the link to their PDF."""
        call = calls.packs(count, difficulty, include_answers=include_answers, paper=paper)
        return await self._send(call)

    async def sheets(
        self,
        puzzles: Iterable[str] | None,
        to: str | Path,
        *,
        progress: Progress | None = None,
        **look: Unpack[calls.Look],
    ) -> Path:
        """Save a PDF of puzzles, or of new ones by `levels` if `puzzles` is None."""
        body = calls.wire(puzzles=None if puzzles is None else list(puzzles), **look)
        return await self._save("POST", f"{self._base_url}/sheets", body, Path(to), progress)

    async def variant_sheets(
        self,
        puzzles: Iterable[calls.Variant | str],
        to: str | Path,
        *,
        progress: Progress | None = None,
        **look: Any,
    ) -> Path:
        """Save a PDF of variants and grids, with their rules in words."""
        body = calls.wire(puzzles=list(puzzles), **look)
        address = f"{self._base_url}/variants/sheets"
        return await self._save("POST", address, body, Path(to), progress)

    async def download(
        self, pdf_url: str, to: str | Path, *, progress: Progress | None = None
    ) -> Path:
        """Save the PDF of an export's `pdf_url`; a broken download leaves no file."""
        return await self._save("GET", pdf_url, None, Path(to), progress)

    async def _send(self, call: calls.Call[Answer]) -> Answer:
        async def attempt() -> Answer:
            url = self._base_url + call.path
            response = await self._http.post(url, json=call.body, headers=self._key)
            return read_answer(call, response)

        return await self._insist(attempt)

    async def _lines(self, lines: calls.Lines[Line]) -> AsyncIterator[Line]:
        """Yield the lines after the first, which is common to all. Open streams aren't retried."""
        url, headers = self._base_url + lines.call.path, {**self._key, **LINES}

        async def attempt() -> httpx.Response:
            request = self._http.build_request("POST", url, json=lines.call.body, headers=headers)
            response = await self._http.send(request, stream=True)
            if response.is_error:
                await response.aread()
            require_success(response)
            return response

        response = await self._insist(attempt)
        try:
            texts = response.aiter_lines()
            await anext(texts)
            async for text in texts:
                yield read_line(lines, text, response)
        except httpx.TransportError as fault:
            raise unreachable(fault) from fault
        finally:
            await response.aclose()

    async def _save(
        self, method: str, url: str, body: Any, path: Path, progress: Progress | None
    ) -> Path:
        # A link to a PDF needs no key, and its address may be any.
        headers = self._key if body is not None else {}

        async def attempt() -> Path:
            request = self._http.stream(method, url, json=body, headers=headers)
            async with request as response:
                if response.is_error:
                    await response.aread()
                require_success(response)
                await self._write(response, part_of(path), progress)
            return part_of(path).replace(path)

        return await self._insist(attempt)

    async def _write(self, response: httpx.Response, part: Path, progress: Progress | None) -> None:
        done, total = 0, total_of(response)
        with part.open("wb") as file:
            async for chunk in response.aiter_bytes():
                file.write(chunk)
                done += len(chunk)
                if progress is not None:
                    progress(done, total)

    async def _insist(self, attempt: AsyncAttempt[T]) -> T:
        tried = 0
        while True:
            tried += 1
            try:
                return await attempt()
            except httpx.TransportError as fault:
                error: NonetError = unreachable(fault)
            except NonetError as refusal:
                error = refusal
            wait_s = self._patience.wait_s(tried, error)
            if wait_s is None:
                raise error
            await self._sleep(wait_s)
