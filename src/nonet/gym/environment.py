"""The Gymnasium environment `nonet/Sudoku-v1`; importing this module registers it.

`gymnasium.make("nonet.gym.environment:nonet/Sudoku-v1", band="medium")` imports it by itself.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from nonet import engine
from nonet.grid import CELLS, EMPTY, PEERS, SIDE
from nonet.gym.judging import PRICE_OF_WRONG

NAME = "nonet/Sudoku-v1"
RULE_OUT = len(CELLS) * SIDE
"""Lower actions place a digit, `9 * cell + digit - 1`; those from here on eliminate one."""
HINT = 2 * RULE_OUT
"""The action that performs the next step as a hint."""

Observation = dict[str, NDArray[np.int8]]
_ROWS = (SIDE, SIDE)


class SudokuEnv(gymnasium.Env[Any, Any]):
    """A new puzzle of a band for each episode, or a random one of `puzzles`.

    Each right digit earns an equal share of 1; nothing else earns anything. Placing a wrong digit
    or eliminating the right one costs twice a share and ends the episode. A hint performs the next
    step and costs one share. An action that changes nothing is free, and `info["action_mask"]`
    excludes it. An episode is truncated after as many actions as the action space has.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium reads it so

    def __init__(
        self,
        band: engine.AnyLabel = "beginner",
        *,
        puzzles: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        self.band, self.puzzles, self.render_mode = band, puzzles, render_mode
        self.action_space = spaces.Discrete(HINT + 1)
        self.observation_space = spaces.Dict(
            {
                "grid": spaces.Box(0, SIDE, _ROWS, np.int8),
                "candidates": spaces.MultiBinary((*_ROWS, SIDE)),
                "givens": spaces.MultiBinary(_ROWS),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start an episode; `options={"puzzle": grid}` chooses its puzzle.

        Raises:
            GridFormatError, NotUniqueError: the grid isn't a puzzle.
        """
        super().reset(seed=seed)
        self._puzzle = engine.normalize((options or {}).get("puzzle") or self._draw())
        self._solution = engine.to_numpy([engine.solve(self._puzzle)])[0].reshape(-1)
        self._grid = engine.to_numpy([self._puzzle])[0].reshape(-1).astype(np.int8)
        self._givens = (self._grid > 0).astype(np.int8)
        candidates = engine.Grid(self._puzzle).candidates
        self._open = np.zeros((len(CELLS), SIDE), np.int8)
        for cell in np.flatnonzero(self._grid == 0):
            self._open[cell, [digit - 1 for digit in candidates[cell]]] = 1
        self._share, self._actions = 1 / self._puzzle.count(EMPTY), 0
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Place a digit, eliminate a candidate, or perform a hint."""
        self._actions += 1
        reward, is_over = self._hint() if action == HINT else self._judge(int(action))
        terminated = is_over or bool(self._grid.all())
        truncated = not terminated and self._actions > HINT
        return self._observation(), reward, terminated, truncated, self._info()

    def render(self) -> str | None:
        """Return the grid as rows of text in the render mode `ansi`."""
        return None if self.render_mode != "ansi" else f"{engine.Grid(self._text()):rows}"

    def action_masks(self) -> NDArray[np.int8]:
        """Return the actions that change something, under the name that sb3-contrib expects."""
        hint = np.ones(1, np.int8)
        return np.concatenate([self._open.reshape(-1), self._open.reshape(-1), hint])

    def _draw(self) -> str:
        if len(self.puzzles):
            return self.puzzles[int(self.np_random.integers(len(self.puzzles)))]
        return engine.generate(self.band, seed=int(self.np_random.integers(2**53))).puzzle

    def _judge(self, action: int) -> tuple[float, bool]:
        """Perform an action; return its reward and whether it ends the episode."""
        places, (cell, index) = action < RULE_OUT, divmod(action % RULE_OUT, SIDE)
        if not self._open[cell, index]:
            return 0.0, False
        if (self._solution[cell] == index + 1) != places:
            return -PRICE_OF_WRONG * self._share, True
        self._settle([(cell, index + 1)] if places else [], [] if places else [(cell, index + 1)])
        return self._share * places, False

    def _hint(self) -> tuple[float, bool]:
        grid = self._text()
        entered = np.flatnonzero((self._grid > 0) & (self._givens == 0))
        candidates = engine.Grid(grid).candidates
        removed = [
            (cell, digit)
            for cell in np.flatnonzero(self._grid == 0).tolist()
            for digit in candidates[cell]
            if not self._open[cell, digit - 1]
        ]
        step = engine.next_step(grid, removed=removed, placed=entered.tolist())
        if step is not None:
            self._settle(step.placements, step.eliminations)
        return -self._share, False

    def _settle(
        self, placements: Sequence[tuple[int, int]], eliminations: Sequence[tuple[int, int]]
    ) -> None:
        for cell, digit in placements:
            self._grid[cell] = digit
            self._open[cell] = 0
            self._open[list(PEERS[cell]), digit - 1] = 0
        for cell, digit in eliminations:
            self._open[cell, digit - 1] = 0

    def _text(self) -> str:
        return "".join(map(str, self._grid.tolist())).replace("0", EMPTY)

    def _observation(self) -> Observation:
        return {
            "grid": self._grid.reshape(_ROWS).copy(),
            "candidates": self._open.reshape(*_ROWS, SIDE).copy(),
            "givens": self._givens.reshape(_ROWS).copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"puzzle": self._puzzle, "action_mask": self.action_masks()}


gymnasium.register(NAME, f"{__name__}:{SudokuEnv.__name__}")
