### How a decision is asked and answered. A prompt is one sentence in the second person that includes the number.
###
### A prompt is ask-<card>-<verb>, or ask-<verb> where no card asks or the card has no text (a custom card).
### Arguments of every prompt: $asker the card that asks; $card the first option, $cost its cost, $last the last; $least and $n the
### fewest and most that can be chosen; $keep the cards left in hand after choosing $n; $whose "you" or "other", and
### $name, for the player whose cards these are; $left the player to the left; $actions, $buys, $coins as texts.

## Lists: $first is all but the last item, separated by commas

list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-clauses = { $first }; { $last }

## Counters

ask-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcji
    }
ask-buys =
    { $n ->
        [one] { $n } zakup
        [few] { $n } zakupy
        [many] { $n } zakupów
       *[other] { $n } zakupu
    }

## The turn

ask-play-action = Faza akcji, { $actions }, { $buys }, { $coins }: zagraj kartę Akcji albo idź dalej.
ask-play-treasures = Faza zakupu, na razie { $coins }: zagraj Skarby z ręki.
ask-buy = Faza zakupu, { $coins } i { $buys }: kup kartę albo zakończ turę.
ask-react = { $name } zagrywa kartę { $asker }: możesz odsłonić z ręki Reakcję.

# The card of another player that asks: $asker of the prompts below, in that player's turn.
ask-whose = { $card } gracza { $player }

## Any card, for cards without their own prompt

ask-play = { $asker }: zagraj kartę z ręki.
ask-discard =
    { $least ->
        [0] { $n ->
            [1] { $asker }: odrzuć { $n } z tych kart albo żadnej.
           *[other] { $asker }: odrzuć najwyżej { $n } z tych kart.
        }
       *[other] { $n ->
            [one] { $asker }: odrzuć { $n } kartę.
            [few] { $asker }: odrzuć { $n } karty.
            [many] { $asker }: odrzuć { $n } kart.
           *[other] { $asker }: odrzuć { $n } karty.
        }
    }
ask-discard-deck = { $asker }: możesz przełożyć talię na stos kart odrzuconych.
ask-trash =
    { $least ->
        [0] { $n ->
            [1] { $asker }: wyrzuć na śmietnisko { $n } z tych kart albo żadnej.
           *[other] { $asker }: wyrzuć na śmietnisko najwyżej { $n } z tych kart.
        }
       *[other] { $n ->
            [one] { $asker }: wyrzuć na śmietnisko { $n } kartę.
            [few] { $asker }: wyrzuć na śmietnisko { $n } karty.
            [many] { $asker }: wyrzuć na śmietnisko { $n } kart.
           *[other] { $asker }: wyrzuć na śmietnisko { $n } karty.
        }
    }
ask-gain =
    { $least ->
        [0] { $n ->
            [1] { $asker }: pozyskaj { $n } z tych kart albo żadnej.
           *[other] { $asker }: pozyskaj najwyżej { $n } z tych kart.
        }
       *[other] { $n ->
            [one] { $asker }: pozyskaj { $n } kartę.
            [few] { $asker }: pozyskaj { $n } karty.
            [many] { $asker }: pozyskaj { $n } kart.
           *[other] { $asker }: pozyskaj { $n } karty.
        }
    }
ask-give = { $asker }: wybierz kartę, którą pozyskuje { $name }.
ask-put-on-deck =
    { $n ->
        [one] { $asker }: połóż na swojej talii { $n } kartę.
        [few] { $asker }: połóż na swojej talii { $n } karty.
        [many] { $asker }: połóż na swojej talii { $n } kart.
       *[other] { $asker }: połóż na swojej talii { $n } karty.
    }
ask-put-back =
    { $n ->
        [one] { $asker }: odłóż na swoją talię { $n } kartę.
        [few] { $asker }: odłóż na swoją talię { $n } karty.
        [many] { $asker }: odłóż na swoją talię { $n } kart.
       *[other] { $asker }: odłóż na swoją talię { $n } karty.
    }
ask-set-aside =
    { $least ->
        [0] { $n ->
            [1] { $asker }: odłóż na bok { $n } z tych kart albo żadnej.
           *[other] { $asker }: odłóż na bok najwyżej { $n } z tych kart.
        }
       *[other] { $n ->
            [one] { $asker }: odłóż na bok { $n } kartę.
            [few] { $asker }: odłóż na bok { $n } karty.
            [many] { $asker }: odłóż na bok { $n } kart.
           *[other] { $asker }: odłóż na bok { $n } karty.
        }
    }
