language-about = Lista los idiomas en que se puede leer la mesa, y cuánto hay escrito de cada uno.
language-list = listar los idiomas
language-missing = listar lo que le falta a un idioma
language-missing-about = Lista cada texto inglés que un idioma no tiene, cada hueco que se perdió en él, y cada línea que no se puede leer. Termina con 1 si hay alguno.
language-argument = el idioma, como lo lista companion language
language-line = { $tag }  { $name }  { $share } %
language-lacks = { $language }: { $n ->
    [one] { $n } texto falta o está mal
   *[other] { $n } textos faltan o están mal
}, de { $all }
language-whole = { $language }: no falta nada, de { $all } textos
language-unknown = companion language: nadie ha escrito { $language }; hay { $known }
