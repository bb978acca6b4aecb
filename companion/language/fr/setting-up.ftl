### Setting a table up: what was found plugged in, and what its parts are called.

setting-up-title = Décrire une table
setting-up-lost = La table ne répond pas. L'assistant y est-il encore ouvert ?
setting-up-done = Fini.
setting-up-expected = un choix est attendu

## What is plugged in

setting-up-pretended = Un encodeur simulé
setting-up-pretended-about = { $count } boutons qui n'existent pas : appuie sur les chiffres 1 à { $count }
setting-up-pretended-speaker = Un haut-parleur simulé
setting-up-digit = { $name } (chiffre { $digit })
setting-up-digit-lamp = la lampe du chiffre { $digit }
setting-up-control-of = { $control } de { $part }
setting-up-usb-about = { $count } boutons, { $ident }
setting-up-lines-used = { $count } lignes du connecteur servent à une table en marche ; l'arrêter, puis regarder encore : sudo systemctl stop companion
setting-up-header = Le connecteur du Pi
setting-up-free-lines = { $count } lignes libres
setting-up-pin = broche { $pin } (BCM { $line })
setting-up-touch = Contrôleur tactile { $address }
setting-up-touch-about = 12 capteurs, sur le bus I2C { $bus }
setting-up-electrode = { $address } électrode { $n }
setting-up-board = Carte de place { $name }
setting-up-board-about = { $inputs } entrées, { $lamps } lampes, places { $seats }
setting-up-seat-input = place { $seat } { $input }
setting-up-seat-input-of = place { $seat } { $input } de { $part }

## Measuring the screen of a phone

setting-up-other-input = { $why } ; choisir un autre --input
setting-up-touch-kept = { $ms } ms, à { $doubt } ms près ; gardé pour le navigateur de ce téléphone
setting-up-touch-not-kept = { $ms } ms, à { $doubt } ms près ; pas gardé : la page ne garde rien sur ce téléphone (fenêtre privée ?)
