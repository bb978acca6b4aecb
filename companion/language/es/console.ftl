console-phone = Teléfono { $number }
console-seat = Puesto { $seat }
console-chair = silla { $chair }
console-by-display = la pantalla
console-by-house = la casa
console-by-button = el botón de la silla { $chair }
console-players-and-length = { $players }, { $length }

## Done

console-dealers-now = Este teléfono es ahora el de quien reparte.
console-handed-over = { $phone } es ahora el de quien reparte.
console-sent-away = { $phone } fue despedido.
console-all-forgotten = Todos los teléfonos están olvidados.
console-entered = Anotado.
console-asked-back = Pedido deshacer el número { $n }.
console-taken-back = El número { $n } está deshecho.
console-not-taken-back = El número { $n } no se deshace: { $why }.
console-paused = En pausa.
console-goes-on = Se sigue.
console-pace-changed = Ritmo cambiado.
console-volume-changed = Volumen cambiado.
console-voice-off = La voz está apagada.
console-voice-on = La voz está encendida.
console-names-changed = Nombres cambiados.
console-new-game = Empieza otro juego.
console-choose-next = Elegid qué viene ahora.
console-you-sit = Estás en la silla { $chair }.
console-you-watch = Estás mirando.
console-phone-watches = { $phone } está mirando.
console-sits = { $who } se sienta en la silla { $chair }.
console-bot-plays = Un bot juega por { $who }.
console-no-bot = Ningún bot juega por { $who }.

## Not done

console-no-match = No hay ninguna partida.
console-nothing-to-choose = Aquí no se puede elegir nada.
console-no-such-pace = Ese ritmo no existe.
console-one-name-a-seat = Un nombre por puesto, por favor.
console-no-such-game = Ese juego no se puede empezar aquí.
console-settled = Eso ya está decidido.
console-answered = Eso se respondió hace un momento.
console-filled-in = Lo que ya está escrito se queda como está.
console-check = Revisa: { $wrong }.
console-no-choice = Revisa: "{ $name }" no está entre las opciones.
console-nothing-to-tap = Aquí no hay nada que tocar.
console-absent = Esta mesa no puede hacer eso.
console-not-dealer = Eso solo lo puede hacer el teléfono de quien reparte.
console-not-kept = Aún no está guardado: la tarjeta va lenta. Mira la pantalla.
console-dealer-taken = Otro teléfono es el de quien reparte. Te lo puede pasar.
console-wrong-code = Ese no es el código de la pantalla.
console-too-many-tries = Demasiados intentos. Espera un minuto.
console-only-dealer-hands-over = Solo quien reparte puede pasarlo.
console-not-connected = Ese teléfono ya no está conectado.
console-phone-gone = Ese teléfono ya se fue.
console-this-phone = Es este teléfono. Antes pásalo.
console-too-many-phones = Hay demasiados teléfonos conectados.
console-chair-taken = Otro teléfono tiene esa silla.
console-no-such-chair = Esa silla no existe.
console-no-chair = Este teléfono no tiene silla.
console-ask-dealer = Hay una partida: quien reparte puede darte esa silla.
console-name-taken = Aquí ya hay alguien que se llama { $name }.

## Pages that are not there

console-open-again = Abre otra vez la página de la mesa.
console-own-page-only = Eso solo lo puede hacer la página de esta mesa.
console-no-game-here = Ese juego no está aquí.
console-own-network-only = A esta mesa solo se llega desde su propia red.
console-open-shown = Abre la dirección que muestra la pantalla.
console-open-own-page = Abre antes la página de la mesa.

## Trouble, for whoever looks after the table

console-still-opening = la página para teléfonos aún se está abriendo
console-port-closed = el puerto { $port } no se puede abrir ({ $why }); elige otro con port = ... en [console] del perfil
console-no-zeroconf = el paquete de Python zeroconf no está instalado
console-names-taken = otros { $count } se llaman { $name }
console-no-cryptography = https necesita el paquete de Python cryptography: pip install "table-companion[https]"
console-certificate-spoilt = está estropeado
console-certificate-unreadable = { $file }: el certificado de la mesa no se puede leer ({ $why }); bórralo, y al próximo arranque se hace otro
console-certificate-unwritable = { $file }: el certificado de la mesa no se puede escribir ({ $why }); haz que su carpeta se pueda escribir, o pon https = false en [console]
