setting-up-title = Preparar una mesa
setting-up-lost = La mesa no contesta. ¿Sigue abierto allí el asistente?
setting-up-done = Hecho.
setting-up-expected = se esperaba una elección

## What is plugged in

setting-up-pretended = Un codificador imaginario
setting-up-pretended-about = { $count } botones que no existen: pulsa las cifras de 1 a { $count }
setting-up-pretended-speaker = Un altavoz imaginario
setting-up-digit = { $name } (cifra { $digit })
setting-up-digit-lamp = la lámpara de la cifra { $digit }
setting-up-control-of = { $control } de { $part }
setting-up-usb-about = { $count } botones, { $ident }
setting-up-lines-used = { $count } líneas del conector las usa una mesa en marcha; párala, y mira otra vez: sudo systemctl stop companion
setting-up-header = El conector del Pi
setting-up-free-lines = { $count } líneas libres
setting-up-pin = pin { $pin } (BCM { $line })
setting-up-touch = Controlador táctil { $address }
setting-up-touch-about = 12 placas, en el bus I2C { $bus }
setting-up-electrode = { $address } electrodo { $n }
setting-up-board = Tarjeta de puesto { $name }
setting-up-board-about = { $inputs } entradas, { $lamps } lámparas, puestos { $seats }
setting-up-seat-input = puesto { $seat } { $input }
setting-up-seat-input-of = puesto { $seat } { $input } de { $part }

## Measuring the screen of a phone

setting-up-other-input = { $why }; elige otro --input
setting-up-touch-kept = { $ms } ms, con { $doubt } ms de margen; guardado para el navegador de este teléfono
setting-up-touch-not-kept = { $ms } ms, con { $doubt } ms de margen; sin guardar: la página no guarda nada en este teléfono (¿una ventana privada?)
