### Texts that only the browser client shows. Prompts, cards and the log are in the other catalogs.

web-title = Throneroom
web-skip = Przejdź do treści
web-navigation = Menu główne
web-close = Zamknij
web-settings = Opcje
web-no-server = Serwer nie odpowiada. Sprawdź, czy działa, i spróbuj ponownie.
web-not-loaded = Nie udało się wczytać tej części programu. Sprawdź połączenie i spróbuj ponownie.
web-try-again = Ponów próbę
web-place-kingdom = Królestwa
web-place-cards = Karty
web-place-lab = Lab
web-place-workshop = Warsztat
web-place-shelf = Półka
web-place-daily = Rozdanie dnia
web-tour = Naucz się grać
web-credits = Autorzy

## Cards

web-cost = Koszt
web-tile-cost = koszt { $cost }
web-tile-count =
    { $n ->
        [0] brak
       *[other] zostało { $n }
    }
web-tile-copies =
    { $n ->
        [one] { $n } kopia
        [few] { $n } kopie
        [many] { $n } kopii
       *[other] { $n } kopii
    }
web-tile-chosen = wybrano { $n }
web-tile-option = można wybrać
web-rulings = Wyjaśnienia
web-more-rulings = Więcej: wyjaśnienia
web-word-breaks = Repre-zentacyjna Labora-torium Prze-budowa Rzemieśl-nik Sabota-żysta Dziedzi-niec
web-rulings-hint = Wyjaśnienia: prawy przycisk myszy albo klawisz I.
web-section = punkt { $section } zasad
web-related = Zobacz też:
web-card-page = Strona karty
web-all-cards = Wszystkie karty
web-search-cards = Znajdź kartę

## Settings

web-language = Język
web-theme = Motyw
web-theme-system = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-speed = Tempo animacji
web-speed-off = Brak
web-speed-fast = Szybkie
web-speed-normal = Zwykłe
web-speed-slow = Wolne
web-sound = Dźwięki
web-sound-off = Brak
web-sound-turn = Twoja tura
web-sound-all = Wszystkie
web-warnings = Pytaj przed nierozsądnym kliknięciem: Klątwa, niezagrane Akcje lub Skarby, niewydane monety
web-notify = Powiadamiaj, gdy przychodzi moja kolej

## Buttons that confirm a choice: web-do-<verb>, or web-do-<card>-<verb> where the card needs its own text

web-do-play-action = Zagraj: { $cards }
web-do-play-treasures = Zagraj: { $cards }
web-do-buy = Kup: { $cards }
web-do-react = Odsłoń: { $cards }
web-do-play = Zagraj: { $cards }
web-do-throne-room-play = Zagraj 2×: { $cards }
web-do-discard = Odrzuć: { $cards }
web-do-discard-deck = Talia na stos odrzuconych
web-do-trash = Wyrzuć: { $cards }
web-do-gain = Pozyskaj: { $cards }
web-do-give = Daj: { $cards }
web-do-put-on-deck = Na talię: { $cards }
web-do-put-back = Odłóż: { $cards }
web-do-set-aside = Na bok: { $cards }
web-do-pass = Przekaż: { $cards }
web-do-name = Podaj: { $cards }
web-do-choose = { $cards }
web-do-put-into-deck = Wsuń do talii: { $cards }
web-do-reveal = Odsłoń: { $cards }
web-do-choose-number = Wybierz { $cards }
web-do-mining-village-trash = Wyrzuć za +2 Monety

## Buttons that choose nothing

