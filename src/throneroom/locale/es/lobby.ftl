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
