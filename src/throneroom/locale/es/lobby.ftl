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

# Who may come, and which bots play. $n: the number of the bot or the seat, from 1
lobby-bot-level = Nivel del bot { $n }
lobby-seat = Sitio { $n }
lobby-begin = Empezar la partida
lobby-make-public = Mostrar esta mesa en la lista
lobby-is-private = Privada: solo quien tiene el enlace encuentra esta mesa.
lobby-is-public = Pública: esta mesa está en la lista y cualquiera puede unirse.
