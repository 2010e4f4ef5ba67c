"""Throttling by client address, with bounded memory."""

import pytest

from nonet.errors import ThrottledError
from nonet.server import limits
from nonet.server.limits import Throttle
from service import Clock


def passes(throttle: Throttle, client: str) -> bool:
    try:
        throttle.count(client)
    except ThrottledError:
        return False
    return True


def new_throttle(limit: int = 1) -> Throttle:
    return Throttle(limit=limit, clock=Clock().elapsed)


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:DB8:1:2::2", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("ada@example.com", "grace@example.com", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("a:b", "a:c", False),
    ],
)
def test_an_ipv6_client_counts_by_its_network(one: str, other: str, *, are_one: bool) -> None:
    throttle = new_throttle()
    throttle.count(one)

    assert passes(throttle, other) != are_one


def test_an_ipv6_site_cannot_evade_the_limit_with_many_networks() -> None:
    throttle = new_throttle()
    walked = [passes(throttle, f"2001:db8:1:{number:x}::1") for number in range(20)]
    neighbour = passes(throttle, "2001:db8:2:1::1")

    assert (walked, neighbour) == ([True] * 16 + [False] * 4, True)


def test_a_throttled_network_does_not_affect_its_neighbours() -> None:
    throttle = new_throttle()
    for _ in range(100):
        passes(throttle, "2001:db8:1:1::1")

    assert [passes(throttle, f"2001:db8:1:{number:x}::1") for number in range(2, 17)] == [True] * 15


def test_beyond_the_maximum_the_least_recent_client_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MAX_CLIENTS", 3)
    throttle = new_throttle()
    first = [passes(throttle, client) for client in "abc"]
    # `a` comes again, so it is `b` that has not come for the longest.
    again = passes(throttle, "a")
    crowd = [passes(throttle, client) for client in "def"]

    assert (first, again, crowd) == ([True] * 3, False, [True] * 3)
    assert [passes(throttle, client) for client in "fb"] == [False, True]


def test_many_clients_use_bounded_memory() -> None:
    throttle = new_throttle()
    for number in range(limits.MAX_CLIENTS + 1_000):
        throttle.count(f"client {number}")

    remembered = throttle._counts  # noqa: SLF001 - there is no other way to see it
    assert len(remembered) == limits.MAX_CLIENTS
    assert not passes(throttle, f"client {limits.MAX_CLIENTS + 999}")


def test_setting_the_host_clock_adds_no_requests() -> None:
    clock = Clock()
    throttle = Throttle(limit=1, clock=clock.elapsed)
    throttle.count("a")
    clock.set(clock.now - 3_600)
    back = passes(throttle, "a")
    clock.set(clock.now + 7_200)
    forth = passes(throttle, "a")
    clock.advance(60)

    assert [back, forth, passes(throttle, "a")] == [False, False, True]
