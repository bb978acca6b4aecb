## Places, as they are written on the map: one or two short words

baker-street-place-221b = 221B Baker Street
baker-street-place-apothecary = Apotheke
baker-street-place-bank = Bank
baker-street-place-carriage_depot = Remise
baker-street-place-docks = Hafen
baker-street-place-hotel = Hotel
baker-street-place-locksmith = Schlosserei
baker-street-place-museum = Museum
baker-street-place-newsagent = Zeitungen
baker-street-place-park = Park
baker-street-place-pawnbroker = Pfandhaus
baker-street-place-playhouse = Theater
baker-street-place-pub = Pub
baker-street-place-scotland_yard = Scotland Yard
baker-street-place-tobacconist = Tabakladen
baker-street-the-221b = 221B Baker Street
baker-street-the-apothecary = Apotheke
baker-street-the-bank = Bank
baker-street-the-carriage_depot = Remise
baker-street-the-docks = Hafen
baker-street-the-hotel = Hotel
baker-street-the-locksmith = Schlosserei
baker-street-the-museum = Museum
baker-street-the-newsagent = Zeitungsladen
baker-street-the-park = Park
baker-street-the-pawnbroker = Pfandhaus
baker-street-the-playhouse = Theater
baker-street-the-pub = Pub
baker-street-the-scotland_yard = Scotland Yard
baker-street-the-tobacconist = Tabakladen
baker-street-the-street = Straße
baker-street-the = { $place }
baker-street-door-of = { $place }, Eingang { $door }

## Cards

baker-street-card-scotland_yard = Scotland-Yard-Karte
baker-street-card-skeleton_key = Dietrich
baker-street-piles = Stapel: { $cards ->
        [one] { $cards } Scotland-Yard-Karte
       *[other] { $cards } Scotland-Yard-Karten
    }, { $keys ->
        [one] { $keys } Dietrich
       *[other] { $keys } Dietriche
    }

## Verdicts

baker-street-verdict-announce-open = { $who } hat { $items } laut beantwortet und sieht allein nach.
baker-street-verdict-arrived = { $who } ist am Ort: { $place }.
baker-street-verdict-arrived-street = { $who } ist auf der Straße.
baker-street-verdict-cab = { $who } nimmt eine Droschke: { $place }.
baker-street-verdict-case-open = Fall { $number } ist offen. Zu lösen: { $items }.
baker-street-verdict-clue-closed = { $who } legt das Heft nach { $span } weg.
baker-street-verdict-clue-closed-late = { $who } legt das Heft nach { $span } weg, länger als erlaubt.
baker-street-verdict-clue-ready = { $who } darf den Hinweis lesen: { $place }.
baker-street-verdict-clue-started = { $who } liest den Hinweis: { $place }.
baker-street-verdict-clue-time-up = { $who }, die Zeit ist um. Leg das Heft weg.
baker-street-verdict-clue-warning =
    { $n ->
        [one] { $who }, noch { $n } Sekunde.
       *[other] { $who }, noch { $n } Sekunden.
    }
baker-street-verdict-ended = Damit endet der Zug von { $who }.
baker-street-verdict-ended-street = Damit endet der Zug von { $who } auf der Straße.
baker-street-verdict-left = { $who } geht: { $place }.
baker-street-verdict-order = { $who } beginnt.
baker-street-verdict-order-roll = { $who } würfelt { $value } um den Beginn.
baker-street-verdict-order-tie = { $names } sind gleichauf und würfeln noch einmal.
baker-street-verdict-out = { $who } liegt falsch und ist draußen.
baker-street-verdict-out-others = { $who } liegt falsch und ist draußen. Noch dabei: { $names }.
baker-street-verdict-choose-case = Welcher Fall? Nummer { $number } ist der nächste, der noch nicht gespielt wurde.
baker-street-verdict-read-case = Lest den Fall zweimal laut vor: erst zügig, dann langsamer.
baker-street-verdict-roll-wanted = Ein Wurf für { $who }.
baker-street-verdict-rolled = { $who } würfelt { $value }.
baker-street-verdict-sealed = { $who } versiegelt: { $place }; { $piles }.
baker-street-verdict-stayed = { $who } bleibt.
baker-street-verdict-took-scotland_yard = { $who } nimmt eine Scotland-Yard-Karte; { $piles }.
baker-street-verdict-took-skeleton_key = { $who } nimmt einen Dietrich; { $piles }.
baker-street-verdict-turn = { $who } ist am Zug: { $may }.
baker-street-verdict-unsealed = { $who } schließt auf: { $place }; { $piles }.
baker-street-verdict-unsolved = Alle sind draußen. Der Fall bleibt ungelöst.
baker-street-verdict-won = { $who } hat den Fall gelöst und gewinnt!
baker-street-may-roll = würfeln
baker-street-may-stay = bleiben
baker-street-may-cab = eine Droschke nehmen
baker-street-may-clue-open = hier den Hinweis lesen
baker-street-may-announce = eine Lösung verkünden
baker-street-may-take = eine Karte nehmen
baker-street-may-end = den Zug beenden
baker-street-or = { $most } oder { $last }

