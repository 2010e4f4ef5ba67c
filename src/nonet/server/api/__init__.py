"""The JSON API below `/api/v1`: `endpoints/table.py` lists the endpoints, `gate.py` guards them."""