web-decline-play-action = Koniec akcji
web-decline-play-treasures = Przejdź do zakupów
web-decline-buy = Koniec tury
web-decline-react = Nie odsłaniaj
web-decline-play = Nie zagrywaj
web-decline-discard = Nie odrzucaj
web-decline-spy-discard = Zostaw na talii
web-decline-baron-discard = Pozyskaj Posiadłość
web-decline-discard-deck = Zostaw talię
web-decline-trash = Nie wyrzucaj
web-decline-mining-village-trash = Zachowaj
web-decline-gain = Nie pozyskuj
web-decline-give = Nic nie dawaj
web-decline-put-on-deck = Nic na talię
web-decline-put-back = Nic na talię
web-decline-set-aside = Zostaw na ręce
web-decline-pass = Nie przekazuj
web-decline-name = Nie podawaj
web-decline-choose = Nie wybieraj
web-decline-put-into-deck = Nie wsuwaj nic do talii
web-decline-reveal = Nie odsłaniaj nic
web-decline-choose-number = Nie wybieraj nic

web-undo = Cofnij: { $what }

## The table

web-table = Stół
web-supply = Zasoby
web-hand = Twoja ręka
web-hand-empty = Nie masz kart na ręce.
web-in-play = W grze
web-side = Gracze i dziennik
web-players = Gracze
web-log = Dziennik
web-log-of = Pokaż dziennik gracza
web-log-all = Wszyscy
web-chat = Czat
web-say = Napisz coś
web-prompt = Bieżąca decyzja
web-ask-play-action = Zagraj kartę Akcji albo zakończ akcje.
web-ask-play-treasures = Zagraj swoje Skarby.
web-ask-buy = Kup kartę albo zakończ turę.
web-ask-react = { $name } zagrywa kartę { $asker }: odsłonić { $cards }?
# What an Attack does to the reader, below the question for a Reaction; $name played it. A Reaction need not stop it, so no "otherwise".
web-attacked-bandit = Odsłaniasz dwie karty z wierzchu swojej talii, wyrzucasz na śmietnisko jeden Skarb inny niż Miedziak i odrzucasz resztę.
web-attacked-bureaucrat = Kładziesz na swojej talii kartę Zwycięstwa z ręki albo odsłaniasz rękę, w której żadnej nie ma.
web-attacked-militia = Odrzucasz karty, aż zostaną ci na ręce tylko trzy.
web-attacked-minion = Jeśli masz na ręce co najmniej pięć kart, { $name } może sprawić, że odrzucisz je wszystkie i dobierzesz cztery.
web-attacked-replace = Jeśli { $name } pozyska w ten sposób kartę Zwycięstwa, pozyskujesz Klątwę.
web-attacked-saboteur = Wyrzucasz na śmietnisko następną kartę talii o koszcie co najmniej 3. Możesz pozyskać kartę tańszą o 2 lub więcej.
web-attacked-spy = Odsłaniasz kartę z wierzchu swojej talii, a { $name } decyduje, czy ją odrzucasz, czy kładziesz z powrotem.
web-attacked-swindler = Wyrzucasz na śmietnisko kartę z wierzchu swojej talii, a { $name } wskazuje kartę o tym samym koszcie, którą pozyskujesz.
web-attacked-thief = Odsłaniasz dwie karty z wierzchu swojej talii i wyrzucasz na śmietnisko Skarb, który wskaże { $name } i który może pozyskać.
web-attacked-torturer = Wybierasz: odrzucasz dwie karty albo pozyskujesz Klątwę na rękę.
web-attacked-witch = Pozyskujesz Klątwę.
# Any other Attack, such as a custom card.
web-attacked-other = Spotyka cię to, co karta { $card } robi pozostałym graczom.
web-trash = Śmietnisko
web-trash-count =
    { $n ->
        [0] Śmietnisko, puste
        [one] Śmietnisko, { $n } karta
        [few] Śmietnisko, { $n } karty
        [many] Śmietnisko, { $n } kart
       *[other] Śmietnisko, { $n } karty
    }
web-trash-empty = Śmietnisko jest puste.
web-empty-piles = Puste stosy: { $n } z { $end }
web-effect-cheaper = karty o { $n } tańsze
web-effect-worth =
    { $n ->
        [one] { $card } daje o { $n } monetę więcej
        [few] { $card } daje o { $n } monety więcej
        [many] { $card } daje o { $n } monet więcej
       *[other] { $card } daje o { $n } monety więcej
    }
