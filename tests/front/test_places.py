"""Places for connections: bounded in all and for each address, and taken from the idle first."""

import pytest

from front.house import HOST, FrontHouse, Held, request, visit
from nonet.access import network_of
from nonet.front.limits import Limits
from nonet.front.places import Exemptions

pytestmark = pytest.mark.usefixtures("either_loop")


def test_past_the_limit_the_longest_idle_makes_room() -> None:
    async def scenario(house: FrontHouse) -> list[bytes]:
        first, second = await house.caller(), await house.caller()
        await house.arrived(2)
        # The first asks: so the second is now idle longer.
        await first.send(request("GET", "/first"))
        await first.answer()
        third = await house.caller()
        await third.send(request("GET", "/third"))
        await third.answer()
        gone = await second.ending()
        await first.send(request("GET", "/again"))
        return [gone, (await first.answer()).body]

    assert visit(scenario, limits=Limits(connections=2)) == [b"", b"GET /again "]


def test_where_all_are_at_work_a_newcomer_finds_no_place() -> None:
    held = Held()

    async def scenario(house: FrontHouse) -> tuple[bytes, bytes]:
        first = await house.caller()
        await first.send(request("GET", "/held"))
        await held.called.wait()
        late = await house.caller()
        gone = await late.ending()
        held.may_answer.set()
        return gone, (await first.answer()).body

    assert visit(scenario, held, Limits(connections=1)) == (b"", b"GET /held ")


def test_half_a_request_holds_no_place() -> None:
    async def scenario(house: FrontHouse) -> tuple[bytes, bytes]:
        half = await house.caller()
        await half.send(request("POST", "/", "Content-Length: 2", body=b"x"))
        await house.read(len(request("POST", "/", "Content-Length: 2", body=b"x")))
        late = await house.caller()
        await late.send(request("GET", "/late"))
        return (await late.answer()).body, await half.ending()

    assert visit(scenario, limits=Limits(connections=1)) == (b"GET /late ", b"")


def test_one_address_takes_no_more_than_its_share() -> None:
    async def scenario(house: FrontHouse) -> list[bytes]:
        other = await house.caller(address="127.0.0.3")
        await house.arrived(1)
        mine = [await house.caller(address="127.0.0.2") for _ in range(3)]
        gone = await mine[0].ending()
        await other.send(request("GET", "/other"))
        await mine[2].send(request("GET", "/mine"))
        return [gone, (await other.answer()).body, (await mine[2].answer()).body]

    limits = Limits(connections_per_address=2)

    assert visit(scenario, limits=limits) == [b"", b"GET /other ", b"GET /mine "]


def test_an_address_whose_share_is_all_at_work_gets_no_more() -> None:
    held = Held()

    async def scenario(house: FrontHouse) -> tuple[bytes, bytes]:
        first = await house.caller()
        await first.send(request("GET", "/held"))
        await held.called.wait()
        gone = await (await house.caller()).ending()
        held.may_answer.set()
        return gone, (await first.answer()).body

    limits = Limits(connections_per_address=1)

    assert visit(scenario, held, limits) == (b"", b"GET /held ")


def test_a_trusted_proxy_has_as_many_as_there_are() -> None:
    async def scenario(house: FrontHouse) -> int:
        for _ in range(4):
            await house.caller()
        await house.arrived(4)
        return len(house.places)

    limits = Limits(connections_per_address=2)

    assert visit(scenario, limits=limits, exempt=[HOST]) == 4


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("unknown:1", "unknown:1"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_by_its_network(host: str, network: str) -> None:
    assert network_of(host) == network


@pytest.mark.parametrize(
    ("given", "host", "covered"),
    [
        (["127.0.0.1"], "127.0.0.1", True),
        (["127.0.0.1"], "127.0.0.2", False),
        (["10.0.0.0/8", "::1"], "10.9.8.7", True),
        (["10.0.0.0/8", "::1"], "::1", True),
        (["*"], "203.0.113.9", True),
        (["proxy.example"], "203.0.113.9", False),
        ([], "", False),
    ],
)
def test_proxies_are_known_by_address_or_network(
    given: list[str],
    host: str,
    covered: bool,  # noqa: FBT001
) -> None:
    assert Exemptions(given).covers(host) is covered
