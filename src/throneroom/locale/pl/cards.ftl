### The cards in Polish.
###
### trash: wyrzucić na śmietnisko; discard: odrzucić; gain: pozyskać; reveal: odsłonić; set aside: odłożyć na bok; pass: przekazać.
### Card names follow the leaflet (Srebro, Księstwo); the terms follow the Polish box (Zasoby, śmietnisko, faza zakupu).
### The reader is „ty”; no past tense with gender („zagrana Piwnica”, never „zagrałeś”). Names are declined in running
### text, but a name that comes as an argument stays in the nominative.

## Plus-signs and worth

plus-cards =
    { $n ->
        [one] +{ $n } Karta
        [few] +{ $n } Karty
        [many] +{ $n } Kart
       *[other] +{ $n } Karty
    }
plus-actions =
    { $n ->
        [one] +{ $n } Akcja
        [few] +{ $n } Akcje
        [many] +{ $n } Akcji
       *[other] +{ $n } Akcji
    }
plus-buys =
    { $n ->
        [one] +{ $n } Zakup
        [few] +{ $n } Zakupy
        [many] +{ $n } Zakupów
       *[other] +{ $n } Zakupu
    }
plus-coins =
    { $n ->
        [one] +{ $n } Moneta
        [few] +{ $n } Monety
        [many] +{ $n } Monet
       *[other] +{ $n } Monety
    }
worth-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
# May be negative: Klątwa.
worth-points =
    { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
        [many] { $n } punktów zwycięstwa
       *[other] { $n } punktu zwycięstwa
    }

## Types

type-action = Akcja
type-treasure = Skarb
type-victory = Zwycięstwo
type-curse = Klątwa
type-attack = Atak
type-reaction = Reakcja

## Boxes

box-basic = Karty podstawowe
box-base = Dominion
box-intrigue = Intryga
box-custom = Własne karty

## Recommended sets

kingdom-first-game = Pierwsza Gra
kingdom-big-money = Wielkie Pieniądze
kingdom-interaction = Interakcja
kingdom-size-distortion = Zmiana Rozmiaru
kingdom-village-square = Wiejski Rynek
kingdom-victory-dance = Taniec Zwycięstwa
kingdom-secret-schemes = Sekretne Plany
kingdom-best-wishes = Najlepsze Życzenia
kingdom-deconstruction = Dekonstrukcja
kingdom-hand-madness = Szalona Ręka
kingdom-underlings = Podwładni

## Basic cards

# .also: other names that may be typed, here those of the Polish box.
card-copper = Miedziak
    .also = Miedziaki
    .text = Wartość: 1 moneta.
    .ruling-1 = Każdy gracz zaczyna z 7 Miedziakami, które bierze się ze stosu Miedziaków.
    .ruling-2 = Miedziak nic nie kosztuje, ale kupując go, i tak zużywasz zakup.
    .ruling-3 = W fazie zakupu wybierasz, które Skarby zagrać; pozostałe mogą zostać na ręce.
    .ruling-4 = Po kupieniu karty nie możesz już w tej turze zagrywać Skarbów.
card-silver = Srebro
    .also = Srebrniki, Srebrnik
    .text = Wartość: 2 monety.
    .ruling-1 = W fazie zakupu wybierasz, które Skarby zagrać; pozostałe mogą zostać na ręce.
    .ruling-2 = Po kupieniu karty nie możesz już w tej turze zagrywać Skarbów.
card-gold = Złoto
    .text = Wartość: 3 monety.
    .ruling-1 = W fazie zakupu wybierasz, które Skarby zagrać; pozostałe mogą zostać na ręce.
    .ruling-2 = Po kupieniu karty nie możesz już w tej turze zagrywać Skarbów.
card-estate = Posiadłość
    .text = Wartość: 1 punkt zwycięstwa.
    .ruling-1 = Każdy gracz zaczyna z 3 Posiadłościami; nie bierze się ich ze stosu Posiadłości.
    .ruling-2 = Stos Posiadłości liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-duchy = Księstwo
    .also = Powiat
    .text = Wartość: 3 punkty zwycięstwa.
    .ruling-1 = Stos Księstw liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-province = Prowincja
    .text = Wartość: 6 punktów zwycięstwa.
    .ruling-1 = Gra kończy się z turą, w której ze stosu znika ostatnia Prowincja; tę turę rozgrywa się jeszcze do końca, razem z fazą porządków.
    .ruling-2 = Stos Prowincji liczy 8 kart dla dwóch graczy, 12 dla trzech lub czterech, 15 dla pięciu i 18 dla sześciu.
card-curse = Klątwa
    .text = Wartość: −1 punkt zwycięstwa.
    .ruling-1 = Klątwa jest osobnym typem: nie jest ani kartą Zwycięstwa, ani Skarbem, ani Akcją.
    .ruling-2 = Klątwę można kupić, tak jak każdą inną kartę z Zasobów.
    .ruling-3 = Gdy stos Klątw jest pusty, gracz, który ma pozyskać Klątwę, nie pozyskuje nic.
    .ruling-4 = Stos Klątw liczy 10 kart dla dwóch graczy i o 10 więcej za każdą kolejną osobę.

## Dominion

