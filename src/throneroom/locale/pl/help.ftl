### Pomoc wiersza poleceń i to, co w nim nie tak.
###
### help-<polecenie> to pierwszy akapit, .more dalsze, .short wiersz na liście poleceń, .data i .data-2 nagłówki nad
### JSON-em, a pozostałe atrybuty to opcje. Każdy tekst w jednym wierszu.

## Co mają wszystkie

help-usage = Użycie:
help-options = Opcje:
help-commands = Polecenia:
help-section-play = Gra:
help-section-look-up = Informacje:
help-section-lab = Laboratorium:
help-section-serve = Serwer:
help-section-help = Pomoc:
help-examples = Przykłady:
help-default = [domyślnie: { $value }]
help-required = [wymagane]
help-option =
    .help = Pokazuje tę pomoc i kończy.
    .version = Pokazuje wersję i kończy.
    .lang = Język: en, es, fr albo pl. [domyślnie: język systemu]
    .json = Wypisuje JSON.
    .custom = Plik z własnymi kartami (.py lub .card) albo katalog takich plików; można powtórzyć.
    .seed = To samo ziarno rozgrywa te same gry. [domyślnie: 1]
    .jobs = Liczba procesów roboczych. [domyślnie: po jednym na rdzeń]
    .cluster = Gra na klastrze Dask z tym schedulerem, na przykład tcp://host:8786.
    .mistakes = Ile kosztuje błąd albo niedozwolona odpowiedź bota: tę odpowiedź (default) albo grę (lose).
    .kingdom = Zalecany zestaw, dziesięć kart albo random (losowo).
    .edition = Losuje z pierwszej edycji (first), z drugiej (second) albo z obu razem (mixed).

## Słowa wielkimi literami stoją za to, co należy wpisać

metavar-options = OPCJE
metavar-command = POLECENIE
metavar-shell = POWŁOKA
metavar-args = ARGUMENTY
metavar-name = NAZWA
metavar-names = IMIONA
metavar-kinds = RODZAJE
metavar-database = BAZA
metavar-dir = KATALOG
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
    .more = NAZWA to nazwa karty w dowolnym języku albo jej część, która pasuje tylko do jednej karty; wielkość liter i znaki diakrytyczne nie mają znaczenia.
    .data = JSON to lista kart:
    .set = Tylko karty z tego pudełka.
    .edition = Tylko karty tej edycji, z jej tekstami.

help-kingdom = Wybiera dziesięć kart Królestwa do gry: losowo, z zalecanego zestawu albo ręcznie.
    .short = Wybiera dziesięć kart Królestwa do gry.
    .more = Karty i zestawy można podawać w dowolnym języku. Więcej niż sześć osób siada przy kilku stołach, każdy z własnym Królestwem.
    .data = JSON zawiera ziarno (null, jeśli nic nie losowano) i stoły:
    .data-2 = a z --list zestawy:
    .list = Wypisuje zalecane zestawy.
    .from = Losuje z jednego pudełka, z obu albo po pięć z każdego.
    .with = Losuje Królestwo z tą kartą lub kartami.
    .without = Losuje Królestwo bez tej karty lub kart.
    .seed = To samo ziarno i te same opcje dają to samo Królestwo.
    .people = Liczba graczy.
    .split = Stoły najwyżej czteroosobowe, także dla 5 lub 6 osób.
    .swap = Następna gra z serii: każdy gracz może wymienić kartę. 'random' wymienia po jednej dla każdego.

help-workshop = Sprawdza, pokazuje i mierzy karty zapisane jako tekst.
    .more = PLIK zawiera karty w języku kart; jego nazwa kończy się na .card.

help-workshop-check = Czyta karty z pliku i zgłasza pierwszy błąd.
    .short = Sprawdza plik z kartami.
    .more = Kod wyjścia to 1, jeśli jest błąd.
    .data = JSON zawiera karty oraz błąd albo null:

