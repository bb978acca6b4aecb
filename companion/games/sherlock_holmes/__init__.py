"""Sherlock Holmes (Parker Brothers, 1904): everything about it in one folder."""
