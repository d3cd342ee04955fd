### Error messages shared by the browser, the terminal and the command line. The code reports a key and facts; the texts are here.
###
### A text without a capital letter may follow a place ("plan.txt:3:8: ..."); shown alone, it is made a sentence.

## Names

problem-no-card = nie ma karty o nazwie { $name }
problem-no-set = nie ma zalecanego zestawu o nazwie { $name } (karty na liście oddziel przecinkami)
problem-did-you-mean = { $problem }. Czy chodzi o: { $names }?
problem-ambiguous = { $name } może oznaczać: { $names }; wpisz więcej liter nazwy
problem-card-taken = jest już karta o nazwie { $name }; nazwij swoją inaczej
problem-copies = w żadnej grze nie ma tylu egzemplarzy karty ({ $n }): { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are what the player types: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } podano więcej niż raz; Królestwo ma { $n } różnych kart
# $wrong is how many to add or remove.
problem-kingdom-few = Królestwo ma { $n } różnych kart, a podano { $given }; dodaj jeszcze { $wrong }
problem-kingdom-many = Królestwo ma { $n } różnych kart, a podano { $given }; usuń { $wrong }
problem-kingdom-basic = { $card } to karta podstawowa i jest już w każdej grze; podaj tylko karty Królestwa
problem-kingdom-source = Królestwo losuje się z: { $known }, a nie z: { $source }
problem-kingdom-edition = edycja to { $known }, a nie { $edition }
problem-kingdom-other-edition = karty { $card } nie ma w edycji { $edition }, z której losuje się Królestwo; spróbuj { $mixed }
problem-kingdom-needs = Królestwo ma { $n } kart, a wymagasz { $needed }: { $cards }
problem-kingdom-both = { $card } jest zarazem wymagana i wykluczona; wybierz jedno
problem-kingdom-share = { $source } bierze { $n } kart z { $box }, a wymagasz { $needed }: { $cards }
problem-kingdom-bans = potrzeba jeszcze { $n } kart z { $source }, ale po wykluczeniach zostaje { $left }; wyklucz mniej
problem-kingdom-box = { $card } jest z { $box }, a Królestwo losuje się z { $source }; spróbuj { $both }
problem-kingdom-strategies = strategie używają { $needed } kart, a Królestwo ma { $n }; wybierz je przez --kingdom: { $cards }
problem-swap-many = każdy może wymienić najwyżej jedną kartę; graczy jest { $seats }, a wymian { $n }
problem-swap-absent = { $card } nie było w ostatniej grze; wymień jedną z tych: { $cards }
problem-swap-twice = { $card } usuwasz dwa razy; wymień inną kartę
problem-swap-known = { $card } była już w ostatniej grze; dodaj kartę, której nie było
problem-swap-taken = { $card } dodajesz dwa razy; Królestwo ma { $n } różnych kart
problem-swap-none = nie została żadna karta z { $source }, która mogłaby zastąpić { $card }; wyklucz mniej kart

## Answers. $asked is a seat and a verb as in a record.

problem-illegal = niedozwolona odpowiedź: { $given }; oczekiwano: { $asked }: { $amount } z: { $options }
problem-between = od { $least } do { $most }
problem-not-asked = nie oczekiwano odpowiedzi: gra się skończyła albo odpowiedź jest właśnie wykonywana; podano: { $given }

## Bots

problem-no-bot = nie ma strategii, poziomu ani pliku o nazwie { $name }
problem-bots-known = { $problem }; poziomy: { $levels }; strategie: { $strategies }
problem-bot-file = nie można odczytać { $file }: { $error }; podaj plik strategii albo strategię wbudowaną
problem-python-file = nie można odczytać { $file }: { $error }
problem-python-failed = nie można wczytać { $file }: { $error }
problem-python-empty = nie ma bota w { $file }; zdefiniuj klasę, która dziedziczy po throneroom.Bot
problem-python-several = kilka botów w { $file }; wybierz jednego: { $names }
problem-python-no-class = nie ma klasy { $name } w { $file }; boty w tym pliku: { $names }
problem-python-no-bot = to nie bot: { $name } w { $file }; musi to być klasa, która dziedziczy po throneroom.Bot
problem-python-not-made = nie można utworzyć { $name } z { $file }: { $error }; bota tworzy się bez argumentów
problem-network-file = nie można odczytać { $file }: { $error }
problem-network-damaged = w { $file } nie ma wytrenowanej sieci albo jest uszkodzona: { $error }; utwórz ją za pomocą train_ppo.py
problem-network-format = { $file } ma wersję formatu { $found }, a ten program czyta { $known }; wytrenuj sieć ponownie
problem-network-layout = { $file } ma wersję układu { $found }, a ten program ma { $known }; wytrenuj sieć ponownie
problem-network-card = sieć w { $file } wytrenowano z kartami, których tu nie ma: { $error }; dodaj je za pomocą --custom

