# Cards, mats, rules and papers that are printed at home.

## What is missing

printing-needs-reportlab = Pour imprimer, il faut reportlab, qui n'est pas installé : pip install "table-companion[print]"
printing-proof-needs = L'épreuve demande { $name }, qui n'est pas installé : pip install "table-companion[print,camera]"

## Mats: short, and in capitals where English has them

printing-pile = TA PILE
printing-shield = BOUCLIER
printing-shield-note = une main posée ici protège ta pile
printing-rail = BORD
printing-rail-note = aucun bras ne repose ici
printing-eight-inches = huit pouces depuis le bord : jouer au-delà de cette ligne
printing-seat = le tapis de la place { $seat }
printing-seat-word = PLACE
printing-pool = LE POT
printing-pool-mat = le tapis du pot
printing-pool-note = les cartes perdues, face visible, côte à côte
printing-strip-mat = ici commence le tapis de la place { $seat }
printing-strip-note = ce bout contre le tapis, l'autre au bord de la table

## The sheet of rules

printing-rules = Règle du jeu

## Cases

printing-case = Affaire { $number }
printing-fold = replier le volet sur le texte

## The test page; --offset stays as it is

printing-test = Page d'essai
printing-test-front = La barre ci-dessous mesure 100 mm. Sinon, imprimer à 100 %, sans ajuster à la page. Puis tenir la feuille devant une lampe : les cercles rouges doivent couvrir les noirs.
printing-test-back = Ceci est le dos. En regardant ce côté devant une lampe, compter de combien de millimètres les cercles noirs sont à droite des rouges (X) et au-dessous (Y) ; à gauche et au-dessus, compter en négatif. Imprimer les cartes avec --offset=X,Y.