web-effect-first =
    { $n ->
        [one] pierwsza karta { $card }: o { $n } monetę więcej
        [few] pierwsza karta { $card }: o { $n } monety więcej
        [many] pierwsza karta { $card }: o { $n } monet więcej
       *[other] pierwsza karta { $card }: o { $n } monety więcej
    }
web-effect-played = zagrane Akcje: { $n }
web-your-turn = Twoja tura { $n }
web-their-turn = { $name }, tura { $n }
web-revealed = { $name }: odsłonięte
web-set-aside = { $name }: na boku
web-plays = { $name }: w grze
web-passing = { $name }: karta do przekazania
web-offered = Do wyboru
web-turn = tura
web-turn-mine = twoja tura
web-thinks = wybiera
web-resigned = poza grą
web-stand-in = gra bot
web-away = nie ma przy stole
web-in-hand = { $n } na ręce
web-in-deck = { $n } w talii
web-hand-word = na ręce
web-own-piles = Moja talia i odrzucone karty
web-deck = Talia
web-discard = Odrzucone
web-left-in-deck =
    { $n ->
        [one] W mojej talii: { $n } karta
        [few] W mojej talii: { $n } karty
        [many] W mojej talii: { $n } kart
       *[other] W mojej talii: { $n } karty
    }
web-deck-empty = Twoja talia jest pusta. Gdy trzeba będzie dobrać kartę, przetasujesz karty odrzucone.
web-deck-word = talia
web-discard-word = odrzucone:
web-owned =
    { $n ->
        [one] ma { $n } kartę
        [few] ma { $n } karty
        [many] ma { $n } kart
       *[other] ma { $n } karty
    }
web-owned-by = Znane karty: { $name }
web-seconds-left =
    { $n ->
        [one] została { $n } sekunda
        [few] zostały { $n } sekundy
        [many] zostało { $n } sekund
       *[other] zostało { $n } sekundy
    }
web-last-gains = ostatnio: { $cards }
web-recap = Od twojej ostatniej tury
web-recap-buy = kupuje
web-recap-gain = pozyskuje
web-recap-trash = wyrzuca
web-recap-nothing = bez ruchu
web-recap-no-buy = nic nie kupuje
web-recap-none = Tutaj pojawiają się tury innych graczy.
web-watching = Oglądasz grę.
web-held = Wybrano. Czekamy na: { $names }.
web-sending = Wysyłam odpowiedź…
web-waiting = Czekamy na: { $names }.
web-waiting-turn = Trwa tura gracza { $names }.
web-waiting-card = { $names } rozpatruje kartę { $card }.
web-waiting-response = Czekamy na odpowiedź na kartę { $card }: { $names }.
web-watching-turn = Gra { $name }.
web-my-turn-begins = Twoja tura się zaczyna.
web-my-turn-ends = Twoja tura się kończy.
web-my-turn-on = Twoja tura.
web-play-all = Zagraj wszystkie Skarby
web-choose-all = Wybierz wszystkie
web-choose-more = Wybierz jeszcze { $n }
web-choose-pile = Wybierz stos i zatwierdź.
web-number = Liczba od { $least } do { $most }
web-put-back = Usuń kartę { $card }
web-warn-actions = Możesz jeszcze zagrać kartę Akcji.
web-warn-treasures = Możesz jeszcze zagrać Skarby.
web-warn-coins = Możesz jeszcze kupić kartę.
web-warn-curse = Klątwa jest warta −1 punkt.
web-warn-copper = Za te monety kupisz coś lepszego.
web-anyway = Mimo to: { $what }
web-skip-show = Pomiń
web-watch-again = Obejrzyj jeszcze raz
web-undo-ask = (inni muszą się zgodzić)
web-rule = Zasada
web-name-card = Nazwa karty
web-title-asked = Twoja kolej · Throneroom

## Keys

