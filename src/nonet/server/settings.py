"""Every setting, its default and its meaning; read from the environment and a `.env` file.

A new setting is one field of a group. Its environment variable is `NONET_` and the field's name in
capitals, whatever its group.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zipfile import is_zipfile

from pydantic import (
    BaseModel,
    ConfigDict,
    DirectoryPath,
    Field,
    SecretStr,
    field_validator,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from nonet import engine
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.links.site import Site
from nonet.runtime.workpool import WorkPool
from nonet.server.addresses import MailServer, OidcProviders, Proxies, WebAddress, split

_EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - recognized here, not bound
_LOOPBACK = ("127.0.0.1", "::1", "localhost")
# Paths of the service that look like the tag of a language.
_RESERVED_PATHS = ("api", "mcp", "oauth")
_REDIRECTS = r"^([a-z][a-z0-9+.-]*:[!-+\--~]+(, *|$))*$"
_CONTACT = re.compile(r"(mailto:)?[^\s@:/]+@[^\s@:/]+|https://[^\s/]\S*|tel:\+?[0-9.()-]+")


class _Group(BaseModel):
    model_config = ConfigDict(frozen=True)


class StorageSettings(_Group):
    """The folder of the data, and the secret that protects it."""

    data_dir: Path = Field(Path("var"), description="Folder of the database and the secret.")
    database_url: str | None = Field(
        None,
        description="`sqlite:///FILE` or `postgresql://USER@HOST/NAME`; by default `nonet.db` in "
        "the data directory.",
    )
    database_timeout_ms: int = Field(
        1_500,
        ge=1,
        description="Milliseconds until a database call fails, including the wait for a "
        "connection or a lock.",
    )
    database_pool_size: int = Field(
        10, ge=1, description="PostgreSQL connections that count requests, per process."
    )
    database_people_pool_size: int = Field(
        5, ge=1, description="PostgreSQL connections for accounts, keys and sessions, per process."
    )
    database_recycle_s: int = Field(
        1_800, ge=1, description="Seconds after which a PostgreSQL connection is replaced."
    )
    database_behind_pooler: bool = Field(
        False,  # noqa: FBT003 - a default
        description="Set to `true` behind PgBouncer or another pooler that reassigns connections "
        "after each transaction.",
    )
    secret: SecretStr | None = Field(
        None,
        min_length=8,
        description="Key for signatures, the same on every host: at least 8 characters, better 32 "
        "random ones. By default it is generated once and kept in the data directory.",
    )
    previous_secret: SecretStr | None = Field(
        None,
        min_length=8,
        description="The secret before the last change; its signatures stay valid.",
    )

    @property
    def database_address(self) -> str:
        """The database's SQLAlchemy URL."""
        return self.database_url or f"sqlite:///{self.data_dir / 'nonet.db'}"


class SiteSettings(_Group):
    """The website: addresses, contacts, languages, documents."""

    site_url: WebAddress | None = Field(
        None, description="The website's public address; by default `http://HOST:PORT`."
    )
    base_url: WebAddress | None = Field(
        None, description="The API's public address; by default `/api/v1` below the website's."
    )
    service_name: str = Field("Nonet", min_length=1, description="The name shown in the credit.")
    contact: str | None = Field(
        None,
        description="Contact for users, for example to object to a suspension; by default the "
        "sender of emails.",
    )
    security_contact: str = Field(
        "",
        description="Contacts for security reports, separated by commas: email addresses, or "
        "`https:` and `tel:` URIs. Without one there is no `/.well-known/security.txt`.",
    )
    languages_dir: DirectoryPath | None = Field(
        None,
        description="Folder with additional languages or replacements, each a folder of messages "
        "like those in `i18n/`.",
    )
    documents_dir: DirectoryPath | None = Field(
        None,
        description="Folder with the documentation of other versions for `/docs`: "
        "`nonet-<version>-documents.zip` of their releases.",
    )

    @field_validator("site_url", "base_url")
    @classmethod
    def _remove_trailing_slash(cls, address: str | None) -> str | None:
        return None if address is None else address.rstrip("/")

    @field_validator("security_contact")
    @classmethod
    def _require_contacts(cls, contacts: str) -> str:
        if not all(_CONTACT.fullmatch(contact) for contact in split(contacts)):
            raise ValueError("expected email addresses, or mailto:, https: or tel: URIs")
        return contacts

    @field_validator("languages_dir")
    @classmethod
    def _require_free_paths(cls, folder: Path | None) -> Path | None:
        taken = [name for name in _RESERVED_PATHS if folder and (folder / name).is_dir()]
        if taken:
            raise ValueError(f"/{taken[0]} is already another path; rename that folder")
        return folder

    @field_validator("documents_dir")
    @classmethod
    def _require_archives(cls, folder: Path | None) -> Path | None:
        for file in folder.glob("*.zip") if folder else ():
            if not is_zipfile(file):
                raise ValueError(f"{file.name} is not a zip archive")
        return folder

    @property
    def security_contacts(self) -> list[str]:
        """The security contacts as a list of URIs."""
        contacts = split(self.security_contact)
        return [contact if ":" in contact else f"mailto:{contact}" for contact in contacts]


