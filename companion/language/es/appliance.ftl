## profile

appliance-did-mean = ¿querías decir { $near }?
appliance-copy-beside-file-take-one = cópialo junto a este archivo, o toma uno nombrado en él
appliance-there-no-profile = { $file }: no hay ningún perfil { $wanted }; { $remedy }

## settings

appliance-line = { $file }, línea { $number }: { $reason }
appliance-password-without-network-write-name = { $file }: una contraseña sin red; escribe su nombre: wifi = NAME
appliance-no-setting-write-name-value = no es un ajuste; escribe: name = value
appliance-no-setting = { $what } no es un ajuste ({ $known })
appliance-no-name-network-letters-digits = { $value } no es un nombre de red: letras, cifras y - en medio
appliance-networks-name-has-most-32 = el nombre de una red tiene como mucho 32 letras
appliance-networks-password-has-8-63 = la contraseña de una red tiene de 8 a 63 letras
appliance-no-country-two-letters-such = { $value } no es un país; dos letras, como GB, DE o US
appliance-profile-shipped-name-file-beside = un perfil es un nombre incluido, o un archivo junto a este
appliance-bots-0-8 = { $value } bots; de 0 a 8
appliance-neither-yes-nor-no = { $value } no es ni yes ni no
appliance-no-public-key-one-line = no es una clave pública; es la única línea de un archivo que acaba en .pub
appliance-there = hay { $names }

## versions

appliance-version-came = es la versión con que vino
appliance-no-setting-did-mean = { $what } no es un ajuste; ¿querías decir { $near }?
