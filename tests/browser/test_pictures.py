from playwright.sync_api import Page, expect

from game_page import OpenPage, choose_in_menu
from samples import PUZZLE_ID

SIZE = "image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])"
# The middle of row 1, column 1 (a 5) and of row 1, column 3 (empty): is there ink in the cell?
INK = """image => {
  const canvas = new OffscreenCanvas(1200, 630);
  const surface = canvas.getContext("2d");
  surface.drawImage(image, 0, 0);
  return [0, 2].map(column => {
    const {data} = surface.getImageData(336 + 60 * column, 51, 48, 48);
    return data.filter((shade, at) => at % 4 === 0 && shade < 100).length > 50;
  });
}"""


def test_the_preview_is_a_picture_of_the_grid(open_page: OpenPage) -> None:
    page = open_page(f"/puzzles/{PUZZLE_ID}/picture.png")
    image = page.locator("img")

    assert image.evaluate(SIZE) == [1200, 630]
    assert image.evaluate(INK) == [True, False]


def test_the_qr_code_is_fetched_when_it_is_asked_for(page: Page) -> None:
    code = page.locator("img.qr")
    assert code.get_attribute("src") is None

    choose_in_menu(page, "qr")

    expect(code).to_be_visible()
    width, height = code.evaluate(SIZE)
    assert width == height > 0