ask-pass =
    { $n ->
        [one] { $asker }: przekaż { $n } kartę. Odbiera { $left }.
        [few] { $asker }: przekaż { $n } karty. Odbiera { $left }.
        [many] { $asker }: przekaż { $n } kart. Odbiera { $left }.
       *[other] { $asker }: przekaż { $n } karty. Odbiera { $left }.
    }
ask-name = { $asker }: podaj nazwę karty.
ask-choose = { $asker }: wybierz { $n }.
ask-put-into-deck = { $asker }: wybierz z ręki { $n } kartę, którą wsuniesz do swojej talii.
ask-reveal = { $asker }: odsłoń { $n } kartę z ręki.
ask-choose-number = { $asker }: wybierz liczbę od { $card } do { $last }.

# Any card whose question need not be answered, or is about another player's cards.
ask-optional-play = { $asker }: zagraj jedną z tych kart z ręki albo żadnej.
ask-optional-put-on-deck =
    { $n ->
        [1] { $asker }: połóż na swojej talii { $n } z tych kart albo żadnej.
       *[other] { $asker }: połóż na swojej talii najwyżej { $n } z tych kart.
    }
ask-optional-reveal =
    { $n ->
        [1] { $asker }: odsłoń { $n } z tych kart z ręki albo żadnej.
       *[other] { $asker }: odsłoń najwyżej { $n } z tych kart z ręki.
    }
ask-other-trash = { $asker }: wskaż, co { $name } wyrzuca na śmietnisko ({ $n } z tych kart).
ask-other-discard = { $asker }: wskaż, co { $name } odrzuca ({ $n } z tych kart).

# Any card that offers a single option, to accept or decline.
ask-may-play = { $asker }: zagrać kartę { $card }?
ask-may-discard =
    { $whose ->
        [you] { $asker }: odrzucić kartę { $card }?
       *[other] { $asker }: { $name } ma odrzucić kartę { $card }?
    }
ask-may-trash =
    { $whose ->
        [you] { $asker }: wyrzucić na śmietnisko kartę { $card }?
       *[other] { $asker }: { $name } ma wyrzucić na śmietnisko kartę { $card }?
    }
ask-may-gain = { $asker }: pozyskać kartę { $card }?
ask-may-give = { $asker }: { $name } ma pozyskać kartę { $card }?
ask-may-put-on-deck = { $asker }: położyć kartę { $card } na swojej talii?
ask-may-put-back = { $asker }: odłożyć kartę { $card } na swoją talię?
ask-may-put-into-deck = { $asker }: wsunąć kartę { $card } do swojej talii?
ask-may-reveal = { $asker }: odsłonić kartę { $card }?
ask-may-set-aside = { $asker }: odłożyć na bok kartę { $card }?
ask-may-choose = { $asker }: { $card }?

## Dominion

ask-bureaucrat-put-on-deck =
    { $n ->
        [one] { $asker }: połóż na swojej talii { $n } kartę Zwycięstwa z ręki.
        [few] { $asker }: połóż na swojej talii { $n } karty Zwycięstwa z ręki.
        [many] { $asker }: połóż na swojej talii { $n } kart Zwycięstwa z ręki.
       *[other] { $asker }: połóż na swojej talii { $n } karty Zwycięstwa z ręki.
    }
ask-cellar-discard =
    { $n ->
        [1] Piwnica: odrzucić kartę { $card } i dobrać jedną kartę?
       *[other] Piwnica: odrzuć dowolną liczbę kart, potem dobierz tyle samo.
    }
ask-chancellor-discard-deck = Kanclerz: przełożyć talię na stos kart odrzuconych?
ask-chapel-trash =
    { $n ->
        [one] Kaplica: wyrzuć na śmietnisko { $n } kartę z ręki albo nic.
        [few] Kaplica: wyrzuć na śmietnisko najwyżej { $n } karty z ręki.
        [many] Kaplica: wyrzuć na śmietnisko najwyżej { $n } kart z ręki.
       *[other] Kaplica: wyrzuć na śmietnisko najwyżej { $n } karty z ręki.
    }
ask-feast-gain =
    { $n ->
        [one] Uczta: pozyskaj { $n } kartę o koszcie najwyżej 5.
        [few] Uczta: pozyskaj { $n } karty o koszcie najwyżej 5.
        [many] Uczta: pozyskaj { $n } kart o koszcie najwyżej 5.
       *[other] Uczta: pozyskaj { $n } karty o koszcie najwyżej 5.
    }
