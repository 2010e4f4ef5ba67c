"""List the missing and stale messages of each language, and note their English sources.

    languages.py                      check every language beside English
    languages.py TAG                  check one, and write a page of its messages
    languages.py TAG --pictures       the same with pictures of pages, while `make serve` runs
    languages.py TAG --note           note the English source of new and changed translations
    languages.py TAG --still NAME...  note the English of messages that were read and still fit

It ends with 1 where a message is missing, stale, too long, or wrong in its arguments or forms.
"""

import argparse
import sys
from pathlib import Path

from language_check import FAILING, Finding, check
from language_files import CATALOGUE, ENGLISH, Language, Notes, read_language, tags
from language_page import SITE, write_page
from language_pictures import take_pictures

PAGES = Path(__file__).parents[1] / "target" / "languages"


def main() -> int:
    """Run the command, and return the exit status."""
    asked = _arguments()
    english = read_language(CATALOGUE / ENGLISH)
    known = tags(asked.folder)
    if asked.tag and asked.tag not in known:
        print(f"{asked.tag}: no such folder in {asked.folder}; there are: {', '.join(known)}")
        return 2
    findings: list[Finding] = []
    for tag in [asked.tag] if asked.tag else known:
        language, notes = read_language(asked.folder / tag), Notes(tag)
        if asked.note or asked.still:
            notes.take(language, english, also=asked.still)
        found = check(language, english, notes)
        findings += found
        _report(language, english, found)
        if asked.tag and asked.pictures:
            print(f"  pictures: {take_pictures(PAGES, tag, SITE)}")
        if asked.tag:
            print(f"  all its messages: {write_page(PAGES, language, english, found)}")
    return 1 if any(finding.kind in FAILING for finding in findings) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tag", nargs="?", help="the folder of a language, such as de")
    parser.add_argument(
        "--folder", type=Path, default=CATALOGUE, help="the folder of the languages"
    )
    parser.add_argument("--pictures", action="store_true")
    parser.add_argument("--note", action="store_true")
    parser.add_argument("--still", nargs="+", default=(), metavar="NAME")
    return parser.parse_args()


def _report(language: Language, english: Language, findings: list[Finding]) -> None:
    needed = english.translated()
    done = sum(name in language.messages for name in needed)
    print(f"{language.tag}: {done} of {len(needed)} messages")
    for kind, meaning in FAILING.items():
        of_kind = [finding for finding in findings if finding.kind == kind]
        if not of_kind:
            continue
        print(f"  {kind}, {meaning}: {len(of_kind)}")
        for finding in of_kind:
            print(f"    {finding.file}: {finding.name}{finding.detail and f': {finding.detail}'}")


if __name__ == "__main__":
    sys.exit(main())
