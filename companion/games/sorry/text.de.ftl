## Colours and squares

sorry-colour-red = Rot
sorry-colour-blue = Blau
sorry-colour-yellow = Gelb
sorry-colour-green = Grün
sorry-square-start = Start
sorry-square-home = Ziel
sorry-letter-red = R
sorry-letter-blue = B
sorry-letter-yellow = G
sorry-letter-green = N
sorry-letter-start = S
sorry-letter-home = Z

## What each card asks for, in a few words below the card

sorry-card-1 = Figur raus, oder 1 vor
sorry-card-2 = Figur raus, oder 2 vor; noch einmal
sorry-card-3 = 3 vor
sorry-card-4 = 4 zurück
sorry-card-5 = 5 vor
sorry-card-7 = 7 vor, mit einer Figur oder zweien
sorry-card-8 = 8 vor
sorry-card-10 = 10 vor, oder 1 zurück
sorry-card-11 = 11 vor, oder Plätze tauschen
sorry-card-12 = 12 vor
sorry-card-SORRY = vom Start auf ein gegnerisches Feld

## Moves in sentences: "red 4 to 16, sliding to 19, sending back green from 17"

sorry-part-goes = { $colour } von { $from } nach { $to }
sorry-part-changes = { $part }, tauscht mit { $colour }
sorry-part-slides = { $part }, rutscht bis { $to }
sorry-part-sends = { $part }, schickt zurück: { $men }
sorry-man-from = { $colour } von { $at }
sorry-part-then = { $first }, dann { $second }
sorry-move-numbered = { $number }) { $parts }
sorry-men-of = { $colour } { $squares }

## Moves on a button: "R 4 → 16, slides 19, green back"

sorry-step-changes = { $man } { $from } ⇄ { $other } { $to }
sorry-step-out = { $man } kommt raus
sorry-step-goes = { $man } { $from } → { $to }
sorry-step-slides = { $step }, rutscht { $to }
sorry-step-back = { $step }, { $who } zurück
sorry-step-and = { $first } und { $second }

## Verdicts

sorry-verdict-answered-accept = { $who } geht mit.
sorry-verdict-answered-drop = { $who } steigt aus.
sorry-verdict-board = Das Brett ist berichtigt: { $men }.
sorry-verdict-call-double = { $who } verdoppelt! { $asked }: mitgehen oder aussteigen?
sorry-verdict-call-redouble = { $who } verdoppelt noch einmal! { $asked }: mitgehen oder aussteigen?
sorry-verdict-colours = Farben: { $colours }.
sorry-verdict-dealt =
    { $n ->
        [one] Die Karten liegen bereit: { $n } Karte im Stapel.
       *[other] Die Karten liegen bereit: { $n } Karten im Stapel.
    }
sorry-verdict-dealt-hands =
    { $n ->
        [one] Die Karten liegen bereit: { $n } Karte im Stapel, Hände: { $hands }.
       *[other] Die Karten liegen bereit: { $n } Karten im Stapel, Hände: { $hands }.
    }
sorry-verdict-discarded = { $who } kann nicht ziehen und legt ab.
sorry-verdict-doubt = Zu knapp: { $question } { $between }, { $apart }. Spielleitung?
sorry-verdict-drawn = { $who } deckt auf: { $card }; noch { $left }.
sorry-verdict-extra-draw = { $who } zieht noch eine Karte.
sorry-verdict-forfeit = { $who } hat keinen Zug mit { $card }.
sorry-verdict-hand = { $who } hält { $cards }.
sorry-verdict-lead = { $who } beginnt, mit { $card }.
sorry-verdict-moved = { $who } spielt { $card }: { $parts }.
sorry-verdict-moved-only = { $who } spielt { $card }, der einzige Zug: { $parts }.
sorry-verdict-moves-forced = { $who } muss { $card } spielen: { $moves }.
sorry-verdict-moves-one = { $who } darf { $card } spielen oder verzichten: { $moves }.
sorry-verdict-moves-many = { $who } hat { $n } Züge mit { $card }: { $moves }.
sorry-verdict-moves-may-pass = { $who } hat { $n } Züge mit { $card } und darf auf alle verzichten: { $moves }.
sorry-verdict-passed = { $who } verzichtet auf den Tausch.
sorry-verdict-picked = { $who } sieht sich Zug { $move } an.
sorry-verdict-refilled = { $who } nimmt eine Karte; noch { $left }.
sorry-verdict-reshuffle =
    { $n ->
        [one] Der Stapel ist leer: mischt { $n } Karte.
       *[other] Der Stapel ist leer: mischt { $n } Karten.
    }
