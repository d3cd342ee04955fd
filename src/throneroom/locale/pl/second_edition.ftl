### The second editions in Polish: cards, recommended sets, prompts and buttons.
###
### The names of cards and sets are our translations: no Polish rulebook of the second edition was at hand.

## Editions. People may type these names after a comma: "First Game, second edition".

edition-first = pierwsza edycja
edition-second = druga edycja
edition-mixed = edycje mieszane
kingdom-in-edition = { $name }, { $edition }
# What a card says there, where it differs.
edition-second-text = Druga edycja: { $text }

## Recommended sets

kingdom-deck-top = Wierzch talii
kingdom-sleight-of-hand = Zręczne palce
kingdom-improvements = Ulepszenia
kingdom-silver-gold = Srebro i złoto
kingdom-the-plot-thickens = Intryga gęstnieje

## Dominion

card-artisan = Rzemieślnik
    .text = Pozyskaj na rękę dowolną kartę kosztującą najwyżej 5. Potem połóż jedną kartę z ręki na swojej talii.
    .short = Pozyskaj na rękę kartę za najwyżej 5. Połóż kartę z ręki na talii.
    .ruling-1 = Jedno i drugie jest obowiązkowe, o ile się da.
    .ruling-2 = Na talii możesz położyć także kartę właśnie pozyskaną.
    .ruling-3 = Karta pochodzi z Zasobów i nie zużywa twoich monet.
card-bandit = Bandyta
    .text = Pozyskaj Złoto. Każdy z pozostałych graczy odsłania dwie karty z wierzchu swojej talii, wyrzuca na śmietnisko jeden odsłonięty Skarb inny niż Miedziak i odrzuca resztę.
    .short = Pozyskaj Złoto. Pozostali odsłaniają dwie karty i wyrzucają Skarb, nie Miedziaka.
    .ruling-1 = Kto odsłoni dwa takie Skarby, sam wybiera, który wyrzuca.
    .ruling-2 = Wyrzuconych Skarbów nikt nie pozyskuje.
    .ruling-3 = Złoto pozyskujesz nawet wtedy, gdy wszyscy są chronieni.
    .ruling-4 = Liczy się każda karta typu Skarb, także Harem; oszczędzany jest tylko Miedziak.
card-harbinger = Zwiastun
    .text = +1 Karta, +1 Akcja. Przejrzyj swój stos kart odrzuconych; możesz położyć jedną z tych kart na swojej talii.
    .short = Możesz położyć na talii kartę ze stosu kart odrzuconych.
    .ruling-1 = Najpierw dobierasz kartę; jeśli trzeba przy tym tasować, stos kart odrzuconych jest potem pusty.
    .ruling-2 = Stos kart odrzuconych widzisz tylko ty, a karty kładzionej na talii nie pokazujesz.
card-merchant = Kupiec
    .text = +1 Karta, +1 Akcja. Pierwsze Srebro zagrane przez ciebie w tej turze daje +1 Monetę.
    .short = Twoje pierwsze Srebro w tej turze: +1 Moneta.
    .ruling-1 = Kupcy się sumują: po trzech z nich pierwsze Srebro daje o 3 monety więcej.
    .ruling-2 = Jeśli Sala Tronowa zagra Kupca dwa razy, pierwsze Srebro daje o 2 monety więcej.
    .ruling-3 = Liczy się tylko pierwsze Srebro; drugie nie daje nic więcej.
card-poacher = Kłusownik
    .text = +1 Karta, +1 Akcja, +1 Moneta. Za każdy pusty stos w Zasobach odrzuć jedną kartę.
    .short = Odrzuć kartę za każdy pusty stos w Zasobach.
    .ruling-1 = Liczy się każdy stos, także karty podstawowe i Klątwy.
    .ruling-2 = Jeśli masz na ręce za mało kart, odrzuć wszystkie.
    .ruling-3 = Kartę dobierasz, zanim zaczniesz odrzucać.
card-sentry = Wartownik
    .text = +1 Karta, +1 Akcja. Obejrzyj dwie karty z wierzchu swojej talii. Dowolne z nich wyrzuć na śmietnisko, dowolne odrzuć, a pozostałe odłóż na talię w dowolnej kolejności.
    .short = Obejrzyj dwie karty z talii: każdą wyrzuć, odrzuć albo odłóż.
    .ruling-1 = Z każdą z obu kart możesz zrobić co innego: na przykład jedną wyrzucić, a drugą odłożyć na talię.
    .ruling-2 = Kart, które odkładasz na talię, inni nie widzą.
    .ruling-3 = Kartę dobierasz, zanim obejrzysz talię.
