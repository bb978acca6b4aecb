### companion language: which languages there are, and what a catalogue lacks.

language-about = Elenca le lingue in cui si può leggere il tavolo, e quanto di ciascuna è scritto.
language-list = elenca le lingue
language-missing = elenca ciò che manca a una lingua
language-missing-about = Elenca ogni testo dell'inglese che una lingua non ha, ogni campo che vi è perso, e ogni riga illeggibile. Finisce con 1 se ce n'è.
language-argument = la lingua, come la elenca companion language
language-line = { $tag }  { $name }  { $share } %
language-lacks = { $language }: { $n ->
    [one] { $n } testo manca o è sbagliato
   *[other] { $n } testi mancano o sono sbagliati
    }, su { $all }
language-whole = { $language }: non manca niente, su { $all } testi
language-unknown = companion language: nessuno ha scritto { $language }; ci sono { $known }
