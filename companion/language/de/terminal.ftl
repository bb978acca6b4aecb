## Heads of screens

terminal-menu = MENÜ
terminal-rules = REGELN
terminal-papers = FALL UND NOTIZEN
terminal-keys = TASTEN
terminal-join = MIT EINEM TELEFON DAZU
terminal-enter-or-rule = EINTRAGEN ODER ENTSCHEIDEN
terminal-verdicts = ENTSCHEIDE   auf, ab: wählen   enter: Beweise   o: zurück (markiert *)
terminal-photo = ZIELFOTO: { $title } (Entscheidung { $n })
terminal-photo-legend = | der Augenblick   --- wie sicher   # Überlappung   auf, ab: andere
terminal-photo-deadline = : { $what } endete bei { $at }
terminal-page = { $title }   Seite { $page } von { $pages }   auf, ab: blättern
terminal-step = SCHRITT { $step } von { $steps }  [b] zurück [k] weiter

## The foot: a key, and the screen it leads to in one word. All of them share one line.

terminal-foot-table = Tisch
terminal-foot-photo = Foto
terminal-foot-verdicts = Entsch.
terminal-foot-scores = Punkte
terminal-foot-rulings = Leitung
terminal-foot-help = Hilfe
terminal-foot-menu = Menü
terminal-foot-find = / suchen
terminal-foot-quit = q Ende
terminal-q-ends = Q beendet das Programm
terminal-paused = PAUSE: p macht weiter
terminal-start-foot = Pfeile, tab: Marke >   enter: nehmen   q: Ende
terminal-typing-foot = tippe einen Namen   Pfeile: Marke >   enter: nehmen
terminal-list-one = tippen sucht  Pfeile  enter nimmt  esc zurück
terminal-list-several = tippen sucht  Pfeile  enter nimmt  esc fertig  Rücktaste nimmt zurück

## The table

terminal-pool = im Topf: { $cards }
terminal-holds = { $who } hält { $cards }
terminal-papers-key = [n] Fall und Notizen
terminal-thinking = überlegt ...
terminal-dealer-asked = LEITUNG: { $question }
terminal-taken-back = (zurückgenommen) { $what }
terminal-no-rules = Noch hat niemand die Regeln aufgeschrieben.
terminal-help-rules = die Regeln von { $game }
terminal-dealers-code = Das Telefon der Spielleitung tippt diesen Code: { $code }
terminal-stay = bleiben

## The score: heads of narrow columns

terminal-column-calls = Rufe
terminal-column-median = Reaktion (Median)

## Entering something

terminal-form-keys = [enter] eintragen   [t] abbrechen
terminal-choose = wähle ...
terminal-find = suchen: { $typed }_
terminal-chosen = gewählt: { $what }

## Before a match

terminal-which-rules = NACH WELCHEN REGELN?
terminal-who-plays = WER SPIELT? { $players }, { $length }
terminal-who-sits = WER SITZT AUF PLATZ { $seat }?
terminal-start = [enter] BEGINNEN
terminal-done = [enter] FERTIG
terminal-name = Name: { $name }_
terminal-played-before = haben hier schon gespielt:

## Setting a table up

terminal-ok = gut:
terminal-key-enter = enter
terminal-setup-phone = [j] Dieselbe Seite auf einem Telefon: { $address }
