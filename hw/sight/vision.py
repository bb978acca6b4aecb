"""The library that looks at pictures, loaded with the first one: `import hw` needs none of it."""

from functools import cache
from typing import Any

from hw.extras import load

Picture = Any
"""A grey picture: rows of bytes, as numpy keeps them."""
Points = Any
"""Points in a picture or on a mat: rows of x and y."""


@cache
def cv() -> Any:
    """Return OpenCV, held to one core: the others are for those who judge."""
    library = load("camera", "cv2", "camera")
    library.setNumThreads(1)
    return library


@cache
def np() -> Any:
    """Return numpy."""
    return load("camera", "numpy", "camera")
