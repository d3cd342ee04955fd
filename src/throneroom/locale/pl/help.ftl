### Pomoc wiersza poleceń i to, co w nim nie tak.
###
### help-<polecenie> to pierwszy akapit, .more dalsze, .short wiersz na liście poleceń, .data i .data-2 nagłówki nad
### JSON-em, a pozostałe atrybuty to opcje. Każdy tekst w jednym wierszu.

## Co mają wszystkie

help-usage = Użycie:
help-options = Opcje:
help-commands = Polecenia:
help-examples = Przykłady:
help-default = [domyślnie: { $value }]
help-required = [wymagane]
help-option =
    .help = Pokazuje tę pomoc i kończy.
    .version = Pokazuje wersję i kończy.
    .lang = Język: en, es, fr albo pl. [domyślnie: język systemu]
    .json = Dane dla programów.
    .own = Plik Pythona z własnymi kartami; można podać kilka razy.
    .seed = To samo ziarno rozgrywa te same gry. [domyślnie: 1]
    .jobs = Liczba procesów, które grają. [domyślnie: po jednym na rdzeń]
    .cluster = Gra na klastrze Dask z tym planistą, na przykład tcp://host:8786.
    .kingdom = Zalecany zestaw, dziesięć kart albo random (losowo).

## Słowa wielkimi literami stoją za to, co należy wpisać

metavar-options = OPCJE
metavar-command = POLECENIE
metavar-args = ARGUMENTY
metavar-name = NAZWA
metavar-names = IMIONA
metavar-kinds = RODZAJE
metavar-file = PLIK
metavar-set = ZESTAW
metavar-list = LISTA
metavar-card = KARTA
metavar-cards = KARTY
metavar-old = STARA
metavar-new = NOWA
metavar-points = PUNKTY
metavar-address = ADRES

## Polecenia

help-throneroom = Dominion i Intryga: graj, przeglądaj karty, wybierz Królestwo, odtwórz grę, porównaj strategie.

help-cards = Pokazuje wszystkie karty albo jedną kartę z wyjaśnieniami.
    .more = NAZWA to nazwa karty w dowolnym języku albo jej część, która nie pasuje do żadnej innej; wielkość liter i znaki diakrytyczne nie mają znaczenia.
    .data = JSON to lista kart:
    .set = Tylko karty z tego pudełka.

help-kingdom = Wybiera dziesięć kart Królestwa do gry: losowo, według nazwy zalecanego zestawu albo ręcznie.
    .short = Wybiera dziesięć kart Królestwa do gry.
    .more = Karty i zestawy można podawać w dowolnym języku. Więcej niż sześć osób siada przy kilku stołach, każdy z własnym Królestwem.
    .data = JSON zawiera ziarno (null, jeśli nic nie losowano) i stoły:
    .data-2 = a z --list zestawy:
    .list = Wypisuje zalecane zestawy.
    .from = Losuje z jednego pudełka, z obu albo po pięć z każdego.
    .with = Losuje Królestwo z tą kartą lub kartami.
    .without = Losuje Królestwo bez tej karty lub kart.
    .seed = To samo ziarno i te same życzenia dają to samo Królestwo.
    .people = Ile osób gra.
    .split = Stoły najwyżej czteroosobowe, także dla 5 lub 6 osób.
    .swap = Następna gra z serii: każdy gracz może wymienić kartę. 'random' wymienia po jednej dla każdego.

