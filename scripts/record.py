"""Record what the product does, seen from outside, and compare two such records.

    record.py record FOLDER [AREA...]   write what every area shows, or these areas, into a folder
    record.py compare BEFORE AFTER      print the differences; exit status 1 if there are any

Record before and after a change that must not change behaviour.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from recorder.api import record_api
from recorder.comparing import compare
from recorder.pages import record_pages
from recorder.product import Product
from recorder.records import Records
from recorder.site import record_site


def _api(records: Records, folder: Path) -> None:
    with Product(folder) as product:
        record_api(records, product)


def _pages(records: Records, folder: Path) -> None:
    with Product(folder) as product:
        record_pages(records, product)


def _site(records: Records, folder: Path) -> None:
    with Product(folder, page_requests_per_minute=20) as product:
        record_site(records, product)


AREAS: dict[str, Callable[[Records, Path], None]] = {"api": _api, "pages": _pages, "site": _site}


def record(folder: Path, areas: list[str]) -> None:
    """Record areas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for area in areas or AREAS:
        started_s = time.monotonic()
        records = Records(folder)
        with TemporaryDirectory(prefix="nonet-record-") as place:
            AREAS[area](records, Path(place))
        records.write()
        print(f"{area}: {time.monotonic() - started_s:.0f} s", flush=True)


def main() -> None:
    """Do what the arguments say."""
    match sys.argv[1:]:
        case ["record", folder, *areas] if set(areas) <= set(AREAS):
            record(Path(folder), areas)
        case ["compare", before, after]:
            sys.exit(0 if compare(Path(before), Path(after)) else 1)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
