"""Every setting, its default and its meaning; read from the environment and a `.env` file."""

import re
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import is_zipfile

from pydantic import DirectoryPath, Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from nonet.server.addresses import MailServer, OidcProviders, Proxies, WebAddress, split

_EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - recognized here, not bound
_LOOPBACK = ("127.0.0.1", "::1", "localhost")
# Paths of the service that look like the tag of a language.
_NO_LANGUAGES = ("api", "mcp", "oauth")
_REDIRECTS = r"^([a-z][a-z0-9+.-]*:[!-+\--~]+(, *|$))*$"
_CONTACT = re.compile(r"(mailto:)?[^\s@:/]+@[^\s@:/]+|https://[^\s/]\S*|tel:\+?[0-9.()-]+")


class Settings(BaseSettings):
    """The settings; each is given as `NONET_` and its name in capitals."""

    model_config = SettingsConfigDict(
        env_prefix="NONET_", env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    data_dir: Path = Field(Path("var"), description="where the database and the secret are kept")
    database_url: str | None = Field(
        None,
        description="`sqlite:///FILE` or `postgresql://USER@HOST/NAME`; by default `nonet.db` in "
        "the data directory",
    )
    database_timeout_ms: int = Field(
        1_500,
        ge=1,
        description="milliseconds that a call may wait for the database, for a connection and a "
        "lock too, before it is refused",
    )
    database_pool_size: int = Field(
        10, ge=1, description="connections to PostgreSQL that count requests, in each process"
    )
    database_people_pool_size: int = Field(
        5,
        ge=1,
        description="connections to PostgreSQL for accounts, keys and sessions, in each process",
    )
    database_recycle_s: int = Field(
        1_800, ge=1, description="seconds after which a connection to PostgreSQL is replaced"
    )
    database_behind_pooler: bool = Field(
        False,  # noqa: FBT003 - a default
        description="`true` where PgBouncer or the like, which hands a connection on after each "
        "transaction, stands before PostgreSQL",
    )
    site_url: WebAddress | None = Field(
        None,
        description="the website's public address; by default `http://HOST:PORT`",
    )
    base_url: WebAddress | None = Field(
        None,
        description="the API's public address; by default the site's with `/api/v1`",
    )
    service_name: str = Field("Nonet", min_length=1, description="the name shown in the credit")
    host: str = Field("127.0.0.1", description="the address to listen on")
    port: int = Field(8000, ge=1, le=65535, description="the port to listen on")
    workers: int = Field(1, ge=1, description="server processes")
    secret: SecretStr | None = Field(
        None,
        min_length=8,
        description="signs what nobody may forge, the same on every host, 8 characters or more "
        "and better 32 by chance; by default made once and kept in the data directory",
    )
    previous_secret: SecretStr | None = Field(
        None,
        min_length=8,
        description="the secret before this one: what it signed and named is good yet",
    )
    rate_limit_per_minute: int = Field(60, ge=1, description="requests per account and minute")
    failed_credentials_per_minute: int = Field(
        300,
        ge=1,
        description="requests without a good key per client address and minute, in each process",
    )
    languages_dir: DirectoryPath | None = Field(
        None,
        description="a folder with further languages, or others in place of ours, each a folder "
        "of messages like those of `i18n/`",
    )
    documents_dir: DirectoryPath | None = Field(
        None,
        description="a folder with documents of other versions, `nonet-<version>-documents.zip` of "
        "their releases, which `/docs` offers beside its own",
    )
    page_requests_per_minute: int = Field(
        600,
        ge=1,
        description="requests for public pages, checks and hints per client address and minute, "
        "in each process",
    )
    prints_per_ten_minutes: int = Field(
        60,
        ge=1,
        description="PDFs and previews of the print page per client address and ten minutes, in "
        "each process",
    )
    pictures_per_ten_minutes: int = Field(
        300,
        ge=1,
        description="PNGs that are not cached yet, per client address and ten minutes, in each "
        "process",
    )
    mcp_hosts: str = Field(
        "",
        description="further hosts that requests to `/mcp` may name, `HOST` or `HOST:PORT`, with "
        "commas; the site's and loopback are always allowed",
    )
    mcp_origins: str = Field(
        "",
        description="further origins of web pages that may call `/mcp`, such as "
        "`https://example.org`, with commas; the site's and loopback are always allowed",
    )
    sign_ins_per_hour: int = Field(
        100,
        ge=1,
        description="requests for a sign-in link per client address and hour, in each process",
    )
    letters_per_hour: int = Field(
        10,
        ge=1,
        description="letters of one kind to one mailbox per hour, and never more than one a "
        "minute; a browser that signed in there before has as many of its own",
    )
    letters_per_day: int = Field(20, ge=1, description="the same per day")
    letters_per_client_per_hour: int = Field(
        100, ge=1, description="letters that one client address asks for per hour, in each process"
    )
    leaked_keys_per_hour: int = Field(
        60,
        ge=1,
        description="reports of leaked keys that one client address may send per hour without "
        "GitHub's signature, in each process",
    )
    signed_reports_per_hour: int = Field(
        10_000, ge=1, description="such reports that GitHub signed, per hour in each process"
    )
    registrations_per_hour: int = Field(
        30,
        ge=1,
        description="programs that one client address may register per hour to be connected, and "
        "documents of programs that it may have read, in each process",
    )
    program_redirects: str = Field(
        "cursor://anysphere.cursor-mcp/oauth/callback",
        pattern=_REDIRECTS,
        description="addresses, to the letter and with commas, that programs may be called back at "
        "although their scheme has no period",
    )
    secret_scanning_keys_url: str = Field(
        "https://api.github.com/meta/public_keys/secret_scanning",
        description="where GitHub publishes the keys that it signs reports of secret scanning "
        "with; an address that is none turns these reports off",
    )
    smtp_url: MailServer | None = Field(
        None,
        description="the mail server, `smtp://USER:PASSWORD@HOST:PORT` or `smtps://...`; without "
        "it sign-in links are shown on loopback addresses and made by the command line elsewhere",
    )
    mail_from: str | None = Field(
        None, description="the sender of mail; by default `nonet@` and the site's host"
    )
    contact: str | None = Field(
        None,
        description="whom people may write to, such as to object to a suspension; by default the "
        "sender of mail",
    )
    security_contact: str = Field(
        "",
        description="whom to tell of a weakness, with commas: addresses of mail, or `https:` and "
        "`tel:` URIs; without it there is no `/.well-known/security.txt`",
    )
    oidc_providers: OidcProviders = Field(
        [],
        description="OpenID Connect providers to sign in at, a JSON array of objects with `name`, "
        "`issuer`, `client_id` and `client_secret`",
    )
    search_node_budget: int | None = Field(
        None, ge=1, description="search nodes per grid; by default the engine's"
    )
    generation_budget: int | None = Field(
        None,
        ge=0,
        description="work for one puzzle, mostly candidates tried, 0 refuses at once; by default "
        "the engine's",
    )
    rating_budget: int | None = Field(
        None, ge=1, description="work for the rating of one grid; by default the engine's"
    )
    grading_budget_ms: int = Field(
        300,
        ge=0,
        description="processor time for the grade of one grid; one that it does not suffice for is "
        "not solved",
    )
    explaining_budget_ms: int = Field(
        300, ge=0, description="processor time for the next step on one board"
    )
    batch_processor_ms: int = Field(
        5000,
        ge=0,
        description="processor time that the grids of one batch may take together; those that it "
        "does not suffice for are answered as unknown",
    )
    work_threads: int | None = Field(
        None, ge=1, description="threads for long engine work; by default one per core"
    )
    work_queue: int = Field(
        256, ge=0, description="calls that may wait for such a thread, in each process"
    )
    work_share: int = Field(
        64, ge=0, description="how many of them may be one account's, or one client address's"
    )
    printers: int = Field(
        2,
        ge=1,
        description="processes that print worksheets, about 60 MB each, per worker; from two on, "
        "packs leave one to single puzzles",
    )
    print_on_demand: bool = Field(
        default=False,
        description="whether these processes start with the first worksheet, which then waits a "
        "second, and not with the service",
    )
    print_queue: int = Field(
        64, ge=0, description="worksheets that may wait for a printer, in each process"
    )
    print_share: int = Field(
        16, ge=0, description="how many of them may be one account's, or one client address's"
    )
    trusted_proxies: Proxies = Field(
        "127.0.0.1",
        description="proxies whose `X-Forwarded-For` and `-Proto` are believed, with commas; "
        "addresses, networks, or `*`",
    )
    body_timeout_s: float = Field(30, gt=0, description="seconds for a request's body")
    idle_timeout_s: int = Field(
        75,
        ge=1,
        description="seconds that a connection may wait for its next request; longer than the "
        "proxy's before it",
    )
    finish_s: int = Field(
        30, ge=0, description="seconds that requests under way may take to finish after SIGTERM"
    )
    log_level: str = Field(
        "info", pattern="^(debug|info|warning|error)$", description="least level logged"
    )
    log_format: str = Field(
        "auto",
        pattern="^(auto|json|text)$",
        description="`json` or `text`; `auto` is text on a terminal and JSON elsewhere",
    )
    log_successes: float = Field(
        1.0,
        ge=0,
        le=1,
        description="the share of requests that succeed whose line is logged; all others have one",
    )
    metrics_port: int | None = Field(
        None,
        ge=1,
        le=65535,
        description="the port where a monitoring reads `/metrics`; without it nothing is measured",
    )
    metrics_host: str = Field(
        "127.0.0.1", description="the address of that port; nobody is asked who they are there"
    )
    traces_url: WebAddress | None = Field(
        None,
        description="where traces of requests go, by OTLP over HTTP, such as "
        "`http://127.0.0.1:4318/v1/traces`; without it nothing is traced",
    )
    traces_share: float = Field(
        1.0,
        ge=0,
        le=1,
        description="the share of requests that are traced, of those whose caller does not say by "
        "`traceparent`",
    )

    @field_validator("site_url", "base_url")
    @classmethod
    def _without_trailing_slash(cls, address: str | None) -> str | None:
        return None if address is None else address.rstrip("/")

    @field_validator("security_contact")
    @classmethod
    def _contacts(cls, contacts: str) -> str:
        if not all(_CONTACT.fullmatch(contact) for contact in split(contacts)):
            raise ValueError("expected addresses of mail, or mailto:, https: or tel: URIs")
        return contacts

    @field_validator("languages_dir")
    @classmethod
    def _beside_other_paths(cls, folder: Path | None) -> Path | None:
        taken = [name for name in _NO_LANGUAGES if folder is not None and (folder / name).is_dir()]
        if taken:
            raise ValueError(f"/{taken[0]} is no language's path here: rename that folder")
        return folder

    @field_validator("documents_dir")
    @classmethod
    def _of_archives(cls, folder: Path | None) -> Path | None:
        for file in folder.glob("*.zip") if folder else ():
            if not is_zipfile(file):
                raise ValueError(f"{file.name} is no archive")
        return folder

    @property
    def listens_on_loopback_only(self) -> bool:
        """Tell whether only this machine can reach the server."""
        return self.host in _LOOPBACK

    @property
    def public_site_url(self) -> str:
        """The website's address, without a trailing slash."""
        host = "localhost" if self.host in _EVERY_ADDRESS else self.host
        return self.site_url or f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def is_for_this_machine_only(self) -> bool:
        """Tell whether neither the socket nor a proxy before it can be reached from elsewhere."""
        return self.listens_on_loopback_only and self._site_host in _LOOPBACK

    @property
    def mail_sender(self) -> str:
        """The address that mail comes from."""
        return self.mail_from or f"nonet@{self._site_host}"

    @property
    def contact_for_people(self) -> str:
        """Whom people may write to."""
        return self.contact or self.mail_sender

    @property
    def _site_host(self) -> str:
        return urlsplit(self.public_site_url).hostname or ""

    @property
    def public_base_url(self) -> str:
        """The API's address, without a trailing slash."""
        return self.base_url or f"{self.public_site_url}/api/v1"

    @property
    def allowed_mcp_hosts(self) -> list[str]:
        """The further hosts, one by one."""
        return split(self.mcp_hosts)

    @property
    def allowed_mcp_origins(self) -> list[str]:
        """The further origins, one by one."""
        return split(self.mcp_origins)

    @property
    def security_contacts(self) -> list[str]:
        """The contacts as URIs, one by one."""
        contacts = split(self.security_contact)
        return [contact if ":" in contact else f"mailto:{contact}" for contact in contacts]

    @property
    def listed_trusted_proxies(self) -> list[str]:
        """The trusted proxies, one by one."""
        return split(self.trusted_proxies)

    @property
    def database_address(self) -> str:
        """The database's SQLAlchemy URL."""
        return self.database_url or f"sqlite:///{self.data_dir / 'nonet.db'}"
