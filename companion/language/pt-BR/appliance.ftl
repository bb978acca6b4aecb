## profile

appliance-did-mean = seria { $near }?
appliance-copy-beside-file-take-one = copie-o ao lado deste arquivo, ou use um dos citados nele
appliance-there-no-profile = { $file }: não há perfil { $wanted }; { $remedy }

## settings

appliance-line = { $file }, linha { $number }: { $reason }
appliance-password-without-network-write-name = { $file }: uma senha sem rede; escreva o nome: wifi = NOME
appliance-no-setting-write-name-value = não é um ajuste; escreva: nome = valor
appliance-no-setting = { $what } não é um ajuste ({ $known })
appliance-no-name-network-letters-digits = { $value } não é nome de rede: letras, dígitos e - no meio
appliance-networks-name-has-most-32 = o nome de uma rede tem no máximo 32 letras
appliance-networks-password-has-8-63 = a senha de uma rede tem de 8 a 63 letras
appliance-no-country-two-letters-such = { $value } não é um país; duas letras, como BR, GB ou US
appliance-profile-shipped-name-file-beside = um perfil é um nome incluído, ou um arquivo ao lado deste
appliance-bots-0-8 = { $value } robôs; 0 a 8
appliance-neither-yes-nor-no = { $value } não é yes nem no
appliance-no-public-key-one-line = não é chave pública; é a única linha de um arquivo que termina em .pub
appliance-there = há { $names }

## versions

appliance-version-came = esta é a versão de origem
appliance-no-setting-did-mean = { $what } não é um ajuste; seria { $near }?
