"""Games that come by `pip install`."""
