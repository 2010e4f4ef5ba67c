"""How labels, techniques and ratings are spread over puzzles, counted and drawn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape

from nonet import engine
from nonet.i18n.words import Words

_UNKNOWN = ""
_LABELS = (*engine.LABELS, "extreme")
_TECHNIQUES = [technique.slug for technique in engine.TECHNIQUES]
_WIDTH, _LEFT, _BAR, _ROW, _TOP = 720, 212, 412, 26, 52
_STYLE = """
  text { fill: #14202e; font: 13px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
  .title { font-size: 16px; font-weight: 650 } .end { text-anchor: end } .faint { fill: #55626f }
  .ground { fill: #f6f8fa } .bar { fill: #2152c4 } .line { stroke: #c3cad5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e9eef4 } .faint { fill: #a3b0be }
    .ground { fill: #18212c } .bar { fill: #8fb2ff } .line { stroke: #3a4656 }
  }
"""  # noqa: E501


@dataclass(frozen=True, slots=True)
class Spread:
    """How many puzzles have each label, each hardest technique, and each whole ER."""

    labels: Counter[str] = field(default_factory=Counter)
    techniques: Counter[str] = field(default_factory=Counter)
    ratings: Counter[str] = field(default_factory=Counter)

    def count(
        self,
        labels: Iterable[str | None],
        techniques: Iterable[str | None],
        ratings: Iterable[float | None],
    ) -> None:
        """Count some more."""
        self.labels.update(label or _UNKNOWN for label in labels)
        self.techniques.update(technique or _UNKNOWN for technique in techniques)
        self.ratings.update(_UNKNOWN if er is None else f"{int(er)}" for er in ratings)

    def as_dict(self) -> dict[str, dict[str, int]]:
        """Return the counts by name, each in the order of difficulty."""
        return {
            "labels": _ordered(self.labels, _LABELS),
            "techniques": _ordered(self.techniques, _TECHNIQUES),
            "er": _ordered(self.ratings, list(map(str, range(1, 13)))),
        }


def plots(spread: Spread, words: Words) -> Iterator[tuple[str, str]]:
    """Yield the plots of a spread as SVG, with their names; those without anything are left out."""
    counts = spread.as_dict()
    unknown = words("corpora-not-known")
    techniques = {
        words(f"name-{slug}") if slug else unknown: count
        for slug, count in counts["techniques"].items()
    }
    labels = {label or unknown: count for label, count in counts["labels"].items()}
    ratings = {
        words("corpora-er-from", low=low) if low else unknown: count
        for low, count in counts["er"].items()
    }
    for name, bars in (("labels", labels), ("techniques", techniques), ("er", ratings)):
        if bars:
            yield name, draw(words(f"corpora-plot-{name}"), bars)


def draw(title: str, bars: Mapping[str, int]) -> str:
    """Draw a bar for each count, with its name and its number beside it."""
    height = _TOP + _ROW * len(bars) + 20
    longest = max(bars.values(), default=0) or 1
    parts = [f'<text class="title" x="24" y="32">{escape(title)}</text>']
    for number, (name, count) in enumerate(bars.items()):
        y = _TOP + _ROW * number
        width = round(_BAR * count / longest, 1)
        parts += [
            f'<text class="end" x="{_LEFT - 12}" y="{y + 15}">{escape(name)}</text>',
            f'<rect class="bar" x="{_LEFT}" y="{y + 4}" width="{width}" height="14"/>',
            f'<text class="faint" x="{_LEFT + width + 8:g}" y="{y + 15}">{count:,}</text>',
        ]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'width="{_WIDTH}" role="img"><title>{escape(title)}</title>\n<style>{_STYLE}</style>\n'
        f'<rect class="ground" width="{_WIDTH}" height="{height}" rx="12"/>\n'
        f'<path class="line" d="M{_LEFT} {_TOP - 4}V{height - 14}"/>\n{body}\n</svg>\n'
    )


def _ordered(counts: Counter[str], names: Iterable[str]) -> dict[str, int]:
    return {name: counts[name] for name in (*names, _UNKNOWN) if counts[name]}
