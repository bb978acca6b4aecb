# Cards, mats, rules and papers that are printed at home.

## What is missing

printing-needs-reportlab = Per stampare serve reportlab, che non è installato: pip install "table-companion[print]"
printing-proof-needs = La prova richiede { $name }, che non è installato: pip install "table-companion[print,camera]"

## Mats: short, and in capitals where English has them

printing-pile = IL TUO MAZZETTO
printing-shield = PROTEZIONE
printing-shield-note = una mano posata qui protegge il tuo mazzetto
printing-rail = BORDO
printing-rail-note = nessun braccio riposa qui
printing-eight-inches = otto pollici dal bordo: gioca oltre questa linea
printing-seat = il tappeto del posto { $seat }
printing-seat-word = POSTO
printing-pool = IL PIATTO
printing-pool-mat = il tappeto del piatto
printing-pool-note = qui le carte perse, scoperte, una accanto all'altra
printing-strip-mat = qui comincia il tappeto del posto { $seat }
printing-strip-note = questo capo al tappeto, l'altro al bordo del tavolo

## The sheet of rules

printing-rules = Regole del gioco

## Cases

printing-case = Caso { $number }
printing-fold = piega il lembo sul testo

## The test page; --offset stays as it is

printing-test = Pagina di prova
printing-test-front = La barra qui sotto è lunga 100 mm. Se non lo è, stampa al 100 %, senza adattare alla pagina. Poi guarda il foglio controluce: i cerchi rossi devono stare su quelli neri.
printing-test-back = Questo è il retro. Guardando questo lato controluce, conta di quanti millimetri i cerchi neri stanno a destra di quelli rossi (X) e sotto (Y); a sinistra e sopra, in negativo. Stampa le carte con --offset=X,Y.
