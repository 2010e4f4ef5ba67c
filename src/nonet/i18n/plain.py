"""English without Babel: enough of Fluent for the messages of this package.

Plural forms, numbers and dates come from the CLDR in Babel, which has 33 MB. The library and the
offline commands work without it: then English is the only language, and this module formats its
messages. A test compares both implementations.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from fluent.syntax import ast

Value = str | int


@dataclass(slots=True)
class PlainBundle:
    """The English messages, with the interface of the bundles of `fluent.runtime`."""

    _messages: dict[str, ast.Message] = field(default_factory=dict)

    def add_resource(self, resource: ast.Resource) -> None:
        """Add the messages of a file."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)

    def has_message(self, name: str) -> bool:
        """Return whether there is a message with this name."""
        return name in self._messages

    def get_message(self, name: str) -> ast.Message:
        """Return a message.

        Raises:
            LookupError: there is no message with this name.
        """
        return self._messages[name]

    def format_pattern(
        self, pattern: ast.Pattern, values: Mapping[str, Value] | None = None
    ) -> tuple[str, list[Exception]]:
        """Format a message; return it with its errors."""
        try:
            return self._filled(pattern, values or {}), []
        except LookupError as fault:
            return "", [fault]

    def _filled(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._shown(element.expression, values)
            for element in pattern.elements
        )

    def _shown(self, expression: object, values: Mapping[str, Value]) -> str:
        if isinstance(expression, ast.Placeable):
            return self._shown(expression.expression, values)
        if isinstance(expression, ast.SelectExpression):
            variant = _chosen(expression, self._value(expression.selector, values))
            return self._filled(variant.value, values)
        value = self._value(expression, values)
        return f"{value:,}" if isinstance(value, int) else value

    def _value(self, expression: object, values: Mapping[str, Value]) -> Value:
        match expression:
            case ast.VariableReference(id=name):
                return values[name.name]
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral(value=number):
                return int(number)
            case ast.MessageReference(id=name) if pattern := self._messages[name.name].value:
                return self._filled(pattern, values)
        raise LookupError(type(expression).__name__)


def _chosen(expression: ast.SelectExpression, value: Value) -> ast.Variant:
    """Return the variant for a value: the exact number or word, or else its plural form."""
    by_key = {_key_of(variant): variant for variant in expression.variants}
    plural = "one" if value == 1 else "other"
    default = next(variant for variant in expression.variants if variant.default)
    return by_key.get(value) or by_key.get(plural if isinstance(value, int) else "") or default


def _key_of(variant: ast.Variant) -> Value:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else int(key.value)
