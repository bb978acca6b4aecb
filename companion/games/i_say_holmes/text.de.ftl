## Where the story is: the chit

i-say-holmes-chit-pending = Im Nebel verirrt: jeder Ort ist recht.
i-say-holmes-chit-London = Der Marker zeigt London.
i-say-holmes-chit-Country = Der Marker zeigt das Land.
i-say-holmes-side-London = London
i-say-holmes-side-Country = Land
i-say-holmes-side-pending = Nebel

## Verdicts

i-say-holmes-verdict-ready =
    { $n ->
        [one] Ausgeteilt: die Karten mit den Nummern { $numbers }. Nachziehstapel: { $n } Karte. { $chit }
       *[other] Ausgeteilt: die Karten mit den Nummern { $numbers }. Nachziehstapel: { $n } Karten. { $chit }
    }
i-say-holmes-verdict-started = { $who } eröffnet: The Game is Afoot!
i-say-holmes-verdict-turn = { $who } ist am Zug, nach { $card }.
i-say-holmes-verdict-turn-called = { $who } ist am Zug, nach { $card }
i-say-holmes-verdict-played = { $who } spielt { $card }.
i-say-holmes-verdict-discarded = { $who } legt { $card } weg.
i-say-holmes-verdict-drew = { $who } zieht eine Karte.
i-say-holmes-verdict-kept = { $who } behält sie.
i-say-holmes-verdict-window = { $against } gegen { $who }: { $defences }?
i-say-holmes-verdict-declined = { $who } hat keine Verteidigung.
i-say-holmes-verdict-window-closed = Die Zeit ist um für { $who }.
i-say-holmes-verdict-defended = { $who } antwortet mit { $defence }!
i-say-holmes-verdict-draws =
    { $n ->
        [one] { $who } zieht { $n } Karte.
       *[other] { $who } zieht { $n } Karten.
    }
i-say-holmes-verdict-look =
    { $n ->
        [one] { $by } sieht sich { $n } Karte von { $who } an.
       *[other] { $by } sieht sich { $n } Karten von { $who } an.
    }
i-say-holmes-verdict-look-all = { $by } sieht sich die ganze Hand von { $who } an.
i-say-holmes-verdict-show = { $who } zeigt { $by } heimlich die höchste Karte.
i-say-holmes-verdict-give = { $by } gibt { $who } heimlich eine Karte.
i-say-holmes-verdict-trade = { $names } tauschen ihre Hände.
i-say-holmes-verdict-redeal = Alle Hände werden gemischt und neu ausgeteilt, für jeden so viele wie zuvor.
i-say-holmes-verdict-reshuffle =
    { $n ->
        [one] Die Ablage wird untergemischt: { $n } Karte im Nachziehstapel.
       *[other] Die Ablage wird untergemischt: { $n } Karten im Nachziehstapel.
    }
i-say-holmes-verdict-pass-left = Alle geben eine Karte verdeckt nach links.
i-say-holmes-verdict-pass-right = Alle geben die ganze Hand nach rechts.
i-say-holmes-verdict-points-i-say = { $who }: { $points } Punkte für eine passende I-Say-Karte.
i-say-holmes-verdict-points-telegram = { $who }: { $points } Punkte für das Telegram.
i-say-holmes-verdict-points-fleeing = { $who }: { $points } Punkte für Fleeing.
i-say-holmes-verdict-arrest = { $by } verhaftet { $who }!
i-say-holmes-verdict-guilty = Schuldig! { $who } versteckt { $villains }.
i-say-holmes-verdict-detected = Auch { $who } hielt { $villains }: durch dieselbe Verhaftung entdeckt.
i-say-holmes-verdict-not-guilty = { $who } ist nicht schuldig.
i-say-holmes-verdict-hand-taken = { $by } nimmt die ganze Hand von { $who }; dafür werden ebenso viele neue Karten gezogen.
i-say-holmes-verdict-hand-taken-none = { $by } nimmt die ganze Hand von { $who }; nachgezogen wird nichts, denn keine Karte ist übrig.
i-say-holmes-verdict-hand-taken-rest =
    { $n ->
        [one] { $by } nimmt die ganze Hand von { $who }; nachgezogen wird der Rest: { $n } Karte.
       *[other] { $by } nimmt die ganze Hand von { $who }; nachgezogen wird der Rest: { $n } Karten.
    }
i-say-holmes-verdict-went-out = { $who } hat die letzte Karte gelegt: das letzte Kapitel beginnt.
i-say-holmes-verdict-cleared = { $who } ist entlastet.
i-say-holmes-verdict-escaped = { $who } entkommt mit { $villains }.
i-say-holmes-verdict-round-end-arrest = Die Runde ist vorbei: ein Schurke ist verhaftet.
i-say-holmes-verdict-round-end-escape = Die Runde ist vorbei: die Schurken sind entkommen.
i-say-holmes-verdict-round-end-none-guilty = Die Runde ist vorbei: niemand ist schuldig.
i-say-holmes-verdict-score = Diese Runde: { $hand }. Insgesamt: { $total }.
i-say-holmes-verdict-won =
    { $n ->
        [one] { $names } gewinnt mit { $points }.
       *[other] { $names } gewinnen mit { $points }.
    }