card-adventurer = Podróżnik
    .text = Odsłaniaj karty z wierzchu swojej talii, jedną po drugiej, aż pojawią się dwa Skarby. Weź oba na rękę, a potem odrzuć pozostałe odsłonięte karty.
    .short = Odsłaniaj, aż pojawią się dwa Skarby: weź je, resztę odrzuć.
    .ruling-1 = Jeśli talia się skończy, przetasuj stos kart odrzuconych i odsłaniaj dalej; kart już odsłoniętych nie wtasowuje się.
    .ruling-2 = Niepotrzebne karty odrzuca się dopiero po odsłonięciu ostatniej.
    .ruling-3 = Jeśli zupełnie zabraknie ci kart, zatrzymujesz tyle Skarbów, ile się znalazło: jeden albo żadnego.
    .ruling-4 = Liczy się każda karta typu Skarb, więc Harem też jest jednym z dwóch.
card-bureaucrat = Urzędnik
    .text = Pozyskaj Srebro na swoją talię. Każdy z pozostałych graczy musi odsłonić kartę Zwycięstwa z ręki i położyć ją na swojej talii; kto nie ma żadnej, odsłania całą rękę.
    .short = Pozyskaj Srebro na talię. Pozostali odkładają na swoje talie po karcie Zwycięstwa.
    .ruling-1 = Gracz, który ma na ręce kilka różnych kart Zwycięstwa, sam wybiera, którą położyć na talii.
    .ruling-2 = Jeśli talia gracza jest pusta, położona karta staje się całą talią; dotyczy to także twojego Srebra.
    .ruling-3 = Klątwa nie jest kartą Zwycięstwa, więc nie można jej tak położyć na talii.
    .ruling-4 = Karta, która jest Zwycięstwem i czymś jeszcze, jak Sala Reprezentacyjna, Harem czy Szlachta, jest tu kartą Zwycięstwa.
    .ruling-5 = Jeśli nie ma już Srebra, nie pozyskujesz nic, ale pozostali gracze i tak są atakowani.
card-cellar = Piwnica
    .text = +1 Akcja. Odrzuć dowolną liczbę kart, potem dobierz tyle samo.
    .short = Odrzuć dowolne karty, potem dobierz tyle samo.
    .ruling-1 = Najpierw wybierz wszystkie karty i odrzuć je razem; dopiero potem dobierasz.
    .ruling-2 = Jeśli przy dobieraniu talia się skończy, właśnie odrzucone karty tasuje się razem z pozostałymi.
    .ruling-3 = Zagrana Piwnica leży w grze, a nie na ręce, więc nie można jej odrzucić.
    .ruling-4 = Możesz nie odrzucić żadnej karty, ale wtedy żadnej nie dobierasz.
    .ruling-5 = Pozostali widzą, ile kart odrzucasz, ale tylko tę, którą wybierzesz na wierzch.
card-chancellor = Kanclerz
    .text = +2 Monety. Możesz od razu przełożyć całą swoją talię na stos kart odrzuconych.
    .short = Możesz przełożyć swoją talię na karty odrzucone.
    .ruling-1 = Zdecyduj, zanim zrobisz cokolwiek innego; później w tej turze nie możesz już przełożyć talii.
    .ruling-2 = Nikt nie ogląda przekładanych kart, ty też nie.
    .ruling-3 = Przełożenie talii nie jest tasowaniem: stos kart odrzuconych tasujesz dopiero wtedy, gdy będziesz potrzebować karty.
card-chapel = Kaplica
    .text = Wyrzuć na śmietnisko dowolne karty z ręki, najwyżej cztery.
    .short = Wyrzuć na śmietnisko do czterech kart z ręki.
    .ruling-1 = Możesz nie wyrzucić żadnej karty.
    .ruling-2 = Zagrana Kaplica leży w grze, a nie na ręce, więc nie może wyrzucić samej siebie.
    .ruling-3 = Drugą Kaplicę, która jest jeszcze na ręce, wolno wyrzucić.
card-council-room = Sala Obrad
    .text = +4 Karty, +1 Zakup. Każdy z pozostałych graczy dobiera jedną kartę.
    .short = Pozostali dobierają po karcie.
    .ruling-1 = Pozostali gracze nie mogą zrezygnować z dobrania karty.
    .ruling-2 = Sala Obrad nie jest Atakiem, więc nikt nie może odpowiedzieć na nią Reakcją.
card-feast = Uczta
    .text = Wyrzuć tę Ucztę na śmietnisko. Pozyskaj dowolną kartę o koszcie najwyżej 5.
    .short = Wyrzuć tę kartę; pozyskaj kartę o koszcie do 5.
    .ruling-1 = Karta pochodzi z Zasobów i trafia na twój stos kart odrzuconych.
    .ruling-2 = Pozyskanie karty nie zużywa twoich monet, a monetami nie można podnieść limitu 5.
    .ruling-3 = Uczta zagrana dwa razy przez Salę Tronową trafia na śmietnisko tylko raz, a mimo to pozyskujesz dwie karty: pozyskanie nie zależy od wyrzucenia.
    .ruling-4 = Liczy się koszt w tej chwili, więc Most zagrany wcześniej w tej turze poszerza wybór.
card-festival = Festyn
    .text = +2 Akcje, +1 Zakup, +2 Monety.
card-gardens = Ogrody
    .text = Wartość: 1 punkt zwycięstwa za każde pełne dziesięć kart, które posiadasz.
    .short = 1 punkt za każde dziesięć kart, które posiadasz.
    .ruling-1 = Na koniec gry liczą się wszystkie twoje karty, gdziekolwiek są, razem z samymi Ogrodami.
    .ruling-2 = Resztę pomija się: przy 39 kartach każde Ogrody są warte 3 punkty zwycięstwa.
    .ruling-3 = Stos Ogrodów liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-laboratory = Laboratorium
    .text = +2 Karty, +1 Akcja.
