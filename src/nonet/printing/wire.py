"""How worksheets and PDFs travel between the service and its printing process.

A job goes to the process pickled. What comes back is never unpickled: a reply is its kind (one
byte), the length of its body (four bytes, most significant first) and its body:

    begun       b"B"   nothing: it has read all of a job and begins
    done        b"D"   a PDF or a picture; an empty one, sent unasked, says that it is ready
    refusal     b"R"   why it cannot be laid out: the option, a line feed, and the reason
    failure     b"F"   a traceback as text

A pool of the standard library has such a protocol too, but not this press's promises: it does not
say how a worker ended, which tells a limit of time from one of memory; it ends no worker of a job
that nobody wants; and a worker cannot have an environment of its own.
"""

import struct
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from nonet.printing.class_set import ClassSet
from nonet.printing.layout import Logo
from nonet.printing.limits import Budget
from nonet.printing.practice import PracticeSheet
from nonet.printing.strip import Strip
from nonet.printing.worksheet import Worksheet

if TYPE_CHECKING:
    from nonet.printing.books.book import Book
    from nonet.printing.books.cover import Cover

BEGUN, DONE, REFUSAL, FAILURE = b"B", b"D", b"R", b"F"
# How a printing process ends that finds no memory: as a shell names an end by SIGABRT.
OUT_OF_MEMORY = 134

HEADER = struct.Struct(">cI")


# A book is imported by who makes one: what it needs takes time.
Printable: TypeAlias = "Worksheet | ClassSet | PracticeSheet | Strip | Book | Cover"


class PressTask(NamedTuple):
    """What is printed, or the page of it to draw a preview of, and what that may take."""

    document: Printable
    page: int | None
    budget: Budget


def worksheet_of(document: Printable) -> Worksheet | None:
    """Return a worksheet, or that on which anything else stands; books and strips have none."""
    match document:
        case Worksheet():
            return document
        case ClassSet() | PracticeSheet():
            return document.worksheet
    return None


def logo_of(document: Printable) -> Logo | None:
    """Return the logo, if there is one."""
    worksheet = worksheet_of(document)
    return None if worksheet is None else worksheet.header.logo


def without_logo(document: Printable) -> Printable:
    """Return the same without its logo."""
    match document:
        case Worksheet():
            return _plain(document)
        case ClassSet() | PracticeSheet():
            return replace(document, worksheet=_plain(document.worksheet))
    return document


def _plain(worksheet: Worksheet) -> Worksheet:
    return replace(worksheet, header=replace(worksheet.header, logo=None))
