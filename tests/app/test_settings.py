from pathlib import Path

import pytest
from pydantic import ValidationError

from nonet.server.preparation import read_secret
from nonet.server.settings import Settings


def settings(**given: object) -> Settings:
    return Settings.model_validate(given)


@pytest.fixture(autouse=True)
def nothing_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Read settings from a fresh folder and an environment without any."""
    for name in Settings.fields():
        monkeypatch.delenv(f"NONET_{name.upper()}", raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_defaults_are_those_of_the_decisions() -> None:
    defaults = Settings()

    assert defaults.public_site_url == "http://127.0.0.1:8000"
    assert defaults.public_base_url == "http://127.0.0.1:8000/api/v1"
    assert defaults.storage.database_address == "sqlite:///var/nonet.db"
    assert (defaults.limits.rate_limit_per_minute, defaults.site.service_name) == (60, "Nonet")
    assert defaults.limits.failed_credentials_per_minute >= 300


def test_a_dotenv_file_is_read_and_the_environment_outranks_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("NONET_PORT=8123\nNONET_SERVICE_NAME=Home\nOTHER=1\n")
    monkeypatch.setenv("NONET_SERVICE_NAME", "Environment")

    found = Settings()

    assert (found.server.port, found.site.service_name) == (8123, "Environment")


def test_an_empty_variable_counts_as_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NONET_PORT", "")
    monkeypatch.setenv("NONET_DATABASE_URL", "")

    assert (Settings().server.port, Settings().storage.database_url) == (8000, None)


@pytest.mark.parametrize(
    ("given", "site_url", "base_url"),
    [
        ({"site_url": "https://x.example//"}, "https://x.example", "https://x.example/api/v1"),
        (
            {"site_url": "https://x.example", "base_url": "https://api.x.example/v1/"},
            "https://x.example",
            "https://api.x.example/v1",
        ),
        ({"host": "0.0.0.0"}, "http://localhost:8000", "http://localhost:8000/api/v1"),  # noqa: S104
        ({"host": "::"}, "http://localhost:8000", "http://localhost:8000/api/v1"),
        ({"host": "::1", "port": 80}, "http://[::1]:80", "http://[::1]:80/api/v1"),
    ],
)
def test_public_addresses_have_no_trailing_slash(
    given: dict[str, object], site_url: str, base_url: str
) -> None:
    found = settings(**given)

    assert (found.public_site_url, found.public_base_url) == (site_url, base_url)


@pytest.mark.parametrize(
    "given",
    [
        {"port": 0},
        {"port": 65_536},
        {"workers": 0},
        {"rate_limit_per_minute": 0},
        {"failed_credentials_per_minute": 0},
        {"search_node_budget": 0},
        {"generation_budget": -1},
        {"work_threads": 0},
        {"work_queue": -1},
        {"service_name": ""},
        {"log_level": "loud"},
        {"site_url": "nonet.example"},
        {"site_url": "ftp://nonet.example"},
        {"site_url": "https://"},
        {"base_url": "/api/v1"},
        {"site_url": "https://nonet.example:65536"},
        {"site_url": "https://[nonet.example"},
        {"smtp_url": "smtp://mail.example:65536"},
        {"smtp_url": "smtp://ada:se#cret@mail.example"},
        {"languages_dir": "/nowhere"},
        {"trusted_proxies": "nginx"},
        {"trusted_proxies": "127.0.0.1, 10.0.0.0/33"},
        {"trusted_proxies": "10.0.0.1/8"},
        {"trusted_proxies": "*, 127.0.0.1"},
        {"security_contact": "somebody"},
        {"security_contact": "security@x.example, http://x.example"},
        {"security_contact": "security@x.example\nContact: mailto:eve@x.example"},
    ],
)
def test_invalid_settings_are_rejected(given: dict[str, object]) -> None:
    with pytest.raises(ValidationError) as refused:
        settings(**given)

    assert [fault["loc"][1:] for fault in refused.value.errors()] == [tuple(given)]


@pytest.mark.parametrize(
    "proxies", ["", "*", "127.0.0.1", "::1, 10.0.0.0/8,fd00::/8", "172.16.0.0/12,192.168.0.0/16"]
)
def test_proxy_addresses_and_networks_are_accepted(proxies: str) -> None:
    assert settings(trusted_proxies=proxies).server.trusted_proxies == proxies


def test_errors_contain_no_part_of_a_password() -> None:
    with pytest.raises(ValidationError, match="percent-encoded") as refused:
        settings(smtp_url="smtp://ada:geh#eim@mail.example")

    (fault,) = refused.value.errors(include_input=False)
    assert "geh" not in fault["msg"]


@pytest.mark.parametrize("name", ["api", "mcp"])
def test_a_language_cannot_have_a_reserved_path(tmp_path: Path, name: str) -> None:
    (tmp_path / "de").mkdir()
    assert settings(languages_dir=tmp_path).site.languages_dir == tmp_path

    (tmp_path / name).mkdir()

    with pytest.raises(ValidationError, match=f"/{name} "):
        settings(languages_dir=tmp_path)


def test_the_secret_is_generated_once_and_private(tmp_path: Path) -> None:
    first = read_secret(settings(data_dir=tmp_path / "new"))
    second = read_secret(settings(data_dir=tmp_path / "new"))

    folder = tmp_path / "new"
    assert first == second
    assert len(bytes.fromhex(first.current.decode())) == 32
    assert [file.name for file in folder.iterdir()] == ["secret"]
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600


def test_a_configured_secret_is_not_stored(tmp_path: Path) -> None:
    secret = read_secret(settings(data_dir=tmp_path / "new", secret="from outside"))  # noqa: S106

    assert secret == (b"from outside", ())
    assert not (tmp_path / "new").exists()


def test_a_secret_is_not_shown_with_the_settings() -> None:
    assert "hush-hush" not in repr(settings(secret="hush-hush"))  # noqa: S106
