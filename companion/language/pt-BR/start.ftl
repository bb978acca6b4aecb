start-title = O que vamos jogar?
start-who-plays = Quem joga? { $players }, { $length }
start-players-between = { $least } a { $most } jogadores
start-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
start-which-rules = Com quais regras?
start-nothing-to-choose = Este jogo não deixa nada para escolher.

## What can be done

start-start = Começar
start-learn = Primeira vez? Aprenda
start-rules = As regras
start-resume = Continuar { $match }
start-history = Histórico
start-phones = Celulares
start-done = Pronto
start-buttons = Botões de um lugar: branco{ $white } quem senta ali, vermelho{ $red } seguir, azul{ $blue } escolher

## Who sits on a chair

start-who-sits = Quem senta no lugar { $seat }?
start-type-a-name = digite um nome, ou escolha um
start-empty = vazio
start-tap-to-sit = toque para sentar
start-sitter-person = Pessoa
start-sitter-empty = Ninguém
start-sitter-gentle = Robô, suave
start-sitter-steady = Robô, firme
start-sitter-sharp = Robô, afiado
start-sits-person = pessoa
start-sits-empty = ninguém
start-sits-gentle = robô, suave
start-sits-steady = robô, firme
start-sits-sharp = robô, afiado
start-strength-gentle = suave
start-strength-steady = firme
start-strength-sharp = afiado
start-about-gentle = lento, esquece coisas, perdoa muito
start-about-steady = tão bom quanto a maioria
start-about-sharp = rápido, deixa passar pouco

## How others speak of a player: sentences in some languages need it, English never does

start-gender-asked = Como falamos dela ou dele
start-gender-none = Tanto faz
start-gender-feminine = No feminino
start-gender-masculine = No masculino

## What can be set

start-how-long = Quanto tempo
start-until-won = até alguém vencer
start-one-hand = uma mão
start-three-hands = três mãos
start-how-called = Como se chama
start-pace-gentle = suave, com tempo para respirar
start-pace-brisk = ligeiro
start-pace-ruthless = implacável, cheio de armadilhas
start-cards = Cartas
start-cards-dealt = dadas pela mesa, em cada celular
start-cards-own = as suas, nas suas mãos

## Why it cannot begin

start-too-few = { $game } pede { $players }: falta mais { $count }.
start-too-many = { $game } pede { $players }: há { $count } a mais.
start-same-name = Os lugares { $first } e { $second } se chamam { $name }: mude um deles.
start-option-for = { $option }: pede { $count } jogadores.
start-option-for-either = { $option }: pede { $few } ou { $last } jogadores.
