### La mesa antes y después de la partida: quién está, el chat, otra partida.

# On a phone, beside the button that opens the log and the chat. $n: how many messages
lobby-unread =
    { $n ->
        [one] { $n } mensaje sin leer
       *[other] { $n } mensajes sin leer
    }
# $n: how many players; $names: theirs
lobby-rematch-wanted =
    { $n ->
        [one] { $names } quiere otra partida.
       *[other] { $names } quieren otra partida.
    }
lobby-invited = { $name } te invita a una partida de Dominion
lobby-invited-by-nobody = Te invitan a una partida de Dominion
lobby-size =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
lobby-came = { $name } se ha sentado a la mesa.
lobby-left = { $name } se ha ido de la mesa.

# Who may come, and which bots play. $n: the number of the bot or the seat, from 1
lobby-bot-level = Nivel del bot { $n }
lobby-seat = Sitio { $n }
lobby-begin = Empezar la partida
lobby-make-public = Mostrar esta mesa en la página de inicio
lobby-is-private = Privada: solo quien tiene el enlace encuentra esta mesa.
lobby-is-public = Pública: esta mesa está en la lista y cualquiera puede unirse.
