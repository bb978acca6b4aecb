## Why something is refused: half a sentence, which stands after a colon or alone

sherlock-holmes-refused-already-called = diese Karte wurde schon gerufen
sherlock-holmes-refused-already-played = von diesem Platz ist in dieser Runde keine Karte fällig
sherlock-holmes-refused-already-sweeping = dieser Platz räumt schon ab
sherlock-holmes-refused-count = die Zahlen passen nicht zu den Händen und zum Spiel; zählt noch einmal
sherlock-holmes-refused-counting = der Durchgang wird gerade gezählt
sherlock-holmes-refused-hand-running = ein Durchgang läuft
sherlock-holmes-refused-holmes-is-red = Sherlock Holmes ruft man mit dem roten Knopf; es kostet nichts
sherlock-holmes-refused-missed-holmes = dieser Sherlock Holmes wurde nicht sofort gerufen und ist verfallen
sherlock-holmes-refused-no-hand = es ist nicht ausgeteilt
sherlock-holmes-refused-no-pile = dort liegt keine Karte
sherlock-holmes-refused-no-play = noch hat niemand LOS gerufen
sherlock-holmes-refused-no-ready = noch hat niemand ACHTUNG gerufen
sherlock-holmes-refused-no-sweep = niemand hat SHERLOCK HOLMES gerufen, also wird nicht abgeräumt
sherlock-holmes-refused-recount = die Karten ergeben nicht das ganze Spiel; zählt noch einmal
sherlock-holmes-refused-sweep = gerade wird abgeräumt; das kommt zuerst
sherlock-holmes-refused-two-in-succession = SCOTLAND YARD wurde in dieser Runde schon zweimal gerufen

## What is asked, done and filled in

