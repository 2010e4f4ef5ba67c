"""The cover that `nonet book` writes, and its preflight report."""

from pathlib import Path

import typer

from nonet.cli.book_file import BookOrder
from nonet.cli.terminal import print_error, print_json, print_line
from nonet.i18n.catalogue import words_in
from nonet.printing.books.book import Book
from nonet.printing.books.cover import Cover, print_cover
from nonet.printing.books.preflight import Preflight
from nonet.printing.practice import COVER_TECHNIQUE, drawn_step
from nonet.puzzles.links.site import Site, attribution_of

_USUAL_BLEED_MM = 3.2


def write_cover(order: BookOrder, book: Book, file: Path, *, as_json: bool) -> bytes:
    """Write the cover of a book to a file, report the width of its spine, and return it.

    Raises:
        typer.BadParameter: the file can't be written.
    """
    step = drawn_step(COVER_TECHNIQUE, words_in(book.language), seed=order.seed or 1)
    cover = Cover(
        book=book,
        step=step,
        blurb=order.blurb,
        stock=order.stock,
        colour=order.cover_colour,
        bleed=order.bleed or _USUAL_BLEED_MM,
    )
    pdf = print_cover(cover)
    try:
        file.write_bytes(pdf)
    except OSError as fault:
        raise typer.BadParameter(f"{file}: {fault.strerror}", param_hint="--cover") from None
    if as_json:
        print_json({"file": str(file), "pages": cover.pages, "spineMm": cover.spine_mm})
    else:
        where = f"{cover.pages} pages on {cover.stock} paper"
        print_line(f"{file}: a spine of {cover.spine_mm} mm ({cover.spine:.3f} in) for {where}")
    return pdf


def announce_credit(site: Site, *, with_cover: bool) -> None:
    """Report on standard error which pages will show the credit, and why."""
    credit = attribution_of(site)
    where = "the title page, the imprint, each page footer" + ", the back cover" * with_cover
    print_error(f"nonet: the credit {credit.offline_text!r} will be printed on {where}")
    print_error(f"nonet: the terms of use ask for this credit: {credit.terms_url}")


def report_preflight(found: Preflight, *, in_colour: bool = False) -> None:
    """Print the preflight report on standard error.

    Raises:
        typer.Exit: with 1, if the file isn't fit for print.
    """
    sizes = [
        f"{what} {width:g} x {height:g} mm"
        for what, boxes in (("trim", found.trims), ("bleed", found.bleeds))
        for width, height in sorted(boxes)
    ]
    least = [
        f"{what} {size:.2f} {unit}" if size is not None else f"no {what}"
        for what, size, unit in (
            ("line", found.least_line, "pt"),
            ("text", found.least_text, "pt"),
            ("picture", found.least_ppi, "ppi"),
        )
    ]
    for name, parts in (
        ("file", [f"PDF {found.version}", found.intent or "no output intent"]),
        ("boxes", sizes),
        ("fonts", sorted(found.fonts)),
        ("inks", sorted(found.inks)),
        ("least", least),
    ):
        print_error(f"{name:6} {', '.join(parts)}")
    faults = found.faults(in_colour=in_colour)
    for fault in faults:
        print_error(f"nonet: {fault}")
    if faults:
        raise typer.Exit(1)
