### Karty w języku kart: ich teksty i błędy w nich. Zob. plik angielski.

## Verbs

workshop-verb-discard =
    { $form ->
        [present] odrzuca
        [infinitive] odrzucić
       *[imperative] odrzuć
    }
workshop-verb-trash =
    { $form ->
        [present] wyrzuca na śmietnisko
        [infinitive] wyrzucić na śmietnisko
       *[imperative] wyrzuć na śmietnisko
    }
workshop-verb-gain =
    { $form ->
        [present] pozyskuje
        [infinitive] pozyskać
       *[imperative] pozyskaj
    }
workshop-verb-draw =
    { $form ->
        [present] dobiera
        [infinitive] dobrać
       *[imperative] dobierz
    }
workshop-verb-put =
    { $form ->
        [present] kładzie
        [infinitive] położyć
       *[imperative] połóż
    }
workshop-verb-put-back =
    { $form ->
        [present] odkłada
        [infinitive] odłożyć
       *[imperative] odłóż
    }
workshop-verb-take =
    { $form ->
        [present] bierze
        [infinitive] wziąć
       *[imperative] weź
    }
workshop-verb-move =
    { $form ->
        [present] przekłada
        [infinitive] przełożyć
       *[imperative] przełóż
    }
workshop-verb-reveal =
    { $form ->
        [present] odsłania
        [infinitive] odsłonić
       *[imperative] odsłoń
    }
workshop-verb-look-at =
    { $form ->
        [present] ogląda
        [infinitive] obejrzeć
       *[imperative] obejrzyj
    }
workshop-verb-name =
    { $form ->
        [present] podaje nazwę
        [infinitive] podać nazwę
       *[imperative] podaj nazwę
    }
workshop-verb-play =
    { $form ->
        [present] zagrywa
        [infinitive] zagrać
       *[imperative] zagraj
    }
workshop-verb-choose =
    { $form ->
        [present] wybiera
        [infinitive] wybrać
       *[imperative] wybierz
    }
workshop-may =
    { $whose ->
        [they] może { $step }
       *[you] możesz { $step }
    }

## Kinds of cards, after the noun "card"

workshop-type-action = Akcji
workshop-type-treasure = Skarbu
workshop-type-victory = Zwycięstwa
workshop-type-curse = Klątwy
workshop-type-attack = Ataku
workshop-type-reaction = Reakcji
workshop-either-type = { $first } lub { $last }
workshop-of-type = { $kind }
workshop-of-name = { $card }
workshop-of-other = { $kind } (poza kartą { $card })

## What a card costs

workshop-price-up-to = o koszcie najwyżej { $n }
workshop-price-exactly = o koszcie dokładnie { $n }
workshop-price-at-least = o koszcie co najmniej { $n }
workshop-price-more = o koszcie wyższym od tej karty najwyżej o { $n }
workshop-price-exactly-more = o koszcie wyższym od tej karty dokładnie o { $n }
workshop-price-exactly-less = o koszcie niższym od tej karty dokładnie o { $n }
workshop-price-less = o koszcie niższym od tej karty co najmniej o { $n }
workshop-price-same = o takim samym koszcie jak ta karta

## How many cards, as the object of a verb

workshop-cards =
    { $amount ->
        [one] kartę { $kind } { $price }
        [any] dowolną liczbę kart { $kind } { $price }
        [at-most] { $n ->
            [one] najwyżej { $n } kartę { $kind } { $price }
            [few] najwyżej { $n } karty { $kind } { $price }
            [many] najwyżej { $n } kart { $kind } { $price }
           *[other] najwyżej { $n } karty { $kind } { $price }
        }
       *[exact] { $n ->
            [one] { $n } kartę { $kind } { $price }
            [few] { $n } karty { $kind } { $price }
            [many] { $n } kart { $kind } { $price }
           *[other] { $n } karty { $kind } { $price }
        }
    }
workshop-of-them =
    { $amount ->
        [any] dowolną liczbę z nich
        [at-most] najwyżej { $n } z nich
       *[exact] { $n } z nich
    }
workshop-a-revealed = odsłoniętą kartę { $kind } { $price }

## Where cards come from and go to

workshop-from-hand =
    { $whose ->
        [they] z ręki
       *[you] z ręki
    }
workshop-from-trash = ze śmietniska
workshop-into-hand =
    { $whose ->
        [they] na rękę
       *[you] na rękę
    }
workshop-onto-deck =
    { $whose ->
        [they] na swoją talię
       *[you] na swoją talię
    }
