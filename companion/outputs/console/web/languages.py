"""In which language a request is answered: as its page has chosen, else as its browser says."""

from aiohttp import web

from companion.language import current, say, speaking
from companion.language.catalogue import nearest

MOST_TAGS = 200
"""Nobody names more languages than fit into so many letters."""


def language_of(request: web.Request) -> str:
    """Return the language that somebody is answered in; of those they know, the first of ours."""
    chosen = request.query.get("language", "")[:MOST_TAGS]
    known = request.headers.get("Accept-Language", "")[:MOST_TAGS]
    wanted = [chosen, *_by_weight(known)]
    return nearest([one for one in wanted if one] or [current()])


def _by_weight(header: str) -> list[str]:
    """Return the languages of a header, the most wanted first."""
    weighed = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, tag))
        except ValueError:
            continue
    return [tag for _, _, tag in sorted(weighed) if tag and tag != "*"]


def said_to(request: web.Request, key: str) -> str:
    """Return a message as a line of plain text, for whoever asked."""
    with speaking(language_of(request)):
        return f"{say(key)}\n"
