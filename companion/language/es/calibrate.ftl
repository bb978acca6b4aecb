## analysis

calibrate-not-heard = no se oyó
calibrate-only-clicks-were-heard-turn = solo se oyeron { $found } de { $delays } chasquidos; sube el volumen, acerca el micrófono al altavoz, o elige otro --input
calibrate-delays-differ-up-ms-no = los retrasos difieren hasta { $spread } ms, lo que ninguna constante arregla; que haya silencio, evita altavoces inalámbricos y servidores de sonido, y prueba otra vez
calibrate-clicks-were-recorded-ms-before = los chasquidos se grabaron { $delay } ms antes de tocarse: la entrada no conoce su propio retraso; elige otro --input

## touch

calibrate-knocks-were-heard-lay-phone = se oyeron { $found } de { $leads } golpes; pon el teléfono junto al micrófono y golpea con la uña
calibrate-knocks-do-not-agree-find = los golpes no concuerdan; busca un sitio más tranquilo y prueba otra vez
calibrate-knocks-were-heard-after-they = los golpes se oyeron después de sentirse; elige otro --input
calibrate-ms-doubt-left-no-better = quedan { $u_us } ms de duda, no mejor que lo que se supone de todos modos; prueba otra vez
