"""The console: the page on which the dealer rules and everybody else looks on.

Pure modules here decide what is offered, who may rule and what a message means. `web` serves them
and is the only part that needs aiohttp and segno, so it is imported only where a page is served.
"""

from companion.outputs.console.controls import Controls, Running

__all__ = ["Controls", "Running"]
