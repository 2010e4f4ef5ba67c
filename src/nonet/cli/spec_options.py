"""The options that specify new puzzles."""

from dataclasses import asdict, dataclass
from typing import Annotated

import typer

from nonet import engine
from nonet.engine import SpecError
from nonet.grid import CELLS

MOST = len(CELLS)

AnyDifficulty = Annotated[
    engine.AnyLabel | None,
    typer.Option(
        help=f"Difficulty of the puzzles; by default {engine.DEFAULT_LABEL}, or any if you give "
        "other requirements."
    ),
]
TechniqueName = Annotated[
    str | None,
    typer.Option(help="Hardest technique that each puzzle needs, such as `xy-wing`."),
]
MaxTechnique = Annotated[str | None, typer.Option(help="Hardest technique that a puzzle may need.")]
MinRating = Annotated[
    float | None,
    typer.Option(min=1, max=12, help="Lowest rating (ER) on the Sudoku Explainer's scale."),
]
MaxRating = Annotated[float | None, typer.Option(min=1, max=12, help="Highest rating (ER).")]
MinGivens = Annotated[
    int,
    typer.Option("--min-givens", "--min-clues", min=0, max=MOST, help="Minimum number of givens."),
]
MaxGivens = Annotated[
    int,
    typer.Option("--max-givens", "--max-clues", min=0, max=MOST, help="Maximum number of givens."),
]
SymmetryName = Annotated[engine.Symmetry, typer.Option(help="Symmetry of the pattern of givens.")]
Minimal = Annotated[
    bool | None,
    typer.Option(
        help="Require that every given is necessary, or that some aren't.", show_default="either"
    ),
]
AvoidEmptyHouses = Annotated[
    bool,
    typer.Option("--avoid-empty-houses", help="Require a given in each row, column and box."),
]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecOptions:
    """The specification of new puzzles."""

    difficulty: AnyDifficulty = None
    technique: TechniqueName = None
    max_technique: MaxTechnique = None
    min_rating: MinRating = None
    max_rating: MaxRating = None
    min_givens: MinGivens = 0
    max_givens: MaxGivens = MOST
    symmetry: SymmetryName = engine.DEFAULT_SYMMETRY
    minimal: Minimal = None
    avoid_empty_houses: AvoidEmptyHouses = False

    def spec(self) -> engine.PuzzleSpec:
        """Return the spec; without options, it asks for the easiest label.

        Raises:
            typer.BadParameter: options contradict each other.
        """
        options = asdict(self)
        spec = engine.PuzzleSpec(options.pop("difficulty"), **options)
        try:
            engine.require_possible(spec)
        except SpecError as error:
            option = f"--{error.part.replace('_', '-')}"
            raise typer.BadParameter(str(error), param_hint=option) from None
        return engine.PuzzleSpec(engine.DEFAULT_LABEL) if spec == engine.PuzzleSpec() else spec
