### Boty: ich poziomy i nazwy przy stole.

level-random = Losowy
    .text = Losuje spośród dozwolonych odpowiedzi, ale zagrywa wszystkie swoje Skarby.
level-beginner = Początkujący
    .text = Lubi karty Akcji, im droższe, tym lepsze. Kupuje ich za dużo, by dało się je zagrać razem, i zagrywa je, jak leci.
level-fair = Średni
    .text = Pieniądze i dwie rozsądne karty Akcji, wybrane na pierwszy rzut oka.
level-good = Dobry
    .text = Przed grą przez sekundę lub dwie porównuje ze sobą najbardziej obiecujące plany dla Królestwa.
level-strong = Silny
    .text = Przed grą przez kilka sekund szuka planu dla tego Królestwa, a potem się go trzyma.
level-expert = Ekspert
    .text = Przygotowuje się jak silny i przy każdym wyborze patrzy naprzód: zanim odpowie, tysiące razy rozgrywa dalszy ciąg partii.

# In place of a level: a bot that follows a given strategy.
level-strategy = ze strategią
# The bot of the guided first game, named like one with a strategy.
level-guide = treningowy

# $n counts the bots of the same level at a table.
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
