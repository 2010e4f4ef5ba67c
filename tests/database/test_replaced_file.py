"""Replacing and damaging a SQLite file that is open."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from command_line import CommandLine
from nonet.accounts.account import list_accounts
from nonet.database.sqlite_file import DAMAGED
from nonet.errors import UnavailableError
from sqlite_template import copy_template
from waiting import open_patiently

PAGE = 4096


def test_a_restored_file_is_used_again_at_the_next_probe(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "nonet.db", tmp_path / "elsewhere.db"
    copy_template(f"sqlite:///{file}")
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


def keep_nothing(file: Path) -> None:
    file.write_bytes(b"")


def keep_half(file: Path) -> None:
    content = file.read_bytes()
    with file.open("r+b") as opened:
        opened.truncate(len(content) // 2 & -PAGE)


def write_over_all(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(b"\xa5" * file.stat().st_size)


def write_over_the_head(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(b"\xa5" * PAGE)


def replace_by_noise(file: Path) -> None:
    file.unlink()
    file.write_bytes(b"\xa5" * 10 * PAGE)


def delete(file: Path) -> None:
    file.unlink()


def write_over_accounts(file: Path) -> None:
    with closing(sqlite3.connect(file)) as reader:
        (page,) = reader.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name='accounts'"
        ).fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        opened.write(b"\xa5" * PAGE)


HARMS = [keep_nothing, keep_half, write_over_all, write_over_the_head, replace_by_noise, delete]


@pytest.mark.parametrize("harm", HARMS)
def test_damage_is_found_by_the_next_probe_and_a_backup_repairs_it(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    file, backup = tmp_path / "nonet.db", tmp_path / "backup.db"
    copy_template(f"sqlite:///{file}")
    shutil.copy(file, backup)
    database = open_patiently(f"sqlite:///{file}")

    async def harm_and_heal() -> list[str | None]:
        found = [await database.probe(1)]
        harm(file)
        found.extend([await database.probe(2), await database.probe(3)])
        backup.rename(file)
        return [*found, await database.probe(4)]

    before, first, second, healed = asyncio.run(harm_and_heal())
    database.close_now()

    assert (before, healed) == (None, None)
    assert first == second != None  # noqa: E711 - it says why


def test_damage_found_by_a_call_is_confirmed_by_the_next_probe(tmp_path: Path) -> None:
    file, backup = tmp_path / "nonet.db", tmp_path / "backup.db"
    copy_template(f"sqlite:///{file}")
    shutil.copy(file, backup)
    write_over_accounts(file)
    database = open_patiently(f"sqlite:///{file}")

    async def ask_and_probe() -> tuple[str | None, str | None, str | None]:
        before = await database.probe(1)
        with pytest.raises(UnavailableError):
            await database.run(list_accounts)
        met = await database.probe(2)
        backup.rename(file)
        return before, met, await database.probe(3)

    before, met, healed = asyncio.run(ask_and_probe())
    database.close_now()

    assert (before, met, healed) == (None, DAMAGED, None)


@pytest.mark.parametrize("harm", [keep_nothing, keep_half, write_over_all, write_over_the_head])
def test_the_doctor_explains_how_to_repair_a_damaged_file(
    tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    nonet = CommandLine(tmp_path, data_dir=tmp_path)
    nonet("db", "upgrade")
    harm(tmp_path / "nonet.db")
    shown = nonet("doctor", "--json")
    rows = {row["subject"]: row for row in map(json.loads, shown.output.splitlines())}

    assert shown.status == 1
    assert rows["database"]["wrong"]
    assert "docs/how-to/back-up.md" in rows["database"]["found"]
