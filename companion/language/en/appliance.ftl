# What is wrong in companion.txt, the text file of a flashed card. Names of settings stay as they are.

## profile

appliance-did-mean = did you mean { $near }?
appliance-copy-beside-file-take-one = copy it beside this file, or take one named in it
appliance-there-no-profile = { $file }: there is no profile { $wanted }; { $remedy }

## settings

appliance-line = { $file }, line { $number }: { $reason }
appliance-password-without-network-write-name = { $file }: a password without a network; write its name: wifi = NAME
appliance-no-setting-write-name-value = is no setting; write: name = value
appliance-no-setting = { $what } is no setting ({ $known })
appliance-no-name-network-letters-digits = { $value } is no name in a network: letters, digits and - in between
appliance-networks-name-has-most-32 = a network's name has at most 32 letters
appliance-networks-password-has-8-63 = a network's password has 8 to 63 letters
appliance-no-country-two-letters-such = { $value } is no country; two letters, such as GB, DE or US
appliance-profile-shipped-name-file-beside = a profile is a shipped name, or a file beside this one
appliance-bots-0-8 = { $value } bots; 0 to 8
appliance-neither-yes-nor-no = { $value } is neither yes nor no
appliance-no-public-key-one-line = no public key; it is the one line of a file that ends in .pub
appliance-there = there are { $names }

## versions

appliance-version-came = this is the version it came with
appliance-no-setting-did-mean = { $what } is no setting; did you mean { $near }?
