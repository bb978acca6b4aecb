### companion language: which languages there are, and what a catalogue lacks.

language-about = Lists the languages that people can read the table in, and how much of each is written.
language-list = list the languages
language-missing = list what a language lacks
language-missing-about = Lists every text of English that a language has not, every slot that is lost in it, and every line that cannot be read. Ends with 1 where there is any.
language-argument = the language, as companion language lists it
# $tag is the short name of a language, $name what it calls itself, both of even width; $share is in percent.
language-line = { $tag }  { $name }  { $share } %
# The last line, after all that is missing.
language-lacks = { $language }: { $n ->
    [one] { $n } text is missing or wrong
   *[other] { $n } texts are missing or wrong
}, of { $all }
language-whole = { $language }: nothing is missing, of { $all } texts
language-unknown = companion language: nobody has written { $language }; there are { $known }