web-keys = Skróty klawiszowe
web-key-name-enter = Enter
web-key-name-space = Spacja
web-key-name-escape = Esc
web-key-digits = wybierz jedną z pierwszych dziewięciu możliwości
web-key-enter = zatwierdź wybór
web-key-treasures = zagraj wszystkie Skarby albo wybierz wszystko
web-key-end = zakończ akcje lub turę albo nic nie wybieraj
web-key-undo = cofnij
web-key-clear = wyczyść wybór
web-key-info = przeczytaj wskazaną kartę
web-key-hand = przejdź do ręki
web-key-supply = przejdź do Zasobów
web-key-prompt = przejdź do przycisków
web-key-centre = przejdź do kart w grze
web-key-guide = przejdź do przewodnika pierwszej gry
web-key-arrows = przechodź między kartami
web-key-log = pokaż lub ukryj dziennik (małe ekrany)
web-key-trash = przejrzyj śmietnisko
web-key-skip = pomiń animację
web-key-command = wpisz polecenie
web-key-help = pokaż tę pomoc

## Menu and notices

web-menu = Menu
web-this-game = Ta gra
web-result = Wynik
web-leave = Odejdź od stołu
web-resign = Poddaj grę
web-resign-sure = Na pewno poddać grę?
web-you-resigned-early = Gra poddana. Do końca partii twoimi kartami gra bot.
web-new-game = Nowa gra
web-marked = Cofnięto odpowiedź po ujawnieniu nowych informacji.
web-seeded = Tę grę rozdano z wybranego ziarna.
web-connection-connecting = Łączenie…
web-connection-lost = Utracono połączenie. Łączę ponownie…
web-connection-closed = Rozłączono
web-undo-wanted = { $name } prosi o cofnięcie { $n } odpowiedzi.
web-undo-waiting = Prosisz o cofnięcie. Czekamy na: { $names }.
web-undo-withdraw = Wycofaj prośbę
web-agree = Zgoda
web-refuse = Odmów
web-absent = Od pewnego czasu przy stole nie ma: { $name }. Co teraz?
web-absent-wait = Czekaj
web-absent-bot = Niech gra bot
web-absent-end = Zakończ grę
web-stood-in = Za ciebie gra bot.
web-come-back = Wracam do gry

## Advice

web-advice-turn-on = Włącz podpowiedzi
web-advice-turn-off = Wyłącz podpowiedzi
web-advice-mark = szansa na wygraną { $chance }%
web-advice-best = najlepsza odpowiedź

## Home

web-home = Start
web-welcome = Zagraj w Dominion
web-lead = Wszystkie karty z Dominiona i Intrygi, przeciw botom albo ze znajomymi przez link. Bez konta.
web-doors = Inne wejścia
web-door-guide = Nie znasz Dominiona? Pierwsza gra przy prawdziwym stole, z objaśnieniami na bieżąco.
web-door-daily = Dziś te same karty dla wszystkich na tym serwerze. Zagraj, a potem porównaj ruch po ruchu.
web-door-shelf = Twoje gry z powtórkami, ulubione królestwa, otwarcia i ranking, zapisane w tej przeglądarce.
web-door-workshop = Napisz własną kartę prostymi słowami i od razu nią zagraj, z botami albo ze znajomymi.
web-go-on = Graj dalej
web-kingdom = Królestwo
web-sets = Zalecane zestawy
web-by-chance = Losowo
web-edition = Edycja
web-source-both = Oba pudełka
web-source-base = Dominion
web-source-intrigue = Intryga
web-source-5-5 = Po 5 z każdego
web-choose-kingdom = Wybierz karty
web-open-tables = Otwarte stoły
web-running-tables = Trwające gry
web-join = Dołącz
web-watch = Oglądaj
web-own-kingdom = Własne Królestwo
web-turn-n = tura { $n }
web-free-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
web-your-move = twoja kolej
web-your-name = Twoje imię
web-guest = Gość
web-level = Poziom botów
web-opponents = Przeciwnicy
web-table-options = Opcje stołu
web-option-points = Pokazuj punkty wszystkich
web-option-decks = Pokazuj, kto ma jakie karty
web-option-pauses = Między ludźmi robić krótką przerwę, aby nikt nie poznał, kto ma Reakcję
web-option-undo = Cofanie
web-undo-free = do nowej informacji
web-undo-consent = potem za zgodą
web-undo-never = nigdy
web-option-watch = Widzowie
web-watch-nobody = bez widzów
web-watch-open = widok publiczny
web-watch-everything = wszystkie ręce
web-option-advice = Podpowiedzi
web-advice-never = nigdy
web-advice-agreed = jeśli wszyscy się zgodzą
web-option-clock = Czas na odpowiedź
web-clock =
    { $n ->
        [0] bez limitu
        [one] { $n } sekunda
        [few] { $n } sekundy
        [many] { $n } sekund
       *[other] { $n } sekundy
    }
