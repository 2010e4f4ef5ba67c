"""A published library of cases: a technique's eliminations in a position, and forbidden ones."""

from collections import defaultdict
from typing import NamedTuple

from machine import LISTS
from nonet import engine

FOLDER = LISTS / "techniques"
LIBRARY = FOLDER / "regression-cases.txt"

CODE_TABLE = """
0000 full-house 0002 hidden-single 0003 naked-single
0100 locked-pointing 0101 locked-claiming 0110 locked-pair 0111 locked-triple
0200 naked-pair 0201 naked-triple 0202 naked-quad
0210 hidden-pair 0211 hidden-triple 0212 hidden-quad
0300 x-wing 0301 swordfish 0302 jellyfish
0310 finned-x-wing 0311 finned-swordfish 0312 finned-jellyfish
0320 sashimi-x-wing 0321 sashimi-swordfish 0322 sashimi-jellyfish
0331 franken-swordfish 0332 franken-jellyfish
0340 finned-franken-x-wing 0341 finned-franken-swordfish 0342 finned-franken-jellyfish
0362 finned-mutant-jellyfish 0363 finned-mutant-squirmbag 0364 finned-mutant-whale
0400 skyscraper 0401 two-string-kite 0402 empty-rectangle 0403 turbot-fish
0404 dual-two-string-kite 0405 dual-empty-rectangle
0500 simple-colors-trap 0501 simple-colors-wrap 0502 multi-colors-1 0503 multi-colors-2
0600 unique-rectangle-1 0601 unique-rectangle-2 0602 unique-rectangle-3
0603 unique-rectangle-4 0604 unique-rectangle-5 0605 unique-rectangle-6
0606 hidden-rectangle 0607 avoidable-rectangle-1 0608 avoidable-rectangle-2 0610 bug-plus-one
0701 x-chain 0702 xy-chain 0703 remote-pair
0706 continuous-nice-loop 0707 discontinuous-nice-loop 0708 aic
0709 grouped-continuous-nice-loop 0710 grouped-discontinuous-nice-loop 0711 grouped-aic
0800 xy-wing 0801 xyz-wing 0803 w-wing
0901 als-xz 0902 als-xy-wing 0903 als-xy-chain 0904 death-blossom
1101 sue-de-coq 1201 template-set 1202 template-delete
"""
WORDS = CODE_TABLE.split()
SLUGS = dict(zip(WORDS[::2], WORDS[1::2], strict=True))

Pairs = tuple[tuple[int, int], ...]


class Case(NamedTuple):
    line: str
    slug: str
    excluded: bool
    grid: str
    placed: tuple[int, ...]
    removed: Pairs
    eliminations: Pairs
    placements: Pairs


def read_pairs(text: str) -> Pairs:
    triples = ([int(figure) for figure in word] for word in text.split())
    return tuple(sorted((9 * row + column - 10, digit) for digit, row, column in triples))


def read_case(line: str) -> Case:
    _, code, _, cells, removed, eliminations, placements, *_ = line.split(":")
    number, _, variant = code.partition("-")
    tokens = cells.replace("+", " +").replace(".", " . ")
    marked = [
        (digit, word.startswith("+") and place == 0)
        for word in tokens.split()
        for place, digit in enumerate(word.lstrip("+"))
    ]
    return Case(
        line=line,
        slug=SLUGS[number[:4]],
        excluded=variant == "x",
        grid="".join(digit for digit, _ in marked),
        placed=tuple(cell for cell, (_, placed) in enumerate(marked) if placed),
        removed=read_pairs(removed),
        eliminations=read_pairs(eliminations),
        placements=read_pairs(placements),
    )


def cases_by_technique() -> dict[str, list[Case]]:
    registered = {technique.slug for technique in engine.TECHNIQUES}
    cases = defaultdict(list)
    if LIBRARY.exists():
        for line in LIBRARY.read_text(encoding="ascii").splitlines():
            case = read_case(line)
            if case.slug in registered:
                cases[case.slug].append(case)
    return cases


CASES = cases_by_technique()
