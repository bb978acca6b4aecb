### The table as phones draw it, and what is read aloud of it.

phone-changed = Cela a changé. Regarde encore.
phone-in-the-pool = Dans le pot : { $cards }
phone-your-hand = Ta main : { $cards }
phone-on-the-pile = { $card } sur la pile
