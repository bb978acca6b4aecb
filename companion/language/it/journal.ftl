## statistics

journal-apart = { $what }, { $span } di distacco.

## account

journal-match-set-aside = { $folder }: la partita { $match } è messa da parte: { $unfit }
journal-match-first-line-lost = { $folder }: partita { $match }: la prima riga è persa
journal-match = { $folder }: partita { $match }: { $what }

## aside

journal-match-2 = partita { $number }
journal-match-not-here-any-more = { $folder }: la partita { $match } non è più qui

## checkpoints

journal-not-how-match-stood = non è lo stato di una partita
journal-not-how-match-game-stood = non è lo stato di una partita di questo gioco

## journal

journal-journal-cannot-written-play-goes = Impossibile scrivere il giornale in { $folder } ({ $why }). Il gioco continua, e ciò che accade resta in memoria; si perde se manca la corrente prima della riparazione.
journal-journal-cannot-written-play-goes-2 = Impossibile scrivere il giornale. Il gioco continua.
journal-journal-written-again-play-goes = Il giornale si scrive di nuovo. Il gioco continua.
journal-not-card = non sulla scheda in { $folder } ({ $why }): { $records }
journal-evidence-lost-from-verdict-match = Si sono perse prove: dal verdetto { $n } in poi la partita è stata giudicata di nuovo e differisce da ciò che si era detto. Chi dà le carte controlli carte e punti.
journal-evidence-lost-dealer-please-check = Si sono perse prove. Chi dà le carte controlli carte e punti.
journal-match-could-not-recorded-lost = Non è stato possibile registrare la partita { $match }: è persa.

## opening

journal-there-no-match-go = non c'è una partita da continuare
journal-cannot-read-no-match-resumed = { $folder }: impossibile leggerla ({ $reason }); nessuna partita è ripresa

## reading

journal-cannot-read = impossibile leggerlo ({ $reason })
journal-record-makes-no-sense = la registrazione { $seq } non ha senso: { $reason }
journal-record-does-not-belong-one = la registrazione { $seq } non segue quella prima

## sense

journal-no-kind-record-version-knows = { $kind } non è un tipo di registrazione che questa versione conosce
journal-no-version-journal-named = nessuna versione del giornale è indicata
journal-written-newer-companion-journal-version = scritto da un Companion più nuovo (versione del giornale { $version }, questo conosce { $known })
journal-clock-missing = manca il suo orologio
journal-header-says-no-game-seats = l'intestazione non dice un gioco con posti
journal-no-event-instant = non è un evento con un istante
journal-no-numbered-verdict = non è un verdetto numerato
journal-does-not-say-takes-back = non dice che cosa annulla
journal-no-instant = non è un istante
journal-does-not-say-notes = non dice che cosa annota
journal-does-not-say-records-were = non dice quali registrazioni si sono perse
journal-does-not-say-from-verdict = non dice da quale verdetto in poi

## remembered

journal-too-long-chosen-last-left = { $file }: troppo lungo per essere l'ultima scelta; lasciato stare
journal-cannot-read-nothing-remembered = { $file }: impossibile leggerlo ({ $reason }); niente è ricordato
journal-not-readable-json-nothing-remembered = { $file }: non leggibile come JSON; niente è ricordato finché non si riscrive
journal-not-chosen-last-nothing-remembered = { $file }: non è l'ultima scelta; niente è ricordato
journal-cannot-written-choices-not-remembered = { $file }: impossibile scriverlo ({ $reason }); le scelte non sono ricordate

## A card that refuses

journal-card-failed = La scheda non prende più niente: fatela controllare. Se ora manca la corrente, la partita è persa.
journal-card-full = La scheda è piena: fate spazio. Se ora manca la corrente, la partita è persa.
journal-card-only-read = La scheda si può solo leggere: ne serve un'altra. Se ora manca la corrente, la partita è persa.
journal-card-not-permitted = Il programma non può scrivere sulla scheda: companion doctor dice perché. Se ora manca la corrente, la partita è persa.
journal-written-again =
    { $lost ->
        [0] Il giornale in { $folder } si scrive di nuovo; non si è perso niente.
       *[other] Il giornale in { $folder } si scrive di nuovo; registrazioni perse: { NUMBER($lost, useGrouping: 1) }.
    }
journal-kept-again =
    { $lost ->
        [0] Ciò che accade è di nuovo salvato sulla scheda; non si è perso niente.
       *[other] Ciò che accade è di nuovo salvato sulla scheda; registrazioni perse: { NUMBER($lost, useGrouping: 1) }.
    }
journal-records-of-match = { $n ->
    [one] { $n } registrazione della partita { $match }
   *[other] { $n } registrazioni della partita { $match }
    }
journal-in-use = { $folder }: già scritta da un altro companion (processo { $process }); fermarlo, o indicare un'altra cartella
journal-unknown = ignoto

## What is wrong with the files of a match

journal-problem = { $file }: byte { $at }: { $what }
journal-torn = una coda strappata di { $size } byte: nessuna registrazione intera
journal-torn-zeros = una coda strappata di { $size } byte: zeri
journal-damage = un danno di { $size } byte: nessuna registrazione intera
journal-damage-zeros = un danno di { $size } byte: zeri
journal-missing-gone = { $lost } registrazioni dal numero { $first } in poi: sparite
journal-missing-end = { $lost } registrazioni dal numero { $first } in poi: sparite dalla fine, benché confermate
journal-missing-unwritten = { $lost } registrazioni dal numero { $first } in poi: mai scritte, come si era detto

## Why a table did not start, where it said nothing itself

journal-start-silent = è finito senza una parola; ucciso, bloccato, o senza più memoria
journal-start-hung = non era pronto in tempo, ed è stato fermato
