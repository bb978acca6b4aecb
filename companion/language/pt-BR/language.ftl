language-about = Lista as línguas em que se pode ler a mesa, e quanto de cada uma está escrito.
language-list = listar as línguas
language-missing = listar o que falta a uma língua
language-missing-about = Lista cada texto do inglês que falta a uma língua, cada lacuna que se perdeu nela e cada linha que não pode ser lida. Termina com 1 se houver algum.
language-argument = a língua, como em companion language
language-line = { $tag }  { $name }  { $share } %
language-lacks = { $language }: { $n ->
    [one] { $n } texto falta ou está errado
   *[other] { $n } textos faltam ou estão errados
}, de { $all }
language-whole = { $language }: não falta nada, de { $all } textos
language-unknown = companion language: ninguém escreveu { $language }; há { $known }
