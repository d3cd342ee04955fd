### The workshop in the browser: writing cards, previewing them, and the shelf of one's cards.

workshop-page-title = Warsztat
workshop-page-lead = Napisz kartę prostymi słowami: jej tekst jest jej programem. Każdy czyta ją w swoim języku, a zagrać nią możesz od razu.
workshop-page-text = Karta, po angielsku
workshop-page-help = Nazwa, koszt i typy, plusy, a potem zdania. Tab uzupełnia słowo, Alt ze strzałkami wybiera inne, Esc je ukrywa.
workshop-page-empty = Napisz kartę albo zacznij od przykładu.
workshop-page-checking = Czytam kartę…
workshop-page-fine = Tą kartą można grać.
workshop-page-understood = Zrozumiane do tego miejsca
workshop-page-examples = Zacznij od przykładu
workshop-page-choose-example = Wybierz przykład
workshop-page-icon = Obrazek
workshop-page-choose-icon = Wybierz obrazek
workshop-page-find-icon = Szukaj obrazka po angielskiej nazwie
workshop-page-no-icon = Bez obrazka
workshop-page-no-such-icon = Żaden obrazek tak się nie nazywa.
workshop-page-preview = Podgląd
workshop-page-preview-language = Język podglądu
workshop-page-no-preview = Karta pojawi się tutaj, gdy tylko da się ją odczytać.
workshop-page-old-preview = Karta sprzed błędu
workshop-page-roles = Przydaje się na
workshop-page-save = Odłóż na moją półkę
workshop-page-saved = Zapisano: { $name }.
workshop-page-play = Zagraj z nią
workshop-page-share = Udostępnij
workshop-page-link = Link do tej karty
workshop-page-link-about = W linku jest cała karta. Kto go otworzy, zobaczy kartę i może ją zapisać.
workshop-page-export = Eksportuj
workshop-page-import = Importuj plik
workshop-page-new = Nowa karta
workshop-page-my-cards = Moje karty
workshop-page-none = Na twojej półce nie ma jeszcze kart. Zostają w tej przeglądarce; wyeksportuj je, aby mieć je też gdzie indziej.
workshop-page-edit = Edytuj
workshop-page-rename = Zmień nazwę
workshop-page-new-name = Nowa nazwa
workshop-page-duplicate = Powiel
workshop-page-delete = Usuń
workshop-page-deleted = Usunięto: { $name }.
workshop-page-more = Więcej dla karty { $name }
workshop-page-shared = Ktoś udostępnił ci tę kartę. Zapisać ją?
workshop-page-look = Otwórz w edytorze
workshop-page-dismiss = Nie teraz
workshop-page-bad-link = W tym linku nie ma karty.
workshop-page-taken = Na twojej półce jest już inna karta o nazwie { $name }.
workshop-page-replace = Zastąp ją
workshop-page-keep-both = Zachowaj obie
workshop-page-full = Twoja półka jest pełna (liczba kart: { $most }). Najpierw usuń którąś.
workshop-page-unreadable = Zapisanych kart nie da się odczytać i nic nowego nie jest zapisywane. Wyeksportuj je, aby zachować zawartość.
workshop-page-too-large = Ten plik jest za duży jak na karty.
workshop-page-not-imported = { $name }: { $problem }
workshop-page-imported =
    { $n ->
        [one] Zaimportowano { $n } kartę.
        [few] Zaimportowano { $n } karty.
       *[many] Zaimportowano { $n } kart.
    }

## What a card is good for, in a list after "Good for"

workshop-role-village = dodatkowe Akcje
workshop-role-draw = dobieranie kart
workshop-role-coins = monety
workshop-role-buy = dodatkowe Zakupy
workshop-role-trash = wyrzucanie
workshop-role-gain = pozyskiwanie kart
workshop-role-attack = atak
workshop-role-reaction = reakcję

## What the examples show, in the order of examples.card

workshop-example-1 = Same plusy
workshop-example-2 = Coś za coś
workshop-example-3 = Jeśli to zrobisz
workshop-example-4 = „It”
workshop-example-5 = Za każdą
workshop-example-6 = Wybór
workshop-example-7 = Wierzch talii
workshop-example-8 = Atak
workshop-example-9 = Reakcja
workshop-example-10 = Punkty