## Strategies as text. The words of the strategy language are never translated: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place }: { $problem }
strategy-wrong-hint = { $place }: { $problem }; { $hint }
strategy-mark = ten cudzysłów nie jest zamknięty
strategy-close-mark = dodaj drugi " po nazwie
strategy-open = ten nawias nie jest zamknięty
strategy-close = dodaj ) tam, gdzie się kończy
strategy-closed = ten nawias nie był otwarty
strategy-open-it = usuń go albo dodaj ( tam, gdzie się zaczyna
strategy-no-card-before = przed 'if' brakuje karty
strategy-begins = wiersz zaczyna się od karty albo sekcji, a nie od { $text }
strategy-no-card-inside = w nawiasie brakuje karty
strategy-colon = po 'strategy' nie ma dwukropka
strategy-alone = nagłówek sekcji musi być sam w wierszu
strategy-next-line = przenieś { $text } do następnego wiersza
strategy-no-if = po { $card } brakuje 'if'
strategy-one-card = w wierszu może być tylko jedna karta
strategy-next-card = następną kartę wpisz w następnym wierszu
strategy-after-card = po karcie oczekiwano 'if' albo końca wiersza, a nie { $text }
strategy-no-condition = po { $word } brakuje warunku
strategy-no-amount = po { $sign } brakuje wartości
strategy-not-amount = { $text } nie jest wartością
strategy-amounts = na przykład 18, money albo own(Gold)
strategy-parentheses = { $word } wymaga karty w nawiasie
strategy-sides = porównanie ma tylko dwie strony
strategy-join = połącz dwa porównania słowem and: turn > 2 and turn < 9
strategy-no-comparison = przed { $text } brakuje porównania
strategy-follow = { $text } nie jest tu dozwolone
strategy-signs = warunki łączy się przez and, or; wartości przez + - * /
strategy-end = końcem wiersza
strategy-no-section = nie ma sekcji o nazwie { $title }
strategy-no-word = nieznane słowo { $word }
strategy-no-sign = nieznany operator { $sign }
strategy-no-card = nie ma karty o nazwie { $name }
strategy-no-card-or-type = nie ma karty ani typu o nazwie { $name }
strategy-name = brakuje nazwy strategii albo nie ma jej w pierwszym wierszu
strategy-name-first = nazwa strategii musi być na początku
strategy-move-top = przenieś ten wiersz na samą górę
strategy-endgame = 'endgame' należy do kupowania
strategy-move-up = przenieś ten wiersz w górę, do kupowania
strategy-nothing = strategia niczego nie kupuje
strategy-lines = wpisz po jednej karcie w wierszu, na przykład: Province if money > 18
strategy-not-text = to nie jest plik tekstowy
strategy-utf-8 = zapisz plik w UTF-8
strategy-one-at-a-time = wiersz wymienia jedną kartę naraz
strategy-no-number = wpisz { $name } bez liczby
strategy-parts = warunek może mieć najwyżej { $most } części, a ten ma { $n }
strategy-digits = { $number } ma za dużo cyfr
strategy-digits-most = liczba może mieć do { $before } cyfr przed kropką i { $behind } po niej
strategy-needs-card = { $word } wymaga karty
strategy-nothing-inside = { $word } nie przyjmuje nawiasów
strategy-write-alone = wpisz samo { $word }
strategy-not-card = { $word } wymaga karty, a { $name } nią nie jest
strategy-example = na przykład: { $example }
strategy-such-as = na przykład { $example }
strategy-write = wpisz { $text }
strategy-did-you-mean = czy chodzi o: { $names }?
strategy-there-are = do wyboru: { $names }

## Requests that a server refuses: refused-<reason>, or refused-<reason>-<why> for a more specific text

refused-not-yours-watching = Widzowie nie mogą tego zrobić.
refused-not-yours-owner = Tylko gospodarz może to zrobić.
refused-not-now-not-running = Gra się nie zaczęła albo już się skończyła.
refused-not-now-resigned = Na tym miejscu już poddano grę.
refused-not-now-outdated = Tę grę rozpoczęto w starszej wersji programu i nie można jej kontynuować ani odtworzyć. Gracze mogą się poddać, aby zakończyć ją remisem.
refused-not-now-custom-missing = { $n ->
    [one] Serwer nie ma już własnej karty { $cards }, więc tej gry nie można kontynuować; jej przebieg jest zachowany, a gra potoczy się dalej, gdy karta wróci.
    [few] Serwer nie ma już własnych kart { $cards }, więc tej gry nie można kontynuować; jej przebieg jest zachowany, a gra potoczy się dalej, gdy karty wrócą.
    [many] Serwer nie ma już własnych kart { $cards }, więc tej gry nie można kontynuować; jej przebieg jest zachowany, a gra potoczy się dalej, gdy karty wrócą.
   *[other] Serwer nie ma już własnych kart { $cards }, więc tej gry nie można kontynuować; jej przebieg jest zachowany, a gra potoczy się dalej, gdy karty wrócą.
}
refused-not-now-custom-changed = { $n ->
    [one] Własna karta { $cards } zmieniła się od początku tej gry, więc nie można jej kontynuować; przebieg gry jest zachowany, a gra potoczy się dalej, gdy karta będzie taka jak przedtem.
    [few] Własne karty { $cards } zmieniły się od początku tej gry, więc nie można jej kontynuować; przebieg gry jest zachowany, a gra potoczy się dalej, gdy karty będą takie jak przedtem.
    [many] Własne karty { $cards } zmieniły się od początku tej gry, więc nie można jej kontynuować; przebieg gry jest zachowany, a gra potoczy się dalej, gdy karty będą takie jak przedtem.
   *[other] Własne karty { $cards } zmieniły się od początku tej gry, więc nie można jej kontynuować; przebieg gry jest zachowany, a gra potoczy się dalej, gdy karty będą takie jak przedtem.
}
refused-failed-card = Własna karta zawiodła, a twoja odpowiedź nie została przyjęta: { $error }
refused-not-now-begun = Gra się już zaczęła.
refused-not-now-bot = Za ciebie gra bot; najpierw wróć do gry.
refused-not-now-news = Ujawniono nowe informacje, a przy tym stole nie można już wtedy cofać.
refused-not-now-undo-asked = Ktoś już poprosił o cofnięcie.
refused-not-now-agree = Najpierw muszą się zgodzić pozostali gracze.
refused-not-now-not-away = Ten gracz jest przy stole albo nie ma go jeszcze zbyt krótko.
refused-not-now-no-rematch = Gra się nie skończyła albo następna już się zaczęła.
refused-not-now-not-open = Przy tym stole gra się już zaczęła albo skończyła.
refused-not-now-two = Gra wymaga co najmniej dwóch graczy; wolne miejsca oddaj botom.
refused-not-now-not-over = Ta gra się jeszcze nie skończyła.
refused-not-now-deal = Tę grę mogą zobaczyć tylko ci, którzy zakończyli to rozdanie.
refused-not-now-deal-key = To pokazałoby wszystkie tasowania. W rozdaniu dnia będzie to dostępne dzień później.
refused-not-now-deal-played = To twoje własne rozdanie. Wyślij link komuś znajomemu.
refused-not-now-deal-over = To rozdanie było na inny dzień. Zagraj dzisiejsze.
refused-no-seat-offer = Rozdanie tej gry może zaproponować tylko ktoś, kto w nią grał.
refused-not-found-deal = Nie ma takiego rozdania. Może jest zbyt stare.
refused-failed-deal = Tego rozdania nie da się już odczytać.
refused-busy-deal = W to rozdanie gra już zbyt wiele osób.
refused-too-fast-dailies = Z twojego adresu wielu graczy zaczęło już dziś rozdanie dnia. Spróbuj później.
refused-not-found-name = Ten serwer nie przechowuje dla ciebie imienia { $name }: zostało zapomniane albo długo nieużywane. Zachowaj je ponownie albo usuń klucz z tej przeglądarki.
refused-not-found-kept-name = Na tym serwerze nikt nie zachowuje imienia { $name }.
refused-not-yours-name-taken = Imię { $name } zachował tu ktoś inny. Wybierz inne albo podaj jego klucz, jeśli jest twoje.
refused-not-yours-name-key = Imię { $name } jest zachowane innym kluczem. Podaj ten klucz albo graj pod innym imieniem.
refused-bad-wish-name-key = Klucz ma od { $least } do { $most } liter i cyfr. Skopiuj go w całości.
refused-bad-wish-no-key = Brakuje klucza, którym zachowano imię.
refused-failed-name = Danych o tym imieniu nie da się już odczytać. Wybierz inne imię.
refused-too-fast-names = Z twojego adresu zachowano dziś już wiele imion. Spróbuj jutro.
refused-late-answered = Na to pytanie już odpowiedziano.
refused-late-undone = Gra wróciła do chwili sprzed odpowiedzi na to pytanie.
refused-late-undo = Tego nie można już cofnąć.
refused-late-nothing = Nie ma czego cofać.
refused-late-no-undo = Nikt nie prosił o cofnięcie.
refused-no-seat-taken = To miejsce jest zajęte.
refused-no-seat-full = Wszystkie miejsca są zajęte.
refused-no-seat-used = Ten link został już użyty albo jest nieważny. Rozpocznij grę ponownie.
refused-bad-wish-from-position = Grę rozpoczętą od ustawionej pozycji można kontynuować tylko z --terminal lub --plain.
refused-bad-wish-over = Ta gra jest zakończona.
refused-bad-wish-name = Imię musi mieć co najmniej jeden widoczny znak.
refused-bad-wish-same-name = Przy tym stole jest już ktoś o imieniu { $name }; wybierz inne imię.
refused-bad-wish-level = Nie ma poziomu o nazwie { $name }; do wyboru: { $known }.
refused-busy-lab = Laboratorium jest zajęte; spróbuj później.
refused-busy-watched = Ten stół ma zbyt wielu widzów.
refused-busy-tables = Otwiera się zbyt wiele stołów. Spróbuj za minutę.
refused-busy-connections = Zbyt wiele połączeń z twojego adresu. Zamknij kilka kart i odśwież stronę.
refused-busy-full = Serwer jest pełny. Spróbuj później.
refused-busy-replays = Zbyt wiele powtórek w tej chwili. Spróbuj później.
refused-busy-texts = Ten serwer przeczytał zbyt wiele różnych kart; trzeba go uruchomić ponownie.
refused-too-fast-tables = To już wiele otwartych stołów. Chwilę poczekaj.
refused-too-fast-texts = To już bardzo dużo kart. Chwilę poczekaj.
refused-too-fast-chat = To bardzo dużo wiadomości. Chwilę poczekaj.
refused-too-fast-replays = To już wiele obejrzanych gier. Chwilę poczekaj.
refused-too-fast-jobs = Masz już dość zadań w laboratorium. Poczekaj, aż któreś się skończy.
refused-not-now-long = Ten stół jest używany zbyt długo. Otwórz inny.
refused-not-now-advice-never = Przy tym stole podpowiedzi są wyłączone.
refused-not-now-advice-agreed = Podpowiedzi są dostępne tylko wtedy, gdy zgodzili się na nie wszyscy przy stole. Jeszcze nie: { $names }.
refused-not-now-advice-unknown = Do tego pytania nie ma podpowiedzi.
refused-too-fast-advice = Dostajesz już podpowiedzi przy innym stole. Najpierw go zamknij.
refused-busy-advice = Zbyt wielu graczy prosi teraz o podpowiedź. Spróbuj później.
refused-failed-advice = Podpowiadanie nie powiodło się. Poproś jeszcze raz.
refused-not-found-admin = Ten serwer nie ma tokenu administratora. Uruchom go z THRONEROOM_ADMIN_TOKEN.
refused-not-yours-admin = Token administratora jest niepoprawny.
refused-not-found-job = Tego zadania nie ma już w laboratorium.
refused-failed-table = Tego stołu nie można już odczytać.
refused-lab-too-long = Zadanie trwało zbyt długo.
refused-lab-broke-down = Zadanie się nie powiodło.

refused-bad-message = Serwer nie zrozumiał żądania. Odśwież stronę.
refused-too-large = To za długie. Skróć tekst.
refused-too-fast = Za dużo żądań. Chwilę poczekaj.
refused-hello-first = Serwer nie zrozumiał żądania. Odśwież stronę.
refused-protocol = Serwer został zaktualizowany. Odśwież stronę.
refused-no-table = Nie ma takiego stołu. Może jest już zamknięty; wróć i otwórz inny.
refused-no-seat = To miejsce nie jest już twoje. Możesz oglądać albo otworzyć inny stół.
refused-no-watching = Ten stół nie przyjmuje widzów.
refused-not-now = Teraz nie jest to możliwe.
refused-not-yours = To nie twoja decyzja.
refused-not-asked = To pytanie nie było do ciebie. Stół pokazuje bieżącą decyzję.
refused-late = Za późno. Stół pokazuje bieżącą decyzję.
refused-illegal = Ta odpowiedź jest niedozwolona. Wybierz jeszcze raz.
refused-bad-wish = To niemożliwe. Zmień swoje życzenia.
refused-busy = Serwer jest zajęty. Twoja odpowiedź zostanie wysłana ponownie.
refused-store = Serwer nie może teraz zapisywać. Twoja odpowiedź zostanie wysłana ponownie.
refused-not-found = Tu nic nie ma. Może jest już zamknięte.
refused-failed = Błąd serwera. Spróbuj ponownie.
refused-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
refused-undo-refused = Pozostali nie zgodzili się na cofnięcie.
refused-gone = Ten stół otwarto gdzie indziej albo zamknięto. Odśwież stronę, aby grać tutaj.