sorry-verdict-ruled = Die Spielleitung entscheidet: { $ruling }.
sorry-verdict-score = { $won }. Dieses Spiel: { $hand }. Insgesamt: { $total }.
sorry-winner-has = Der Sieg bringt { $normal }
sorry-winner-has-bonus = Der Sieg bringt { $normal } und { $bonus } Bonus
sorry-winner-has-times = Der Sieg bringt { $normal }, mal { $times }
sorry-winner-has-bonus-times = Der Sieg bringt { $normal } und { $bonus } Bonus, mal { $times }
sorry-verdict-stake-twice = Das Spiel zählt doppelt; dabei: { $players }.
sorry-verdict-stake = Das Spiel zählt { $times }-fach; dabei: { $players }.
sorry-verdict-tie = { $names } liegen gleichauf und ziehen noch einmal.
sorry-verdict-turn = { $who } ({ $colour }) ist am Zug.
sorry-verdict-won =
    { $n ->
        [one] { $names } gewinnt. Gewonnene Spiele: { $games }.
       *[other] { $names } gewinnen. Gewonnene Spiele: { $games }.
    }
sorry-verdict-won-double =
    { $n ->
        [one] { $names } gewinnt ein doppeltes Spiel. Gewonnene Spiele: { $games }.
       *[other] { $names } gewinnen ein doppeltes Spiel. Gewonnene Spiele: { $games }.
    }
sorry-verdict-won-drop-out =
    { $n ->
        [one] { $names } gewinnt: alle anderen sind ausgestiegen. Gewonnene Spiele: { $games }.
       *[other] { $names } gewinnen: alle anderen sind ausgestiegen. Gewonnene Spiele: { $games }.
    }
sorry-verdict-won-drop-out-double =
    { $n ->
        [one] { $names } gewinnt ein doppeltes Spiel: alle anderen sind ausgestiegen. Gewonnene Spiele: { $games }.
       *[other] { $names } gewinnen ein doppeltes Spiel: alle anderen sind ausgestiegen. Gewonnene Spiele: { $games }.
    }

## What is in doubt, within sorry-verdict-doubt

sorry-doubt-draw-or-commit = war der Zug fertig, als die nächste Karte gezogen wurde?
sorry-doubt-two-calls = wer hat zuerst verdoppelt?
sorry-doubt-call-or-win = wurde vor dem Siegzug verdoppelt?

## What was ruled, within sorry-verdict-ruled

sorry-ruled-draw-stands = die gezogene Karte gilt
sorry-ruled-draw-void = die gezogene Karte gilt nicht, es wird neu gezogen
sorry-ruled-caller = wer zuerst verdoppelt hat, steht fest
sorry-ruled-call-stands = die Verdoppelung gilt
sorry-ruled-win-stands = der Siegzug gilt

## How the board stands, line by line

sorry-state-phase = Phase { $phase }
sorry-state-turn = Phase { $phase }, { $who } am Zug
sorry-state-card = Phase { $phase }, { $who } am Zug mit { $card }
sorry-state-men = Figuren: { $men }
sorry-state-no-men = Figuren: noch keine
sorry-state-pack =
    { $n ->
        [one] Stapel: { $n } Karte
       *[other] Stapel: { $n } Karten
    }
sorry-state-total = gesamt: { $total }
sorry-phase-dealing = Austeilen
sorry-phase-lead-draw = Ziehen um den Beginn
sorry-phase-colours = Farben
sorry-phase-draw = Ziehen
sorry-phase-move = Zug
sorry-phase-refill = Nachnehmen
sorry-phase-call = Verdoppelung
sorry-phase-ruling = Entscheidung
sorry-phase-over = vorbei

