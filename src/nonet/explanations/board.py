"""What is wrong on a board, and where, without telling the right digit."""

from collections.abc import Sequence

from nonet.explanations.words import count_of, listed, short_cell_name


def explain_mistakes(
    changed_givens: Sequence[int], incorrect_cells: Sequence[int], conflict_cells: Sequence[int]
) -> str:
    """Name the cells that are wrong, each kind in a sentence of its own."""
    sentences = []
    if changed_givens:
        number = count_of(len(changed_givens), "given")
        sentences.append(f"{number} of the puzzle changed: {_cells(changed_givens)}.")
    if incorrect_cells:
        verb = "does" if len(incorrect_cells) == 1 else "do"
        number = count_of(len(incorrect_cells), "entry", "entries")
        sentences.append(f"{number} {verb} not fit the solution: {_cells(incorrect_cells)}.")
    if conflict_cells:
        sentences.append(f"Equal digits share a row, column or box: {_cells(conflict_cells)}.")
    return " ".join(sentences)


def _cells(cells: Sequence[int]) -> str:
    return listed([short_cell_name(cell) for cell in cells])
