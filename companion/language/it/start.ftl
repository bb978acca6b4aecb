### What is chosen before a match: on the display, in the terminal and on phones.

start-title = A che cosa giochiamo?
start-who-plays = Chi gioca? { $players }, { $length }
start-players-between = da { $least } a { $most } giocatori
start-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
    }
start-which-rules = Con quali regole?
start-nothing-to-choose = Questo gioco non lascia niente da scegliere.

## What can be done

start-start = Inizia
start-learn = Prima volta? Impara
start-rules = Le regole
start-resume = Continua { $match }
start-history = Storia
start-phones = Telefoni
start-done = Fatto
start-buttons = Pulsanti di un posto: bianco{ $white } chi siede lì, rosso{ $red } avanti, blu{ $blue } prende

## Who sits on a chair

start-who-sits = Chi siede al posto { $seat }?
start-type-a-name = scrivi un nome, o scegline uno
start-empty = vuoto
start-tap-to-sit = tocca per sederti
start-sitter-person = Persona
start-sitter-empty = Nessuno
start-sitter-gentle = Bot, docile
start-sitter-steady = Bot, solido
start-sitter-sharp = Bot, tosto
start-sits-person = persona
start-sits-empty = nessuno
start-sits-gentle = bot, docile
start-sits-steady = bot, solido
start-sits-sharp = bot, tosto
start-strength-gentle = docile
start-strength-steady = solido
start-strength-sharp = tosto
start-about-gentle = lento, dimentica, perdona molto
start-about-steady = bravo come i più
start-about-sharp = veloce, e gli sfugge poco

## How others speak of a player: sentences in some languages need it, English never does

start-gender-asked = Come ne parliamo
start-gender-none = È uguale
start-gender-feminine = Al femminile
start-gender-masculine = Al maschile

## What can be set

start-how-long = Quanto dura
start-until-won = finché qualcuno vince
start-one-hand = una mano
start-three-hands = tre mani
start-how-called = Ritmo
start-pace-gentle = calmo, con respiro
start-pace-brisk = svelto
start-pace-ruthless = spietato, pieno di trappole
start-cards = Carte
start-cards-dealt = date dal tavolo, su ogni telefono
start-cards-own = le vostre, in mano

## Why it cannot begin

start-too-few = { $game } è per { $players }: fatene sedere { $count } in più.
start-too-many = { $game } è per { $players }: fatene alzare { $count }.
start-same-name = I posti { $first } e { $second } si chiamano entrambi { $name }: cambiate nome a uno.
start-option-for = { $option }: per { $count } giocatori.
start-option-for-either = { $option }: per { $few } o { $last } giocatori.