## Why something is refused: half a sentence, which may stand alone or follow a colon

sorry-refused-already-answered = diese Antwort wurde schon gegeben
sorry-refused-bad-board = so können Figuren nicht stehen: eine je Feld, und keine Seite ganz im Ziel
sorry-refused-bad-pack = das sind nicht die Karten des Stapels
sorry-refused-bad-ruling = das beantwortet die Frage nicht
sorry-refused-call-pending = eine Verdoppelung wartet auf Antworten
sorry-refused-card-due = erst muss eine Karte aufgedeckt werden
sorry-refused-card-exhausted = davon sind schon alle aufgedeckt
sorry-refused-card-open = eine Karte wird schon gespielt
sorry-refused-choose-first = erst muss gewählt werden
sorry-refused-colour-taken = diese Farbe ist vergeben
sorry-refused-deal-due = erst muss gemischt und ausgeteilt werden
sorry-refused-dropped-out = wer ausgestiegen ist, ist bis zum nächsten Spiel draußen
sorry-refused-game-over = das Spiel ist aus
sorry-refused-must-move = ein Zug nach vorn ist möglich, also muss er sein
sorry-refused-no-call = niemand hat verdoppelt
sorry-refused-no-legal-move = diese Karte lässt sich nicht spielen
sorry-refused-no-such-card = diese Karte gibt es nicht
sorry-refused-no-such-move = kein Zug hat diese Nummer
sorry-refused-nothing-to-rule = es gibt nichts zu entscheiden
sorry-refused-not-in-hand = diese Karte ist nicht in der Hand
sorry-refused-not-in-mode = das gehört nicht zu dieser Spielart
sorry-refused-not-your-turn = jemand anderes ist am Zug
sorry-refused-play-not-complete = der Zug davor ist nicht fertig
sorry-refused-playable-card-held = eine Karte der Hand lässt sich spielen
sorry-refused-refill-due = erst muss nachgenommen werden
sorry-refused-ruling-pending = erst ist die Spielleitung gefragt
sorry-refused-unused-input = das bedeutet in diesem Spiel nichts

## The same at a seat whose press was refused: a few words

sorry-short-refused-play-not-complete = zu früh: erst der Zug
sorry-short-refused-refill-due = zu früh: erst eine Karte nehmen
sorry-short-refused-not-your-turn = jemand anderes ist am Zug
sorry-short-refused-choose-first = wähle erst einen Zug
sorry-short-refused-card-due = erst eine Karte aufdecken
sorry-short-refused-card-open = eine Karte ist offen: erst ziehen
sorry-short-refused-deal-due = erst mischen und austeilen
sorry-short-refused-call-pending = erst auf die Verdoppelung antworten
sorry-short-refused-ruling-pending = warte auf die Spielleitung
sorry-short-refused-already-answered = hat geantwortet
sorry-short-refused-dropped-out = bis zum nächsten Spiel draußen
sorry-short-refused-game-over = das Spiel ist aus
sorry-short-refused-not-in-mode = hier wird nicht verdoppelt
sorry-short-refused-unused-input = in diesem Spiel nutzlos
sorry-short-refused-late-arrival = kam zu spät, um zu zählen
sorry-short-refused-paused = zählt nicht: der Tisch macht Pause

## What may be entered: questions, actions, fields and values of a form

