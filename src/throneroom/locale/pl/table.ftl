### The table on a full screen: its parts, keys and screens. Questions, the log and results are in the other catalogs.

table-title = Throneroom
table-supply =
    { $empty ->
        [0] Rezerwa
       *[other] Rezerwa, puste stosy: { $empty } z { $end } kończących grę
    }
table-hand = Twoja ręka
table-hand-of = Ręka: { $name }
table-cheaper = karty o { $n } tańsze
table-phase-action = faza Akcji
table-phase-treasure = Skarby
table-phase-buy = faza Kupna
table-nothing-in-play = w grze nic
table-waiting = Wybiera { $names } …
table-not-begun = Gra się jeszcze nie zaczęła.
table-over = Gra skończona.
table-over-keys = Esc: wynik    q: wyjdź
table-log = Dziennik
table-card = Karta
table-no-card = Wskaż kartę, aby przeczytać, co robi.

## What can be done beside choosing a card

table-yes = Tak
table-no = Nie
table-all = Wybierz wszystko
table-all-play-treasures = Zagraj wszystkie Skarby
table-done =
    { $n ->
        [0] Gotowe
       *[other] Gotowe (wybrano { $n })
    }
table-none = Nic
table-none-play-action = Do fazy Kupna
table-none-play-treasures = Nie zagrywaj więcej
table-none-buy = Zakończ turę
table-none-react = Nie odsłaniaj
table-none-gain = Nie pozyskuj
table-none-trash = Nie wyrzucaj
table-none-discard = Nie odrzucaj

## Keys: what each does. Shorter where it stands at the lower edge: all of it must fit on 80 columns.

table-name-enter = Enter
table-name-space = Spacja
table-name-escape = Esc
table-name-pageup = PgUp
table-name-pagedown = PgDn
table-keys = Klawisze
table-keys-hint = Wszystko można też kliknąć myszą. Esc zamyka to okno.
table-key-arrows = Przechodzenie między kartami
table-key-tab = Do następnej części stołu
table-key-take = Wybierz kartę pod kursorem
table-key-all = Zagraj wszystkie Skarby lub wybierz wszystko
table-key-all-short = wsz.
table-key-done = Gotowe: dalej, koniec tury lub wybór zaznaczonych
table-key-done-short = OK
table-key-yes-no = Tak, nie
table-key-clear = Wybierz od nowa
table-key-type = Wpisz odpowiedź: nazwy, pierwsze litery, numery
table-key-type-short = wpis
table-key-undo = Cofnij
table-key-undo-short = cofnij
table-key-save = Zapisz i graj dalej
table-key-save-short = zapis
table-key-card = Wszystko o karcie pod kursorem
table-key-card-short = opis
table-key-rule = Zasada, z której wynika pytanie
table-key-rule-short = skąd
table-key-language = Inny język
table-key-log = Cały dziennik
table-key-log-short = log
table-key-scroll = Przewijanie dziennika
table-key-help = Wszystkie klawisze
table-key-help-short = klaw.
table-key-quit = Zapisz i wyjdź
table-key-quit-short = wyjdź
table-close = Esc: wróć

## Small questions

table-save-where = Do jakiego pliku zapisać?
table-save-keys = Enter: zapisz    Esc: wróć
table-undo = Cofnąć: { $answer }?
table-yes-no = { $yes }: tak    { $no }: nie

## Several people at one keyboard

table-cover-ready = Enter: tu { $name }
table-cover-undo = u: { $name } cofa
table-cover-leave = q: zapisz i wyjdź

## The end

table-total = Punkty
table-turns = Tury
table-plot = Punkty po turach
table-again = y: jeszcze raz    u: cofnij    s: zapisz    l: dziennik    q: wyjdź
table-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup. „Ziarno”, „zawiera” and „pomija” have 8 columns.

table-setup = Nowa gra
table-seats = Miejsca
table-nobody = nikt
table-person = osoba
table-bot = bot: { $level }
table-kingdom = Królestwo
table-way-random = Losowo: { $source }
table-way-hand = Wybrane ręcznie
table-source-base = Dominion
table-source-intrigue = Intryga
table-source-both = oba pudełka
table-source-5-5 = po pięć z pudełka
table-with = zawiera
table-without = pomija
table-some-cards = karty, z przecinkami
table-seed = Ziarno
table-seed-any = losowe
table-another = Inne
table-pick = Wybierz karty
table-begin = Zacznij
table-leave = Wyjdź
table-bad-seed = Ziarno to liczba całkowita, a nie { $text }.
table-setup-keys = Tab: dalej    ← →: zmień    F2: zacznij    F3: język    F1: klawisze
table-setup-help =
    Tab i Shift+Tab prowadzą od pola do pola, strzałki po liście.
    Strzałki w lewo i w prawo lub Enter zmieniają, kto gra.
    Enter otwiera też listę i naciska przycisk.
    Miejsca: osoba albo poziom bota. Osobom możesz nadać imiona.
    Królestwo: zalecany zestaw, dziesięć kart losowych albo twoich.
    Zawiera: karty, które muszą być w losowym Królestwie.
    Pomija: karty, których ma w nim nie być.
    Opis karty pod kursorem stoi pod listą.
    Ziarno: ta sama liczba rozdaje te same karty. F2 zaczyna grę.
    F3: inny język. Każda osoba może mieć własny.