card-library = Biblioteka
    .text = Dobieraj karty po jednej, aż będziesz mieć siedem na ręce. Każdą dobraną tak kartę Akcji możesz odłożyć na bok, zamiast ją zatrzymać. Potem odrzuć wszystkie karty odłożone na bok.
    .short = Dobierz do siedmiu kart; dobrane Akcje możesz odkładać na bok.
    .ruling-1 = Jeśli masz już na ręce siedem lub więcej kart, nie dobierasz żadnej.
    .ruling-2 = O każdej karcie Akcji decydujesz w chwili dobrania, przed następną; później nie można zmienić zdania.
    .ruling-3 = Jeśli talia się skończy, przetasuj stos kart odrzuconych; kart odłożonych na bok nie wtasowuje się.
    .ruling-4 = Odkładanie kart Akcji na bok jest dobrowolne: możesz zatrzymać dowolne z nich, a wtedy wliczają się do siedmiu.
    .ruling-5 = Jeśli zupełnie zabraknie ci kart, kończysz dobieranie, nawet mając na ręce mniej niż siedem.
card-market = Targ
    .text = +1 Karta, +1 Akcja, +1 Zakup, +1 Moneta.
card-militia = Milicja
    .text = +2 Monety. Każdy z pozostałych graczy odrzuca karty, aż zostaną mu na ręce najwyżej trzy.
    .short = Pozostali odrzucają karty, aż zostaną im trzy.
    .ruling-1 = Gracz, który ma na ręce trzy karty lub mniej, nic nie odrzuca.
    .ruling-2 = Atakowani gracze sami wybierają, które karty odrzucić, a widać tylko tę, która kończy na wierzchu.
card-mine = Kopalnia
    .text = Wyrzuć na śmietnisko Skarb z ręki, potem pozyskaj na rękę Skarb droższy najwyżej o 3.
    .short = Wyrzuć Skarb; pozyskaj na rękę Skarb droższy najwyżej o 3.
    .ruling-1 = Jeśli masz na ręce Skarb, nie możesz zrezygnować z wyrzucenia.
    .ruling-2 = Nowy Skarb może być taki sam jak wyrzucony albo tańszy.
    .ruling-3 = Harem jest Skarbem, więc Kopalnia może go wyrzucić i może go pozyskać.
    .ruling-4 = Jeśli w Zasobach nie ma Skarbu, który można pozyskać, Skarb z ręki i tak trafia na śmietnisko.
    .ruling-5 = Nowy Skarb masz na ręce, więc możesz go zagrać jeszcze w fazie zakupu tej tury.
    .ruling-6 = Bez Skarbu do wyrzucenia nic nie pozyskujesz.
    .second-edition = Jeśli chcesz, wyrzuć na śmietnisko Skarb z ręki i pozyskaj na rękę Skarb droższy najwyżej o 3.
    .second-edition-short = Możesz wyrzucić Skarb; pozyskaj na rękę Skarb droższy najwyżej o 3.
    .second-edition-ruling-1 = Nigdy nie musisz wyrzucać Skarbu, nawet jeśli masz go na ręce.
card-moat = Fosa
    .text = +2 Karty. Reakcja: w odpowiedzi na Atak innego gracza możesz odsłonić tę kartę z ręki; to zagranie Ataku nic ci wtedy nie robi.
    .short = Gdy ktoś cię atakuje: odsłoń ją, a nic ci się nie stanie.
    .ruling-1 = Fosę odsłaniasz w chwili zagrania Ataku, zanim cokolwiek z niego zostanie wykonane, nawet zanim atakujący dobierze z niego karty lub dostanie monety.
    .ruling-2 = Odsłonięta Fosa zostaje na ręce: może odeprzeć kolejne Ataki i możesz ją zagrać w swojej turze.
    .ruling-3 = Fosa osłania tylko ciebie: pozostali gracze są atakowani jak zwykle, a atakujący zachowuje wszystkie korzyści z karty.
    .ruling-4 = Jeśli Sala Tronowa zagrywa Atak dwa razy, możesz odsłonić Fosę za każdym razem; każde zagranie rozstrzyga się osobno.
    .ruling-5 = Jedna Fosa wystarczy: odsłonięcie drugiej w odpowiedzi na to samo zagranie nic by nie dało, więc nie padnie takie pytanie.
    .ruling-6 = Fosa odpowiada tylko na karty Ataku; Maskarada, Danina i Sala Obrad nimi nie są.
    .ruling-7 = Możesz odsłonić Fosę, nawet jeśli Atak i tak by na ciebie nie podziałał.
    .ruling-8 = Fosę dobraną przed chwilą dzięki Sekretnej Komnacie można odsłonić przeciw temu samemu Atakowi.
card-moneylender = Lichwiarz
    .text = Wyrzuć na śmietnisko jednego z Miedziaków na ręce; jeśli to zrobisz, +3 Monety.
    .short = Wyrzuć Miedziaka za +3 Monety.
    .ruling-1 = Jeśli masz na ręce Miedziaka, nie możesz zrezygnować z wyrzucenia.
    .ruling-2 = Bez Miedziaka do wyrzucenia nie dostajesz monet.
    .second-edition = Jeśli chcesz, wyrzuć na śmietnisko jednego z Miedziaków na ręce za +3 Monety.
    .second-edition-short = Możesz wyrzucić Miedziaka za +3 Monety.
    .second-edition-ruling-1 = Nigdy nie musisz wyrzucać Miedziaka, nawet jeśli masz go na ręce.