help-play = Gra w przeglądarce; w terminalu z --terminal na pełnym ekranie albo z --plain wiersz po wierszu.
    .short = Gra w przeglądarce albo w terminalu.
    .more = W terminalu przy jednej klawiaturze gra od 1 do 6 osób oraz boty, razem od 2 do 6. PLIK to zapisana gra do kontynuowania. Wyjście, Ctrl-C i koniec wejścia zapisują grę. Na pełnym ekranie naciśnij ?, a wiersz po wierszu wpisz pomoc.
    .plain = W terminalu, wiersz po wierszu: także dla czytników ekranu i potoków.
    .terminal = W terminalu, na pełnym ekranie.
    .port = Dla przeglądarki. [domyślnie: 8470]
    .no-browser = Nie otwiera przeglądarki, tylko mówi, dokąd wejść.
    .people = Ile osób gra albo ich imiona. [domyślnie: 1]
    .bots = Ile botów gra albo jakie: random, beginner, fair, good, strong, strategia wbudowana, plik strategii.
    .kingdom = Zalecany zestaw, dziesięć kart albo random. [domyślnie: Pierwsza Gra]
    .seed = To samo ziarno rozdaje te same karty.
    .load = Kontynuuje zapisaną grę.
    .save = Zapisuje do tego pliku (.json: jako JSON).
    .lang = Język: en, es, fr albo pl; kilka, po przecinku, dla kilku osób. [domyślnie: język systemu]

help-replay = Wypisuje dziennik zapisanej gry, tak jak widział ją widz.
    .to = Zatrzymuje się, gdy pada pytanie decyzji N (od 0).
    .seat = Tak, jak widziało ją to miejsce (od 0).
    .all = Z ukrytymi kartami wszystkich.

help-serve = Otwiera stoły dla znajomych: wchodzą na adres w przeglądarce albo dołączają przez `throneroom join`.
    .short = Otwiera stoły dla znajomych.
    .more = Dziennik trafia na wyjście błędów, po wierszu JSON-a. Ctrl-C kończy serwer; żadna gra nie przepada.
    .host = Adres nasłuchiwania; 0.0.0.0 to wszystkie.
    .port = 0 bierze dowolny wolny.
    .database = Plik SQLite albo postgresql://... dla kilku procesów. [domyślnie: plik użytkownika]
    .workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL.
    .bots = Procesy dla botów. [domyślnie: połowa rdzeni]
    .origin = Kolejny adres WWW, z którego mogą przychodzić klienci.
    .quiet = Bez wierszy dziennika.

help-join = Dołącza w terminalu do stołu na serwerze albo wraca na twoje miejsce.
    .short = Dołącza w terminalu do stołu na serwerze.
    .more = URL to adres stołu, taki jak w przeglądarce, albo adres serwera, by tam wybrać stół.
    .name = Twoje imię przy stole. [domyślnie: nazwa użytkownika]

help-watch = Ogląda trwającą grę na serwerze albo zapisaną grę, krok po kroku lub ciągiem.
    .short = Ogląda w terminalu trwającą grę albo zapis.

help-simulate = Rozgrywa wiele gier między strategiami i liczy, kto wygrywa.
    .more = A, B, ... to strategie wbudowane, poziomy gry albo pliki strategii, od 2 do 6. Miejsca się zmieniają, a tyle gier, ile jest strategii, ma to samo rozdanie. Bez --kingdom są to karty, które strategie kupują, dopełnione losowo. To samo ziarno daje ten sam wynik przy dowolnej liczbie procesów. Ctrl-C pokazuje to, co już jest.
    .data = JSON z procentami wszystkich gier i przedziałami 95 procent:
    .games = Ile gier rozegrać. [domyślnie: 10000]
    .precision = Kończy, gdy każdy odsetek wygranych jest znany z dokładnością do tylu punktów procentowych.
    .csv = Zapisuje każdą grę do tego pliku, po jednej w wierszu.
    .plot = Rysuje: plik .png albo .svg.
    .plot-kind = Co narysować.
    .record = Zapisuje grę, do odczytania przez replay.
    .record-game = Którą grę zapisać, według numerów w pliku CSV.

