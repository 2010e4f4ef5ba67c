"""The forms of files that puzzles come in and go out in.

`read_grids` of the engine finds out by itself which one it is given; `write_grids` writes any of
`FORMS`.
"""

from nonet.content.forms.reading import (
    looks_like_lines as looks_like_lines,
    prose_in as prose_in,
)
from nonet.content.forms.writing import FORMS as FORMS, Form as Form, write_grids as write_grids
from nonet.engine import (
    read_grids as read_grids,
    read_grids_of_all_sizes as read_grids_of_all_sizes,
)
