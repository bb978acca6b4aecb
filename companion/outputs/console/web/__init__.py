"""The console as it is served: the only part that needs aiohttp and segno."""

from companion.outputs.console.web.server import Console, ConsoleError, Invitation

__all__ = ["Console", "ConsoleError", "Invitation"]
