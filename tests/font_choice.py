"""Which fonts a browser finds on its machine, chosen by a configuration of fontconfig."""

from pathlib import Path

import pytest

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
