"""POST /grade."""

from fastapi import APIRouter

from nonet import puzzles
from nonet.api.services import ApiServices
from nonet.contract.grade import GradeRequest, GradeResponse, present_grade


def add_grade(router: APIRouter, services: ApiServices) -> None:
    """Serve grades by the technique ladder."""

    @router.post("/grade", summary="Grade by human techniques")
    async def grade(body: GradeRequest) -> GradeResponse:
        """Tell the hardest technique that a puzzle needs, its label, score and path.

        An addition to the interface: it may grow fields without a new version.
        """
        graded = await puzzles.grade(
            body.puzzle, services.workbench, uniqueness=body.uniqueness, path=body.path
        )
        return present_grade(graded, services.attribution)
