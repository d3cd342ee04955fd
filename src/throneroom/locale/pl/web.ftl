### The browser's own words. Questions, cards and the log are in the other catalogs.

web-title = Throneroom
web-skip = Przejdź do treści
web-navigation = Działy
web-close = Zamknij
web-settings = Opcje
web-no-server = Serwer nie odpowiada. Sprawdź, czy działa, i spróbuj ponownie.
web-try-again = Ponów próbę
web-place-kingdom = Królestwa
web-place-cards = Karty
web-place-lab = Lab
web-tour = Naucz się grać
web-credits = Autorzy

## Cards

web-cost = Koszt
web-tile-cost = koszt { $cost }
web-tile-count =
    { $n ->
        [0] brak
       *[other] { $n }
    }
web-tile-chosen = wybrano { $n }
web-tile-option = można wybrać
web-rulings = Wyjaśnienia
web-section = punkt { $section } zasad
web-related = Zobacz też:
web-card-page = Strona karty
web-all-cards = Wszystkie karty
web-search-cards = Znajdź kartę

## Settings

web-language = Język
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-speed = Tempo kart
web-speed-off = Brak
web-speed-fast = Szybkie
web-speed-normal = Zwykłe
web-speed-slow = Wolne
web-sound = Dźwięki
web-sound-off = Brak
web-sound-turn = Twoja tura
web-sound-all = Wszystkie
web-warnings = Ostrzegaj, gdy kończę turę, a mogę jeszcze coś zrobić
web-notify = Powiadamiaj, gdy przychodzi moja kolej

## What buttons say: web-do-<verb>, or web-do-<card>-<verb> where a card says it better

web-do-play-action = Zagraj: { $cards }
web-do-play-treasures = Zagraj: { $cards }
web-do-buy = Kup: { $cards }
web-do-react = Odsłoń: { $cards }
web-do-play = Zagraj: { $cards }
web-do-throne-room-play = Zagraj 2×: { $cards }
web-do-discard = Odrzuć: { $cards }
web-do-discard-deck = Odrzuć talię
web-do-trash = Do Kosza: { $cards }
web-do-gain = Pozyskaj: { $cards }
web-do-give = Daj: { $cards }
web-do-put-on-deck = Na talię: { $cards }
web-do-put-back = Na talię: { $cards }
web-do-set-aside = Na bok: { $cards }
web-do-pass = Przekaż: { $cards }
web-do-name = Podaj: { $cards }
web-do-choose = { $cards }
web-do-mining-village-trash = Do Kosza za 2 monety

## What buttons say that choose nothing

web-decline-play-action = Koniec akcji
web-decline-play-treasures = Dość Skarbów
web-decline-buy = Koniec tury
web-decline-react = Nie odsłaniaj
web-decline-play = Nie zagrywaj
web-decline-discard = Nie odrzucaj
web-decline-spy-discard = Zostaw na wierzchu
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

web-undo = Cofnij „{ $what }”

## The table

web-table = Stół
web-supply = Rezerwa
web-hand = Twoja ręka
web-hand-empty = Nie masz kart na ręce.
web-in-play = W grze
web-side = Gracze i dziennik
web-players = Gracze
web-log = Dziennik
web-chat = Czat
web-say = Napisz coś
web-prompt = Pytanie
web-trash = Kosz
web-trash-count =
    { $n ->
        [0] Kosz, pusty
        [one] Kosz, { $n } karta
        [few] Kosz, { $n } karty
        [many] Kosz, { $n } kart
       *[other] Kosz, { $n } karty
    }
web-trash-empty = Kosz jest pusty.
web-empty-piles = Puste stosy: { $n } z { $end }
web-effect-cheaper = karty o { $n } tańsze
web-effect-worth = { $card } daje o { $n } więcej
web-effect-played = zagrane Akcje: { $n }
web-your-turn = Twoja tura { $n }
web-their-turn = { $name }, tura { $n }
web-revealed = { $name }: odsłonięte
web-set-aside = { $name }: na boku
web-plays = { $name }: w grze
web-passing = { $name }: karta gotowa do przekazania
web-offered = Do wyboru
web-turn = tura
web-thinks = wybiera
web-resigned = poza grą
web-stand-in = gra bot
web-away = poza stołem
web-in-hand = { $n } na ręce
web-hand-word = na ręce
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
web-last-gains = pozyskane: { $cards }
web-recap = Co robili inni od twojej ostatniej tury
web-recap-played = zagrane
web-recap-gained = pozyskane
web-recap-trashed = do Kosza
web-recap-nothing = bez ruchu
web-recap-on-me = dotyka cię: { $cards }
web-watching = Oglądasz grę.
web-held = Wybrano. Czekamy: { $names }.
web-sending = Wysyłam odpowiedź
web-waiting = Czekamy: { $names }.
web-watching-turn = Gra { $name }.
web-play-all = Zagraj wszystkie Skarby
web-choose-all = Wszystkie
web-choose-more = Wybierz jeszcze { $n }
web-put-back = Bez karty { $card }
web-warn-actions = Możesz jeszcze zagrać kartę Akcji.
web-warn-coins = Możesz jeszcze coś kupić.
web-anyway = Mimo to: { $what }
web-skip-show = Pokaż stan teraz
web-undo-ask = (inni muszą się zgodzić)
web-name-card = Nazwa karty
web-title-asked = Twoja kolej · Throneroom

