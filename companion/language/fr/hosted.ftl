### A table that is always on: what it tells those who play, and whoever looks after it.

## To those who play

hosted-undrawn = La table n'est pas dessinée sur les téléphones : ils montrent mots et nombres.
hosted-nameless = La table n'a pas de nom dans le réseau. Les téléphones utilisent l'adresse.
hosted-not-yours = Ce n'est pas à toi de le saisir.
hosted-match-on = Une partie est en cours : finis-la d'abord.
hosted-real-cards = La table n'y donne pas de cartes : un bot ne peut pas jouer.
hosted-no-pace = Il n'y a pas de rythme { $name }.
hosted-nobody-listens = Plus de partie en cours : rien n'a été saisi.
hosted-left-out = Cela ne pourrait être relu plus tard : ce n'est pas saisi.
hosted-cannot-go-on = La dernière partie ne peut reprendre : son journal est abîmé. Une autre commence.
hosted-other-seats = La dernière partie avait { $had } places, la table en a { $has } : elle finit
hosted-other-seats-spoken = La dernière partie avait un autre nombre de places. Elle finit.
hosted-resumed = La partie { $match } reprend où elle en était
hosted-choose = Aucune partie en cours. Choisis sur un téléphone, ou appuie sur bleu pour commencer.
hosted-muted = Muet : ce qui se dit est affiché.
hosted-unmuted = Le son est là.
hosted-volume = Volume { $volume } %

## To whoever looks after the table, in its log

hosted-nameless-logged = pas de nom dans le réseau : { $why } ; les téléphones utilisent l'adresse, et on réessaie
hosted-cannot-go-on-logged = La dernière partie ne peut reprendre : { $why }. Une autre commence
hosted-works-again = marche de nouveau
hosted-part-failed = { $part } : { $why } ; nouvel essai
hosted-part-works = { $part } : marche de nouveau
hosted-seat-input = place { $seat } { $input }
hosted-seat = place { $seat }
hosted-seats = places { $seats }
hosted-whole-table = la table
hosted-closed = a été fermé
hosted-no-terminal = il n'y a pas de terminal ici
hosted-referee-failed = companion : l'arbitre a échoué : { $why }
hosted-error = companion : { $why }
hosted-match = partie { $match }
hosted-match-phase = partie { $match } : { $phase }
hosted-no-match = aucune partie en cours
hosted-reading = lecture de la dernière partie
hosted-with-notices = { $status } ; { $count } avis
# What a club wants played here next; $who is a list of names.
hosted-next-round = Ensuite, ronde { $round }, { $game } : { $who }
hosted-round-on = La ronde { $round } est en cours.
