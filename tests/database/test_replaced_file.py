"""What is put in the place of a SQLite file that is open."""

import asyncio
from pathlib import Path

from layout import lay_out
from patience import open_patiently


def test_a_file_that_comes_back_at_the_very_next_probe_is_taken_again(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "nonet.db", tmp_path / "elsewhere.db"
    lay_out(f"sqlite:///{file}")
    database = open_patiently(f"sqlite:///{file}")

    async def probe_both() -> tuple[str | None, str | None, str | None]:
        before = await database.probe(1)
        file.rename(elsewhere)
        file.touch()
        with_another = await database.probe(2)
        elsewhere.rename(file)
        return before, with_another, await database.probe(3)

    found = asyncio.run(probe_both())
    database.close_now()

    assert found == (None, "the file in the database's place is without any table", None)