ask-library-set-aside = Biblioteka: dobierasz kartę { $card }. Odłożyć ją na bok?
ask-militia-discard =
    { $n ->
        [one] { $asker }: odrzuć { $n } kartę (zostaw { $keep }).
        [few] { $asker }: odrzuć { $n } karty (zostaw { $keep }).
        [many] { $asker }: odrzuć { $n } kart (zostaw { $keep }).
       *[other] { $asker }: odrzuć { $n } karty (zostaw { $keep }).
    }
ask-mine-trash =
    { $least ->
        [0] Kopalnia: wyrzuć na śmietnisko najwyżej { $n } Skarb z ręki.
       *[other] { $n ->
            [one] Kopalnia: wyrzuć na śmietnisko { $n } Skarb z ręki.
            [few] Kopalnia: wyrzuć na śmietnisko { $n } Skarby z ręki.
            [many] Kopalnia: wyrzuć na śmietnisko { $n } Skarbów z ręki.
           *[other] Kopalnia: wyrzuć na śmietnisko { $n } Skarbu z ręki.
        }
    }
ask-mine-gain =
    { $n ->
        [one] Kopalnia: pozyskaj na rękę { $n } Skarb, droższy od wyrzuconego najwyżej o 3.
        [few] Kopalnia: pozyskaj na rękę { $n } Skarby, droższe od wyrzuconego najwyżej o 3.
        [many] Kopalnia: pozyskaj na rękę { $n } Skarbów, droższych od wyrzuconego najwyżej o 3.
       *[other] Kopalnia: pozyskaj na rękę { $n } Skarbu, droższego od wyrzuconego najwyżej o 3.
    }
ask-remodel-trash =
    { $n ->
        [one] Przebudowa: wyrzuć na śmietnisko { $n } kartę z ręki.
        [few] Przebudowa: wyrzuć na śmietnisko { $n } karty z ręki.
        [many] Przebudowa: wyrzuć na śmietnisko { $n } kart z ręki.
       *[other] Przebudowa: wyrzuć na śmietnisko { $n } karty z ręki.
    }
ask-remodel-gain =
    { $n ->
        [one] Przebudowa: pozyskaj { $n } kartę, droższą od wyrzuconej najwyżej o 2.
        [few] Przebudowa: pozyskaj { $n } karty, droższe od wyrzuconej najwyżej o 2.
        [many] Przebudowa: pozyskaj { $n } kart, droższych od wyrzuconej najwyżej o 2.
       *[other] Przebudowa: pozyskaj { $n } karty, droższej od wyrzuconej najwyżej o 2.
    }
ask-spy-discard =
    { $whose ->
        [you] Szpieg: odsłaniasz kartę { $card }. Odrzucić ją? (Jeśli nie, wraca na talię.)
       *[other] Szpieg: { $name } odsłania kartę { $card }. Odrzucić ją? (Jeśli nie, wraca na talię.)
    }
ask-thief-trash =
    { $n ->
        [one] Złodziej: wskaż { $n } Skarb, który { $name } wyrzuca na śmietnisko.
        [few] Złodziej: wskaż { $n } Skarby, które { $name } wyrzuca na śmietnisko.
        [many] Złodziej: wskaż { $n } Skarbów, które { $name } wyrzuca na śmietnisko.
       *[other] Złodziej: wskaż { $n } Skarbu, które { $name } wyrzuca na śmietnisko.
    }
ask-thief-gain =
    { $n ->
        [one] Złodziej: pozyskać wyrzuconą kartę { $card }?
       *[other] Złodziej: pozyskaj najwyżej { $n } z wyrzuconych Skarbów.
    }
ask-throne-room-play =
    { $least ->
        [0] Sala Tronowa: wybierz z ręki najwyżej { $n } kartę Akcji i zagraj ją dwa razy.
       *[other] { $n ->
            [one] Sala Tronowa: wybierz z ręki { $n } kartę Akcji i zagraj ją dwa razy.
            [few] Sala Tronowa: wybierz z ręki { $n } karty Akcji i zagraj je dwa razy.
            [many] Sala Tronowa: wybierz z ręki { $n } kart Akcji i zagraj je dwa razy.
           *[other] Sala Tronowa: wybierz z ręki { $n } karty Akcji i zagraj je dwa razy.
        }
    }