workshop-if-kind = jeśli jest to karta { $kind }
workshop-you-choose = , którą wskażesz,
workshop-you-choose-gain = , według twojego wyboru,
workshop-as-you-choose = według twojego wyboru
workshop-twice = dwa razy

## For each

workshop-for-each-pile = za każdy pusty stos w Zasobach
workshop-for-each-in-hand =
    { $whose ->
        [they] za każdą kartę { $kind } na ręce
       *[you] za każdą kartę { $kind } na ręce
    }
workshop-for-each-way =
    { $what ->
        [trashed] za każdą kartę tak wyrzuconą na śmietnisko
       *[discarded] za każdą tak odrzuconą kartę
    }

## Steps about the hand

workshop-from-hand-step = { $verb } { $what } { $source } { $per }
workshop-put-on-deck =
    { $whose ->
        [they] { $verb } { $what } { $source } na swojej talii { $per }
       *[you] { $verb } { $what } { $source } na swojej talii { $per }
    }
workshop-discard-down-to =
    { $n ->
        [one] { $verb } karty z ręki tak, by została { $n } karta
        [few] { $verb } karty z ręki tak, by zostały { $n } karty
        [many] { $verb } karty z ręki tak, by zostało { $n } kart
       *[other] { $verb } karty z ręki tak, by zostały { $n } karty
    }
workshop-discard-hand =
    { $whose ->
        [they] { $verb } wszystkie karty z ręki
       *[you] { $verb } wszystkie karty z ręki
    }
workshop-reveal-hand =
    { $whose ->
        [they] { $verb } wszystkie karty z ręki
       *[you] { $verb } wszystkie karty z ręki
    }
workshop-put-openly =
    { $whose ->
        [they] { $verb } { $what } z ręki na swojej talii albo { $shows } rękę bez takiej karty
       *[you] { $verb } { $what } z ręki na swojej talii albo { $shows } rękę bez takiej karty
    }
workshop-put-anywhere =
    { $whose ->
        [they] { $verb } { $what } { $source } w dowolnym miejscu swojej talii
       *[you] { $verb } { $what } { $source } w dowolnym miejscu swojej talii
    }
workshop-put-discarded =
    { $whose ->
        [they] { $verb } { $what } ze swojego stosu kart odrzuconych na swojej talii
       *[you] { $verb } { $what } ze swojego stosu kart odrzuconych na swojej talii
    }
workshop-discard-deck =
    { $whose ->
        [they] { $verb } swoją talię na swój stos kart odrzuconych
       *[you] { $verb } swoją talię na swój stos kart odrzuconych
    }
workshop-trash-this = { $verb } tę oto kartę
workshop-play-step = { $verb } { $what } { $source } { $twice }
workshop-play-it = { $verb } tę kartę
workshop-pass-left = każdy gracz przekazuje kartę z ręki osobie po swojej lewej

## Steps about the deck

workshop-draw-step =
    { $n ->
        [one] { $verb } { $n } kartę
        [few] { $verb } { $n } karty
        [many] { $verb } { $n } kart
       *[other] { $verb } { $n } karty
    }
workshop-draw-until =
    { $whose ->
        [they] { $n ->
            [one] { $verb } karty, aż na ręce będzie { $n } karta
            [few] { $verb } karty, aż na ręce będą { $n } karty
            [many] { $verb } karty, aż na ręce będzie { $n } kart
           *[other] { $verb } karty, aż na ręce będą { $n } karty
        }
       *[you] { $n ->
            [one] { $verb } karty, aż na ręce będzie { $n } karta
            [few] { $verb } karty, aż na ręce będą { $n } karty
            [many] { $verb } karty, aż na ręce będzie { $n } kart
           *[other] { $verb } karty, aż na ręce będą { $n } karty
        }
    }
workshop-draw-aside = dobierane karty { $kind } możesz odkładać na bok, a potem je odrzucasz
workshop-top-step = { $verb } { $top }
workshop-top-cards =
    { $whose ->
        [they] { $n ->
            [one] kartę z wierzchu swojej talii
            [few] { $n } karty z wierzchu swojej talii
            [many] { $n } kart z wierzchu swojej talii
           *[other] { $n } karty z wierzchu swojej talii
        }
       *[you] { $n ->
            [one] kartę z wierzchu swojej talii
            [few] { $n } karty z wierzchu swojej talii
            [many] { $n } kart z wierzchu swojej talii
           *[other] { $n } karty z wierzchu swojej talii
        }
    }
