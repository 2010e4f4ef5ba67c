"""The print page: its form, and its documents: sheets, class sets, books and strips."""
