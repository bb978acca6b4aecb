## profile

appliance-did-mean = forse { $near }?
appliance-copy-beside-file-take-one = copiarlo accanto a questo file, o prenderne uno che vi è nominato
appliance-there-no-profile = { $file }: non c'è il profilo { $wanted }; { $remedy }

## settings

appliance-line = { $file }, riga { $number }: { $reason }
appliance-password-without-network-write-name = { $file }: una password senza rete; scrivere il nome: wifi = NOME
appliance-no-setting-write-name-value = non è un'impostazione; scrivere: nome = valore
appliance-no-setting = { $what } non è un'impostazione ({ $known })
appliance-no-name-network-letters-digits = { $value } non è un nome di rete: lettere, cifre e - nel mezzo
appliance-networks-name-has-most-32 = il nome di una rete ha al più 32 lettere
appliance-networks-password-has-8-63 = la password di una rete ha da 8 a 63 lettere
appliance-no-country-two-letters-such = { $value } non è un paese; due lettere, come IT, GB o US
appliance-profile-shipped-name-file-beside = un profilo è un nome incluso, o un file accanto a questo
appliance-bots-0-8 = { $value } bot; da 0 a 8
appliance-neither-yes-nor-no = { $value } non è né yes né no
appliance-no-public-key-one-line = nessuna chiave pubblica; è l'unica riga di un file che finisce in .pub
appliance-there = ci sono { $names }

## versions

appliance-version-came = questa è la versione con cui è arrivato
appliance-no-setting-did-mean = { $what } non è un'impostazione; forse { $near }?
