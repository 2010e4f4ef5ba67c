"""Where a PDF of the command line goes."""

from pathlib import Path

import typer

from nonet.cli.streams import standard_output
from nonet.cli.terminal import print_json, print_line

STANDARD_OUTPUT = Path("-")


def write_pdf(pdf: bytes, output: Path, *, count: int, as_json: bool) -> None:
    """Write a PDF of so many puzzles to a file, and say so, or to a pipe."""
    if output == STANDARD_OUTPUT:
        stream = standard_output().buffer
        stream.write(pdf)
        stream.flush()
        return
    try:
        output.write_bytes(pdf)
    except OSError as fault:
        raise typer.BadParameter(f"{output}: {fault.strerror}", param_hint="--output") from None
    if as_json:
        print_json({"file": str(output), "puzzles": count, "bytes": len(pdf)})
    else:
        print_line(f"{output}: {count} puzzle{'' if count == 1 else 's'}, {len(pdf):,} bytes")
