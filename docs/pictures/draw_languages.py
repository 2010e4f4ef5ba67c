"""Draw sheets of each language as `language-*.png` beside this file: a contact sheet of each.

Run it with `.venv/bin/python docs/pictures/draw_languages.py`, or with tags of languages; it needs
pdftoppm, of poppler-utils.
"""
# ruff: noqa: INP001 - a script in no package

import sys
from dataclasses import replace
from itertools import islice

from draw_sheets import GROUND, HERE, pictures, save, worksheet
from PIL import Image

from nonet.i18n.catalogue import ENGLISH, Catalogue
from nonet.i18n.words import Words
from nonet.printing.class_set import ClassSet, render_class_set, sheets_of_levels
from nonet.printing.layout import Layout
from nonet.printing.practice import make_practice_sheet, render_practice_sheet
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.class_sets import draw_levels

_GAP = 8
_SCALE = 0.6


def pupils(words: Words, blank: Worksheet) -> bytes:
    """Print a class set of three levels."""
    sheets = sheets_of_levels(list(islice(draw_levels("medium", seed=7), 2)), words)
    return render_class_set(ClassSet(worksheet=replace(blank, sheets=()), sheets=sheets))


def draw(words: Words) -> None:
    """Draw two pages of a language side by side."""
    blank = replace(worksheet(1, Layout()), language=words.folder)
    blank = replace(blank, header=replace(blank.header, title="", class_name=""))
    practice = make_practice_sheet("xy-chain", replace(blank, sheets=()), words, seed=7)
    pages = [(pupils(words, blank), 1), (render_practice_sheet(practice), 2)]
    drawn = [
        each.resize((int(each.width * _SCALE), int(each.height * _SCALE)))
        for each in pictures(pages)
    ]
    width = sum(each.width for each in drawn) + _GAP * (len(drawn) - 1)
    whole = Image.new("L", (width, drawn[0].height), GROUND)
    left = 0
    for each in drawn:
        whole.paste(each, (left, 0))
        left += each.width + _GAP
    save(whole, HERE / f"language-{words.tag}.png")


def main() -> None:
    """Draw the languages that are named, or all."""
    for words in Catalogue().all():
        if words.tag != ENGLISH and (len(sys.argv) == 1 or words.tag in sys.argv):
            draw(words)


if __name__ == "__main__":
    main()