## What the dealer has ruled

baker-street-verdict-ruled = Die Spielleitung entscheidet: { $ruling }.
baker-street-ruled-position-street = { $who } ist auf der Straße
baker-street-ruled-position = { $who } ist hier: { $place }
baker-street-ruled-card-scotland_yard-yes = { $who } hat eine Scotland-Yard-Karte
baker-street-ruled-card-scotland_yard-no = { $who } hat keine Scotland-Yard-Karte
baker-street-ruled-card-skeleton_key-yes = { $who } hat einen Dietrich
baker-street-ruled-card-skeleton_key-no = { $who } hat keinen Dietrich
baker-street-ruled-seal-by = versiegelt von { $who }: { $place }
baker-street-ruled-seal-yes = versiegelt: { $place }
baker-street-ruled-seal-no = offen: { $place }
baker-street-ruled-look-yes = { $who } hat den Blick dieses Besuchs getan
baker-street-ruled-look-no = { $who } hat den Blick dieses Besuchs noch frei
baker-street-ruled-solution-yes = die Lösung von { $who } ist richtig
baker-street-ruled-solution-no = die Lösung von { $who } ist falsch
baker-street-ruled-lift = { $who } darf es dieses eine Mal, obwohl: { $why }

## How the table stands, line by line

baker-street-state-case = Fall { $number }, Phase { $phase }
baker-street-state-case-turn = Fall { $number }, Phase { $phase }, { $who } am Zug
baker-street-state-none = Noch kein Fall, Phase { $phase }
baker-street-state-none-turn = Noch kein Fall, Phase { $phase }, { $who } am Zug
baker-street-state-out = { $who }: draußen
baker-street-state-seat = { $who }: { $place }, { $cards }
baker-street-state-seat-none = { $who }: { $place }, keine Karten
baker-street-state-sealed = versiegelt: { $places }
baker-street-state-sealed-none = versiegelt: nichts
baker-street-phase-case = Fall
baker-street-phase-order = Beginn
baker-street-phase-turn = Zug
baker-street-phase-rolled = gewürfelt
baker-street-phase-arrived = angekommen
baker-street-phase-reading = Lesen
baker-street-phase-answer = Lösung
baker-street-phase-over = vorbei

## Why something is refused: half a sentence, which may stand alone or follow a colon

baker-street-refused-already-ended = dieser Zug ist schon von selbst zu Ende
baker-street-refused-already-sealed = auf diesem Eingang liegt schon ein Siegel
baker-street-refused-already-rolled = in diesem Zug wurde schon gewürfelt oder gezogen
baker-street-refused-answer-pending = die verkündete Lösung wird geprüft; nur ihr Ergebnis kann folgen
baker-street-refused-bad-case = so einen Fall gibt es jetzt nicht zu öffnen
baker-street-refused-bad-die = um diesen Wurf wurde nicht gebeten, oder er ist nicht 1 bis 6
baker-street-refused-bad-entrance = diesen Eingang gibt es nicht
baker-street-refused-bad-items = gefragt sind die Buchstaben des Falls, jeder einmal
baker-street-refused-booklet-not-open = das Hinweisheft ist nicht offen
baker-street-refused-booklet-open = erst muss das Hinweisheft weggelegt werden
baker-street-refused-cab-not-to-221b = heim nach 221B geht es mit dem Würfel, nicht mit der Droschke
baker-street-refused-entrance-missing = es gibt mehrere Eingänge; sag welcher
baker-street-refused-game-over = der Fall ist abgeschlossen
baker-street-refused-holds-one = niemand hält zwei davon
baker-street-refused-items-missing = jeder Buchstabe braucht eine Antwort
baker-street-refused-just-opened = das Heft ist noch keine Sekunde offen, also bleibt es offen
baker-street-refused-look-this-turn = wer beim Betreten der Remise den Hinweis liest, nimmt erst im nächsten Zug eine Droschke
baker-street-refused-look-used = der Blick dieses Besuchs ist getan
baker-street-refused-no-case = erst muss ein Fall gewählt werden
baker-street-refused-no-clue-here = hier gibt es keinen Hinweis zu lesen
baker-street-refused-no-key = in dieser Hand ist kein Dietrich
baker-street-refused-no-sy-card = in dieser Hand ist keine Scotland-Yard-Karte
baker-street-refused-not-announced = es wurde keine Lösung verkündet
baker-street-refused-not-at-depot = Droschken fahren ab der Remise
baker-street-refused-not-in-221b = eine Lösung verkündet man in 221B Baker Street
baker-street-refused-not-leaving = nur wer einen Ort verlässt, kann ihn versiegeln
baker-street-refused-not-moved = nach dem Wurf kommt der Weg: sag wohin, oder bleib
baker-street-refused-not-rolled = erst würfeln, oder bleiben
baker-street-refused-not-sealable = dieser Ort wird nie versiegelt
baker-street-refused-not-sealed-there = dieser Eingang ist nicht versiegelt
baker-street-refused-not-your-turn = jemand anderes ist am Zug
baker-street-refused-nothing-to-rule = es gibt nichts zu entscheiden
baker-street-refused-occupied = es ist jemand drinnen
baker-street-refused-own-seal = das eigene Siegel hält nur andere draußen: es braucht keinen Dietrich
baker-street-refused-pile-empty = der Stapel ist leer
baker-street-refused-same-location = die Figur ist schon dort
baker-street-refused-same-turn-reentry = niemand geht in einem Zug hinaus und wieder hinein
baker-street-refused-sealed = jemand anderes hat diesen Eingang versiegelt; es braucht einen Dietrich
baker-street-refused-seat-out = wer eine falsche Lösung verkündet hat, ist draußen
baker-street-refused-take-too-late = eine Karte nimmt man im Zug des Betretens
baker-street-refused-unknown-location = so einen Ort gibt es auf dem Plan nicht
baker-street-refused-unused-input = das bedeutet in diesem Spiel nichts
baker-street-refused-wrong-place = diese Karten liegen nicht hier

