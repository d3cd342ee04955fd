### The game line by line: the board in words, commands, saving, the end of a game, and errors.

plain-input = >
plain-person = Gracz { $n }
plain-none = brak wyboru

## Several people at one keyboard

plain-hand-over = { $name }, twoja kolej.
plain-hand-over-wait = { $name }, twoja kolej. Pozostali niech nie patrzą.
plain-enter = Naciśnij Enter.
# $name is the player who has just answered.
plain-enter-or-undo = Naciśnij Enter. ({ $name } może jeszcze wpisać cofnij.)

## Help and messages about commands

plain-help =
    Wybór: wpisz nazwę (milicja), jej pierwsze litery (mil) albo numer (3).
    Kilka naraz: 1 3 albo miedziak wioska, albo 2 miedziak, wioska.
    Także: wszystko (lub w), wszystkie miedziak, nic. Sam Enter to nic, gdzie wolno.
    Gdy jest tylko jedna możliwość: tak lub nie.
    pomoc KARTA: co robi karta.         zasada: skąd bierze się pytanie.
    widok: pokaż stół jeszcze raz.      dziennik: co się działo.
    cofnij: cofa ostatnią odpowiedź.    dziennik 2: ostatnie 2 tury.
    język en: zmiana języka.            zapisz PLIK: zapisuje grę.
    wyjdź: zapisuje i kończy.
    podpowiedź: ile warta jest każda odpowiedź i dlaczego.
    Pierwsze litery oznaczają kartę; polecenie wpisz w całości albo po ukośniku: /c.
plain-save-where = Gdzie zapisać? Wpisz: zapisz PLIK
plain-saved = Zapisano: { $file }.
plain-not-saved = Nie zapisano: { $reason }
plain-nothing-to-undo = Nie ma czego cofać: nie było jeszcze żadnej twojej odpowiedzi.
plain-undo-news = Od twojej ostatniej odpowiedzi: { $news }.
plain-news-draw = dobrano karty
plain-news-shuffle = przetasowano talię
plain-news-reveal = odsłonięto karty
plain-news-other-seat = odpowiadali inni
plain-news-look = podejrzano karty
plain-undo-sure = Mimo to cofnąć? (tak lub nie)
plain-not-undone = Nic nie cofnięto.
# $others is how many later answers of other players are undone with it.
plain-undone =
    { $others ->
        [0] Cofnięto: { $answer }.
        [one] Cofnięto: { $answer } oraz { $others } późniejszą odpowiedź innych.
        [few] Cofnięto: { $answer } oraz { $others } późniejsze odpowiedzi innych.
        [many] Cofnięto: { $answer } oraz { $others } późniejszych odpowiedzi innych.
       *[other] Cofnięto: { $answer } oraz { $others } późniejszej odpowiedzi innych.
    }

## The start

plain-welcome = Throneroom: { $names }. Królestwo: { $kingdom }. Ziarno { $seed }. Wpisz pomoc, aby zobaczyć, jak się gra.
plain-go-on = Throneroom: { $names }. Dalszy ciąg gry { $file }. Wpisz pomoc, aby zobaczyć, jak się gra.
plain-preparing =
    { $n ->
        [one] { $names } analizuje Królestwo; może to potrwać kilka sekund.
        [few] { $names } analizują Królestwo; może to potrwać kilka sekund.
        [many] { $names } analizuje Królestwo; może to potrwać kilka sekund.
       *[other] { $names } analizuje Królestwo; może to potrwać kilka sekund.
    }
plain-next-game = Kolejna gra, ziarno { $seed }. Zaczyna { $name }.

## The end

plain-score =
    { $n ->
        [one] { $name }: { $n } punkt ({ $turns }): { $cards }
        [few] { $name }: { $n } punkty ({ $turns }): { $cards }
        [many] { $name }: { $n } punktów ({ $turns }): { $cards }
       *[other] { $name }: { $n } punktu ({ $turns }): { $cards }
    }
plain-worth = { $cards } ({ $n })
plain-wins =
    { $who ->
        [you] Wygrywasz.
       *[other] Wygrywa { $names }.
    }
plain-share = Wspólne zwycięstwo: { $names }.
plain-again = Jeszcze jedna gra? tak lub nie. (Także: trener, dziennik, cofnij, zapisz PLIK)
plain-coach = trener
plain-coach-working = Trener ocenia twoje decyzje. Ctrl-C pokazuje, co już znalazł.
plain-coach-play-on =
    { $n ->
        [one] Aby grać dalej od tej decyzji, wpisz 1.
        [few] Aby grać dalej od jednej z nich, wpisz jej numer, od 1 do { $n }.
        [many] Aby grać dalej od jednej z nich, wpisz jej numer, od 1 do { $n }.
       *[other] Aby grać dalej od jednej z nich, wpisz jej numer, od 1 do { $n }.
    }
# $reason starts with the file that was asked for.
plain-elsewhere = Gry nie dało się zapisać w wybranym miejscu. { $reason }
plain-left = Gra jest zapisana w pliku { $file }.
plain-continue = Aby grać dalej: { $command }
plain-lost = Gry nie dało się nigdzie zapisać: { $reason }. Oto jej zapis:
plain-bye = Do zobaczenia.

## Problems

plain-bad-seats = W grze bierze udział od { $fewest } do { $most } osób i botów, a nie { $n }.
plain-bad-people = W grze bierze udział od 1 do { $most } osób, a nie { $given }.
plain-bad-bots = W grze może być najwyżej { $most } botów, a nie { $given }.
plain-same-name = Imię { $name } noszą dwie osoby; każda potrzebuje innego.
plain-bad-name = Imię ma od 1 do { $most } znaków; { $name } się nie nadaje.
plain-bot-name = { $name } to nazwa bota; wybierz inną.
plain-no-bot = Nie ma bota o nazwie { $name }; do wyboru: { $known }, strategia wbudowana albo plik strategii.
plain-card-failed = Karta zawiodła: { $error }. Gra wróciła do stanu sprzed ostatniej odpowiedzi.
plain-failed = Błąd w programie Throneroom: { $error }. Gra wróciła do stanu sprzed ostatniej odpowiedzi.
plain-with-saved = Zapisana gra ma już swoje miejsca, Królestwo i ziarno; pomiń { $option }.
plain-or-screen = Wybierz jedno: --plain albo --terminal.
plain-no-terminal = Pełny ekran wymaga terminala; w potoku użyj --plain.
plain-only-terminal = Pełny ekran wymaga terminala, który potrafi przesuwać kursor.
plain-one-file = Podaj zapisaną grę tylko raz.

## Replaying a record

plain-asked = Decyzja { $number }, { $name }: { $question }
plain-waiting = Decyzja { $number }: czekamy na: { $name }.
plain-bad-decision = Zapis ma decyzje od 0 do { $most }, a nie { $n }.
plain-bad-seat = Zapis ma miejsca od 0 do { $most }: { $names }.
plain-seat-or-all = Wybierz jedno: --seat albo --all.
