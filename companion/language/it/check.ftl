## debounce

check-asked-every-ms-debounce-ms = { $name }: interrogato ogni { $poll_ms } ms, antirimbalzo { $debounce_ms } ms dal profilo: una pressione è nota a { $known_ms } ms.
check-do-debounce-ms-under-usb = Da fare: debounce_ms = { $most_ms } per { $name } sotto [usb].
check-flick-button-nail-closer-look = Per vedere meglio, dai un colpetto d'unghia a un pulsante; se non scende mai sotto, scrivilo.

## report

check-pin-bcm = pin { $pin } (BCM { $line })
check-0x-electrode = 0x{ $address } elettrodo { $electrode }
check-board-json-names-pin = { $place } (il pin è nel suo board.json)
check-of = { $control } di { $device }
check-place = il suo posto
check-not-checked-run-check-again = Non controllati: { $skipped }. Per questi ripetere il controllo.
check-table-said = Il tavolo ha detto: { $note }
check-all-well-checked-table-can = TUTTO BENE: { $checked } controllati. A questo tavolo si può giocare.
check-nothing-checked = NIENTE è stato controllato.

## Questions; $input in capitals

check-hands-off = Giù le mani dal tavolo, per favore.
check-press = Posto { $seat }: premi { $input }
check-touch = Posto { $seat }: tocca { $input }
check-let-go = Posto { $seat }: ora lascia { $input }
check-does-it-blink = Posto { $seat }: lampeggia la lampada del { $input }?
check-does-it-blink-keys = Posto { $seat }: lampeggia la lampada del { $input }? (y/n)

## What was found, as one word of a table: short

check-found-ok = ok
check-found-dead = muto
check-found-stuck = incastrato
check-found-chattering = instabile
check-found-swapped = scambiato
check-found-miswired = sbagliato
check-found-bridged = in ponte
check-found-lost = perso
check-found-dark = spenta
check-found-skipped = saltato
check-head-seat = POSTO
check-head-lamps = LAMPADE

## What was found, in a sentence: "Seat 3 red: stays on (it went on and never off)."

check-input-of-seat = Posto { $seat } { $input }
check-lamp-of-seat = Posto { $seat } lampada del { $input }
check-seat-and-input = posto { $seat } { $input }
check-another-input = un altro ingresso
check-told-ok = bene
check-told-dead = non è arrivato niente
check-told-stuck = resta acceso
check-told-chattering = segnala pressioni che nessuno ha fatto
check-told-swapped = scambiato con { $other }
check-told-miswired = risponde come { $other }
check-told-bridged = risponde, e { $other } insieme
check-told-lost = impossibile leggerlo
check-told-dark = non si è accesa
check-told-skipped = non è stato controllato
check-went-on = si è acceso senza nessuno vicino
check-never-off = si è acceso e mai spento
check-moved =
    { $edges ->
        [one] { $edges } fronte
       *[other] { $edges } fronti
    } in { $seconds } s senza nessuno vicino
check-presses-for-one = { $presses } pressioni per una

## What to do; $here and $there are pins, such as "pin 7 (BCM 4)". The full stop comes by itself.

check-simulated-nothing-to-mend = È simulato: niente da riparare
check-to-do-swapped = Da fare: scambiare i fili a { $here } e { $there } (o nel profilo)
check-to-do-miswired = Da fare: scambiare i fili a { $here } e { $there } (o nel profilo)
check-to-do-bridged = Da fare: cercare un ponte di stagno tra { $here } e { $there }
check-to-do-dead = Da fare: controllare il filo da { $here } e il suo ritorno a massa
check-to-do-dead-pad = Da fare: controllare il filo da { $here } al sensore
check-to-do-dark = Da fare: controllare il filo da { $here } e il suo ritorno a massa
check-to-do-dark-pad = Da fare: controllare il filo da { $here } al sensore
check-to-do-stuck = Da fare: liberare il pulsante o il filo dalla massa, a { $here }
check-to-do-stuck-pad = Da fare: togliere ciò che sta sul sensore, a { $here }
check-to-do-chattering = Da fare: riparare un filo allentato a { $here }; un filo lungo va intrecciato con la massa, 1 kohm al pin (docs/hardware.md)
check-to-do-chattering-pad = Da fare: riparare un filo allentato a { $here }; accorciarlo, o alzare un po' touch_threshold
check-to-do-lost = Da fare: controllare cavo e alimentazione di { $here }
check-to-do-again = Da fare: ripetere il controllo
check-not-yet =
    NON ANCORA: { $bad } su { $checked } { $bad ->
        [one] non va
       *[other] non vanno
    } bene.
check-two-edges-one-button-came = Due fronti di un pulsante a { $seen } ms: il suo antirimbalzo è al più { $most_ms } ms.
check-two-edges-one-button-came-ms = Due fronti di un pulsante a { $seen } ms: il suo antirimbalzo può arrivare a { $most_ms } ms.
check-two-edges-one-button-came-ms-apart = Due fronti di un pulsante a { $seen } ms: va bene.

## The camera

check-camera-none = companion check --camera: il profilo non indica una videocamera. Aggiungi [camera] e device = "/dev/video0".
check-camera-mat = { $seat ->
    [0] Il tappetino del piatto
   *[other] Il tappetino del posto { $seat }
}
check-camera-well = { $mat }: si vede bene.
check-camera-partly = { $mat }: si vede, ma qualcosa ne copre un angolo.
check-camera-hidden = { $mat }: non si trova. È sul tavolo, dentro l'immagine, con gli angoli liberi?
check-camera-small = { $mat }: troppo piccolo. Avvicina la videocamera, o scegli una dimensione maggiore in [camera].
check-camera-dark = { $mat }: troppo scuro. Accendi una luce ed evita le ombre.
check-camera-blurred = { $mat }: sfocato. Metti a fuoco il tavolo, e tieni ferma la videocamera.
check-camera-read = legge: { $cards }
check-camera-picture = Quello che vede la videocamera è disegnato in { $file }.
