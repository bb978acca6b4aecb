start-title = ¿A qué jugamos?
start-who-plays = ¿Quién juega? { $players }, { $length }
start-players-between = de { $least } a { $most } personas
start-players = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
start-which-rules = ¿Con qué reglas?
start-nothing-to-choose = Este juego no deja nada que elegir.

## What can be done

start-start = Empezar
start-learn = ¿Primera vez? Aprende
start-rules = Las reglas
start-resume = Seguir con { $match }
start-history = Historia
start-phones = Teléfonos
start-done = Hecho
start-buttons = Botones de un puesto: blanco{ $white } quién se sienta, rojo{ $red } seguir, azul{ $blue } tomarlo

## Who sits on a chair

start-who-sits = ¿Quién se sienta en el puesto { $seat }?
start-type-a-name = escribe un nombre, o elige uno
start-empty = vacío
start-tap-to-sit = toca para sentarte
start-sitter-person = Persona
start-sitter-empty = Nadie
start-sitter-gentle = Bot, suave
start-sitter-steady = Bot, sereno
start-sitter-sharp = Bot, agudo
start-sits-person = persona
start-sits-empty = nadie
start-sits-gentle = bot, suave
start-sits-steady = bot, sereno
start-sits-sharp = bot, agudo
start-strength-gentle = suave
start-strength-steady = sereno
start-strength-sharp = agudo
start-about-gentle = lento, olvida cosas, perdona mucho
start-about-steady = tan bueno como la mayoría
start-about-sharp = rápido, se le escapa poco

## How others speak of a player: sentences in some languages need it, English never does

start-gender-asked = Cómo hablamos de ellos
start-gender-none = Da igual
start-gender-feminine = En femenino
start-gender-masculine = En masculino

## What can be set

start-how-long = Cuánto dura
start-until-won = hasta que alguien gane
start-one-hand = una mano
start-three-hands = tres manos
start-how-called = Cómo se canta
start-pace-gentle = suave, con tiempo para respirar
start-pace-brisk = ágil
start-pace-ruthless = sin piedad, y lleno de trampas
start-cards = Cartas
start-cards-dealt = las reparte la mesa, en cada teléfono
start-cards-own = las vuestras, en la mano

## Why it cannot begin

start-too-few = { $game } es para { $players }: que se sienten { $count } más.
start-too-many = { $game } es para { $players }: que se levanten { $count }.
start-same-name = Los puestos { $first } y { $second } se llaman { $name }: cambiad uno.
start-option-for = { $option }: es para { $count } personas.
start-option-for-either = { $option }: es para { $few } o { $last } personas.
