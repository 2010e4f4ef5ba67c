"""The catalogue: every sentence that the pages show, by key."""

import json
from pathlib import Path

CATALOGUES = Path(__file__).with_name("catalogue")
_FOR_SCRIPTS = "play."


class Words:
    """The sentences of one language; `{name}` in a sentence is filled in."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.sentences: dict[str, str] = {}
        # `en.json` is of the public pages, `en.developers.json` of the developer area.
        for file in sorted(CATALOGUES.glob(f"{language}.*json")):
            self.sentences |= json.loads(file.read_text("utf-8"))

    def __call__(self, key: str, **values: object) -> str:
        return self.sentences[key].format_map(values)

    def for_scripts(self) -> dict[str, str]:
        """Return what the scripts say, without the prefix of its keys."""
        return {
            key.removeprefix(_FOR_SCRIPTS): sentence
            for key, sentence in self.sentences.items()
            if key.startswith(_FOR_SCRIPTS)
        }
