"""Elements that a logo may have, and the printing of logos from drawing programs."""

import tracemalloc

import pytest

from hostile_logos import HEAVIEST, REFUSED, png, svg
from nonet.errors import LogoError
from nonet.printing.png import SIGNATURE, write_chunk
from nonet.printing.svg import read_logo

INKSCAPE = b"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="40mm" height="20mm" viewBox="0 0 40 20" version="1.1" id="svg5" xml:space="preserve"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
  inkscape:version="1.2.2" sodipodi:docname="logo.svg">
  <sodipodi:namedview id="v" pagecolor="#ffffff" inkscape:showpageshadow="2"/>
  <defs id="d"><linearGradient id="a"><stop style="stop-color:#a00;stop-opacity:1" offset="0"/>
  </linearGradient><linearGradient xlink:href="#a" id="b" x1="0" x2="9"
  gradientUnits="userSpaceOnUse"/></defs>
  <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
  <rect style="fill:url(#b);stroke:none;-inkscape-stroke:none;marker:none" width="9" height="9"/>
  <text xml:space="preserve" style="font-size:4px;line-height:1.2;font-family:Sans" x="1" y="9">
  <tspan sodipodi:role="line" x="1" y="9">School</tspan></text></g></svg>"""
ILLUSTRATOR = b"""<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px"
  viewBox="0 0 60 60" style="enable-background:new 0 0 60 60;" xml:space="preserve">
<style type="text/css">.st0{fill:#E30613;} .st1,.st2{fill:none;stroke:#000;}</style>
<g><path class="st0" d="M0 0h60v60z"/><circle class="st1" cx="9" cy="9" r="3"/></g></svg>"""
FIGMA = b"""<svg width="24" height="24" viewBox="0 0 24 24" fill="none"
  xmlns="http://www.w3.org/2000/svg"><g clip-path="url(#clip0_1_2)">
<path fill-rule="evenodd" d="M0 0h24v24z" fill="#1E1E1E"/></g>
<defs><clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath></defs></svg>
"""


@pytest.mark.parametrize("name", REFUSED)
def test_forbidden_parts_of_logos_are_rejected_by_name(name: str) -> None:
    content, part = REFUSED[name]

    with pytest.raises(LogoError, match="the logo") as refused:
        read_logo(content)

    assert part in str(refused.value)


def test_long_namespaces_are_not_copied_into_each_name() -> None:
    names = " ".join(f'a:n{number}=""' for number in range(2_000))
    space = f"http://www.inkscape.org/{'x' * 40_000}"
    content = svg(f'<g xmlns:a="{space}"><path {names}/></g>')
    tracemalloc.start()

    assert read_logo(content).content

    _, most_bytes = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most_bytes < 10_000_000


def test_errors_name_the_line() -> None:
    content = svg("\n<g>\n<path/>\n<filter/></g>")

    with pytest.raises(LogoError, match="<filter> in line 4") as refused:
        read_logo(content)

    assert (refused.value.kind, refused.value.line, refused.value.option) == ("part", 4, "logo")


@pytest.mark.sample("curves|elements")
@pytest.mark.parametrize("name", HEAVIEST)
def test_the_heaviest_allowed_logos_are_accepted(name: str) -> None:
    assert read_logo(HEAVIEST[name]()).content


@pytest.mark.parametrize(
    ("content", "drawn"),
    [
        (INKSCAPE, [b'fill="url(#b)"', b'href="#a"', b'stop-color="#a00"', b">School<"]),
        (ILLUSTRATOR, [b'fill="#E30613"', b'stroke="#000"']),
        (FIGMA, [b'clip-path="url(#clip0_1_2)"', b"<clipPath"]),
    ],
)
def test_exports_of_drawing_programs_are_accepted_without_their_metadata(
    content: bytes, drawn: list[bytes]
) -> None:
    written = read_logo(content).content

    assert all(part in written for part in drawn)
    for note in (b"inkscape", b"sodipodi", b"RDF", b"DOCTYPE", b"class", b"style", b"Sans"):
        assert note not in written


@pytest.mark.parametrize(
    ("size", "written"),
    [
        ('viewBox="0 0 20 10"', b'width="20" height="10"'),
        ('viewBox="0 0 20 10" width="100%"', b'width="20" height="10"'),
        ('viewBox="0 0 20 10" height="1in"', b'width="192" height="96"'),
        ('width="3cm" height="3cm"', b'width="113.386" height="113.386"'),
        ("", b'width="300" height="150"'),
    ],
)
def test_logos_get_a_width_and_a_height(size: str, written: bytes) -> None:
    content = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><path/></svg>'.encode()

    drawn = read_logo(content).content

    assert all(attribute in drawn for attribute in written.split())


def test_only_drawn_chunks_of_a_png_are_kept() -> None:
    plain = png(10, 10)
    noted = plain[:33] + write_chunk(b"iCCP", b"x\0\0" + b"0" * 99) + plain[33:]
    noted = noted[:-12] + write_chunk(b"zTXt", b"bomb") + noted[-12:]

    assert read_logo(noted).content == plain
    assert plain.startswith(SIGNATURE)