sorry-question-answer = { $seat }: mitgehen oder aussteigen?
sorry-question-draw-stands = War der Zug fertig, als die nächste Karte gezogen wurde?
sorry-question-draw-void = War der Zug fertig, als die nächste Karte gezogen wurde?
sorry-question-caller = Wer hat zuerst verdoppelt?
sorry-question-call-stands = Wurde vor dem Siegzug verdoppelt?
sorry-question-win-stands = Wurde vor dem Siegzug verdoppelt?
sorry-action-answer = Antwort von { $seat }
sorry-action-draw-stands = Ja: die Karte gilt
sorry-action-draw-void = Nein: es wird neu gezogen
sorry-action-caller = Hat zuerst verdoppelt
sorry-action-call-stands = Ja: die Verdoppelung gilt
sorry-action-win-stands = Nein: das Spiel ist gewonnen
sorry-action-board = Figuren berichtigen
sorry-action-card = Die Karte von { $seat }
sorry-action-colour = Farbe von { $seat }
sorry-action-discard = { $seat } legt ab
sorry-action-double = { $seat } verdoppelt
sorry-action-draw = { $seat } zieht
sorry-action-lead-draw = { $seat } zieht um den Beginn
sorry-action-move = Der Zug von { $seat }
sorry-action-pass = { $seat } verzichtet
sorry-field-board-men = Tippe eine Figur an, dann das Feld, auf dem sie steht.
sorry-prompt-deal = Austeilen
sorry-entry-lead-draw = Ziehen um den Beginn
sorry-entry-colour = Farbe
sorry-entry-draw = Ziehen
sorry-entry-card = Karte
sorry-entry-move = Zug
sorry-entry-pass = Verzicht
sorry-entry-discard = Ablegen
sorry-entry-double = Verdoppeln
sorry-entry-answer = Antwort
sorry-entry-draw-stands = Karte gilt
sorry-entry-draw-void = Karte gilt nicht
sorry-entry-caller = erste Verdoppelung
sorry-entry-call-stands = Verdoppelung gilt
sorry-entry-win-stands = Siegzug gilt
sorry-entry-board = Brett
sorry-term-order = Reihenfolge
sorry-term-card = Karte
sorry-term-colour = Farbe
sorry-term-red = Rot
sorry-term-blue = Blau
sorry-term-yellow = Gelb
sorry-term-green = Grün
sorry-term-move = Zug
sorry-term-hand = Hand
sorry-term-answer = Antwort
sorry-term-accept = mitgehen
sorry-term-drop = aussteigen
sorry-term-men = Figuren
sorry-term-start = Start
sorry-term-home = Ziel

## Answers on buttons

sorry-answer-card = { $who }: { $card }
sorry-answer-discard = { $card } ablegen
sorry-answer-colour-red = { $who }: Rot
sorry-answer-colour-blue = { $who }: Blau
sorry-answer-colour-yellow = { $who }: Gelb
sorry-answer-colour-green = { $who }: Grün
sorry-answer-answer-accept = { $who }: mitgehen
sorry-answer-answer-drop = { $who }: aussteigen
sorry-answer-draw = { $who } zieht
sorry-answer-pass = { $who } verzichtet
sorry-answer-double = { $who } verdoppelt

## What the dealer is asked

sorry-asked-draw-or-commit = War der Zug fertig, als die nächste Karte gezogen wurde?
sorry-asked-two-calls = Wer hat zuerst verdoppelt?
sorry-asked-call-or-win = Wurde vor dem Siegzug verdoppelt?

## The photo finish

sorry-photo-draw-or-commit = Der Zug gegen die nächste Karte
sorry-photo-two-calls = Wer zuerst verdoppelt hat
sorry-photo-call-or-win = Der Siegzug gegen die Verdoppelung
sorry-photo-white = { $who }, Zug
sorry-photo-pile = { $who }, Karte
sorry-photo-red = { $who }, Verdoppelung

## The word of the moment, in the middle of the board. A name before its colon has a line of its own.

sorry-now-shuffle = Mischt den Stapel
sorry-now-deal = Mischen und austeilen
sorry-now-lead = Zieht um den Beginn
sorry-now-colours = Wählt eine Farbe
sorry-now-play-card = { $who }: spiel eine Karte
sorry-now-draw-card = { $who }: zieh eine Karte
sorry-now-make-or-decline = { $who }: zieh, oder verzichte
sorry-now-make = { $who }: mach den Zug
sorry-now-picked = { $who }: Zug { $move }?
sorry-now-choose = { $who }: wähle einen Zug
sorry-now-take-card = { $who }: nimm eine Karte
sorry-now-call = Mitgehen oder aussteigen?

## What a seat does next, beside its name