workshop-reveal-until =
    { $whose ->
        [they] { $verb } po kolei karty ze swojej talii, aż uda się odsłonić { $what }
       *[you] { $verb } po kolei karty ze swojej talii, aż uda się odsłonić { $what }
    }
workshop-of-them-step = { $verb } { $what } { $choice }
workshop-discard-or-back = { $verb } tę kartę albo { $back } ją na miejsce { $choice }
workshop-discard-rest = { $verb } resztę
workshop-rest-to-hand =
    { $whose ->
        [they] { $verb } resztę na rękę
       *[you] { $verb } resztę na rękę
    }
workshop-rest-back = { $verb } resztę na miejsce
workshop-rest-back-ordered = { $verb } resztę na talię w dowolnej kolejności
workshop-take-kind =
    { $whose ->
        [they] { $verb } na rękę odsłonięte karty { $kind }
       *[you] { $verb } na rękę odsłonięte karty { $kind }
    }
workshop-it-to-hand =
    { $whose ->
        [they] { $verb } tę kartę na rękę
       *[you] { $verb } tę kartę na rękę
    }
workshop-it-back = { $verb } tę kartę na miejsce
workshop-it-step = { $verb } tę kartę
workshop-name-card = { $verb } karty

## Steps about the Supply and the trash

workshop-gain-step = { $verb } { $choice } { $to } { $what } { $source }
workshop-gain-if-step = { $verb } { $what } { $source } ({ $to }, { $condition })
workshop-gain-trashed = { $verb } dowolną liczbę tak wyrzuconych kart
workshop-trash-from-supply = { $verb } { $what } z Zasobów

## Steps about the turn

workshop-plus-also = { $first } i { $last }
workshop-plus-each = { $signs } { $per }
workshop-cost-less = w tej turze karty kosztują o { $n } mniej
workshop-worth-more =
    { $n ->
        [one] w tej turze każda karta { $card } daje { $n } monetę więcej
        [few] w tej turze każda karta { $card } daje { $n } monety więcej
        [many] w tej turze każda karta { $card } daje { $n } monet więcej
       *[other] w tej turze każda karta { $card } daje { $n } monety więcej
    }
workshop-first-worth-more =
    { $n ->
        [one] pierwsza karta { $card } zagrana w tej turze daje { $n } monetę więcej
        [few] pierwsza karta { $card } zagrana w tej turze daje { $n } monety więcej
        [many] pierwsza karta { $card } zagrana w tej turze daje { $n } monet więcej
       *[other] pierwsza karta { $card } zagrana w tej turze daje { $n } monety więcej
    }
workshop-protect = Atak na ciebie nie działa

## Conditions

workshop-if = { $condition }, { $steps }
workshop-if-they = { $condition }, ta osoba { $steps }
workshop-they = ta osoba { $steps }
workshop-if-done =
    { $whose ->
        [they] jeśli to zrobi
       *[you] jeśli to zrobisz
    }
workshop-if-not-done =
    { $whose ->
        [they] jeśli tego nie zrobi
       *[you] jeśli tego nie zrobisz
    }
workshop-if-is = jeśli jest to karta { $kind }
workshop-if-is-named = jeśli jest to nazwana karta
workshop-if-costs-more = jeśli kosztuje co najmniej { $n }
workshop-if-costs-less = jeśli kosztuje najwyżej { $n }
workshop-if-hand-more =
    { $whose ->
        [they] { $n ->
            [one] jeśli ma na ręce co najmniej { $n } kartę
            [few] jeśli ma na ręce co najmniej { $n } karty
            [many] jeśli ma na ręce co najmniej { $n } kart
           *[other] jeśli ma na ręce co najmniej { $n } karty
        }
       *[you] { $n ->
            [one] jeśli masz na ręce co najmniej { $n } kartę
            [few] jeśli masz na ręce co najmniej { $n } karty
            [many] jeśli masz na ręce co najmniej { $n } kart
           *[other] jeśli masz na ręce co najmniej { $n } karty
        }
    }
workshop-if-hand-fewer =
    { $whose ->
        [they] { $n ->
            [one] jeśli ma na ręce najwyżej { $n } kartę
            [few] jeśli ma na ręce najwyżej { $n } karty
            [many] jeśli ma na ręce najwyżej { $n } kart
           *[other] jeśli ma na ręce najwyżej { $n } karty
        }
       *[you] { $n ->
            [one] jeśli masz na ręce najwyżej { $n } kartę
            [few] jeśli masz na ręce najwyżej { $n } karty
            [many] jeśli masz na ręce najwyżej { $n } kart
           *[other] jeśli masz na ręce najwyżej { $n } karty
        }
    }
