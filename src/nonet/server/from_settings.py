"""Objects built from the settings: the secret, the site, the mailer, the engine context."""

import contextlib
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from nonet import engine
from nonet.accounts.access.keys import Secret
from nonet.accounts.mailer import Mailer, SmtpAddress
from nonet.errors import NonetError
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.links.site import Site
from nonet.runtime.workpool import WorkPool
from nonet.server.settings import Settings

SECRET_BYTES = 32


class SecretUnavailableError(NonetError):
    """The file with the secret cannot be made or read, or holds none."""

    code = "SECRET_UNAVAILABLE"


def read_secret(settings: Settings) -> Secret:
    """Return the secret of the settings, or the one kept in the data directory, made if need be.

    The one before it comes along while it is named.

    Raises:
        SecretUnavailableError.
    """
    previous = settings.storage.previous_secret
    before = () if previous is None else (previous.get_secret_value().encode(),)
    return Secret(_current(settings), before)


def _current(settings: Settings) -> bytes:
    if settings.storage.secret is not None:
        return settings.storage.secret.get_secret_value().encode()
    file = settings.storage.data_dir / "secret"
    try:
        if not file.exists():
            settings.storage.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
            _write_once(file, secrets.token_hex(SECRET_BYTES))
        secret = file.read_bytes().strip()
    except OSError as fault:
        raise SecretUnavailableError(f"the secret cannot be used: {fault}") from fault
    if len(secret) < SECRET_BYTES:
        raise SecretUnavailableError(f"{file} holds no secret: remove it, and a new one is made")
    return secret


def _write_once(file: Path, text: str) -> None:
    """Write a private file whole or not at all; of two processes the first one wins."""
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as stream:
        stream.write(text + "\n")
    with contextlib.suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()


def site_of(settings: Settings) -> Site:
    """Return the site that the settings describe."""
    return Site(settings.public_site_url, settings.public_base_url, settings.site.service_name)


def mailer(settings: Settings) -> Mailer | None:
    """Return the mailer, if a mail server is configured."""
    if settings.mail.smtp_url is None:
        return None
    address = SmtpAddress.parse(settings.mail.smtp_url.get_secret_value())
    return Mailer(address, sender=settings.mail_sender)


def workbench_of(
    settings: Settings,
    pool: WorkPool,
    *,
    draw_seed: Callable[[], int] = engine.draw_seed,
    new_time_budget: Callable[[], TimeBudget] = TimeBudget.without_end,
) -> EngineContext:
    """Return a workbench with the budgets of the settings, or the engine's own."""
    budget = settings.engine.generation_budget
    return EngineContext(
        pool=pool,
        node_budget=settings.engine.search_node_budget or engine.DEFAULT_NODE_BUDGET,
        generation_budget=engine.DEFAULT_GENERATION_BUDGET if budget is None else budget,
        spec_budget=engine.DEFAULT_SPEC_BUDGET if budget is None else budget,
        rating_budget=settings.engine.rating_budget or engine.DEFAULT_RATING_BUDGET,
        grading_budget_s=settings.engine.grading_budget_ms / 1000,
        explaining_budget_s=settings.engine.explaining_budget_ms / 1000,
        draw_seed=draw_seed,
        new_time_budget=new_time_budget,
    )
