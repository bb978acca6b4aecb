### What is chosen before a match: on the display, in the terminal and on phones.

start-title = À quoi joue-t-on ?
start-who-plays = Qui joue ? { $players }, { $length }
start-players-between = { $least } à { $most } joueurs
start-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
start-which-rules = Avec quelles règles ?
start-nothing-to-choose = Ce jeu ne laisse rien à choisir.

## What can be done

start-start = Commencer
start-learn = Débuter ? Apprendre
start-rules = Les règles
start-resume = Reprendre { $match }
start-history = Historique
start-phones = Téléphones
start-done = Fini
start-buttons = Boutons d'une place : blanc{ $white } qui s'assoit, rouge{ $red } suite, bleu{ $blue } prendre

## Who sits on a chair

start-who-sits = Qui est à la place { $seat } ?
start-type-a-name = tape un nom, ou choisis-en un
start-empty = libre
start-tap-to-sit = s'asseoir ici
start-sitter-person = Quelqu'un
start-sitter-empty = Personne
start-sitter-gentle = Bot doux
start-sitter-steady = Bot régulier
start-sitter-sharp = Bot redoutable
start-sits-person = quelqu'un
start-sits-empty = personne
start-sits-gentle = bot doux
start-sits-steady = bot régulier
start-sits-sharp = bot redoutable
start-strength-gentle = doux
start-strength-steady = régulier
start-strength-sharp = redoutable
start-about-gentle = lent, oublie des choses, pardonne beaucoup
start-about-steady = aussi bon que la plupart des gens
start-about-sharp = rapide, rien ne lui échappe

## How others speak of a player: sentences in some languages need it, English never does

start-gender-asked = Comment on en parle
start-gender-none = Peu importe
start-gender-feminine = Au féminin
start-gender-masculine = Au masculin

## What can be set

start-how-long = Longueur
start-until-won = jusqu'à ce que quelqu'un gagne
start-one-hand = une manche
start-three-hands = trois manches
start-how-called = Le rythme des appels
start-pace-gentle = doux, on respire
start-pace-brisk = vif
start-pace-ruthless = sans pitié, et plein de pièges
start-cards = Cartes
start-cards-dealt = données par la table, sur chaque téléphone
start-cards-own = les vôtres, en main

## Why it cannot begin

start-too-few = { $game } : { $players } ; il en faut { $count } de plus.
start-too-many = { $game } : { $players } ; { $count } de trop.
start-same-name = Les places { $first } et { $second } s'appellent toutes deux { $name } : renommes-en une.
start-option-for = { $option } : il faut { $count } joueurs.
start-option-for-either = { $option } : il faut { $few } ou { $last } joueurs.
