# Cards, mats, rules and papers that are printed at home.

## What is missing

printing-needs-reportlab = Printing needs reportlab, which is not installed: pip install "table-companion[print]"
printing-proof-needs = The proof needs { $name }, which is not installed: pip install "table-companion[print,camera]"

## Mats: short, and in capitals where English has them

printing-pile = YOUR PILE
printing-shield = SHIELD
printing-shield-note = a hand laid here protects your pile
printing-rail = RAIL
printing-rail-note = no arm rests here
printing-eight-inches = eight inches in from the edge: play beyond this line
printing-seat = the mat of seat { $seat }
printing-seat-word = SEAT
printing-pool = THE POOL
printing-pool-mat = the mat of the pool
printing-pool-note = forfeited cards lie here, face up, side by side
printing-strip-mat = the mat of seat { $seat } begins here
printing-strip-note = this end at the mat, the other at the table's edge

## The sheet of rules

printing-rules = Rules of the game

## Cases

printing-case = Case { $number }
printing-fold = fold the flap up over the text

## The test page; --offset stays as it is

printing-test = Test page
printing-test-front = The bar below is 100 mm long. If yours is not, print again at 100 %, not fitted to the page. Then hold the sheet against the light: the red circles should lie on the black ones.
printing-test-back = This is the back. Looking at this side against the light, count how far the black circles lie to the right of the red ones (X) and below them (Y), in millimetres; left and above count below zero. Print the cards with --offset=X,Y.