ask-workshop-gain =
    { $n ->
        [one] Warsztat: pozyskaj { $n } kartę o koszcie najwyżej 4.
        [few] Warsztat: pozyskaj { $n } karty o koszcie najwyżej 4.
        [many] Warsztat: pozyskaj { $n } kart o koszcie najwyżej 4.
       *[other] Warsztat: pozyskaj { $n } karty o koszcie najwyżej 4.
    }

## Intrigue

ask-courtyard-put-on-deck =
    { $n ->
        [one] Dziedziniec: połóż na swojej talii { $n } kartę z ręki.
        [few] Dziedziniec: połóż na swojej talii { $n } karty z ręki.
        [many] Dziedziniec: połóż na swojej talii { $n } kart z ręki.
       *[other] Dziedziniec: połóż na swojej talii { $n } karty z ręki.
    }
ask-pawn-choose =
    { $n ->
        [one] Sługa: wybierz { $n } możliwość: +1 Karta, +1 Akcja, +1 Zakup, +1 Moneta.
        [few] Sługa: wybierz { $n } różne możliwości: +1 Karta, +1 Akcja, +1 Zakup, +1 Moneta.
        [many] Sługa: wybierz { $n } różnych możliwości: +1 Karta, +1 Akcja, +1 Zakup, +1 Moneta.
       *[other] Sługa: wybierz { $n } różnej możliwości: +1 Karta, +1 Akcja, +1 Zakup, +1 Moneta.
    }
ask-secret-chamber-discard =
    { $n ->
        [1] Sekretna Komnata: odrzucić kartę { $card } za +1 Monetę?
       *[other] Sekretna Komnata: odrzuć dowolną liczbę kart, za każdą +1 Moneta.
    }
ask-secret-chamber-put-on-deck =
    { $n ->
        [one] Sekretna Komnata: połóż na swojej talii { $n } kartę z ręki.
        [few] Sekretna Komnata: połóż na swojej talii { $n } karty z ręki.
        [many] Sekretna Komnata: połóż na swojej talii { $n } kart z ręki.
       *[other] Sekretna Komnata: połóż na swojej talii { $n } karty z ręki.
    }
ask-masquerade-pass =
    { $n ->
        [one] { $asker }: przekaż { $n } kartę. Odbiera { $left }.
        [few] { $asker }: przekaż { $n } karty. Odbiera { $left }.
        [many] { $asker }: przekaż { $n } kart. Odbiera { $left }.
       *[other] { $asker }: przekaż { $n } karty. Odbiera { $left }.
    }
ask-masquerade-trash =
    { $n ->
        [one] Maskarada: wyrzuć na śmietnisko { $n } kartę z ręki albo nic.
        [few] Maskarada: wyrzuć na śmietnisko { $n } karty z ręki albo nic.
        [many] Maskarada: wyrzuć na śmietnisko { $n } kart z ręki albo nic.
       *[other] Maskarada: wyrzuć na śmietnisko { $n } karty z ręki albo nic.
    }
ask-steward-choose = Zarządca: weź +2 Karty albo +2 Monety, albo wyrzuć 2 karty z ręki.
ask-steward-trash =
    { $n ->
        [one] Zarządca: wyrzuć na śmietnisko { $n } kartę z ręki.
        [few] Zarządca: wyrzuć na śmietnisko { $n } karty z ręki.
        [many] Zarządca: wyrzuć na śmietnisko { $n } kart z ręki.
       *[other] Zarządca: wyrzuć na śmietnisko { $n } karty z ręki.
    }
ask-swindler-give =
    { $n ->
        [one] Oszust: wskaż { $n } kartę o koszcie { $cost }, którą pozyskuje { $name }.
        [few] Oszust: wskaż { $n } karty o koszcie { $cost }, które pozyskuje { $name }.
        [many] Oszust: wskaż { $n } kart o koszcie { $cost }, które pozyskuje { $name }.
       *[other] Oszust: wskaż { $n } karty o koszcie { $cost }, które pozyskuje { $name }.
    }
ask-wishing-well-name =
    { $n ->
        [one] Studnia Życzeń: podaj nazwę { $n } karty; jeśli leży na wierzchu twojej talii, bierzesz ją na rękę.
        [few] Studnia Życzeń: podaj nazwy { $n } kart; jeśli któraś leży na wierzchu twojej talii, bierzesz ją na rękę.
        [many] Studnia Życzeń: podaj nazwy { $n } kart; jeśli któraś leży na wierzchu twojej talii, bierzesz ją na rękę.
       *[other] Studnia Życzeń: podaj nazwę { $n } karty; jeśli leży na wierzchu twojej talii, bierzesz ją na rękę.
    }
