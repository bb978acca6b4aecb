## profile

appliance-did-mean = war { $near } gemeint?
appliance-copy-beside-file-take-one = kopiere es neben diese Datei, oder nimm eines, das darin genannt ist
appliance-there-no-profile = { $file }: es gibt kein Profil { $wanted }; { $remedy }

## settings

appliance-line = { $file }, Zeile { $number }: { $reason }
appliance-password-without-network-write-name = { $file }: ein Passwort ohne Netz; schreib seinen Namen: wifi = NAME
appliance-no-setting-write-name-value = ist keine Einstellung; schreib: name = value
appliance-no-setting = { $what } ist keine Einstellung ({ $known })
appliance-no-name-network-letters-digits = { $value } ist kein Name im Netz: Buchstaben, Ziffern und - dazwischen
appliance-networks-name-has-most-32 = der Name eines Netzes hat höchstens 32 Zeichen
appliance-networks-password-has-8-63 = das Passwort eines Netzes hat 8 bis 63 Zeichen
appliance-no-country-two-letters-such = { $value } ist kein Land; zwei Buchstaben, etwa GB, DE oder US
appliance-profile-shipped-name-file-beside = ein Profil ist ein mitgelieferter Name, oder eine Datei neben dieser
appliance-bots-0-8 = { $value } Bots; 0 bis 8
appliance-neither-yes-nor-no = { $value } ist weder yes noch no
appliance-no-public-key-one-line = kein öffentlicher Schlüssel; er ist die eine Zeile einer Datei, die auf .pub endet
appliance-there = es gibt { $names }

## versions

appliance-version-came = das ist die Version, mit der er kam
appliance-no-setting-did-mean = { $what } ist keine Einstellung; war { $near } gemeint?