table-picked =
    { $n ->
       *[other] Wybrane karty: { $n } z { $most }. Spacja: weź lub odłóż. Enter: gotowe. Esc: wróć.
    }

## A table at a server

table-key-chat = Napisz coś do innych
table-key-chat-short = czat
table-key-resign = Opuść grę na dobre
table-key-quit-remote = Wyjdź; miejsce pozostaje twoje
table-key-quit-remote-short = wyjdź
table-remote-lost = Połączenie zerwane; próbuję ponownie …
table-remote-bye = Serwer robi przerwę; próbuję ponownie …
table-remote-open =
    { $n ->
        [one] Gra zacznie się, gdy zajęte będzie ostatnie miejsce. Inni dołączają tak: { $command }
        [few] Gra zacznie się, gdy zajęte będą jeszcze { $n } miejsca. Inni dołączają tak: { $command }
        [many] Gra zacznie się, gdy zajętych będzie jeszcze { $n } miejsc. Inni dołączają tak: { $command }
       *[other] Gra zacznie się, gdy zajęte będą wszystkie miejsca (jeszcze { $n }). Inni dołączają tak: { $command }
    }
table-remote-held = Wybrano. Liczy się, gdy wybiorą wszyscy.
table-remote-refused = Odmowa: { $text }
table-remote-undo-asked = { $name } prosi o cofnięcie. Zgoda?
table-remote-undo-consent = Potrzebna zgoda: { $names }.
table-remote-undo-wait = Prośba wysłana. Decyduje { $names }.
table-remote-undone = { $name } cofa.
table-remote-undo-refused = { $name } się nie zgadza.
table-remote-away = { $name } jest poza stołem. Czy ma zagrać bot?
table-remote-chat = { $name }: { $text }
table-remote-say = Napisz do innych
table-remote-resign = Opuścić grę na dobre? Twoje miejsce przejmie bot.
table-remote-seconds =
    { $n ->
        [one] została { $n } sekunda
        [few] zostały { $n } sekundy
        [many] zostało { $n } sekund
       *[other] zostało { $n } sekundy
    }
table-remote-again = y: jeszcze raz    l: dziennik    q: wyjdź
table-remote-votes = Za kolejną grą: { $names }
table-remote-left = Na swoje miejsce wrócisz tak: { $command }
table-remote-no-table = Pod adresem { $address } nie ma wolnego stołu. Otwórz go tam w przeglądarce i dołącz.
table-remote-nothing-to-watch = Pod adresem { $address } nie ma gry do oglądania.
table-remote-tables = Stoły pod adresem { $address }
table-remote-tables-keys = Enter: wybierz    r: odśwież    q: wyjdź
table-remote-table = { $names } · { $kingdom } · { $state }
table-remote-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
table-remote-turn = tura { $n }
table-remote-own-kingdom = własne Królestwo
table-remote-bad-address = { $address } nie jest adresem serwera; powinien być jak http://HOST:PORT/ albo adres stołu.
table-remote-unreachable = { $address } nie odpowiada: { $reason }
table-remote-newer = Serwer mówi inną wersją protokołu; zaktualizuj throneroom.

## Watching

table-watch-everybody = jak widzą wszyscy
table-watch-seat = jak widzi { $name }
table-watch-everything = wszystkie ręce odkryte
table-watch-position = Decyzja { $number } z { $last }, { $eyes }
table-watch-running = { $position }, { $speed } na sekundę
table-watch-answer = { $name } odpowiada: { $answer }
table-watch-live = Oglądasz, { $eyes }
table-watch-key-next = Następna decyzja
table-watch-key-next-short = dalej
table-watch-key-back = Poprzednia decyzja
table-watch-key-back-short = wstecz
table-watch-key-run = Odtwarzaj lub wstrzymaj
table-watch-key-run-short = start
table-watch-key-speed = Szybciej, wolniej
table-watch-key-turn = Następna tura, poprzednia tura
table-watch-key-ends = Na początek, na koniec
table-watch-key-eyes = Czyimi oczami
table-watch-key-eyes-short = oczy
table-watch-key-quit = Wyjdź
table-watch-key-quit-short = wyjdź
table-watch-end-keys = Esc: z powrotem do stołu    q: wyjdź
