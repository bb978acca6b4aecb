safe-title = A mesa não conseguiu iniciar
safe-asked-title = Modo de segurança
safe-was-asked-for = Pediu-se o modo de segurança.
safe-none-failed = Nenhum início falhou.
safe-failed = { $times ->
    [1] A mesa falhou uma vez ao iniciar.
    [2] A mesa falhou duas vezes ao iniciar.
    [3] A mesa falhou três vezes ao iniciar.
    [4] A mesa falhou quatro vezes ao iniciar.
    [5] A mesa falhou cinco vezes ao iniciar.
   *[other] A mesa falhou { $times } vezes ao iniciar.
}
safe-last-time = Da última vez: { $why }.

## What can be chosen. R and A are keys.

safe-try-again = Tentar de novo
safe-start-as-usual = Iniciar normalmente
safe-set-aside = Separar a partida { $match }, começar outra
safe-choose-again = Escolha Tentar de novo (R). O problema pode ter passado.
safe-choose-usual = Escolha Iniciar normalmente (R) quando terminar.
safe-aside = Se falhar, separe { $match } (A). Ela fica numa pasta própria, nada é apagado, e outra partida pode começar.
safe-show-this = Se nada ajudar, mostre isto a quem cuida da mesa. Na máquina dela, companion doctor e journalctl -u companion dizem mais.
safe-not-set-aside = A partida { $match } não pode ser separada: { $why }.

## What to do first, by what went wrong

safe-unwritable = Não dá para gravar no cartão ({ $why }). Abra espaço nele, ou use outro.
safe-nothing-happens = Enquanto isso nada é sentido, julgado ou dito, e nenhuma partida é tocada.
safe-unplug = Desligue o que foi ligado por último: uma placa, um alto-falante, uma tela.
safe-kind-ProfileError = A descrição da mesa está errada. Corrija { $profile }; companion profile check { $profile } diz cada erro.
safe-kind-ConfigurationError = A descrição da mesa não combina com a máquina. Corrija { $profile }; companion doctor --profile { $profile } diz como.
safe-kind-CannotPlayError = O que a mesa recebeu ao iniciar não pode ser jogado. Corrija { $profile }, ou o comando que a inicia.
safe-kind-MissingExtra = Algo não está instalado: instale o que a linha acima diz.
safe-kind-NotPermitted = O programa não pode usar um dispositivo: companion doctor diz por quê.
safe-kind-BrokenGameError = Um jogo acrescentado está quebrado: atualize o pacote, ou desinstale-o.
safe-kind-MemoryError = A máquina tem pouca memória: encerre o resto que roda nela.

## The same page on a phone

safe-code = Código no visor
safe-moment = Um momento
safe-waiting = A mesa inicia de novo. Esta página a procura em dez segundos; senão abra-a de novo.
safe-choose-a-button = Escolha um dos botões.

## In the log

safe-log = modo de segurança: { $told }
safe-log-alone = modo de segurança: nada pode mostrar o que está errado; tentando um início normal
safe-log-set-aside = a partida { $match } foi separada em { $folder }
safe-log-page = modo de segurança: a página está em { $address }
safe-log-page-and-code = modo de segurança: a página está em { $address } com o código { $code }
safe-port-closed = a porta { $port } não pode ser aberta ({ $why })
safe-daemon-failed = companion daemon: { $why }
safe-and-more = { $first } (e mais { $count })