web-play-now = Zagraj teraz
web-invite =
    { $n ->
        [one] Zaproś { $n } osobę
        [few] Zaproś { $n } osoby
        [many] Zaproś { $n } osób
       *[other] Zaproś { $n } osoby
    }

## Before the game

web-sit = Usiądź
web-open-seat = Wolne miejsce
web-that-is-you = ty
web-a-bot = bot
web-waiting-for-friends = Czekamy na graczy
web-table-closed = Ten stół jest zamknięty.
web-begin-now = Zacznij bez wolnych miejsc
web-begin-with-bots = Uzupełnij botami i zacznij
web-close-table = Zamknij stół
web-invite-how = Wyślij znajomym ten link albo daj im zeskanować kod. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-link = Link
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Kod QR linku

## The end

web-you-win = Wygrywasz.
web-you-resigned = Gra poddana. { $result }
web-they-win = Wygrywa { $name }.
web-share-victory = Wspólne zwycięstwo: { $names }.
web-winner = zwycięstwo
web-game-length =
    { $n ->
        [one] Gra trwała { $n } turę.
        [few] Gra trwała { $n } tury.
        [many] Gra trwała { $n } tur.
       *[other] Gra trwała { $n } tury.
    }
web-how-resigned = Zakończyła się przez poddanie.
web-how-ended = Zakończono ją przed czasem.
web-how-draw = Rozpoczęto ją w starszej wersji programu i zakończono remisem.
web-outdated = Tę grę rozpoczęto w starszej wersji programu i nie można jej kontynuować.
web-outdated-draw = Zakończ remisem
# The number of points stands before it.
web-points-in =
    { $n ->
        [one] { $turns ->
            [one] punkt w { $turns } turze
           *[other] punkt w { $turns } turach
        }
        [few] { $turns ->
            [one] punkty w { $turns } turze
           *[other] punkty w { $turns } turach
        }
        [many] { $turns ->
            [one] punktów w { $turns } turze
           *[other] punktów w { $turns } turach
        }
       *[other] { $turns ->
            [one] punktu w { $turns } turze
           *[other] punktu w { $turns } turach
        }
    }
web-card-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
web-whole-deck =
    { $n ->
        [one] Cała talia, { $n } karta
        [few] Cała talia, { $n } karty
        [many] Cała talia, { $n } kart
       *[other] Cała talia, { $n } karty
    }
web-rematch = Jeszcze raz
web-rematch-swap = Wymień kartę i zagraj jeszcze raz
web-rematch-waiting = Czekamy na: { $names }.
web-swap-out = Usuń
web-swap-into = Dodaj
web-new-kingdom = Nowe Królestwo
web-replay = Powtórka
web-download = Pobierz zapis
web-look-at-table = Zobacz stół
web-curve-points = Punkty po turach
web-curve-money = Pieniądze w turach
web-curve-turn = Tura
web-moments = Kluczowe chwile
web-moment-turn = Tura { $n }
web-share = Udostępnij tę grę

## The coach