card-remodel = Przebudowa
    .text = Wyrzuć na śmietnisko jedną kartę z ręki, potem pozyskaj kartę droższą od niej najwyżej o 2.
    .short = Wyrzuć kartę; pozyskaj kartę droższą najwyżej o 2.
    .ruling-1 = Jeśli masz na ręce jakąkolwiek kartę, nie możesz zrezygnować z wyrzucenia.
    .ruling-2 = Zagrana Przebudowa leży w grze, a nie na ręce, więc nie może wyrzucić samej siebie; drugą Przebudowę z ręki wolno wyrzucić.
    .ruling-3 = Możesz pozyskać kartę taką samą jak wyrzucona albo tańszą.
    .ruling-4 = Jeśli nie masz kart na ręce, nic nie wyrzucasz i nic nie pozyskujesz.
    .ruling-5 = Karta pochodzi z Zasobów i trafia na twój stos kart odrzuconych.
card-smithy = Kuźnia
    .text = +3 Karty.
card-spy = Szpieg
    .text = +1 Karta, +1 Akcja. Każdy gracz, ty także, odsłania kartę z wierzchu swojej talii. O każdej z tych kart decydujesz, czy zostaje odrzucona, czy wraca na talię.
    .short = Każdy odsłania wierzchnią kartę talii; ty decydujesz, czy ją odrzuca.
    .ruling-1 = Dobierasz swoją kartę, zanim ktokolwiek odsłoni swoją.
    .ruling-2 = Zacznij od własnej talii i idź dalej zgodnie z ruchem wskazówek zegara.
    .ruling-3 = Zdecyduj o karcie jednego gracza, zanim następny odsłoni swoją.
    .ruling-4 = Gracz chroniony przez Fosę niczego nie odsłania.
    .ruling-5 = Gracz z pustą talią najpierw tasuje; kto nie ma też czego tasować, niczego nie odsłania.
card-thief = Złodziej
    .text = Każdy z pozostałych graczy odsłania dwie karty z wierzchu swojej talii. Jeśli są wśród nich Skarby, wyrzuca na śmietnisko ten, który wskażesz, a resztę odsłoniętych kart odrzuca. Na koniec możesz pozyskać dowolne z wyrzuconych w ten sposób Skarbów.
    .short = Pozostali odsłaniają po dwie karty; wyrzuć po Skarbie i pozyskaj, które chcesz.
    .ruling-1 = Nikt nie traci więcej niż jednego Skarbu, nawet jeśli obie odsłonięte karty są Skarbami.
    .ruling-2 = Wybierasz tylko spośród Skarbów, które ten Złodziej właśnie posłał na śmietnisko; karty leżące tam wcześniej zostają.
    .ruling-3 = Pozyskane Skarby trafiają na twój stos kart odrzuconych; pozostałe zostają na śmietnisku.
    .ruling-4 = Gracz z jedną kartą w talii odsłania ją, tasuje bez niej i odsłania drugą; kto ma za mało kart, odsłania tyle, ile ma.
    .ruling-5 = Harem jest Skarbem, więc Złodziej może go zabrać.
card-throne-room = Sala Tronowa
    .text = Wybierz z ręki kartę Akcji i zagraj ją dwa razy z rzędu.
    .short = Zagraj Akcję z ręki dwa razy.
    .ruling-1 = Jeśli masz na ręce kartę Akcji, nie możesz zrezygnować z jej zagrania przez Salę Tronową.
    .ruling-2 = Żadne z tych dwóch zagrań nie zużywa akcji.
    .ruling-3 = Wykonaj pierwsze zagranie do końca, zanim zaczniesz drugie; nic się między nimi nie dzieje.
    .ruling-4 = Sala Tronowa na Sali Tronowej zagrywa dwa razy jedną kartę Akcji, a potem dwa razy drugą; nigdy jednej karty cztery razy.
    .ruling-5 = Sala Tronowa liczy się jako zagrana Akcja, tak samo każde z obu zagrań; ma to znaczenie dla Spiskowca.
    .ruling-6 = Jeśli zagrywa Atak, pozostali gracze mogą odpowiedzieć Reakcjami na każde z obu zagrań.
    .second-edition = Możesz wybrać z ręki kartę Akcji i zagrać ją dwa razy z rzędu.
    .second-edition-short = Możesz zagrać Akcję z ręki dwa razy.
    .second-edition-ruling-1 = Możesz też nie wybrać żadnej karty Akcji; nic się wtedy nie dzieje.
card-village = Wioska
    .text = +1 Karta, +2 Akcje.
card-witch = Wiedźma
    .text = +2 Karty. Każdy z pozostałych graczy pozyskuje jedną Klątwę.
    .short = Pozostali pozyskują po Klątwie.
    .ruling-1 = Jeśli nie starcza Klątw dla wszystkich, rozdaje się je w kolejności tur, począwszy od gracza po twojej lewej.
    .ruling-2 = Gdy stos Klątw jest pusty, nadal możesz zagrać Wiedźmę i dobrać swoje dwie karty.
    .ruling-3 = Reakcje na Wiedźmę odsłania się, zanim dobierzesz swoje dwie karty.
