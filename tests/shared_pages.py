"""Pages of a browser that one test after another uses, each as good as new.

A context of its own costs a test most of a second of a processor: Chromium starts a process for
it, and fetches and compiles anew what the pages of a site have in common. So tests whose contexts
are alike have the same page one after the other, and what they leave is taken away between them.
"""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

# What is kept of a page when it is told something else; all other options make another context.
_MEDIA = ("color_scheme", "forced_colors", "reduced_motion")
# Nothing of these can be taken away from a page.
_OF_ONE_TEST = ("service_workers", "java_script_enabled")
_PLAIN = {"viewport": {"width": 1280, "height": 800}}
# A page of every site that runs no script, so nothing is written any more once it is there.
_AT_REST = "/robots.txt"
_FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  if (globalThis.caches) for (const name of await caches.keys()) await caches.delete(name);
}"""
_OUTSIDE = (-1, -1)


class _Shared:
    """A page, and what its context was made with."""

    def __init__(self, context: BrowserContext, kind: str, page: Page) -> None:
        self.context = context
        self.kind = kind
        self.page = page
        self.is_free = True

    def tell(self, viewport: Any, media: dict[str, Any]) -> None:
        """Set what a page can be told; what is not wanted is as the machine has it."""
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(media="null", **{name: media.get(name, "null") for name in _MEDIA})

    def clean(self) -> None:
        """Take away whatever a test has left.

        Raises:
            Error: the page is gone or answers no more.
        """
        for other in self.context.pages:
            if other != self.page:
                other.close()
        self.page.unroute_all()
        self.context.unroute_all()
        self.context.set_offline(offline=False)
        self.page.goto(_AT_REST)
        self.page.evaluate(_FORGET)
        self.page.mouse.move(*_OUTSIDE)
        self.context.clear_cookies()
        self.is_free = True


class SharedPages:
    """Hands pages out to a test, and takes them back after it."""

    def __init__(self, browser: Browser, site: str) -> None:
        self._browser = browser
        self._site = site
        self._shared: list[_Shared] = []
        self._own: list[BrowserContext] = []
        self.faults: list[str] = []

    def take(self, *, alone: bool, **options: Any) -> Page:
        """Return a page with these options of its context; no other of this test is in it.

        One that is alone is used by no other test: for clocks, and scripts that run before all
        others, which stay with a page.
        """
        wanted = {"base_url": self._site, "service_workers": "block", **_PLAIN, **options}
        if alone or any(name in options for name in _OF_ONE_TEST):
            context = self._browser.new_context(**wanted)
            self._own.append(context)
            return self._new_page(context)
        viewport = wanted.pop("viewport")
        media = {name: wanted.pop(name) for name in _MEDIA if name in wanted}
        shared = self._free(wanted)
        shared.is_free = False
        shared.tell(viewport, media)
        return shared.page

    def take_back(self) -> None:
        """Make all pages as good as new, or do without them."""
        while self._own:
            self._own.pop().close()
        for shared in [used for used in self._shared if not used.is_free]:
            try:
                shared.clean()
            except Error:
                self._shared.remove(shared)
                shared.context.close()

    def _free(self, options: dict[str, Any]) -> _Shared:
        kind = repr(sorted(options.items()))
        for shared in self._shared:
            if shared.is_free and shared.kind == kind:
                return shared
        context = self._browser.new_context(**options)
        self._shared.append(_Shared(context, kind, self._new_page(context)))
        return self._shared[-1]

    def _new_page(self, context: BrowserContext) -> Page:
        page = context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        return page
