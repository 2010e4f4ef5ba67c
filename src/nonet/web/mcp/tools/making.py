"""Tools that make puzzles: of a label, or as wished."""

from nonet.web.contract import (
    GENERATE,
    GENERATE_CUSTOM,
    CustomPuzzle,
    CustomResponse,
    GeneratedPuzzle,
    GenerateResponse,
)
from nonet.web.mcp.text import show_grid
from nonet.web.mcp.tool import Tool


def describe_puzzle(number: int, item: GeneratedPuzzle) -> str:
    """Show a new puzzle with its label and its solution."""
    return (
        f"Puzzle {number}, asked for as {item.requested_difficulty}, "
        f"{item.analysis.clue_count} givens, rating {item.analysis.rating}\n"
        f"{show_grid('puzzle', item.puzzle)}\nsolution: {item.solution}"
    )


def _describe_generated(answer: GenerateResponse) -> list[str]:
    return [describe_puzzle(number, item) for number, item in enumerate(answer.puzzles, 1)]


def _describe_custom(answer: CustomResponse) -> list[str]:
    parts = [_describe_custom_puzzle(number, item) for number, item in enumerate(answer.puzzles, 1)]
    return [f"seed: {answer.seed}", *parts]


def _describe_custom_puzzle(number: int, item: CustomPuzzle) -> str:
    return (
        f"Puzzle {number}: {item.difficulty}, ER {item.rating.er or 'unknown'}, hardest technique "
        f"{item.hardest_technique or 'none'}, {item.analysis.clue_count} givens\n"
        f"{show_grid('puzzle', item.puzzle)}\nsolution: {item.solution}\n"
        f"reference: {item.reference}"
    )


MAKING = (
    Tool(
        use=GENERATE,
        name="generate_puzzles",
        title="Generate Sudoku puzzles",
        description="Make new 9x9 Sudoku puzzles, each proved to have exactly one solution, with "
        "their solutions and analyses. For a printable PDF of new puzzles call create_pack "
        "instead. Do not show a solution to somebody who wants to solve the puzzle.",
        text_of=_describe_generated,
        repeatable=False,
    ),
    Tool(
        use=GENERATE_CUSTOM,
        name="generate_custom",
        title="Generate Sudoku puzzles as wished",
        description="Make new puzzles by hardest technique, rating (ER), number of givens, "
        "symmetry or seed, all optional. A rare wish may end in GENERATION_LIMIT: wish for less "
        "or fewer.",
        text_of=_describe_custom,
        repeatable=False,
    ),
)
