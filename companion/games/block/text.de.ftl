## Why something is refused: half a sentence, which stands after a colon or alone

block-refused-already-blocked = diese Karte ist schon geblockt
block-refused-already-played = diese Karte liegt schon
block-refused-bad-hands = die Hände ergeben mit dem, was auf dem Tisch liegt, nicht das ganze Spiel
block-refused-bad-ruling = das beantwortet die Frage nicht
block-refused-block-count = die BLOCK-Karten gehen nicht auf
block-refused-block-not-led = mit einer BLOCK-Karte wird nie ausgespielt
block-refused-counting = der Durchgang ist vorbei und wartet auf die Zählung
block-refused-game-over = das Spiel ist aus
block-refused-hand-running = ein Durchgang läuft
block-refused-lead-due = vor dem nächsten Ausspiel ist keine Karte fällig
block-refused-must-lead = nicht alle Karten dieser Hand können BLOCK-Karten sein
block-refused-no-block-left = alle BLOCK-Karten liegen schon
block-refused-no-hand = erst muss ausgeteilt werden
block-refused-no-such-card = diese Karte gibt es nicht
block-refused-not-just-played = blocken kann man nur die eigene Karte, solange sie die letzte ist
block-refused-not-leader = jemand anderes spielt aus
block-refused-nothing-to-rule = es gibt nichts zu entscheiden
block-refused-ruling-pending = erst ist die Spielleitung gefragt
block-refused-run-open = eine Karte ist fällig, jetzt spielt niemand aus
block-refused-too-late = die nächste Karte war zuerst da
block-refused-two-out = nur eine Person kann keine Karten mehr haben
block-refused-unused-input = das bedeutet in diesem Spiel nichts

## What is asked, done and filled in

block-question-block-stands = Was kam zuerst: der BLOCK oder die nächste Karte?
block-question-play-stands = Was kam zuerst: der BLOCK oder die nächste Karte?
block-question-order = Wer hat zuerst gelegt?
block-question-blocks-left = Wer hat noch BLOCK-Karten?
block-action-deal = Es ist ausgeteilt
block-action-lead = { $seat } spielt aus
block-action-no-lead = { $seat } hat nur BLOCK-Karten
block-action-play = { $seat } legt die fällige Karte
block-action-block = { $seat } legt eine BLOCK-Karte
block-action-block-stands = Der BLOCK
block-action-play-stands = Die nächste Karte
block-action-order = Das war zuerst
block-action-blocks-left = Gezählt
block-action-void-hand = Noch einmal austeilen
block-action-out = Jemand hat keine Karten mehr
block-action-recount = Die Hände neu zählen
block-action-no-play = Versehentlich gedrückt
block-field-deal-hands = Karten in jeder Hand
block-field-lead-card = Welche Karte wird ausgespielt?
block-field-order-first = Wer hat zuerst gelegt?
block-field-out-seat = Wer hat keine Karten mehr?
block-field-recount-hands = Karten in jeder Hand
block-field-no-play-seat = Wer hat versehentlich gedrückt?
block-field-no-play-of = Welche Entscheidung, wenn nicht die letzte?
block-field-blocks-left-blocks = BLOCK-Karten in jeder Hand
block-amend-no-block-held = in dieser Hand ist keine BLOCK-Karte
block-amend-not-held = diese Karte ist nicht in dieser Hand
block-entry-lead = Ausspiel
block-entry-no-lead = kein Ausspiel
block-entry-play = Karte
block-entry-block = BLOCK
block-entry-blocks-left = übrige BLOCK-Karten
block-entry-block-stands = BLOCK gilt
block-entry-play-stands = Karte gilt
block-entry-order = Reihenfolge
block-entry-void-hand = ungültiger Durchgang
block-entry-out = keine Karten
block-entry-recount = Neuzählung
block-entry-no-play = Versehen

## Verdicts, a sentence each

