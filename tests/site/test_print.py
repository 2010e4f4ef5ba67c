"""The print page: a PDF without a key."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from httpx2 import Response

from nonet import engine
from nonet.printing.limits import Budget
from nonet.server.site.print.form import MOST_FIELDS
from nonet.server.site.print.page import LARGEST_FORM
from refusals import Refusal, refusal
from samples import EMPTY, OTHER, UNIQUE, page_count
from service import Service
from site_client import SiteClient

HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
GIVENS = UNIQUE.replace(".", "0")


def test_new_puzzles_are_printed_with_answers_and_not_cached(visitor: SiteClient) -> None:
    fields = {"source": "new", "difficulty": "easy", "count": "4", "codes": "1", "blanks": "1"}

    answer = visitor.post("/print", **fields, **{"per-page": "4", "answers": "12"})

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.headers["cache-control"] == "no-store"
    assert page_count(answer.content) == 2
    assert answer.content.count(b"/S/Table/") == 8


def test_pasted_puzzles_in_any_form_are_printed_in_order(visitor: SiteClient) -> None:
    rows = "\n".join(UNIQUE[start : start + 9] for start in range(0, 81, 9))
    link = f"https://nonet.example/puzzles/v1-{OTHER.replace('.', '0')}"

    answer = visitor.post("/print", source="own", puzzles=f"{rows}\n{link}\n", codes="1")

    assert page_count(answer.content) == 2
    first, second = answer.content.index(GIVENS.encode()), answer.content.rindex(b"/puzzles/v1-")
    assert first < second


def test_a_collection_links_to_a_form_with_its_puzzles(visitor: SiteClient) -> None:
    page = visitor.get(f"/collections/v1-{GIVENS}{GIVENS}").text
    (link,) = re.findall(r'<a class="strong" href="(/print[^"]*)"', page)

    form = visitor.get(link).text

    assert form.count(UNIQUE.replace(".", "-")) == 2


def test_the_form_has_the_puzzles_of_a_collection_and_no_solution(visitor: SiteClient) -> None:
    page = visitor.get(f"/print?collection=v1-{GIVENS}{GIVENS}")

    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-store"
    assert page.text.count(UNIQUE.replace(".", "-")) == 2
    assert "534678912672195348" not in page.text


@pytest.mark.english
@pytest.mark.parametrize(
    ("fields", "shown"),
    [
        ({"source": "own", "puzzles": "hello"}, "We could not read a puzzle here."),
        ({"source": "own", "puzzles": f"{UNIQUE}\n{EMPTY}"}, "Puzzle 2 does not have exactly one"),
        ({"source": "own", "puzzles": f"{UNIQUE}\n" * 41}, "you can print at most 40"),
        ({"source": "own", "puzzles": UNIQUE[:80]}, "This line has 80 cells."),
        ({"count": "41"}, "“How many” must be a number from 1 to 40."),
        ({"paper": "a0"}, "cannot be read"),
        ({"per-page": "9", "answers": "below"}, "only with up to 4 puzzles per page"),
        ({"large": "1", "per-page": "4"}, "Large print has one puzzle per page"),
        ({"title": "t" * 121}, "“Title” can have at most 120 characters."),
        ({"title": "☃"}, "Please remove them: ☃"),
        ({"class": "☃"}, "Please remove them: ☃"),
        ({"first-number": "0"}, "“First puzzle number” must be a number from 1"),
        ({"seed": "-1"}, "cannot be read"),
        ({"level": "stars"}, "cannot be read"),
        (
            {"per-page": "9", "candidates": "1"},
            "All candidates fit with up to 6 puzzles",
        ),
        ({"source": "own", "puzzles": f"{HARDEST}\n" * 40, "path": "1"}, "too long: print fewer"),
    ],
)
def test_errors_are_shown_in_the_form(
    visitor: SiteClient, fields: dict[str, str], shown: str
) -> None:
    answer = visitor.post("/print", **fields)

    assert (answer.status_code, answer.headers["content-type"]) == (400, "text/html; charset=utf-8")
    assert shown in answer.text
    if "title" in fields:
        assert fields["title"] in answer.text


@pytest.mark.parametrize("path", ["/print", "/print/preview"])
def test_other_sites_print_nothing(visitor: SiteClient, path: str) -> None:
    answer = visitor.client.post(path, data={}, headers={"Sec-Fetch-Site": "cross-site"})

    assert answer.status_code == 403


@pytest.mark.english
def test_hints_paths_and_numbers_that_continue_are_printed(visitor: SiteClient) -> None:
    fields = {"count": "2", "per-page": "2", "level": "rating", "class": "5 b", "weight": "bold"}

    answer = visitor.post("/print", hints="1", path="1", **{"first-number": "41"}, **fields)

    assert page_count(answer.content) == 4


def codes_in(picture: bytes, folder: Path) -> list[str]:
    """Scan the codes of a picture."""
    program = shutil.which("zbarimg")
    if program is None:
        pytest.skip("needs zbarimg, of the Debian package zbar-tools")
    folder.joinpath("page.png").write_bytes(picture)
    shown = subprocess.run(
        [program, "-q", "--raw", folder / "page.png"], capture_output=True, text=True, check=False
    )
    return sorted(shown.stdout.split())


def test_the_preview_is_a_page_of_the_very_pdf(visitor: SiteClient, tmp_path: Path) -> None:
    fields = {"count": "4", "seed": "7", "per-page": "2", "answers": "full", "codes": "1"}
    fields["path"] = "1"

    pdf = visitor.post("/print", **fields | {"path": ""}).content
    pages = [visitor.post("/print/preview", **fields, page=str(page)) for page in (1, 2, 5, 9)]

    links = re.findall(r"/URI\((.*?)\)", pdf.decode("latin-1"))
    assert [(page.headers["X-Page"], page.headers["X-Pages"]) for page in pages] == [
        (number, "6") for number in ("1", "2", "5", "6")
    ]
    assert all(page.headers["cache-control"] == "no-store" for page in pages)
    assert codes_in(pages[0].content, tmp_path) == sorted(links[:2])
    assert codes_in(pages[1].content, tmp_path) == sorted(links[2:4])
    # Answers after several puzzles a page have no codes.
    assert len(links) == 4
    assert [codes_in(page.content, tmp_path) for page in pages[2:]] == [[], []]


@pytest.mark.english
def test_a_preview_of_an_invalid_job_is_the_reason(visitor: SiteClient) -> None:
    answer = visitor.post("/print/preview", source="own", puzzles=f"{UNIQUE}\n{EMPTY}")

    assert (answer.status_code, answer.headers["content-type"]) == (
        400,
        "text/plain; charset=utf-8",
    )
    assert answer.text.startswith("Puzzle 2 does not have exactly one")


def test_an_address_has_so_many_pdfs_in_ten_minutes(tmp_path: Path) -> None:
    with Service(tmp_path, prints_per_ten_minutes=2) as service:
        visitor = SiteClient(service)
        fields = {"source": "own", "puzzles": UNIQUE}

        statuses = [visitor.post("/print", **fields).status_code for _ in range(3)]
        service.clock.advance(600)
        later = visitor.post("/print", **fields).status_code

    assert (statuses, later) == ([200, 200, 429], 200)


def test_previews_count_as_pdfs(tmp_path: Path) -> None:
    with Service(tmp_path, prints_per_ten_minutes=2) as service:
        visitor = SiteClient(service)
        fields = {"source": "own", "puzzles": UNIQUE}

        previews = [visitor.post("/print/preview", **fields).status_code for _ in range(2)]
        pdf = visitor.post("/print", **fields).status_code

    assert (previews, pdf) == ([200, 200], 429)


@pytest.mark.english
def test_exceeded_print_limits_are_explained_and_counted(tmp_path: Path) -> None:
    no_time = Budget(cpu_s=3, wall_s=0.0)
    with Service(tmp_path, budget_of=lambda *_, **__: no_time) as service:
        visitor = SiteClient(service)
        fields = {"source": "own", "puzzles": UNIQUE}

        page = visitor.post("/print", **fields)
        preview = visitor.post("/print/preview", **fields)
        open_sheet = visitor.get(f"/puzzles/v1-{GIVENS}.pdf")
        sheet = service.post("/sheets", {"puzzles": [OTHER]})
        download = service.client.get(
            f"/api/v1/worksheets/v1-{OTHER.replace('.', '0')}",
            headers={"Authorization": f"Bearer {service.key}"},
        )

    shown = "Printing this takes more than 3 seconds, so it was cancelled."
    assert (page.status_code, preview.status_code, open_sheet.status_code) == (422, 422, 422)
    assert all(shown in answer.text for answer in (page, preview, open_sheet))
    assert refusal(sheet) == Refusal(422, "PRINT_LIMIT", None)
    assert sheet.json()["error"]["message"] == "Printing this takes more than 3 seconds of work."
    assert refusal(download) == Refusal(503, "OVERLOADED", None)


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def upload(visitor: SiteClient, logo: bytes, **fields: str) -> Response:
    """Send the form as a browser does that was given a logo."""
    return visitor.client.post(
        "/print",
        data={"source": "own", "puzzles": UNIQUE, **fields},
        files={"logo": ("logo.svg", logo, "image/svg+xml")},
        headers={"Sec-Fetch-Site": "same-origin"},
    )


def test_the_puzzles_of_the_day_are_printed_with_a_logo_and_can_be_saved(
    visitor: SiteClient,
) -> None:
    fields = {"save": "1", "level": "rating", "per-page": "9", "codes": "1"}

    answer = upload(visitor, SVG, source="daily", **fields)

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.headers["content-disposition"].startswith('attachment; filename="sudoku-')
    assert answer.content.count(b"/S/Table/") == 5
    assert answer.content.count(b"/S/Figure") == 1
    links = re.findall(r"/URI\(.*?/v1-(\d{81})", answer.content.decode("latin-1"))
    assert [engine.label_of(link.replace("0", "-")) for link in links] == list(engine.LABELS)


def test_a_form_without_a_logo_has_an_empty_file(visitor: SiteClient) -> None:
    answer = upload(visitor, b"")

    assert answer.status_code == 200
    assert page_count(answer.content) == 1


@pytest.mark.english
@pytest.mark.parametrize(
    ("logo", "shown"),
    [
        (b"no picture", "Use a PNG"),
        (b"<svg><script/></svg>", "plain SVG of shapes, paths, text and gradients"),
        (
            SVG.replace(b"path", b"script"),
            "Line 1 of the logo has &lt;script&gt;, which cannot be printed.",
        ),
        (SVG + b" " * 256_000, "of at most 256 kB"),
        (SVG + b" " * 600_000, "Try a smaller logo"),
    ],
)
def test_an_unsupported_logo_is_explained_in_the_form(
    visitor: SiteClient, logo: bytes, shown: str
) -> None:
    answer = upload(visitor, logo)

    assert answer.status_code == 400
    assert shown in answer.text


@pytest.mark.parametrize(
    ("media_type", "body"),
    [
        ("multipart/form-data", b"x"),
        ("multipart/form-data; boundary=a", b""),
        ("multipart/form-data; boundary=a", b"--b\r\n"),
        (
            "multipart/form-data; boundary=a",
            b'--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n' * 2 + b"--a--\r\n",
        ),
        (
            "multipart/form-data; boundary=a",
            b'--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n\xff\r\n--a--\r\n',
        ),
        (
            "multipart/form-data; boundary=a",
            b'--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n\0\r\n--a--\r\n',
        ),
        (
            "multipart/form-data; boundary=a",
            b"".join(
                b'--a\r\nContent-Disposition: form-data; name="%b"\r\n\r\n%b\r\n'
                % (name, b" " * (LARGEST_FORM // 2 + 1))
                for name in (b"x", b"y")
            )
            + b"--a--\r\n",
        ),
        (
            "multipart/form-data; boundary=a",
            b"".join(
                b'--a\r\nContent-Disposition: form-data; name="x%d"\r\n\r\n1\r\n' % number
                for number in range(MOST_FIELDS + 1)
            )
            + b"--a--\r\n",
        ),
        ("text/plain", b"x"),
    ],
)
def test_damaged_forms_are_rejected(visitor: SiteClient, media_type: str, body: bytes) -> None:
    headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": media_type}

    answer = visitor.client.post("/print", content=body, headers=headers)

    assert answer.status_code == 400
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("kind", ["practice", "book", "strip"])
def test_documents_without_a_code_cannot_be_shared(visitor: SiteClient, kind: str) -> None:
    assert visitor.post("/s", kind=kind).status_code == 400


@pytest.mark.parametrize(("count", "title", "codes"), [("40", "T" * 120, "words"), ("4", "", None)])
def test_a_preview_reports_a_code_that_does_not_fit(
    visitor: SiteClient, count: str, title: str, codes: str | None
) -> None:
    fields = {"count": count, "title": title, "codes": "sheet", "per-page": "4", "seed": "5"}

    answer = visitor.post("/print/preview", **fields, **{"class": title, "date": title})

    assert answer.status_code == 200
    assert answer.headers.get("x-codes") == codes


def test_a_form_with_every_choice_made_is_read(visitor: SiteClient) -> None:
    page = visitor.get("/print").text
    fields = dict.fromkeys(re.findall(r'<(?:input|select|textarea)[^>]* name="([^"]+)"', page), "")
    del fields["logo"]
    ticks = re.findall(r'type="checkbox" name="([^"]+)"', page)
    chosen = {**fields, "count": "1", "per-page": "1"} | dict.fromkeys(ticks, "1")
    values = {"source": "new", "kind": "book", "part": "cover", "difficulty": "easy", "form": "pdf"}
    values |= {"size": "9", "marks": "digits", "mark": "dots", "paper": "a4", "answers": "none"}
    values |= {"level": "label", "weight": "normal", "about": "x-wing", "trim": "8.25x11"}
    values |= {"cover": "blue", "stock": "white", "grids": "2", "candidates": ""}

    answer = visitor.post("/print", **chosen | values)

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert len(chosen | values) + len({"logo", "page"}) <= MOST_FIELDS