workshop-if-played = jeśli liczba Akcji zagranych przez ciebie w tej turze to co najmniej { $n }
workshop-if-piles = jeśli liczba pustych stosów w Zasobach to co najmniej { $n }
workshop-if-has =
    { $whose ->
        [they] jeśli ma na ręce kartę { $kind }
       *[you] jeśli masz na ręce kartę { $kind }
    }
workshop-if-has-no =
    { $whose ->
        [they] jeśli nie ma na ręce żadnej karty { $kind }
       *[you] jeśli nie masz na ręce żadnej karty { $kind }
    }

## Several steps, players and choices

workshop-steps = { $first }, { $last }
workshop-steps-last = { $first } i { $last }
workshop-each-others = każdy z pozostałych graczy { $having } { $steps }
workshop-each-everybody = każdy gracz { $having } { $steps }
workshop-each-with =
    { $n ->
        [one] mający na ręce co najmniej { $n } kartę
        [few] mający na ręce co najmniej { $n } karty
        [many] mający na ręce co najmniej { $n } kart
       *[other] mający na ręce co najmniej { $n } karty
    }
workshop-left-step = osoba po twojej lewej { $steps }
workshop-choices = { $first }; { $last }
workshop-choose-step =
    { $n ->
        [one] { $verb } { $n } możliwość: { $choices }
        [few] { $verb } { $n } różne możliwości: { $choices }
        [many] { $verb } { $n } różnych możliwości: { $choices }
       *[other] { $verb } { $n } różne możliwości: { $choices }
    }
workshop-choose-per-type = za każdy jej typ { $verb } inną możliwość: { $choices }
workshop-for-each-revealed = za każdą odsłoniętą kartę o innej nazwie: { $steps }

## Worth and Reactions

workshop-worth-coins =
    { $n ->
        [one] wartość: { $n } moneta
        [few] wartość: { $n } monety
        [many] wartość: { $n } monet
       *[other] wartość: { $n } monety
    }
workshop-worth-points =
    { $n ->
        [one] wartość: { $n } punkt
        [few] wartość: { $n } punkty
        [many] wartość: { $n } punktów
       *[other] wartość: { $n } punktu
    }
workshop-worth-every =
    { $n ->
        [one] wartość: { $n } punkt za każdą pełną grupę twoich kart (po { $every })
        [few] wartość: { $n } punkty za każdą pełną grupę twoich kart (po { $every })
        [many] wartość: { $n } punktów za każdą pełną grupę twoich kart (po { $every })
       *[other] wartość: { $n } punkty za każdą pełną grupę twoich kart (po { $every })
    }
workshop-worth-each =
    { $n ->
        [one] wartość: { $n } punkt za każdą twoją kartę { $kind }
        [few] wartość: { $n } punkty za każdą twoją kartę { $kind }
        [many] wartość: { $n } punktów za każdą twoją kartę { $kind }
       *[other] wartość: { $n } punkty za każdą twoją kartę { $kind }
    }
workshop-react =
    { $times ->
        [once] gdy inny gracz zagrywa Atak, możesz odsłonić tę kartę z ręki raz
       *[often] gdy inny gracz zagrywa Atak, możesz odsłonić tę kartę z ręki
    }
workshop-react-fewest =
    { $times ->
        [once] gdy inny gracz zagrywa Atak, możesz odsłonić tę kartę z ręki, jeśli liczba kart na niej to co najmniej { $n } raz
       *[often] gdy inny gracz zagrywa Atak, możesz odsłonić tę kartę z ręki, jeśli liczba kart na niej to co najmniej { $n }
    }

## Błędy. Słowa języka kart są angielskie w każdym języku.