## What may be entered: the fields of a form

baker-street-field-value = Was zeigt der Würfel?
baker-street-field-to = Wohin?
baker-street-field-entrance = Durch welche Tür hinein?
baker-street-field-exit = Durch welche Tür hinaus?
baker-street-field-read = Und den Hinweis gelesen?
baker-street-field-correct = Ist jede Antwort richtig?
baker-street-field-at = Wo ist die Figur?
baker-street-field-seal-seat = Wessen Siegel ist es?
baker-street-prompt-case = Fall
baker-street-prompt-roll = Würfeln
baker-street-prompt-die = Würfel
baker-street-prompt-move = Weg
baker-street-prompt-stay = Bleiben
baker-street-prompt-cab = Droschke
baker-street-prompt-clue-open = Heft öffnen
baker-street-prompt-clue-close = Heft weglegen
baker-street-prompt-take = Nehmen
baker-street-prompt-announce = Verkünden
baker-street-prompt-result = Ergebnis
baker-street-prompt-end = Ende
baker-street-prompt-position = Standort
baker-street-prompt-card = Karte
baker-street-prompt-seal = Siegel
baker-street-prompt-look = Blick
baker-street-prompt-solution = Lösung
baker-street-prompt-lift = Erlauben
baker-street-entry-case = Fall
baker-street-entry-roll = Würfeln
baker-street-entry-die = Würfel
baker-street-entry-move = Weg
baker-street-entry-stay = Bleiben
baker-street-entry-cab = Droschke
baker-street-entry-clue-open = Heft öffnen
baker-street-entry-clue-close = Heft weglegen
baker-street-entry-take = Nehmen
baker-street-entry-announce = Verkünden
baker-street-entry-result = Ergebnis
baker-street-entry-end = Ende
baker-street-entry-position = Standort
baker-street-entry-card = Karte
baker-street-entry-seal = Siegel
baker-street-entry-look = Blick
baker-street-entry-solution = Lösung
baker-street-entry-lift = Erlauben
baker-street-term-number = Nummer
baker-street-term-items = Buchstaben
baker-street-term-value = Augen
baker-street-term-to = nach
baker-street-term-entrance = Eingang
baker-street-term-exit = Ausgang
baker-street-term-seal = Siegel
baker-street-term-key = Dietrich
baker-street-term-read = gelesen
baker-street-term-card = Karte
baker-street-term-scotland_yard = Scotland Yard
baker-street-term-skeleton_key = Dietrich
baker-street-term-correct = richtig
baker-street-term-at = Ort
baker-street-term-holds = hält
baker-street-term-location = Ort
baker-street-term-sealed = versiegelt
baker-street-term-used = getan
baker-street-term-of = von
baker-street-term-221b = 221B
baker-street-term-apothecary = Apotheke
baker-street-term-bank = Bank
baker-street-term-carriage_depot = Remise
baker-street-term-docks = Hafen
baker-street-term-hotel = Hotel
baker-street-term-locksmith = Schlosserei
baker-street-term-museum = Museum
baker-street-term-newsagent = Zeitungsladen
baker-street-term-park = Park
baker-street-term-pawnbroker = Pfandhaus
baker-street-term-playhouse = Theater
baker-street-term-pub = Pub
baker-street-term-tobacconist = Tabakladen
baker-street-term-street = Straße

## Answers on buttons

baker-street-answer-roll = { $who } würfelt
baker-street-answer-stay = hier bleiben
baker-street-answer-clue-open = den Hinweis lesen
baker-street-answer-clue-close = das Heft weglegen
baker-street-answer-announce = die Lösung verkünden
baker-street-answer-end = den Zug beenden
baker-street-answer-take-scotland_yard = eine Scotland-Yard-Karte nehmen
baker-street-answer-take-skeleton_key = einen Dietrich nehmen
baker-street-answer-right = alles richtig: gelöst
baker-street-answer-wrong = etwas ist falsch
baker-street-answer-die = { $who }: ein echter Würfel …
baker-street-answer-case = Fall { $number }, Buchstaben a bis { $last }
baker-street-answer-other-case = Ein anderer Fall …
baker-street-way-cab = Droschke: { $way }
baker-street-way-out = { $way }, hinaus bei { $door }
baker-street-way-key = { $way } + Dietrich
baker-street-way-seal = { $way } + Siegel

