### La table avant et après la partie : qui est là, la discussion, une autre partie.

# On a phone, beside the button that opens the log and the chat. $n: how many messages
lobby-unread =
    { $n ->
        [one] { $n } message non lu
       *[other] { $n } messages non lus
    }
# $n: how many players; $names: theirs
lobby-rematch-wanted =
    { $n ->
        [one] { $names } veut rejouer.
       *[other] { $names } veulent rejouer.
    }
