"""All accounts, page by page, for whoever looks after them."""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from sqlalchemy import Connection, Select, func, select

from nonet.accounts.account import Account
from nonet.accounts.email import ascii_lower
from nonet.database.tables import accounts, usage_days

PAGE_LENGTH = 50
MOST_PAGES = 10_000
Standing = Literal["every", "active", "suspended", "administrator"]
Order = Literal["address", "newest", "requests"]
STANDINGS: tuple[Standing, ...] = get_args(Standing)
ORDERS: tuple[Order, ...] = get_args(Order)


@dataclass(frozen=True, slots=True)
class DirectoryWish:
    """Which accounts to show, in which order; the first page is 0."""

    text: str = ""
    standing: Standing = "every"
    order: Order = "address"
    page: int = 0


@dataclass(frozen=True, slots=True)
class ListedAccount:
    """An account, and how much it asked for since a day."""

    account: Account
    requests: int


def list_directory(
    connection: Connection, wish: DirectoryWish, *, since_day: int
) -> tuple[list[ListedAccount], bool]:
    """Return a page of accounts, and whether there is another after it."""
    used = (
        select(usage_days.c.account_id, func.sum(usage_days.c.requests).label("requests"))
        .where(usage_days.c.day >= since_day)
        .group_by(usage_days.c.account_id)
        .subquery()
    )
    requests = func.coalesce(used.c.requests, 0).label("requests")
    found = (
        select(accounts, requests)
        .outerjoin(used, used.c.account_id == accounts.c.id)
        .where(accounts.c.email.contains(ascii_lower(wish.text.strip()), autoescape=True))
    )
    orders: dict[Order, tuple[Any, ...]] = {
        "address": (accounts.c.email,),
        "newest": (accounts.c.id.desc(),),
        "requests": (requests.desc(), accounts.c.id),
    }
    page = (
        _of_standing(found, wish.standing)
        .order_by(*orders[wish.order])
        .offset(min(wish.page, MOST_PAGES) * PAGE_LENGTH)
        .limit(PAGE_LENGTH + 1)
    )
    rows = [row._asdict() for row in connection.execute(page)]
    listed = [
        ListedAccount(requests=int(row.pop("requests")), account=Account(**row)) for row in rows
    ]
    return listed[:PAGE_LENGTH], len(listed) > PAGE_LENGTH


def _of_standing(found: Select[Any], standing: Standing) -> Select[Any]:
    match standing:
        case "active":
            return found.where(accounts.c.suspended_at_ms.is_(None))
        case "suspended":
            return found.where(accounts.c.suspended_at_ms.is_not(None))
        case "administrator":
            return found.where(accounts.c.promoted_at_ms.is_not(None))
    return found
