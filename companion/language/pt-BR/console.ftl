console-phone = Celular { $number }
console-seat = Lugar { $seat }
console-chair = cadeira { $chair }
console-by-display = o visor
console-by-house = a casa
console-by-button = o botão da cadeira { $chair }
console-players-and-length = { $players }, { $length }

## Done

console-dealers-now = Agora este é o celular de quem dá as cartas.
console-handed-over = Agora { $phone } é o de quem dá as cartas.
console-sent-away = { $phone } foi dispensado.
console-all-forgotten = Todos os celulares foram esquecidos.
console-entered = Registrado.
console-asked-back = Pedido para anular o número { $n }.
console-taken-back = O número { $n } foi anulado.
console-not-taken-back = O número { $n } não foi anulado: { $why }.
console-paused = Em pausa.
console-goes-on = O jogo segue.
console-pace-changed = Ritmo mudado.
console-volume-changed = Volume mudado.
console-voice-off = A voz está desligada.
console-voice-on = A voz está ligada.
console-names-changed = Nomes mudados.
console-new-game = Começa um novo jogo.
console-choose-next = Escolha o que vem agora.
console-you-sit = Você está na cadeira { $chair }.
console-you-watch = Você está assistindo.
console-phone-watches = { $phone } está assistindo.
console-sits = { $who } está na cadeira { $chair }.
console-bot-plays = Um robô joga por { $who }.
console-no-bot = Nenhum robô joga por { $who }.

## Not done

console-no-match = Nenhuma partida em jogo.
console-nothing-to-choose = Não há nada para escolher aqui.
console-no-such-pace = Esse ritmo não existe.
console-one-name-a-seat = Um nome por lugar, por favor.
console-no-such-game = Esse jogo não pode começar aqui.
console-settled = Isso já está resolvido.
console-answered = Isso acabou de ser respondido.
console-filled-in = O que já está preenchido fica como está.
console-check = Confira, por favor: { $wrong }.
console-no-choice = Confira, por favor: “{ $name }” não está entre as opções.
console-nothing-to-tap = Não há nada para tocar aqui.
console-absent = Esta mesa não sabe fazer isso.
console-not-dealer = Só o celular de quem dá as cartas pode isso.
console-not-kept = Ainda não guardado: o cartão está lento. Olhe o visor.
console-dealer-taken = Outro celular é o de quem dá as cartas. O dono pode passar para você.
console-wrong-code = Esse não é o código do visor.
console-too-many-tries = Tentativas demais. Espere um minuto.
console-only-dealer-hands-over = Só quem dá as cartas pode passar o comando.
console-not-connected = Esse celular não está mais conectado.
console-phone-gone = Esse celular já saiu.
console-this-phone = É este celular. Passe o comando primeiro.
console-too-many-phones = Há celulares demais conectados.
console-chair-taken = Outro celular está nessa cadeira.
console-no-such-chair = Essa cadeira não existe.
console-no-chair = Este celular não tem cadeira.
console-ask-dealer = Há uma partida em jogo: quem dá as cartas pode dar essa cadeira a você.
console-name-taken = Já há alguém com o nome { $name } aqui.

## Pages that are not there

console-open-again = Abra de novo a página da mesa.
console-own-page-only = Só a própria página desta mesa pode fazer isso.
console-no-game-here = Esse jogo não existe aqui.
console-own-network-only = Só dá para chegar a esta mesa pela rede dela.
console-open-shown = Abra o endereço que o visor mostra.
console-open-own-page = Abra primeiro a própria página da mesa.

## Trouble, for whoever looks after the table

console-still-opening = a página dos celulares ainda está sendo aberta
console-port-closed = a porta { $port } não pode ser aberta ({ $why }); escolha outra com port = ... em [console] no perfil
console-no-zeroconf = o pacote Python zeroconf não está instalado
console-names-taken = outros { $count } se chamam { $name }
console-no-cryptography = https precisa do pacote Python cryptography: pip install "table-companion[https]"
console-certificate-spoilt = está estragado
console-certificate-unreadable = { $file }: o certificado da mesa não pode ser lido ({ $why }); apague-o, e outro é feito quando a mesa ligar de novo
console-certificate-unwritable = { $file }: o certificado da mesa não pode ser gravado ({ $why }); permita gravar na pasta, ou ponha https = false em [console]
