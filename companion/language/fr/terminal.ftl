### The display in letters: 80 columns wide, 24 lines high. Letters in brackets are keys.

## Heads of screens

terminal-menu = MENU
terminal-rules = RÈGLES
terminal-papers = AFFAIRE ET NOTES
terminal-keys = TOUCHES
terminal-join = VENIR AVEC UN TÉLÉPHONE
terminal-enter-or-rule = SAISIR OU TRANCHER
terminal-verdicts = VERDICTS   haut, bas : choisir   entrée : preuves   o : reprendre (marqués *)
terminal-photo = PHOTO-FINISH : { $title } (verdict { $n })
terminal-photo-legend = | l'instant   --- sa précision   # chevauchement   haut, bas : autres verdicts
terminal-photo-deadline = { " " }: { $what }, fin à { $at }
terminal-page = { $title }   page { $page } sur { $pages }   haut, bas : tourner
terminal-step = ÉTAPE { $step } sur { $steps }  [b] retour [k] passer

## The foot: a key, and the screen it leads to in one word. All of them share one line.

terminal-foot-table = table
terminal-foot-photo = photo
terminal-foot-verdicts = verdicts
terminal-foot-scores = score
terminal-foot-rulings = trancher
terminal-foot-help = aide
terminal-foot-menu = menu
terminal-foot-find = / cherche
terminal-foot-quit = q sort
terminal-q-ends = Q finit le programme
terminal-paused = PAUSE : p reprend
terminal-start-foot = flèches, tab : bouger la marque >   entrée : prendre   q : sortir
terminal-typing-foot = tape un nom   flèches : bouger la marque >   entrée : prendre
terminal-list-one = tape pour chercher  flèches  entrée prend  échap retour
terminal-list-several = tape pour chercher  flèches  entrée prend  échap fini  effacer reprend

## The table

terminal-pool = dans le pot : { $cards }
terminal-holds = { $who } a en main { $cards }
terminal-papers-key = [n] affaire et notes
terminal-thinking = réfléchit ...
terminal-dealer-asked = DONNEUR : { $question }
terminal-taken-back = (repris) { $what }
terminal-no-rules = Personne n'a encore écrit les règles.
terminal-help-rules = les règles de { $game }
terminal-dealers-code = Code à taper sur le téléphone du donneur : { $code }
terminal-stay = rester

## The score: heads of narrow columns

terminal-column-calls = annonces
terminal-column-median = réaction médiane

## Entering something

terminal-form-keys = [entrée] valider   [t] annuler
terminal-choose = choisir ...
terminal-find = chercher : { $typed }_
terminal-chosen = choisi : { $what }

## Before a match

terminal-which-rules = AVEC QUELLES RÈGLES ?
terminal-who-plays = QUI JOUE ? { $players }, { $length }
terminal-who-sits = QUI EST À LA PLACE { $seat } ?
terminal-start = [entrée] COMMENCER
terminal-done = [entrée] FINI
terminal-name = nom : { $name }_
terminal-played-before = ont déjà joué ici :

## Setting a table up

terminal-ok = ok :
terminal-key-enter = entrée
terminal-setup-phone = [j] La même page sur un téléphone : { $address }