class ServerSettings(_Group):
    """Sockets, processes and connections."""

    host: str = Field("127.0.0.1", description="The address to listen on.")
    port: int = Field(8000, ge=1, le=65535, description="The port to listen on.")
    workers: int = Field(1, ge=1, description="Server processes.")
    trusted_proxies: Proxies = Field(
        "127.0.0.1",
        description="Proxies whose `X-Forwarded-For` and `-Proto` headers are trusted, separated "
        "by commas: addresses, networks, or `*`.",
    )
    body_timeout_s: float = Field(30, gt=0, description="Seconds to receive a request's body.")
    idle_timeout_s: int = Field(
        75,
        ge=1,
        description="Seconds that an idle connection stays open; longer than the proxy's timeout.",
    )
    finish_s: int = Field(
        30, ge=0, description="Seconds that running requests may take after SIGTERM."
    )

    @property
    def listed_trusted_proxies(self) -> list[str]:
        """The trusted proxies as a list."""
        return split(self.trusted_proxies)


class LimitSettings(_Group):
    """Rate limits. Those per client address count in each process."""

    rate_limit_per_minute: int = Field(60, ge=1, description="API requests per account and minute.")
    failed_credentials_per_minute: int = Field(
        300,
        ge=1,
        description="Requests without a valid key, per client address and minute, per process.",
    )
    page_requests_per_minute: int = Field(
        600,
        ge=1,
        description="Requests for public pages, checks and hints, per client address and minute, "
        "per process.",
    )
    prints_per_ten_minutes: int = Field(
        60,
        ge=1,
        description="PDFs and previews of the print page, per client address and ten minutes, per "
        "process.",
    )
    pictures_per_ten_minutes: int = Field(
        300, ge=1, description="Uncached PNGs, per client address and ten minutes, per process."
    )
    sign_ins_per_hour: int = Field(
        100, ge=1, description="Sign-in requests per client address and hour, per process."
    )
    letters_per_hour: int = Field(
        10,
        ge=1,
        description="Emails of one kind per mailbox and hour, at most one a minute. A browser "
        "that signed in there before has a limit of its own.",
    )
    letters_per_day: int = Field(20, ge=1, description="Emails of one kind per mailbox and day.")
    letters_per_client_per_hour: int = Field(
        100, ge=1, description="Emails requested per client address and hour, per process."
    )
    leaked_keys_per_hour: int = Field(
        60,
        ge=1,
        description="Reports of leaked keys without GitHub's signature, per client address and "
        "hour, per process.",
    )
    signed_reports_per_hour: int = Field(
        10_000, ge=1, description="Reports signed by GitHub, per hour and process."
    )
    registrations_per_hour: int = Field(
        30,
        ge=1,
        description="Registrations of OAuth clients, and reads of client metadata documents, per "
        "client address and hour, per process.",
    )


