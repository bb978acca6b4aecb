"""One module a driver. Each imports its library only when it is opened."""
