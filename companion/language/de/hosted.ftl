## To those who play

hosted-undrawn = Der Tisch wird auf Telefonen nicht gezeichnet: sie zeigen Wörter und Zahlen.
hosted-nameless = Der Tisch hat keinen Namen im Netz. Telefone nehmen die Adresse.
hosted-not-yours = Das ist nicht deine Sache.
hosted-match-on = Eine Partie läuft: beende sie zuerst.
hosted-real-cards = Dort gibt der Tisch keine Karten: ein Bot kann nicht spielen.
hosted-no-pace = Es gibt kein Tempo { $name }.
hosted-nobody-listens = Keine Partie läuft mehr: nichts wurde eingetragen.
hosted-left-out = Das ließe sich später nicht wieder lesen: es wurde nicht eingetragen.
hosted-cannot-go-on = Die letzte Partie kann nicht weitergehen: ihre Aufzeichnung ist beschädigt. Eine neue beginnt.
hosted-other-seats = Die letzte Partie hatte { $had } Plätze, der Tisch hat { $has }: sie endet
hosted-other-seats-spoken = Die letzte Partie hatte eine andere Zahl von Plätzen. Sie endet.
hosted-resumed = Partie { $match } geht weiter, wo sie war
hosted-choose = Keine Partie läuft. Wähle auf einem Telefon, oder drücke Blau, um zu beginnen.
hosted-muted = Stumm: was gesagt wird, wird gezeigt.
hosted-unmuted = Nicht stumm.
hosted-volume = Lautstärke { $volume } %

## To whoever looks after the table, in its log

hosted-nameless-logged = kein Name im Netz: { $why }; Telefone nehmen die Adresse, und es wird wieder versucht
hosted-cannot-go-on-logged = Die letzte Partie kann nicht weitergehen: { $why }. Eine neue beginnt
hosted-works-again = geht wieder
hosted-part-failed = { $part }: { $why }; neuer Versuch
hosted-part-works = { $part }: geht wieder
hosted-seat-input = Platz { $seat } { $input }
hosted-seat = Platz { $seat }
hosted-seats = Plätze { $seats }
hosted-whole-table = der Tisch
hosted-closed = wurde geschlossen
hosted-no-terminal = hier ist kein Terminal
hosted-referee-failed = companion: der Schiedsrichter hat versagt: { $why }
hosted-error = companion: { $why }
hosted-match = Partie { $match }
hosted-match-phase = Partie { $match }: { $phase }
hosted-no-match = keine Partie läuft
hosted-with-notices = { $status }; { $count } Hinweise
hosted-reading = lese die letzte Partie
# What a club wants played here next; $who is a list of names.
hosted-next-round = Als Nächstes Runde { $round }, { $game }: { $who }
hosted-round-on = Runde { $round } läuft.
