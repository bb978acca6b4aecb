"""The console as it is served: the only part that needs aiohttp and segno."""
