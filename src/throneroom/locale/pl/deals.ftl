### Rozdania, w które gra kilka osób, każda przy swoim stole: rozdanie dnia i rozdanie zaproponowane komuś.

deal-daily = Rozdanie dnia
deal-offered = { $name } proponuje ci rozdanie
deal-todays = Dzisiejsze rozdanie
deal-today-waits = Dzisiejsze rozdanie czeka na ciebie.
deal-today-begun = Dzisiejsze rozdanie jest w toku.
deal-today-done = Dzisiejsze rozdanie za tobą: { $result }.
# $bots: the names of the bots
deal-lead-daily = Dziś wszyscy grają tu w to samo królestwo z tymi samymi tasowaniami. Rywal: { $bots }. Gdy skończysz, porównasz swoją grę z grami innych, decyzja po decyzji. Dzień zmienia się o północy UTC.
deal-lead-offered = Zagraj w to samo królestwo, na tym samym miejscu i z tymi samymi tasowaniami. Rywal: { $bots }. Gdy skończysz, porównacie swoje gry decyzja po decyzji.
deal-name = Twoje imię w tabeli
deal-play = Zagraj to rozdanie
deal-once = Można je zagrać tylko raz. Nie ma porad, a cofanie nigdy nie pokazuje, co będzie dalej.
deal-finished = To rozdanie masz już za sobą.
deal-my-game = Moja gra
deal-results = Wyniki
deal-rank = Miejsce
# A rank that several share.
deal-rank-shared = { $n } =
deal-player = Gracz
deal-result = Wynik
deal-points = Punkty
deal-turns = Tury
deal-won = Wygrana
deal-tied = Remis
deal-lost = Przegrana
deal-unfinished = Nieukończone
deal-score = { $points } : { $others }
deal-order = Najpierw wygrane, potem mniej tur, potem więcej punktów.
deal-nobody = Nikt nie ukończył tego rozdania.
deal-hidden = { $n ->
    [0] Nikt go jeszcze nie ukończył.
    [one] Ukończyła je jedna osoba.
    [few] Ukończyły je { $n } osoby.
   *[many] Ukończyło je { $n } osób.
} Wyniki zobaczysz po ukończeniu swojej gry.
deal-day-before = Poprzedni dzień
deal-compare = Porównaj
deal-comparison = { $one } i { $other }
deal-comparison-steps = Decyzje
deal-game-n = { $name }, gra { $n }
deal-pair = Tura { $turn }, decyzja { $n } z { $of }:
deal-same = taka sama
deal-differs = inna
deal-previous-difference = Poprzednia różnica
deal-next-difference = Następna różnica
deal-ended = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} w { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[many] { $turns } tur
}
deal-so-far = { $n ->
    [one] { $n } punkt do tej pory
    [few] { $n } punkty do tej pory
   *[many] { $n } punktów do tej pory
}
deal-no-decision = Tu nie było decyzji
deal-hand = Ręka
deal-open-replay = Otwórz powtórkę w tym miejscu
deal-offer = Rzuć wyzwanie
deal-offer-how = Kto otworzy ten link, zagra w to samo królestwo, na tym samym miejscu i z tymi samymi tasowaniami, a na pozostałych miejscach zagrają boty. Link nie zdradza żadnej karty. Gdy oboje skończycie, porównajcie swoje gry.
deal-see-results = Wyniki tego rozdania
