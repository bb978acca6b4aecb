### Setting a table up: what was found plugged in, and what its parts are called.

setting-up-title = Prepara un tavolo
setting-up-lost = Il tavolo non risponde. L'assistente è ancora aperto lì?
setting-up-done = Fatto.
setting-up-expected = serve una scelta

## What is plugged in

setting-up-pretended = Un encoder finto
setting-up-pretended-about = { $count } pulsanti che non ci sono: premere le cifre da 1 a { $count }
setting-up-pretended-speaker = Un altoparlante finto
setting-up-digit = { $name } (cifra { $digit })
setting-up-digit-lamp = la lampada della cifra { $digit }
setting-up-control-of = { $control } di { $part }
setting-up-usb-about = { $count } pulsanti, { $ident }
setting-up-lines-used = { $count } linee del connettore sono usate da un tavolo in funzione; fermarlo, poi guardare di nuovo: sudo systemctl stop companion
setting-up-header = Il connettore del Pi
setting-up-free-lines = { $count } linee libere
setting-up-pin = pin { $pin } (BCM { $line })
setting-up-touch = Controllore tattile { $address }
setting-up-touch-about = 12 sensori, sul bus I2C { $bus }
setting-up-electrode = { $address } elettrodo { $n }
setting-up-board = Scheda dei posti { $name }
setting-up-board-about = { $inputs } ingressi, { $lamps } lampade, posti { $seats }
setting-up-seat-input = posto { $seat } { $input }
setting-up-seat-input-of = posto { $seat } { $input } di { $part }

## Measuring the screen of a phone

setting-up-other-input = { $why }; scegliere un altro --input
setting-up-touch-kept = { $ms } ms, più o meno { $doubt } ms; ricordato per il browser di questo telefono
setting-up-touch-not-kept = { $ms } ms, più o meno { $doubt } ms; non ricordato: la pagina non conserva niente su questo telefono (finestra privata?)
