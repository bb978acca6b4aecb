"""The table's end of the line to phones, pure: what clocks prove, and what presses mean."""