card-woodcutter = Drwal
    .text = +1 Zakup, +2 Monety.
card-workshop = Warsztat
    .text = Pozyskaj dowolną kartę o koszcie najwyżej 4.
    .short = Pozyskaj kartę o koszcie do 4.
    .ruling-1 = Nie możesz zrezygnować, dopóki w Zasobach jest taka karta; karty o koszcie 0 też się liczą.
    .ruling-2 = Karta pochodzi z Zasobów i trafia na twój stos kart odrzuconych; nie wydajesz monet.

## Intrigue

card-courtyard = Dziedziniec
    .text = +3 Karty. Potem wybierz jedną kartę z ręki i połóż ją na swojej talii.
    .short = Połóż kartę z ręki na swojej talii.
    .ruling-1 = Możesz wybrać dowolną kartę z ręki: dobraną przed chwilą albo wcześniejszą.
    .ruling-2 = Nie możesz zrezygnować z położenia karty na talii.
card-pawn = Sługa
    .text = Wybierz dwie różne z czterech możliwości: +1 Karta; +1 Akcja; +1 Zakup; +1 Moneta.
    .short = Wybierz dwa: +1 Karta; +1 Akcja; +1 Zakup; +1 Moneta.
    .ruling-1 = Podaj obie wybrane możliwości, zanim wykonasz którąkolwiek; nie możesz najpierw obejrzeć dobranej karty.
    .ruling-2 = Możesz wybrać coś, co nie da efektu, na przykład +1 Kartę, gdy nie masz już czego dobrać.
card-secret-chamber = Sekretna Komnata
    .text = Odrzuć dowolną liczbę kart, za każdą +1 Moneta. Reakcja: w odpowiedzi na Atak innego gracza możesz odsłonić tę kartę z ręki; dostajesz wtedy +2 Karty i kładziesz dwie karty z ręki na swojej talii, w dowolnej kolejności.
    .short = Odrzuć karty: +1 Moneta za każdą. Gdy ktoś cię atakuje: +2 Karty, odłóż dwie.
    .ruling-1 = Zagrywając Sekretną Komnatę, możesz nic nie odrzucić i nie dostać monet.
    .ruling-2 = Na talii możesz położyć dowolne dwie karty z ręki: właśnie dobrane, wcześniejsze, nawet samą Sekretną Komnatę.
    .ruling-3 = Jeśli po dobraniu masz na ręce mniej niż dwie karty, połóż na talii wszystkie.
    .ruling-4 = Sekretna Komnata cię nie chroni: Atak i tak cię dosięga, tyle że z ręką i talią ułożonymi po twojej myśli.
    .ruling-5 = Tę samą Sekretną Komnatę możesz odsłaniać przeciw jednemu Atakowi wiele razy, dopóki jest na ręce.
    .ruling-6 = Jeśli Sekretna Komnata dobierze inną Reakcję, na przykład Fosę, możesz ją zaraz odsłonić przeciw temu samemu Atakowi.
    .ruling-7 = Sekretną Komnatę odsłaniasz w chwili zagrania Ataku, zanim cokolwiek z niego zostanie wykonane.
card-great-hall = Sala Reprezentacyjna
    .text = +1 Karta, +1 Akcja. Wartość: 1 punkt zwycięstwa.
    .ruling-1 = Sala Reprezentacyjna jest zarazem kartą Akcji i kartą Zwycięstwa i liczy się jako obie wszędzie, gdzie mowa o którejś z nich.
    .ruling-2 = Stos Sal Reprezentacyjnych liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-masquerade = Maskarada
    .text = +2 Karty. Wszyscy gracze jednocześnie wybierają po karcie z ręki i przekazują ją osobie po lewej. Potem możesz wyrzucić na śmietnisko jedną kartę z ręki.
    .short = Każdy przekazuje kartę w lewo. Możesz jedną wyrzucić.
    .ruling-1 = Wszyscy wybierają swoją kartę, zanim ktokolwiek zobaczy tę, którą ma dostać.
    .ruling-2 = Maskarada nie jest Atakiem, więc nikt nie może odpowiedzieć na nią Reakcją.
    .ruling-3 = Kto nie ma kart na ręce, nie ma czego przekazać, ale kartę i tak dostaje.
    .ruling-4 = Kartę może wyrzucić tylko gracz, który zagrywa Maskaradę, i nigdy nie musi.
    .ruling-5 = Wyrzucić można dowolną kartę z ręki, także tę właśnie otrzymaną.
    .ruling-6 = Przekazywana karta idzie z ręki do ręki: nie jest pozyskana, odrzucona ani wyrzucona, a widzą ją tylko te dwie osoby.
    .ruling-7 = Kto ma karty na ręce, musi jedną przekazać.
    .second-edition = +2 Karty. Wszyscy gracze mający karty na ręce jednocześnie wybierają po jednej i przekazują ją następnemu takiemu graczowi po lewej. Potem możesz wyrzucić na śmietnisko jedną kartę z ręki.
    .second-edition-short = Kto ma karty, przekazuje jedną w lewo. Możesz jedną wyrzucić.
    .second-edition-ruling-3 = Kto nie ma kart na ręce, nic nie przekazuje i nic nie dostaje; karta trafia do następnego gracza, który jakieś ma. Jeśli karty ma tylko jeden gracz, nic się nie przekazuje.
