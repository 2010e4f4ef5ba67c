"""The socket that is listened on is given up wherever the system stands on filters."""

import socket
import sys

import pytest

from nonet.front.listening import bind, has_callers, take_again, take_no_more

# From then on the system refuses whoever attaches a filter or takes one off, as some containers do.
SO_LOCK_FILTER = 44


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such filters")
def test_where_no_filter_may_be_set_callers_still_come_in() -> None:
    with bind("127.0.0.1", 0) as listener:
        listener.setsockopt(socket.SOL_SOCKET, SO_LOCK_FILTER, 1)
        with pytest.raises(PermissionError):
            listener.setsockopt(socket.SOL_SOCKET, SO_LOCK_FILTER, 0)
        listener.listen()

        take_no_more(listener)
        take_again(listener)

        with socket.create_connection(listener.getsockname()):
            assert has_callers(listener)
