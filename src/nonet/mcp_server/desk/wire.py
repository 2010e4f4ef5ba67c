"""What the two export tools answer on the desk: a file where a server has a link."""

from typing import Annotated

from pydantic import Field

from nonet.contract.attribution import AttributionObject
from nonet.contract.export import AppliedPaper, IncludeAnswers, PackPuzzle
from nonet.contract.generate import MAX_BATCH
from nonet.contract.publish import CollectionId, PublishedPuzzle
from nonet.contract.wire import EngineVersion, WireModel


class FileFields(WireModel):
    """What every export to a file answers besides its puzzles."""

    engine_version: EngineVersion
    collection_id: CollectionId
    collection_url: str = Field(description="The public page that lists the puzzles.")
    file: str = Field(description="The PDF's absolute path on this machine.")
    include_answers: IncludeAnswers
    paper: AppliedPaper
    attribution: AttributionObject


class WorksheetsFile(FileFields):
    """A worksheet of supplied puzzles."""

    puzzles: Annotated[list[PublishedPuzzle], Field(min_length=1, max_length=MAX_BATCH)]


class PacksFile(FileFields):
    """A worksheet of new puzzles."""

    puzzles: Annotated[list[PackPuzzle], Field(min_length=1, max_length=MAX_BATCH)]
