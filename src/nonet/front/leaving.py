"""Whether a process is about to end, for all who ought to know."""


class Leaving:
    """Set once, by the server; read by readiness and by every answer's `Connection` field."""

    def __init__(self) -> None:
        self.has_begun = False

    def begin(self) -> None:
        """Say that this process takes no new work soon."""
        self.has_begun = True