i-say-holmes-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }
i-say-holmes-verdict-flag-cleared-seat-held-villain = Für die Spielleitung: { $who } war entlastet, hielt aber einen Schurken.
i-say-holmes-verdict-flag-no-cards-left = Für die Spielleitung: { $who } findet keine Karte mehr zum Ziehen.

## What is taken to have happened, because somebody went on

i-say-holmes-implied-keep = { $by } macht weiter, also gilt: { $who } behält die Karte.
i-say-holmes-implied-no-defence = { $by } macht weiter und gibt damit keine Antwort.
i-say-holmes-implied-no-arrest = { $by } macht weiter, also gilt: { $who } verhaftet niemanden.
i-say-holmes-implied-pass-left = { $by } macht weiter, also gilt: alle haben eine Karte weitergegeben.
i-say-holmes-implied-pass-right = { $by } macht weiter, also gilt: alle haben die Hand weitergegeben.
i-say-holmes-implied-redeal = { $by } macht weiter, also gilt: die Hände sind neu ausgeteilt.
i-say-holmes-implied-trade = { $by } macht weiter, also gilt: die Hände sind getauscht.
i-say-holmes-implied-give = { $by } macht weiter, also gilt: die Karte ist übergeben.
i-say-holmes-implied-reshuffle = { $by } macht weiter, also gilt: der Stapel ist gemischt.

## What somebody is asked

i-say-holmes-ask-sequence = Folgt { $card } auf { $before }? Spielleitung, lies die unterste Zeile.
i-say-holmes-ask-sequence-perhaps = Folgt { $card } auf { $before }? Spielleitung, lies die unterste Zeile. Vielleicht: { $cards }.
i-say-holmes-ask-i-say = Bietet { $before } I Say (-10) an? Spielleitung, lies die unterste Zeile.
i-say-holmes-kind-movement = Movement
i-say-holmes-kind-location = Location
i-say-holmes-kind-london = London
i-say-holmes-kind-country = Country
i-say-holmes-kind-information = Information
i-say-holmes-kind-action = Action
i-say-holmes-kind-i-say = I Say
i-say-holmes-ask-arrest-must = { $who } muss { $whom } verhaften.
i-say-holmes-ask-arrest-may = { $who } darf { $whom } verhaften.
i-say-holmes-ask-plea = { $who }: schuldig oder nicht schuldig? Nenne jeden Schurken deiner Hand.
i-say-holmes-ask-value = Was zählt { $card }? Spielleitung, lies den Wert ab.
i-say-holmes-ask-hand = { $who }: was sind deine Karten wert, ohne Schurken?
i-say-holmes-doubt-which = Zu knapp: welcher Knopf von { $who } war zuerst? { $apart }. Spielleitung?
i-say-holmes-doubt-deadline = Zu knapp: war { $who } rechtzeitig? { $apart }. Spielleitung?
i-say-holmes-or = { $first } oder { $second }
i-say-holmes-with-Alibi = einem Alibi
i-say-holmes-with-Mastermind = einem Mastermind

## What the dealer has ruled

i-say-holmes-verdict-ruled = Die Spielleitung entscheidet: { $ruling }.
i-say-holmes-ruled-sequence-yes = die Karte passt in die Geschichte
i-say-holmes-ruled-sequence-no = die Karte passt nicht in die Geschichte
i-say-holmes-ruled-i-say-yes = I Say passt
i-say-holmes-ruled-i-say-no = I Say passt nicht
i-say-holmes-ruled-deadline-yes = die Antwort kam rechtzeitig
i-say-holmes-ruled-deadline-no = die Antwort kam zu spät
i-say-holmes-ruled-which = { $answer } war zuerst
i-say-holmes-ruled-defence-yes = die Verteidigung gilt
i-say-holmes-ruled-defence-no = es wurde keine Verteidigung gelegt
i-say-holmes-ruled-lift = Nummer { $number } ist erlaubt
i-say-holmes-ruled-count = eine Hand wird berichtigt
i-say-holmes-ruled-chit = der Ortsmarker wird berichtigt
i-say-holmes-ruled-score = { $points } Punkte für { $who }
i-say-holmes-ruled-value = { $card } zählt { $value }

## How the story stands, line by line

i-say-holmes-state-phase = Runde { $round }, Phase { $phase }
i-say-holmes-state-turn = Runde { $round }, Phase { $phase }, { $who } am Zug
i-say-holmes-state-governs = { $card } bestimmt; { $chit }
i-say-holmes-state-nothing = noch nichts gespielt; { $chit }
i-say-holmes-state-pile =
    { $n ->
        [one] Nachziehstapel: { $n } Karte
       *[other] Nachziehstapel: { $n } Karten
    }
i-say-holmes-state-scores = Punkte: { $scores }
i-say-holmes-phase-dealing = Austeilen
i-say-holmes-phase-start = Eröffnung
i-say-holmes-phase-turn = Zug
i-say-holmes-phase-drawn = gezogen
i-say-holmes-phase-window = Verteidigung
i-say-holmes-phase-moving = Weitergeben
i-say-holmes-phase-accuse = Anklage
i-say-holmes-phase-plea = Aussage
i-say-holmes-phase-counting = Zählen
i-say-holmes-phase-over = vorbei

## Why something is refused: half a sentence, which may stand alone or follow a colon