help-tournament = Rozgrywa każdą strategię przeciw każdej i ustala ranking.
    .more = Nazwy jak w simulate; bez nich są to strategie wbudowane, te, które pasują do Królestwa, jeśli je podano. Bez Królestwa każda para gra kartami, które kupuje, dopełnionymi losowo. Ranking jest w skali Elo: 100 punktów więcej to 64 procent zwycięstw, 400 punktów to 91 procent. Remis to pół zwycięstwa.
    .data = JSON zawiera ranking, od najlepszej, i spotkania każdej pary:
    .kingdom = Gra w tym Królestwie; można podać kilka razy.
    .kingdoms = Gra w tylu losowych Królestwach.
    .gauntlet = Tylko ta gra z pozostałymi; one nie grają ze sobą.
    .games = Gry każdej pary w każdym Królestwie.
    .plot = Rysuje ranking i mapę ciepła: .png albo .svg.

help-search = Znajduje silną strategię dla Królestwa i mówi, jak jest silna.
    .short = Znajduje silną strategię dla Królestwa.
    .more = Strategia jest wypisana w języku strategii. Zapisaną do pliku można poprawiać, symulować i grać przeciw niej. --seconds najpierw sprawdza, jak szybko toczą się gry, a potem szuka tyloma, ile się zmieści; ich liczba jest wypisana, a --games z tą liczbą i tym samym ziarnem znajduje tę samą strategię na każdym komputerze. Ctrl-C wypisuje najlepszą dotąd.
    .data = JSON z procentami gier, według których wyszukiwanie nie wybierało:
    .seconds = Jak długo mniej więcej szukać. [domyślnie: 10]
    .games = Iloma grami szukać; ta sama liczba znajduje tę samą strategię.
    .seats = Dla tylu graczy.
    .save = Zapisuje strategię, by ją poprawiać albo nią grać.

help-lab = Zagląda do samego laboratorium: czy silnik jest poprawny i jak silne są boty?
    .short = Czy silnik jest poprawny? Jak silne są boty?

help-lab-validate = Mierzy liczby, co do których zgadzają się trzy niezależne symulatory, i porównuje.
    .short = Sprawdza silnik według liczb innych symulatorów.
    .more = Każdy wiersz to mecz wbudowanych strategii: jak często każda wygrywa, jak często remisują i jak długo trwają gry. Przy 100 000 gier każda liczba musi się zgadzać z dokładnością do 0,7 punktu procentowego i 0,1 tury; przy mniejszej, w granicach przypadku. Ostatni wiersz to gracz sam z niekończącymi się stosami: tura czwartej Prowincji i punkty po turze 17. Kod wyjścia to 1, jeśli któraś liczba się nie zgadza.
    .games = Ile gier rozegrać na każdy wiersz.

help-lab-levels = Mierzy siłę poziomów w losowych Królestwach z obu pudełek.
    .short = Mierzy siłę poziomów.
    .more = Każdy poziom gra z big-money, a najsilniejszy także z najlepszym big-money z jedną Akcją na każdej planszy: pieniądze i jeden lub dwa egzemplarze najlepszej karty Akcji. Plany powstają na nowo i są mierzone grami, które nie posłużyły do ich ułożenia. Miejsca się zmieniają. Remis nie jest wygraną.
    .kingdoms = Losowe Królestwa z obu pudełek.
    .games = Gry każdego meczu.
    .list = Mówi tylko, jakie są poziomy i jak każdy z nich gra.

## Co jest nie tak w wierszu poleceń

usage-no-command = nie ma polecenia { $name }
usage-no-option = nie ma opcji { $name }
usage-no-argument = brakuje: { $name }
usage-no-required = brakuje opcji { $name }
usage-needs-value = opcja { $name } wymaga wartości
usage-takes-no-value = opcja { $name } nie przyjmuje wartości
usage-extra = po tym nie powinno być nic więcej, a jest { $words }
usage-bad-value = niepoprawna wartość { $name }: { $reason }
usage-not-whole = { $value } nie jest liczbą całkowitą
usage-not-number = { $value } nie jest liczbą
usage-between = { $value } nie mieści się między { $least } a { $most }
usage-at-least = { $value } to mniej niż { $least }
usage-one-of = { $value } to nie { $names }
usage-closed = standardowe wyjście jest zamknięte
usage-interrupted = przerwano
