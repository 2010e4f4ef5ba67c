"""The secret that signs what nobody may forge."""

import contextlib
import os
import secrets
from pathlib import Path

from nonet.access import Secret
from nonet.errors import NonetError
from nonet.settings import Settings

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
    previous = settings.previous_secret
    before = () if previous is None else (previous.get_secret_value().encode(),)
    return Secret(_current(settings), before)


def _current(settings: Settings) -> bytes:
    if settings.secret is not None:
        return settings.secret.get_secret_value().encode()
    file = settings.data_dir / "secret"
    try:
        if not file.exists():
            settings.data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
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
