setting-up-title = Einen Tisch einrichten
setting-up-lost = Der Tisch antwortet nicht. Ist der Assistent dort noch offen?
setting-up-done = Fertig.
setting-up-expected = erwartet wird eine Wahl

## What is plugged in

setting-up-pretended = Ein erdachter Encoder
setting-up-pretended-about = { $count } Knöpfe, die nicht da sind: drücke die Ziffern 1 bis { $count }
setting-up-pretended-speaker = Ein erdachter Lautsprecher
setting-up-digit = { $name } (Ziffer { $digit })
setting-up-digit-lamp = die Lampe der Ziffer { $digit }
setting-up-control-of = { $control } von { $part }
setting-up-usb-about = { $count } Knöpfe, { $ident }
setting-up-lines-used = { $count } Leitungen der Leiste sind von einem laufenden Tisch belegt; halte ihn an, dann sieh noch einmal nach: sudo systemctl stop companion
setting-up-header = Die Leiste des Pi
setting-up-free-lines = { $count } freie Leitungen
setting-up-pin = Pin { $pin } (BCM { $line })
setting-up-touch = Touch-Chip { $address }
setting-up-touch-about = 12 Flächen, an I2C-Bus { $bus }
setting-up-electrode = { $address } Elektrode { $n }
setting-up-board = Platzplatine { $name }
setting-up-board-about = { $inputs } Eingänge, { $lamps } Lampen, Plätze { $seats }
setting-up-seat-input = Platz { $seat } { $input }
setting-up-seat-input-of = Platz { $seat } { $input } von { $part }

## Measuring the screen of a phone

setting-up-other-input = { $why }; wähle einen anderen --input
setting-up-touch-kept = { $ms } ms, auf { $doubt } ms genau; für den Browser dieses Telefons gemerkt
setting-up-touch-not-kept = { $ms } ms, auf { $doubt } ms genau; nicht gemerkt: die Seite behält nichts auf diesem Telefon (ein privates Fenster?)