block-dealt = { $dealer } hat ausgeteilt: { $hands }. { $leader } spielt aus.
block-led = { $who } spielt { $card } aus, { $left ->
    [0] die letzte Karte
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
}{ $due ->
    [none] { "" }
   *[other] ; { $due } ist fällig
}.
block-played = { $who } legt { $card }, { $left ->
    [0] die letzte Karte
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
}{ $due ->
    [none] { "" }
   *[other] ; { $due } ist fällig
}.
block-blocked = { $who }: { $on } BLOCK! { $left ->
    [0] Die letzte Karte
    [one] Noch { $left } Karte
   *[other] Noch { $left } Karten
}.
block-lead-high = { $who } spielt aus: { $card } ist die höchste Karte.
block-lead-natural = { $who } spielt aus: { $card } ist ein natürliches Ende.
block-lead-block = { $who } spielt aus, durch den BLOCK.
block-lead-passed = Das Ausspiel geht weiter an { $who }.
block-counts = { $card } zählt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $who }: jetzt { $total }.
block-doubt-block-or-play = Zu knapp: der BLOCK von { $first } oder die nächste Karte von { $second }? { $apart }. Spielleitung?
block-doubt-play-order = Zu knapp: wer hat die fällige Karte gelegt, { $names }? { $apart }. Spielleitung?
block-ruled-block-stands = Die Spielleitung entscheidet: der BLOCK gilt, die nächste Karte geht zurück.
block-ruled-play-stands = Die Spielleitung entscheidet: die nächste Karte gilt, die BLOCK-Karte geht zurück.
block-ruled-order = Die Spielleitung entscheidet: so lagen sie.
block-ruled-void-hand = Die Spielleitung entscheidet: noch einmal austeilen.
block-ruled-out = Die Spielleitung entscheidet: eine Hand ist leer.
block-ruled-recount = Die Spielleitung entscheidet: die Hände werden neu gezählt.
block-out = { $who } hat keine Karten mehr. Schluss: { $cards } für Karten und { $honours } für Ehren.
block-ask = Spielleitung: { $n ->
    [one] { $n } BLOCK-Karte ist
   *[other] { $n } BLOCK-Karten sind
} nicht gelegt. In wessen Hand?
block-score = Dieser Durchgang: { $hand }.{ $lost ->
    [none] { "" }
   *[other] { " " }Durch BLOCK-Karten verloren: { $lost }.
} Insgesamt: { $total }. Als Nächstes gibt { $dealer }.
block-void-hand = Der Durchgang zählt nicht. Insgesamt: { $total }. { $dealer } gibt noch einmal.
block-void-play = Zurückgenommen: { $card } von { $who }.
block-void-block = Zurückgenommen: der BLOCK von { $who } auf { $card }.

## How the table stands, a line each, in a record

block-state-due = Phase { $phase }, { $due } ist fällig
block-state-lead = Phase { $phase }, { $who } spielt aus
block-state = Phase { $phase }
block-state-hands = Hände: { $list }
block-state-tops = oben: { $list }
block-state-scores = Punkte: { $list }

## On the display

block-input-white = fällige Karte
block-input-red = BLOCK
block-button-white = { $who }: Karte
block-button-red = { $who }: BLOCK
block-photo-block = BLOCK oder die nächste Karte
block-photo-order = Wer die fällige Karte gelegt hat
block-figure-hand = Hand
block-figure-score = Punkte
block-figure-due = fällig
block-figure-leads = spielt aus
block-figure-led = ausgespielt
block-word-due = { $card } ist fällig
block-word-deal = Austeilen
block-word-leads = { $who } spielt aus
block-word-blocked = BLOCK! { $who } spielt aus
block-word-amended-no-block-held = Kein BLOCK: zurückgenommen
block-word-amended-not-held = Falsche Karte: zurück
block-word-back = Zurück: { $who } spielt aus
block-word-again = Noch einmal austeilen
block-word-out = { $who } ist aus
block-word-wins = { $who } gewinnt
block-note-lead = spiel aus, was du willst
block-note-score = { $points } Punkte
block-note-led = { $card } ausgespielt
block-note-played = { $card } gelegt
block-note-block = BLOCK auf { $card }
block-note-count = { $card }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
block-note-out = keine Karten mehr
block-note-won = gewinnt das Spiel
block-note-void-play = Karte geht zurück
block-note-void-block = BLOCK geht zurück
block-note-void-hand = Durchgang geht zurück
block-note-fault = { $what }: { $why }
block-note-sensors = Sensoren
block-note-refused = { $what } abgelehnt
block-late-too-late = zu spät für BLOCK
block-late-lead-due = keine Karte ist fällig
block-late-not-just-played = nicht deine Karte
block-late-already-blocked = schon geblockt
block-late-no-block-left = keine BLOCK-Karte mehr
block-late-ruling-pending = warte auf die Spielleitung
block-late-no-hand = noch nicht ausgeteilt
block-late-counting = der Durchgang ist vorbei
block-late-game-over = das Spiel ist aus
block-late-unused-input = in diesem Spiel nutzlos
block-late-late-arrival = kam zu spät, um zu zählen
block-late-paused = zählt nicht: der Tisch macht Pause
block-asked-block-or-play = Was war zuerst: BLOCK von { $first } oder Karte von { $second }?
block-asked-play-order = Wer hat { $card } gelegt?
block-asked-blocks-left = Wer hat noch BLOCK-Karten?

