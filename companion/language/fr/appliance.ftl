## profile

appliance-did-mean = était-ce { $near } ?
appliance-copy-beside-file-take-one = le copier à côté de ce fichier, ou en prendre un qui y est nommé
appliance-there-no-profile = { $file } : il n'y a pas de profil { $wanted } ; { $remedy }

## settings

appliance-line = { $file }, ligne { $number } : { $reason }
appliance-password-without-network-write-name = { $file } : un mot de passe sans réseau ; écrire son nom : wifi = NOM
appliance-no-setting-write-name-value = n'est pas un réglage ; écrire : nom = valeur
appliance-no-setting = { $what } n'est pas un réglage ({ $known })
appliance-no-name-network-letters-digits = { $value } n'est pas un nom dans un réseau : lettres, chiffres et - au milieu
appliance-networks-name-has-most-32 = le nom d'un réseau a au plus 32 lettres
appliance-networks-password-has-8-63 = le mot de passe d'un réseau a 8 à 63 lettres
appliance-no-country-two-letters-such = { $value } n'est pas un pays ; deux lettres, comme FR, BE ou CH
appliance-profile-shipped-name-file-beside = un profil est un nom fourni, ou un fichier à côté de celui-ci
appliance-bots-0-8 = { $value } bots ; de 0 à 8
appliance-neither-yes-nor-no = { $value } n'est ni yes ni no
appliance-no-public-key-one-line = pas de clé publique ; c'est la seule ligne d'un fichier qui finit par .pub
appliance-there = il y a { $names }

## versions

appliance-version-came = c'est la version d'origine
appliance-no-setting-did-mean = { $what } n'est pas un réglage ; était-ce { $near } ?
