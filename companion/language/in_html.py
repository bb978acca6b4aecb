"""The words of a page that is written as HTML: `page/say.js` says them again in a browser."""

import re
from html import escape

from companion.language.speaking import current, say

_SAID = re.compile(r'(<[^>]*data-say="([^"]+)"[^>]*>)[^<]*')
_NAMED = "aria-label|content|title|data-lost|data-done"
_ATTRIBUTE = re.compile(rf'\b({_NAMED})="[^"]*"(\s+)data-say-\1="([^"]+)"')


def said_in_html(page: str) -> str:
    """Return a page with its words in the language that is spoken.

    `data-say` names the message of an element's text, `data-say-aria-label` that of an attribute.
    What a message has between $bold and $plain is printed bold.
    """
    page = page.replace('<html lang="en">', f'<html lang="{current()}">', 1)
    page = _SAID.sub(lambda found: f"{found[1]}{_marked(found[2])}", page)
    return _ATTRIBUTE.sub(_attribute, page)


def _attribute(found: re.Match[str]) -> str:
    name, between, key = found.groups()
    return f'{name}="{escape(say(key))}"{between}data-say-{name}="{key}"'


def _marked(key: str) -> str:
    told = escape(say(key, bold="\x01", plain="\x02"), quote=False)
    return told.replace("\x01", "<b>").replace("\x02", "</b>")
