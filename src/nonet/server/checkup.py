"""Check whether this machine has everything that the service needs, without changing anything."""

import asyncio
import os
import platform
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from importlib import metadata
from typing import NamedTuple

from nonet import engine
from nonet.database.connection import without_password
from nonet.database.schema import SchemaState
from nonet.errors import NonetError
from nonet.printing import rendering, worksheet
from nonet.printing.fonts import FALLBACKS, is_installed
from nonet.server import backups, preparation
from nonet.server.settings import Settings
from nonet.server.site.assets import ENGINE_WASM, packed_of

_LEAST_DESCRIPTORS = 4096
_OTHERS = 0o077
_HOUR_S = 3_600
# A day, and some time for the backup itself.
_OLDEST_BACKUP_H = 26
_RESTORE = (
    "move the file, -wal and -shm away, and put a backup in their place (docs/how-to/back-up.md)"
)
_UNIT = "nonet.service"
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


class Finding(NamedTuple):
    """The result of a check, and whether it would harm a service."""

    subject: str
    message: str
    is_wrong: bool = False


def check_up(settings: Settings) -> Iterator[Finding]:
    """Check everything that a service with these settings needs."""
    yield from look_at(settings, _LOOKS)


def look_at(
    settings: Settings, looks: Mapping[str, Callable[[Settings], str]]
) -> Iterator[Finding]:
    """Run checks in order; an error that a check raises is its finding."""
    for subject, look in looks.items():
        try:
            message = look(settings)
        except (NonetError, OSError) as fault:
            yield Finding(subject, str(fault), is_wrong=True)
        else:
            yield Finding(subject, message)


class WrongError(NonetError):
    """A check failed."""

    code = "WRONG"


def _version(_: Settings) -> str:
    system = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    return f"nonet {metadata.version('nonet')}, engine {engine.VERSION}, {system}"


def _data(settings: Settings) -> str:
    folder = settings.storage.data_dir.absolute()
    if not folder.exists():
        return f"{folder} doesn't exist yet: `nonet serve` creates it"
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise WrongError(f"this user can't write to {folder}")
    free_mb = shutil.disk_usage(folder).free >> 20
    if free_mb < preparation.LEAST_FREE_MB:
        raise WrongError(f"{folder} has {free_mb} MB free")
    return f"{folder}, {free_mb >> 10} GB free"


def _database(settings: Settings) -> str:
    # Checked first because the other checks fail on a full disk.
    preparation.require_room(settings)
    damage = preparation.damage_of_file(settings)
    if damage is not None:
        raise WrongError(f"{settings.storage.database_address} is damaged ({damage}): {_RESTORE}")
    state = preparation.schema_of(settings)
    name = without_password(settings.storage.database_address)
    if state is None:
        return f"{name} doesn't exist yet: `nonet serve` creates it"
    is_file = name.startswith("sqlite")
    if state is SchemaState.EMPTY and is_file:
        raise WrongError(f"{name} has lost its data: {_RESTORE}")
    if state in (SchemaState.EMPTY, SchemaState.OLDER) and not is_file:
        raise WrongError(f"{name} is {state.value}: run `nonet db upgrade`")
    return f"{name}, {state.value}"


def _secret(settings: Settings) -> str:
    file = settings.storage.data_dir.absolute() / "secret"
    if settings.storage.secret is not None:
        return "from NONET_SECRET"
    if not file.exists():
        return "doesn't exist yet: `nonet serve` creates it, for this host only"
    if file.stat().st_mode & _OTHERS:
        raise WrongError(f"other users can read {file}: run chmod 600 {file}")
    preparation.read_secret(settings)
    return f"in {file}"


def _backup(settings: Settings) -> str:
    last = backups.last_backup(settings)
    if last is None:
        if settings.is_for_this_machine_only or settings.storage.database_url is not None:
            return "no backup has been made on this machine"
        raise WrongError("no backup has been made on this machine: run `nonet backup FOLDER`")
    folder, age_s = last
    message = f"{folder}, {age_s / _HOUR_S:.0f} hours old"
    if age_s > _OLDEST_BACKUP_H * _HOUR_S:
        raise WrongError(f"{message}: see `journalctl -u nonet-backup` for the reason")
    return message


def _site(settings: Settings) -> str:
    if not settings.listens_on_loopback_only and settings.site.site_url is None:
        raise WrongError(
            f"links, QR codes and credits use {settings.public_site_url}: "
            "set NONET_SITE_URL to the public address"
        )
    return settings.public_site_url


def _credit(settings: Settings) -> str:
    preparation.require_printable_credit(settings)
    return "can be printed"


def _mail(settings: Settings) -> str:
    found = preparation.open_mailer(settings)
    if found is not None:
        asyncio.run(found.greet())
        return f"from {settings.mail_sender}"
    if settings.is_for_this_machine_only:
        return "no mail server: sign-in links are shown on the page"
    raise WrongError("no mail server to send sign-in links: set NONET_SMTP_URL")


def _browser_engine(_: Settings) -> str:
    packed = packed_of(ENGINE_WASM)
    if packed.exists():
        return f"{packed.stat().st_size >> 10} kB"
    return "not built: browsers get hints and checks from the server"


def _fonts(_: Settings) -> str:
    missing = {font.package for font in FALLBACKS if not is_installed(font)}
    if not missing:
        return "Inter, and Noto for all other scripts"
    packages = " ".join(sorted(missing))
    return f"Inter; to print other scripts: apt-get install {packages}"


def _printing(_: Settings) -> str:
    rendering.render(worksheet.SPECIMEN)
    return "works"


def _browsers(_: Settings) -> str:
    found = next((path for name in _BROWSERS if (path := shutil.which(name))), None)
    return found or "none; only needed for tests"


def _limits(settings: Settings) -> str:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    message = (
        f"{os.cpu_count()} processors, {soft} of {hard} file descriptors, "
        f"{settings.server.workers} workers"
    )
    if hard != resource.RLIM_INFINITY and hard < _LEAST_DESCRIPTORS:
        raise WrongError(
            f"{message}: too few descriptors for many connections; allow {_LEAST_DESCRIPTORS} "
            "(ulimit -Hn)"
        )
    return message


def _unit(_: Settings) -> str:
    """Report the state of the service in systemd, which restarts a failing service repeatedly."""
    if (systemctl := shutil.which("systemctl")) is None:
        return "not run by systemd"
    wanted = "--property=ActiveState,SubState,Result,NRestarts"
    shown = subprocess.run(  # noqa: S603 - a constant command
        [systemctl, "show", _UNIT, wanted], check=False, capture_output=True, text=True
    )
    state = dict(line.split("=", 1) for line in shown.stdout.splitlines() if "=" in line)
    if state.get("ActiveState", "inactive") == "inactive":
        return "not run by systemd"
    message = f"{state['ActiveState']} ({state['SubState']}), {state['NRestarts']} restarts"
    if state["ActiveState"] == "failed" or state["SubState"] == "auto-restart":
        raise WrongError(
            f"{_UNIT} fails to start: {message}, last result {state['Result']}; "
            f"see `journalctl -u {_UNIT}` for the reason"
        )
    return message


_LOOKS: dict[str, Callable[[Settings], str]] = {
    "version": _version,
    "data": _data,
    "database": _database,
    "secret": _secret,
    "backup": _backup,
    "site": _site,
    "credit": _credit,
    "mail": _mail,
    "engine in browsers": _browser_engine,
    "fonts": _fonts,
    "printing": _printing,
    "browsers": _browsers,
    "limits": _limits,
    "service": _unit,
}