## The word of the moment, in the middle of the map. A name before its colon has a line of its own.

baker-street-now-case = Wählt einen Fall
baker-street-now-order = Würfelt um den Beginn
baker-street-now-rolls = { $who }: der Würfel rollt
baker-street-now-roll = { $who }: würfle
baker-street-now-where = { $who }: wohin?
baker-street-now-arrived = { $who }: { $place }
baker-street-now-time-up = { $who }: Zeit ist um
baker-street-now-reads = { $who } liest: { $left } s
baker-street-now-answer = { $who }: richtig oder nicht?
baker-street-now-solved = { $who }: gelöst!
baker-street-now-unsolved = Der Fall bleibt ungelöst

## What a seat does next, beside its name: white, red and blue are buttons

baker-street-todo-rolls = der Würfel rollt
baker-street-todo-roll = Rot: würfeln
baker-street-todo-clue = Weiß: Hinweis
baker-street-todo-end = Blau: Zug beenden
baker-street-todo-steps = höchstens { $n } Schritte: wohin?
baker-street-todo-down = Weiß: Heft weglegen
baker-street-todo-answer = sieh allein nach: alles richtig?

## What was decided about a seat, and where it is

baker-street-seat-order-roll = würfelte { $value }
baker-street-seat-order = beginnt
baker-street-seat-out = falsch, und draußen
baker-street-seat-won = hat den Fall gelöst
baker-street-at-out = draußen
baker-street-at-street = auf der Straße

## Numbers beside a name and in the middle of the table: one short word each

baker-street-figure-seal = Siegel
baker-street-figure-key = Dietrich
baker-street-figure-case = Fall

## The map

baker-street-map-case = Fall { $number }
baker-street-map-street = Straße
baker-street-map-sealed = Siegel
baker-street-map-sy = SY
baker-street-letters-cards = { $n }SY
baker-street-letters-keys = { $n }Dietr
baker-street-letters-die = der Würfel zeigt { $n }
baker-street-letters-rolls = der Würfel rollt

## What each button is for, in a word

baker-street-input-red = würfeln
baker-street-input-white = Hinweis
baker-street-input-blue = Ende

## What players read: their checklist, booklets and notes

baker-street-papers-entered = Orte, an denen { $who } war
baker-street-papers-clue = Das Hinweisheft: { $place }
baker-street-papers-answer = Das Lösungsheft
baker-street-papers-case = Fall { $number }: { $title }
baker-street-papers-questions = Zu lösen
baker-street-papers-item = { $letter }: { $question } { $answers }
baker-street-papers-answers = { $answers }?
baker-street-papers-line = { $what }: { $text }

## The little cases of the simulated table

baker-street-clue-nothing = Nichts hier hat mit dem Fall zu tun.

