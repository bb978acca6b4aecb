"""From a profile to a plan one can solder from: as a table and as a picture."""
