### Boty: ich poziomy i nazwy przy stole.

level-random = Losowy
    .text = Dowolna dozwolona odpowiedź, ale zagrywa wszystkie swoje Skarby.
level-beginner = Początkujący
    .text = Lubi karty Akcji, im droższe, tym lepsze; ma za dużo takich, których nie da się zagrać razem, i zagrywa je, jak leci.
level-fair = Średni
    .text = Pieniądze i dwie rozsądne karty Akcji, wybrane od razu.
level-good = Dobry
    .text = Przed grą w sekundę lub dwie wypróbowuje najbardziej obiecujące plany dla tego królestwa.
level-strong = Silny
    .text = Przed grą przez kilka sekund szuka planu dla tego królestwa i trzyma się go.

# In place of a level: a bot that follows a strategy as text.
level-strategy = ze strategią

# $n counts the bots of the same strength at a table.
bot-name =
    { $n ->
        [1] { $level } bot
       *[other] { $level } bot { $n }
    }

# A bot that follows a strategy: a built-in one ("Big-Money"), a file's ("plan.txt"), or any other (level-strategy).
bot-with-strategy =
    { $n ->
        [1] Bot { $strategy }
       *[other] Bot { $strategy } { $n }
    }