## The Clock That Struck Thirteen. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-clock-title = Die Uhr, die dreizehn schlug
baker-street-case-clock-story = Am Dienstag um neun Uhr abends schlugen die Uhren in Abel Thornes Werkstatt, eine nach der anderen, und dann schlug eine noch einmal. Als Mr Thorne mit seiner Kerze herunterkam, war die Tür verschlossen, wie er sie verlassen hatte, und sein Meisterstück, eine silberne Reiseuhr, war fort. Vier Menschen wussten, wo sie stand: Wilfred Pym, der das Handwerk lernt; Agatha Thorne, die ihrem Bruder das Haus führt; Sir Godfrey Lisle, der sammelt; und Tom Rudge, der in der Gasse die Laternen anzündet.
baker-street-case-clock-answer = Miss Thorne, die ein Haus voller Ticken satt hatte, stand mit der silbernen Uhr unter dem Schal im Kasten der Standuhr. Ihr Ellbogen schlug dreizehn. Als ihr Bruder aufgeschlossen hatte und nach einem Schutzmann lief, ging sie hinaus und lieh die Uhr dem Theater, das seither pünktlich beginnt.
baker-street-case-clock-question-a = Wer hat die Uhr genommen?
baker-street-case-clock-a-wilfred-pym = Wilfred Pym
baker-street-case-clock-a-agatha-thorne = Agatha Thorne
baker-street-case-clock-a-sir-godfrey-lisle = Sir Godfrey Lisle
baker-street-case-clock-a-tom-rudge = Tom Rudge
baker-street-case-clock-question-b = Wie kam jemand in die verschlossene Werkstatt?
baker-street-case-clock-b-by-the-skylight = durch das Dachfenster
baker-street-case-clock-b-with-a-copied-key = mit einem Nachschlüssel
baker-street-case-clock-b-by-the-coal-chute = durch die Kohlenrutsche
baker-street-case-clock-b-inside-the-tall-clock = in der Standuhr
baker-street-case-clock-question-c = Wo ist die Uhr jetzt?
baker-street-case-clock-c-in-pawn = verpfändet
baker-street-case-clock-c-on-board-a-ship = an Bord eines Schiffes
baker-street-case-clock-c-among-the-museums-own = unter den Uhren des Museums
baker-street-case-clock-c-on-a-stage = auf einer Bühne
baker-street-case-clock-clue-locksmith = Ein Schloss wie das von Thorne hat keine Schwester. Niemand hat einen zweiten Schlüssel verlangt, und im Bart ist kein Wachs.
baker-street-case-clock-clue-apothecary = Sir Godfreys Gicht: zwei Flaschen am Sonntag, zwei am Dienstagmittag. Er hat keinen Fuß auf den Boden gesetzt.
baker-street-case-clock-clue-tobacconist = Tom Rudge kaufte um halb neun seinen Kautabak, stand hier und stritt bis zehn über Pferde.
baker-street-case-clock-clue-newsagent = REGEN VON SIEBEN BIS MITTERNACHT, sagt die Zeitung. Und unter Thornes Dachfenster kein Tropfen auf dem Boden.
baker-street-case-clock-clue-pub = Dem Kohlenmann ist man drei Monate schuldig. Am Montag hat er die Rutsche zugenagelt und es der ganzen Theke erzählt.
baker-street-case-clock-clue-pawnbroker = Silberne Löffel, silberne Rahmen, eine silberne Pfeife. Keine einzige silberne Uhr seit dem Frühjahr.
baker-street-case-clock-clue-docks = Der Zoll hat jede Kiste der Woche geöffnet. Tee, und Tee, und eine sehr überraschte Katze.
baker-street-case-clock-clue-museum = Der Kurator zieht seine Uhren selbst auf und zählt sie. Es ist keine zu viel.
baker-street-case-clock-clue-bank = Der junge Pym will einen eigenen Laden. Der Direktor gab ihm ein Abendessen und keinen Kredit; sie trennten sich um halb zehn.
baker-street-case-clock-clue-playhouse = Im zweiten Akt schlägt eine Uhr. Bis Dienstag war sie an die Wand gemalt.
baker-street-case-clock-clue-scotland_yard = Die Standuhr in der Werkstatt steht still. Ihre Gewichte lehnen in der Ecke, in einen Schal gewickelt.
baker-street-case-clock-clue-hotel = Am Mittwoch blieb in der Garderobe ein Handschuh liegen, klein, mit Uhrenöl an zwei Fingern.
baker-street-case-clock-clue-carriage_depot = Am Dienstagabend fuhr niemand in die Gasse. Wer dorthin kam, ging zu Fuß, oder war schon da.

## The Tenor Who Croaked. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-tenor-title = Der Tenor, der krächzte
baker-street-case-tenor-story = Signor Belmonte trat auf, öffnete vor zweitausend Menschen den Mund und krächzte. Mittags hatte er noch gesungen wie ein Vogel. Sein Arzt findet nichts, was bis Sonntag nicht vergeht; sein Stolz braucht länger. Hinter der Bühne waren an jenem Abend Percy Quill, sein Ersatzmann; Madame Dray, die Sopranistin, die ihm die hohen Töne nicht verziehen hatte; Mr Noakes, der Souffleur; und Luigi, der seine Schals trägt.
baker-street-case-tenor-answer = Mr Noakes hatte zehn Pfund zu sieben zu eins gewettet, dass die Oper den zweiten Akt nicht erreicht. Er tat Alaun in die Dose mit den Pastillen, die im Souffleurkasten wartet, und gewann, für eine Viertelstunde.
baker-street-case-tenor-question-a = Wer hat die Stimme des Tenors verdorben?
baker-street-case-tenor-a-percy-quill = Percy Quill
baker-street-case-tenor-a-madame-dray = Madame Dray
baker-street-case-tenor-a-mr-noakes = Mr Noakes
baker-street-case-tenor-a-luigi = Luigi
baker-street-case-tenor-question-b = Womit?
baker-street-case-tenor-b-pepper-in-the-snuff = Pfeffer im Schnupftabak
baker-street-case-tenor-b-alum-in-the-lozenges = Alaun in den Pastillen
baker-street-case-tenor-b-ice-in-the-flask = Eis in der Flasche
baker-street-case-tenor-b-smoke-from-the-lamps = Rauch von den Lampen
baker-street-case-tenor-question-c = Warum?
baker-street-case-tenor-c-for-envy = aus Neid
baker-street-case-tenor-c-for-love = aus Liebe
baker-street-case-tenor-c-for-a-wager = wegen einer Wette
baker-street-case-tenor-c-for-unpaid-wages = wegen ausstehenden Lohns
baker-street-case-tenor-clue-apothecary = Am Donnerstag verkauft: Alaun, zwei Unzen, „für die Zähne“, an einen Mann, der flüsterte. Lauter könne er es nicht sagen, sagte er.
baker-street-case-tenor-clue-tobacconist = Der Schnupftabak des Signore? Den hat er zu Ostern aufgegeben und schickt die Dose voll zurück.
baker-street-case-tenor-clue-pub = Der Eismann war von Mittwoch bis Samstag betrunken. Im ganzen Viertel war kein Eis zu haben.
baker-street-case-tenor-clue-playhouse = Das Haus brennt seit dem Herbst Gas. Die Lampen sind sauber; so auch alle, die darüber stehen.
baker-street-case-tenor-clue-bank = Luigis Lohn wird am Ersten jedes Monats eingezahlt. Er ist der reichste Kammerdiener der Straße.
baker-street-case-tenor-clue-hotel = Madame Dray ließ an jenem Abend ein Essen für zwei bringen. Der andere war Arzt. Sie werden heiraten.
baker-street-case-tenor-clue-newsagent = Mr Quills Kritik, ausgeschnitten und gerahmt: „Für den Herbst bekam er die Rolle.“ Vom Tag davor.
baker-street-case-tenor-clue-carriage_depot = Ab acht wartete eine Droschke am Bühneneingang. „Es dauert nicht lang“, sagte der Herr. „Sieben zu eins, dass nicht.“
baker-street-case-tenor-clue-park = Luigi führte hier bis neun den Hund des Signore aus und wurde um zehn vor von ihm gebissen.
baker-street-case-tenor-clue-scotland_yard = Eine Dose Pastillen, gefunden im Souffleurkasten. Sie gehört dem Signore; der Daumen im Zucker nicht.
baker-street-case-tenor-clue-museum = Ein Vortrag über die Kehlen der Vögel. Der Signore saß in der ersten Reihe und war gekränkt.

