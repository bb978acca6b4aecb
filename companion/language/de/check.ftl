## debounce

check-asked-every-ms-debounce-ms = { $name }: alle { $poll_ms } ms gefragt, Entprellen { $debounce_ms } ms laut Profil: ein Druck ist auf { $known_ms } ms bekannt.
check-do-debounce-ms-under-usb = Zu tun: debounce_ms = { $most_ms } für { $name } unter [usb].
check-flick-button-nail-closer-look = Schnippe mit dem Nagel gegen einen Knopf, um es genauer zu sehen; kommt es nie darunter, schreib es hin.

## report

check-pin-bcm = Pin { $pin } (BCM { $line })
check-0x-electrode = 0x{ $address } Elektrode { $electrode }
check-board-json-names-pin = { $place } (ihre board.json nennt den Pin)
check-of = { $control } von { $device }
check-place = seine Stelle
check-not-checked-run-check-again = Nicht geprüft: { $skipped }. Prüfe dafür noch einmal.
check-table-said = Der Tisch sagte: { $note }
check-all-well-checked-table-can = ALLES GUT: { $checked } geprüft. An diesem Tisch kann man spielen.
check-nothing-checked = NICHTS wurde geprüft.

## Questions; $input in capitals

check-hands-off = Bitte Hände vom Tisch.
check-press = Platz { $seat }: drücke { $input }
check-touch = Platz { $seat }: berühre { $input }
check-let-go = Platz { $seat }: lass { $input } jetzt los
check-does-it-blink = Platz { $seat }: blinkt die Lampe { $input }?
check-does-it-blink-keys = Platz { $seat }: blinkt die Lampe { $input }? (y/n)

## What was found, as one word of a table: short

check-found-ok = gut
check-found-dead = tot
check-found-stuck = klemmt
check-found-chattering = prellt
check-found-swapped = vertauscht
check-found-miswired = falsch
check-found-bridged = Brücke
check-found-lost = verloren
check-found-dark = dunkel
check-found-skipped = ausgelassen
check-head-seat = PLATZ
check-head-lamps = LAMPEN

## What was found, in a sentence: "Seat 3 red: stays on (it went on and never off)."

check-input-of-seat = Platz { $seat } { $input }
check-lamp-of-seat = Platz { $seat } Lampe { $input }
check-seat-and-input = Platz { $seat } { $input }
check-another-input = ein anderer Eingang
check-told-ok = gut
check-told-dead = nichts kam an
check-told-stuck = bleibt an
check-told-chattering = meldet Drücke, die niemand machte
check-told-swapped = vertauscht mit { $other }
check-told-miswired = antwortet als { $other }
check-told-bridged = antwortet, und { $other } mit ihm
check-told-lost = lässt sich nicht lesen
check-told-dark = leuchtete nicht
check-told-skipped = wurde nicht geprüft
check-went-on = er ging an, ohne dass jemand da war
check-never-off = er ging an und nie wieder aus
check-moved =
    { $edges ->
        [one] { $edges } Flanke
       *[other] { $edges } Flanken
    } in { $seconds } s, ohne dass jemand da war
check-presses-for-one = { $presses } Drücke statt einem

## What to do; $here and $there are pins, such as "pin 7 (BCM 4)". The full stop comes by itself.

check-simulated-nothing-to-mend = Er ist simuliert: nichts zu beheben
check-to-do-swapped = Zu tun: die Drähte an { $here } und { $there } tauschen (oder im Profil)
check-to-do-miswired = Zu tun: die Drähte an { $here } und { $there } tauschen (oder im Profil)
check-to-do-bridged = Zu tun: eine Lötbrücke zwischen { $here } und { $there } suchen
check-to-do-dead = Zu tun: den Draht von { $here } und seinen Weg zur Masse prüfen
check-to-do-dead-pad = Zu tun: den Draht von { $here } zur Fläche prüfen
check-to-do-dark = Zu tun: den Draht von { $here } und seinen Weg zur Masse prüfen
check-to-do-dark-pad = Zu tun: den Draht von { $here } zur Fläche prüfen
check-to-do-stuck = Zu tun: den Knopf oder seinen Draht von der Masse lösen, an { $here }
check-to-do-stuck-pad = Zu tun: wegnehmen, was auf der Fläche liegt, an { $here }
check-to-do-chattering = Zu tun: einen losen Draht an { $here } richten; eine lange Leitung mit ihrer Masse verdrillen, 1 kOhm am Pin (docs/hardware.md)
check-to-do-chattering-pad = Zu tun: einen losen Draht an { $here } richten; kürzen, oder touch_threshold etwas erhöhen
check-to-do-lost = Zu tun: Kabel und Strom von { $here } prüfen
check-to-do-again = Zu tun: noch einmal prüfen
check-not-yet =
    NOCH NICHT: { $bad } von { $checked } { $bad ->
        [one] ist
       *[other] sind
    } nicht in Ordnung.
check-two-edges-one-button-came = Zwei Flanken eines Knopfs kamen im Abstand von { $seen } ms: sein Entprellen ist höchstens { $most_ms } ms.
check-two-edges-one-button-came-ms = Zwei Flanken eines Knopfs kamen im Abstand von { $seen } ms: sein Entprellen kann bis zu { $most_ms } ms sein.
check-two-edges-one-button-came-ms-apart = Zwei Flanken eines Knopfs kamen im Abstand von { $seen } ms: das passt.

## The camera

check-camera-none = companion check --camera: das Profil nennt keine Kamera. Ergänzt [camera] und device = "/dev/video0".
check-camera-mat = { $seat ->
    [0] Die Matte des Topfs
   *[other] Die Matte von Platz { $seat }
}
check-camera-well = { $mat }: gut zu sehen.
check-camera-partly = { $mat }: zu sehen, doch etwas verdeckt eine Ecke.
check-camera-hidden = { $mat }: nicht gefunden. Liegt sie auf dem Tisch, im Bild, mit freien Ecken?
check-camera-small = { $mat }: zu klein. Hängt die Kamera tiefer, oder wählt eine größere Größe in [camera].
check-camera-dark = { $mat }: zu dunkel. Macht Licht an, und lasst nichts Schatten werfen.
check-camera-blurred = { $mat }: unscharf. Stellt die Kamera auf den Tisch scharf, und lasst sie nicht wackeln.
check-camera-read = liest: { $cards }
check-camera-picture = Was die Kamera sieht, ist in { $file } gezeichnet.
