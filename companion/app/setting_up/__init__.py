"""Setting a table up: finds what is plugged in, hears it, and shows the wizard's pages."""
