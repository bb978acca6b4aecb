### companion language: which languages there are, and what a catalogue lacks.

language-about = Liste les langues dans lesquelles la table se lit, et ce qui est écrit de chacune.
language-list = lister les langues
language-missing = lister ce qui manque à une langue
language-missing-about = Liste chaque texte anglais qu'une langue n'a pas, chaque emplacement qui s'y perd et chaque ligne illisible. Finit avec 1 s'il y en a.
language-argument = la langue, comme companion language la liste
language-line = { $tag }  { $name }  { $share } %
language-lacks = { $language } : { $n ->
    [one] { $n } texte manque ou est faux
   *[other] { $n } textes manquent ou sont faux
}, sur { $all }
language-whole = { $language } : rien ne manque, sur { $all } textes
language-unknown = companion language : personne n'a écrit { $language } ; il y a { $known }
