## debounce

check-asked-every-ms-debounce-ms = { $name } : interrogé toutes les { $poll_ms } ms, antirebond de { $debounce_ms } ms selon le profil : un appui est connu à { $known_ms } ms près.
check-do-debounce-ms-under-usb = À faire : debounce_ms = { $most_ms } pour { $name } sous [usb].
check-flick-button-nail-closer-look = Tape un bouton de l'ongle pour y voir de plus près ; si cela ne descend jamais, dis-le.

## report

check-pin-bcm = broche { $pin } (BCM { $line })
check-0x-electrode = 0x{ $address } électrode { $electrode }
check-board-json-names-pin = { $place } (son board.json nomme la broche)
check-of = { $control } de { $device }
check-place = son emplacement
check-not-checked-run-check-again = Pas vérifié : { $skipped }. Relance la vérification pour eux.
check-table-said = La table a dit : { $note }
check-all-well-checked-table-can = TOUT VA BIEN : { $checked } vérifiés. On peut jouer à cette table.
check-nothing-checked = RIEN n'a été vérifié.

## Questions; $input in capitals

check-hands-off = Pas touche à la table, s'il vous plaît.
check-press = Place { $seat } : appuie sur { $input }
check-touch = Place { $seat } : touche { $input }
check-let-go = Place { $seat } : lâche maintenant { $input }
check-does-it-blink = Place { $seat } : la lampe { $input } clignote-t-elle ?
check-does-it-blink-keys = Place { $seat } : la lampe { $input } clignote-t-elle ? (y/n)

## What was found, as one word of a table: short

check-found-ok = ok
check-found-dead = mort
check-found-stuck = bloqué
check-found-chattering = instable
check-found-swapped = inversé
check-found-miswired = faux
check-found-bridged = ponté
check-found-lost = perdu
check-found-dark = éteint
check-found-skipped = passé
check-head-seat = PLACE
check-head-lamps = LAMPES

## What was found, in a sentence: "Seat 3 red: stays on (it went on and never off)."

check-input-of-seat = Place { $seat } { $input }
check-lamp-of-seat = Place { $seat }, lampe { $input }
check-seat-and-input = place { $seat } { $input }
check-another-input = une autre entrée
check-told-ok = bien
check-told-dead = rien n'est arrivé
check-told-stuck = reste enclenché
check-told-chattering = signale des appuis que personne n'a faits
check-told-swapped = inversé avec { $other }
check-told-miswired = répond comme { $other }
check-told-bridged = répond, et { $other } avec
check-told-lost = ne peut être lu
check-told-dark = ne s'est pas allumé
check-told-skipped = n'a pas été vérifié
check-went-on = s'est enclenché sans personne
check-never-off = s'est enclenché et jamais relâché
check-moved =
    { $edges ->
        [one] { $edges } front
       *[other] { $edges } fronts
    } en { $seconds } s sans personne
check-presses-for-one = { $presses } appuis pour un

## What to do; $here and $there are pins, such as "pin 7 (BCM 4)". The full stop comes by itself.

check-simulated-nothing-to-mend = C'est simulé : rien à réparer
check-to-do-swapped = À faire : échanger les fils en { $here } et { $there } (ou dans le profil)
check-to-do-miswired = À faire : échanger les fils en { $here } et { $there } (ou dans le profil)
check-to-do-bridged = À faire : chercher un pont de soudure entre { $here } et { $there }
check-to-do-dead = À faire : vérifier le fil depuis { $here } et son chemin vers la masse
check-to-do-dead-pad = À faire : vérifier le fil de { $here } au capteur
check-to-do-dark = À faire : vérifier le fil depuis { $here } et son chemin vers la masse
check-to-do-dark-pad = À faire : vérifier le fil de { $here } au capteur
check-to-do-stuck = À faire : dégager de la masse le bouton ou son fil, en { $here }
check-to-do-stuck-pad = À faire : ôter ce qui est sur le capteur, en { $here }
check-to-do-chattering = À faire : réparer un fil lâche en { $here } ; torsader un long fil avec sa masse, 1 kohm à la broche (docs/hardware.md)
check-to-do-chattering-pad = À faire : réparer un fil lâche en { $here } ; le raccourcir, ou monter un peu son touch_threshold
check-to-do-lost = À faire : vérifier câble et alimentation de { $here }
check-to-do-again = À faire : relancer la vérification
check-not-yet =
    PAS ENCORE : { $bad } sur { $checked } { $bad ->
        [one] ne va
       *[other] ne vont
    } pas bien.
check-two-edges-one-button-came = Deux fronts d'un bouton à { $seen } ms d'écart : son antirebond est de { $most_ms } ms au plus.
check-two-edges-one-button-came-ms = Deux fronts d'un bouton à { $seen } ms d'écart : son antirebond peut aller jusqu'à { $most_ms } ms.
check-two-edges-one-button-came-ms-apart = Deux fronts d'un bouton à { $seen } ms d'écart : cela va.

## The camera

check-camera-none = companion check --camera : le profil ne nomme aucune caméra. Ajoutez-y [camera] et device = "/dev/video0".
check-camera-mat = { $seat ->
    [0] Le tapis du pot
   *[other] Le tapis de la place { $seat }
}
check-camera-well = { $mat } : bien vu.
check-camera-partly = { $mat } : vu, mais quelque chose en cache un coin.
check-camera-hidden = { $mat } : introuvable. Est-il sur la table, dans l'image, les coins dégagés ?
check-camera-small = { $mat } : trop petit. Rapprochez la caméra, ou choisissez une plus grande taille dans [camera].
check-camera-dark = { $mat } : trop sombre. Allumez une lampe, et évitez les ombres.
check-camera-blurred = { $mat } : flou. Réglez la mise au point sur la table, et évitez que la caméra bouge.
check-camera-read = lit : { $cards }
check-camera-picture = Ce que voit la caméra est dessiné dans { $file }.
