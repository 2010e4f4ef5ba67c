"""The options that say what new puzzles are asked to be."""

from dataclasses import asdict, dataclass
from typing import Annotated

import typer

from nonet import engine
from nonet.cli.options import LABEL_HELP
from nonet.engine import SpecError
from nonet.grid import CELLS

MOST = len(CELLS)

AnyDifficulty = Annotated[
    engine.AnyLabel | None,
    typer.Option(help=f"{LABEL_HELP} By default {engine.DEFAULT_LABEL}."),
]
TechniqueName = Annotated[
    str | None,
    typer.Option(help="The hardest technique that each puzzle needs, as `xy-wing`."),
]
MaxTechnique = Annotated[
    str | None, typer.Option(help="Let no puzzle need a harder technique than this.")
]
MinRating = Annotated[
    float | None, typer.Option(min=1, max=12, help="The lowest ER, by the scale of the Explainer.")
]
MaxRating = Annotated[float | None, typer.Option(min=1, max=12, help="The highest ER.")]
MinGivens = Annotated[
    int, typer.Option("--min-givens", "--min-clues", min=0, max=MOST, help="The fewest givens.")
]
MaxGivens = Annotated[
    int, typer.Option("--max-givens", "--max-clues", min=0, max=MOST, help="The most givens.")
]
SymmetryName = Annotated[
    engine.Symmetry, typer.Option(help="Which cells are given or empty together.")
]
Minimal = Annotated[
    bool | None, typer.Option(help="Whether no given can be spared.", show_default="either")
]
AvoidEmptyHouses = Annotated[
    bool, typer.Option("--avoid-empty-houses", help="Give a digit in each row, column and box.")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecOptions:
    """What new puzzles are asked to be, as the command line says it."""

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
        """Return the spec: for a puzzle of the easiest label where nothing is asked for.

        Raises:
            typer.BadParameter: it contradicts itself.
        """
        options = asdict(self)
        spec = engine.PuzzleSpec(options.pop("difficulty"), **options)
        try:
            engine.require_possible(spec)
        except SpecError as error:
            option = f"--{error.part.replace('_', '-')}"
            raise typer.BadParameter(str(error), param_hint=option) from None
        return engine.PuzzleSpec(engine.DEFAULT_LABEL) if spec == engine.PuzzleSpec() else spec
