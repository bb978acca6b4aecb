## ending

table-companion-stopped-lost = companion: parado, y se perdió lo que está { $unkept }

## low water

table-ms = { $bound_us } ms
table-verdicts-come-up-after-press = Las decisiones llegan hasta { $bound } después de una pulsación: una parte de la mesa contesta despacio.
table-how-far-not-known-verdicts = { $behind }: no se sabe hasta dónde; las decisiones lo esperan { $bound }
table-verdicts-come-once-again = Las decisiones llegan otra vez enseguida.
table-all-sources-say-again-how = todas las fuentes dicen otra vez hasta dónde van

## meaning

table-sound-comes-from-another-output = El sonido sale por otra salida; si lo oís, todo está bien.
table-no-sound-here-said-shown = Aquí no hay sonido: lo que se dice se muestra.
table-recording-yours-cannot-used-built = Una grabación tuya no se puede usar; habla la voz de serie.
table-something-could-not-said-aloud = Algo no se pudo decir en voz alta; se muestra. Se sigue.
table-power-went-middle-match-written = Se fue la luz en mitad de una partida: lo escrito antes está guardado.
table-record-last-match-damaged-dealer = El registro de la última partida está dañado. Quien reparte: revisa los puntos.
table-card-full-make-room-before = La tarjeta está llena al { $share }: haced sitio antes de que no se puedan guardar partidas.
table-there-room-card-again = Vuelve a haber sitio en la tarjeta.

## speaker

table-no-sound = sin sonido ({ $reasons }). { $remedy }
table-no-sound-said-shown = sin sonido, lo que se dice se muestra ({ $reason })
table-none-wanted = no se quiere ninguno
table-voice-uses-instead = La voz usa en su lugar { $name }: { $reasons }

## Parts that fail: what it means, then what to do; and that they are back

table-broken-voice = Sin sonido: las palabras se muestran.
table-broken-display = La pantalla está oscura: los teléfonos lo muestran todo.
table-broken-console = Los teléfonos no pueden unirse ahora: decidid en la pantalla.
table-broken-feed = La casa no sabe nada de la partida; se sigue jugando.
table-broken-club = Lo que se juega aquí no llega al club ahora.
table-broken-any = Una parte de la mesa no funciona; se sigue jugando.
table-remedy-voice = ¿Está el altavoz enchufado y encendido?
table-remedy-display = ¿Está enchufada y encendida?
table-remedy-console = Se intenta otra vez solo.
table-remedy-feed = Se intenta otra vez solo.
table-remedy-feed-refuses = ¿Están bien user y la contraseña de [feed]?
table-remedy-feed-untrusted = ¿Está bien ca_file de [feed]?
table-remedy-feed-name-taken = Dale otro nombre a esta mesa en [feed].
table-remedy-feed-file = El perfil nombra un archivo que no se puede leer: companion doctor dice cuál.
table-remedy-club = Se guarda y se envía solo más tarde.
table-remedy-any = Se intenta otra vez solo.
table-remedy-missing = Falta algo por instalar: companion doctor dice qué.
table-remedy-not-permitted = El programa no puede usarlo: companion doctor dice por qué.
table-remedy-profile = El perfil está mal: companion profile check dice dónde.
table-remedy-nonsense = Desenchúfalo, y enchúfalo otra vez.
table-back-voice = El sonido ha vuelto.
table-back-display = La pantalla ha vuelto.
table-back-console = Los teléfonos pueden unirse otra vez.
table-back-feed = La casa vuelve a saber de la partida.
table-back-club = El club vuelve a tener noticias de esta mesa.
table-back-all = Todas las partes de la mesa funcionan otra vez.

## Faults of buttons, pads and lamps; $what: one of the next part, $n: of how many seats

table-fault-lost =
    { $n ->
        [one] { $what } no contesta; nadie paga por ello. Mirad su cable.
       *[other] { $what } no contestan; nadie paga por ello. Mirad los cables.
    }
table-fault-stuck =
    { $n ->
        [one] { $what } se queda activo. ¿Hay algo encima, o está atascado?
       *[other] { $what } se quedan activos. ¿Hay algo encima, o están atascados?
    }
