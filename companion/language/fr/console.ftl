### What the table says to phones: what was done, and why something was not.

console-phone = Téléphone { $number }
console-seat = Place { $seat }
console-chair = chaise { $chair }
console-by-display = l'écran
console-by-house = la maison
console-by-button = le bouton de la chaise { $chair }
console-players-and-length = { $players }, { $length }

## Done

console-dealers-now = C'est maintenant le téléphone du donneur.
console-handed-over = { $phone } est maintenant celui du donneur.
console-sent-away = { $phone } a été renvoyé.
console-all-forgotten = Tous les téléphones sont oubliés.
console-entered = Saisi.
console-asked-back = Demandé : reprendre le numéro { $n }.
console-taken-back = Le numéro { $n } est repris.
console-not-taken-back = Le numéro { $n } n'est pas repris : { $why }.
console-paused = En pause.
console-goes-on = Le jeu reprend.
console-pace-changed = Rythme changé.
console-volume-changed = Volume changé.
console-voice-off = La voix est coupée.
console-voice-on = La voix est là.
console-names-changed = Noms changés.
console-new-game = Une nouvelle partie commence.
console-choose-next = Choisis la suite.
console-you-sit = Te voilà sur la chaise { $chair }.
console-you-watch = Tu regardes.
console-phone-watches = { $phone } regarde.
console-sits = { $who } prend la chaise { $chair }.
console-bot-plays = Un bot joue pour { $who }.
console-no-bot = Aucun bot ne joue pour { $who }.

## Not done

console-no-match = Aucune partie en cours.
console-nothing-to-choose = Il n'y a rien à choisir ici.
console-no-such-pace = Ce rythme n'existe pas.
console-one-name-a-seat = Un nom par place, s'il te plaît.
console-no-such-game = Ce jeu ne peut pas commencer ici.
console-settled = C'est déjà réglé.
console-answered = On vient d'y répondre.
console-filled-in = Ce qui est déjà rempli reste tel quel.
console-check = À vérifier : { $wrong }.
console-no-choice = À vérifier : « { $name } » n'est pas parmi les choix.
console-nothing-to-tap = Il n'y a rien à toucher ici.
console-absent = Cette table ne sait pas le faire.
console-not-dealer = Seul le téléphone du donneur peut le faire.
console-not-kept = Pas encore gardé : la carte mémoire est lente. Regarde l'écran.
console-dealer-taken = Un autre téléphone est celui du donneur. Il peut te passer la main.
console-wrong-code = Ce n'est pas le code de l'écran.
console-too-many-tries = Trop d'essais. Attends une minute.
console-only-dealer-hands-over = Seul le donneur peut passer la main.
console-not-connected = Ce téléphone n'est plus connecté.
console-phone-gone = Ce téléphone est déjà parti.
console-this-phone = C'est ce téléphone-ci. Passe d'abord la main.
console-too-many-phones = Trop de téléphones sont connectés.
console-chair-taken = Un autre téléphone a cette chaise.
console-no-such-chair = Cette chaise n'existe pas.
console-no-chair = Ce téléphone n'a pas de chaise.
console-ask-dealer = Une partie est en cours : le donneur peut te donner cette chaise.
console-name-taken = Quelqu'un ici s'appelle déjà { $name }.

## Pages that are not there

console-open-again = Rouvre la page de la table.
console-own-page-only = Seule la page de cette table peut le faire.
console-no-game-here = Il n'y a pas ce jeu ici.
console-own-network-only = Cette table ne s'atteint que depuis son propre réseau.
console-open-shown = Ouvre l'adresse que montre l'écran.
console-open-own-page = Ouvre d'abord la page de la table.

## Trouble, for whoever looks after the table

console-still-opening = la page pour les téléphones s'ouvre encore
console-port-closed = le port { $port } ne peut être ouvert ({ $why }) ; en choisir un autre avec port = ... sous [console] dans le profil
console-no-zeroconf = le paquet Python zeroconf n'est pas installé
console-names-taken = { $count } autres s'appellent { $name }
console-no-cryptography = https demande le paquet Python cryptography : pip install "table-companion[https]"
console-certificate-spoilt = il est abîmé
console-certificate-unreadable = { $file } : le certificat de la table ne peut être lu ({ $why }) ; le supprimer, et un autre est fait au prochain démarrage
console-certificate-unwritable = { $file } : le certificat de la table ne peut être écrit ({ $why }) ; permettre l'écriture dans son dossier, ou mettre https = false sous [console]
