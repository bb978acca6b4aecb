language-about = Listet die Sprachen auf, in denen man den Tisch lesen kann, und wie viel von jeder geschrieben ist.
language-list = die Sprachen auflisten
language-missing = auflisten, was einer Sprache fehlt
language-missing-about = Listet jeden englischen Text auf, den eine Sprache nicht hat, jede Lücke, die darin verloren ging, und jede Zeile, die nicht zu lesen ist. Endet mit 1, wenn es etwas gibt.
language-argument = die Sprache, wie companion language sie nennt
language-line = { $tag }  { $name }  { $share } %
language-lacks = { $language }: { $n ->
    [one] { $n } Text fehlt oder ist falsch
   *[other] { $n } Texte fehlen oder sind falsch
}, von { $all }
language-whole = { $language }: nichts fehlt, von { $all } Texten
language-unknown = companion language: { $language } hat niemand geschrieben; es gibt { $known }
