"""Draw a solving path as one animated SVG that loops through the steps.

It needs no script, so it plays wherever images are shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from nonet import engine
from nonet.puzzles.lessons.drawing import SIZE, board_parts, standalone, step_parts
from nonet.puzzles.lessons.geometry import MARGIN, SIDE

_CAPTION = 24  # the height of the caption below the board


@dataclass(frozen=True, slots=True)
class Frame:
    """A position and its caption, and optionally the step to show on it."""

    position: engine.Position
    caption: str
    step: engine.Step | None = None


def animate(frames: Sequence[Frame], *, title: str, frame_s: float) -> str:
    """Draw frames one after another, each shown for `frame_s` seconds."""
    box = f"{-MARGIN} {-MARGIN} {SIZE} {SIZE + _CAPTION}"
    shown = "".join(
        f'<g visibility="hidden">{_turn(at, len(frames), frame_s)}{_drawn(frame)}</g>'
        for at, frame in enumerate(frames)
    )
    return standalone(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="{box}" role="img">'
        f"<title>{escape(title)}</title>{shown}</svg>\n"
    )


def _turn(at: int, count: int, frame_s: float) -> str:
    """Animate a frame's visibility, so that frames are shown one at a time."""
    start, end = at / count, (at + 1) / count
    return (
        '<animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" '
        f'dur="{count * frame_s:g}s" values="hidden;visible;hidden" '
        f'keyTimes="0;{start:.6f};{end:.6f}"/>'
    )


def _drawn(frame: Frame) -> str:
    parts = (
        board_parts(frame.position, with_candidates=True)
        if frame.step is None
        else step_parts(frame.position, frame.step)
    )
    caption = (
        f'<rect class="paper" x="{-MARGIN}" y="{SIZE - MARGIN}" width="{SIZE}" '
        f'height="{_CAPTION}"/><text class="places" x="{SIDE / 2:g}" y="{SIDE + 20}">'
        f"{escape(frame.caption)}</text>"
    )
    return "".join(parts) + caption