sherlock-holmes-question-uphold = Gilt der Ruf von { $seat }?
sherlock-holmes-question-first-call = Wer hat zuerst gerufen?
sherlock-holmes-question-pile = Wem gehört der Stapel von { $pile }?
sherlock-holmes-question-pool = Wer bekommt den Topf?
sherlock-holmes-question-sight = { $about ->
    [card] Welche Karte liegt auf dem Stapel von { $seat }?
    [stray] Liegt dort eine Karte von { $seat }?
    [pool-count] Wie viele Karten sind im Topf?
    [hand] Wie viele Karten hat { $seat }?
   *[count] Was zählt das Blatt von { $seat }?
}
sherlock-holmes-action-deal = Es ist ausgeteilt
sherlock-holmes-action-uphold = Der Ruf gilt
sherlock-holmes-action-false-call = Falscher Ruf
sherlock-holmes-action-void-call = Es kostet nichts
sherlock-holmes-action-first-call = War zuerst
sherlock-holmes-action-whole-pile = Zahlt den ganzen Stapel
sherlock-holmes-action-missed-holmes = Holmes verpasst
sherlock-holmes-action-wrong-name = Falscher Name gerufen
sherlock-holmes-action-out = Keine Karten mehr
sherlock-holmes-action-forfeit = Zahlt Karten
sherlock-holmes-action-recount = Den Tisch neu zählen
sherlock-holmes-action-void-hand = Der Durchgang zählt nicht
sherlock-holmes-action-sight = Was die Kamera sieht
sherlock-holmes-action-count = Zählung von { $seat }
sherlock-holmes-action-call = { $seat } ruft ein Paar
sherlock-holmes-action-play = { $seat } hat gelegt
sherlock-holmes-action-sweep = { $seat } ruft SHERLOCK HOLMES
sherlock-holmes-answer-pile-safe = Der Stapel von { $pile } ist sicher
sherlock-holmes-answer-pile = { $choice } nimmt den Stapel von { $pile }
sherlock-holmes-answer-pool = { $choice } nimmt den Topf
sherlock-holmes-answer-sight = Es ist { $choice }
sherlock-holmes-answer-sight-ignore = Es dabei lassen
sherlock-holmes-answer-sight-played = Ja, sie ist gespielt
sherlock-holmes-answer-sight-as-seen = Wie die Kamera zählt
sherlock-holmes-field-uphold-from = Zu welchem Stapel passte es?
sherlock-holmes-field-uphold-pool = Passende Karten im Topf
sherlock-holmes-field-whole-pile-reason = Wofür?
sherlock-holmes-field-count-holmes = Sherlock Holmes
sherlock-holmes-field-count-suspects = Robbers, Burglars, Thieves
sherlock-holmes-field-recount-hands = Karten in jeder Hand
sherlock-holmes-field-recount-piles = Karten auf jedem Stapel
sherlock-holmes-field-recount-pool = Karten im Topf
sherlock-holmes-field-sight-about = Worum geht es?
sherlock-holmes-field-sight-is = Was sieht man?
sherlock-holmes-value-safe = Sicher
sherlock-holmes-value-rest = Auf dem Tisch geruht
sherlock-holmes-value-false-call = Falscher Ruf
sherlock-holmes-value-ignore = Es dabei lassen
sherlock-holmes-value-played = Ja, sie ist gespielt
sherlock-holmes-value-as-seen = Wie die Kamera zählt
sherlock-holmes-label-dealing = Austeilen
sherlock-holmes-label-dealt = Ausgeteilt
sherlock-holmes-label-ready = Achtung ...
sherlock-holmes-label-play = Los
sherlock-holmes-label-sweep = Abräumen
sherlock-holmes-label-counting = Zählen
sherlock-holmes-label-over = Spiel aus
sherlock-holmes-entry-count = Zählung
sherlock-holmes-entry-call = Ruf
sherlock-holmes-entry-play = Karte
sherlock-holmes-entry-sweep = Abräumen
sherlock-holmes-entry-uphold = Ruf gilt
sherlock-holmes-entry-false-call = falscher Ruf
sherlock-holmes-entry-first-call = erster Ruf
sherlock-holmes-entry-pile = Stapel
sherlock-holmes-entry-pool = Topf
sherlock-holmes-entry-missed-holmes = Holmes verpasst
sherlock-holmes-entry-wrong-name = falscher Name
sherlock-holmes-entry-void-call = Ruf ohne Kosten
sherlock-holmes-entry-whole-pile = ganzer Stapel
sherlock-holmes-entry-out = keine Karten
sherlock-holmes-entry-forfeit = Buße
sherlock-holmes-entry-recount = Neuzählung
sherlock-holmes-entry-void-hand = ungültiger Durchgang
sherlock-holmes-entry-sight = Blick der Kamera

## Verdicts, a sentence each. $doubt is how sure an instant is, a length of time, or none

