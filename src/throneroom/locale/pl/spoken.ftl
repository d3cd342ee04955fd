### The table in words, for the line mode of the terminal and for announcements and typed commands in the browser.

## The board. Every line must make sense on its own.

plain-nothing = nic
plain-supply =
    { $empty ->
        [0] Zasoby:
       *[other] Zasoby (puste stosy: { $empty }, gra kończy się przy { $end }):
    }
plain-cost = Koszt { $cost }: { $piles }
plain-pile =
    { $n ->
        [0] { $card } (brak)
       *[other] { $card } { $n }
    }
plain-cheaper = W tej turze wszystkie karty kosztują o { $n } mniej.
plain-trash = Śmietnisko: { $cards }
# $zones is a list of the texts below.
plain-player =
    { $who ->
        [you] Ty: { $zones }
       *[other] { $name }: { $zones }
    }
plain-in-hand = { $n } na ręce
plain-in-deck = { $n } w talii
plain-discard = na stosie odrzuconych: { $card }
plain-no-discard = brak odrzuconych
plain-in-play = w grze { $cards }
plain-set-aside = na boku { $cards }
plain-revealed = odsłonięte { $cards }
plain-owns =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
plain-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }
plain-hand = Na ręce: { $hand }.
plain-hand-and-turn = Na ręce: { $hand }. Masz: { $actions }, { $buys }, { $coins }.

## Commands, typed as they are here, accents optional (but ł is not an accent), or in English

plain-command-help = pomoc
plain-command-log = dziennik
plain-command-table = widok
plain-command-rule = zasada
plain-command-hint = podpowiedź
plain-command-undo = cofnij
plain-command-save = zapisz
plain-command-lang = język
plain-command-quit = wyjdź
# The language's own name.
plain-language = Polski
plain-lang-which = Wpisz język i jeden z tych: { $names }
plain-lang-now = Językiem jest teraz polski.
plain-log-number = Wpisz dziennik, aby zobaczyć wszystko, albo dziennik 2 dla ostatnich 2 tur.

## More commands in the browser. Several words for one verb are separated by spaces; English words work in every language.

spoken-command-hand = ręka
spoken-command-supply = zasoby
spoken-command-players = gracze
spoken-command-trash = śmietnisko
spoken-command-last = ostatnia tura
spoken-command-question = pytanie
spoken-command-say = powiedz
spoken-verb-buy = kup kupuję kupić
spoken-verb-play = zagraj graj zagrywam
spoken-verb-discard = odrzuć odrzucam
spoken-verb-trash = wyrzuć wyrzucam
spoken-verb-gain = pozyskaj pozyskuję
spoken-verb-give = daj daję
spoken-verb-put = połóż kładę odłóż odkładam
spoken-verb-aside = odsuń odsuwam
spoken-verb-pass = przekaż przekazuję
spoken-verb-name = podaj podaję
spoken-verb-choose = wybierz wybieram
spoken-verb-reveal = odsłoń odsłaniam

## The command line in the browser

spoken-line = Wiersz poleceń
spoken-line-setting = Wiersz poleceń: wpisywanie tego, co chcesz zrobić
spoken-shortcuts = Skróty: pojedyncze litery i cyfry
spoken-open = Wpisz polecenie
spoken-hide = Ukryj wiersz poleceń
spoken-field = Polecenie
spoken-transcript = Zapis
spoken-examples = ręka, kup złoto, pomoc
spoken-help =
    Wybór: wpisz nazwę (milicja), jej pierwsze litery (mil) albo numer (3). Kilka naraz: 2 miedziak, posiadłość.
    kup złoto: kupuje kartę. zagraj wioska: zagrywa kartę. wszystko: zagrywa wszystkie Skarby. koniec: nic nie wybiera albo kończy turę.
    ręka, zasoby, gracze, śmietnisko, widok: co tam jest. pytanie albo sam Enter: pytanie i możliwości wyboru.
    ostatnia tura: co zrobili inni. dziennik 3: ostatnie 3 tury. pomoc KARTA: co robi karta. zasada: skąd bierze się pytanie.
    cofnij: cofa ostatnią odpowiedź. podpowiedź: ile warta jest każda odpowiedź. powiedz TEKST: czat. język en: zmiana języka. wyjdź: odejście od stołu.
spoken-supply =
    { $empty ->
        [0] Zasoby, z liczbą pozostałych kart.
       *[other] Zasoby, z liczbą pozostałych kart. Puste stosy: { $empty }, gra kończy się przy { $end }.
    }
spoken-rulings =
    { $n ->
        [one] { $n } wyjaśnienie: wpisz { $command }.
        [few] { $n } wyjaśnienia: wpisz { $command }.
        [many] { $n } wyjaśnień: wpisz { $command }.
       *[other] { $n } wyjaśnienia: wpisz { $command }.
    }
spoken-buy-how = Aby kupić tę kartę, wpisz: kup { $card }
spoken-treasures-first = Najpierw zagraj Skarby: wpisz wszystko albo nic, jeśli nie chcesz zagrywać więcej.
spoken-not-now = Nie teraz. { $question }
spoken-not-asked = To nie twój ruch.
spoken-unknown = Nie ma polecenia ani karty { $text }. Wpisz pomoc, aby poznać polecenia.
spoken-did-you-mean = Nie ma polecenia ani karty { $text }. Czy chodzi o: { $names }?
spoken-yes-means = Nie ma polecenia ani karty { $text }. Czy chodzi o: { $command }? Jeśli tak, wpisz tak.
spoken-no-undo = Nie ma czego cofać.
spoken-no-turn = Nie rozegrano jeszcze żadnej tury.
spoken-saved = Serwer zapisuje grę po każdej odpowiedzi.
spoken-advice-soon = Podpowiedź się przygotowuje. Za chwilę wpisz podpowiedź jeszcze raz.
spoken-no-advice = Przy tym stole nie ma podpowiedzi.

## Announcements: what screen readers say while the game goes on

spoken-announcements = Komunikaty
spoken-turn = { $name }: { $what }
spoken-nothing = { $name } nic nie robi
spoken-undone = Cofnięto odpowiedź.
spoken-hand = Ręka: { $cards }
spoken-chosen = Wybrano: { $cards }
spoken-removed = Usunięto: { $cards }
