### Advice: what each answer is worth, and why. In the browser, the terminal and line by line.

advice-title = Podpowiedź
advice-chance = { $chance }%
advice-interval = od { $low } do { $high }%
advice-line = { $answer }: { $chance }% (od { $low } do { $high }%)
advice-thinking = Symuluję gry od tego miejsca…
advice-games =
    { $n ->
        [one] { $n } gra symulowana na podstawie tego, co wiesz
        [few] { $n } gry symulowane na podstawie tego, co wiesz
       *[many] { $n } gier symulowanych na podstawie tego, co wiesz
    }
advice-only = Tylko jedna odpowiedź ma tu sens.

advice-on-for = Podpowiedzi włączone: { $names }.
advice-asked = { $names } – prośba o podpowiedzi przy tym stole. Będą włączone, gdy zgodzą się wszyscy.
advice-waiting = Zgoda na podpowiedzi wyrażona. Czekamy na: { $names }.

## Why: what usually happened after the answer

advice-why-ends = To od razu kończy grę.
advice-why-next-buy = W następnej turze zwykle dochodzi { $card } ({ $percent }% gier).
advice-why-sooner =
    { $n ->
        [one] Gra kończy się mniej więcej { $n } turę wcześniej.
        [few] Gra kończy się mniej więcej { $n } tury wcześniej.
       *[many] Gra kończy się mniej więcej { $n } tur wcześniej.
    }
advice-why-later =
    { $n ->
        [one] Gra kończy się mniej więcej { $n } turę później.
        [few] Gra kończy się mniej więcej { $n } tury później.
       *[many] Gra kończy się mniej więcej { $n } tur później.
    }
advice-why-more-points =
    { $n ->
        [one] Na koniec mniej więcej { $n } punkt więcej względem najlepszego rywala.
        [few] Na koniec mniej więcej { $n } punkty więcej względem najlepszego rywala.
       *[many] Na koniec mniej więcej { $n } punktów więcej względem najlepszego rywala.
    }
advice-why-fewer-points =
    { $n ->
        [one] Na koniec mniej więcej { $n } punkt mniej względem najlepszego rywala.
        [few] Na koniec mniej więcej { $n } punkty mniej względem najlepszego rywala.
       *[many] Na koniec mniej więcej { $n } punktów mniej względem najlepszego rywala.
    }

## When there is none

advice-nobody-asked = W tej chwili nikt nie musi o niczym decydować.
advice-several-people = Gra tu kilka osób. Uruchom grę z opcją --advice, jeśli wszyscy zgadzacie się na podpowiedzi.
