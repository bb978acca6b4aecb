safe-title = La mesa no pudo arrancar
safe-asked-title = Modo seguro
safe-was-asked-for = Se pidió el modo seguro.
safe-none-failed = Ningún arranque ha fallado.
safe-failed = { $times ->
    [1] La mesa no pudo arrancar una vez.
    [2] La mesa no pudo arrancar dos veces.
    [3] La mesa no pudo arrancar tres veces.
    [4] La mesa no pudo arrancar cuatro veces.
    [5] La mesa no pudo arrancar cinco veces.
   *[other] La mesa no pudo arrancar { $times } veces.
}
safe-last-time = La última vez: { $why }.

## What can be chosen. R and A are keys.

safe-try-again = Otra vez
safe-start-as-usual = Arranque normal
safe-set-aside = Apartar la partida { $match }, empezar otra
safe-choose-again = Elige Otra vez (R). Lo que fallaba puede haber pasado.
safe-choose-usual = Elige Arranque normal (R) cuando acabes.
safe-aside = Si eso falla, aparta { $match } (A). Se guarda en una carpeta propia, no se borra nada, y puede empezar otra partida.
safe-show-this = Si nada ayuda, enséñale esto a quien cuida la mesa. En su máquina, companion doctor y journalctl -u companion dicen más.
safe-not-set-aside = La partida { $match } no se puede apartar: { $why }.

## What to do first, by what went wrong

safe-unwritable = En la tarjeta no se puede escribir ({ $why }). Haz sitio en ella, o usa otra.
safe-nothing-happens = Mientras tanto no se siente, decide ni dice nada, y no se toca ninguna partida.
safe-unplug = Desenchufa lo último que se enchufó: una placa, un altavoz, una pantalla.
safe-kind-ProfileError = La descripción de la mesa está mal. Corrige { $profile }; companion profile check { $profile } nombra cada error.
safe-kind-ConfigurationError = La descripción de la mesa no cuadra con la máquina. Corrige { $profile }; companion doctor --profile { $profile } dice cómo.
safe-kind-CannotPlayError = Con lo que se arrancó la mesa no se puede jugar. Corrige { $profile }, o la orden que la arranca.
safe-kind-MissingExtra = Falta algo por instalar: instala lo que nombra la línea de arriba.
safe-kind-NotPermitted = El programa no puede usar un aparato: companion doctor dice por qué.
safe-kind-BrokenGameError = Un juego añadido está roto: actualiza su paquete, o desinstálalo.
safe-kind-MemoryError = La máquina tiene poca memoria: cierra lo demás que corre en ella.

## The same page on a phone

safe-code = Código de la pantalla
safe-moment = Un momento
safe-waiting = La mesa arranca otra vez. Esta página la busca en diez segundos; si no, ábrela otra vez.
safe-choose-a-button = Elige uno de los botones.

## In the log

safe-log = modo seguro: { $told }
safe-log-alone = modo seguro: nada puede mostrar qué falla; se intenta un arranque normal
safe-log-set-aside = la partida { $match } está apartada en { $folder }
safe-log-page = modo seguro: la página está en { $address }
safe-log-page-and-code = modo seguro: la página está en { $address } con el código { $code }
safe-port-closed = el puerto { $port } no se puede abrir ({ $why })
safe-daemon-failed = companion daemon: { $why }
safe-and-more = { $first } (y { $count } más)
