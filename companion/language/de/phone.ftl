phone-changed = Das hat sich geändert. Sieh noch einmal hin.
phone-in-the-pool = Im Topf: { $cards }
phone-your-hand = Deine Hand: { $cards }
phone-on-the-pile = { $card } auf den Stapel
