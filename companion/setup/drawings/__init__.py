"""From a profile to what is cut, drilled and printed at its true size. docs/build has the guide."""