class AccessSettings(_Group):
    """Other programs, providers and sites that this service works with."""

    oidc_providers: OidcProviders = Field(
        [],
        description="OpenID Connect providers for sign-in: a JSON array of objects with `name`, "
        "`issuer`, `client_id` and `client_secret`.",
    )
    mcp_hosts: str = Field(
        "",
        description="Additional `Host` values that `/mcp` accepts, `HOST` or `HOST:PORT`, "
        "separated by commas; the site's and loopback are always accepted.",
    )
    mcp_origins: str = Field(
        "",
        description="Additional origins of web pages that may call `/mcp`, such as "
        "`https://example.org`, separated by commas; the site's and loopback are always accepted.",
    )
    program_redirects: str = Field(
        "cursor://anysphere.cursor-mcp/oauth/callback",
        pattern=_REDIRECTS,
        description="Exact redirect URIs of OAuth clients that are accepted although their scheme "
        "has no period, separated by commas.",
    )
    secret_scanning_keys_url: str = Field(
        "https://api.github.com/meta/public_keys/secret_scanning",
        description="URL of GitHub's public keys for secret scanning reports; a value that isn't a "
        "URL, such as `off`, turns these reports off.",
    )

    @property
    def allowed_mcp_hosts(self) -> list[str]:
        """The additional hosts as a list."""
        return split(self.mcp_hosts)

    @property
    def allowed_mcp_origins(self) -> list[str]:
        """The additional origins as a list."""
        return split(self.mcp_origins)


class MailSettings(_Group):
    """Outgoing emails."""

    smtp_url: MailServer | None = Field(
        None,
        description="The mail server, `smtp://USER:PASSWORD@HOST:PORT` or `smtps://...`. Without "
        "one, sign-in links are shown on loopback addresses, and elsewhere made by the command "
        "line.",
    )
    mail_from: str | None = Field(
        None, description="The sender of emails; by default `nonet@` and the site's host."
    )


class EngineSettings(_Group):
    """Budgets and threads of the engine."""

    search_node_budget: int | None = Field(
        None, ge=1, description="Search nodes per grid; by default the engine's."
    )
    generation_budget: int | None = Field(
        None,
        ge=0,
        description="Work per generated puzzle, mostly candidates tried; 0 rejects all requests. "
        "By default the engine's.",
    )
    rating_budget: int | None = Field(
        None, ge=1, description="Work for the rating of one grid; by default the engine's."
    )
    grading_budget_ms: int = Field(
        300,
        ge=0,
        description="Processor time for the grade of one grid; a grade beyond it isn't `solved`.",
    )
    explaining_budget_ms: int = Field(
        300, ge=0, description="Processor time for the next step on one board."
    )
    batch_processor_ms: int = Field(
        5000,
        ge=0,
        description="Processor time for all grids of one batch; grids beyond it are `unknown`.",
    )
    work_threads: int | None = Field(
        None, ge=1, description="Threads for long engine work; by default one per core."
    )
    work_queue: int = Field(
        256, ge=0, description="Calls that may wait for such a thread, per process."
    )
    work_share: int = Field(64, ge=0, description="Waiting calls of one account or client address.")

    def context(
        self,
        pool: WorkPool,
        *,
        draw_seed: Callable[[], int] = engine.draw_seed,
        new_time_budget: Callable[[], TimeBudget] = TimeBudget.without_end,
    ) -> EngineContext:
        """Return an engine context with these budgets."""
        budget = self.generation_budget
        return EngineContext(
            pool=pool,
            node_budget=self.search_node_budget or engine.DEFAULT_NODE_BUDGET,
            generation_budget=engine.DEFAULT_GENERATION_BUDGET if budget is None else budget,
            spec_budget=engine.DEFAULT_SPEC_BUDGET if budget is None else budget,
            rating_budget=self.rating_budget or engine.DEFAULT_RATING_BUDGET,
            grading_budget_s=self.grading_budget_ms / 1000,
            explaining_budget_s=self.explaining_budget_ms / 1000,
            draw_seed=draw_seed,
            new_time_budget=new_time_budget,
        )


class PrintingSettings(_Group):
    """Processes that print worksheets."""

    printers: int = Field(
        2,
        ge=1,
        description="Printing processes per worker, about 60 MB each. With two or more, packs "
        "leave one to single puzzles.",
    )
    print_on_demand: bool = Field(
        default=False,
        description="Start these processes with the first worksheet, which then takes a second "
        "longer, instead of with the service.",
    )
    print_queue: int = Field(
        64, ge=0, description="Worksheets that may wait for a printing process, per process."
    )
    print_share: int = Field(
        16, ge=0, description="Waiting worksheets of one account or client address."
    )