card-shanty-town = Dzielnica Slumsów
    .text = +2 Akcje. Odsłoń wszystkie karty z ręki; jeśli żadna nie jest Akcją, +2 Karty.
    .short = Odsłoń rękę: +2 Karty, jeśli nie ma w niej Akcji.
    .ruling-1 = Dobierasz obie karty, nawet jeśli pierwsza okaże się Akcją.
    .ruling-2 = Zagrana Dzielnica Slumsów leży w grze i nie należy do odsłanianych kart.
    .ruling-3 = Karta, która poza Akcją ma inne typy, jak Sala Reprezentacyjna, nadal jest Akcją na twojej ręce.
    .ruling-4 = Pusta ręka nie zawiera Akcji, więc dobierasz dwie karty.
card-steward = Zarządca
    .text = Wybierz jedno z trzech: +2 Karty; albo +2 Monety; albo wyrzuć na śmietnisko dwie karty z ręki.
    .short = Wybierz: +2 Karty; +2 Monety; albo wyrzuć dwie karty.
    .ruling-1 = Jeśli wybierasz wyrzucanie, wyrzuć dwie karty, nie więcej i nie mniej; jeśli masz mniej, wyrzuć to, co masz.
    .ruling-2 = Możesz wybrać wyrzucanie nawet z pustą ręką; wtedy nic się nie dzieje.
card-swindler = Oszust
    .text = +2 Monety. Każdy z pozostałych graczy wyrzuca na śmietnisko kartę z wierzchu swojej talii, a potem pozyskuje wskazaną przez ciebie kartę o tym samym koszcie.
    .short = Pozostali wyrzucają wierzchnią kartę talii i pozyskują wskazaną o tym koszcie.
    .ruling-1 = Pozostali gracze robią to w kolejności tur, począwszy od gracza po twojej lewej.
    .ruling-2 = Musisz wskazać kartę z niepustego stosu; może to być ta sama karta, która trafiła na śmietnisko.
    .ruling-3 = Za wyrzuconą kartę o koszcie 0, na przykład Miedziaka, możesz wręczyć Klątwę.
    .ruling-4 = Jeśli w Zasobach nie ma karty o koszcie wyrzuconej, gracz nic w zamian nie pozyskuje.
    .ruling-5 = Gracz, który nawet po przetasowaniu nie ma czego wyrzucić, nic nie pozyskuje.
    .ruling-6 = Pozyskana karta trafia na stos kart odrzuconych gracza, którego karta trafiła na śmietnisko.
    .ruling-7 = Porównuje się koszty w tej chwili, więc Most zagrany wcześniej w tej turze obniża oba.
card-wishing-well = Studnia Życzeń
    .text = +1 Karta, +1 Akcja. Zgadnij, jaka karta leży na wierzchu twojej talii: podaj jej nazwę, potem ją odsłoń. Jeśli to ta, weź ją na rękę; jeśli nie, zostaw ją na miejscu.
    .short = Podaj nazwę karty; jeśli leży na wierzchu talii, weź ją.
    .ruling-1 = Dobierasz kartę, zanim zaczniesz zgadywać.
    .ruling-2 = Podaj nazwę konkretnej karty, na przykład Srebro, a nie typ, na przykład Skarb.
    .ruling-3 = Możesz wymienić dowolną kartę, nie tylko taką, którą posiadasz.
card-baron = Baron
    .text = +1 Zakup. Możesz odrzucić z ręki Posiadłość za +4 Monety; jeśli tego nie robisz, pozyskaj Posiadłość.
    .short = Odrzuć Posiadłość za +4 Monety albo pozyskaj Posiadłość.
    .ruling-1 = Nigdy nie musisz odrzucać Posiadłości, nawet jeśli masz ją na ręce.
    .ruling-2 = Jeśli nie odrzucasz Posiadłości, musisz ją pozyskać, chyba że stos Posiadłości jest pusty.
    .ruling-3 = Za każde zagranie Barona odrzucasz najwyżej jedną Posiadłość.
card-bridge = Most
    .text = +1 Zakup, +1 Moneta. Do końca twojej tury każda karta kosztuje o 1 mniej, choć nigdy mniej niż 0.
    .short = W tej turze wszystkie karty kosztują o 1 mniej.
    .ruling-1 = Kilka Mostów sumuje się: po trzech każda karta kosztuje o 3 mniej.
    .ruling-2 = Most zagrany dwa razy przez Salę Tronową obniża koszty dwa razy.
    .ruling-3 = Karty są tańsze wszędzie: w Zasobach, na rękach, w taliach i wśród odsłoniętych kart.
    .ruling-4 = Gdy inna karta mówi o koszcie, chodzi o koszt obniżony.
    .ruling-5 = Żaden koszt nie spada poniżej 0, niezależnie od liczby zagranych Mostów.
card-conspirator = Spiskowiec
    .text = +2 Monety. Jeśli to co najmniej trzecia Akcja, którą zagrywasz w tej turze, dostajesz też +1 Kartę i +1 Akcję.
    .short = Od trzeciej Akcji w turze: +1 Karta, +1 Akcja.
    .ruling-1 = Akcje liczy się w chwili zagrania Spiskowca; zagrane później nie dają już premii.
    .ruling-2 = Sala Tronowa liczy się jako jedna zagrana Akcja, tak samo każde z dwóch jej zagrań.
    .ruling-3 = Jeśli zaczynasz turę od Sali Tronowej na Spiskowcu, pierwsze zagranie jest twoją drugą Akcją i nie daje premii, a drugie zagranie jest trzecią i ją daje.
    .ruling-4 = Premia to karta i akcja; nie obejmuje zakupu.
