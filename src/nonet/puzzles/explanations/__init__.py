"""Steps, boards and analyses in words. Rows and columns count from 1, as people do."""
