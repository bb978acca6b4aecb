## statistics

journal-apart = { $what }, { $span } auseinander.

## account

journal-match-set-aside = { $folder }: Partie { $match } ist beiseitegelegt: { $unfit }
journal-match-first-line-lost = { $folder }: Partie { $match }: ihre erste Zeile ist verloren
journal-match = { $folder }: Partie { $match }: { $what }

## aside

journal-match-2 = Partie { $number }
journal-match-not-here-any-more = { $folder }: Partie { $match } ist nicht mehr hier

## checkpoints

journal-not-how-match-stood = so stand keine Partie
journal-not-how-match-game-stood = so stand keine Partie dieses Spiels

## journal

journal-journal-cannot-written-play-goes = Das Journal in { $folder } lässt sich nicht schreiben ({ $why }). Es geht weiter, und was geschieht, bleibt im Speicher; es ist verloren, wenn vorher der Strom ausfällt.
journal-journal-cannot-written-play-goes-2 = Das Journal lässt sich nicht schreiben. Es geht weiter.
journal-journal-written-again-play-goes = Das Journal wird wieder geschrieben. Es geht weiter.
journal-not-card = nicht auf der Karte in { $folder } ({ $why }): { $records }
journal-evidence-lost-from-verdict-match = Beweise gingen verloren: ab Entscheidung { $n } wurde die Partie neu beurteilt und weicht von dem ab, was gesagt wurde. Spielleitung: bitte Karten und Punkte prüfen.
journal-evidence-lost-dealer-please-check = Beweise gingen verloren. Spielleitung, bitte Karten und Punkte prüfen.
journal-match-could-not-recorded-lost = Partie { $match } konnte nicht aufgezeichnet werden und ist verloren.

## opening

journal-there-no-match-go = es gibt keine Partie zum Fortsetzen
journal-cannot-read-no-match-resumed = { $folder }: lässt sich nicht lesen ({ $reason }); keine Partie wird fortgesetzt

## reading

journal-cannot-read = lässt sich nicht lesen ({ $reason })
journal-record-makes-no-sense = Eintrag { $seq } ergibt keinen Sinn: { $reason }
journal-record-does-not-belong-one = Eintrag { $seq } gehört nicht zu dem davor

## sense

journal-no-kind-record-version-knows = { $kind } ist keine Art von Eintrag, die diese Version kennt
journal-no-version-journal-named = keine Version des Journals ist genannt
journal-written-newer-companion-journal-version = von einem neueren Companion geschrieben (Journal-Version { $version }, dieser kennt { $known })
journal-clock-missing = seine Uhr fehlt
journal-header-says-no-game-seats = sein Kopf nennt kein Spiel mit Plätzen
journal-no-event-instant = es ist kein Ereignis mit einem Augenblick
journal-no-numbered-verdict = es ist keine Entscheidung mit Nummer
journal-does-not-say-takes-back = es sagt nicht, was es zurücknimmt
journal-no-instant = es ist kein Augenblick
journal-does-not-say-notes = es sagt nicht, was es vermerkt
journal-does-not-say-records-were = es sagt nicht, welche Einträge verloren gingen
journal-does-not-say-from-verdict = es sagt nicht, ab welcher Entscheidung

## remembered

journal-too-long-chosen-last-left = { $file }: zu lang für das, was zuletzt gewählt wurde; bleibt unberührt
journal-cannot-read-nothing-remembered = { $file }: lässt sich nicht lesen ({ $reason }); nichts ist gemerkt
journal-not-readable-json-nothing-remembered = { $file }: nicht als JSON lesbar; nichts ist gemerkt, bis es neu geschrieben wird
journal-not-chosen-last-nothing-remembered = { $file }: nicht das, was zuletzt gewählt wurde; nichts ist gemerkt
journal-cannot-written-choices-not-remembered = { $file }: lässt sich nicht schreiben ({ $reason }); was gewählt wird, wird nicht gemerkt

## A card that refuses

journal-card-failed = Die Karte nimmt nichts mehr an: jemand sollte nach ihr sehen. Fällt jetzt der Strom aus, ist die Partie verloren.
journal-card-full = Die Karte ist voll: schafft Platz darauf. Fällt jetzt der Strom aus, ist die Partie verloren.
journal-card-only-read = Die Karte lässt sich nur lesen: es braucht eine andere. Fällt jetzt der Strom aus, ist die Partie verloren.
journal-card-not-permitted = Das Programm darf nicht auf die Karte schreiben: companion doctor sagt, warum. Fällt jetzt der Strom aus, ist die Partie verloren.
journal-written-again =
    { $lost ->
        [0] Das Journal in { $folder } wird wieder geschrieben; nichts ging verloren.
        [one] Das Journal in { $folder } wird wieder geschrieben; { NUMBER($lost, useGrouping: 1) } Eintrag ging verloren.
       *[other] Das Journal in { $folder } wird wieder geschrieben; { NUMBER($lost, useGrouping: 1) } Einträge gingen verloren.
    }
journal-kept-again =
    { $lost ->
        [0] Was geschieht, wird wieder auf der Karte aufgehoben; nichts ging verloren.
        [one] Was geschieht, wird wieder auf der Karte aufgehoben; { NUMBER($lost, useGrouping: 1) } Eintrag ging verloren.
       *[other] Was geschieht, wird wieder auf der Karte aufgehoben; { NUMBER($lost, useGrouping: 1) } Einträge gingen verloren.
    }
journal-records-of-match =
    { $n ->
        [one] { $n } Eintrag von Partie { $match }
       *[other] { $n } Einträge von Partie { $match }
    }
journal-in-use = { $folder }: wird schon von einem anderen companion geschrieben (Prozess { $process }); halte den an, oder nenne einen anderen Ordner
journal-unknown = unbekannt

## What is wrong with the files of a match

journal-problem = { $file }: Byte { $at }: { $what }
journal-torn = ein zerrissenes Ende von { $size } Byte: kein ganzer Eintrag
journal-torn-zeros = ein zerrissenes Ende von { $size } Byte: Nullen
journal-damage = ein Schaden von { $size } Byte: kein ganzer Eintrag
journal-damage-zeros = ein Schaden von { $size } Byte: Nullen
journal-missing-gone = { $lost } Eintrag/Einträge ab Nummer { $first }: weg
journal-missing-end = { $lost } Eintrag/Einträge ab Nummer { $first }: vom Ende weg, obwohl sie bestätigt waren
journal-missing-unwritten = { $lost } Eintrag/Einträge ab Nummer { $first }: nie geschrieben, wie damals gesagt wurde

## Why a start failed

journal-start-silent = er endete ohne ein Wort; er wurde beendet, hing fest, oder hatte keinen Speicher mehr
journal-start-hung = er war nicht rechtzeitig bereit und wurde angehalten
