### The page before the page, where the table has made its own certificate. What stands between
### $bold and $plain is printed bold.

front-title = Companion : avant de continuer
front-head = Avant de continuer
front-warning = Cette table parle en secret aux téléphones. Elle a fait elle-même le certificat pour cela, ton navigateur ne le connaît donc pas et t'avertira : { $bold }la connexion n'est pas privée{ $plain }.
front-fingerprint = L'avertissement a raison, sauf si c'est notre certificat. Son empreinte SHA-256 est :
front-compare = Compare ces lettres avec l'écran de la table.
front-details = Continue. Dans l'avertissement, ouvre { $bold }Paramètres avancés{ $plain } ou { $bold }Afficher les détails{ $plain }.
front-look = Pour plus de certitude, regarde là le certificat : il montre la même empreinte.
front-proceed = Choisis { $bold }Continuer{ $plain }, { $bold }Accepter{ $plain } ou { $bold }visiter ce site web{ $plain }. On ne le demande qu'une fois.
front-code = Qui donne tape ensuite le code que montre l'écran.
front-go-on = Aller à la table
front-stop = Si les lettres diffèrent, quelqu'un d'autre répond à la place de la table : arrête-toi ici.