card-coppersmith = Pracownia Miedzi
    .text = Do końca twojej tury każdy zagrywany Miedziak daje 1 monetę więcej.
    .short = W tej turze każdy Miedziak daje 1 monetę więcej.
    .ruling-1 = Kilka Pracowni Miedzi sumuje się: po dwóch Miedziak daje 3 monety.
    .ruling-2 = Pracownia Miedzi zagrana dwa razy przez Salę Tronową liczy się podwójnie, więc Miedziak daje 3 monety.
    .ruling-3 = Pracownia Miedzi poprawia tylko Miedziaki, nie inne Skarby.
card-ironworks = Zakład Hutniczy
    .text = Pozyskaj dowolną kartę o koszcie najwyżej 4. Jej typy decydują, co dostajesz: +1 Akcję za Akcję, +1 Monetę za Skarb, +1 Kartę za kartę Zwycięstwa.
    .short = Pozyskaj kartę do 4. Akcja: +1 Akcja; Skarb: +1 Moneta; Zwycięstwo: +1 Karta.
    .ruling-1 = Karta o dwóch typach daje obie nagrody: za Salę Reprezentacyjną dostajesz +1 Akcję i +1 Kartę.
    .ruling-2 = Nie możesz zrezygnować, dopóki w Zasobach jest taka karta.
    .ruling-3 = Karta pochodzi z Zasobów i trafia na twój stos kart odrzuconych.
    .ruling-4 = Klątwa nie daje nagrody.
card-mining-village = Wioska Górnicza
    .text = +1 Karta, +2 Akcje. Możesz od razu wyrzucić tę Wioskę Górniczą na śmietnisko za +2 Monety.
    .short = Możesz ją wyrzucić za +2 Monety.
    .ruling-1 = Po dobraniu karty zdecyduj o wyrzuceniu, zanim ruszysz dalej ze swoją turą.
    .ruling-2 = Wioskę Górniczą zagraną dwa razy przez Salę Tronową można wyrzucić przy dowolnym z obu zagrań, ale tylko raz i za +2 Monety tylko raz.
    .ruling-3 = Wyrzucenie Wioski Górniczej nie odbiera ani karty, ani akcji, które dała.
card-scout = Zwiadowca
    .text = +1 Akcja. Odsłoń cztery karty z wierzchu swojej talii. Weź na rękę wszystkie karty Zwycięstwa spośród nich, a pozostałe odłóż na talię w dowolnej kolejności.
    .short = Odsłoń cztery; weź karty Zwycięstwa, resztę odłóż.
    .ruling-1 = Musisz wziąć wszystkie odsłonięte karty Zwycięstwa; żadnej nie możesz zostawić na talii.
    .ruling-2 = Klątwa nie jest kartą Zwycięstwa, więc wraca na talię.
    .ruling-3 = Karta, która jest Zwycięstwem i czymś jeszcze, jak Sala Reprezentacyjna, Harem czy Szlachta, trafia na rękę.
    .ruling-4 = Inni nie widzą, w jakiej kolejności karty wracają.
    .ruling-5 = Jeśli talia się skończy, przetasuj stos kart odrzuconych i odsłaniaj dalej; kart już odsłoniętych nie wtasowuje się.
card-duke = Książę
    .text = Wartość: 1 punkt zwycięstwa za każde Księstwo wśród twoich kart.
    .short = 1 punkt za każde twoje Księstwo.
    .ruling-1 = Na koniec gry liczą się wszystkie twoje Księstwa, gdziekolwiek są, i to dla każdego z twoich Książąt osobno.
    .ruling-2 = Stos Książąt liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-minion = Faworyt
    .text = +1 Akcja. Wybierz jedno z dwóch: +2 Monety; albo odrzuć całą rękę i weź +4 Karty, a każdy z pozostałych graczy, który ma na ręce co najmniej pięć kart, odrzuca je wszystkie i dobiera cztery.
    .short = +2 Monety; albo odrzuć rękę, +4 Karty, i tak samo, kto ma pięć lub więcej.
    .ruling-1 = Gracz chroniony przez Fosę zachowuje swoją rękę: nie odrzuca i nie dobiera.
    .ruling-2 = Reakcje odsłania się przed twoim wyborem, więc są możliwe niezależnie od tego, co wybierzesz.
    .ruling-3 = Gracz, który ma na ręce mniej niż pięć kart, też może odsłonić Reakcję.
    .ruling-4 = Gracz, który ma na ręce mniej niż pięć kart, nie odrzuca i nie dobiera.
    .ruling-5 = Możesz odrzucić pustą rękę i mimo to dobrać cztery karty.
card-saboteur = Sabotażysta
    .text = Każdy z pozostałych graczy odsłania karty z wierzchu swojej talii, aż pojawi się karta o koszcie co najmniej 3. Wyrzuca ją na śmietnisko i może w zamian pozyskać kartę tańszą o 2 lub więcej; potem odrzuca resztę odsłoniętych kart.
    .short = Pozostali wyrzucają kartę o koszcie co najmniej 3 i mogą pozyskać tańszą o 2.
    .ruling-1 = Liczą się koszty w tej chwili, więc po Mostach zagranych wcześniej w tej turze trudniej znaleźć kartę o koszcie 3.
    .ruling-2 = Gracz, który nie znajdzie takiej karty, odrzuca wszystkie odsłonięte i nic więcej go nie spotyka.
    .ruling-3 = Pozyskiwaną kartę wybiera atakowany gracz; może też nie pozyskać żadnej.
    .ruling-4 = Jeśli talia się skończy, tasuje się stos kart odrzuconych; kart już odsłoniętych nie wtasowuje się.
    .ruling-5 = Pozyskana karta pochodzi z Zasobów i trafia na stos kart odrzuconych atakowanego gracza.
