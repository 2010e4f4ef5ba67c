"""Record the product's visible behaviour, and compare two such records.

    record.py record FOLDER [AREA...]   write every area, or only these areas, into a folder
    record.py compare BEFORE AFTER      print the differences; exit status 1 if there are any

Record before and after a change that must not change behaviour.
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from recorder.api import record_api
from recorder.commands import record_commands
from recorder.comparing import compare
from recorder.costs import record_costs
from recorder.inventory import record_inventory
from recorder.pages import record_pages
from recorder.people import record_people
from recorder.records import Records
from recorder.site import record_site
from recorder.tools import record_tools
from recorder.upgrades import record_upgrades

AREAS: dict[str, Callable[[Records, Path], None]] = {
    "api": record_api,
    "pages": record_pages,
    "site": record_site,
    "people": record_people,
    "mcp": record_tools,
    "commands": record_commands,
    "upgrades": record_upgrades,
    "inventory": record_inventory,
    "costs": record_costs,
}


def record(folder: Path, areas: list[str]) -> None:
    """Record areas into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for area in areas or AREAS:
        started_s = time.monotonic()
        records = Records(folder)
        with records, TemporaryDirectory(prefix="nonet-record-") as place:
            AREAS[area](records, Path(place))
        print(f"{area}: {time.monotonic() - started_s:.0f} s", flush=True)


def main() -> None:
    """Run the command."""
    match sys.argv[1:]:
        case ["record", folder, *areas] if set(areas) <= set(AREAS):
            record(Path(folder), areas)
        case ["compare", before, after]:
            sys.exit(0 if compare(Path(before), Path(after)) else 1)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