## The Admiral's Parrot. Clues hide what they mean: keep them as veiled, and in about 130 letters.

baker-street-case-parrot-title = Der Papagei des Admirals
baker-street-case-parrot-story = Admiral Stote kann sich das Wort nie merken, das seine Geldkassette öffnet, also brachte er es seinem Papagei bei. Am Freitag war der Papagei fort, samt Käfig und Tuch. Die Kassette ist noch zu: der Vogel lebt also irgendwo und wird befragt. Der Admiral hat einen Neffen, Rupert; eine Köchin, Mrs Bunn; einen Schachpartner, Colonel Fitch; und eine Nachbarin, Miss Quayle, die sich über den Lärm beschwert hat.
baker-street-case-parrot-answer = Colonel Fitch, der seit elf Jahren gegen den Admiral verliert, wollte seinen Einsatz zurück. Der Papagei sitzt in der Remise, unter einem Droschkenverdeck, wo jedes zweite Wort auch geschrien wird.
baker-street-case-parrot-question-a = Wer hat den Papagei genommen?
baker-street-case-parrot-a-rupert = Rupert
baker-street-case-parrot-a-mrs-bunn = Mrs Bunn
baker-street-case-parrot-a-colonel-fitch = Colonel Fitch
baker-street-case-parrot-a-miss-quayle = Miss Quayle
baker-street-case-parrot-question-b = Wo ist er?
baker-street-case-parrot-b-in-the-park = im Park
baker-street-case-parrot-b-at-the-docks = im Hafen
baker-street-case-parrot-b-at-the-hotel = im Hotel
baker-street-case-parrot-b-in-the-carriage-depot = in der Remise
baker-street-case-parrot-b-in-the-pub = im Pub
baker-street-case-parrot-clue-park = Der Wärter kennt jeden Vogel in diesen Bäumen, und keiner davon flucht.
baker-street-case-parrot-clue-docks = Am Montag kamen vierzig Papageien an, alle grau. Der des Admirals ist grün.
baker-street-case-parrot-clue-hotel = Keine Tiere, sagt das Schild an jeder Tür. Der Portier hat eine Nase wie ein Bluthund, und das ist die einzige.
baker-street-case-parrot-clue-pub = „Ein Papagei? Wir hatten einen. Er lernte die Lieder, und wir mussten ihn gehen lassen.“ Das war vor zwei Jahren.
baker-street-case-parrot-clue-carriage_depot = „Brr“, sagt eine Stimme unter einem gefalteten Verdeck. Kein Pferd hat sich gerührt. „Brr. Feuer frei. Brr.“
baker-street-case-parrot-clue-bank = Rupert hat das Geld seiner Tante geerbt. Er braucht keine Kassetten und leiht dem Onkel das Geld für die Droschke.
baker-street-case-parrot-clue-newsagent = ENTFLOGEN: ein grüner Papagei. Belohnung. Zu melden bei Miss Quayle, die vor lauter Stille nicht schlafen kann.
baker-street-case-parrot-clue-apothecary = Federn bringen Mrs Bunn zum Niesen. Sie kauft ihre Tropfen hier, und der Vogel war nie in ihrer Küche.
baker-street-case-parrot-clue-tobacconist = Der Colonel kauft neuerdings Sonnenblumenkerne zu seinen Zigarren. „Für die Verdauung“, sagt er.
baker-street-case-parrot-clue-pawnbroker = Ein Messingkäfig, am Samstag von einem Kutscher gebracht. „Der Herr hat keine Verwendung mehr dafür.“
baker-street-case-parrot-clue-scotland_yard = Niemand hat sich an der Kassette versucht. Auf dem Teppich davor: ein weißer Bauer.
baker-street-case-parrot-clue-museum = Ein ausgestopfter Papagei sieht dich an. Auch er sagt nichts.