web-coach = Trener
web-coach-seat = Gracz
web-coach-start = Oceń tę partię
web-coach-about = Trener wielokrotnie rozgrywa dalszy ciąg partii od każdej decyzji i pokazuje, które kosztowały i co było szczęściem. Pierwszy werdykt zajmuje około dziesięciu sekund.
web-coach-waiting = Oczekiwanie na laboratorium.
web-coach-preparing = Najpierw trener szuka dobrych planów dla tego królestwa.
web-coach-working = Ocena każdej decyzji.
web-coach-first = To pierwszy werdykt. Dokładniejszy będzie za chwilę.
web-coach-cancelled = Zatrzymano.

## Replay

web-replay-step = Decyzja { $n } z { $of }. { $name }: { $what }
web-replay-hidden = Decyzja { $n } z { $of }. Decyduje { $name }.
web-replay-slider = Decyzja
web-previous-turn = Poprzednia tura
web-previous-step = Poprzednia decyzja
web-next-step = Następna decyzja
web-next-turn = Następna tura
web-see = Widok
web-see-all = Wszystkie ręce
web-see-public = Widok publiczny
web-see-seat = Jak widzi { $name }
web-link-here = Link do tej decyzji
web-play-on = Graj stąd dalej
web-hand-of = Ręka: { $name }

## Kingdoms

web-kingdom-title = Królestwo: karty { $n } z { $size }
web-kingdom-missing =
    { $n ->
        [one] Aby zagrać, wybierz jeszcze { $n } kartę.
        [few] Aby zagrać, wybierz jeszcze { $n } karty.
       *[many] Aby zagrać, wybierz jeszcze { $n } kart.
    }
web-kingdom-full = Królestwo ma już dziesięć kart. Najpierw którąś usuń.
web-keep-card = Zostaw
web-swap-card = Wymień
web-draw-kingdom = Losuj
web-choose-set = Wybierz zestaw
web-paste = Wklej listę
web-paste-example = Wioska, Kuźnia, Fosa…
web-take = Użyj
web-seed = Ziarno
web-seed-random = losowe
web-all-kingdom-cards = Wszystkie karty Królestwa
web-printed-cards = Karty drukowane
web-filter-village = Dodatkowe akcje
web-filter-draw = Dobieranie
web-filter-trash = Wyrzucanie
web-filter-gain = Pozyskiwanie
web-filter-attack = Ataki
web-filter-reaction = Reakcje
web-type = Typ
web-box = Pudełko
web-any-cost = Każdy koszt
web-any-type = Każdy typ
web-any-box = Oba pudełka
web-a-click = Kliknięcie karty
web-click-take = dodaje ją
web-click-keep = wymaga jej
web-click-ban = wyklucza ją
web-note-banned = wykluczona
web-note-kept = wymagana
web-note-taken = wybrana
web-no-such-card = Brak pasujących kart.

## Lab

web-lab-lead = Niech strategie grają ze sobą na tym serwerze: zobacz, jak często każda wygrywa. Przedziały ufności są 95-procentowe.
web-lab-match = Mecz
web-lab-games = Gry
web-lab-run = Start
web-lab-search = Szukanie strategii
web-lab-seconds = Sekundy
web-lab-look = Szukaj
web-own-strategy = Własna strategia
web-strategy-n = Strategia { $n }
web-add-strategy = Dodaj strategię
web-remove = Usuń
web-cancel = Anuluj
web-progress = Postęp
web-job-waiting = W kolejce
web-job-running = { $done } z { $total }
web-job-done = Gotowe: { $total }
web-job-cancelled = Anulowano po { $done }
web-job-failed = Nie udało się
web-interval = od { $low } do { $high }
web-mean-turns = Gry trwały średnio tur: { $n }.
web-curve-mean = Średnie punkty po turach
web-play-against = Zagraj z nią


## Credits

web-credits-game = Gry Dominion i Dominion: Intryga zaprojektował Donald X. Vaccarino, a wydaje Rio Grande Games. Ten program nie jest z nimi związany i nie korzysta z ich grafik ani tekstów kart.
web-credits-icons = Autorzy ikon: { $authors }, ze strony
web-credits-fonts = Kroje pisma: Alegreya i Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica, na licencji SIL Open Font License.
web-credits-licences = Licencje tego, co zawiera ten klient
