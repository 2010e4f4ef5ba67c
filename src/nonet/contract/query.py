"""The query of GET /worksheets/{id}: each option at most once, none that is unknown."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from nonet.contract.fault import Expected, Fault, InvalidRequestError, callers_name
from nonet.contract.suggestion import suggest
from nonet.paper import DEFAULT_PAPER, PAPERS, Paper

_ANSWERS = {"0": False, "1": True}
_PAPERS: dict[str, Paper] = {paper: paper for paper in PAPERS}
_KNOWN = ("answers", "paper", "download")


class DownloadOptions(NamedTuple):
    """What the PDF shall have, defaults applied."""

    answers: bool
    paper: Paper


def parse_download_query(items: Iterable[tuple[str, str]]) -> DownloadOptions:
    """Read the options from the query's names and values, in order.

    Raises:
        InvalidRequestError: an option is unknown, repeated or malformed.
    """
    pairs = list(items)
    faults = [*_misnamed(pairs), *_malformed(pairs)]
    if faults:
        raise InvalidRequestError(faults, "The query is not valid.")
    options = dict(pairs)
    return DownloadOptions(
        _ANSWERS[options.get("answers", "1")], _PAPERS[options.get("paper", DEFAULT_PAPER)]
    )


def _misnamed(pairs: list[tuple[str, str]]) -> Iterable[Fault]:
    for name, times in Counter(name for name, _ in pairs).items():
        if name not in _KNOWN:
            meant = suggest(name, _KNOWN)
            yield Fault(callers_name(name), Expected("unknown-option", suggestion=meant))
        elif times > 1:
            yield Fault(name, Expected("once"), found=f"it {times} times")


def _malformed(pairs: list[tuple[str, str]]) -> Iterable[Fault]:
    for name, value in pairs:
        if name == "answers" and value not in _ANSWERS:
            yield Fault(name, Expected("answer-option"), found="another value")
        elif name == "paper" and value not in _PAPERS:
            papers = Expected("choice", choices=" or ".join(PAPERS))
            yield Fault(name, papers, found="another value")
        elif name == "download" and not value:
            yield Fault(name, Expected("grant"), found="nothing")
