"""The composition root: the only place that names concrete parts and puts them together."""
