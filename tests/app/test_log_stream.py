"""Whoever writes to the log never waits for whoever reads it, and what is missing is told."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from nonet.app.log_stream import CAPACITY_BYTES, LogStream

SMALLEST_PIPE = 4096
LINE = b"x" * 1023 + b"\n"
# What is queued, what is being written, what the pipe holds, and then some.
TOO_MANY = 2 * CAPACITY_BYTES // len(LINE) + 100


@contextmanager
def slow_reader() -> Iterator[tuple[BinaryIO, LogStream]]:
    """Give a stream into a pipe that holds next to nothing, and the pipe's other end."""
    reader, writer = os.pipe()
    fcntl.fcntl(writer, fcntl.F_SETPIPE_SZ, SMALLEST_PIPE)
    stream = LogStream(writer, describe_missing="missing {}\n".format)
    with os.fdopen(reader, "rb") as lines:
        yield lines, stream
    # Now nobody reads: what is queued fails at once, and the thread lets go of the descriptor.
    stream.last_lines(timeout_s=60)
    os.close(writer)


def test_lines_come_out_whole_and_in_order() -> None:
    lines = [f"{number} {'x' * (number % 300)}\n" for number in range(3000)]
    lines[7] = "y" * 3 * SMALLEST_PIPE + "\n"

    with slow_reader() as (reader, stream):
        for line in lines:
            stream.write(line)
        found = [reader.readline().decode() for _ in lines]

    assert found == lines


def test_what_has_no_room_is_dropped_counted_and_told_where_it_is_missing() -> None:
    with slow_reader() as (reader, stream):
        for _ in range(TOO_MANY):
            stream.send(LINE)
        found = [reader.readline()]
        while found[-1] == LINE:
            found.append(reader.readline())
        stream.send(b"after\n")
        after = reader.readline()

    *written, shown = found
    assert TOO_MANY > len(written) >= CAPACITY_BYTES // len(LINE)
    assert shown == b"missing %d\n" % (TOO_MANY - len(written))
    assert after == b"after\n"


def test_a_pipe_that_was_made_not_to_wait_is_waited_for() -> None:
    with slow_reader() as (reader, stream):
        os.set_blocking(stream.descriptor, False)
        for _ in range(100):
            stream.send(LINE)
        found = [reader.readline() for _ in range(100)]

    assert found == [LINE] * 100


def test_the_last_lines_are_waited_for_each() -> None:
    with slow_reader() as (reader, stream):
        os.set_blocking(reader.fileno(), False)
        stream.send(b"first\n")
        stream.last_lines(timeout_s=60)
        first = reader.readline()
        stream.send(b"second\n")
        second = reader.readline()

    assert (first, second) == (b"first\n", b"second\n")


def test_patience_with_a_reader_that_does_not_read_ends() -> None:
    with slow_reader() as (reader, stream):
        for _ in range(TOO_MANY):
            stream.send(LINE)
        stream.last_lines(timeout_s=0.05)
        stream.send(b"one more\n")
        still_waiting = reader.readline()

    assert still_waiting == LINE


def test_lines_that_could_not_be_written_are_told_once_writing_works_again() -> None:
    with slow_reader() as (reader, stream):
        kept = os.dup(stream.descriptor)
        with Path("/dev/full").open("wb") as full:
            os.dup2(full.fileno(), stream.descriptor)
        stream.send(b"lost\n")
        stream.send(b"lost too\n")
        stream.last_lines(timeout_s=60)
        os.dup2(kept, stream.descriptor)
        os.close(kept)
        stream.send(b"after\n")
        found = [reader.readline(), reader.readline()]

    assert found == [b"after\n", b"missing 2\n"]