i-say-holmes-refused-alibi-not-allowed = ein Alibi hilft hier nicht
i-say-holmes-refused-already-answered = diese Antwort wurde schon gegeben
i-say-holmes-refused-already-cleared = diese Person ist schon entlastet
i-say-holmes-refused-already-drew = es wurde schon eine Karte gezogen
i-say-holmes-refused-bad-total = so viele Karten können nicht so viel wert sein
i-say-holmes-refused-busy = erst kommt etwas anderes
i-say-holmes-refused-chit-mismatch = der Marker zeigt die andere Gegend
i-say-holmes-refused-condition = diese Karte hat eine eigene Bedingung, die nicht erfüllt ist
i-say-holmes-refused-count-mismatch = das passt nicht zur Zahl der Karten auf der Hand
i-say-holmes-refused-defence-only = diese Karte wird nur als Antwort auf eine andere gespielt
i-say-holmes-refused-match-over = die Partie ist vorbei
i-say-holmes-refused-no-cards = es gibt keine Karten
i-say-holmes-refused-no-window = es gibt nichts zu beantworten
i-say-holmes-refused-not-a-villain = das ist kein Schurke
i-say-holmes-refused-not-accused = jemand anderes ist angeklagt, oder niemand
i-say-holmes-refused-not-drawn = es wurde keine Karte gezogen
i-say-holmes-refused-not-its-word = dieses Wort einer untersten Zeile meint diese Karte nicht
i-say-holmes-refused-not-in-sequence = das setzt die Geschichte nicht fort
i-say-holmes-refused-not-started = erst kommt The Game is Afoot!
i-say-holmes-refused-not-target = jemand anderes muss antworten
i-say-holmes-refused-not-your-turn = jemand anderes ist am Zug
i-say-holmes-refused-nothing-to-rule = es gibt nichts zu entscheiden
i-say-holmes-refused-round-over = die Runde ist vorbei
i-say-holmes-refused-self-target = das muss eine andere Person sein
i-say-holmes-refused-side-missing = heißt es die vorige oder die nächste Person
i-say-holmes-refused-target-missing = gegen wen
i-say-holmes-refused-unknown-card = diese Karte gibt es nicht
i-say-holmes-refused-unused-input = das bedeutet in diesem Spiel nichts
i-say-holmes-refused-use-escape = Schurken werden nicht gespielt, sie entkommen
i-say-holmes-refused-villains-missing = welche Schurken
i-say-holmes-refused-window-closed = die Zeit für eine Antwort ist um
i-say-holmes-condition-Holmes = Holmes darf auf jede Karte außer Movement folgen, und dort liegt { $before }
i-say-holmes-condition-Watson = Watson darf auf jede Karte außer Movement folgen, und dort liegt { $before }
i-say-holmes-condition-Mycroft = Mycroft darf nur auf einen Ort in London folgen, und dort liegt { $before }
i-say-holmes-condition-Fleeing = Fleeing darf nur auf Movement folgen, und dort liegt { $before }
i-say-holmes-condition-Afoot = The Game is Afoot! eröffnet nur eine Runde, und dort liegt { $before }
i-say-holmes-waiting-deal = , es wird auf das Austeilen gewartet
i-say-holmes-waiting-start = , es wird auf The Game is Afoot! gewartet
i-say-holmes-waiting-play = , es wird auf eine Karte gewartet
i-say-holmes-waiting-window = , es wird auf eine Antwort gewartet
i-say-holmes-waiting-plea = , es wird auf die Aussage gewartet
i-say-holmes-waiting-arrest = , es wird auf den Namen der angeklagten Person gewartet
i-say-holmes-waiting-held = , es wird auf die Hände gewartet
i-say-holmes-waiting-nothing = , es wird auf nichts gewartet
i-say-holmes-waiting-pass-left = , es wird auf die weitergegebenen Karten gewartet
i-say-holmes-waiting-pass-right = , es wird auf die weitergegebenen Hände gewartet
i-say-holmes-waiting-redeal = , es wird auf das neue Austeilen gewartet
i-say-holmes-waiting-trade = , es wird auf den Tausch gewartet
i-say-holmes-waiting-give = , es wird auf die übergebene Karte gewartet
i-say-holmes-waiting-reshuffle = , es wird auf das Mischen gewartet
i-say-holmes-waiting-dealer = , es wird auf die Spielleitung gewartet

## The same at a seat: two or three words

i-say-holmes-short-refused = abgelehnt
i-say-holmes-short-refused-alibi-not-allowed = kein Alibi hilft
i-say-holmes-short-refused-already-answered = schon beantwortet
i-say-holmes-short-refused-window-closed = zu spät
i-say-holmes-short-refused-not-your-turn = nicht am Zug
i-say-holmes-short-refused-not-in-sequence = folgt nicht
i-say-holmes-short-refused-chit-mismatch = falsche Gegend
i-say-holmes-short-refused-condition = jetzt nicht
i-say-holmes-short-refused-defence-only = nur als Antwort
i-say-holmes-short-refused-use-escape = Schurken entkommen
i-say-holmes-short-condition-Holmes = nicht nach Movement
i-say-holmes-short-condition-Watson = nicht nach Movement
i-say-holmes-short-condition-Mycroft = nur nach London
i-say-holmes-short-condition-Fleeing = nur nach Movement

## What may be entered: actions, fields and values of a form