sorry-todo-play-or-discard = spiel eine Karte, oder leg eine ab
sorry-todo-pack = berühre den Stapel
sorry-todo-choose = Blau: nächster Zug   Weiß: fertig
sorry-todo-done-or-decline = Weiß: fertig, oder verzichte
sorry-todo-done = zieh; dann Weiß, oder die nächste Karte
sorry-todo-play = spiel eine Karte
sorry-todo-turn-up = decke eine Karte auf
sorry-todo-lead = zieh um den Beginn
sorry-todo-colour = wähle eine Farbe
sorry-todo-discard = keine Karte passt: leg eine ab
sorry-todo-answer = Weiß geht mit, Blau steigt aus

## What was decided about a seat, beside its name

sorry-seat-drawn = zog { $card }
sorry-seat-moved = spielte { $card }
sorry-seat-moved-home =
    { $n ->
        [one] spielte { $card }, eine Figur im Ziel
       *[other] spielte { $card }, zwei Figuren im Ziel
    }
sorry-seat-moved-back = spielte { $card }, { $n } zurückgeschickt
sorry-seat-moved-slides = spielte { $card }, rutscht
sorry-seat-forfeit = kein Zug mit { $card }
sorry-seat-call-double = verdoppelt
sorry-seat-call-redouble = verdoppelt noch einmal
sorry-seat-answered-accept = geht mit
sorry-seat-answered-drop = steigt aus
sorry-seat-lead = beginnt
sorry-seat-won = gewinnt
sorry-seat-passed = verzichtet
sorry-seat-extra-draw = noch eine Karte
sorry-seat-discarded = legt ab
sorry-seat-refilled = nahm eine Karte
sorry-seat-score = +{ $points } Punkte
sorry-seat-with = mit { $partner }
sorry-seat-out = ausgestiegen

## Numbers beside a name and in the middle of the table: one short word each

sorry-figure-home = Ziel
sorry-figure-points = Punkte
sorry-figure-won = Siege
sorry-figure-hand = Hand
sorry-figure-pack = Stapel
sorry-figure-stake = zählt mal
sorry-board-pack = Stapel { $n }
sorry-board-stake = zählt { $n }-fach
sorry-board-stake-short = zählt x{ $n }

## What each button and pad is for, in a word

sorry-input-white = fertig
sorry-input-red = doppelt
sorry-input-blue = weiter
sorry-input-pile = Stapel

## Squares of the board on a phone

sorry-place-1 = Rutsche von { $colour }, bis { $short }
sorry-place-2 = hier biegt { $colour } ab, zu S1
sorry-place-3 = Raute von { $colour }
sorry-place-4 = Kreis von { $colour }, vor dem Start
sorry-place-9 = Rutsche von { $colour }, bis { $long }
sorry-place-13 = Ende der Rutsche von { $colour }
sorry-place-zone = Schutzfelder von { $colour }

## The page of rules

