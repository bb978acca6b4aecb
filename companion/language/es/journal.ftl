## statistics

journal-apart = { $what }, { $span } de diferencia.

## account

journal-match-set-aside = { $folder }: la partida { $match } está apartada: { $unfit }
journal-match-first-line-lost = { $folder }: partida { $match }: se perdió su primera línea
journal-match = { $folder }: partida { $match }: { $what }

## aside

journal-match-2 = partida { $number }
journal-match-not-here-any-more = { $folder }: la partida { $match } ya no está aquí

## checkpoints

journal-not-how-match-stood = así no estuvo ninguna partida
journal-not-how-match-game-stood = así no estuvo ninguna partida de este juego

## journal

journal-journal-cannot-written-play-goes = En el diario de { $folder } no se puede escribir ({ $why }). Se sigue, y lo que pasa se guarda en memoria; se pierde si se va la luz antes de arreglarlo.
journal-journal-cannot-written-play-goes-2 = En el diario no se puede escribir. Se sigue.
journal-journal-written-again-play-goes = Se vuelve a escribir en el diario. Se sigue.
journal-not-card = no en la tarjeta, en { $folder } ({ $why }): { $records }
journal-evidence-lost-from-verdict-match = Se perdieron pruebas: desde la decisión { $n } la partida se juzgó otra vez y difiere de lo dicho. Quien reparte: revisa cartas y puntos.
journal-evidence-lost-dealer-please-check = Se perdieron pruebas. Quien reparte, revisa cartas y puntos.
journal-match-could-not-recorded-lost = La partida { $match } no se pudo grabar y se ha perdido.

## opening

journal-there-no-match-go = no hay partida con la que seguir
journal-cannot-read-no-match-resumed = { $folder }: no se puede leer ({ $reason }); no se sigue ninguna partida

## reading

journal-cannot-read = no se puede leer ({ $reason })
journal-record-makes-no-sense = el registro { $seq } no tiene sentido: { $reason }
journal-record-does-not-belong-one = el registro { $seq } no es del anterior

## sense

journal-no-kind-record-version-knows = { $kind } no es una clase de registro que esta versión conozca
journal-no-version-journal-named = no se nombra ninguna versión del diario
journal-written-newer-companion-journal-version = escrito por un Companion más nuevo (versión { $version } del diario, este conoce la { $known })
journal-clock-missing = falta su reloj
journal-header-says-no-game-seats = su cabecera no dice un juego con puestos
journal-no-event-instant = no es un suceso con un instante
journal-no-numbered-verdict = no es una decisión numerada
journal-does-not-say-takes-back = no dice qué deshace
journal-no-instant = no es un instante
journal-does-not-say-notes = no dice qué anota
journal-does-not-say-records-were = no dice qué registros se perdieron
journal-does-not-say-from-verdict = no dice desde qué decisión

## remembered

journal-too-long-chosen-last-left = { $file }: demasiado largo para ser lo último elegido; se deja
journal-cannot-read-nothing-remembered = { $file }: no se puede leer ({ $reason }); no se recuerda nada
journal-not-readable-json-nothing-remembered = { $file }: no se lee como JSON; no se recuerda nada hasta que se escriba de nuevo
journal-not-chosen-last-nothing-remembered = { $file }: no es lo último elegido; no se recuerda nada
journal-cannot-written-choices-not-remembered = { $file }: no se puede escribir ({ $reason }); lo elegido no se recuerda

## A card that refuses

journal-card-failed = La tarjeta no admite nada más: que alguien la mire. Si ahora se va la luz, la partida se pierde.
journal-card-full = La tarjeta está llena: haced sitio. Si ahora se va la luz, la partida se pierde.
journal-card-only-read = La tarjeta solo se puede leer: hace falta otra. Si ahora se va la luz, la partida se pierde.
journal-card-not-permitted = El programa no puede escribir en la tarjeta: companion doctor dice por qué. Si ahora se va la luz, la partida se pierde.
journal-written-again =
    { $lost ->
        [0] Se vuelve a escribir en el diario de { $folder }; no se perdió nada.
        [one] Se vuelve a escribir en el diario de { $folder }; se perdió { NUMBER($lost, useGrouping: 1) } registro.
       *[other] Se vuelve a escribir en el diario de { $folder }; se perdieron { NUMBER($lost, useGrouping: 1) } registros.
    }
journal-kept-again =
    { $lost ->
        [0] Lo que pasa se guarda otra vez en la tarjeta; no se perdió nada.
        [one] Lo que pasa se guarda otra vez en la tarjeta; se perdió { NUMBER($lost, useGrouping: 1) } registro.
       *[other] Lo que pasa se guarda otra vez en la tarjeta; se perdieron { NUMBER($lost, useGrouping: 1) } registros.
    }
journal-records-of-match =
    { $n ->
        [one] { $n } registro de la partida { $match }
       *[other] { $n } registros de la partida { $match }
    }
journal-in-use = { $folder }: ya lo escribe otro companion (proceso { $process }); para ese, o nombra otra carpeta
journal-unknown = desconocido

## What is wrong with the files of a match

journal-problem = { $file }: byte { $at }: { $what }
journal-torn = un final roto de { $size } byte(s): ningún registro entero
journal-torn-zeros = un final roto de { $size } byte(s): ceros
journal-damage = un daño de { $size } byte(s): ningún registro entero
journal-damage-zeros = un daño de { $size } byte(s): ceros
journal-missing-gone = { $lost } registro(s) desde el número { $first }: perdidos
journal-missing-end = { $lost } registro(s) desde el número { $first }: perdidos del final, aunque estaban confirmados
journal-missing-unwritten = { $lost } registro(s) desde el número { $first }: nunca escritos, como se dijo entonces

## Why a start failed

journal-start-silent = terminó sin decir nada; lo mataron, se colgó, o no le quedaba memoria
journal-start-hung = no estuvo listo a tiempo, y se paró