card-vassal = Wasal
    .text = +2 Monety. Odrzuć kartę z wierzchu swojej talii; jeśli jest to karta Akcji, możesz ją zagrać.
    .short = Odrzuć kartę z wierzchu talii; jeśli to Akcja, możesz ją zagrać.
    .ruling-1 = Zagranie tej karty nie zużywa akcji.
    .ruling-2 = Zagrywana karta przechodzi ze stosu kart odrzuconych do gry.
    .ruling-3 = Jeśli talia jest pusta, najpierw przetasuj; bez kart do tasowania nic się nie odrzuca.

## Intrigue

card-courtier = Dworzanin
    .text = Odsłoń jedną kartę z ręki. Za każdy jej typ wybierz jedno z czterech, żadnego dwa razy: +1 Akcja; +1 Zakup; +3 Monety; pozyskanie Złota.
    .short = Odsłoń kartę. Za każdy typ jedno: +1 Akcja; +1 Zakup; +3 Monety; Złoto.
    .ruling-1 = Wybierz wszystko, zanim cokolwiek wykonasz.
    .ruling-2 = Typami są Akcja, Skarb, Zwycięstwo, Klątwa, Atak i Reakcja: na przykład Fosa ma dwa.
    .ruling-3 = Jeśli nie masz kart na ręce, nic się nie dzieje.
    .ruling-4 = Odsłonięta karta zostaje na ręce.
card-diplomat = Dyplomata
    .text = +2 Karty. Jeśli masz potem na ręce najwyżej pięć kart, +2 Akcje. Reakcja: w odpowiedzi na Atak innego gracza, mając na ręce co najmniej pięć kart, możesz odsłonić z niej tę kartę; dobierasz wtedy dwie karty i odrzucasz trzy.
    .short = Najwyżej pięć kart: +2 Akcje. Gdy ktoś cię atakuje: dobierz dwie, odrzuć trzy.
    .ruling-1 = Tego samego Dyplomatę możesz odsłonić przeciw jednemu Atakowi ponownie, dopóki masz na ręce co najmniej pięć kart.
    .ruling-2 = Dyplomata cię nie chroni: Atak i tak cię dosięga.
    .ruling-3 = Odsłoniętego Dyplomatę możesz odrzucić.
    .ruling-4 = Zagrany Dyplomata leży w grze i nie liczy się do kart na ręce.
card-lurker = Zaczajony
    .text = +1 Akcja. Wybierz jedno z dwóch: wyrzucenie na śmietnisko karty Akcji z Zasobów; albo pozyskanie karty Akcji ze śmietniska.
    .short = Wyrzuć Akcję z Zasobów albo pozyskaj Akcję ze śmietniska.
    .ruling-1 = Nadaje się każda karta typu Akcja, niezależnie od innych typów i od kosztu.
    .ruling-2 = Wolno wybrać to, co niewykonalne; nic się wtedy nie dzieje.
    .ruling-3 = Stos opróżniony w ten sposób liczy się do końca gry.
    .ruling-4 = Pozyskana karta trafia na twój stos kart odrzuconych.
card-mill = Młyn
    .text = +1 Karta, +1 Akcja. Jeśli chcesz, odrzuć dwie karty za +2 Monety. Wartość: 1 punkt zwycięstwa.
    .short = Możesz odrzucić dwie karty za +2 Monety.
    .ruling-1 = Mając na ręce tylko jedną kartę, możesz ją odrzucić, ale nie dostajesz monet.
    .ruling-2 = Młyn jest zarazem kartą Akcji i kartą Zwycięstwa i liczy się jako obie wszędzie, gdzie mowa o którejś z nich.
    .ruling-3 = Stos Młynów liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-patrol = Patrol
    .text = +3 Karty. Odsłoń cztery karty z wierzchu swojej talii. Karty Zwycięstwa i Klątwy spośród nich weź na rękę, a pozostałe odłóż na talię w dowolnej kolejności.
    .short = Odsłoń cztery; weź karty Zwycięstwa i Klątwy, resztę odłóż.
    .ruling-1 = Musisz wziąć wszystkie odsłonięte karty Zwycięstwa i wszystkie Klątwy.
    .ruling-2 = Karta, która jest Zwycięstwem i czymś jeszcze, jak Młyn, Harem czy Szlachta, trafia na rękę.
    .ruling-3 = Jeśli talia się skończy, przetasuj stos kart odrzuconych i odsłaniaj dalej; kart już odsłoniętych nie wtasowuje się.
card-replace = Podmiana
    .text = Wyrzuć na śmietnisko jedną kartę z ręki, potem pozyskaj kartę droższą najwyżej o 2. Pozyskana w ten sposób Akcja lub Skarb trafia na twoją talię; jeśli pozyskana karta jest kartą Zwycięstwa, każdy z pozostałych graczy pozyskuje Klątwę.
    .short = Wyrzuć kartę; pozyskaj droższą najwyżej o 2. Za Zwycięstwo: Klątwy dla innych.
    .ruling-1 = Karta obu rodzajów robi jedno i drugie: Harem trafia na talię i zarazem rozdaje Klątwy.
    .ruling-2 = Chroniony gracz nie pozyskuje Klątwy; cała reszta dzieje się jak zwykle.
    .ruling-3 = Jeśli masz na ręce jakąkolwiek kartę, nie możesz zrezygnować z wyrzucenia; z pustą ręką nic się nie dzieje.
    .ruling-4 = Możesz pozyskać kartę taką samą jak wyrzucona albo tańszą.
