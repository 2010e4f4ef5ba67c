"""A sample of rows that come one after the other, the same every time."""

from collections.abc import Sequence
from itertools import compress

import numpy as np
from numpy.typing import NDArray


class Sample:
    """So many grids of all that are offered, each as likely as any other; None keeps all."""

    def __init__(self, most: int | None, seed: Sequence[int]) -> None:
        self._most = most
        self._draws = np.random.default_rng(list(seed))
        self._keys = np.empty(0)
        self.grids: list[str] = []

    def offer(self, grids: Sequence[str], wanted: NDArray[np.bool_]) -> None:
        """Take those that are wanted into account."""
        keys = self._draws.random(len(grids))
        if self._most is None:
            self.grids += compress(grids, wanted)
            return
        if len(self.grids) == self._most and self._most:
            wanted = wanted & (keys < self._keys.max())
        self.grids += compress(grids, wanted)
        self._keys = np.concatenate([self._keys, keys[wanted]])
        if len(self.grids) > self._most:
            # In the order of rows, so that a sample reads as the file does.
            kept = np.sort(np.argpartition(self._keys, self._most)[: self._most])
            self._keys = self._keys[kept]
            self.grids = [self.grids[place] for place in kept]
