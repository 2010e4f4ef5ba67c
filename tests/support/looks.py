"""What the checker of accessibility finds on a page, in each look that a page may have."""

from typing import Any

from playwright.sync_api import Page

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
}
# The page's policy lets no script in, so the checker comes in past it.
RUN = "async () => (await axe.run()).violations.map(({id, nodes}) => [id, nodes.map(n => n.html)])"


def violations(page: Page, axe: str) -> Any:
    page.evaluate(axe)
    return page.evaluate(RUN)
