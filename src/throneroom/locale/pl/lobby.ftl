### Stół przed grą i po niej: kto jest, czat, kolejna gra.

# On a phone, beside the button that opens the log and the chat. $n: how many messages
lobby-unread =
    { $n ->
        [one] { $n } nieprzeczytana wiadomość
        [few] { $n } nieprzeczytane wiadomości
        [many] { $n } nieprzeczytanych wiadomości
       *[other] { $n } nieprzeczytanej wiadomości
    }
# $n: how many players; $names: theirs
lobby-rematch-wanted =
    { $n ->
        [one] { $names } chce zagrać jeszcze raz.
        [few] { $names } chcą zagrać jeszcze raz.
        [many] { $names } chcą zagrać jeszcze raz.
       *[other] { $names } chcą zagrać jeszcze raz.
    }