sorry-page-about = Ein Wettlauf auf dem Brett, nach den Regeln von 1950. Karten bewegen die Figuren. Bring deine vier einmal rundherum ins Ziel und schick zurück, wer dort steht, wo du ankommst.
sorry-page-length = 30 bis 60 Minuten
sorry-page-line = Bring alle heim, schick andere zurück.
sorry-page-needs = eine Anzeige oder eine Konsole; drei Knöpfe und eine Fläche für den Stapel sind bequem; ein Brett mit Figuren und Karten, oder das eigene des Companion
sorry-page-name-pile = eine Berührung des Stapels
sorry-page-input-pile = du berührst den Stapel: du ziehst, oder füllst deine Hand auf.
sorry-page-input-blue = du siehst dir den nächsten Zug der Liste an. Hat jemand verdoppelt: du steigst aus.
sorry-page-input-white = du hast den gezeigten Zug gemacht. Hat jemand verdoppelt: du gehst mit.
sorry-page-input-red = du verdoppelst, im Spiel um Punkte.
sorry-page-option-mode = Wie gespielt wird
sorry-page-option-mode-single = alle für sich
sorry-page-option-mode-partnership = zu zweit gegen zwei
sorry-page-option-mode-points = um Punkte, mit Verdoppeln
sorry-page-option-extra-one = Der Stapel
sorry-page-option-extra-one-false = 44 Karten
sorry-page-option-extra-one-true = 45 Karten, mit einer 1 mehr
sorry-page-turn = Dein Zug
sorry-page-turn-1 = Zieh eine Karte ({ $pile }) und tu, was darauf steht. Das Brett zeigt jeden möglichen Zug mit seiner Nummer. Wähle einen, indem du die Figur und ihr Ziel berührst, über die Nummer, oder so: { $blue }; dann bewege deine Figur und drücke { $white }.
sorry-page-turn-2 = Gibt es nur einen Zug, mach ihn; du musst nichts drücken. Er gilt, sobald die nächste Karte gezogen wird. Ein Siegzug wird bestätigt: { $white }.
sorry-page-turn-3 = Was sich spielen lässt, muss gespielt werden, und ganz. Gibt es gar keinen Zug, geht es links weiter.
sorry-page-turn-4 = Wer auf einem gegnerischen Feld endet, schickt die Figur dort zum Start zurück. Zwei Figuren teilen nie ein Feld, und niemand landet auf der eigenen.
sorry-page-turn-5 = Ins Ziel geht es nur mit der genauen Zahl. Die fünf Felder davor sind sicher, und nur deine eigenen Figuren dürfen dorthin.
sorry-page-cards = Die Karten
sorry-page-cards-1 = 1: eine Figur raus, oder 1 vor. 2: eine Figur raus, oder 2 vor; dann noch einmal ziehen.
sorry-page-cards-2 = 3, 5, 8, 12: so viele vor. 4: 4 zurück.
sorry-page-cards-3 = 7: 7 vor, oder auf zwei Figuren verteilt; aber ganz.
sorry-page-cards-4 = 10: 10 vor, oder 1 zurück. Geht es nicht vor, muss es zurück gehen.
sorry-page-cards-5 = 11: 11 vor, oder Plätze tauschen mit einer gegnerischen Figur. Geht es nicht vor, darf man auf den Tausch verzichten.
sorry-page-cards-6 = SORRY!: eine Figur von deinem Start nimmt den Platz einer gegnerischen ein, die zu ihrem zurückgeht.
sorry-page-slides = Rutschen
sorry-page-slides-1 = Endest du auf dem Dreieck einer anderen Farbe, rutschst du bis ans Ende. Wer auf der Rutsche steht, geht zum Start zurück, auch deine eigenen. Dreiecke deiner Farbe tun nichts.
sorry-page-numbers = Die Nummern der Felder
sorry-page-numbers-1 = Die 60 Felder am Rand sind in Laufrichtung nummeriert: 0 ist die Ecke, an der die Seite von Rot beginnt, dann 15 für Blau, 30 für Gelb und 45 für Grün.
sorry-page-numbers-2 = Von jeder Ecke gezählt: 1 ist das Dreieck einer Rutsche, die auf 4 endet; bei 2 biegt die Farbe ab; 3 ist ihre Raute; 4 ist der Kreis vor ihrem Start; 9 ist das Dreieck einer Rutsche, die auf 13 endet. Der Kreis von Blau ist also 15 und 4: Feld 19.
sorry-page-numbers-3 = Die fünf sicheren Felder heißen S1 bis S5, dann kommt das Ziel. Anzeige, Züge und Telefone benutzen diese Nummern.
sorry-page-ways = Andere Spielarten
sorry-page-ways-1 = Zu zweit, mit vier Personen: Rot mit Gelb, Blau mit Grün. Eine Karte darf Figuren beider bewegen. Ein Paar, das im Ziel ist, bevor eine Gegenseite alle vier dort hat, gewinnt zwei Spiele.
sorry-page-ways-2 = Um Punkte: alle halten fünf Karten, spielen eine und nehmen eine. Auf jedem Kreis beginnt eine Figur. Lässt sich keine deiner Karten spielen, leg eine ab.
sorry-page-score = Punkte
sorry-page-score-1 = Wer zuerst vier Figuren im Ziel hat, gewinnt; zu zweit das Paar mit den ersten acht.
sorry-page-score-2 = Um Punkte: 5 für jede deiner Figuren im Ziel. Wer gewinnt, bekommt dazu 5 für jede, die die anderen im Ziel haben, und einen Bonus: 100, wenn sie keine haben, 50, wenn niemand mehr als eine hat, 25, wenn niemand mehr als zwei hat.
sorry-page-score-3 = Verdoppeln darf man jederzeit. Die anderen gehen mit, oder steigen aus und bekommen nichts. Steigen alle aus, gewinnt, wer verdoppelt hat, 25.
sorry-page-judged = Was die Maschine entscheidet
sorry-page-judged-1 = Sie spiegelt das Brett, listet die Züge auf und weiß, wen ein Zug zurückschickt. Wer zieht, bevor der Zug fertig ist, erfährt es; die Karte geht zurück.
sorry-page-judged-2 = Dreierlei kann zu knapp sein: die nächste Karte gegen den Zug davor, zwei Verdoppelungen zugleich, eine Verdoppelung gegen den Siegzug. Dann entscheidet die Spielleitung.
sorry-page-judged-3 = Eine falsch bewegte Figur wird berichtigt: nimm den Zug zurück, oder trage ein, wie das Brett wirklich steht.

