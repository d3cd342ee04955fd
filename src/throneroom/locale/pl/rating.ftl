### Imiona zachowane na serwerze kluczem i ich ranking. Opisuje to docs/rating.md.

web-place-rating = Ranking
rating-title = Ranking na tym serwerze
rating-lead = Kto zachowa imię kluczem, ma tu ranking. Nie ma kont ani adresów e-mail: jest tylko klucz.
rating-ladder = Tabela
rating-nobody = Nikt nie ma tu jeszcze rankingu. Zachowaj swoje imię i rozegraj partię.
rating-uncertain-about = Znak zapytania oznacza, że ranking opiera się na zbyt małej liczbie partii, by był pewny.
rating-mark = ranking { $rating }
rating-mark-uncertain = ranking { $rating }, niepewny
rating-change = Ranking: { $before } → { $after } ({ $change })

## My name

rating-my-name = Moje imię tutaj
rating-offer = Zachowaj imię na tym serwerze, a twoje partie z botami i graczami z rankingiem będą się liczyć. Imię i ranking widzą w tabeli wszyscy.
rating-stored = Ta przeglądarka tworzy klucz i go przechowuje. Serwer przechowuje skrót klucza, imię, ranking i to, które partie się liczyły.
rating-keep = Zachowaj to imię
rating-have-key = Mam już klucz
rating-key = Imię i klucz
rating-use-key = Użyj tego klucza
rating-bad-key = To nie jest imię z kluczem. Skopiuj cały tekst z drugiej przeglądarki: Ann#0123456789abcdef…
rating-kept = Masz zachowane imię { $name }.
rating-other-name = Grasz teraz jako { $name }. Takie partie się nie liczą.
rating-switch = Graj jako { $name }
rating-show-key = Pokaż mój klucz
rating-hide-key = Ukryj mój klucz
rating-key-about = Skopiuj ten tekst, aby używać imienia w innej przeglądarce. Strzeż go: kto go ma, ten ma imię, a nikt nie może go odtworzyć.
rating-remove = Usuń klucz z tej przeglądarki
rating-remove-about = Serwer zachowa imię. Aby znów go użyć, potrzebny będzie klucz.
rating-removed = Klucza nie ma już w tej przeglądarce.
rating-again = Zachowaj ponownie
rating-forget = Zapomnij mnie na tym serwerze
rating-forget-about = To usuwa imię { $name }, jego ranking i listę zaliczonych partii; tego nie można cofnąć. Stoły pamiętają imiona graczy, dopóki nie zostaną usunięte.
rating-forgotten = Ten serwer nie przechowuje już dla ciebie imienia.

## Which games count

rating-counts = Ta partia liczy się do rankingu na tym serwerze.
rating-advice = Ta partia liczy się do rankingu. Z podpowiedziami by się nie liczyła.
rating-unrated-opponents = Bez wpływu na ranking: nikt inny przy stole go nie ma.
rating-unrated-deal = Bez wpływu na ranking: inni grają to samo rozdanie.