card-secret-passage = Sekretne Przejście
    .text = +2 Karty, +1 Akcja. Wybierz kartę z ręki i wsuń ją do swojej talii w dowolne miejsce.
    .short = Wsuń kartę z ręki w dowolne miejsce talii.
    .ruling-1 = Mówisz, ile kart leży nad nią; talii nie oglądasz.
    .ruling-2 = Kartę możesz położyć także na samym wierzchu albo na samym spodzie.
    .ruling-3 = Musisz wsunąć kartę do talii, chyba że nie masz kart na ręce.

## Prompts

ask-artisan-gain =
    { $n ->
        [one] Rzemieślnik: pozyskaj na rękę { $n } kartę kosztującą najwyżej 5.
        [few] Rzemieślnik: pozyskaj na rękę { $n } karty kosztujące najwyżej 5.
        [many] Rzemieślnik: pozyskaj na rękę { $n } kart kosztujących najwyżej 5.
       *[other] Rzemieślnik: pozyskaj na rękę { $n } karty kosztującej najwyżej 5.
    }
ask-artisan-put-on-deck =
    { $n ->
        [one] Rzemieślnik: połóż na swojej talii { $n } kartę z ręki.
        [few] Rzemieślnik: połóż na swojej talii { $n } karty z ręki.
        [many] Rzemieślnik: połóż na swojej talii { $n } kart z ręki.
       *[other] Rzemieślnik: połóż na swojej talii { $n } karty z ręki.
    }
ask-bandit-trash = { $asker }: wyrzuć na śmietnisko { $n } z odsłoniętych Skarbów.
ask-harbinger-put-on-deck =
    { $n ->
        [one] Zwiastun: połóż na swojej talii { $n } kartę ze stosu kart odrzuconych albo żadnej.
        [few] Zwiastun: połóż na swojej talii { $n } karty ze stosu kart odrzuconych albo żadnej.
        [many] Zwiastun: połóż na swojej talii { $n } kart ze stosu kart odrzuconych albo żadnej.
       *[other] Zwiastun: połóż na swojej talii { $n } karty ze stosu kart odrzuconych albo żadnej.
    }
ask-moneylender-trash =
    { $n ->
        [one] Lichwiarz: wyrzucić { $n } Miedziaka za +3 Monety?
        [few] Lichwiarz: wyrzucić { $n } Miedziaki za +3 Monety?
        [many] Lichwiarz: wyrzucić { $n } Miedziaków za +3 Monety?
       *[other] Lichwiarz: wyrzucić { $n } Miedziaka za +3 Monety?
    }
ask-poacher-discard =
    { $n ->
        [one] Kłusownik: odrzuć { $n } kartę (zostaw { $keep }).
        [few] Kłusownik: odrzuć { $n } karty (zostaw { $keep }).
        [many] Kłusownik: odrzuć { $n } kart (zostaw { $keep }).
       *[other] Kłusownik: odrzuć { $n } karty (zostaw { $keep }).
    }
ask-sentry-trash =
    { $n ->
        [1] Wartownik: na wierzchu talii leży { $card }. Wyrzucić tę kartę?
       *[other] Wartownik: wyrzuć na śmietnisko najwyżej { $n } z kart na wierzchu talii.
    }
ask-sentry-discard =
    { $n ->
        [1] Wartownik: na wierzchu talii leży { $card }. Odrzucić tę kartę? (Jeśli nie, wraca na wierzch.)
       *[other] Wartownik: odrzuć najwyżej { $n } z kart na wierzchu talii.
    }
ask-sentry-put-back =
    { $n ->
        [one] Wartownik: odłóż na talię kartę { $card }.
        [few] Wartownik: odłóż na talię te { $n } karty, w dowolnej kolejności.
        [many] Wartownik: odłóż na talię tych { $n } kart, w dowolnej kolejności.
       *[other] Wartownik: odłóż na talię te { $n } karty, w dowolnej kolejności.
    }
ask-vassal-play = Wasal: odrzucasz kartę { $card }. Zagrać ją?
ask-courtier-reveal =
    { $n ->
        [one] Dworzanin: odsłoń { $n } kartę z ręki; za każdy jej typ dostajesz jedną premię.
        [few] Dworzanin: odsłoń { $n } karty z ręki; za każdy ich typ dostajesz jedną premię.
        [many] Dworzanin: odsłoń { $n } kart z ręki; za każdy ich typ dostajesz jedną premię.
       *[other] Dworzanin: odsłoń { $n } karty z ręki; za każdy ich typ dostajesz jedną premię.
    }
