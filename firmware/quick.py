"""Machine code where MicroPython can make it (`viper`), plain code from the same source elsewhere.

It knows numbers and arrays, nothing else, and takes a tenth of the time. An index that is only a
name may be spoilt by it, so such a one is written `n + 0`, or comes last; and whatever was made is
tried against the plain code at every boot, and used only if both do the same.
"""

QUICK = "import micropython\n@micropython.viper"


def best(sources, wanted, trial):
    """Give the functions so named; `trial` takes them, and gives what they did."""
    plain = _made("", sources, wanted)
    try:
        quick = _made(QUICK, sources, wanted)
    except (SyntaxError, ImportError, AttributeError):
        return plain
    return quick if trial(*quick) == trial(*plain) else plain


def _made(head, sources, wanted):
    names = {"ptr8": None, "ptr32": None} if not head else {}
    for source in sources:
        exec(head + source, names)
    return [names[name] for name in wanted]