## The page of rules

block-page-about = Ein Kartenspiel um Folgen und Gedächtnis, nach den Regeln von 1905. Lege die nächste Karte der Folge, halte sie mit einer BLOCK-Karte an, wenn es sich lohnt, und werde als Erstes deine Karten los.
block-page-line = Lege die nächste Karte einer Folge, oder blocke sie.
block-page-length = 30 bis 60 Minuten
block-page-needs = der weiße und der rote Knopf jedes Platzes; die Karten von Block; eine Konsole für das Ausspiel
block-page-input-white = du legst die fällige Karte. Nenne sie laut.
block-page-input-red = du legst eine BLOCK-Karte auf die Karte, die du gerade gelegt hast.
block-page-cards = Die Karten
block-page-cards-1 = Fünf Farben, A bis E, von 1 bis 11; A hat keine 4 und keine 9. Auf drei Karten steht BLOCK. Alle 56 werden ausgeteilt.
block-page-cards-2 = Sortiere deine Hand nach Buchstaben. Lege deine Karten auf einen eigenen Stapel: nur die oberste ist zu sehen.
block-page-run = Eine Folge
block-page-run-1 = Wer links von der gebenden Person sitzt, spielt eine beliebige Karte aus. Die Spielleitung trägt sie ein; darauf muss niemand warten.
block-page-run-2 = Wer die nächsthöhere Karte dieser Farbe hat, legt sie, egal wo er sitzt, und drückt { $white }. So geht es weiter, Schritt für Schritt.
block-page-run-3 = Die Folge endet mit einer 11 oder mit einem natürlichen Ende: einer Karte, deren nächste es nicht gibt oder die schon liegt. Wer sie legt, spielt aus.
block-page-run-4 = Gleich nach deiner eigenen Karte darfst du { $red } drücken und sie mit einer BLOCK-Karte bedecken. Das beendet die Folge, und du spielst aus. Liegt die nächste Karte schon, ist es zu spät.
block-page-run-5 = Bist du mit Ausspielen dran und hast nur BLOCK-Karten, dann sag es. Das Ausspiel geht nach links.
block-page-score = Punkte
block-page-score-1 = A5 bringt 5 und A10 bringt 10 Punkte, wenn man sie legt. Sie können nur ausgespielt werden.
block-page-score-2 = Wer zuerst keine Karten mehr hat, bekommt 1 für jede Karte, die die anderen noch halten, und die 5 und die 10, wenn A5 und A10 darunter sind.
block-page-score-3 = Jede BLOCK-Karte, die in einer Hand bleibt, kostet 5. Niemand fällt unter 0.
block-page-score-4 = Wer zuerst 100 Punkte hat, gewinnt. Das Geben wandert nach links.
block-page-judged = Was die Maschine entscheidet
block-page-judged-1 = Wessen Karte als nächste kam, und ob BLOCK vor der nächsten Karte kam: mit dem Abstand und mit ihrem Zweifel. Ist es zu knapp, entscheidet die Spielleitung nach dem, was die Stapel zeigen.
block-page-judged-2 = Sie sagt, welche Karte fällig ist, findet die natürlichen Enden, zählt die Hände und führt die Punkte. Sie sieht deine Karten nie und hilft niemandes Gedächtnis.
block-page-judged-3 = Ein Druck auf { $white } oder { $red } aus Versehen wird von der Spielleitung zurückgenommen, auch wenn andere schon weiter sind, und kostet nichts.

## The lesson: $white, $red are keys of the learner, $name3 a player. At most 280 letters each

