### The page before the page, where the table has made its own certificate. What stands between
### $bold and $plain is printed bold.

front-title = Companion: before you go on
front-head = Before you go on
front-warning = This table talks to phones in secret. It has made the certificate for that itself, so your browser does not know it and will warn you: { $bold }the connection is not private{ $plain }.
front-fingerprint = The warning is right unless this is our certificate. Its SHA-256 fingerprint is:
front-compare = Compare these letters with the display of the table.
# "Advanced" and "Show details" as the browsers call them in this language.
front-details = Go on. In the warning, open { $bold }Advanced{ $plain } or { $bold }Show details{ $plain }.
front-look = To be quite sure, look at the certificate there: it shows the same fingerprint.
front-proceed = Choose { $bold }Proceed{ $plain }, { $bold }Accept{ $plain } or { $bold }visit this website{ $plain }. It asks once.
front-code = Who deals then types the code that the display shows.
front-go-on = Go on to the table
front-stop = If the letters differ, somebody else answers in the table's place: stop here.