## Keys

web-keys = Klawisze
web-key-name-enter = Enter
web-key-name-space = Spacja
web-key-name-escape = Esc
web-key-digits = wybierz pierwszą, drugą … możliwość
web-key-enter = zatwierdź wybór
web-key-treasures = zagraj wszystkie Skarby albo wybierz wszystko
web-key-end = zakończ akcje lub turę albo nic nie wybieraj
web-key-undo = cofnij
web-key-clear = wybierz od nowa
web-key-info = przeczytaj wskazaną kartę
web-key-hand = przejdź do ręki
web-key-supply = przejdź do Rezerwy
web-key-prompt = przejdź do przycisków
web-key-centre = przejdź do kart w grze
web-key-arrows = przechodź od karty do karty
web-key-log = pokaż lub ukryj dziennik (małe ekrany)
web-key-trash = zajrzyj do Kosza
web-key-skip = nie czekaj na ruch kart innych graczy
web-key-help = ta pomoc

## Menu and notices

web-menu = Menu
web-result = Wynik
web-leave = Odejdź od stołu
web-resign = Poddaj grę
web-resign-sure = Poddać na dobre?
web-marked = Coś cofnięto, choć odkryto już więcej.
web-seeded = To rozdanie wybrano, podając ziarno.
web-connection-connecting = Łączenie
web-connection-lost = Brak połączenia. Próbuję ponownie
web-connection-closed = Bez połączenia
web-undo-wanted = { $name } prosi o cofnięcie { $n } odpowiedzi.
web-undo-waiting = Prosisz o cofnięcie. Czekamy: { $names }.
web-undo-withdraw = Graj bez cofania
web-agree = Zgoda
web-refuse = Nie, gramy
web-absent = { $name } od pewnego czasu jest poza stołem. Co teraz?
web-absent-wait = Czekaj
web-absent-bot = Niech gra bot
web-absent-end = Zakończ grę
web-stood-in = Za ciebie gra bot.
web-come-back = Wracam do gry

## Home

web-home = Start
web-welcome = Miejsce przy stole
web-lead = Dziesięć kart Królestwa, rosnąca talia, jedna korona. Zagraj od razu z botami albo wyślij znajomym link.
web-tour-offer = Pierwszy raz? Naucz się grać w minutę
web-go-on = Graj dalej
web-play = Graj
web-kingdom = Królestwo
web-sets = Zalecane zestawy
web-by-chance = Losowo
web-source-both = Oba pudełka
web-source-base = Dominion
web-source-intrigue = Intryga
web-source-5-5 = 5 + 5
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
web-your-move = teraz ty wybierasz
web-your-name = Twoje imię
web-guest = Gość
web-level = Siła botów
web-opponents = Przeciwnicy
web-table-options = Więcej o stole
web-option-points = Pokazuj punkty wszystkich graczy
web-option-decks = Pokazuj, kto ma jakie karty
web-option-undo = Cofanie
web-undo-free = póki nie odkryto nic nowego
web-undo-consent = także później, za zgodą innych
web-undo-never = nigdy
web-option-watch = Oglądanie
web-watch-nobody = nikt
web-watch-open = to, co widzą wszyscy
web-watch-everything = wszystkie ręce
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
web-waiting-for-friends = Czekamy na znajomych
web-table-closed = Ten stół jest zamknięty.
web-begin-now = Zacznij bez wolnych miejsc
web-begin-with-bots = Uzupełnij botami i zacznij
web-close-table = Zamknij stół
web-invite-how = Wyślij ten link albo pokaż kod do zeskanowania. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-link = Link
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod dla aparatu

## The end

web-you-win = Wygrywasz.
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
web-how-resigned = Zakończyły ją rezygnacje innych.
web-how-ended = Zakończono ją przed czasem.
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
web-rematch-swap = Jeszcze raz z inną kartą
web-rematch-waiting = Czekamy: { $names }.
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
web-moment-turn = Tura { $n }:
web-share = Udostępnij tę grę

## Replay