ask-courtier-choose = Dworzanin: wybierz { $n } z: +1 Akcja, +1 Zakup, +3 Monety, Złoto.
ask-diplomat-discard =
    { $n ->
        [one] Dyplomata: odrzuć { $n } kartę.
        [few] Dyplomata: odrzuć { $n } karty (zostaw { $keep }).
        [many] Dyplomata: odrzuć { $n } kart (zostaw { $keep }).
       *[other] Dyplomata: odrzuć { $n } karty (zostaw { $keep }).
    }
ask-lurker-choose = Zaczajony: wyrzuć kartę Akcji z Zasobów albo pozyskaj kartę Akcji ze śmietniska.
ask-lurker-trash =
    { $n ->
        [one] Zaczajony: wyrzuć na śmietnisko { $n } kartę Akcji z Zasobów.
        [few] Zaczajony: wyrzuć na śmietnisko { $n } karty Akcji z Zasobów.
        [many] Zaczajony: wyrzuć na śmietnisko { $n } kart Akcji z Zasobów.
       *[other] Zaczajony: wyrzuć na śmietnisko { $n } karty Akcji z Zasobów.
    }
ask-lurker-gain =
    { $n ->
        [one] Zaczajony: pozyskaj { $n } kartę Akcji ze śmietniska.
        [few] Zaczajony: pozyskaj { $n } karty Akcji ze śmietniska.
        [many] Zaczajony: pozyskaj { $n } kart Akcji ze śmietniska.
       *[other] Zaczajony: pozyskaj { $n } karty Akcji ze śmietniska.
    }
ask-mill-choose = Młyn: odrzucić 2 karty za +2 Monety?
ask-mill-discard =
    { $n ->
        [one] Młyn: odrzuć { $n } kartę.
        [few] Młyn: odrzuć { $n } karty za +2 Monety.
        [many] Młyn: odrzuć { $n } kart za +2 Monety.
       *[other] Młyn: odrzuć { $n } karty za +2 Monety.
    }
ask-patrol-put-back =
    { $n ->
        [one] Patrol: odłóż na talię tę kartę.
        [few] Patrol: odłóż na talię te { $n } karty, w dowolnej kolejności.
        [many] Patrol: odłóż na talię tych { $n } kart, w dowolnej kolejności.
       *[other] Patrol: odłóż na talię te { $n } karty, w dowolnej kolejności.
    }
ask-replace-trash =
    { $n ->
        [one] Podmiana: wyrzuć na śmietnisko { $n } kartę z ręki.
        [few] Podmiana: wyrzuć na śmietnisko { $n } karty z ręki.
        [many] Podmiana: wyrzuć na śmietnisko { $n } kart z ręki.
       *[other] Podmiana: wyrzuć na śmietnisko { $n } karty z ręki.
    }
ask-replace-gain =
    { $n ->
        [one] Podmiana: pozyskaj { $n } kartę, droższą od wyrzuconej najwyżej o 2.
        [few] Podmiana: pozyskaj { $n } karty, droższe od wyrzuconej najwyżej o 2.
        [many] Podmiana: pozyskaj { $n } kart, droższych od wyrzuconej najwyżej o 2.
       *[other] Podmiana: pozyskaj { $n } karty, droższej od wyrzuconej najwyżej o 2.
    }
ask-secret-passage-put-into-deck =
    { $n ->
        [one] Sekretne Przejście: wybierz z ręki { $n } kartę, którą wsuniesz do talii.
        [few] Sekretne Przejście: wybierz z ręki { $n } karty, które wsuniesz do talii.
        [many] Sekretne Przejście: wybierz z ręki { $n } kart, które wsuniesz do talii.
       *[other] Sekretne Przejście: wybierz z ręki { $n } karty, które wsuniesz do talii.
    }
ask-secret-passage-choose-number = Sekretne Przejście: ile kart talii ma leżeć nad nią? Od { $card } (na wierzchu) do { $last } (na spodzie).

## Modes

ask-mode-3-coins = +3 Monety
ask-mode-gain-a-gold = pozyskanie Złota
ask-mode-trash-an-action-from-the-supply = wyrzucenie karty Akcji z Zasobów
ask-mode-gain-an-action-from-the-trash = pozyskanie karty Akcji ze śmietniska

## Buttons

web-do-mill-choose = Odrzuć 2 karty
web-decline-mill-choose = Zostaw karty
web-decline-moneylender-trash = Zostaw Miedziaka
web-decline-harbinger-put-on-deck = Zostaw stos
web-decline-sentry-discard = Odłóż na talię
