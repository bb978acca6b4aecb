phone-changed = Eso ha cambiado. Mira otra vez.
phone-in-the-pool = En el pozo: { $cards }
phone-your-hand = Tu mano: { $cards }
phone-on-the-pile = { $card } al montón
