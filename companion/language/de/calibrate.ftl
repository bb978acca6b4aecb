## analysis

calibrate-not-heard = nicht gehört
calibrate-only-clicks-were-heard-turn = nur { $found } von { $delays } Klicks waren zu hören; mach lauter, halte das Mikrofon an den Lautsprecher, oder wähle einen anderen --input
calibrate-delays-differ-up-ms-no = die Verzögerungen unterscheiden sich um bis zu { $spread } ms, was keine feste Zahl heilt; sorge für Ruhe, meide Funklautsprecher und Soundserver, und versuch es noch einmal
calibrate-clicks-were-recorded-ms-before = die Klicks wurden { $delay } ms vor dem Abspielen aufgenommen: der Eingang kennt seine eigene Verzögerung nicht; wähle einen anderen --input

## touch

calibrate-knocks-were-heard-lay-phone = { $found } von { $leads } Klopfern waren zu hören; leg das Telefon neben das Mikrofon und klopfe mit dem Fingernagel
calibrate-knocks-do-not-agree-find = die Klopfer passen nicht zusammen; such einen ruhigeren Ort und versuch es noch einmal
calibrate-knocks-were-heard-after-they = die Klopfer waren erst zu hören, nachdem sie gespürt wurden; wähle einen anderen --input
calibrate-ms-doubt-left-no-better = { $u_us } ms Zweifel bleiben, nicht besser als ohnehin angenommen; versuch es noch einmal
