### The full-screen terminal: its parts, keys and screens. Prompts, the log and results are in the other catalogs.

screen-title = Throneroom
screen-supply =
    { $empty ->
        [0] Zasoby
       *[other] Zasoby, puste stosy: { $empty } z { $end }
    }
screen-hand = Twoja ręka
screen-hand-of = Ręka: { $name }
screen-cheaper = karty o { $n } tańsze
screen-phase-action = faza akcji
screen-phase-treasure = Skarby
screen-phase-buy = faza zakupu
screen-nothing-in-play = w grze nic
screen-waiting = Czekamy na: { $names }…
screen-not-begun = Gra się jeszcze nie zaczęła.
screen-over = Koniec gry.
screen-over-keys = Esc: wynik    q: wyjdź
screen-log = Dziennik
screen-card = Karta
screen-no-card = Wskaż kartę, aby ją przeczytać.

## Buttons beside the cards

screen-yes = Tak
screen-no = Nie
screen-all = Wybierz wszystko
screen-all-play-treasures = Zagraj wszystkie Skarby
screen-done =
    { $n ->
        [0] Gotowe
       *[other] Gotowe (wybrano { $n })
    }
screen-none = Nic
screen-none-play-action = Do fazy zakupu
screen-none-play-treasures = Nie zagrywaj więcej
screen-none-buy = Zakończ turę
screen-none-react = Nie odsłaniaj
screen-none-gain = Nie pozyskuj
screen-none-trash = Nie wyrzucaj
screen-none-discard = Nie odrzucaj

## Keys: what each one does; the -short texts are for the footer and must fit into 80 columns with their keys.

screen-name-enter = Enter
screen-name-space = Spacja
screen-name-escape = Esc
screen-name-pageup = PgUp
screen-name-pagedown = PgDn
screen-keys = Klawisze
screen-keys-hint = Wszystko można też kliknąć myszą. Esc zamyka to okno.
screen-key-arrows = Przejdź między kartami
screen-key-tab = Następna część ekranu
screen-key-take = Wybierz kartę pod kursorem
screen-key-all = Zagraj wszystkie Skarby lub wybierz wszystko
screen-key-all-short = wsz
screen-key-done = Gotowe: zatwierdź wybór, idź dalej lub zakończ turę
screen-key-done-short = OK
screen-key-yes-no = Tak, nie
screen-key-clear = Wyczyść wybór
screen-key-type = Wpisz odpowiedź: nazwy, pierwsze litery lub numery
screen-key-type-short = wpis
screen-key-undo = Cofnij
screen-key-undo-short = cofnij
screen-key-save = Zapisz i graj dalej
screen-key-save-short = zapis
screen-key-card = Szczegóły karty pod kursorem
screen-key-rule = Zasada, z której wynika pytanie
screen-key-advice = Podpowiedź: ile warta jest każda odpowiedź
screen-key-advice-off = Wyłącz podpowiedzi
screen-key-language = Zmień język
screen-key-recap = Co zrobili inni od twojej ostatniej tury
screen-key-recap-short = inni
screen-key-known = Talie i śmietnisko: co możesz wiedzieć
screen-key-known-short = talie
screen-key-speed = Szybkość botów
screen-key-theme = Zmień kolory
screen-key-palette = Szukaj polecenia
screen-key-log = Pokaż cały dziennik
screen-key-log-short = log
screen-key-scroll = Przewiń dziennik
screen-key-help = Pokaż wszystkie klawisze
screen-key-help-short = info
screen-key-quit = Zapisz i wyjdź
screen-key-quit-short = wyjdź
screen-close = Esc: wróć

## Small questions

screen-save-where = Do jakiego pliku zapisać?
screen-save-keys = Enter: zapisz    Esc: wróć
screen-undo = Cofnąć: { $answer }?
screen-yes-no = { $yes }: tak    { $no }: nie

## Several people at one keyboard

screen-cover-ready = Enter: tu { $name }
screen-cover-undo = u: cofnij odpowiedź ({ $name })
screen-cover-leave = q: zapisz i wyjdź

## The end

