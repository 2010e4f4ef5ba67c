"""Who calls over HTTP: let in by a key, counted, queued under their account, granted downloads."""
