"""The Python types of evidence are those of the engine's table of records."""

import pytest

from markdown import read
from write_evidence import MODULE, STUB, TABLES, python_type, read_table, write_all

PROBE = """                /// A record that there is not.
                Probe {
                    /// Where.
                    cells: [CellSet; 2],
                    /// What, if anything.
                    digit: Option<Digit>,
                }
"""


TABLE = "".join(read(path) for path in TABLES)


def texts() -> dict[str, str]:
    return {path: read(path) for path in (STUB, MODULE)}


def test_types_and_exports_are_current() -> None:
    assert write_all(read_table(TABLE), texts()) == texts()


def test_a_new_record_gets_a_class_and_is_exported() -> None:
    table = TABLE.replace("            records {\n", "            records {\n" + PROBE)

    written = write_all(read_table(table), texts())

    _, _, probe = written[STUB].partition("class Probe:\n")
    cells, digit = probe.split("    @property\n")[2:4]
    assert cells == "    def cells(self) -> tuple[tuple[int, ...], tuple[int, ...]]: ...\n"
    assert digit.startswith("    def digit(self) -> int | None: ...\n")
    assert '    "Probe",\n' in written[STUB]
    assert '"Probe",' in written[MODULE]
    assert "    Probe | SingleInHouse | " in written[MODULE]
    assert write_all(read_table(TABLE), written) == texts()


@pytest.mark.parametrize(
    ("rust", "python"),
    [
        ("Option<CellSet>", "tuple[int, ...] | None"),
        ("Vec<Candidate>", "tuple[tuple[int, int], ...]"),
        ("[Vec<House>; 2]", "tuple[tuple[House, ...], tuple[House, ...]]"),
        ("bool", "bool"),
    ],
)
def test_rust_types_are_converted_to_python(rust: str, python: str) -> None:
    assert python_type(rust) == python
