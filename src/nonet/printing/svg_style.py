"""CSS in an SVG, as far as programs that draw export it: classes, and lists of properties."""

from collections.abc import Iterator, Mapping

from nonet.errors import LogoError
from nonet.printing import svg_words as words

Rules = Mapping[str, Mapping[str, str]]


def read_rules(sheet: str, line: int) -> dict[str, dict[str, str]]:
    """Return the properties of each class that a style sheet names.

    Raises:
        LogoError: it has other rules than those of classes.
    """
    *found, rest = _without_comments(sheet).split("}")
    if len(found) > words.MOST_RULES:
        raise LogoError("many", part="style", most=words.MOST_RULES)
    if rest.strip() or any(rule.count("{") != 1 for rule in found):
        raise LogoError("part", part="style", line=line)
    rules: dict[str, dict[str, str]] = {}
    for rule in found:
        selectors, _, block = rule.partition("{")
        properties = dict(read_properties(block, line))
        for selector in selectors.split(","):
            dot, name = selector.strip()[:1], selector.strip()[1:]
            if dot != "." or not name.replace("-", "_").isidentifier():
                raise LogoError("part", part="style", line=line)
            rules.setdefault(name, {}).update(properties)
    return rules


def _without_comments(text: str) -> str:
    """Leave comments out; one that is not closed lasts to the end."""
    first, *rest = text.split("/*")
    kept = "".join((first, *(part.partition("*/")[2] for part in rest)))
    return kept.replace("<!--", "").replace("-->", "")


def read_properties(block: str, line: int) -> Iterator[tuple[str, str]]:
    """Yield the properties of a list that are drawn.

    Raises:
        LogoError: one is unknown, or does more than draw.
    """
    for declaration in _without_comments(block).split(";"):
        name, _, value = (part.strip() for part in declaration.partition(":"))
        if name in words.STYLES and len(value) <= words.LONGEST_STYLE:
            yield name, value.removesuffix("!important").strip()
        elif name and not is_left_out(name, value):
            raise LogoError("part", part=f"{name:.40}", line=line)


def is_left_out(name: str, value: str) -> bool:
    """Tell whether nothing is missed without a property."""
    return words.is_undrawn(name) and (name not in words.ACTING or value.strip() in words.INACTIVE)
