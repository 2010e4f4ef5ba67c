"""How requests and answers are written: wire models, and what is wrong with a request.

Start with `model.py`; `reading.py` makes a model of plain JSON or tells its faults, `error.py` puts
a refusal into wire form. None of it knows HTTP: the tools on the desk speak it too.
"""
