"""What ails this machine as a table, and how to mend each finding: facts in, findings out."""