help-workshop-show = Pokazuje karty z pliku tak, jak widzą je gracze, w dowolnym języku.
    .short = Pokazuje karty z pliku.
    .data = JSON to lista kart, jak w `throneroom cards --json`.

help-workshop-balance = Mierzy, czy karta jest uczciwa za swoją cenę, na tle drukowanych kart w tej cenie.
    .short = Mierzy, czy karta jest uczciwa za swoją cenę.
    .more = W losowych Królestwach najlepszy znaleziony plan z kartą gra z najlepszym planem bez niej: przy cenie karty, o jeden niższej i o jeden wyższej. Oba są szukane na tej samej liczbie gier i grają te same rozdania. Przedziały liczy się z jednej wartości na Królestwo. To samo ziarno daje ten sam wynik przy dowolnej liczbie procesów. Ctrl-C wypisuje to, co wiadomo. Więcej --kingdoms daje dokładniejsze liczby.
    .card = Mierzy tę kartę z pliku, jeśli jest ich kilka.
    .kingdoms = Liczba losowych Królestw z obu pudełek. [domyślnie: 32]
    .games = Gry na mecz. [domyślnie: 400]
    .search-games = Gry na poprawienie każdego planu. [domyślnie: 8000]
    .plot = Narysuj raport, jako .png lub .svg.
    .reference = Mierzy zamiast tego wszystkie drukowane karty i zapisuje plik, z którym porównuje się raporty.
    .data = JSON:

help-play = Gra w przeglądarce, w terminalu na pełnym ekranie (--terminal) albo wiersz po wierszu (--plain).
    .short = Gra w przeglądarce albo w terminalu.
    .more = Od 1 do 6 osób gra z botami, w sumie od 2 do 6 graczy. W terminalu dzielą jedną klawiaturę. W przeglądarce każda ma swoje okno i dla każdej wypisywany jest adres. PLIK to zapisana gra do kontynuowania. Wyjście, Ctrl-C i koniec wejścia zapisują grę. Pomoc: naciśnij ? na pełnym ekranie albo wpisz pomoc w trybie wierszowym.
    .plain = Gra wiersz po wierszu; działa z czytnikami ekranu i potokami.
    .terminal = Gra w terminalu na pełnym ekranie.
    .port = Port dla przeglądarki. [domyślnie: 8470]
    .no-browser = Nie otwiera przeglądarki, tylko wypisuje adres.
    .people = Liczba osób albo ich imiona. [domyślnie: 1]
    .bots = Liczba botów albo jakie: random, beginner, fair, good, strong, expert, strategia wbudowana, plik strategii, klasa w Pythonie (plik.py:Klasa) albo wytrenowana sieć (network:PLIK).
    .kingdom = Zalecany zestaw, dziesięć kart albo random. [domyślnie: Pierwsza Gra]
    .seed = To samo ziarno rozdaje te same karty.
    .load = Kontynuuje zapisaną grę.
    .save = Zapisuje do tego pliku (.json: w formacie JSON).
    .advice = Kilka osób przy jednej klawiaturze zgadza się na podpowiedzi; w grze z samymi botami są zawsze dostępne.
    .lang = Język: en, es, fr albo pl; kilka oddziel przecinkami, po jednym na osobę. [domyślnie: język systemu]

help-replay = Wypisuje dziennik zapisanej gry, tak jak widział go widz.
    .to = Zatrzymuje się na decyzji N (licząc od 0).
    .seat = Pokazuje to, co widziało to miejsce (licząc od 0).
    .all = Z ukrytymi kartami wszystkich.

