"""The query of GET /worksheets/{id}: each option at most once, none that is unknown."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from nonet.contract.error import MAX_PATH_LENGTH, InvalidRequestError, Issue
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
    issues = [*_misnamed(pairs), *_malformed(pairs)]
    if issues:
        raise InvalidRequestError(issues, "The query is not valid.")
    options = dict(pairs)
    return DownloadOptions(
        _ANSWERS[options.get("answers", "1")], _PAPERS[options.get("paper", DEFAULT_PAPER)]
    )


def _misnamed(pairs: list[tuple[str, str]]) -> Iterable[Issue]:
    for name, times in Counter(name for name, _ in pairs).items():
        path = name.encode("utf-8", "backslashreplace").decode()[:MAX_PATH_LENGTH]
        if name not in _KNOWN:
            yield Issue(path=path, message=f"expected no such option{suggest(name, _KNOWN)}")
        elif times > 1:
            yield Issue(path=path, message=f"expected the option once, found it {times} times")


def _malformed(pairs: list[tuple[str, str]]) -> Iterable[Issue]:
    for name, value in pairs:
        if name == "answers" and value not in _ANSWERS:
            yield Issue(path=name, message="expected 0 or 1, found another value")
        elif name == "paper" and value not in _PAPERS:
            yield Issue(path=name, message=f"expected {' or '.join(PAPERS)}, found another value")
        elif name == "download" and not value:
            yield Issue(path=name, message="expected a download grant, found nothing")
