"""Cards, mats, rules and papers to be printed at home: pages as values, and one painter for them.

Pure but for painter.py (reportlab) and proof.py (pypdfium2 and OpenCV).
"""