i-say-holmes-action-hands = Alle Hände auf einmal
i-say-holmes-action-held = Eine Hand
i-say-holmes-action-no-arrest = Niemanden verhaften
i-say-holmes-action-done = Die Karten sind bewegt
i-say-holmes-field-play-card = Welche Karte?
i-say-holmes-field-play-target = Gegen wen?
i-say-holmes-field-play-side = Nach welcher Seite?
i-say-holmes-field-play-drawn = Gerade gezogen?
i-say-holmes-field-play-in_sequence = Steht auf der Karte davor I Say (-10)?
i-say-holmes-field-play-villain = Welcher Schurke geht?
i-say-holmes-field-hands-totals = Was jede Hand zählt, ohne Schurken
i-say-holmes-field-hands-villains = Jeder gefundene Schurke
i-say-holmes-field-plea-villains = Jeder Schurke in der Hand
i-say-holmes-field-sequence-learn = Merken für
i-say-holmes-value-movement = Jede Movement-Karte
i-say-holmes-value-location = Jeden Ort, der zum Marker passt
i-say-holmes-value-london = Jeden Ort in London
i-say-holmes-value-country = Jeden Ort auf dem Land
i-say-holmes-value-information = Jede Information-Karte
i-say-holmes-value-action = Jede Action-Karte
i-say-holmes-prompt-deal = Austeilen
i-say-holmes-prompt-play = Spielen
i-say-holmes-prompt-draw = Ziehen
i-say-holmes-prompt-keep = Behalten
i-say-holmes-prompt-defend = Verteidigen
i-say-holmes-prompt-arrest = Verhaften
i-say-holmes-prompt-plea = Aussage
i-say-holmes-prompt-escape = Entkommen
i-say-holmes-prompt-no-arrest = Keine Verhaftung
i-say-holmes-prompt-done = Fertig
i-say-holmes-prompt-held = Hand
i-say-holmes-prompt-hands = Hände
i-say-holmes-prompt-sequence = Folge
i-say-holmes-prompt-i-say = I Say
i-say-holmes-prompt-deadline = Frist
i-say-holmes-prompt-which = Welcher Knopf
i-say-holmes-prompt-defence = Verteidigung
i-say-holmes-prompt-lift = Erlauben
i-say-holmes-prompt-count = Zählung
i-say-holmes-prompt-chit = Marker
i-say-holmes-prompt-score = Punkte
i-say-holmes-prompt-value = Wert
i-say-holmes-prompt-pass-a-card = Karte weitergeben
i-say-holmes-prompt-give-a-card = Karte geben
i-say-holmes-prompt-hand-passed-on = Hand weitergegeben
i-say-holmes-entry-play = Karte
i-say-holmes-entry-draw = Ziehen
i-say-holmes-entry-keep = Behalten
i-say-holmes-entry-defend = Verteidigen
i-say-holmes-entry-arrest = Verhaften
i-say-holmes-entry-no-arrest = keine Verhaftung
i-say-holmes-entry-plea = Aussage
i-say-holmes-entry-escape = Entkommen
i-say-holmes-entry-done = fertig
i-say-holmes-entry-held = Hand
i-say-holmes-entry-hands = Hände
i-say-holmes-entry-sequence = Folge
i-say-holmes-entry-i-say = I Say
i-say-holmes-entry-deadline = Frist
i-say-holmes-entry-which = welcher Knopf
i-say-holmes-entry-defence = Verteidigung
i-say-holmes-entry-lift = Erlauben
i-say-holmes-entry-count = Zählung
i-say-holmes-entry-chit = Marker
i-say-holmes-entry-score = Punkte
i-say-holmes-entry-value = Wert
i-say-holmes-term-opens = eröffnet
i-say-holmes-term-card = Karte
i-say-holmes-term-target = gegen
i-say-holmes-term-side = Seite
i-say-holmes-term-previous = vorige
i-say-holmes-term-next = nächste
i-say-holmes-term-villain = Schurke
i-say-holmes-term-in_sequence = passend
i-say-holmes-term-drawn = gezogen
i-say-holmes-term-with = mit
i-say-holmes-term-none = nichts
i-say-holmes-term-guilty = schuldig
i-say-holmes-term-villains = Schurken
i-say-holmes-term-what = was
i-say-holmes-term-pass-left = nach links geben
i-say-holmes-term-pass-right = nach rechts geben
i-say-holmes-term-redeal = neu austeilen
i-say-holmes-term-trade = tauschen
i-say-holmes-term-give = geben
i-say-holmes-term-reshuffle = mischen
i-say-holmes-term-total = Summe
i-say-holmes-term-totals = Summen
i-say-holmes-term-allow = erlauben
i-say-holmes-term-learn = merken
i-say-holmes-term-answer = Antwort
i-say-holmes-term-red = Rot
i-say-holmes-term-blue = Blau
i-say-holmes-term-white = Weiß
i-say-holmes-term-of = von
i-say-holmes-term-value = Wert
i-say-holmes-term-pending = offen
i-say-holmes-term-delta = Änderung

## Answers on buttons