## The owner's file of places: what is wrong with it, and what is expected instead

baker-street-file-unread = lässt sich nicht lesen ({ $why })
baker-street-file-unread-expected = eine Datei
baker-street-file-not-utf8 = ist nicht UTF-8
baker-street-file-not-utf8-expected = eine Textdatei in UTF-8
baker-street-file-not-toml = ist kein TOML ({ $why })
baker-street-file-not-toml-expected = TOML: eine Tabelle für jeden Ort, etwa [park], oder docks = false
baker-street-file-needed = ein Ort, auf den der Plan verzichten kann

## The page of rules

baker-street-page-about = Ein Wettlauf unter Detektiven. Geh von Ort zu Ort, lies die Hinweise schweigend, notiere, was du daraus machst, und löse den Fall als Erstes in 221B.
baker-street-page-length = etwa 80 Minuten
baker-street-page-line = Sammle Hinweise, löse zuerst den Fall.
baker-street-page-needs = die drei Knöpfe jedes Platzes, oder nur eine Konsole; der Plan, seine Karten, die Hefte mit Fällen, Hinweisen und Lösungen
baker-street-page-input-red = wirf den Würfel für dich.
baker-street-page-input-white = du nimmst das Hinweisheft; noch einmal: du legst es weg.
baker-street-page-input-blue = dein Zug ist zu Ende, falls niemand weitermacht.
baker-street-page-option-clue-seconds = Einen Hinweis lesen
baker-street-page-option-clue-seconds-30 = 30 Sekunden
baker-street-page-option-clue-seconds-60 = eine Minute
baker-street-page-option-clue-seconds-15 = 15 Sekunden
baker-street-page-case = Der Fall
baker-street-page-case-1 = Wählt einen Fall und gebt seine Buchstaben ein: das sind die Fragen, die zu beantworten sind. Jemand liest ihn zweimal laut vor.
baker-street-page-case-2 = Alle beginnen in 221B mit einem Dietrich und einer Scotland-Yard-Karte. Der höchste Wurf beginnt; es geht links herum.
baker-street-page-turn = Dein Zug
baker-street-page-turn-1 = Würfle ({ $red }) und geh höchstens so viele Felder, nie schräg. Einen Ort betritt und verlässt man bei seinen Pfeilen, und wer ihn betritt, bleibt stehen. Gib ein, wo du angekommen bist.
baker-street-page-turn-2 = Wer einen Ort betritt, bekommt seinen Hinweis: nimm das Heft ({ $white }), und du hast dreißig Sekunden, schweigend, für diesen einen Hinweis. Weggelegt bleibt es zu, bis du wiederkommst.
baker-street-page-turn-3 = Vierzehn Orte haben einen Hinweis, auch wenn er in manchen Fällen nichts sagt. 221B hat keinen.
baker-street-page-turn-4 = Du darfst auch bleiben, wo du bist.
baker-street-page-turn-5 = Auf der Straße endet dein Zug von selbst. An einem Ort beendet ihn der nächste Wurf, sobald du dort nichts mehr zu tun hast.
baker-street-page-cards = Karten
baker-street-page-cards-1 = Halte höchstens eine von jeder Art. Nimm beim Betreten eine neue: eine Scotland-Yard-Karte bei Scotland Yard, einen Dietrich in der Schlosserei.
baker-street-page-cards-2 = Verlässt du einen Ort, darfst du deine Scotland-Yard-Karte auf diesen Eingang legen. Dort geht niemand sonst mehr hinein oder hinaus. Nie bei 221B, Scotland Yard oder der Schlosserei, und nie, wenn jemand drinnen ist.
baker-street-page-cards-3 = Kommst du an einen Eingang, den jemand anderes versiegelt hat, lege deinen Dietrich darauf: beide Karten gehen auf ihre Stapel zurück, und du bist drin.
baker-street-page-cab = Die Droschke
baker-street-page-cab-1 = In der Remise darfst du zu Beginn deines Zugs an jeden Ort außer 221B fahren, statt zu würfeln. Im Zug, in dem du sie betrittst, darfst du sofort weiterfahren, statt ihren Hinweis zu lesen.
baker-street-page-score = Wer gewinnt
baker-street-page-score-1 = Es gibt keine Punkte. Zurück in 221B verkündest du in deinem Zug laut eine Antwort auf jeden Buchstaben. Dann liest du allein die Lösung.
baker-street-page-score-2 = Alles richtig: du hast gewonnen. Etwas falsch: klapp das Heft zu und sag nicht mehr als das; du bist draußen, und die anderen machen weiter.
baker-street-page-score-3 = Es zählt der Sinn, nicht der Wortlaut.
baker-street-page-judged = Was die Maschine entscheidet
baker-street-page-judged-1 = Wer am Zug ist, wer wo ist, welche Eingänge versiegelt sind, wer welche Karte hat. Sie würfelt und sagt das Ergebnis.
baker-street-page-judged-2 = Die Zeit für Hinweise: sie warnt zehn und fünf Sekunden vor dem Ende und sagt, wenn die Zeit um ist. Niemand zahlt fürs Überziehen.
baker-street-page-judged-3 = Sie kennt keinen Hinweis und keine Lösung. Streit ist Sache der Spielleitung, ebenso eine Figur oder Karte, die falsch liegt.