help-coach = Pokaż, ile była warta każda decyzja w zapisanej partii i ile w wyniku było szczęścia.
    .short = Pokaż, ile były warte twoje decyzje.
    .more = Każda decyzja każdego miejsca jest oceniana na podstawie tego, co to miejsce mogło wiedzieć, przez wielokrotne rozegranie dalszego ciągu partii. Strata to o ile decyzja obniżyła szansę wygranej w porównaniu z najlepszą odpowiedzią; to, czego nie tłumaczą błędy żadnej ze stron, jest szczęściem. To samo ziarno daje ten sam werdykt przy dowolnej liczbie procesów. Ctrl-C wypisuje dotychczasowe wyniki.
    .data = JSON, z szansami od 0 do 1:
    .seat = Oceniane miejsce: numer (od 0) lub nazwa.
    .quality = Ile rozdań dostaje każda decyzja.
    .plot = Narysuj szansę wygranej i szczęście, jako .png lub .svg.

help-serve = Udostępnia stoły znajomym, którzy otwierają adres w przeglądarce albo dołączają przez `throneroom join`.
    .short = Udostępnia stoły znajomym.
    .more = Dziennik trafia na wyjście błędów, po jednym wierszu JSON na wpis. Ctrl-C zatrzymuje serwer; żadna gra nie przepada. Każdą opcję można też ustawić w środowisku, na przykład THRONEROOM_PORT=80 zamiast --port 80; pierwszeństwo ma wiersz poleceń.
    .host = Adres nasłuchiwania; 0.0.0.0 to wszystkie.
    .port = Port; 0 wybiera dowolny wolny.
    .database = Plik SQLite albo postgresql://... dla kilku procesów. [domyślnie: plik w folderze danych użytkownika]
    .workers = Procesy serwera; więcej niż jeden wymaga PostgreSQL.
    .bots = Procesy dla botów. [domyślnie: połowa rdzeni]
    .origin = Dodatkowy adres WWW, z którego mogą łączyć się klienci.
    .limit = Zmienia limit, na przykład connections=50; można powtarzać. Poradnik hostowania podaje wszystkie.
    .daily-level = Poziom bota w rozdaniu dnia.
    .keep-days = Usuwa zakończone i zamknięte stoły po tylu dniach bez zmian; gry w toku nigdy nie są usuwane.
    .quiet = Nie zapisuje dziennika.

help-admin = Wyświetla, zamyka i eksportuje stoły działającego serwera oraz usuwa imiona zachowane przez graczy.
    .short = Wyświetla, zamyka i eksportuje stoły serwera; usuwa imiona.
    .more = Działa na komputerze serwera. Oba potrzebują tego samego sekretu w THRONEROOM_ADMIN_TOKEN.

help-admin-list = Wyświetla stoły działającego serwera, od ostatnio zmienionego.
    .short = Wyświetla stoły.
    .state = Tylko stoły w tym stanie.
    .url = Adres serwera.

help-admin-close = Zamyka stół. Trwająca gra kończy się, a gracze widzą wynik.
    .short = Zamyka stół.
    .url = Adres serwera.

help-admin-export = Wypisuje wszystko, co serwer przechowuje o stole, jako JSON.
    .short = Wypisuje wszystko, co jest zapisane o stole.
    .more = Są tam karty trwającej gry. Nie pokazuj ich graczom.
    .url = Adres serwera.

help-admin-forget = Usuwa imię, które gracz zachowuje kluczem, wraz z rankingiem i listą gier.
    .short = Usuwa zachowane imię.
    .more = Przy stołach imię pozostaje takie, jak je tam wpisano. Potem każdy może je znowu zająć. Polecenie prosi o ponowne wpisanie imienia, chyba że podasz --yes.
    .yes = Nie pytaj.
    .url = Adres serwera.

help-backup = Kopiuje plik SQLite serwera, nawet gdy serwer działa.
    .more = Kopia to jeden kompletny plik. Aby ją przywrócić, zatrzymaj serwer i umieść kopię w miejscu jego pliku. Dla PostgreSQL użyj pg_dump.

help-check = Czyta wszystkie stoły z bazy danych serwera, nawet gdy serwer działa, i zgłasza, co jest nie tak.
    .short = Sprawdza bazę danych serwera.
    .more = Kod wyjścia to 1, jeśli coś jest nie tak. Uszkodzony stół nie wpływa na inne.
    .data = JSON zawiera liczbę stołów i problemy:

