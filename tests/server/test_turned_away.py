"""The socket that is listened on is given up wherever the system stands on filters."""

import socket
import sys

import pytest

from nonet.app.server.drain import turn_callers_away
from nonet.cli.listening import take_address

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="other systems have no such filters"
)
# From then on the system refuses whoever attaches a filter or takes one off, as some containers do.
SO_LOCK_FILTER = 44


def test_who_has_begun_to_connect_is_accepted_and_who_comes_later_is_not() -> None:
    with take_address("127.0.0.1", 0) as listener:
        listener.listen()
        with socket.create_connection(listener.getsockname()):
            turn_callers_away(listener)

            listener.accept()[0].close()

            with pytest.raises(TimeoutError):
                socket.create_connection(listener.getsockname(), 0.2)


def test_where_no_filter_may_be_set_callers_still_come_in() -> None:
    with take_address("127.0.0.1", 0) as listener:
        listener.setsockopt(socket.SOL_SOCKET, SO_LOCK_FILTER, 1)
        listener.listen()

        turn_callers_away(listener)

        with socket.create_connection(listener.getsockname()):
            listener.settimeout(10)
            listener.accept()[0].close()