## The lesson: what a learner reads

baker-street-lesson-about = Würfle, betritt einen Ort, lies den Hinweis, nimm eine Droschke, versiegle, löse den Fall.
baker-street-lesson-welcome = 221-B Baker Street in vier Minuten, gegen eine geduldige Gegnerin.
baker-street-lesson-roll = Ein Fall ist offen: Fall und Notizen ({ $papers }) zeigt, was geschah und was gefragt ist. Du stehst in 221B Baker Street, wie alle zu Beginn. Würfle: { $red }.
baker-street-lesson-roll-praise = So viele Schritte darfst du jetzt gehen, und nicht weiter.
baker-street-lesson-enter = Du hast eine 4 gewürfelt. Geh an einen Ort, der nah genug ist: berühre einen, der auf dem Plan leuchtet, oder tippe seine Nummer.
baker-street-lesson-enter-street = Du bist auf der Straße stehen geblieben, wo es keinen Hinweis gibt: wähle lieber einen Ort.
baker-street-lesson-enter-praise = Du bist drinnen. Betreten beendet den Weg, und der Ort hat einen Hinweis für dich.
baker-street-lesson-read = Du bist in der Apotheke. Nimm mit { $white } das Hinweisheft, lies schweigend diesen einen Hinweis und leg es mit { $white } wieder weg. Am Tisch hast du dreißig Sekunden.
baker-street-lesson-read-quick = Das war zu schnell, um etwas zu lesen: drücke { $white } noch einmal, wenn du gelesen hast.
baker-street-lesson-read-late = Deine Zeit ist um, und das Heft ist noch offen: drücke { $white }, wenn du gelesen hast.
baker-street-lesson-read-praise = Was du gelesen hast, bleibt in deinen Notizen ({ $papers }). Sonst hat es niemand gesehen.
baker-street-lesson-cab = Dein Zug beginnt in der Remise. Eine Droschke bringt dich an jeden Ort außer 221B, statt eines Wurfs: berühre einen leuchtenden Ort, oder tippe seine Nummer.
baker-street-lesson-cab-rolled = Du hast gewürfelt, und wer würfelt, geht zu Fuß: nimm die Droschke vor dem Wurf.
baker-street-lesson-cab-stayed = Du bist in der Remise geblieben und hast keine Droschke genommen.
baker-street-lesson-cab-praise = Schon da, so weit es auch war. Der Hinweis dieses Ortes ist deiner.
baker-street-lesson-seal = In der Apotheke hast du genug gelesen und eine 4 gewürfelt. Geh, und leg deine Scotland-Yard-Karte auf ihre Tür: wähle einen Weg mit + Siegel (Mehr … zeigt alle). Andere brauchen dann einen Dietrich.
baker-street-lesson-seal-open = Du bist gegangen, und die Tür steht offen: wähle einen Weg mit + Siegel.
baker-street-lesson-seal-praise = Versiegelt. Nur wer dort einen Dietrich hinlegt, kommt hinein.
baker-street-lesson-solve = Zurück in 221B, und alle Hinweise zusammen sagen: a: { baker-street-case-clock-a-agatha-thorne }; b: { baker-street-case-clock-b-inside-the-tall-clock }; c: { baker-street-case-clock-c-on-a-stage }. Verkünde deine Antworten, am Tisch laut. Dann öffnet sich das Lösungsheft vor dir allein: sag, ob alles richtig war.
baker-street-lesson-solve-wrong = Du hast gesagt, dass etwas falsch war, und bist aus dem Rennen. Vergleiche die Antworten noch einmal.
baker-street-lesson-solve-rolled = Du hast gewürfelt und musst gehen: verkünde vor dem Wurf.
baker-street-lesson-solve-praise = Gelöst! Wäre etwas falsch gewesen, wärst du draußen, und die anderen würden weitermachen.
baker-street-lesson-finish = Mehr muss man nicht wissen.

## On paper: what is printed, and what is wrong with an owner's list

baker-street-print-question = { $letter }. { $question }
baker-street-print-solved = { $letter }: { $answer }.
baker-street-print-answers = Die Antworten
