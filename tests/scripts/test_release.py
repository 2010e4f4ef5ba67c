"""Releases: version, source archive, manual page and the wheels of all platforms."""

import re
import shutil
import subprocess
import tarfile
import tomllib
from datetime import date
from pathlib import Path

import pytest
import yaml

import release
from manual import write_manual
from markdown import REPOSITORY, read
from nonet.cli.commands import COMMANDS

PAGE = write_manual("1.2.3", "a day")
MACHINES = ("x86_64", "aarch64")
ADDRESS = "https://example.org/nonet"
GIT = shutil.which("git")

needs_git = pytest.mark.skipif(GIT is None, reason="git is not installed: apt-get install git")


def test_changelog_versions_descend_from_the_current_version() -> None:
    entries = re.findall(
        r"^## \[(\d+)\.(\d+)\.(\d+)\] - (\S+)$", read("CHANGELOG.md"), re.MULTILINE
    )
    crates = tomllib.loads(read("Cargo.toml"))["workspace"]["package"]["version"]

    versions = [tuple(map(int, version)) for *version, _ in entries]
    days = [date.fromisoformat(day) for *_, day in entries]
    assert versions
    assert versions == sorted(versions, reverse=True)
    assert days == sorted(days, reverse=True)
    assert versions[0] <= tuple(map(int, crates.split(".")))


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a repository of its own with the files that a release reads, for version 1.2.3."""
    place = tmp_path / "repository"
    built = place / "src" / "nonet" / "server" / "site" / "engine" / "nonet.wasm"
    built.parent.mkdir(parents=True)
    built.write_bytes(b"built")
    built.parents[1].joinpath("documents.zip").write_bytes(b"documents")
    for name, text in {
        ".gitignore": "/src/nonet/server/site/engine/\n/src/nonet/server/site/documents.zip\n",
        "CHANGELOG.md": "## [Unreleased]\n\n## [1.2.3] - 2026-11-22\n",
        "Cargo.toml": '[workspace.package]\nversion = "1.2.3"\n',
        "README.md": read("README.md"),
        "pyproject.toml": read("pyproject.toml"),
        "src/nonet/__init__.py": "",
    }.items():
        (place / name).write_text(text, "utf-8")
    monkeypatch.setattr(release, "ROOT", place)
    git(place, "init", "--quiet")
    commit(place)
    return place


def git(place: Path, *arguments: str) -> None:
    subprocess.run([str(GIT), *arguments], cwd=place, check=True)


def commit(place: Path) -> None:
    git(place, "add", "--all")
    git(place, "-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "a")


@needs_git
def test_uncommitted_changes_prevent_a_release(repository: Path) -> None:
    assert release.required_version() == "1.2.3"

    (repository / "README.md").write_text("")

    with pytest.raises(SystemExit, match="uncommitted"):
        release.required_version()


@needs_git
def test_a_version_without_a_changelog_entry_prevents_a_release(repository: Path) -> None:
    crates = repository / "Cargo.toml"
    crates.write_text(crates.read_text().replace("1.2.3", "1.3.0"))
    commit(repository)

    with pytest.raises(SystemExit, match=r"is 1\.2\.3, but Cargo\.toml has 1\.3\.0"):
        release.required_version()


@needs_git
def test_the_source_archive_has_addresses_and_built_files(repository: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"

    release.lay_out(tree, ADDRESS, "1.2.3")

    readme, project = ((tree / name).read_text("utf-8") for name in ("README.md", "pyproject.toml"))
    pictures = re.findall(r'<img src="([^"]*)"', readme)
    assert pictures
    for picture in pictures:
        raw = f"{ADDRESS}/raw/v1.2.3/"
        assert picture.startswith(raw)
        assert (REPOSITORY / picture.removeprefix(raw)).is_file()
    assert f"git clone {ADDRESS} nonet" in readme
    assert tomllib.loads(project)["project"]["urls"]["Repository"] == ADDRESS
    assert (tree / "src/nonet/server/site/engine/nonet.wasm").read_bytes() == b"built"
    assert (tree / "src/nonet/server/site/documents.zip").read_bytes() == b"documents"
    assert (repository / "README.md").read_text("utf-8") == read("README.md")


def test_archive_members_outside_the_folder_are_rejected(tmp_path: Path) -> None:
    archive, folder = tmp_path / "a.tar.gz", tmp_path / "folder"
    with tarfile.open(archive, "w:gz") as files:
        for name in ("within", "../beside"):
            files.addfile(tarfile.TarInfo(name))

    with pytest.raises(SystemExit, match=r"\.\./beside"):
        release.unpack(archive, folder)

    assert not (tmp_path / "beside").exists()


def test_unpacked_files_are_writable_only_by_their_owner(tmp_path: Path) -> None:
    archive, folder = tmp_path / "a.tar.gz", tmp_path / "folder"
    with tarfile.open(archive, "w:gz") as files:
        open_to_all = tarfile.TarInfo("file")
        open_to_all.mode = 0o666
        files.addfile(open_to_all)

    release.unpack(archive, folder)

    assert (folder / "file").stat().st_mode & 0o777 == 0o644


@needs_git
def test_a_second_build_of_a_commit_must_have_the_same_bytes(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "dist"
    made.mkdir()
    monkeypatch.setattr(release, "DIST", made)
    (made / "nonet.1").write_text("a page")
    release.write_checksums("")
    earlier = (made / release.SUMS).read_text()
    (made / release.SUMS).unlink()

    release.write_checksums(earlier)
    assert (made / release.SUMS).read_text() == earlier
    (made / release.SUMS).unlink()
    (made / "nonet.1").write_text("another page")

    with pytest.raises(SystemExit, match="bytes differ"):
        release.write_checksums(earlier)
    commit_of_another_day = earlier.replace("# ", "# 0", 1)
    (made / release.SUMS).unlink()
    release.write_checksums(commit_of_another_day)
    assert repository.exists()


def test_the_manual_names_every_command_and_its_options() -> None:
    sections = [line for line in PAGE.splitlines() if line.startswith(".SS nonet ")]

    shown = {line.split()[2].replace("\\", "") for line in sections}
    assert shown == set(COMMANDS)
    assert r"\fB\-\-difficulty\fR" in PAGE
    assert r"1.2.3" in PAGE.splitlines()[0]


def test_the_manual_is_formatted_without_warnings() -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed")

    ended = subprocess.run(
        [groff, "-man", "-Tutf8", "-ww", "-z"],
        input=PAGE,
        capture_output=True,
        text=True,
        check=True,
    )

    assert ended.stderr == ""


def test_the_workflow_builds_a_wheel_for_each_platform() -> None:
    jobs = yaml.safe_load(read(".github/workflows/wheels.yml"))["jobs"]

    platforms = jobs["wheel"]["strategy"]["matrix"]["platform"]
    assert {each["name"] for each in platforms} == {
        # That of manylinux for x86-64 is the one of `make release`.
        "manylinux-aarch64",
        *(f"{system}-{machine}" for system in ("musllinux", "macos") for machine in MACHINES),
        "windows-x86_64",
    }
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    scripts = re.findall(r"source/(scripts/\S+)", " ".join(commands))
    included = tomllib.loads(read("pyproject.toml"))["tool"]["maturin"]["include"]
    assert scripts
    assert set(scripts) <= {each["path"] for each in included if "sdist" in each["format"]}
    assert any(command.startswith("make release ") for command in commands)
    assert jobs["publish"]["permissions"]["attestations"] == "write"


def test_the_package_describes_itself() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]

    assert project["license"] == "MIT AND OFL-1.1"
    assert project["authors"]
    assert len(project["classifiers"]) > 8
    assert set(project["optional-dependencies"]) == {
        *("all", "cjk", "gym", "play", "print", "ray", "research", "serve", "trace")
    }
    for file in project["license-files"]:
        assert any(one.is_file() for one in REPOSITORY.glob(file))
