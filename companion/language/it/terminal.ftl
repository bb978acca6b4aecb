### The display in letters: 80 columns wide, 24 lines high. Letters in brackets are keys.

## Heads of screens

terminal-menu = MENU
terminal-rules = REGOLE
terminal-papers = CASO E APPUNTI
terminal-keys = TASTI
terminal-join = ENTRA COL TELEFONO
terminal-enter-or-rule = INSERISCI O DECIDI
terminal-verdicts = VERDETTI   su, giù: scegli   invio: prove   o: annulla (con *)
terminal-photo = FOTOFINISH: { $title } (verdetto { $n })
terminal-photo-legend = | l'istante   --- quanto è sicuro   # dove coincide   su, giù: altri verdetti
terminal-photo-deadline = : { $what }, fine a { $at }
terminal-page = { $title }   pagina { $page } di { $pages }   su, giù: gira
terminal-step = PASSO { $step } di { $steps }  [b] indietro [k] salta

## The foot: a key, and the screen it leads to in one word. All of them share one line.

terminal-foot-table = tavolo
terminal-foot-photo = foto
terminal-foot-verdicts = verdetti
terminal-foot-scores = punti
terminal-foot-rulings = decidi
terminal-foot-help = aiuto
terminal-foot-menu = menu
terminal-foot-find = / cerca
terminal-foot-quit = q esci
terminal-q-ends = Q chiude il programma
terminal-paused = IN PAUSA: p continua
terminal-start-foot = frecce, tab: sposta il segno >   invio: prendi   q: esci
terminal-typing-foot = scrivi un nome   frecce: sposta il segno >   invio: prendi
terminal-list-one = scrivi per cercare  frecce  invio prende  esc indietro
terminal-list-several = scrivi per cercare  frecce  invio prende  esc fatto  backspace toglie l'ultimo

## The table

terminal-pool = nel piatto: { $cards }
terminal-holds = { $who } ha { $cards }
terminal-papers-key = [n] caso e appunti
terminal-thinking = sta pensando ...
terminal-dealer-asked = A CHI DÀ LE CARTE: { $question }
terminal-taken-back = (annullato) { $what }
terminal-no-rules = Nessuno ha ancora scritto le regole.
terminal-help-rules = le regole di { $game }
terminal-dealers-code = Il telefono di chi dà le carte inserisce il codice: { $code }
terminal-stay = resta

## The score: heads of narrow columns

terminal-column-calls = chiamate
terminal-column-median = reazione mediana

## Entering something

terminal-form-keys = [invio] inserisci   [t] annulla
terminal-choose = scegli ...
terminal-find = cerca: { $typed }_
terminal-chosen = scelto: { $what }

## Before a match

terminal-which-rules = CON QUALI REGOLE?
terminal-who-plays = CHI GIOCA? { $players }, { $length }
terminal-who-sits = CHI SIEDE AL POSTO { $seat }?
terminal-start = [invio] INIZIA
terminal-done = [invio] FATTO
terminal-name = nome: { $name }_
terminal-played-before = già visti qui:

## Setting a table up

terminal-ok = ok:
terminal-key-enter = invio
terminal-setup-phone = [j] La stessa pagina su un telefono: { $address }
