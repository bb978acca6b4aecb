phone-changed = Isso mudou. Olhe de novo.
phone-in-the-pool = No bolo: { $cards }
phone-your-hand = Sua mão: { $cards }
phone-on-the-pile = { $card } no monte
