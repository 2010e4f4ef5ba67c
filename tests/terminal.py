"""A terminal of the system's own making, as the other side of it sees it."""

import os
import termios

from patience import eventually


def read_until(terminal: int, end: bytes | None) -> str:
    """Return what a terminal shows up to some text, or until it is closed."""
    shown = bytearray()
    while end is None or end not in shown:
        try:
            piece = os.read(terminal, 1 << 16)
        except OSError:  # Linux says so of a terminal that nobody writes to any more
            break
        if not piece:
            break
        shown += piece
    return shown.decode(errors="replace")


def press(terminal: int, key: bytes) -> None:
    """Press a key once it is waited for: before, it would be lost."""
    eventually(lambda: not termios.tcgetattr(terminal)[3] & termios.ICANON)
    os.write(terminal, key)