sherlock-holmes-played-unmeasured = { $who } hat eine Karte gelegt, an keinem LOS gemessen.
sherlock-holmes-played = { $who } hat gelegt, { $gap } { $side ->
    [before] vor LOS
   *[after] nach LOS
}{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}{ $guess ->
    [true] ; niemand reagiert in 100 ms
   *[false] { "" }
}.
sherlock-holmes-forfeit = { $who } { $why ->
    [early] hat vor LOS gelegt
    [guessed] hat nach LOS schneller gelegt, als irgendwer reagiert
    [late] hat nicht sofort gelegt
    [slow-withdrawal] hat eine Hand auf dem Stapel gelassen
    [rest] hat Hand oder Arm auf dem Tisch ruhen lassen
    [false-call] hat ein Paar gerufen, das keines ist
    [missed-holmes] hat Sherlock Holmes nicht sofort gerufen
    [wrong-name] hat den falschen Namen gerufen
   *[ruling] zahlt nach dem Wort der Spielleitung
}{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} in den Topf ({ $rule }).
sherlock-holmes-warning = { $who } { $why ->
    [early] hat vor LOS gelegt
    [guessed] hat nach LOS schneller gelegt, als irgendwer reagiert
    [late] hat nicht sofort gelegt
    [slow-withdrawal] hat eine Hand auf dem Stapel gelassen
    [rest] hat Hand oder Arm auf dem Tisch ruhen lassen
    [false-call] hat ein Paar gerufen, das keines ist
    [missed-holmes] hat Sherlock Holmes nicht sofort gerufen
    [wrong-name] hat den falschen Namen gerufen
   *[ruling] zahlt nach dem Wort der Spielleitung
}{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}: eine Warnung, denn es liegt kein Stapel da ({ $rule }).
sherlock-holmes-call-ruled = { $who } hat { $place } gerufen, nach dem Wort der Spielleitung.
sherlock-holmes-call-first = { $who } hat ein Paar gerufen, vor allen anderen.
sherlock-holmes-call-second = { $first } hat zuerst gerufen, { $gap } vor { $who }{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}.
sherlock-holmes-call-later = { $who } hat { $place } gerufen, { $gap } dahinter{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}.
sherlock-holmes-ask-pile = Spielleitung: wem gehört der Stapel von { $owner }? { $names }?
sherlock-holmes-ask-call = Spielleitung: gilt der Ruf von { $who }?{ $touched ->
    [none] { "" }
   *[other] { " " }Seither berührt: { $touched }.
}
sherlock-holmes-ask-card = Spielleitung: welche Karte liegt auf dem Stapel von { $who }? Die Kamera hat { $cards } gelesen.
sherlock-holmes-ask-stray = Spielleitung: die Kamera sieht { $card } am Platz von { $who }, wo keine Karte liegen sollte. Ist sie gespielt?
sherlock-holmes-ask-pool-count = Spielleitung: die Kamera sieht { $seen ->
    [one] { $seen } Karte
   *[other] { $seen } Karten
} im Topf, nach der Buchführung sind es { $pool }.
sherlock-holmes-ask-hand = Spielleitung: die Kamera sieht { $seen ->
    [one] { $seen } Karte
   *[other] { $seen } Karten
} im Blatt von { $who }, nach der Buchführung sind es { $hand }.
sherlock-holmes-ask-count = Spielleitung: die Kamera zählt { $holmes } Holmes und { $suspects } Verdächtige bei { $who }; das passt nicht zu dem, was gezählt wurde.
sherlock-holmes-doubt-first-call = Zu knapp: { $names }? { $apart ->
    [none] Nichts verrät, wessen Hand es war.
   *[other] { $apart }.
} Spielleitung?
sherlock-holmes-doubt-pile = Zu knapp am Stapel von { $owner }: { $names }? { $apart ->
    [none] Nichts verrät, wessen Hand es war.
   *[other] { $apart }.
} Spielleitung?
sherlock-holmes-doubt-pool = Zu knapp, wer den Topf bekommt: { $names }? { $apart ->
    [none] Nichts verrät, wessen Hand es war.
   *[other] { $apart }.
} Spielleitung?
sherlock-holmes-capture = { $who } erobert { $won }{ $own ->
    [0] { "" }
   *[other] ; mit dem eigenen Stapel von { $own } auf die Hand
}.
sherlock-holmes-capture-piles = den Stapel von { $owners }, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
sherlock-holmes-capture-pool = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus dem Topf
sherlock-holmes-void = { $what ->
    [call] Der Ruf
    [sweep] Das Abräumen
   *[other] { $what }
} von { $who } verfällt: { $why ->
    [sweep] ein Abräumen geht vor
    [late] ein früherer Ruf hatte die Karten schon genommen
    [holmes] Sherlock Holmes ruft man mit dem roten Knopf
    [out] das Spiel war schon vorbei
    [wrong-name] es war der falsche Name
   *[ruling] nach dem Wort der Spielleitung
}.
sherlock-holmes-sweep-open = { $who } ruft SHERLOCK HOLMES!
sherlock-holmes-safe = Der Stapel von { $owner } ist sicher: { $by ->
    [dealer] nach dem Wort der Spielleitung
   *[owner] die eigene Hand war zuerst da
}{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}.
sherlock-holmes-taken = Der Stapel von { $owner } geht an { $who }: { $by ->
    [dealer] nach dem Wort der Spielleitung
   *[sweeper] die abräumende Hand war zuerst da
}{ $doubt ->
    [none] { "" }
   *[other] , auf { $doubt } sicher
}.
sherlock-holmes-sweep = Das Abräumen von { $sweepers } ist vorbei: { $won ->
    [none] nichts
   *[other] { $won }
}. Alle anderen nehmen ihren Stapel auf.
sherlock-holmes-sweep-takes = { $who } nimmt den Stapel von { $owner }
sherlock-holmes-sweep-safe = sicher: { $names }
sherlock-holmes-sweep-untouched = unberührt: { $names }
sherlock-holmes-sweep-pool = { $who } nimmt den Topf, { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
sherlock-holmes-yard = { $who } ruft SCOTLAND YARD{ $again ->
    [true] , NOCH EINMAL
   *[false] { "" }
}: alle geben { $cards } Karten nach links.
sherlock-holmes-out = { $who } hat keine Karten mehr. Das Spiel hält an; alle nehmen auf.
sherlock-holmes-ruled-void-hand = Der Durchgang zählt nicht: niemand punktet, und dieselbe Person gibt noch einmal.
sherlock-holmes-ruled-recount = Die Spielleitung entscheidet: die Karten werden neu gezählt.
sherlock-holmes-counted = { $who }: von der Kamera gezählt, { $holmes } Holmes und { $suspects } Verdächtige (Karten: { $cards }).

## How the table stands, a line each, in a record

sherlock-holmes-state = Phase { $phase }, Runde { $round }
sherlock-holmes-state-hands = Hände: { $list }
sherlock-holmes-state-piles = Stapel: { $list }
sherlock-holmes-state-scores = Punkte: { $list }
sherlock-holmes-state-pool = Topf: { $n }

## The photo finish

sherlock-holmes-photo-calls = Wer zuerst gerufen hat
sherlock-holmes-photo-holmes = Wer Sherlock Holmes zuerst gerufen hat
sherlock-holmes-photo-zero = { $who } ruft
sherlock-holmes-photo-pile = Am Stapel von { $who }
sherlock-holmes-photo-sweep = Das Abräumen, Stapel für Stapel
sherlock-holmes-photo-owner = eigene Hand
sherlock-holmes-photo-sweeper = fremde Hand
sherlock-holmes-photo-first-shield = Zuerst: die eigene Hand
sherlock-holmes-photo-first-pile = Zuerst: die abräumende Hand
sherlock-holmes-photo-nobody = Keine Hand war zu spüren
sherlock-holmes-photo-against = Gegen { $word }
sherlock-holmes-photo-time-to-play = Die Zeit zum Legen
sherlock-holmes-photo-time-to-lift = Die Zeit zum Loslassen
sherlock-holmes-photo-no-play = nicht gelegt
sherlock-holmes-photo-stayed = Wie lange die Hand blieb
sherlock-holmes-photo-hand = Hand auf { $input ->
    [pile] dem Stapel
    [shield] dem Schild
    [rail] der Kante
   *[other] { $input }
}

## On the display

sherlock-holmes-input-white = Paar
sherlock-holmes-input-red = Holmes!
sherlock-holmes-input-blue = Yard!
sherlock-holmes-input-pile = legen
sherlock-holmes-input-shield = schützen
sherlock-holmes-input-rail = Arm
sherlock-holmes-input-reach = abräumen
sherlock-holmes-figure-hands = Hand
sherlock-holmes-figure-piles = Stapel
sherlock-holmes-figure-laid = gesehen
sherlock-holmes-figure-scores = Punkte
sherlock-holmes-figure-pool = Topf
sherlock-holmes-figure-round = Runde
sherlock-holmes-short-early = zu früh
sherlock-holmes-short-guessed = geraten
sherlock-holmes-short-late = zu spät
sherlock-holmes-short-slow-withdrawal = Hand blieb
sherlock-holmes-short-rest = geruht
sherlock-holmes-short-false-call = falscher Ruf
sherlock-holmes-short-missed-holmes = Holmes verpasst
sherlock-holmes-short-wrong-name = falscher Name
sherlock-holmes-short-ruling = Spielleitung
sherlock-holmes-resting-dealing = Austeilen
sherlock-holmes-resting-dealt = Macht euch bereit
sherlock-holmes-resting-counting = Zählen
sherlock-holmes-word-first = { $who } war zuerst
sherlock-holmes-word-match = { $who }: ein Paar?
sherlock-holmes-word-pile = Stapel von { $who }?
sherlock-holmes-word-takes = { $who } nimmt { $n }
sherlock-holmes-word-pays = { $who }: { $why }
sherlock-holmes-word-sweep-open = ABRÄUMEN
sherlock-holmes-word-sweep = Abgeräumt
sherlock-holmes-word-yard = SCOTLAND YARD{ $again ->
    [true] { " " }NOCH EINMAL
   *[false] { "" }
}
sherlock-holmes-word-out = { $who } ist aus
sherlock-holmes-word-won = { $who } gewinnt
sherlock-holmes-word-overturned = Zurückgenommen
sherlock-holmes-word-void-hand = Der Durchgang zählt nicht
sherlock-holmes-note-safe = Stapel sicher
sherlock-holmes-note-taken = Stapel geht an { $who }
sherlock-holmes-note-score = +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
sherlock-holmes-note-played = gelegt
sherlock-holmes-note-played-in = gelegt nach { $time }
sherlock-holmes-note-forfeit = { $why }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
sherlock-holmes-note-warning = { $why }: eine Warnung
sherlock-holmes-note-first = rief zuerst
sherlock-holmes-note-called = rief { $place }
sherlock-holmes-note-called-behind = rief { $place }, +{ $gap }
sherlock-holmes-note-capture = nimmt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
sherlock-holmes-note-ask = gilt der Ruf?
sherlock-holmes-note-sight = was liegt da?
sherlock-holmes-note-counted = Kamera: { $holmes } Holmes, { $suspects } Verdächtige
sherlock-holmes-note-void = { $what ->
    [call] Ruf
    [sweep] Abräumen
   *[other] { $what }
} verfällt
sherlock-holmes-note-sweep-open = SHERLOCK HOLMES!
sherlock-holmes-note-yard = SCOTLAND YARD!
sherlock-holmes-note-out = keine Karten mehr
sherlock-holmes-note-won = gewinnt die Partie
sherlock-holmes-note-fault = { $what }: { $why }
sherlock-holmes-note-sensors = Sensoren
sherlock-holmes-asked-first-call = Wer hat zuerst gerufen?
sherlock-holmes-asked-call = Gilt der Ruf von { $who }?
sherlock-holmes-asked-pile = Wem gehört der Stapel von { $who }?
sherlock-holmes-asked-pool = Wer nimmt den Topf?

## An owner's pack, in a profile

sherlock-holmes-pack-wrong = { $holmes } Holmes und { $suspects } Verdächtige
sherlock-holmes-pack-expected = nicht mehr als seine { $cards } Karten

## The page of rules

sherlock-holmes-page-about = Ein Spiel für Augen und Hände, nach den Regeln von 1904. Alle legen auf dasselbe Wort eine Karte. Wer zuerst ein Paar sieht und ruft, nimmt den Stapel. Wer Sherlock Holmes aufdeckt, räumt den Tisch ab.
sherlock-holmes-page-line = Augen und Hände: sieh ein Paar, ruf es zuerst.
sherlock-holmes-page-length = 20 bis 40 Minuten
sherlock-holmes-page-needs = drei Knöpfe und drei Flächen je Platz, ein Lautsprecher; die Karten des Spiels
sherlock-holmes-page-input-white = du rufst ein Paar. Sag das Wort laut, während du drückst.
sherlock-holmes-page-input-red = du hast Sherlock Holmes aufgedeckt und rufst ihn.
sherlock-holmes-page-input-blue = du rufst Scotland Yard: alle geben drei Karten nach links.
sherlock-holmes-page-input-pile = deine Karte landet auf deinem Stapel, oder eine Hand erreicht beim Abräumen einen Stapel.
sherlock-holmes-page-input-shield = deine Hand schützt den eigenen Stapel.
sherlock-holmes-page-input-rail = die Tischkante. Kein Arm darf dort ruhen.
sherlock-holmes-page-option-target = Wer gewinnt
sherlock-holmes-page-option-target-20 = wer zuerst 20 Punkte hat
sherlock-holmes-page-option-target-50 = wer zuerst 50 Punkte hat
sherlock-holmes-page-option-target-100 = wer zuerst 100 Punkte hat
sherlock-holmes-page-option-prompt-us = Legen nach dem Wort
sherlock-holmes-page-option-prompt-us-1500000 = innerhalb von 1,5 Sekunden
sherlock-holmes-page-option-prompt-us-2500000 = innerhalb von 2,5 Sekunden
sherlock-holmes-page-option-prompt-us-1000000 = innerhalb von 1 Sekunde
sherlock-holmes-page-option-fastest-us = Eine Karte binnen 100 ms nach LOS
sherlock-holmes-page-option-fastest-us-0 = wird markiert: so schnell reagiert niemand
sherlock-holmes-page-option-fastest-us-100000 = kostet eine Karte, wie eine vor LOS
sherlock-holmes-page-round = Eine Runde
sherlock-holmes-page-round-1 = ACHTUNG wird gerufen, dann LOS. Bei LOS legen alle die oberste Karte ihrer Hand offen auf den eigenen Stapel: ein Tipp auf { $pile }, und weg mit der Hand.
sherlock-holmes-page-round-2 = Ein ACHTUNG ohne LOS ist eine Falle. Eine Karte vor LOS kostet dich eine weitere Karte; eine, die zu lange danach kommt, ebenso.
sherlock-holmes-page-round-3 = Gleicht deine oberste Karte der obersten eines anderen Stapels oder einer Karte im Topf, ruf es mit { $white }. Der erste Ruf nimmt die passenden Stapel und den eigenen auf die Hand.
sherlock-holmes-page-round-4 = Ein Ruf, zu dem nichts passt, kostet deinen ganzen Stapel.
sherlock-holmes-page-sweep = Das Abräumen
sherlock-holmes-page-sweep-1 = Decke Sherlock Holmes auf und ruf ihn sofort: { $red }. Dann nimm jeden Stapel, den du erreichst ({ $reach }), bevor er geschützt wird.
sherlock-holmes-page-sweep-2 = Schütze deinen Stapel, wenn Sherlock Holmes gerufen wird: { $shield }. Eine Hand, die schon vorher dort lag, schützt nichts.
sherlock-holmes-page-sweep-3 = Beim Abräumen gibt es keine Paare, aber ein Ruf, der vorher kam, wird zuerst entschieden. Wer abräumt, nimmt auch den Topf. Alle anderen nehmen dann ihren Stapel auf.
sherlock-holmes-page-costs = Was es kostet
sherlock-holmes-page-costs-1 = Eine Karte in den Topf: zu früh, zu spät, eine Hand, die auf dem Stapel bleibt, ein zu spät gerufener Holmes.
sherlock-holmes-page-costs-2 = Zwei Karten: der falsche Name, Holmes statt Scotland Yard oder umgekehrt.
sherlock-holmes-page-costs-3 = Der ganze Stapel: ein falscher Ruf, ein Arm, der auf der Tischkante ruht, oder eine Hand, die zum Bewachen wieder auf dem Stapel liegt.
sherlock-holmes-page-score = Punkte
sherlock-holmes-page-score-1 = Ein Durchgang endet, wenn jemand keine Karten mehr hat. Dann zählen alle, was sie haben: 5 für jeden Sherlock Holmes, 1 für jeden Robber, Burglar und Thief.
sherlock-holmes-page-score-2 = Wer 50 oder mehr hat, gewinnt. Führen zwei gemeinsam, wird noch ein Durchgang gespielt.
sherlock-holmes-page-judged = Was die Maschine entscheidet
sherlock-holmes-page-judged-1 = Wer zuerst war, wer zu früh oder zu spät, wessen Hand einen Stapel zuerst erreichte, wer ruhte, und wie viele Karten alle haben.
sherlock-holmes-page-judged-2 = Wo ihre Sensoren es nicht wissen, sagt sie das und fragt die Spielleitung. Wo sie die Karten nicht lesen kann, sagt die Spielleitung, ob ein Ruf gilt. Sie kann jede Entscheidung der Runde zurücknehmen.

## The lesson: $pile, $white and so on are keys of the learner, $name2 a player. At most 280 letters each

sherlock-holmes-lesson-about = Lege bei LOS, ruf ein Paar, räume ab, schütze deinen Stapel, ruf Scotland Yard.
sherlock-holmes-lesson-welcome = Sherlock Holmes in zwei Minuten. Du sitzt auf Platz 1, mit drei geduldigen Mitspielenden.
sherlock-holmes-lesson-finish = Mehr muss man nicht wissen.
sherlock-holmes-lesson-why-early = Deine Karte kam vor LOS: Hände weg, bis das Wort gefallen ist.
sherlock-holmes-lesson-why-guessed = Deine Karte kam schneller nach LOS, als irgendwer reagieren kann: warte auf das Wort.
sherlock-holmes-lesson-why-late = Deine Karte kam zu spät: tippe { $pile }, sobald du LOS hörst oder siehst.
sherlock-holmes-lesson-why-slow-withdrawal = Deine Hand blieb auf dem Stapel: tippe { $pile } und lass sofort los.
sherlock-holmes-lesson-why-rest = Dein Arm lag auf der Tischkante, und das kostet den Stapel.
sherlock-holmes-lesson-why-false-call = Du hast ein Paar gerufen, aber deine Karte gleicht keiner anderen: das kostet den Stapel.
sherlock-holmes-lesson-why-missed-holmes = Du hast Sherlock Holmes aufgedeckt und nicht gerufen: drücke sofort { $red }.
sherlock-holmes-lesson-why-wrong-name = Das war der andere Name: Sherlock Holmes ist { $red }, Scotland Yard ist { $blue }.
sherlock-holmes-lesson-was-yard = Das war SCOTLAND YARD: mit { $blue } geben alle drei Karten nach links.
sherlock-holmes-lesson-play = Bei ACHTUNG mach dich bereit. Bei LOS lege deine oberste Karte auf deinen Stapel: tippe { $pile }, nicht länger. Eine Karte vor LOS kostet dich eine, und manches ACHTUNG hat kein LOS.
sherlock-holmes-lesson-play-done = So legt man, und der Tisch hat gemessen, wie schnell du warst.
sherlock-holmes-lesson-match = Lege bei LOS mit { $pile }, dann sieh dir die Karten an. Ist deine dieselbe wie die auf einem anderen Stapel? Das ist ein Paar: ruf es mit { $white }. Wer zuerst ruft, nimmt den Stapel.
sherlock-holmes-lesson-match-done = Deins: beide Stapel kommen unter deine Hand. Ein Paar, das keines ist, hätte dich den Stapel gekostet.
sherlock-holmes-lesson-holmes = Lege bei LOS mit { $pile }: du wirst SHERLOCK HOLMES aufdecken. Ruf ihn mit { $red }. Dann räume ab: lege mit 2, 3 und 4 eine Hand auf die Stapel der anderen, oder berühre sie, bevor sie verdeckt sind.
sherlock-holmes-lesson-holmes-done = Abgeräumt. Was du zuerst erreicht hast, ist deins.
sherlock-holmes-lesson-holmes-slip = Das Abräumen ist vorbei, und deine Hand hat keinen Stapel erreicht: sei schnell mit 2, 3 und 4.
sherlock-holmes-lesson-protect = Lege bei LOS mit { $pile }. Diesmal deckt { $name2 } SHERLOCK HOLMES auf. Sobald er gerufen wird, verdecke deinen Stapel mit { $shield }, bis das Abräumen vorbei ist.
sherlock-holmes-lesson-protect-done = Sicher: deine Hand war zuerst da.
sherlock-holmes-lesson-protect-slip-1 = Dein Stapel ist weg: eine andere Hand lag darauf, bevor { $shield } ihn verdeckt hat.
sherlock-holmes-lesson-protect-slip-2 = Das Abräumen ist vorbei, und du hast deinen Stapel nicht verdeckt: drücke { $shield }.
sherlock-holmes-lesson-yard = Genug von deinen Karten? Ruf SCOTLAND YARD mit { $blue }: alle geben drei Karten nach links. Mach es jetzt.
sherlock-holmes-lesson-yard-done = Drei Karten sind nach links gewandert. Das darfst du höchstens zweimal hintereinander.

## Phases and questions by name

sherlock-holmes-prompt-false-call = Falscher Ruf
sherlock-holmes-prompt-void-call = Ruf ohne Kosten
sherlock-holmes-phase-dealing = Austeilen
sherlock-holmes-phase-dealt = ausgeteilt
sherlock-holmes-phase-ready = Achtung
sherlock-holmes-phase-play = Los
sherlock-holmes-phase-sweep = Abräumen
sherlock-holmes-phase-counting = Zählen
sherlock-holmes-phase-over = vorbei

## On paper: what is printed, and what is wrong with an owner's list

sherlock-holmes-words-section = [{ $section }] ist kein Teil einer Wörterliste
sherlock-holmes-words-section-expected = { $sections }
sherlock-holmes-words-empty = es steht kein Wort darin
sherlock-holmes-words-empty-expected = Wörter mit ihrer Anzahl unter { $sections }
sherlock-holmes-words-many = { $n } Karten
sherlock-holmes-words-many-expected = höchstens { $most }: mehr Zeichen gibt es nicht
sherlock-holmes-words-unread = nicht lesbar ({ $why })
sherlock-holmes-words-unread-expected = eine Liste von Wörtern
sherlock-holmes-words-not-utf8 = ist kein UTF-8-Text
sherlock-holmes-words-not-utf8-expected = eine als UTF-8 gesicherte Textdatei
sherlock-holmes-words-not-toml = ist kein TOML ({ $why })
sherlock-holmes-words-not-toml-expected = Zeilen wie "EIN WORT" = 3
sherlock-holmes-words-no-table = ist kein Abschnitt
sherlock-holmes-words-no-table-expected = eine Überschrift in eckigen Klammern und Wörter darunter
sherlock-holmes-words-twice = „{ $word }“ steht zweimal da
sherlock-holmes-words-twice-expected = jedes Wort einmal, mit seiner Anzahl
sherlock-holmes-words-word = „{ $word }“ kann nicht auf einer Karte stehen
sherlock-holmes-words-word-expected = 1 bis { $most } Buchstaben, ohne Leerzeichen an den Enden
sherlock-holmes-words-number = { $number }
sherlock-holmes-words-number-expected = eine ganze Zahl, 1 oder mehr