i-say-holmes-answer-draw = Eine Karte ziehen
i-say-holmes-answer-keep = Behalten
i-say-holmes-answer-no-arrest = Niemanden verhaften
i-say-holmes-answer-hand-passed-on = Meine Hand ist weitergegeben
i-say-holmes-answer-deal = Austeilen
i-say-holmes-answer-deal-opens = Austeilen: { $who } eröffnet
i-say-holmes-answer-opens = { $who } eröffnet
i-say-holmes-answer-against = { $card } gegen
i-say-holmes-answer-with = { $card } mit { $villain }
i-say-holmes-answer-escape = Entkommen
i-say-holmes-answer-escape-with = Entkommen mit { $villains }
i-say-holmes-answer-not-guilty = Nicht schuldig
i-say-holmes-answer-guilty = Schuldig
i-say-holmes-answer-guilty-of = Schuldig: { $villains }
i-say-holmes-answer-arrest = { $who } verhaften
i-say-holmes-answer-no-defence = Keine Verteidigung
i-say-holmes-answer-held-cards = { $who }: Karte für Karte
i-say-holmes-answer-held-total = { $who }: zusammen
i-say-holmes-answer-all-hands = Alle Hände …
i-say-holmes-answer-all-hands-guilty = Schuldig, und alle Hände …
i-say-holmes-answer-pass = { $card } weitergeben
i-say-holmes-answer-give = { $card } geben
i-say-holmes-answer-done-pass-left = Alle Karten sind weitergegeben
i-say-holmes-answer-done-pass-right = Alle Hände sind weitergegeben
i-say-holmes-answer-done-redeal = Die Hände sind neu ausgeteilt
i-say-holmes-answer-done-trade = Die Hände sind getauscht
i-say-holmes-answer-done-give = Die Karte ist übergeben
i-say-holmes-answer-done-reshuffle = Die Ablage ist untergemischt
i-say-holmes-answer-which-red = Alibi (Rot)
i-say-holmes-answer-which-blue = Mastermind (Blau)
i-say-holmes-answer-which-white = Keine Verteidigung (Weiß)
i-say-holmes-answer-sequence-yes = Sie folgt
i-say-holmes-answer-sequence-no = Sie folgt nicht
i-say-holmes-answer-i-say-yes = I Say steht da
i-say-holmes-answer-i-say-no = Es steht nicht da
i-say-holmes-answer-deadline-yes = Rechtzeitig
i-say-holmes-answer-deadline-no = Zu spät
i-say-holmes-answer-remember = { $answer }: merken
i-say-holmes-answer-every-movement = { $answer }: jede Movement-Karte
i-say-holmes-answer-every-location = { $answer }: jeder Ort, der zum Marker passt
i-say-holmes-answer-every-london = { $answer }: jeder Ort in London
i-say-holmes-answer-every-country = { $answer }: jeder Ort auf dem Land
i-say-holmes-answer-every-information = { $answer }: jede Information-Karte
i-say-holmes-answer-every-action = { $answer }: jede Action-Karte
i-say-holmes-answer-none-movement = { $answer }: keine Movement-Karte
i-say-holmes-answer-none-location = { $answer }: kein Ort, der zum Marker passt
i-say-holmes-answer-none-london = { $answer }: kein Ort in London
i-say-holmes-answer-none-country = { $answer }: kein Ort auf dem Land
i-say-holmes-answer-none-information = { $answer }: keine Information-Karte
i-say-holmes-answer-none-action = { $answer }: keine Action-Karte

## What the dealer is asked, above the answers

i-say-holmes-asked-sequence = Folgt { $card } auf { $before }? Lies die unterste Zeile.
i-say-holmes-asked-i-say = Bietet { $before } I Say (-10) an? Lies die unterste Zeile.
i-say-holmes-asked-value = Was zählt { $card }?
i-say-holmes-asked-which = Welcher Knopf von { $who } war zuerst?
i-say-holmes-asked-deadline = War { $who } rechtzeitig?

## The word of the moment: two or three words in large letters

