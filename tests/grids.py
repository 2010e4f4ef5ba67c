"""Grids that the website's tests share."""

PUZZLE = "53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PUZZLE_ID = "v1-" + PUZZLE.replace("-", "0")
AMBIGUOUS_ID = "v1-" + "0" * 81
COLLECTION_ID = "v1-" + PUZZLE.replace("-", "0") * 3
