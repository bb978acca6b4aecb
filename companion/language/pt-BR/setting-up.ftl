setting-up-title = Montar uma mesa
setting-up-lost = A mesa não responde. O assistente ainda está aberto lá?
setting-up-done = Pronto.
setting-up-expected = esperada uma escolha

## What is plugged in

setting-up-pretended = Um encoder de mentira
setting-up-pretended-about = { $count } botões que não existem: aperte os dígitos 1 a { $count }
setting-up-pretended-speaker = Um alto-falante de mentira
setting-up-digit = { $name } (dígito { $digit })
setting-up-digit-lamp = a luz do dígito { $digit }
setting-up-control-of = { $control } de { $part }
setting-up-usb-about = { $count } botões, { $ident }
setting-up-lines-used = { $count } linhas do conector estão em uso por uma mesa ligada; pare-a e procure de novo: sudo systemctl stop companion
setting-up-header = O conector do Pi
setting-up-free-lines = { $count } linhas livres
setting-up-pin = pino { $pin } (BCM { $line })
setting-up-touch = Controlador de toque { $address }
setting-up-touch-about = 12 sensores, no barramento I2C { $bus }
setting-up-electrode = { $address } eletrodo { $n }
setting-up-board = Placa de lugar { $name }
setting-up-board-about = { $inputs } entradas, { $lamps } luzes, lugares { $seats }
setting-up-seat-input = lugar { $seat } { $input }
setting-up-seat-input-of = lugar { $seat } { $input } de { $part }

## Measuring the screen of a phone

setting-up-other-input = { $why }; escolha outro --input
setting-up-touch-kept = { $ms } ms, margem de { $doubt } ms; guardado para o navegador deste celular
setting-up-touch-not-kept = { $ms } ms, margem de { $doubt } ms; não guardado: a página não guarda nada neste celular (janela anônima?)
