"""Fair scheduling of scarce workers: threads and printers."""
