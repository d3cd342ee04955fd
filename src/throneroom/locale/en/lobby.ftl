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
lobby-invited = { $name } invites you to a game of Dominion
lobby-invited-by-nobody = You are invited to a game of Dominion
lobby-size =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
lobby-came = { $name } has taken a seat.
lobby-left = { $name } has left the table.

# Who may come, and which bots play. $n: the number of the bot or the seat, from 1
lobby-bot-level = Level of bot { $n }
lobby-seat = Seat { $n }
lobby-begin = Start the game
lobby-make-public = List this table on the home page
lobby-is-private = Private: only people with the link can find this table.
lobby-is-public = Public: this table is on the home page, and anyone can join.
