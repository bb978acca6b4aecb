### The table as phones draw it, and what is read aloud of it.

phone-changed = È cambiato. Guarda di nuovo.
phone-in-the-pool = Nel piatto: { $cards }
phone-your-hand = La tua mano: { $cards }
phone-on-the-pile = { $card } sul mazzetto
