"""Puzzles of reasoning-gym and TextArena per second of one core, as a line of JSON.

It runs in the environment of these packages, which has none of ours.
"""

import json
import random
import time
from typing import Any

import reasoning_gym
import textarena

COUNT, SCORED, MOST_S = 100, 10, 5.0


def of_reasoning_gym() -> dict[str, Any]:
    """Measure the dataset `sudoku` as it is by default."""
    dataset = reasoning_gym.create_dataset("sudoku", size=COUNT, seed=1)
    begun = time.process_time()
    entries = [dataset[at] for at in range(COUNT)]
    made = COUNT / (time.process_time() - begun)
    begun = time.process_time()
    for entry in entries * SCORED:
        assert dataset.score_answer(entry["answer"], entry) == 1
    scored = COUNT * SCORED / (time.process_time() - begun)
    chance = random.Random(1)  # noqa: S311 - it guesses
    copied = [dataset.score_answer(guessed(entry, chance), entry) for entry in entries]
    puzzles = [text_of(entry["metadata"]["puzzle"]) for entry in entries]
    return {"made": made, "scored": scored, "copied": sum(copied) / COUNT, "puzzles": puzzles}


def guessed(entry: dict[str, Any], chance: random.Random) -> str:
    """Return the givens of an entry, with digits at random between them."""
    rows = entry["metadata"]["puzzle"]
    return "\n".join(" ".join(str(cell or chance.randint(1, 9)) for cell in row) for row in rows)


def of_textarena() -> dict[str, Any]:
    """Measure the game of 40 clues; that of 20 makes about one a second."""
    env = textarena.make("Sudoku-v0-medium")
    puzzles: list[str] = []
    begun = time.process_time()
    while len(puzzles) < COUNT and time.process_time() - begun < MOST_S:
        env.reset(num_players=1, seed=len(puzzles))
        puzzles.append(text_of(board_of(env)))
    return {"made": len(puzzles) / (time.process_time() - begun), "puzzles": puzzles}


def board_of(env: Any) -> list[list[int]]:
    """Return the board within the wrappers."""
    while not hasattr(type(env), "_generate_board"):
        env = env.env
    board: list[list[int]] = env.game_board
    return board


def text_of(rows: list[list[int]]) -> str:
    """Return a board as 81 characters."""
    return "".join(str(cell) for row in rows for cell in row)


if __name__ == "__main__":
    print(json.dumps({"reasoning-gym": of_reasoning_gym(), "TextArena": of_textarena()}))
