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
lobby-invited = { $name } zaprasza cię do gry w Dominiona
lobby-invited-by-nobody = Zaproszenie do gry w Dominiona
lobby-size =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
lobby-came = { $name } siada do stołu.
lobby-left = { $name } odchodzi od stołu.

# Who may come, and which bots play. $n: the number of the bot or the seat, from 1
lobby-bot-level = Poziom bota { $n }
lobby-seat = Miejsce { $n }
lobby-begin = Zacznij grę
lobby-make-public = Pokaż ten stół na stronie głównej
lobby-is-private = Prywatny: ten stół znajdą tylko osoby, które mają link.
lobby-is-public = Publiczny: ten stół jest na liście i każdy może się przysiąść.
