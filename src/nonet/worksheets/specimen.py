"""A worksheet to try a printer with."""

from nonet.grid import CELLS, EMPTY, SIDE
from nonet.worksheets.worksheet import Sheet, Worksheet

SPECIMEN = Worksheet(
    service_name="Specimen",
    credit="Specimen · specimen.example",
    sheets=(
        Sheet(
            puzzle=EMPTY * SIDE + "123456789" * 8,
            solution="123456789" * SIDE,
            playable_url="https://specimen.example/puzzles/v1-" + "0" * len(CELLS),
            label="expert",
        ),
    ),
)
