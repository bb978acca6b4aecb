## Where one is

page-connecting = Verbinde …
page-paused = Pause
page-you-deal = Du hast die Spielleitung
page-name-and-chair = { $who }, Stuhl { $chair }
page-watching = Zuschauen
page-not-connected = Nicht verbunden. Nichts wurde eingetragen.
page-stale = Keine Verbindung. So stand es vor { $seconds } s. Neuer Versuch …
page-no-connection = Keine Verbindung zum Tisch. Neuer Versuch …
page-sent-away = Weggeschickt
page-was-sent-away = Dieses Telefon wurde weggeschickt.
page-come-back = Wieder zuschauen
page-needs-script = Diese Seite braucht JavaScript, um den Tisch zu zeigen.
page-clock = Uhr …
page-clock-doubt = Uhr ±{ $ms } ms
page-ms = { $ms } ms

## The bar at the bottom: one short word each

page-tab-table = Tisch
page-table-asked = Tisch: etwas wird gefragt
page-decisions = Entscheide
page-tab-rulings = Leitung
page-tab-menu = Menü
page-pause = Pause
page-go-on = Weiter

## For whoever hears the page: what its parts are

page-wrong = Was am Tisch nicht stimmt
page-label-join = Dazukommen
page-label-pair = Spielleitung werden
page-label-end = Was als Nächstes kommt
page-label-questions = Offene Fragen
page-label-entries = Einzutragen
page-label-games = Das Spiel
page-label-chairs = Wer spielt
page-label-settings = Seine Regeln
page-label-begin = Beginnen
page-label-table = Der Tisch
page-label-spots = Was sich antippen lässt
page-label-told = Der Tisch in Worten
page-label-score = Punkte
page-label-switches = Die Schalter des Tisches
page-label-looks = Farben
page-label-reaches = Deine Hand auf den Stapeln der anderen
page-label-buzzers = Deine Knöpfe
page-label-bar = Seiten
page-board = Das Brett, mit der Nummer jedes Felds
page-hand-on-pile = Deine Hand auf dem Stapel von { $who }, Platz { $seat }
page-pile-of = Stapel von { $who }

## Joining

page-join = An den Tisch
page-your-name = Dein Name
page-name-first = Sag zuerst deinen Namen.
page-played-before = Haben hier schon gespielt
page-tap-a-chair = Dann tippe einen freien Stuhl an.
page-no-free-chair = Kein Stuhl ist frei.
page-chairs = Stühle
page-chair = Stuhl { $chair }
page-at-chair = Stuhl { $chair }
page-sit-on = Auf Stuhl { $chair } setzen
page-sit-here = Hier sitzen
page-chair-told = Stuhl { $chair }: { $who }
page-only-watch = Nur zuschauen
page-you = Du
page-sits-on = sitzt auf Stuhl { $chair }.
page-dealers-phone = Dieses Telefon hat die Spielleitung.
page-stand-up = Aufstehen
page-stand-up-sure = Sicher? Dann siehst du zu.
page-who-sits = Wer wo sitzt
page-sits-you = du
page-sits-away = weg
page-sits-phone = mit Telefon
page-sits-wired = am Tisch
page-sits-bot = ein Bot
page-sits-free = frei
page-sits-nobody = niemand
page-no-bot-for = Kein Bot für { $who }
page-bot-for = Bot spielt für { $who }
page-bot-on = Bot: an
page-bot-off = Bot: aus
page-no-phone-here = Kein anderes Telefon ist hier.
page-watches = sieht zu
page-enter-code = Hast du die Spielleitung? Gib den Code ein, den die Anzeige zeigt.
page-rule-here = Von hier aus leiten

## Before and after a match