help-join = Dołącza w terminalu do stołu na serwerze albo wraca na twoje miejsce.
    .short = Dołącza w terminalu do stołu na serwerze.
    .more = URL to adres stołu, taki jak w przeglądarce, albo adres serwera, by tam wybrać stół.
    .name = Twoje imię przy stole. [domyślnie: nazwa użytkownika]

help-watch = Ogląda trwającą grę na serwerze albo odtwarza zapisaną, krok po kroku lub automatycznie.
    .short = Ogląda w terminalu trwającą albo zapisaną grę.

help-simulate = Rozgrywa wiele gier między strategiami i liczy, kto wygrywa.
    .more = A, B, ... to strategie wbudowane, poziomy botów, pliki strategii, klasy w Pythonie (plik.py:Klasa) albo wytrenowane sieci (network:PLIK), od 2 do 6. Miejsca się zmieniają: każde rozdanie rozgrywa się po razie na każdą zmianę. Bez --kingdom Królestwo tworzą karty, które kupują strategie, uzupełnione losowo. To samo ziarno daje ten sam wynik przy dowolnej liczbie procesów. Ctrl-C wypisuje dotychczasowe wyniki.
    .data = JSON z procentami wszystkich gier i przedziałami 95%:
    .games = Liczba gier. [domyślnie: 10000]
    .precision = Kończy, gdy każdy odsetek wygranych jest znany z dokładnością do tylu punktów procentowych.
    .csv = Zapisuje do tego pliku po jednym wierszu na grę.
    .plot = Rysuje wyniki do pliku .png albo .svg.
    .plot-kind = Co narysować.
    .record = Zapisuje jedną grę do tego pliku, do obejrzenia przez replay.
    .record-game = Którą grę zapisać, według numerów w pliku CSV.

help-tournament = Rozgrywa każdą strategię przeciw każdej innej i ustala ratingi.
    .more = Nazwy jak w simulate; bez nich grają wszystkie strategie wbudowane albo te, które pasują do podanego Królestwa. Bez Królestwa każda para gra kartami, które kupuje, uzupełnionymi losowo. Ratingi są w skali Elo: 100 punktów więcej to 64% zwycięstw, 400 punktów to 91%. Remis liczy się jako pół zwycięstwa.
    .data = JSON zawiera klasyfikację, od najlepszej, i wyniki każdej pary:
    .kingdom = Gra w tym Królestwie; można powtórzyć.
    .kingdoms = Gra w tylu losowych Królestwach.
    .gauntlet = Tylko ta strategia gra ze wszystkimi pozostałymi; one nie grają ze sobą.
    .games = Gry na parę i Królestwo.
    .plot = Rysuje ratingi i mapę ciepła do pliku .png albo .svg.

help-search = Znajduje silną strategię dla Królestwa i mierzy jej siłę.
    .short = Znajduje silną strategię dla Królestwa.
    .more = Strategia jest wypisywana w języku strategii; zapisaną do pliku można edytować, symulować i grać przeciw niej. --seconds najpierw mierzy, jak szybko toczą się gry, a potem szuka z tyloma, ile mieści się w czasie. Ta liczba jest wypisywana: --games z tą samą liczbą i ziarnem znajduje tę samą strategię na każdym komputerze. Ctrl-C wypisuje najlepszą dotąd.
    .data = JSON z procentami gier, których wyszukiwanie nie użyło:
    .seconds = Przybliżony czas szukania. [domyślnie: 10]
    .games = Liczba gier do szukania; ta sama liczba znajduje tę samą strategię.
    .seats = Liczba graczy.
    .save = Zapisuje strategię do tego pliku, do edycji albo do gry.

help-help = Wyświetla pomoc dotyczącą polecenia.

help-version = Wyświetla wersję.