screen-total = Punkty
screen-turns = Tury
screen-plot = Punkty po turach
screen-again = y: jeszcze raz    c: trener    u: cofnij    s: zapisz    l: dziennik    q: wyjdź
screen-coach-keys = 1 do 3: graj dalej od tej decyzji    Esc: wstecz
screen-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup. „Ziarno”, „zawiera” and „pomija” have 8 columns.

screen-setup = Nowa gra
screen-seats = Miejsca
screen-nobody = wolne
screen-person = osoba
screen-bot = bot: { $level }
screen-kingdom = Królestwo
screen-way-random = Losowo: { $source }
screen-way-hand = Wybrane ręcznie
screen-source-base = Dominion
screen-source-intrigue = Intryga
screen-source-both = oba pudełka
screen-source-5-5 = po pięć z pudełka
screen-with = zawiera
screen-without = pomija
screen-some-cards = karty, oddzielone przecinkami
screen-seed = Ziarno
screen-seed-any = losowe
screen-another = Inne
screen-pick = Wybierz karty
screen-begin = Zacznij
screen-leave = Wyjdź
screen-bad-seed = Ziarno musi być liczbą całkowitą, a nie { $text }.
screen-setup-keys = Tab: dalej    ← →: zmień    F2: zacznij    F3: język    F1: klawisze
screen-setup-help =
    Tab i Shift+Tab prowadzą od pola do pola, strzałki po liście.
    Strzałki w lewo i w prawo lub Enter zmieniają, kto zajmuje miejsce.
    Enter otwiera też listę i naciska przycisk.
    Miejsca: osoba albo poziom bota. Osobom możesz nadać imiona.
    Królestwo: zalecany zestaw, dziesięć kart losowych albo twoich.
    Zawiera: karty, które muszą być w losowym Królestwie.
    Pomija: karty, których ma w nim nie być.
    Opis karty pod kursorem jest pod listą.
    Ziarno: ta sama liczba rozdaje te same karty. F2 zaczyna grę.
    F3: zmiana języka. Każda osoba może mieć własny.
screen-picked =
    { $n ->
       *[other] Wybrane karty: { $n } z { $most }. Spacja: dodaj lub usuń. Enter: gotowe. Esc: wróć.
    }

## A table at a server

screen-key-chat = Czat z innymi
screen-key-chat-short = czat
screen-key-resign = Poddaj grę
screen-key-quit-remote = Wyjdź; twoje miejsce na ciebie czeka
screen-key-quit-remote-short = wyjdź
screen-remote-lost = Utracono połączenie. Łączę ponownie…
screen-remote-bye = Serwer robi przerwę. Łączę ponownie…
screen-remote-open =
    { $n ->
        [one] Gra zacznie się, gdy zajęte będzie ostatnie miejsce. Inni dołączają tak: { $command }
        [few] Gra zacznie się, gdy zajęte będą jeszcze { $n } miejsca. Inni dołączają tak: { $command }
        [many] Gra zacznie się, gdy zajętych będzie jeszcze { $n } miejsc. Inni dołączają tak: { $command }
       *[other] Gra zacznie się, gdy zajęte będą wszystkie miejsca (jeszcze { $n }). Inni dołączają tak: { $command }
    }
screen-remote-held = Wybrano. Zadziała, gdy wybiorą wszyscy.
screen-remote-refused = Odmowa: { $text }
screen-remote-undo-asked = { $name } prosi o cofnięcie. Zgoda?
screen-remote-undo-consent = Potrzebna zgoda: { $names }.
screen-remote-undo-wait = Prośba wysłana. Czekamy na: { $names }.
screen-remote-undone = { $name } cofa odpowiedź.
screen-remote-undo-refused = { $name } nie zgadza się na cofnięcie.
screen-remote-away = Przy stole nie ma: { $name }. Czy ma zagrać bot?
screen-remote-chat = { $name }: { $text }
screen-remote-say = Napisz coś
screen-remote-resign = Poddać grę? Twoje miejsce przejmie bot.
screen-remote-seconds =
    { $n ->
        [one] została { $n } sekunda
        [few] zostały { $n } sekundy
        [many] zostało { $n } sekund
       *[other] zostało { $n } sekundy
    }