web-replay-step = Decyzja { $n } z { $of }. { $name }: { $what }
web-replay-slider = Decyzja
web-previous-turn = Poprzednia tura
web-previous-step = Poprzednia decyzja
web-next-step = Następna decyzja
web-next-turn = Następna tura
web-see = Czyj widok
web-see-all = Wszystkie ręce
web-see-public = To, co widzą wszyscy
web-see-seat = Jak widzi { $name }
web-link-here = Link do tej decyzji
web-play-on = Graj stąd dalej
web-hand-of = Ręka: { $name }

## Kingdoms

web-kingdom-title = Królestwo: karty { $n } z { $size }
web-kingdom-full = Królestwo ma dziesięć kart. Najpierw którąś wyjmij.
web-keep-card = Zostaw
web-swap-card = Wymień
web-draw-kingdom = Losuj karty
web-choose-set = Wybierz zestaw
web-paste = Wklej listę
web-paste-example = Wioska, Kuźnia, Fosa …
web-take = Weź
web-seed = Ziarno rozdania
web-seed-random = losowe
web-all-kingdom-cards = Wszystkie karty Królestwa
web-filter-village = Więcej akcji
web-filter-draw = Dobiera
web-filter-trash = Wyrzuca
web-filter-gain = Pozyskuje
web-filter-attack = Atakuje
web-filter-reaction = Reaguje
web-type = Typ
web-box = Pudełko
web-any-cost = Każdy koszt
web-any-type = Każdy typ
web-any-box = Oba pudełka
web-a-click = Kliknięcie karty
web-click-take = bierze ją
web-click-keep = wymaga jej
web-click-ban = wyklucza ją
web-note-banned = wykluczona
web-note-kept = wymagana
web-note-taken = wzięta
web-no-such-card = Żadna karta nie pasuje.

## Lab

web-lab-lead = Niech strategie grają ze sobą na tym serwerze: zobacz, która jak często wygrywa. Przedziały są 95-procentowe.
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
web-job-waiting = Czeka na swoją kolej
web-job-running = { $done } z { $total }
web-job-done = Gotowe: { $total }
web-job-cancelled = Anulowano po { $done }
web-job-failed = Nie udało się
web-interval = od { $low } do { $high }
web-mean-turns = Średnia liczba tur w grze: { $n }.
web-curve-mean = Średnie punkty po turach
web-play-against = Zagraj z nią

## The first minute

web-tour-step = { $n } z { $of }
web-tour-goal = Wygrywa ten, kto na koniec gry ma najwięcej punktów zwycięstwa. Prowincja daje ich 6, a kosztuje 8 monet. Gdy zniknie ostatnia Prowincja, gra się kończy. Kliknij ją.
web-tour-start = Zaczynasz z dziesięcioma słabymi kartami: Miedziaki są warte po monecie, a Posiadłości po punkcie, ale w trakcie gry nic nie dają. W każdej turze masz na ręce pięć z nich.
web-tour-treasures = Zagraj swoje Skarby, aby mieć monety. Klikaj Miedziaki.
web-tour-buy = Trzy monety i jedno kupno. Srebro kosztuje 3, a za każdym razem, gdy trafi na rękę, jest warte 2 monety. Kliknij je, aby kupić.
web-tour-clean-up = Karta kupiona, karty zagrane i te z ręki zostają odrzucone, a ty dobierasz pięć nowych. Gdy talia się skończy, wszystko się tasuje: to Srebro będzie więc wracać do ciebie raz po raz.
web-tour-action = Z czasem masz też karty Akcji. W każdej turze możesz zagrać jedną, przed Skarbami. Wioska daje kartę i dwie akcje. Kliknij ją.
web-tour-more = Teraz masz dwie akcje. Kuźnia dobiera trzy karty. Kliknij ją.
web-tour-end = Siedem kart zamiast pięciu i dość monet na Prowincję. Na tym polega cała gra: kupuj karty, które ulepszają talię, a punkty szybciej niż inni.
web-tour-on = Dalej
web-tour-leave = Zakończ naukę
web-tour-done = To wystarczy, aby grać. Najedź na kartę, przytrzymaj ją albo naciśnij I, a przeczytasz, co robi.
web-tour-play = Zagraj pierwszą grę
web-tour-again = Jeszcze raz

## Credits

web-credits-game = Dominion i Dominion: Intryga zaprojektował Donald X. Vaccarino, a wydaje je Rio Grande Games. Ten program nie jest z nimi związany i nie korzysta z ich grafik ani tekstów.
web-credits-icons = Ikony: Lorc, Delapouite i inni, ze strony
web-credits-fonts = Kroje pisma: Alegreya i Alegreya Sans, Juan Pablo del Peral, Huerta Tipográfica, na licencji SIL Open Font License.
web-credits-code = Zbudowano z użyciem Svelte, uPlot, Fluent i uqr.
