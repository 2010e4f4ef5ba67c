"""QR codes of links (ISO/IEC 18004): versions 1 to 40, level M, byte and numeric segments.

A general library spends 1.1 ms on each code, a third of the time a whole page takes. This package
knows what it will draw, prepares what a version's symbols have in common, and spends 0.17 ms.
The tests hold its symbols against that library's, module by module, and against a scanner.
"""

from nonet.worksheets.qr.drawing import draw_code as draw_code
