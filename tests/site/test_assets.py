import gzip
import hashlib
import json
import re
from pathlib import Path

from nonet.server.site.assets import Assets, packed_of
from samples import PUZZLE_ID
from service import Service

SCRIPT_BUDGET, STYLE_BUDGET = 30_000, 10_050


def loaded_by(page: str, suffix: str) -> set[str]:
    return set(re.findall(rf'(?:src|href)="(/static/[^"]+\.{suffix})"', page))


def test_the_play_page_stays_within_its_budgets(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

    def weight(suffix: str) -> int:
        files = (service.client.get(address) for address in loaded_by(page, suffix))
        return sum(len(gzip.compress(file.content, mtime=0)) for file in files)

    assert 1_000 < weight("js") <= SCRIPT_BUDGET
    assert 1_000 < weight("css") <= STYLE_BUDGET


def test_every_module_that_is_imported_is_preloaded(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text
    preloaded = set(re.findall(r'rel="modulepreload" href="([^"]+)"', page))

    for address in preloaded:
        imported = re.findall(r'from ?"\./([^"]+)"', service.client.get(address).text)
        assert {f"/static/{name}" for name in imported} <= preloaded
    assert len(preloaded) > 20


def test_modules_are_fetched_after_the_first_paint_files(service: Service) -> None:
    for path in (f"/puzzles/{PUZZLE_ID}", "/developers", "/daily", "/"):
        page = service.client.get(path).text
        modules = re.findall(r'<(?:link rel="modulepreload"|script type="module")[^>]*>', page)

        assert modules, path
        assert all('fetchpriority="low"' in module for module in modules), path


def test_names_follow_the_content_so_files_are_kept_for_ever(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

    for address in loaded_by(page, "js") | loaded_by(page, "css"):
        file = service.client.get(address)
        assert hashlib.sha256(file.content).hexdigest()[:12] in address
        assert file.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_changed_module_renames_those_that_import_it(tmp_path: Path) -> None:
    (tmp_path / "deep.js").write_text("export const depth = 1;\n")
    (tmp_path / "top.js").write_text('import { depth } from "./deep.js";\n')
    before = Assets(tmp_path)
    (tmp_path / "deep.js").write_text("export const depth = 2;\n")

    after = Assets(tmp_path)

    assert before.address("top.js") != after.address("top.js")
    assert after.modules("top.js") == (after.address("top.js"), after.address("deep.js"))


def test_the_service_worker_keeps_files_that_exist(service: Service) -> None:
    worker = service.client.get("/service-worker.js").text

    kept = json.loads(worker.splitlines()[0].removeprefix("const KEPT = ").removesuffix(";"))

    assert len(kept) > 8
    assert all(service.client.get(address).status_code == 200 for address in kept)


def test_the_engine_is_available_only_if_complete(tmp_path: Path) -> None:
    modules = [tmp_path / "nonet.wasm", tmp_path / "texts.wasm"]
    for module in modules:
        module.write_bytes(b"\0asm")
    empty = tmp_path / "static"
    empty.mkdir()

    assert Assets(empty, beside=modules).have_engine
    assert not Assets(empty, beside=modules[:1]).have_engine


def test_an_engine_with_only_a_compressed_file_is_served(tmp_path: Path) -> None:
    modules = [tmp_path / "nonet.wasm", tmp_path / "texts.wasm"]
    for module in modules:
        packed_of(module).write_bytes(gzip.compress(b"\0asm"))
    empty = tmp_path / "static"
    empty.mkdir()

    assets = Assets(empty, beside=modules)

    served = assets.find(assets.address("nonet.wasm"))
    assert served is not None
    assert (served.content, assets.have_engine) == (b"\0asm", True)
