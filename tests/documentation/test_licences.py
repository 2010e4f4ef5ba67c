"""Runtime dependencies are listed with their licences, which require only attribution."""

import re

import licences


def test_nothing_that_serves_is_under_the_gpl_or_the_agpl() -> None:
    # The lesser one asks for nothing of who only links to it.
    refused = [
        part
        for part in licences.parts()
        if licences.REFUSED.search(part.licence) and " OR " not in part.licence.upper()
    ]

    assert refused == []


def test_every_runtime_dependency_has_a_known_licence() -> None:
    assert [part.name for part in licences.parts() if part.licence == "unknown"] == []


def test_a_licence_that_asks_for_more_would_be_seen() -> None:
    refused = [
        "AGPL-3.0-only",
        "GPL-2.0-or-later",
        "GNU General Public License v3 (GPLv3)",
    ]

    assert all(licences.REFUSED.search(text) for text in refused)
    assert not re.search(licences.REFUSED, "LGPL-3.0-only")


def test_the_bill_of_materials_names_each_part_once() -> None:
    components = licences.bill()["components"]

    references = [each["bom-ref"] for each in components]
    assert len(references) == len(set(references)) == len(licences.parts())
    assert all(
        each["purl"].startswith(
            ("pkg:pypi/", "pkg:cargo/", "pkg:npm/%40fluent/bundle@", "pkg:npm/qr@")
        )
        for each in components
    )
