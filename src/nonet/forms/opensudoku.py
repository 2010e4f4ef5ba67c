"""OpenSudoku's XML: a `game` element for each puzzle, its grid in the attribute `data`."""

from xml.parsers import expat
from xml.sax.saxutils import quoteattr

from nonet.errors import TextFormError
from nonet.forms.cells import are_cells, normalized
from nonet.grid import CELLS, EMPTY


def read_opensudoku(text: str) -> list[str]:
    """Return the grids of an OpenSudoku file.

    Raises:
        TextFormError: no such file, or one that declares entities.
    """
    parser = expat.ParserCreate()
    grids: list[str] = []

    def refuse(*_: object) -> None:
        raise TextFormError(
            parser.CurrentLineNumber, "XML that declares entities or a document type"
        )

    def begin(name: str, attributes: dict[str, str]) -> None:
        data = attributes.get("data")
        if name != "game" or data is None:
            return
        if len(data) != len(CELLS) or not are_cells(data):
            raise TextFormError(
                parser.CurrentLineNumber, f"a game of {len(data)} cells; expected 81"
            )
        grids.append(normalized(data))

    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.StartElementHandler = begin
    try:
        parser.Parse(text.strip(), True)  # noqa: FBT003 - expat takes it by place
    except expat.ExpatError as fault:
        raise TextFormError(fault.lineno, f"no XML: {expat.ErrorString(fault.code)}") from None
    if not grids:
        raise TextFormError(1, "XML without a game of OpenSudoku")
    return grids


def write_opensudoku(grids: list[str]) -> str:
    """Write grids as an OpenSudoku file."""
    games = "".join(f"  <game data={quoteattr(grid.replace(EMPTY, '0'))}/>\n" for grid in grids)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n{games}</opensudoku>\n'