## The lesson: what a learner reads

sorry-lesson-about = Zieh und komm heraus, wähle einen Zug, teile eine 7, rutsche, und sag SORRY!
sorry-lesson-welcome = Sorry! in drei Minuten, gegen eine geduldige Gegnerin.
sorry-lesson-start = Du bist Rot, und deine vier Figuren warten am Start. Zieh eine Karte: { $pile }. Nur eine 1 oder eine 2 lässt eine Figur heraus; diesmal wird es eine 2. Mach den Zug mit { $white }.
sorry-lesson-start-praise = Deine erste Figur ist draußen. Nach einer 2 ziehst du noch einmal, was immer du damit getan hast.
sorry-lesson-choose = Zieh: { $pile }. Es wird eine 10: eine deiner Figuren geht 10 vor, oder 1 zurück. { $blue } zeigt einen Zug nach dem anderen, { $white } macht den gezeigten. Oder berühre eine Figur und ihr Feld.
sorry-lesson-choose-praise = So spielt man jede Karte, die eine Wahl lässt: ansehen mit { $blue }, machen mit { $white }.
sorry-lesson-seven = Zieh: { $pile }. Es wird eine 7, die sich zwei Figuren teilen dürfen. Deine Figur in den sicheren Feldern braucht genau 3 bis ins Ziel; die andere nimmt 4. Such den Zug mit { $blue }, mach ihn mit { $white }.
sorry-lesson-seven-one-man = Das hat eine Figur um alle 7 bewegt. Such den Zug, der die andere ins Ziel bringt.
sorry-lesson-seven-nobody-home = Die 7 war geteilt, aber niemand kam ins Ziel: die Figur in den sicheren Feldern braucht genau 3.
sorry-lesson-seven-praise = Eine Figur ist im Ziel. Die ganze 7 muss verbraucht werden, und ins Ziel geht es nur genau.
sorry-lesson-slide = Zieh: { $pile }. Es wird eine 3. Deine Figur auf 13 würde auf dem Dreieck einer anderen Farbe enden, auf 16, und bis 19 rutschen. Wer auf der Rutsche steht, geht zurück. Wähle das: { $blue }, dann { $white }.
sorry-lesson-slide-other-man = Diese Figur endete auf keinem Dreieck: die auf 13 rutscht.
sorry-lesson-slide-praise = Gerutscht, und die gelbe Figur steht wieder am Start. Dreiecke deiner Farbe tun nichts.
sorry-lesson-sorry = Zieh: { $pile }. Es wird SORRY!: eine Figur von deinem Start nimmt den Platz einer gegnerischen ein, die zurückgeht. Zwei gelbe sind draußen. Wähle, wer dir leidtut: { $blue }, dann { $white }.
sorry-lesson-sorry-praise = Sorry! Wer zuerst vier Figuren im Ziel hat, gewinnt.
sorry-lesson-finish = Mehr muss man nicht wissen.
