"""A table that starts with its power switch: what a service needs beside the referee."""
