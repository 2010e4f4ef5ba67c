import json

from command_line import CommandLine
from nonet import engine
from samples import HARD, UNIQUE

MINIMAL = engine.generate(seed=1, symmetry="none", minimal=True).puzzle


def test_each_puzzle_is_printed_with_its_anatomy(nonet: CommandLine) -> None:
    outcome = nonet("anatomy", stdin=f"{MINIMAL}\n{'.' * 81}\nxyz\n".encode())

    backdoors = engine.backdoors(MINIMAL, largest=3)
    reported = " ".join(
        "+".join(f"r{cell // 9 + 1}c{cell % 9 + 1}={digit}" for cell, digit in one)
        for one in backdoors
    )
    givens = 81 - MINIMAL.count("-")
    assert outcome.status == 1
    assert outcome.output.splitlines() == [
        f"{MINIMAL}\t{givens}\t-\t1\t{reported or '-'}",
        f"{'.' * 81}\tmultiple\t-\t-\t-",
        "xyz\tmalformed\t-\t-\t-",
    ]


def test_redundant_givens_can_be_removed_without_losing_uniqueness(nonet: CommandLine) -> None:
    outcome = nonet("anatomy", "--json", UNIQUE)

    answer = json.loads(outcome.output)
    for cell in range(81):
        if UNIQUE[cell] in "123456789":
            rest = UNIQUE[:cell] + "-" + UNIQUE[cell + 1 :]
            assert engine.count_solutions(rest).unique == (cell in answer["needless"])
    assert answer["automorphisms"] == engine.automorphisms(UNIQUE)


def test_shuffle_prints_the_transform_as_json(nonet: CommandLine) -> None:
    plain = nonet("shuffle", "--seed", "7", stdin=f"{HARD}\nxyz\n{HARD}\n".encode())
    answer = json.loads(nonet("shuffle", "--json", "--seed", "7", HARD).output)

    image, transform = engine.shuffle(HARD, seed=7)
    other, _ = engine.shuffle(HARD, seed=9)
    assert plain.status == 1
    assert plain.output.splitlines() == [f"{HARD}\t{image}", "xyz\tmalformed", f"{HARD}\t{other}"]
    assert answer["image"] == image
    assert engine.Transform.from_dict(answer["transform"]) == transform
