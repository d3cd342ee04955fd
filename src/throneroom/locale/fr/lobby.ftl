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
lobby-invited = { $name } vous invite à une partie de Dominion
lobby-invited-by-nobody = Une invitation à jouer à Dominion
lobby-size =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
lobby-came = { $name } a pris place.
lobby-left = { $name } a quitté la table.

# Who may come, and which bots play. $n: the number of the bot or the seat, from 1
lobby-bot-level = Niveau du bot { $n }
lobby-seat = Place { $n }
lobby-begin = Commencer la partie
lobby-make-public = Afficher cette table sur la page d’accueil
lobby-is-private = Privée : seules les personnes qui ont le lien trouvent cette table.
lobby-is-public = Publique : cette table est dans la liste, et tout le monde peut la rejoindre.
