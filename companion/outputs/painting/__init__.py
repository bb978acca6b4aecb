"""Pictures in a browser: one painter for every page, its faces, and how wide their letters are.

`page/` is all of it, plain files that need nothing of ours around them: a page gives the painter a
canvas and a picture as `companion.drawing.wire` writes it.
"""
