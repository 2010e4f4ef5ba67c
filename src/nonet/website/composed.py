"""The lessons as the website shows them: each is composed once, when it is first opened."""

from markupsafe import Markup

from nonet.catalogue import Words
from nonet.lessons import Lesson, lesson_on, techniques, thumbnail
from nonet.workpool import WorkPool


class ComposedLessons:
    """Lessons in one language. The first time takes a thread and up to seconds, later ones none.

    Belongs to the event loop.
    """

    def __init__(self, pool: WorkPool, words: Words) -> None:
        self._pool = pool
        self._words = words
        self._lessons: dict[str, Lesson] = {}
        self._thumbnails: dict[str, Markup] = {}

    async def on(self, slug: str) -> Lesson:
        """Return the lesson on a technique.

        Raises:
            KeyError: no technique has this slug.
            OverloadedError.
        """
        if slug not in self._lessons:
            self._lessons[slug] = await self._pool.run(lesson_on, slug, self._words)
        return self._lessons[slug]

    async def thumbnails(self) -> dict[str, Markup]:
        """Return a small picture of each technique.

        Raises:
            OverloadedError.
        """
        if not self._thumbnails:
            self._thumbnails = await self._pool.run(_draw_all)
        return self._thumbnails


def _draw_all() -> dict[str, Markup]:
    return {slug: Markup(thumbnail(slug)) for slug in techniques()}  # noqa: S704 - our own drawing