page-what-to-play = Was spielen wir?
page-no-match = Keine Partie läuft.
page-you-wait = Du bist { $who }, auf Stuhl { $chair }. Warte auf den Beginn.
page-chosen-so-far = Bisher gewählt: { $game }, mit { $people }.
page-chosen-alone = Bisher gewählt: { $game }, noch mit niemandem.
page-who-chooses = Das Telefon der Spielleitung und die Anzeige wählen und beginnen.
page-who-plays = Wer spielt?
page-seat = Platz { $seat }
page-seat-who = Platz { $seat }: wer dort sitzt
page-seat-name = Platz { $seat }: Name
page-which-rules = Nach welchen Regeln?
page-start = Beginnen
page-match-over = Die Partie ist vorbei.
page-play-again = Noch einmal
page-begin-round = Runde { $round } beginnen
page-other-game = Anderes Spiel
page-change-players = Andere Leute
page-rules = Die Regeln
page-rules-not-fetched = Die Regeln ließen sich nicht holen. Klapp das zu, und versuch es noch einmal.

## What is entered and ruled

page-type-a-few = Tippe ein paar Buchstaben
page-count-of = { $count } von { $all }
page-nothing-called = So heißt nichts.
page-another = Noch eines
page-field-chosen = { $field }: gewählt
page-choice-back = { $choice }: zurücknehmen
page-where-to = { $what }: wohin?
page-one-less = { $field }: eins weniger
page-one-more = { $field }: eins mehr
page-dealer-asked = Die Spielleitung ist gefragt.
page-entered = ✓ eingetragen
page-correct = Berichtigen
page-enter = Eintragen
page-other-rulings = Andere Entscheidungen
page-for-a-player = Für jemanden

## What was decided

page-player = Wer
page-deals = gibt
page-photo = Zielfoto
page-take-back = Zurücknehmen
page-sure = Sicher?
page-who-ruled = Wer was entschied
page-this-phone = Dieses Telefon ist { $phone } ({ $tag }).
page-history = Was hier gespielt wurde

## The table's switches

page-the-table = Der Tisch
page-pace = Tempo
page-pace-gentle = Sanft
page-pace-brisk = Flott
page-pace-ruthless = Gnadenlos
page-volume = Lautstärke { $volume }
page-voice-on = Stimme an
page-voice-off = Stimme aus
page-names-and-seats = Namen und Plätze
page-change-names = Namen ändern
page-another-game = Anderes Spiel, andere Leute
page-match-ends = Diese Partie endet, und es wird neu gewählt.
page-end-match = Partie beenden
page-end-match-sure = Sicher? Sie geht dann nicht weiter.
page-hand-over = An ein anderes Telefon übergeben
page-phone-rules = { $phone } leitet?
page-no-other-phone = Kein anderes Telefon ist verbunden.
page-send-phones-away = Telefone wegschicken
page-sent-away-forgotten = Ein weggeschicktes Telefon ist vergessen. Es darf zum Zuschauen wiederkommen.
page-send-away = { $phone } wegschicken
page-send-away-sure = { $phone } geht?
page-forget-all = Alle Telefone vergessen
page-forget-all-sure = Sicher? Auch dieses.

## This phone

page-theme = Farben dieser Seite
page-theme-phone = Wie das Telefon
page-theme-light = Hell
page-theme-dark = Dunkel
page-language = Sprache dieser Seite
page-language-phone = Wie das Telefon
page-signal = Ton und Spüren bei LOS
page-signal-auto = Wo der Tisch nicht spricht
page-signal-off = Nie
page-signal-tone = Ein Ton
page-signal-touch = Ein Brummen in der Hand
page-signal-both = Ton und Brummen
page-play-late = LOS kam hier { $ms } ms nach dem des Tisches, auf { $doubt } genau.

## Measuring a screen

page-thumb-title = Diesen Bildschirm messen
page-thumb-connecting = Verbinde ...
page-thumb-knock = Hier klopfen
page-thumb-unable = Dieser Browser sagt nicht, wann er berührt wurde.
page-thumb-lay = Leg dieses Telefon neben das Mikrofon des Tisches, und klopfe mit dem Fingernagel.
page-thumb-knocks = { $knocks }-mal geklopft.
page-thumb-done = { $knocks }-mal geklopft. Der Tisch sagt, was daraus wurde.
page-thumb-gone = Der Tisch ist nicht da. Lade diese Seite noch einmal.
