### The replay and the lab in the browser.

## The replay of a finished game: its controls and its key moments.

replay-pause = Pauza
replay-play = Odtwórz
replay-speed = Prędkość
replay-open-line = Pokaż ten moment
replay-side = Co widać obok
replay-left-in-deck =
    { $n ->
        [one] W talii ({ $name }): { $n } karta
        [few] W talii ({ $name }): { $n } karty
        [many] W talii ({ $name }): { $n } kart
       *[other] W talii ({ $name }): { $n } karty
    }
replay-in-hand =
    { $n ->
        [one] { $name } ma { $n } kartę na ręce.
        [few] { $name } ma { $n } karty na ręce.
        [many] { $name } ma { $n } kart na ręce.
       *[other] { $name } ma { $n } karty na ręce.
    }
replay-hand = ręka: { $cards }
moment-lead =
    { $who ->
        [you] Wychodzisz na prowadzenie.
       *[other] { $name } wychodzi na prowadzenie.
    }
moment-points =
    { $n ->
        [one] { $n } punkt w jednej turze.
        [few] { $n } punkty w jednej turze.
       *[many] { $n } punktów w jednej turze.
    }
moment-curse = Pierwsza Klątwa.
moment-last-province = Ostatnia Prowincja.

## The lab in the browser: its editor of strategies, its progress, and what its figures mean.

lab-completions = Co może być dalej
lab-editor-help = Jedna karta w wierszu, najbardziej pożądana pierwsza: Province if money > 18. Tab uzupełnia słowo, Alt ze strzałkami wybiera inne.
lab-mistake-at = Wiersz { $line }, kolumna { $column }:
lab-games-so-far = Gry: { $done } z { $total }
lab-seconds-so-far = Sekundy: { $done } z { $total }
lab-measured-match =
    { $n ->
        [2] Udział wygranych każdej przeciw drugiej, na obu miejscach. Wspólna wygrana liczy się w części.
       *[other] Udział wygranych każdej przeciw wszystkim pozostałym, na każdym miejscu. Wspólna wygrana liczy się w części.
    }
lab-measured-search = Udział wygranych przeciw big money.
lab-promise-match = Tu pojawi się, jak często każda strategia wygrywa i jak rosną jej punkty.
lab-promise-search = Tu pojawią się najlepsze znalezione strategie i to, jak często wygrywają.
lab-into-match = Dodaj do meczu
lab-this-kingdom = Wypróbuj w laboratorium
