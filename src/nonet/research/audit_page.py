"""The report of an audit as a page of its own: what files share, then each by itself."""

from collections.abc import Iterable, Iterator
from html import escape

from nonet.i18n.words import Words
from nonet.research.auditing import Audit, FileAudit, Finding, Leak
from nonet.research.spread import draw, plots

_STYLE = """
:root { color-scheme: light dark; --page: #f6f7f9; --surface: #fff; --ink: #14202e;
  --muted: #55626f; --line: #dde3ea; --bad: #b3261e; --good: #14713f }
@media (prefers-color-scheme: dark) { :root { --page: #0f151d; --surface: #18212c; --ink: #e9eef4;
  --muted: #a3b0be; --line: #2a3543; --bad: #ff9d94; --good: #7fd6a4 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/24px Inter, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif }
main { max-width: 1152px; margin: 0 auto; padding: 40px 24px 64px }
h1 { font-size: 32px; line-height: 40px } h2 { font-size: 20px; line-height: 28px }
h1, h2 { font-weight: 700; letter-spacing: -0.022em; text-wrap: balance; overflow-wrap: anywhere }
.lead { font-size: 18px; line-height: 28px } .muted { color: var(--muted) }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  padding: 8px 24px 24px; margin-top: 24px }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 20px }
th, td { text-align: left; vertical-align: top; padding: 12px 16px 11px 0;
  border-bottom: 1px solid var(--line) }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.found { color: var(--bad); font-weight: 650 } .none { color: var(--good) }
.plots { display: grid; gap: 24px; margin-top: 24px; align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)) }
svg { width: 100%; height: auto }
@media (max-width: 640px) { main { padding: 24px 16px } section { padding: 8px 16px 16px } }
"""


def page_of(audit: Audit, words: Words) -> str:
    """Return the report as HTML that needs nothing beside it."""
    title = words("corpora-audit-title")
    lead = words("corpora-audit-clean" if audit.is_clean else "corpora-audit-found")
    parts = [
        *(part for leak in audit.leaks for part in _leak(leak, words)),
        *(part for file in audit.files for part in _file(file, words)),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.tag}" dir="{words.direction}"><head>'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body><main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n'
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _file(file: FileAudit, words: Words) -> Iterator[str]:
    yield f"<section><h2>{escape(file.name)}</h2>"
    yield _said(words("corpora-audit-read", count=file.rows, column=file.column))
    yield _table(file.findings, words)
    pictures = [picture for _, picture in plots(file.spread, words)]
    if file.clues:
        clues = {str(clues): count for clues, count in file.clues.items()}
        pictures.append(draw(words("corpora-plot-clues"), clues))
    yield f'<div class="plots">{"".join(pictures)}</div>'
    yield _said(words("corpora-audit-sampled", count=file.sampled))
    yield "</section>"


def _leak(leak: Leak, words: Words) -> Iterator[str]:
    heading = words("corpora-audit-between", earlier=leak.earlier, later=leak.later)
    yield f"<section><h2>{escape(heading)}</h2>"
    yield _table(leak.findings, words, between=True)
    yield "</section>"


def _said(text: str) -> str:
    return f'<p class="muted">{escape(text)}</p>'


def _table(findings: Iterable[Finding], words: Words, *, between: bool = False) -> str:
    names = ("corpora-audit-what", "corpora-audit-count", "corpora-audit-rows")
    what, count, rows = (escape(words(name)) for name in names)
    head = f'<tr><th>{what}</th><th class="number">{count}</th><th>{rows}</th></tr>'
    lines = (_line(finding, words, between=between) for finding in findings)
    return f"<table><thead>{head}</thead><tbody>\n" + "\n".join(lines) + "\n</tbody></table>"


def _line(finding: Finding, words: Words, *, between: bool) -> str:
    kind = "corpora-shared-" if between else "corpora-found-"
    state = "found" if finding.count else "none"
    return (
        f"<tr><td>{escape(words(f'{kind}{finding.kind}'))}</td>"
        f'<td class="number {state}">{finding.count:,}</td>'
        f"<td>{escape(_examples(finding, words))}</td></tr>"
    )


def _examples(finding: Finding, words: Words) -> str:
    if finding.others:
        pairs = zip(finding.rows, finding.others, strict=True)
        shown = [
            words("corpora-audit-pair", row=f"{row:,}", other=f"{other:,}") for row, other in pairs
        ]
    else:
        shown = [f"{row:,}" for row in finding.rows]
    more = finding.count > len(shown)
    return ", ".join([*shown, *(["…"] if more else [])]) or "-"