i-say-holmes-now-arrest = { $by } verhaftet { $who }
i-say-holmes-now-plea = { $who }: schuldig?
i-say-holmes-now-must-arrest = { $who } muss verhaften
i-say-holmes-now-may-arrest = { $who } darf verhaften
i-say-holmes-now-sequence = Folgt sie?
i-say-holmes-now-i-say = Passt I Say?
i-say-holmes-now-value = Was zählt sie?
i-say-holmes-now-guilty = Schuldig!
i-say-holmes-now-escaped = { $who } entkommt
i-say-holmes-now-won =
    { $n ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
i-say-holmes-now-deal = Austeilen
i-say-holmes-now-start = Wer hat The Game is Afoot!
i-say-holmes-now-plays = { $who } spielt
i-say-holmes-now-drawn = { $who }: legen oder behalten
i-say-holmes-now-answer = { $who }, deine Antwort?
i-say-holmes-now-answer-left = { $who }, deine Antwort? { $left }
i-say-holmes-now-count = Zählt eure Hände
i-say-holmes-now-pass-left = Gebt eine Karte nach links
i-say-holmes-now-pass-right = Gebt eure Hand nach rechts
i-say-holmes-now-redeal = Teilt alle Hände neu aus
i-say-holmes-now-trade = Tauscht die Hände
i-say-holmes-now-give = Eine Karte wird übergeben
i-say-holmes-now-reshuffle = Mischt die Ablage unter

## What was decided about a seat, beside its name

i-say-holmes-seat-started = eröffnet
i-say-holmes-seat-turn = am Zug
i-say-holmes-seat-drew = zieht eine Karte
i-say-holmes-seat-kept = behält sie
i-say-holmes-seat-declined = keine Verteidigung
i-say-holmes-seat-window-closed = Zeit ist um
i-say-holmes-seat-not-guilty = nicht schuldig
i-say-holmes-seat-cleared = nicht schuldig
i-say-holmes-seat-hand-taken = zieht eine neue Hand
i-say-holmes-seat-went-out = legte die letzte Karte
i-say-holmes-seat-flag = die Spielleitung sieht nach
i-say-holmes-seat-played = legte { $card }
i-say-holmes-seat-discarded = legt { $card } weg
i-say-holmes-seat-draws =
    { $n ->
        [one] zieht { $n } Karte
       *[other] zieht { $n } Karten
    }
i-say-holmes-seat-window = { $against }: { $defences }?
i-say-holmes-seat-defended = { $card }!
i-say-holmes-seat-points-i-say = { $points } Punkte: I Say
i-say-holmes-seat-points-telegram = { $points } Punkte: Telegram
i-say-holmes-seat-points-fleeing = { $points } Punkte: Fleeing
i-say-holmes-seat-guilty = schuldig: { $villains }
i-say-holmes-seat-escaped = entkommen: { $villains }
i-say-holmes-seat-detected = entdeckt: { $villains }
i-say-holmes-seat-fault = { $input }: { $reason }
i-say-holmes-seat-fault-all = Sensoren: { $reason }
i-say-holmes-seat-score = { $points } Punkte
i-say-holmes-seat-won = gewinnt die Partie
i-say-holmes-seat-trade = tauscht die Hand
i-say-holmes-seat-sees =
    { $n ->
        [one] sieht { $n } Karte von { $who }
       *[other] sieht { $n } Karten von { $who }
    }
i-say-holmes-seat-sees-hand = sieht die Hand von { $who }
i-say-holmes-seat-shows =
    { $n ->
        [one] zeigt { $n } Karte
       *[other] zeigt { $n } Karten
    }
i-say-holmes-seat-shows-hand = zeigt die Hand
i-say-holmes-seat-sees-highest = sieht eine Karte von { $who }
i-say-holmes-seat-shows-highest = zeigt die höchste
i-say-holmes-seat-gives = gibt { $who } eine Karte
i-say-holmes-seat-gets = bekommt eine Karte von { $by }
i-say-holmes-seat-arrests = verhaftet { $who }
i-say-holmes-seat-arrested = verhaftet

## Numbers beside a name and in the middle of the table: one short word each

i-say-holmes-figure-score = Punkte
i-say-holmes-figure-after = nach
i-say-holmes-figure-chit = Marker
i-say-holmes-short-afoot = Afoot!

## What each button is for, in a word or two

i-say-holmes-input-red = Alibi
i-say-holmes-input-blue = Mastermind
i-say-holmes-input-white = keine / weitergegeben

## The photo finish

i-say-holmes-photo-red = Alibi
i-say-holmes-photo-blue = Mastermind
i-say-holmes-photo-white = keine Verteidigung
i-say-holmes-photo-deadline = Rechtzeitig oder zu spät
i-say-holmes-photo-time-up = Zeit ist um
i-say-holmes-photo-too-close = Zu knapp: { $gap } von der Frist, auf { $doubt } sicher
i-say-holmes-photo-which = Welche Antwort zuerst kam

## The owner's file of cards: what is wrong with it, and what is expected instead

i-say-holmes-file-head =
    # Die Karten von I Say, Holmes!: was das gedruckte Regelblatt hergibt. Ergänze, was auf deinem
    # eigenen Spiel steht, und nenne diese Datei im Profil deines Tisches:
    #
    #   [packs]
    #   { $example }
    #
    # value    was die Karte auf der Hand zählt: 1 bis 50
    # deal     die Zahl in ihrer Ecke: 3 bis 8
    # next     ihre unterste Zeile: movement, location, london, country, information, action, i-say
    #          oder ein Titel; "location" ist ein Ort, der zum Marker passt
    # partial  true: dort kann mehr stehen; nach allem anderen wird die Spielleitung gefragt
    # never    was dort sicher nicht steht
i-say-holmes-file-unread = lässt sich nicht lesen ({ $why })
i-say-holmes-file-unread-expected = eine Datei; companion cards > my-cards.toml macht eine
i-say-holmes-file-not-utf8 = ist nicht UTF-8
i-say-holmes-file-not-utf8-expected = eine Textdatei in UTF-8
i-say-holmes-file-not-toml = ist kein TOML ({ $why })
i-say-holmes-file-not-toml-expected = TOML: ein [[card]] für jeden Titel
i-say-holmes-file-unknown = dort steht "{ $name }"
i-say-holmes-file-unknown-expected = deck_size, und ein [[card]] für jeden Titel
i-say-holmes-file-deck-size = deck_size ist { $size }
i-say-holmes-file-deck-size-expected = { $size }, wie die Regeln sagen
i-say-holmes-file-no-list = "card" ist keine Liste von Tabellen
i-say-holmes-file-no-list-expected = ein [[card]] für jeden Titel
i-say-holmes-file-card = Karte { $number }
i-say-holmes-file-no-title = kein Titel
i-say-holmes-file-title = Titel "{ $title }"
i-say-holmes-file-title-expected = ein Titel des Regelblatts, etwa "Train"
i-say-holmes-file-twice = "{ $title }" steht zweimal da
i-say-holmes-file-twice-expected = jeder Titel einmal
i-say-holmes-file-printed = { $name } ist "{ $value }"
i-say-holmes-file-nothing-expected = dort nichts
i-say-holmes-file-odd = lässt sich so, wie es geschrieben ist, nicht ergänzen
i-say-holmes-file-odd-expected = { "[[card]]" } mit einer Zeile je Schlüssel; schreib es so, oder ergänze von Hand
i-say-holmes-file-unwritten = lässt sich nicht schreiben ({ $why })
i-say-holmes-file-unwritten-expected = eine Datei, die du schreiben darfst

## The page of rules

i-say-holmes-page-about = Eine Geschichte, Karte für Karte: jede Karte sagt, was ihr folgen darf. Lege, was passt, klage an, verteidige dich außer der Reihe, und werde deine Karten los, bevor jemand deinen Schurken findet.
i-say-holmes-page-length = 30 bis 60 Minuten
i-say-holmes-page-line = Eine Kartengeschichte: Anklage, Abwehr.
i-say-holmes-page-needs = die drei Knöpfe jedes Platzes für Verteidigungen gegen die Uhr; eine Konsole oder Anzeige für die Karten; ein Spiel I Say, Holmes!
i-say-holmes-page-input-red = du antwortest auf einen Angriff mit einem Alibi. Lege es auch.
i-say-holmes-page-input-blue = du antwortest auf einen Angriff mit einem Mastermind. Lege es auch.
i-say-holmes-page-input-white = du hast keine Verteidigung. Während Karten weitergegeben werden: du hast deine gegeben.
i-say-holmes-page-option-rounds = Wie lange
i-say-holmes-page-option-rounds-1 = eine Runde
i-say-holmes-page-option-rounds-3 = drei Runden
i-say-holmes-page-option-rounds-5 = fünf Runden
i-say-holmes-page-option-window-us = Zeit zur Verteidigung
i-say-holmes-page-option-window-us-12000000 = 12 Sekunden
i-say-holmes-page-option-window-us-20000000 = 20 Sekunden
i-say-holmes-page-option-window-us-6000000 = 6 Sekunden
i-say-holmes-page-deal = Das Austeilen
i-say-holmes-page-deal-1 = Alle bekommen sechs Karten von denen, deren Nummer nicht höher ist als die Zahl der Personen. Alle übrigen sind der Nachziehstapel.
i-say-holmes-page-deal-2 = Was du hältst, und wie viel, ist dein Geheimnis.
i-say-holmes-page-deal-3 = Wer The Game is Afoot! hat, legt sie zuerst. Dann geht es links herum.
i-say-holmes-page-turn = Dein Zug
i-say-holmes-page-turn-1 = Lege eine Karte einer Art, die die unterste Zeile der Karte davor nennt, oder eine I-Say-Karte. Trage ihren Titel ein, und gegen wen sie geht.
i-say-holmes-page-turn-2 = Hast du nichts Passendes, zieh eine Karte. Passt sie, lege sie; sonst behalte sie.
i-say-holmes-page-turn-3 = Movement-Karten sagen, wohin die Geschichte geht: ein Train wechselt zwischen London und dem Land, Hansom Cab, Boat und Foot Chase bleiben. Ein Ort muss dort liegen, wo der Marker es sagt.
i-say-holmes-page-turn-4 = Boat, Foot Chase, I Suspect, Inspector und Scotland Yard lassen jemanden ziehen. Telegram kostet zehn Punkte. Clue, Disguise und Deduction lassen dich Karten sehen.
i-say-holmes-page-turn-5 = I-Say-Karten passen jederzeit und lassen die Geschichte, wie sie war. Nennt die unterste Zeile sie, ziehen sie zehn Punkte ab.
i-say-holmes-page-defence = Verteidigung
i-say-holmes-page-defence-1 = Wer angegriffen wird, hat zwölf Sekunden. Ein Alibi ({ $red }) wendet die Strafe ab, und alle geben eine Karte nach links. Ein Mastermind ({ $blue }) wendet noch mehr ab; ganze Hände gehen nach rechts, und wer sich verteidigt hat, ist am Zug.
i-say-holmes-page-defence-2 = Ein Alibi hilft nicht gegen Holmes, Telegram, Disguise, Clue, Deduction oder Mycroft.
i-say-holmes-page-villains = Schurken und Verhaftungen
i-say-holmes-page-villains-1 = Ein Schurke kann nicht gelegt werden. Wer am Zug nur Schurken hat, deckt sie auf und entkommt.
i-say-holmes-page-villains-2 = Eine Verhaftung nennt eine Person. Schuldig: die Runde ist vorbei. Nicht schuldig: ihre Hand geht an die Anklage, und sie zieht ebenso viele neue Karten.
i-say-holmes-page-villains-3 = Wer die letzte Karte legt, muss jemanden verhaften. Wer dann nicht schuldig ist, muss die nächste Person verhaften.
i-say-holmes-page-score = Punkte
i-say-holmes-page-score-1 = Alle zählen die Werte ihrer Karten zusammen, ohne Schurken, die niemand gefunden hat. Wer verhaftet hat, zieht den Wert der Schurken ab, wer schuldig ist, zählt ihn dazu. Wer entkam, zieht diese Schurken ab.
i-say-holmes-page-score-2 = Die niedrigste Summe nach den vereinbarten Runden gewinnt. Sie darf unter null liegen.
i-say-holmes-page-judged = Was die Maschine entscheidet
i-say-holmes-page-judged-1 = Wer am Zug ist, ob eine Karte passt, soweit ihre unterste Zeile bekannt ist, wo der Marker liegt, und wie viele Karten wohin gehen. Sie sagt nie, wie viele jemand hält.
i-say-holmes-page-judged-2 = Ob eine Verteidigung rechtzeitig kam, auf die Millisekunde. Ist es zu knapp, entscheidet die Spielleitung; auch dann, wenn zwei Knöpfe zugleich gedrückt wurden.
i-say-holmes-page-judged-3 = Sie kennt nicht jede unterste Zeile. Sie fragt die Spielleitung und kann sich die Antwort merken.

## The lesson: what a learner reads

i-say-holmes-lesson-about = Setze die Geschichte fort, zieh, sieh in eine Hand, verteidige dich, sag es, verhafte.
i-say-holmes-lesson-welcome = I Say, Holmes! in vier Minuten, mit zwei geduldigen Mitspielenden.
i-say-holmes-lesson-drew = Du hast eine Karte gezogen, obwohl du eine hast, die die Geschichte fortsetzt: die muss gelegt werden.
i-say-holmes-lesson-story = The Game is Afoot! liegt da, und die unterste Zeile sagt, was folgen darf: Movement. Dein Hansom Cab ist so eine Karte. Lege sie: berühre sie, oder tippe ihre Nummer.
i-say-holmes-lesson-story-praise = Die Geschichte geht weiter: nach einem Hansom Cab kommt ein Ort. Jede Karte nennt, was folgen darf.
i-say-holmes-lesson-draw = Wieder soll eine Movement-Karte folgen, und diesmal hast du keine. Wer nichts Passendes hat, zieht eine Karte: wähle Ziehen.
i-say-holmes-lesson-draw-praise = Passt sie, legst du sie sofort; wenn nicht, behältst du sie. So oder so geht es weiter.
i-say-holmes-lesson-look = Die Geschichte ist in London angekommen, wo man etwas erfährt. Lege dein Disguise gegen { $name2 }: dann musst du die Karte zu sehen bekommen, die dort am meisten zählt.
i-say-holmes-lesson-look-other = Du hast bei jemand anderem nachgesehen, dort ist kein Schurke: wähle { $name2 }.
i-say-holmes-lesson-look-praise = Moriarty, ein Schurke! Merk dir, wer ihn hat: nur du hast das gesehen.
i-say-holmes-lesson-defend = { $name3 } verdächtigt dich: I Suspect lässt dich eine Karte ziehen, wenn du dich nicht verteidigst. Du hast ein Alibi: antworte mit { $red }. Am Tisch sind dafür zwölf Sekunden.
i-say-holmes-lesson-defend-none = Du hast gesagt, du hättest keine Verteidigung, und musstest ziehen: { $red } ist dein Alibi.
i-say-holmes-lesson-defend-mastermind = { $blue } ist ein Mastermind, und du hast keines: dein Alibi ist { $red }.
i-say-holmes-lesson-defend-late = Deine Zeit ist um, und du musstest ziehen: drücke { $red } früher.
i-say-holmes-lesson-defend-praise = Abgewendet. Nach einem Alibi geben alle eine eigene Karte nach links.
i-say-holmes-lesson-i-say = I-Say-Karten dürfen jederzeit gelegt werden und lassen die Geschichte, wie sie war. Die unterste Zeile des Train nennt sie sogar: dann ziehen sie 10 Punkte ab. Lege Deduction, gegen wen du willst.
i-say-holmes-lesson-i-say-other = Diese Karte setzte die Geschichte fort, ist aber keine I-Say-Karte: lege Deduction.
i-say-holmes-lesson-i-say-praise = 10 Punkte weniger, und die niedrigste Summe gewinnt. Und du siehst jene ganze Hand, unter deiner eigenen.
i-say-holmes-lesson-arrest = Jetzt zu Moriarty: ein Disguise liegt, und ihm darf ein Arrest folgen. Lege deinen Arrest gegen { $name2 }, dessen Hand du kennst.
i-say-holmes-lesson-arrest-not-guilty = Nicht schuldig: dort ist kein Schurke, und du musst die ganze Hand nehmen.
i-say-holmes-lesson-arrest-other = Diese Karte setzte die Geschichte fort, verhaftet aber niemanden: lege Arrest.
i-say-holmes-lesson-arrest-praise = Schuldig! Die Runde ist vorbei: der Schurke zählt für dich, und gegen den, der ihn hielt.
i-say-holmes-lesson-finish = Mehr muss man nicht wissen.

## On paper: what is printed, and what is wrong with an owner's list

i-say-holmes-card-counts = zählt { $n }
i-say-holmes-card-deal = Geben { $n }
i-say-holmes-file-copies = copies = { $number }
i-say-holmes-file-copies-expected = eine ganze Zahl von 0 bis { $most }
i-say-holmes-file-deck-many = { $n } Karten
i-say-holmes-file-deck-many-expected = 1 bis { $most } zum Drucken
