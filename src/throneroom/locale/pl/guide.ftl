### Pierwsza gra z przewodnikiem: objaśnienia i podpowiedzi. Tylko w przeglądarce.

guide = Przewodnik
guide-offer = Nauka przez grę
guide-first = Nie znasz tej gry? Najpierw się naucz (10 minut)
guide-resume = Wróć do lekcji
guide-yours = Twoja lekcja
guide-opening = Otwieramy twój stół…
guide-continue = Dalej
guide-hide = Ukryj
guide-skip = Pomiń lekcję
guide-show = Pokaż lekcję
guide-progress = Objaśnienie { $n } z { $of }

## Explanations

guide-mark-goal = Ty i { $name } budujecie własne talie. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa, a Prowincja jest warta 6.
guide-mark-hand = To twoja ręka: pięć kart z twojej talii dziesięciu kart. Miedziak to Skarb wart jedną monetę.
guide-mark-counters = Tyle masz w tej turze: akcje, zakupy i monety. Karty, które dają ich więcej, mają te same symbole.
guide-mark-clean-up = Twoja tura się skończyła: karty zagrane, kupione i te z ręki trafiły na stos kart odrzuconych, a na rękę przyszło pięć nowych.
guide-mark-victory = Posiadłość to karta Zwycięstwa: jeden punkt na koniec gry, a do tego czasu nic nie daje.
guide-mark-kingdom = W każdej grze jest też dziesięć innych stosów, rzadko tych samych.
    { $device ->
        [touch] Aby przeczytać kartę, przytrzymaj ją.
        [keys] Aby przeczytać kartę, przejdź do niej i naciśnij I.
       *[mouse] Aby przeczytać kartę, wskaż ją.
    }
guide-mark-shuffle = Talia się skończyła, więc stos kart odrzuconych został potasowany i jest teraz nową talią. Tak kupione karty trafiają na rękę.
guide-mark-action = { $card } to karta Akcji. W każdej turze masz jedną akcję i zagrywasz ją przed Skarbami.
guide-mark-terminal = { $card } nie daje +1 Akcji, więc zużywa twoją akcję. Gracze nazywają takie karty terminalnymi.
guide-mark-buys =
    { $n ->
        [one] Masz w tej turze { $n } zakup.
        [few] Masz w tej turze { $n } zakupy: możesz wydać monety na { $n } karty.
        [many] Masz w tej turze { $n } zakupów: możesz wydać monety na { $n } kart.
       *[other] Masz w tej turze { $n } zakupu: możesz wydać monety na { $n } karty.
    }
guide-mark-trash = Karty wyrzucone na śmietnisko nigdy nie wracają. Gdy w talii jest mniej słabych kart, częściej dobierasz te dobre.
guide-mark-attack = { $name } ma już Atak: { $card } szkodzi pozostałym graczom. Z Fosą na ręce nic ci nie grozi.
guide-mark-undo = Zmieniasz zdanie? W grze z botami zawsze możesz cofnąć ostatni ruch.
guide-mark-end =
    { $n ->
        [one] Gra kończy się po turze, w której zniknie ostatnia Prowincja: została { $n }.
        [few] Gra kończy się po turze, w której zniknie ostatnia Prowincja: zostały { $n }.
        [many] Gra kończy się po turze, w której zniknie ostatnia Prowincja: zostało { $n }.
       *[other] Gra kończy się po turze, w której zniknie ostatnia Prowincja: zostało { $n }.
    }
guide-mark-piles = Gra kończy się też, gdy puste są trzy stosy, obojętnie które.
guide-mark-curse = Wiedźma dała ci Klątwę: punkt mniej i jeszcze jedna bezużyteczna karta w talii. Kaplica może ją wyrzucić na śmietnisko.
guide-mark-chain =
    { $n ->
        [one] W tej turze zagrywasz { $n } kartę Akcji.
        [few] W tej turze zagrywasz już { $n } karty Akcji. Najpierw te, które dają +1 Akcję, na końcu terminalna.
        [many] W tej turze zagrywasz już { $n } kart Akcji. Najpierw te, które dają +1 Akcję, na końcu terminalna.
       *[other] W tej turze zagrywasz już { $n } karty Akcji. Najpierw te, które dają +1 Akcję, na końcu terminalna.
    }
guide-mark-done = To już wszystko: znasz grę. Podpowiedzi przywrócisz w menu. Graj dalej albo odejdź: do gry wrócisz ze strony głównej.

## Suggestions

