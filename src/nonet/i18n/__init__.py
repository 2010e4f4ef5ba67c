"""All translations: one folder per language, one file of Fluent messages per subject."""