table-fault-chatter =
    { $n ->
        [one] { $what } parpadea; ¿está suelto su cable?
       *[other] { $what } parpadean; ¿están sueltos sus cables?
    }
table-fault-evidence-lost =
    { $n ->
        [one] { $what } se perdió algo; nadie paga por ello.
       *[other] { $what } se perdieron algo; nadie paga por ello.
    }
table-fault-wrong-clock =
    { $n ->
        [one] { $what } se mide con menos exactitud; puede que se pregunte más a quien reparte.
       *[other] { $what } se miden con menos exactitud; puede que se pregunte más a quien reparte.
    }
table-fault-battery-low =
    { $n ->
        [one] { $what } tiene una tarjeta con poca batería; cargadla pronto.
       *[other] { $what } tienen tarjetas con poca batería; cargadlas pronto.
    }
table-fault-lamp-lost =
    { $n ->
        [one] { $what } tiene una lámpara que no se enciende; se sigue.
       *[other] { $what } tienen lámparas que no se encienden; se sigue.
    }
table-fault-recovered =
    { $n ->
        [one] { $what } funciona otra vez.
       *[other] { $what } funcionan otra vez.
    }
table-fault-unknown =
    { $n ->
        [one] { $what } no es de fiar; nadie paga por ello.
       *[other] { $what } no son de fiar; nadie paga por ello.
    }

## Where a fault is: each begins a sentence. $who: a name, or "Seat 3"; $input: "white"

table-whole = La mesa
table-seat = El puesto { $seat }
table-seats = Los puestos { $first } y { $last }
table-seat-of = El puesto de { $who }
table-phone-of = El teléfono de { $who }
table-button-of = El botón { $input } de { $who }
table-pad-of = La placa { $input } de { $who }
table-and = { $first } y { $last }
table-and-others = { $first } y otros { $others }

## Sound

table-sound-ended = El sonido ha fallado y arranca otra vez; mientras tanto las palabras se muestran.
table-sound-wrong-clock = Aquí el sonido se mide con menos exactitud; puede que se pregunte más a quien reparte.
table-sound-remedy = Sin voz, se juega con lámparas y pantalla (voice.output = "none" es silencio)

## The card, and old matches

table-nearly-full-logged = La tarjeta está llena al { $share }, quedan { $mb } MB en { $folder }; keep_matches en el perfil deja ir las viejas
table-swept =
    { $n ->
        [one] Partida vieja borrada, como dice el perfil: { $matches }.
       *[other] Partidas viejas borradas, como dice el perfil: { $matches }.
    }

## Parts that take no part in a match any more because of a mistake of ours; $meaning: one of these

table-stopped-stage = La pantalla se ha quedado quieta
table-stopped-tableconsole = La página de los teléfonos se ha quedado quieta
table-stopped-voice = La voz ya no dice nada
table-stopped-sharedlamps = Las lámparas se quedan como están
table-stopped-feedguest = La casa ya no sabe nada de la partida
table-stopped-calling = Nadie dice ya OJO ni ¡YA!
table-stopped-quietcalling = Nadie dice ya OJO ni ¡YA!
table-stopped-any = Una parte de la mesa se ha parado
table-stopped-shown = { $meaning }; se sigue. Vuelve con el próximo juego.
table-stopped-spoken = { $meaning }.
table-stopped-logged = { $part } se ha parado ({ $reason }); se sigue, vuelve con un juego nuevo

## Who can play

table-not-so-many =
    { $seats ->
        [one] { $game } es para { $least } a { $most } personas; hay { $seats } puesto
       *[other] { $game } es para { $least } a { $most } personas; hay { $seats } puestos
    }

## The camera

table-camera = La cámara
table-camera-of = El tapete de { $who }
table-fault-hidden =
    { $n ->
        [one] { $what } no está a la vista de la cámara; se pregunta a quien reparte qué hay ahí.
       *[other] { $what } no están a la vista de la cámara; se pregunta a quien reparte qué hay ahí.
    }