help-completion = Wypisuje skrypt, dzięki któremu bash, zsh lub fish uzupełnia polecenia, opcje i nazwy.
    .short = Uzupełnianie poleceń i nazw w powłoce.
    .more = Uzupełniane są także nazwy kart, zalecanych zestawów, poziomów i strategii. Dodaj wiersz swojej powłoki do jej pliku startowego: .bashrc, .zshrc lub config.fish.

help-lab = Sprawdza samo laboratorium: czy silnik jest poprawny i jak silne są boty?
    .short = Sprawdza silnik i siłę botów.

help-lab-validate = Porównuje silnik z liczbami, co do których zgadzają się trzy niezależne symulatory.
    .short = Sprawdza silnik według innych symulatorów.
    .more = Każdy wiersz to mecz wbudowanych strategii: jak często każda wygrywa, jak często remisują i jak długo trwają gry. Przy 100 000 gier każda liczba musi się zgadzać z dokładnością do 0,7 punktu procentowego i 0,1 tury; przy mniejszej liczbie gier w granicach błędu. Ostatni wiersz to gra solo z niekończącymi się stosami: tura czwartej Prowincji i punkty po turze 17. Kod wyjścia to 1, jeśli któraś liczba odbiega.
    .games = Gry na wiersz.

help-lab-calibration = Porównaj szanse wygranej podawane przez doradcę i trenera z wynikami partii.
    .short = Sprawdź szanse wygranej podawane przez doradcę i trenera.
    .more = Boty poziomów fair, good i strong grają w losowych królestwach z obu pudełek. Przy jednej decyzji każdej partii szansa wygranej jest przewidywana z punktu widzenia miejsca, które decyduje. Każdy wiersz to jedna dziesiąta skali: średnie przewidywanie oraz udział wygranych partii z przedziałem; remis liczy się za połowę. Wynik Briera to średni błąd kwadratowy, im niższy, tym lepiej; drugi należy do modelu, który zna tylko punkty i turę, dopasowanego do drugiej połowy pozycji.
    .positions = Liczba pozycji, po jednej z każdej partii.
    .kingdoms = { help-lab-levels.kingdoms }
    .deals = Rozdania rozegrane w każdej pozycji.
    .custom = { help-lab-levels.custom }
    .plot = Narysuj przewidywania i wyniki, jako .png lub .svg.

help-lab-levels = Mierzy siłę poziomów botów w losowych Królestwach z obu pudełek.
    .short = Mierzy siłę poziomów botów.
    .more = Każdy poziom gra z big-money. Najsilniejsze grają też z najlepszą grą na pieniądze z jednym lub dwoma egzemplarzami jednej karty Akcji, wybranej dla każdego Królestwa, a każdy poziom z planem gra z niższymi. Plany powstają od zera i są mierzone na grach, których nie użyto do ich ułożenia. Miejsca się zmieniają. Remis nie jest wygraną. To samo ziarno daje ten sam wynik przy dowolnej liczbie procesów. Ctrl-C wypisuje ukończone Królestwa.
    .kingdoms = Liczba losowych Królestw z obu pudełek.
    .games = Gry na mecz.
    .expert-games = Gry na mecz poziomu, który zastanawia się nad każdą decyzją. 0: bez tych meczów.
    .bot = Mierzy tego bota zamiast poziomów: przeciw big-money, najlepszemu pojedynczemu terminalowi i wszystkim poziomom oprócz expert.
    .custom = Plik z własnymi kartami (.py lub .card) albo katalog; wszystkie są w każdym królestwie. Można powtórzyć.
    .list = Tylko wypisuje poziomy i to, jak każdy gra.

