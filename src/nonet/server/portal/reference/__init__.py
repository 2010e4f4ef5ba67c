"""The reference, made of the table and its document: endpoints, their fields and samples."""