ask-baron-discard =
    { $n ->
        [one] Baron: odrzucić { $n } Posiadłość za +4 Monety? (Jeśli nie, pozyskujesz Posiadłość.)
        [few] Baron: odrzucić { $n } Posiadłości za +4 Monety? (Jeśli nie, pozyskujesz Posiadłość.)
        [many] Baron: odrzucić { $n } Posiadłości za +4 Monety? (Jeśli nie, pozyskujesz Posiadłość.)
       *[other] Baron: odrzucić { $n } Posiadłości za +4 Monety? (Jeśli nie, pozyskujesz Posiadłość.)
    }
ask-ironworks-gain =
    { $n ->
        [one] Zakład Hutniczy: pozyskaj { $n } kartę o koszcie najwyżej 4.
        [few] Zakład Hutniczy: pozyskaj { $n } karty o koszcie najwyżej 4.
        [many] Zakład Hutniczy: pozyskaj { $n } kart o koszcie najwyżej 4.
       *[other] Zakład Hutniczy: pozyskaj { $n } karty o koszcie najwyżej 4.
    }
ask-mining-village-trash = Wioska Górnicza: wyrzucić ją na śmietnisko za +2 Monety?
ask-scout-put-back =
    { $n ->
        [one] Zwiadowca: odłóż na talię tę kartę.
        [few] Zwiadowca: odłóż na talię te { $n } karty, w dowolnej kolejności.
        [many] Zwiadowca: odłóż na talię tych { $n } kart, w dowolnej kolejności.
       *[other] Zwiadowca: odłóż na talię te { $n } karty, w dowolnej kolejności.
    }
ask-minion-choose = Faworyt: weź +2 Monety albo nową rękę z 4 kart (inni z 5 lub więcej kartami też).
ask-saboteur-gain =
    { $n ->
        [one] { $asker }: pozyskaj { $n } kartę, co najmniej o 2 tańszą od wyrzuconej, albo nic.
        [few] { $asker }: pozyskaj { $n } karty, co najmniej o 2 tańsze od wyrzuconej, albo nic.
        [many] { $asker }: pozyskaj { $n } kart, co najmniej o 2 tańszych od wyrzuconej, albo nic.
       *[other] { $asker }: pozyskaj { $n } karty, co najmniej o 2 tańszej od wyrzuconej, albo nic.
    }
ask-torturer-choose = { $asker }: odrzuć 2 karty albo pozyskaj Klątwę na rękę.
ask-torturer-discard =
    { $n ->
        [one] { $asker }: odrzuć { $n } kartę.
        [few] { $asker }: odrzuć { $n } karty (zostaw { $keep }).
        [many] { $asker }: odrzuć { $n } kart (zostaw { $keep }).
       *[other] { $asker }: odrzuć { $n } karty (zostaw { $keep }).
    }
ask-trading-post-trash =
    { $n ->
        [one] Punkt Handlowy: wyrzuć na śmietnisko { $n } kartę z ręki.
        [few] Punkt Handlowy: wyrzuć na śmietnisko { $n } karty z ręki i pozyskaj Srebro na rękę.
        [many] Punkt Handlowy: wyrzuć na śmietnisko { $n } kart z ręki i pozyskaj Srebro na rękę.
       *[other] Punkt Handlowy: wyrzuć na śmietnisko { $n } karty z ręki i pozyskaj Srebro na rękę.
    }
ask-upgrade-trash =
    { $n ->
        [one] Rozbudowa: wyrzuć na śmietnisko { $n } kartę z ręki.
        [few] Rozbudowa: wyrzuć na śmietnisko { $n } karty z ręki.
        [many] Rozbudowa: wyrzuć na śmietnisko { $n } kart z ręki.
       *[other] Rozbudowa: wyrzuć na śmietnisko { $n } karty z ręki.
    }
ask-upgrade-gain =
    { $n ->
        [one] Rozbudowa: pozyskaj { $n } kartę o koszcie dokładnie { $cost }.
        [few] Rozbudowa: pozyskaj { $n } karty o koszcie dokładnie { $cost }.
        [many] Rozbudowa: pozyskaj { $n } kart o koszcie dokładnie { $cost }.
       *[other] Rozbudowa: pozyskaj { $n } karty o koszcie dokładnie { $cost }.
    }
