"""Findings of the accessibility checker on a page, in each look that a page may have."""

from typing import Any

from playwright.sync_api import Page

LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
}
# For rules that pass, the checker describes only the first place.
RUN = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}"""


def violations(page: Page, axe: str) -> Any:
    # The page's policy lets no script in, so the checker comes in past it.
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    return page.evaluate(RUN)