class MonitoringSettings(_Group):
    """Logs, metrics and traces."""

    log_level: str = Field(
        "info", pattern="^(debug|info|warning|error)$", description="Lowest level that is logged."
    )
    log_format: str = Field(
        "auto",
        pattern="^(auto|json|text)$",
        description="`json` or `text`; `auto` is text on a terminal and JSON elsewhere.",
    )
    log_successes: float = Field(
        1.0,
        ge=0,
        le=1,
        description="Share of successful requests that are logged; failed requests always are.",
    )
    metrics_port: int | None = Field(
        None, ge=1, le=65535, description="The port of `/metrics`; without it nothing is measured."
    )
    metrics_host: str = Field(
        "127.0.0.1", description="The address of that port, which has no authentication."
    )
    traces_url: WebAddress | None = Field(
        None,
        description="Address that receives traces, by OTLP over HTTP, such as "
        "`http://127.0.0.1:4318/v1/traces`; without it nothing is traced.",
    )
    traces_share: float = Field(
        1.0,
        ge=0,
        le=1,
        description="Share of requests that are traced, unless the caller's `traceparent` decides.",
    )


class _Environment(EnvSettingsSource):
    """All variables with the prefix, by their names without it, like those of a `.env` file."""

    def __call__(self) -> dict[str, Any]:
        prefix = self.env_prefix.lower()
        return {
            name.removeprefix(prefix): value
            for name, value in self.env_vars.items()
            if name.startswith(prefix)
        }


class Settings(BaseSettings):
    """All settings by group; `Settings(port=80)` sets one without its group."""

    model_config = SettingsConfigDict(
        env_prefix="NONET_",
        env_file=".env",
        env_ignore_empty=True,
        enable_decoding=False,
        extra="ignore",
        frozen=True,
    )

    site: SiteSettings = SiteSettings()
    server: ServerSettings = ServerSettings()
    storage: StorageSettings = StorageSettings()
    limits: LimitSettings = LimitSettings()
    mail: MailSettings = MailSettings()
    access: AccessSettings = AccessSettings()
    engine: EngineSettings = EngineSettings()
    printing: PrintingSettings = PrintingSettings()
    monitoring: MonitoringSettings = MonitoringSettings()

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - `_Environment` replaces it
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003 - not supported
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources, those with precedence first."""
        return init_settings, _Environment(settings_cls), dotenv_settings

    @model_validator(mode="before")
    @classmethod
    def _group(cls, given: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        return {
            group: {name: given[name] for name in cls._fields_of(group) if name in given}
            for group in cls.model_fields
        }

    @classmethod
    def _fields_of(cls, group: str) -> Mapping[str, FieldInfo]:
        fields: Mapping[str, FieldInfo] = type(cls.model_fields[group].default).model_fields
        return fields

    @classmethod
    def fields(cls) -> dict[str, FieldInfo]:
        """Return all settings by name, group by group."""
        return {
            name: field
            for group in cls.model_fields
            for name, field in cls._fields_of(group).items()
        }

    @property
    def listens_on_loopback_only(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.server.host in _LOOPBACK

    @property
    def public_site_url(self) -> str:
        """The website's address, without a trailing slash."""
        host = "localhost" if self.server.host in _EVERY_ADDRESS else self.server.host
        shown = f"[{host}]" if ":" in host else host
        return self.site.site_url or f"http://{shown}:{self.server.port}"

    @property
    def public_site(self) -> Site:
        """The addresses and the name for links and credits."""
        return Site(self.public_site_url, self.public_base_url, self.site.service_name)

    @property
    def is_for_this_machine_only(self) -> bool:
        """Whether neither the socket nor a proxy before it can be reached from elsewhere."""
        return self.listens_on_loopback_only and self._site_host in _LOOPBACK

    @property
    def mail_sender(self) -> str:
        """The sender's email address."""
        return self.mail.mail_from or f"nonet@{self._site_host}"

    @property
    def contact_for_people(self) -> str:
        """The contact for users."""
        return self.site.contact or self.mail_sender

    @property
    def _site_host(self) -> str:
        return urlsplit(self.public_site_url).hostname or ""

    @property
    def public_base_url(self) -> str:
        """The API's address, without a trailing slash."""
        return self.site.base_url or f"{self.public_site_url}/api/v1"
