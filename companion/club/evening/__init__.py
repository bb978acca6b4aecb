"""An evening of many tables: who sits where in which round. Pure: chance comes from a seed alone.

`model` is what an evening consists of, `sizes` how many sit where, `designs` what is known to be
perfect, `grouping` who meets whom, `seating` at which table and on which chair, `planning` joins
them, `changes` what people do to a plan, `points` what a place is worth.
"""
