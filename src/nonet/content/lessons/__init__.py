"""A lesson on every technique, as data for pages and as files."""

from nonet.content.lessons.animation import Frame as Frame, animate as animate
from nonet.content.lessons.arrows import nearest_ends as nearest_ends
from nonet.content.lessons.documents import documents as documents, page_of as page_of
from nonet.content.lessons.drawing import (
    STYLE as STYLE,
    draw as draw,
    draw_area as draw_area,
    draw_board as draw_board,
    standalone as standalone,
)
from nonet.content.lessons.examples import Position as Position, read_examples as read_examples
from nonet.content.lessons.lesson import (
    Lesson as Lesson,
    by_tier as by_tier,
    lesson_on as lesson_on,
    neighbours as neighbours,
    techniques as techniques,
)
from nonet.content.lessons.marks import marks_of as marks_of
from nonet.content.lessons.thumbnail import draw_thumbnail as draw_thumbnail
from nonet.content.lessons.variants import image_of as image_of
from nonet.content.lessons.walk import Walk as Walk, walk_of as walk_of
