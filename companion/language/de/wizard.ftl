## checking

wizard-table = Ist das der Tisch?
wizard-seats = { $title }, { $seats } Plätze
wizard-there-already-kept-old = { $file } ist schon da. Es bleibt als { $file }.old erhalten.
wizard-let-program-play-there = Dort das Programm spielen lassen
wizard-replace = Ersetzen
wizard-write = { $beside } schreiben
wizard-write-2 = { $file } schreiben
wizard-no-part-table = { $told } gehört nicht zu diesem Tisch.
wizard-yes = Ja
wizard-no = Nein
wizard-check = Die Prüfung
wizard-skip = Überspringen
wizard-end-check = Prüfung beenden
wizard-table-described = Der Tisch ist beschrieben
wizard-play-companion-daemon-profile = Spielen: companion daemon --profile { $file }
wizard-check-again = Noch einmal prüfen
wizard-done = Fertig
wizard-seat = Platz { $seat }: { $told }
wizard-all-well = Alles ist gut.
wizard-written-not-checked-yet = Geschrieben und noch nicht geprüft.
wizard-written-something-not-well-yet = Geschrieben; etwas ist noch nicht in Ordnung.
wizard-lines-more-companion-check-tells = ... noch { $lines } Zeilen: companion check sagt alles

## pressing

wizard-right = Es stimmt
wizard-so-far = Bisher ist es { $told }.
wizard-no-such-button = Diesen Knopf gibt es nicht
wizard-no-such-pad = Diese Fläche gibt es nicht
wizard-nothing-more-seat = Sonst nichts an diesem Platz
wizard-let-go = Lass los.
wizard-take-hand-away = Nimm die Hand weg.
wizard-none = { $spot }: keiner
wizard-let-go-everything-then-press = Lass alles los, dann drücke einen allein.
wizard-board-itself-says-so-board = Das ist { $spot }: die Platine selbst sagt es (ihre board.json).
wizard-already = Das ist schon { $spot }.
wizard-is = { $spot } ist { $wire }.
wizard-does-shine = Leuchtet { $spot }?
wizard-press-button-shines = Drücke den Knopf, der leuchtet
wizard-lamps = Die Lampen
wizard-lit-now = Jetzt an: { $told }.
wizard-none-shines = Keiner leuchtet
wizard-no-button-table = { $told } ist kein Knopf dieses Tisches.
wizard-lit = { $spot } leuchtet durch { $lamp }.

## steps

wizard-seat-2 = Platz { $seat } { $input }: { $wire }
wizard-plug-usb-encoder-keyboard-table = Steck einen USB-Encoder, eine Tastatur für den Tisch oder eine Platzplatine an, und sieh noch einmal nach.
wizard-go-table-simulated = Oder mach mit einem simulierten Tisch weiter.
wizard-sound = Ton: { $sounds }
wizard-sound-none-found = Ton: keiner gefunden
wizard-plugged = Was angesteckt ist
wizard-these-belong-table = Was davon gehört zum Tisch?
wizard-nothing-plugged-can-pressed = Nichts ist angesteckt, das sich drücken lässt
wizard-look-again = Noch einmal nachsehen
wizard-go = Weiter
wizard-usually-seat-then-has = Meist { $title }. Ein Platz hat dann: { $inputs }.
wizard-games = Die Spiele
wizard-shall-played-table = Was soll an diesem Tisch gespielt werden?
wizard-one-game-must-stay = Ein Spiel muss bleiben.
wizard-seats-2 = Die Plätze
wizard-how-many-seats-has-table = Wie viele Plätze hat der Tisch?
wizard-is-for-to = { $title } ist für { $least } bis { $most }.
wizard-system-likes = Wie das System es will
wizard-no-sound = Kein Ton
wizard-voice = Die Stimme
wizard-where-shall-ready-play-heard = Wo sollen ACHTUNG und LOS zu hören sein?

## wizard

wizard-nothing-written-yet-leave-once = Noch ist nichts geschrieben. Verlasse es noch einmal, und was gedrückt wurde, ist vergessen.
wizard-leave = Verlassen
wizard-looked-again = Noch einmal nachgesehen.

## writing

wizard-played-when-nothing-else-said = was gespielt wird, wenn nichts anderes gesagt ist; auch für { $others }
wizard-played-when-nothing-else-said-2 = was gespielt wird, wenn nichts anderes gesagt ist
wizard-seats-numbered-clockwise = Plätze zählen im Uhrzeigersinn
wizard-not-built-yet-program-plays = noch nicht gebaut: diesen Teil spielt das Programm
wizard-lamps-display-speak = Lampen und Anzeige sprechen

## Seats, buttons and pads; $input: "white"

wizard-back = Zurück
wizard-button-of-seat = Knopf { $input } von Platz { $seat }
wizard-pad-of-seat = Fläche { $input } von Platz { $seat }
wizard-these-seats =
    { $n ->
        [one] Platz { $seats }
       *[other] Die Plätze { $seats }
    }
wizard-and = { $first } und { $last }
wizard-nothing-to-press =
    { $n ->
        [one] { $seats } hat nichts zum Drücken
       *[other] { $seats } haben nichts zum Drücken
    }
wizard-press-the-button = Platz { $seat }: drücke den Knopf { $input }
wizard-touch-the-pad = Platz { $seat }: berühre die Fläche { $input }
wizard-came-together = { $one } und { $other } kamen zusammen. Drücke einen allein; tun sie es dann noch, berühren sich ihre Drähte.
wizard-simulated = simuliert
wizard-nothing = nichts
wizard-seat-has = Platz { $seat }: { $inputs }
wizard-seat-has-lamps =
    Platz { $seat }: { $inputs }, { $lamps ->
        [one] { $lamps } Lampe
       *[other] { $lamps } Lampen
    }
wizard-input-found = { $input } { $found }
wizard-lamp-found = Lampe { $input } { $found }
wizard-input-of-seat-found = Platz { $seat } { $input }: { $found }
wizard-lamp-of-seat-found = Platz { $seat } Lampe { $input }: { $found }

## Comments and names in the file that is written

wizard-file-table-of = Ein Tisch mit { $seats } Plätzen.
wizard-file-next =
    Geschrieben von companion setup. Ändere, was du willst; dann lass das Programm nachsehen:
        companion profile check { $file }
        companion check --profile { $file }       jeden Knopf, jede Fläche, jede Lampe prüfen
        companion daemon --profile { $file }      spielen
    Was jeder Schlüssel bedeutet, und welche es noch gibt: docs/profile.md
wizard-file-my-table = Mein Tisch
wizard-file-player = Platz { $seat }
wizard-file-there-is-none = es gibt keinen
wizard-file-boards = Platzplatinen unter einem eigenen Namen, und wo jede ist
wizard-file-usb = USB-Geräte unter einem eigenen Namen, und was jedes von anderen unterscheidet
wizard-file-gpio = wie die eigenen Leitungen des Pi gelesen werden
wizard-file-touch = wie die Touch-Chips erreicht werden
