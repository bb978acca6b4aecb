"""One module a version, never changed once it has been in use anywhere."""