card-torturer = Oprawca
    .text = +3 Karty. Każdy z pozostałych graczy wybiera jedno z dwóch: odrzuca dwie karty; albo pozyskuje Klątwę na rękę.
    .short = Pozostali odrzucają po dwie karty albo pozyskują Klątwę na rękę.
    .ruling-1 = Każdą z obu możliwości wolno wybrać, nawet jeśli jest niewykonalna; robi się wtedy tyle, ile się da.
    .ruling-2 = Gracz może wybrać Klątwę, gdy stos Klątw jest pusty; wtedy nic nie pozyskuje.
    .ruling-3 = Kto wybiera odrzucenie, mając na ręce jedną kartę, odrzuca tę jedną; z pustą ręką nie odrzuca nic.
    .ruling-4 = Pozostali gracze wybierają w kolejności tur, począwszy od gracza po twojej lewej.
card-trading-post = Punkt Handlowy
    .text = Wyrzuć na śmietnisko dwie karty z ręki; jeśli to zrobisz, pozyskaj Srebro na rękę.
    .short = Wyrzuć dwie karty; pozyskaj Srebro na rękę.
    .ruling-1 = Nie możesz zrezygnować z wyrzucenia dwóch kart.
    .ruling-2 = Jeśli masz na ręce tylko jedną kartę, trafia ona na śmietnisko, ale nie pozyskujesz Srebra.
    .ruling-3 = Jeśli nie masz kart na ręce, nic się nie dzieje.
    .ruling-4 = Jeśli stos Srebra jest pusty, i tak wyrzucasz dwie karty.
    .ruling-5 = Srebro masz na ręce, więc możesz je zagrać jeszcze w fazie zakupu tej tury.
card-tribute = Danina
    .text = Osoba po twojej lewej odsłania dwie karty z wierzchu swojej talii i odrzuca je. Za każdą kartę o innej nazwie dostajesz: +2 Akcje, jeśli to Akcja, +2 Monety, jeśli to Skarb, +2 Karty, jeśli to karta Zwycięstwa.
    .short = Osoba z lewej odrzuca dwie: za każdą +2 Akcje, +2 Monety albo +2 Karty.
    .ruling-1 = Karta o dwóch typach daje obie nagrody: Miedziak i Harem razem dają ci +4 Monety i +2 Karty.
    .ruling-2 = Jeśli obie karty mają tę samą nazwę, dostajesz nagrodę tylko za jedną z nich.
    .ruling-3 = Klątwa nie daje nagrody.
    .ruling-4 = Danina nie jest Atakiem, więc nikt nie może odpowiedzieć na nią Reakcją.
    .ruling-5 = Jeśli osoba po twojej lewej ma w talii jedną kartę, odsłania ją, a potem tasuje bez niej stos kart odrzuconych, aby odsłonić drugą.
card-upgrade = Rozbudowa
    .text = +1 Karta, +1 Akcja. Wyrzuć na śmietnisko jedną kartę z ręki, potem pozyskaj kartę droższą dokładnie o 1.
    .short = Wyrzuć kartę; pozyskaj kartę droższą dokładnie o 1.
    .ruling-1 = Jeśli masz na ręce jakąkolwiek kartę, nie możesz zrezygnować z wyrzucenia.
    .ruling-2 = Jeśli w Zasobach nie ma karty o wymaganym koszcie, nic nie pozyskujesz, ale twoja karta i tak trafia na śmietnisko.
    .ruling-3 = Porównuje się koszty w tej chwili: po jednym Moście Miedziak nadal kosztuje 0 i może stać się Posiadłością albo Sługą, które kosztują wtedy 1.
    .ruling-4 = Pozyskana karta pochodzi z Zasobów i trafia na twój stos kart odrzuconych.
card-harem = Harem
    .text = Wartość: 2 monety i 2 punkty zwycięstwa.
    .ruling-1 = Harem jest zarazem Skarbem i kartą Zwycięstwa i liczy się jako oba wszędzie, gdzie mowa o którymś z nich; nie jest Akcją.
    .ruling-2 = Harem zagrywasz w fazie zakupu, tak jak każdy inny Skarb.
    .ruling-3 = Stos Haremów liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
card-nobles = Szlachta
    .text = Wybierz jedno z dwóch: +3 Karty; albo +2 Akcje. Wartość: 2 punkty zwycięstwa.
    .short = Wybierz: +3 Karty; albo +2 Akcje.
    .ruling-1 = Dostajesz całą jedną albo całą drugą możliwość; nie można ich mieszać.
    .ruling-2 = Możesz wybrać dowolną możliwość, nawet jeśli nic ci po niej.
    .ruling-3 = Szlachta jest zarazem kartą Akcji i kartą Zwycięstwa i liczy się jako obie wszędzie, gdzie mowa o którejś z nich.
    .ruling-4 = Stos Szlachty liczy 8 kart w grze dwuosobowej, a 12 przy większej liczbie graczy.
