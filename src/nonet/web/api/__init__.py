"""The JSON API below `/api/v1`: the gate before every row of the table in `web/contract`."""
