"""Every error that Nonet raises on purpose.

NonetError
├── GridFormatError        the text is no grid: its length or a character is wrong
├── NotUniqueError         a grid has no solution or several
├── SearchLimitError       a search gave up before it knew
└── GenerationLimitError   no puzzle was found within the budget
"""

from typing import ClassVar


class NonetError(Exception):
    """Something that Nonet foresees and its callers can act on."""

    code: ClassVar[str]


class GridFormatError(NonetError):
    """A text is no grid.

    Either `length` says how many characters came instead of 81, or `position` says which character
    is neither a digit nor an empty cell. `index` is the place of the text in its batch.
    """

    code = "INVALID_REQUEST"

    def __init__(
        self, *, length: int | None = None, position: int | None = None, index: int = 0
    ) -> None:
        found = (
            f"found {length} characters"
            if position is None
            else f"found another character at position {position}"
        )
        super().__init__(f"expected 81 characters, each 1-9, '.', '0' or '-'; {found}")
        self.length = length
        self.position = position
        self.index = index


class NotUniqueError(NonetError):
    """Grids lack exactly one solution; `statuses` maps the index of each to its status."""

    code = "NOT_UNIQUE"

    def __init__(self, statuses: dict[int, str]) -> None:
        found = ", ".join(f"grid {index} is {status}" for index, status in statuses.items())
        super().__init__(f"expected exactly one solution; {found}")
        self.statuses = statuses


class SearchLimitError(NonetError):
    """The node budget did not suffice for the grids at `indexes`."""

    code = "SEARCH_LIMIT"

    def __init__(self, indexes: tuple[int, ...] = (0,)) -> None:
        found = ", ".join(str(index) for index in indexes)
        super().__init__(f"the search budget is exhausted for grid {found}")
        self.indexes = indexes


class GenerationLimitError(NonetError):
    """No puzzle was found among the `tried` candidates."""

    code = "GENERATION_LIMIT"

    def __init__(self, tried: int) -> None:
        super().__init__(f"no puzzle fits the label among {tried} candidates")
        self.tried = tried
