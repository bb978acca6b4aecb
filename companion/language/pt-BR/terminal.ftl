## Heads of screens

terminal-menu = MENU
terminal-rules = REGRAS
terminal-papers = CASO E NOTAS
terminal-keys = TECLAS
terminal-join = ENTRAR COM UM CELULAR
terminal-enter-or-rule = REGISTRAR OU DECIDIR
terminal-verdicts = VEREDICTOS   setas: escolher   enter: provas   o: anular (os com *)
terminal-photo = FOTO DA CHEGADA: { $title } (veredicto { $n })
terminal-photo-legend = | o instante   --- sua certeza   # sobreposição   setas: outros veredictos
terminal-photo-deadline = : { $what } acabou em { $at }
terminal-page = { $title }   página { $page } de { $pages }   setas: virar
terminal-step = PASSO { $step } de { $steps }  [b] voltar [k] pular

## The foot: a key, and the screen it leads to in one word. All of them share one line.

terminal-foot-table = mesa
terminal-foot-photo = foto
terminal-foot-verdicts = vereds
terminal-foot-scores = placar
terminal-foot-rulings = decidir
terminal-foot-help = ajuda
terminal-foot-menu = menu
terminal-foot-find = / achar
terminal-foot-quit = q sair
terminal-q-ends = Q encerra o programa
terminal-paused = EM PAUSA: p continua
terminal-start-foot = setas, tab: mover a marca >   enter: escolher   q: sair
terminal-typing-foot = digite um nome   setas: mover a marca >   enter: escolher
terminal-list-one = digite e ache  setas  enter escolhe  esc volta
terminal-list-several = digite e ache  setas  enter escolhe  esc pronto  backspace desfaz o último

## The table

terminal-pool = no bolo: { $cards }
terminal-holds = { $who } tem { $cards }
terminal-papers-key = [n] caso e notas
terminal-thinking = está pensando ...
terminal-dealer-asked = QUEM DÁ: { $question }
terminal-taken-back = (anulado) { $what }
terminal-no-rules = Ninguém escreveu as regras ainda.
terminal-help-rules = as regras de { $game }
terminal-dealers-code = O celular de quem dá as cartas digita este código: { $code }
terminal-stay = ficar

## The score: heads of narrow columns

terminal-column-calls = chamadas
terminal-column-median = reação mediana

## Entering something

terminal-form-keys = [enter] registrar   [t] cancelar
terminal-choose = escolher ...
terminal-find = achar: { $typed }_
terminal-chosen = escolhido: { $what }

## Before a match

terminal-which-rules = COM QUAIS REGRAS?
terminal-who-plays = QUEM JOGA? { $players }, { $length }
terminal-who-sits = QUEM SENTA NO LUGAR { $seat }?
terminal-start = [enter] COMEÇAR
terminal-done = [enter] PRONTO
terminal-name = nome: { $name }_
terminal-played-before = já jogaram aqui:

## Setting a table up

terminal-ok = ok:
terminal-key-enter = enter
terminal-setup-phone = [j] A mesma página no celular: { $address }
