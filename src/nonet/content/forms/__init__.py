"""The formats that puzzles are read from and written in.

`read_grids` and `read_boards` of the engine detect the format; `write_grids` writes any of `FORMS`.
"""

from nonet.content.forms.writing import (
    FORMS as FORMS,
    FORMS_WITH_CANDIDATES as FORMS_WITH_CANDIDATES,
    Form as Form,
    write_boards as write_boards,
    write_grids as write_grids,
)
from nonet.engine import (
    read_boards as read_boards,
    read_grids as read_grids,
    read_grids_of_all_sizes as read_grids_of_all_sizes,
)
