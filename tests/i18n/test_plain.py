"""English without Babel says the same as with it."""

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nonet.i18n.catalogue import english
from nonet.i18n.plain import PlainBundle

RESOURCES = [
    FluentParser().parse(file.read_text("utf-8")) for file in sorted(english().folder.glob("*.ftl"))
]


class Names(Visitor):
    """Collects the arguments of a message, and the words that one of them is compared with."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's
        self.found.setdefault(node.id.name, f"<{node.id.name}>")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's
        if isinstance(node.selector, ast.VariableReference):
            key = node.variants[0].key
            word = key.name if isinstance(key, ast.Identifier) else key.value
            self.found[node.selector.id.name] = word
        self.generic_visit(node)


@pytest.mark.parametrize("amount", [None, 0, 1, 2, 1234])
def test_every_message_is_rendered_alike_by_both_implementations(amount: int | None) -> None:
    bundle, plain = FluentBundle(["en"], use_isolating=False), PlainBundle()
    for resource in RESOURCES:
        bundle.add_resource(resource)
        plain.add_resource(resource)

    checked = 0
    for resource in RESOURCES:
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                names = Names()
                names.visit(entry.value)
                values = names.found if amount is None else dict.fromkeys(names.found, amount)
                expected = bundle.format_pattern(
                    bundle.get_message(entry.id.name).value,  # type: ignore[arg-type]
                    values,
                )
                assert plain.format_pattern(entry.value, values) == expected, entry.id.name
                checked += 1
    assert checked > 500


def test_missing_messages_are_reported() -> None:
    plain = PlainBundle()
    (greeting,) = FluentParser().parse("greeting = { $who }").body
    assert isinstance(greeting, ast.Message)
    assert greeting.value is not None

    text, faults = plain.format_pattern(greeting.value)

    assert (text, len(faults)) == ("", 1)
    assert not plain.has_message("greeting")
