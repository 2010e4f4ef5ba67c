"""Pages of a browser that one test after another uses, each as good as new.

A context of its own costs a test most of a second of a processor: Chromium starts a process for
it, and fetches and compiles again the files that the pages of a site share. So tests whose contexts
are alike use the same page one after the other, and their traces are removed between them.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

# Options that can be changed on an existing page; all others make another context.
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
    """A page, and the options of its context."""

    def __init__(self, context: BrowserContext, kind: str, page: Page) -> None:
        self.context = context
        self.kind = kind
        self.page = page
        self.is_free = True

    def pass_on(self, viewport: Any, media: dict[str, Any]) -> None:
        """Set the viewport and media of a page; unwanted media are those of the machine."""
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(media="null", **{name: media.get(name, "null") for name in _MEDIA})

    def clean(self) -> None:
        """Remove all traces of a test.

        Raises:
            Error: the page is gone or no longer answers.
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

        A page made with `alone` is used by no other test: for clocks, and scripts that run before
        all others, which stay with a page.
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
        shared.pass_on(viewport, media)
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


INSTALLED = Path("/usr/share/fonts")
# One face of each family that tests choose from, and the package that brings the family.
PACKAGES = {
    "DejaVuSans.ttf": "fonts-dejavu-core",
    "FreeSans.ttf": "fonts-freefont-ttf",
    "LiberationSans-Regular.ttf": "fonts-liberation",
    "NotoSans-Regular.ttf": "fonts-noto-core",
}
CHOICES = {"few": ("DejaVuSans.ttf",), "many": tuple(PACKAGES)}


def choose_fonts(choice: str, folder: Path) -> Path:
    """Write a configuration that finds the families of a choice and no others."""
    found = [(face, next(INSTALLED.rglob(face), None)) for face in CHOICES[choice]]
    missing = [PACKAGES[face] for face, file in found if file is None]
    if missing:
        pytest.skip(f"fonts are missing: apt-get install {' '.join(missing)}")
    lines = [
        '<?xml version="1.0"?>',
        '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
        "<fontconfig>",
        *(f"<dir>{file.parent}</dir>" for _, file in found if file is not None),
        f"<cachedir>{folder / 'cache'}</cachedir>",
        '<include ignore_missing="yes">/etc/fonts/conf.d</include>',
        "</fontconfig>",
    ]
    configuration = folder / f"{choice}.conf"
    configuration.write_text("\n".join(lines), "utf-8")
    return configuration
