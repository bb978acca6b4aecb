# Cards, mats, rules and papers that are printed at home.

## What is missing

printing-needs-reportlab = Para imprimir é preciso o reportlab, que não está instalado: pip install "table-companion[print]"
printing-proof-needs = A prova precisa de { $name }, que não está instalado: pip install "table-companion[print,camera]"

## Mats: short, and in capitals where English has them

printing-pile = SEU MONTE
printing-shield = PROTEÇÃO
printing-shield-note = a mão aqui protege o seu monte
printing-rail = BORDA
printing-rail-note = nenhum braço descansa aqui
printing-eight-inches = oito polegadas da borda: jogue além desta linha
printing-seat = o tapete do lugar { $seat }
printing-seat-word = LUGAR
printing-pool = O BOLO
printing-pool-mat = o tapete do bolo
printing-pool-note = aqui as cartas perdidas, viradas para cima, lado a lado
printing-strip-mat = aqui começa o tapete do lugar { $seat }
printing-strip-note = esta ponta no tapete, a outra na borda da mesa

## The sheet of rules

printing-rules = Regras do jogo

## Cases

printing-case = Caso { $number }
printing-fold = dobre a aba sobre o texto

## The test page; --offset stays as it is

printing-test = Página de teste
printing-test-front = A barra abaixo mede 100 mm. Se não, imprima a 100 %, sem ajustar à página. Depois olhe a folha contra a luz: os círculos vermelhos devem ficar sobre os pretos.
printing-test-back = Este é o verso. Olhando este lado contra a luz, conte quantos milímetros os círculos pretos ficam à direita dos vermelhos (X) e abaixo (Y); à esquerda e acima, em negativo. Imprima as cartas com --offset=X,Y.