block-lesson-about = Spiel aus, folge einer Folge, warte auf deine Karte, blocke, zähle, und werde deine letzte Karte los.
block-lesson-welcome = Block in drei Minuten. Du sitzt auf Platz 1. Ein Teil der Karten ist schon gespielt.
block-lesson-finish = Mehr muss man nicht wissen.
block-lesson-lead = Du spielst aus: lege irgendeine Karte deiner Hand. Nimm C4, denn du hast auch C5: berühre sie, oder tippe die Zahl, die darauf steht.
block-lesson-lead-done = C4 liegt auf deinem Stapel. Jetzt ist die nächsthöhere Karte dieser Farbe fällig, wer immer sie hat.
block-lesson-lead-slip = Du hast eine andere Karte ausgespielt. Das darf man, aber auf C4 folgst du selbst.
block-lesson-follow = { $name3 } hat C3 ausgespielt, also ist C4 fällig, und du hast sie: lege sie mit { $white }. Dann ist C5 fällig, auch deine: noch einmal { $white }. Es geht nicht reihum: wer die Karte hat, legt sie.
block-lesson-follow-done = Zwei Karten weniger. Jetzt ist C6 fällig, und die muss jemand anderes legen.
block-lesson-follow-slip = Das war { $red }: damit legst du eine BLOCK-Karte auf deine Karte. { $white } legt die fällige Karte.
block-lesson-wait = C6 ist fällig, und du hast sie nicht. Warte, bis jemand sie gelegt hat; dann ist C7 fällig, und C7 ist deine: { $white }.
block-lesson-wait-done = Genau im richtigen Moment. Sieh nach, was fällig ist, bevor du drückst.
block-lesson-wait-slip-1 = C6 war fällig, und du hast sie nicht: eine Karte, die du nicht hast, wird zurückgenommen.
block-lesson-wait-slip-2 = C8 war fällig, und du hast sie nicht: drücke { $white } einmal, wenn C7 fällig ist.
block-lesson-block = Du hast eine BLOCK-Karte. C7 ist fällig: lege sie mit { $white }, und drücke gleich danach { $red }. Das bedeckt deine Karte mit der BLOCK-Karte, beendet die Folge, und du spielst aus.
block-lesson-block-done = Geblockt. Jetzt spielst du aus und kannst eine Folge beginnen, die besser für dich ist.
block-lesson-block-slip = C8 lag vor deinem BLOCK da: drücke { $red } gleich nach deiner eigenen Karte.
block-lesson-count = A5 zählt 5 Punkte für den, der sie legt, A10 zählt 10. Vor ihnen kommt nichts, also kann man sie nur ausspielen. Du spielst aus: nimm A5.
block-lesson-count-done = 5 Punkte auf einmal. In deiner Hand geblieben, gingen sie an den, der zuerst keine Karten mehr hat.
block-lesson-count-slip = Du hast eine andere Karte ausgespielt: hier zählt nur A5.
block-lesson-natural = Eine Folge endet mit einer 11, und wer sie legt, spielt wieder aus. C4 bis C11 liegen schon, also endet eine Folge auch mit C3: ein natürliches Ende. Spiel C3 aus und behalte das Ausspiel.
block-lesson-natural-done = Du spielst wieder aus: auf C3 kann nichts folgen. Merk dir, was gelegt ist.
block-lesson-natural-slip = Du hast eine andere Karte ausgespielt: C3 ist das natürliche Ende.
block-lesson-out = Du hast nur noch eine Karte: C10. Sie ist fällig: lege sie mit { $white }, und du bist aus. Dann zahlen dir alle einen Punkt für jede Karte, die sie noch haben.
block-lesson-out-done = Aus, und bezahlt. Eine BLOCK-Karte, die in einer Hand bleibt, kostet 5. 100 Punkte gewinnen.
block-lesson-out-slip = C11 wurde gelegt, bevor du aus warst: drücke { $white }.

## Phases by name

block-phase-dealing = Austeilen
block-phase-lead = Ausspiel
block-phase-run = Folge
block-phase-ruling = Entscheidung
block-phase-counting = Zählen
block-phase-over = vorbei

## On paper: what is printed, and what is wrong with an owner's list

block-card-counts = zählt { $n }