screen-remote-again = y: jeszcze raz    l: dziennik    q: wyjdź
screen-remote-votes = Za kolejną grą: { $names }
screen-remote-left = Na swoje miejsce wrócisz tak: { $command }
screen-remote-nothing-to-watch = Pod adresem { $address } nie ma gry do oglądania.
screen-remote-tables = Stoły pod adresem { $address }
screen-remote-tables-keys = Enter: wybierz    r: odśwież    q: wyjdź
screen-remote-lobby-keys = Enter: wybierz    n: nowy stół    r: odśwież    q: wyjdź
screen-remote-your-seat = Twoje miejsce
screen-remote-who = Kto gra z tobą?
screen-remote-friends =
    { $n ->
        [one] { $n } osoba, która dołączy później
        [few] { $n } osoby, które dołączą później
       *[many] { $n } osób, które dołączą później
    }
screen-remote-random = Losowe królestwo
screen-remote-none-open = Nie ma otwartych stołów. Naciśnij n, aby otworzyć nowy.
screen-remote-table = { $names } · { $kingdom } · { $state }
screen-remote-free =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
screen-remote-turn = tura { $n }
screen-remote-own-kingdom = własne Królestwo
screen-remote-bad-address = { $address } nie jest adresem serwera; podaj http://HOST:PORT/ albo adres stołu.
screen-remote-unreachable = { $address } nie odpowiada: { $reason }
screen-remote-newer = Serwer używa innej wersji protokołu; zaktualizuj throneroom.

## Watching

screen-watch-everybody = widok publiczny
screen-watch-seat = jak widzi { $name }
screen-watch-everything = wszystkie ręce
screen-watch-position = Decyzja { $number } z { $last }, { $eyes }
screen-watch-running = { $position }, { $speed } na sekundę
screen-watch-answer = { $name } odpowiada: { $answer }
screen-watch-live = Oglądasz, { $eyes }
screen-watch-key-next = Następna decyzja
screen-watch-key-next-short = dalej
screen-watch-key-back = Poprzednia decyzja
screen-watch-key-back-short = wstecz
screen-watch-key-run = Odtwarzaj lub wstrzymaj
screen-watch-key-run-short = graj
screen-watch-key-speed = Szybciej, wolniej
screen-watch-key-turn = Następna tura, poprzednia tura
screen-watch-key-ends = Przejdź na początek, na koniec
screen-watch-key-eyes = Zmień widok
screen-watch-key-eyes-short = widok
screen-watch-key-quit = Wyjdź
screen-watch-key-quit-short = wyjdź
screen-watch-end-keys = Esc: z powrotem do stołu    q: wyjdź

## The others' turns, decks and the trash

screen-speed = Szybkość botów: { $speed }
screen-speed-off = bez przerw
screen-speed-fast = szybko
screen-speed-normal = normalnie
screen-speed-slow = wolno
recap-turn = { $turn }: { $what }
recap-nothing = nic do zobaczenia
recap-none = Od twojej tury nikt inny nie grał.
known-deck =
    { $n ->
        [one] W twojej talii została { $n } karta, bez kolejności:
        [few] W twojej talii zostały { $n } karty, bez kolejności:
       *[many] W twojej talii zostało { $n } kart, bez kolejności:
    }
known-top = Na wierzchu twojej talii, najpierw górna karta:
known-owned =
    { $who ->
        [you] Wszystkie twoje karty:
       *[other] { $name } ma:
    }
known-hidden = Ten stół nie pokazuje talii.
known-no-cards = brak kart
# Before the cards of a whole deck, in the result.
screen-deck-of =
    { $who ->
        [you] { $n ->
            [one] Twoja talia, { $n } karta:
            [few] Twoja talia, { $n } karty:
           *[many] Twoja talia, { $n } kart:
        }
       *[other] { $n ->
            [one] { $name }, { $n } karta:
            [few] { $name }, { $n } karty:
           *[many] { $name }, { $n } kart:
        }
    }
