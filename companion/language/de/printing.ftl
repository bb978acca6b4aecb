# Cards, mats, rules and papers that are printed at home.

## What is missing

printing-needs-reportlab = Zum Drucken wird reportlab gebraucht, das nicht installiert ist: pip install "table-companion[print]"
printing-proof-needs = Der Probeabzug braucht { $name }, das nicht installiert ist: pip install "table-companion[print,camera]"

## Mats: short, and in capitals where English has them

printing-pile = DEIN STAPEL
printing-shield = SCHILD
printing-shield-note = eine Hand hier schützt deinen Stapel
printing-rail = KANTE
printing-rail-note = hier liegt kein Arm auf
printing-eight-inches = acht Zoll von der Tischkante: spiele jenseits dieser Linie
printing-seat = die Matte von Platz { $seat }
printing-seat-word = PLATZ
printing-pool = DER TOPF
printing-pool-mat = die Matte des Topfes
printing-pool-note = hier liegen verlorene Karten, offen, nebeneinander
printing-strip-mat = hier beginnt die Matte von Platz { $seat }
printing-strip-note = dieses Ende an die Matte, das andere an die Tischkante

## The sheet of rules

printing-rules = Spielregeln

## Cases

printing-case = Fall { $number }
printing-fold = Klappe nach oben über den Text falten

## The test page; --offset stays as it is

printing-test = Probeseite
printing-test-front = Der Balken unten ist 100 mm lang. Wenn nicht, mit 100 % drucken, nicht an die Seite angepasst. Dann das Blatt gegen das Licht halten: die roten Kreise sollen auf den schwarzen liegen.
printing-test-back = Dies ist die Rückseite. Zähle auf dieser Seite gegen das Licht, wie viele Millimeter die schwarzen Kreise rechts von den roten liegen (X) und darunter (Y); links und darüber zählt negativ. Drucke die Karten mit --offset=X,Y.
