start-title = Was spielen wir?
start-who-plays = Wer spielt? { $players }, { $length }
start-players-between = { $least } bis { $most } Personen
start-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
start-which-rules = Nach welchen Regeln?
start-nothing-to-choose = Bei diesem Spiel gibt es nichts zu wählen.

## What can be done

start-start = Beginnen
start-learn = Neu hier? Lernen
start-rules = Die Regeln
start-resume = Weiter mit { $match }
start-history = Geschichte
start-phones = Telefone
start-done = Fertig
start-buttons = Knöpfe eines Platzes: Weiß{ $white } wer dort sitzt, Rot{ $red } weiter, Blau{ $blue } nehmen

## Who sits on a chair

start-who-sits = Wer sitzt auf Platz { $seat }?
start-type-a-name = tippe einen Namen, oder wähle einen
start-empty = leer
start-tap-to-sit = tippen zum Setzen
start-sitter-person = Mensch
start-sitter-empty = Niemand
start-sitter-gentle = Bot, sanft
start-sitter-steady = Bot, ruhig
start-sitter-sharp = Bot, scharf
start-sits-person = Mensch
start-sits-empty = niemand
start-sits-gentle = Bot, sanft
start-sits-steady = Bot, ruhig
start-sits-sharp = Bot, scharf
start-strength-gentle = sanft
start-strength-steady = ruhig
start-strength-sharp = scharf
start-about-gentle = langsam, vergisst manches, verzeiht viel
start-about-steady = so gut wie die meisten Menschen
start-about-sharp = schnell, übersieht wenig

## How others speak of a player: sentences in some languages need it, English never does

start-gender-asked = Wie wir von ihnen sprechen
start-gender-none = Ganz gleich
start-gender-feminine = Als Frau
start-gender-masculine = Als Mann

## What can be set

start-how-long = Wie lange
start-until-won = bis jemand gewonnen hat
start-one-hand = ein Durchgang
start-three-hands = drei Durchgänge
start-how-called = Wie gerufen wird
start-pace-gentle = sanft, mit Zeit zum Atmen
start-pace-brisk = flott
start-pace-ruthless = gnadenlos, voller Fallen
start-cards = Karten
start-cards-dealt = vom Tisch gegeben, auf jedem Telefon
start-cards-own = die eigenen, in der Hand

## Why it cannot begin

start-too-few = { $game } braucht { $players }: noch { $count } müssen sich setzen.
start-too-many = { $game } ist für { $players }: { $count } müssen aufstehen.
start-same-name = Platz { $first } und Platz { $second } heißen beide { $name }: benennt einen um.
start-option-for = { $option }: braucht { $count } Personen.
start-option-for-either = { $option }: braucht { $few } oder { $last } Personen.
