"""A sample worksheet that shows whether rendering works on this machine."""

from nonet.content.worksheets.worksheet import Sheet, Worksheet
from nonet.foundation.grid import CELLS, EMPTY, SIDE

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
