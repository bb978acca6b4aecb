### The table as phones draw it, and what is read aloud of it.

phone-changed = That has changed. Look again.
phone-in-the-pool = In the pool: { $cards }
phone-your-hand = Your hand: { $cards }
phone-on-the-pile = { $card } on the pile
