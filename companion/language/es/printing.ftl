# Cards, mats, rules and papers that are printed at home.

## What is missing

printing-needs-reportlab = Para imprimir hace falta reportlab, que no está instalado: pip install "table-companion[print]"
printing-proof-needs = La prueba necesita { $name }, que no está instalado: pip install "table-companion[print,camera]"

## Mats: short, and in capitals where English has them

printing-pile = TU MONTÓN
printing-shield = PROTECCIÓN
printing-shield-note = una mano aquí protege tu montón
printing-rail = BORDE
printing-rail-note = ningún brazo descansa aquí
printing-eight-inches = ocho pulgadas desde el borde: juega más allá de esta línea
printing-seat = el tapete del puesto { $seat }
printing-seat-word = PUESTO
printing-pool = EL POZO
printing-pool-mat = el tapete del pozo
printing-pool-note = aquí las cartas perdidas, boca arriba, una al lado de otra
printing-strip-mat = aquí empieza el tapete del puesto { $seat }
printing-strip-note = este extremo al tapete, el otro al borde de la mesa

## The sheet of rules

printing-rules = Reglas del juego

## Cases

printing-case = Caso { $number }
printing-fold = dobla la solapa sobre el texto

## The test page; --offset stays as it is

printing-test = Página de prueba
printing-test-front = La barra de abajo mide 100 mm. Si no, imprime al 100 %, sin ajustar a la página. Luego mira la hoja a contraluz: los círculos rojos deben quedar sobre los negros.
printing-test-back = Este es el dorso. Mirando este lado a contraluz, cuenta cuántos milímetros quedan los círculos negros a la derecha de los rojos (X) y por debajo (Y); a la izquierda y por encima, en negativo. Imprime las cartas con --offset=X,Y.
