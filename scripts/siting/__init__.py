"""Builds the static page from our wheel, Pyodide and the page's own files, and serves it."""
