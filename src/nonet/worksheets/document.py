"""What the template is given: every word, number and drawing of a worksheet."""

import json
from typing import Any

from nonet.engine import LABELS
from nonet.grid import EMPTY, SIDE
from nonet.links.qr import draw_code
from nonet.paper import FORMATS
from nonet.worksheets.worksheet import Sheet, Worksheet

_PIPS = {label: pips for pips, label in enumerate(LABELS, start=1)}


def describe(worksheet: Worksheet) -> str:
    """Describe a worksheet as the JSON that `sheet.typ` reads."""
    total = len(worksheet.sheets)
    pages = 2 * total if worksheet.include_answers else total
    return json.dumps(
        {
            "paper": FORMATS[worksheet.paper]._asdict(),
            "title": _title(worksheet),
            "author": worksheet.service_name,
            "credit": worksheet.credit,
            "include-answers": worksheet.include_answers,
            "pages": pages,
            "sheets": [
                _describe_sheet(sheet, number=number, total=total)
                for number, sheet in enumerate(worksheet.sheets, start=1)
            ],
        },
    )


def _title(worksheet: Worksheet) -> str:
    count = len(worksheet.sheets)
    puzzles, answers = ("puzzle", "answer") if count == 1 else ("puzzles", "answers")
    with_answers = f" with {answers}" if worksheet.include_answers else ""
    return f"{worksheet.service_name}: {count} Sudoku {puzzles}{with_answers}"


def _describe_sheet(sheet: Sheet, *, number: int, total: int) -> dict[str, Any]:
    givens = [int(digit) if digit != EMPTY else 0 for digit in sheet.puzzle]
    solution = [int(digit) for digit in sheet.solution]
    given_count = sum(digit > 0 for digit in givens)
    return {
        "number": number,
        "total": total,
        "puzzle-page": number,
        "answer-page": total + number,
        "label": sheet.label.capitalize() if sheet.label else None,
        "pips": _PIPS[sheet.label] if sheet.label else 0,
        "url": sheet.playable_url,
        "code": draw_code(sheet.playable_url),
        "code-alt": f"QR code: play Sudoku {number} online",
        "givens": givens,
        "solution": solution,
        "puzzle-alt": f"Sudoku {number} with {given_count} givens. {_read_aloud(givens)}",
        "answer-alt": f"The answer to Sudoku {number}. {_read_aloud(solution)}",
    }


def _read_aloud(digits: list[int]) -> str:
    """Read a grid out row by row; the commas and full stops make a screen reader pause."""
    words = [str(digit) if digit else "empty" for digit in digits]
    return " ".join(
        f"Row {row + 1}: {', '.join(words[SIDE * row : SIDE * row + SIDE])}." for row in range(SIDE)
    )