workshop-wrong = { $place }: { $problem }
workshop-wrong-hint = { $place }: { $problem }; { $hint }
workshop-bad-did-you-mean = czy chodziło o { $names }?
workshop-bad-expected = tutaj może stać { $words }
workshop-bad-a-number = liczba
workshop-bad-a-name = nazwa karty
workshop-bad-end = tekst kończy się w środku zdania
workshop-bad-word = { $word } nie może tutaj stać
workshop-bad-no-card = nie ma karty o nazwie { $name }
workshop-bad-dot = zdanie kończy się kropką
workshop-bad-step = to nie może tutaj stać
workshop-bad-number = { $number } jest poza zakresem; podaj liczbę od { $least } do { $most }
workshop-bad-several = w tym tekście jest więcej niż jedna karta
workshop-bad-version = ten tekst jest w wersji { $given } języka kart; ten program czyta wersję { $known }
workshop-bad-empty = w tym tekście nie ma karty
workshop-bad-many = tekst może zawierać najwyżej tyle kart: { $most }
workshop-bad-twice = są dwie karty o nazwie { $name }
workshop-bad-long = karta ma najwyżej tyle znaków: { $letters }, i tyle wierszy: { $lines }
workshop-bad-header = po nazwie karta ma wiersz z kosztem i typami, na przykład: { $example }
workshop-bad-name = { $name } nie jest poprawną nazwą karty: zaczyna się od litery i nie ma znaków takich jak . , ; : | = #
workshop-bad-name-long = nazwa karty ma najwyżej tyle znaków: { $most }
workshop-bad-name-taken = żadna karta nie może nazywać się { $name }
workshop-bad-icon = nazwa ikony ma małe litery, cyfry i łączniki, na przykład: { $example }
workshop-bad-type = nie ma typu o nazwie { $name }
workshop-bad-attack = Atak jest też Akcją: napisz „Action - Attack”
workshop-bad-no-reaction = Reakcja potrzebuje: When another player plays an Attack, you may reveal this ...
workshop-bad-not-a-reaction = karta odsłaniana w odpowiedzi na Atak ma typ Reaction
workshop-bad-reaction-empty = napisz, co robi Reakcja
workshop-bad-reactions = karta ma jedną Reakcję
workshop-bad-no-action = tylko Akcja coś robi; Skarb ma plusy, a karta Zwycięstwa punkty
workshop-bad-endless = karta, która sama trafia na śmietnisko, nie może pozyskiwać ze śmietniska: tura mogłaby się nigdy nie skończyć
workshop-bad-steps = karta ma najwyżej tyle kroków: { $most }
workshop-bad-aside = to następuje po „Draw until you have ... cards in hand.”
workshop-bad-they = „they” to gracze z poprzedniego zdania: „Each player ...”
workshop-bad-worths = karta liczy punkty w jeden sposób
workshop-bad-nothing-named = nie nazwano jeszcze żadnej karty
workshop-bad-one-name = nazwij jedną kartę albo typy kart
workshop-bad-named-price = nazwana karta nie potrzebuje kosztu
workshop-bad-no-it = nie wspomniano karty, do której mogłoby odnosić się „it”
workshop-bad-no-step = przed tym nie ma niczego, co można by zrobić albo nie
workshop-bad-no-group = nie odsłonięto ani nie obejrzano jeszcze żadnych kart
workshop-bad-not-revealed = tylko odsłonięte karty mogą trafić na rękę; odsłoń je
workshop-bad-not-theirs = inni gracze nie mogą tego zrobić
workshop-bad-not-reaction = Reakcja nie może tego zrobić, bo trwa tura innego gracza
workshop-bad-one-only = można to zrobić tylko z jedną kartą
workshop-bad-source = nie można stamtąd brać kart
workshop-bad-one-each = napisz, ile za każdą: „discard a card for each ...”
workshop-bad-you-choose = swoje karty i tak wybierasz sam
workshop-bad-gain-any = napisz, ile kart: „up to 2 cards”
workshop-bad-gain-source = karty pozyskuje się z Zasobów albo ze śmietniska
workshop-bad-gain-if = rodzaj nazwanej karty jest znany
workshop-bad-until = napisz, ile kart odsłonić: „a Treasure”, „2 Treasures”
workshop-bad-not-treasure = tylko Skarb daje monety, gdy się go zagra
workshop-bad-no-attack = to jest dla Reakcji: „When another player plays an Attack, ...”
workshop-bad-no-loot = żaden inny gracz nie wyrzucił karty z powodu tej
workshop-bad-each-each = „each player” nie może stać wewnątrz „each player”
workshop-bad-pass = napisz: each player passes a card from their hand to the player on their left
workshop-bad-choose-choose = wybór nie może stać wewnątrz innego
workshop-bad-same-option = ta sama możliwość stoi tu dwa razy
workshop-bad-choose-types = napisz: for each type it has, choose one: ...
workshop-bad-options = wybór ma od 2 do 10 możliwości
workshop-bad-choose-all = wybierz mniej, niż jest możliwości
workshop-bad-utf-8 = to nie jest tekst w UTF-8

## `throneroom workshop check`

workshop-checked =
    { $n ->
        [one] { $n } karta jest poprawna: { $names }.
        [few] { $n } karty są poprawne: { $names }.
        [many] { $n } kart jest poprawnych: { $names }.
       *[other] { $n } karty są poprawne: { $names }.
    }
