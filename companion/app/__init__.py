"""The composition root: the commands people type, and the only place that names drivers."""
