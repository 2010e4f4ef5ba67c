"""The print page: its form, and what it makes: sheets, class sets, books and strips."""
