"""The compression of lz-string, as used in links: LZ78 over characters, in base64.

A code names a phrase seen before, a new character of 8 or 16 bits (0 or 1), or the end (2). Codes
have as many bits as the next free code needs, the lowest bit first. Decompression is in Rust,
for all hosts: `forms/src/lz_string.rs`.
"""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_BITS = 6
_NARROW, _WIDE, _END, _FIRST_FREE = 0, 1, 2, 3
_NARROW_BITS, _WIDE_BITS = 8, 16


class _Width:
    """The width of the next code in bits; it grows when all codes of a width are used up."""

    def __init__(self) -> None:
        self.bits = 2
        self._left = 2

    def use(self) -> None:
        """Count one code."""
        self._left -= 1
        if self._left == 0:
            self._left = 1 << self.bits
            self.bits += 1


def pack(text: str) -> str:
    """Compress a text as lz-string does."""
    writer = _Writer()
    phrase = ""
    for character in text:
        writer.know(character)
        if writer.knows(phrase + character):
            phrase += character
            continue
        writer.write(phrase)
        writer.know(phrase + character)
        phrase = character
    if phrase:
        writer.write(phrase)
    return writer.end()


class _Writer:
    """A bit stream of codes; a character is spelled out where it first occurs."""

    def __init__(self) -> None:
        self._codes: dict[str, int] = {}
        self._unsent: set[str] = set()
        self._bits: list[int] = []
        self._width = _Width()

    def knows(self, phrase: str) -> bool:
        """Return whether a phrase has a code."""
        return phrase in self._codes

    def know(self, phrase: str) -> None:
        """Assign the next code to a phrase that has none."""
        if phrase not in self._codes:
            self._codes[phrase] = len(self._codes) + _FIRST_FREE
            if len(phrase) == 1:
                self._unsent.add(phrase)

    def write(self, phrase: str) -> None:
        """Write the code of a phrase."""
        if phrase not in self._unsent:
            self._put(self._codes[phrase], self._width.bits)
        else:
            self._unsent.remove(phrase)
            is_wide = ord(phrase) >> _NARROW_BITS > 0
            self._put(_WIDE if is_wide else _NARROW, self._width.bits)
            self._put(ord(phrase), _WIDE_BITS if is_wide else _NARROW_BITS)
            self._width.use()
        self._width.use()

    def end(self) -> str:
        """Write the end code, and return everything in base64."""
        self._put(_END, self._width.bits)
        # At least one padding bit follows the end code.
        self._bits += [0] * (_BITS - len(self._bits) % _BITS)
        packed = "".join(
            _ALPHABET[int("".join(map(str, self._bits[at : at + _BITS])), 2)]
            for at in range(0, len(self._bits), _BITS)
        )
        return packed + "=" * (-len(packed) % 4)

    def _put(self, value: int, bits: int) -> None:
        self._bits += [value >> bit & 1 for bit in range(bits)]
