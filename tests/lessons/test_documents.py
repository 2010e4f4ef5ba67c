"""The lessons as pages of the documents' site."""

from nonet.puzzles.lessons.lesson import documents, techniques

LARGEST = 900_000


def test_there_is_a_page_and_a_picture_for_every_technique_and_an_index() -> None:
    pages = documents()

    expected = {"README.md"}
    expected |= {name for slug in techniques() for name in (f"{slug}.md", f"pictures/{slug}.svg")}
    assert set(pages) == expected
    assert all(f"]({slug}.md)" in pages["README.md"] for slug in techniques())


def test_the_pages_are_light_enough_to_come_along() -> None:
    assert sum(len(text.encode()) for text in documents().values()) < LARGEST