guide-treasures = Zagraj swoje Skarby. Każdy dodaje monety do wydania w tej turze.
guide-play-card = Zagraj kartę { $card }.
guide-play-village = Najpierw zagraj Wioskę: +1 Karta i +2 Akcje, więc po niej zagrasz też inne karty Akcji.
guide-play-market = Zagraj Targ: +1 Karta, +1 Akcja, +1 Zakup i +1 Moneta. Nowa akcja zastępuje tę zużytą.
guide-play-laboratory = Zagraj Laboratorium: dwie karty i akcja, która zastępuje tę zużytą.
guide-play-smithy = Zagraj Kuźnię, aby dobrać trzy karty.
guide-play-moat = Zagraj Fosę, aby dobrać dwie karty.
guide-play-chapel = Zagraj Kaplicę, aby pozbyć się kart, które nie pomagają: { $cards }.
guide-play-none = Żadna z twoich kart Akcji teraz nie pomoże. Przejdź do Skarbów.
guide-buy-card = Pozyskaj kartę { $card }.
guide-buy-market = Kup Targ. Jego symbole oznaczają: +1 Karta, +1 Akcja, +1 Zakup, +1 Moneta.
guide-buy-chapel = Kup Kaplicę. Wyrzuca z ręki na śmietnisko słabe karty, na przykład Posiadłości.
guide-buy-silver = Kup Srebro. Daje 2 monety za każdym razem, gdy je dobierzesz.
guide-buy-gold = Kup Złoto. Daje 3 monety za każdym razem, gdy je dobierzesz.
guide-buy-moat = Kup Fosę. Dobiera dwie karty, a na ręce chroni cię przed Atakami.
guide-buy-smithy = Kup Kuźnię. Dobiera trzy karty.
guide-buy-village = Kup Wioskę. Dzięki jej akcjom zagrasz w jednej turze kilka kart terminalnych.
guide-buy-laboratory = Kup Laboratorium. Dobiera dwie karty i nie zużywa akcji.
guide-buy-duchy = Koniec jest blisko, więc liczą się punkty: Księstwo jest warte 3.
guide-buy-province = Kup Prowincję: 6 punktów. Poza tym nic nie robi, więc trochę spowolni talię.
guide-buy-none = Nic z tego, na co cię stać, nie pomoże talii. Zakończ turę.
guide-react = { $name } atakuje cię kartą { $attack }. { $card } to Reakcja: odsłoń ją, a Atak nic ci nie zrobi. Karta zostaje na ręce.
guide-react-again = Odsłoń kartę { $card }: { $attack } nic ci nie zrobi.
guide-discard =
    { $n ->
        [0] Zostaw wszystkie karty.
       *[other] Zostaw najlepsze karty. Odrzuć te, które pomagają najmniej: { $cards }.
    }
guide-trash =
    { $n ->
        [0] Niczego nie wyrzucaj.
        [one] Wyrzuć na śmietnisko: { $cards }. Tej karty już nie dobierzesz.
        [few] Wyrzuć na śmietnisko: { $cards }. Tych kart już nie dobierzesz.
        [many] Wyrzuć na śmietnisko: { $cards }. Tych kart już nie dobierzesz.
       *[other] Wyrzuć na śmietnisko: { $cards }. Tych kart już nie dobierzesz.
    }

# The one thing to do now, with what the player uses; "focus": keys, but no single letters.
guide-act-card =
    { $device ->
        [touch]
            { $n ->
                [1] Dotknij karty { $card }.
               *[other] Dotknij karty { $card } { $n } razy.
            }
        [keys]
            { $n ->
                [1] Naciśnij { $key }: { $card }.
               *[other] Naciśnij { $n } razy { $key }: { $card }.
            }
        [focus]
            { $n ->
                [1] Przejdź do karty { $card } i naciśnij Enter.
               *[other] Przejdź do karty { $card } i naciśnij Enter { $n } razy.
            }
       *[mouse]
            { $n ->
                [1] Kliknij kartę { $card }.
               *[other] Kliknij kartę { $card } { $n } razy.
            }
    }
guide-act-button =
    { $device ->
        [touch] Dotknij „{ $button }”.
        [keys] Naciśnij { $key }: „{ $button }”.
        [focus] Przejdź do „{ $button }” i naciśnij Enter.
       *[mouse] Kliknij „{ $button }”.
    }

# Several copies in a sentence; a single one is called by its name.
guide-copies-copper =
    { $n ->
        [one] { $n } Miedziak
        [few] { $n } Miedziaki
        [many] { $n } Miedziaków
       *[other] { $n } Miedziaka
    }
guide-copies-estate =
    { $n ->
        [one] { $n } Posiadłość
        [few] { $n } Posiadłości
        [many] { $n } Posiadłości
       *[other] { $n } Posiadłości
    }
guide-copies-duchy =
    { $n ->
        [one] { $n } Księstwo
        [few] { $n } Księstwa
        [many] { $n } Księstw
       *[other] { $n } Księstwa
    }
guide-copies-province =
    { $n ->
        [one] { $n } Prowincja
        [few] { $n } Prowincje
        [many] { $n } Prowincji
       *[other] { $n } Prowincji
    }
guide-copies-curse =
    { $n ->
        [one] { $n } Klątwa
        [few] { $n } Klątwy
        [many] { $n } Klątw
       *[other] { $n } Klątwy
    }

## After the game

guide-next = Co dalej?
guide-next-provinces = Zniknęła ostatnia Prowincja, więc gra się skończyła.
guide-next-piles = Trzy stosy były puste, więc gra się skończyła.
guide-next-text = Masz za sobą całą grę. Każde Królestwo to nowa gra.
guide-next-play = Graj: { $name }
guide-next-cards = Przeczytaj karty
guide-next-again = Powtórz lekcję