help-lab-games = Zapisuje decyzje wielu gier do pliku Parquet, do naśladowania albo analizy.
    .short = Zapisuje decyzje wielu gier do pliku.
    .more = A, B, ... to nazwy jak w simulate. Każdy wiersz to akcja: co miejsce widziało, co mogło zrobić, co zrobiło i jak skończyła się gra; docs/data.md opisuje kolumny. Miejsca zmieniają się jak w simulate, a gra N jest tą samą grą. Bez Królestwa składa się ono z kart, które kupują strategie, uzupełnionych losowo. To samo ziarno daje ten sam plik przy dowolnej liczbie procesów. Po Ctrl-C plik zawiera ukończone gry.
    .out = Plik do zapisania, np. games.parquet.
    .kingdom = Gra w tym Królestwie; można powtórzyć.
    .kingdoms = Gra w tylu losowych Królestwach.
    .games = Gry na Królestwo.
    .layout = Obserwacje z miejscami na wszystkie wydrukowane karty (standard) albo tylko na karty tych Królestw (kingdom).

help-lab-leaderboard = Ustala ranking poziomów, strategii wbudowanych i innych botów i zapisuje stronę z wynikami.
    .short = Ustala ranking poziomów, strategii i innych botów.
    .more = Wszyscy grają z big-money, fair i good w tych samych losowych Królestwach co lab levels. Strategia wbudowana gra tylko tam, gdzie są wszystkie jej karty. Strona jest w formacie Markdown; bez --out jest wypisywana. To samo ziarno daje te same wyniki przy dowolnej liczbie procesów, poza szybkością. Po Ctrl-C wypisywane są ukończone Królestwa, a plik nie jest zapisywany.
    .out = Zapisuje stronę do tego pliku.
    .bot = Dodatkowy uczestnik, np. plik.py:Klasa albo network:PLIK; można powtórzyć.
    .kingdom = Gra tylko w tym Królestwie zamiast w losowych.
    .kingdoms = Liczba losowych Królestw z obu pudełek.
    .games = Gry na mecz.
    .expert-games = Gry na mecz poziomu, który zastanawia się nad każdą decyzją. 0: bez niego.

help-lab-exploit = Szuka planu, który najczęściej wygrywa z danym poziomem, w losowych Królestwach z obu pudełek.
    .short = Szuka planów, które wygrywają z danym poziomem.
    .more = Odpowiedzi szuka się przeciw planowi, którego trzyma się poziom, i mierzy się ją na grach, których nie użyto w szukaniu. Jeśli poziom zastanawia się także w trakcie gry, najpierw grają z nim trzy najlepsze odpowiedzi, a ta, która wygrywa najczęściej, jest mierzona na nowych grach. Miejsca się zmieniają. Remis nie jest wygraną. To samo ziarno daje ten sam wynik przy dowolnej liczbie procesów. Ctrl-C wypisuje ukończone Królestwa.
    .level = Poziom, z którym trzeba wygrać.
    .kingdoms = Liczba losowych Królestw z obu pudełek.
    .games = Gry do zmierzenia każdej odpowiedzi.
    .expert-games = Gry na mecz poziomu, który zastanawia się nad każdą decyzją.
    .search-games = Gry do znalezienia każdej odpowiedzi. [domyślnie: tyle, ile poziom strong]
    .custom = { help-lab-levels.custom }

## Co jest nie tak w wierszu poleceń

usage-no-command = nie ma polecenia o nazwie { $name }
usage-no-option = nie ma opcji o nazwie { $name }
usage-no-argument = brakuje: { $name }
usage-no-required = brakuje opcji { $name }
usage-needs-value = opcja { $name } wymaga wartości
usage-takes-no-value = opcja { $name } nie przyjmuje wartości
usage-extra = zbędne: { $words }
usage-bad-value = niepoprawna wartość { $name }: { $reason }
usage-not-whole = { $value } nie jest liczbą całkowitą
usage-not-number = { $value } nie jest liczbą
usage-between = { $value } nie mieści się między { $least } a { $most }
usage-at-least = { $value } to mniej niż { $least }
usage-one-of = { $value } to nie { $names }
usage-closed = standardowe wyjście jest zamknięte
usage-interrupted = przerwano
# After every error: where to read on.
usage-read-on = { $problem } Więcej informacji: { $command }