ask-nobles-choose = Szlachta: weź +3 Karty albo +2 Akcje.

## Modes. They stand on buttons, and after „wybiera:” in the log.

ask-mode-1-card = +1 Karta
ask-mode-2-cards = +2 Karty
ask-mode-3-cards = +3 Karty
ask-mode-1-action = +1 Akcja
ask-mode-2-actions = +2 Akcje
ask-mode-1-buy = +1 Zakup
ask-mode-1-coin = +1 Moneta
ask-mode-2-coins = +2 Monety
ask-mode-trash-2-cards = wyrzucenie 2 kart
ask-mode-new-hand = nowa ręka z 4 kart (inni z 5 lub więcej też)
ask-mode-discard-2-cards = odrzucenie 2 kart
ask-mode-gain-a-curse = pozyskanie Klątwy na rękę
ask-mode-deck-into-discard-pile = talia na stos kart odrzuconych

## The choices

ask-choice =
    { $n ->
        [one] { $number }) { $name }
       *[other] { $number }) { $name } ({ $n })
    }
ask-choices-at = Koszt { $price }: { $choices }

## Hints: how many, and what an empty answer means

ask-hints = ({ $hints })
ask-hint-exactly = wybierz { $n }
ask-hint-up-to =
    { $all ->
        [yes] wybierz najwyżej { $n } albo wszystko
       *[no] wybierz najwyżej { $n }
    }
ask-hint-yes-no = tak; sam Enter: nie
ask-hint-order = ostatnia trafia na wierzch
ask-hint-order-discard = ostatnia trafia na wierzch twoich kart odrzuconych
ask-hint-order-deck = ostatnia trafia na wierzch twojej talii
ask-none = Enter: nic
ask-none-play-action = Enter: do fazy zakupu
ask-none-play-treasures = Enter: nie zagrywaj więcej
ask-none-buy = Enter: koniec tury
ask-none-react = Enter: bez odsłaniania

## Words that stand for an answer, separated by spaces: without accents, and the English ones too.

ask-words-all = wszystko wszystkie wszystkich all
# The same, unless a card starts with it.
ask-words-all-short = w a *
ask-words-none = nic brak zadna zadne zaden koniec dalej none nothing done end 0 -
ask-words-yes = tak t yes y
ask-words-no = nie n no

## Answers that cannot be used

ask-wrong-unknown = Nie ma możliwości { $text }. Wpisz nazwę, jej pierwsze litery albo numer.
ask-wrong-now = Nie można teraz wybrać: { $card }. Do wyboru: { $choices }.
ask-wrong-number = Nie ma możliwości o numerze { $text }. Możliwości mają numery od 1 do { $most }.
ask-wrong-range = Nie można wybrać { $text }. Wpisz liczbę od { $least } do { $most }.
ask-wrong-ambiguous = { $text } może oznaczać: { $choices }. Wpisz więcej liter albo numer.
ask-wrong-copies = Karta { $card }: możesz wybrać tylko { $n }, a nie { $given }.
ask-wrong-many =
    { $n ->
        [one] Wybrano { $given }; wybierz tylko { $n }.
       *[other] Wybrano { $given }; wybierz najwyżej { $n }.
    }
ask-wrong-few =
    { $given ->
        [0] Musisz wybrać { $n }.
       *[other] Wybrano { $given }; wybierz { $n }.
    }

## The rule behind a question

ask-rule = Zasady, punkt { $section }.
ask-rule-3a = Faza akcji: za każdą akcję, którą masz, możesz zagrać z ręki jedną kartę Akcji, jedną po drugiej. Każdą turę zaczynasz z 1 akcją.
ask-rule-3b = Faza zakupu: najpierw zagraj dowolnie wiele swoich Skarbów. Potem za każdy zakup możesz kupić jedną kartę, na którą starcza ci monet. Po kupieniu karty nie możesz już w tej turze zagrywać Skarbów. Niewykorzystane monety i zakupy przepadają.
ask-rule-4 = Reakcje: gdy inny gracz zagrywa Atak, możesz odsłaniać z ręki karty Reakcji, jedną po drugiej, zanim cokolwiek z Ataku zostanie wykonane.

## A card, as `help CARD` shows it. It begins with the name.

ask-card = { $name }: koszt { $cost }. { $types }.
