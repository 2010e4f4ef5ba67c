"""A step in words, as the terminal shows it."""

from textwrap import fill

from rich.text import Text

from nonet.catalogue import Words
from nonet.cli.terminal import output, print_line, print_text
from nonet.explanations import Guidance

WIDEST = 100
INDENT = "     "


def print_step(heading: str, guidance: Guidance, words: Words) -> None:
    """Print a heading, the sentence below it, and the conclusions of a chain one by one."""
    print_text(Text(heading, "bold"))
    print_line(wrapped(words.tell(guidance.sentence), indent=INDENT))
    for position, line in enumerate(words.tell_all(guidance.implications), 1):
        print_line(wrapped(f"{position}. {line}", indent=f"{INDENT}  "))
    if guidance.notation is not None:
        print_line(wrapped(guidance.notation, indent=f"{INDENT}  "))


def wrapped(text: str, indent: str = "") -> str:
    """Break a text into lines that fit the terminal, or a hundred columns."""
    width = min(output.width, WIDEST)
    return fill(text, width, initial_indent=indent, subsequent_indent=indent)
