"""What the two export tools are called and say, wherever their PDF goes."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from nonet.contract.export import PackPuzzle
from nonet.contract.wire import WireModel
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.tools.generate import tell_puzzle

Caller = TypeVar("Caller")


@dataclass(frozen=True, slots=True)
class ExportWords:
    """The name, title and description of an export tool."""

    name: str
    title: str
    description: str

    def tool(  # noqa: PLR0913 - all that differs on a server and on the desk
        self,
        request: type[WireModel],
        response: type[WireModel],
        run: Callable[[Any, Caller], Awaitable[Result]],
        *,
        outcome: str,
        repeatable: bool,
        stores: bool = False,
    ) -> Tool[Caller]:
        """Build the tool; `outcome` says where the PDF goes."""
        return Tool(
            name=self.name,
            title=self.title,
            description=self.description + outcome,
            request=request,
            response=response,
            run=run,
            repeatable=repeatable,
            stores=stores,
        )


_OPTIONS = (
    "`includeAnswers` (true by default) adds an answer page for each puzzle after all of them."
)
EXPORT = ExportWords(
    name="export_worksheets",
    title="Print Sudoku puzzles to a PDF",
    description=(
        "Make a printable PDF of puzzles that you have: one to a page, with a QR code and a link "
        f"to play it. {_OPTIONS} If one grid does not have exactly one solution, all are refused "
        "as NOT_UNIQUE and the issues name it. To print new puzzles call create_pack instead."
    ),
)
PACK = ExportWords(
    name="create_pack",
    title="Make a worksheet pack of new Sudoku puzzles",
    description=(
        "Generate new puzzles and their printable PDF in one call: one puzzle to a page, with a "
        f"QR code and a link to play it. {_OPTIONS}"
    ),
)


def tell_pack(items: Sequence[PackPuzzle]) -> list[str]:
    """Show each puzzle of a pack with its link."""
    return [
        f"{tell_puzzle(number, item)}\nplay: {item.playable_url}"
        for number, item in enumerate(items, 1)
    ]
