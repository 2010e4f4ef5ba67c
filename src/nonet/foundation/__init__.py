"""What every room stands on: no puzzle is solved and no person is known here.

`catalogue` has every sentence for people, `turns` and `workpool` share out threads and printers,
`metrics` and `tracing` tell operators what goes on, `grid` and `paper` name cells and formats. It
imports `errors` alone.
"""
