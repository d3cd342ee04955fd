### The table before and after the game: who is there, chat, another game.

# On a phone, beside the button that opens the log and the chat. $n: how many messages
lobby-unread =
    { $n ->
        [one] { $n } unread chat message
       *[other] { $n } unread chat messages
    }
# $n: how many players; $names: theirs
lobby-rematch-wanted =
    { $n ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
