### Problems with files: records, positions, custom cards, and errors of the operating system.
###
### Words in quotation marks and field names are part of the file formats and the same in every language.

## Where

problem-at = { $where }: { $reason }
problem-at-line = wiersz { $line }
problem-at-answer = odpowiedź { $number }
problem-at-position = position, wiersz { $line }
problem-in-file = { $file }: { $reason }
problem-in-line = { $file }, wiersz { $line }: { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = plik jest za duży jak na zapisaną grę
problem-file-text = to nie jest zapisana gra: plik nie jest tekstem UTF-8
problem-file-folder = to jest folder; podaj nazwę pliku
problem-file-no-folder = nie ma folderu { $folder }
problem-file-kept = ten plik nie jest zapisaną grą i nie zostanie nadpisany; wybierz inną nazwę
problem-file-no-home = nie ma takiego folderu domowego

## Records

problem-record-empty = zapis jest pusty
problem-record-title = zapis zaczyna się od { $title }
problem-record-rules = ten zapis jest według zasad { $rules }, ale ten program zna tylko zasady { $known }
problem-record-field = oczekiwano jednego z: { $known } i dwukropka albo 'NAME, turn 1', a nie { $line }
problem-record-twice = { $name } występuje dwa razy
problem-record-needs = przed pierwszą turą brakuje wiersza { $line }
problem-record-number = oczekiwano liczby całkowitej, a nie { $value }
problem-record-digits = ziarno ma co najwyżej { $most } cyfr
problem-record-no-first = gra zaczynająca się od pozycji nie ma 'first'
problem-record-no-seed = gra rozdana według klucza nie ma ziarna
problem-record-key = klucz ma { $digits } cyfry szesnastkowe (0 do 9, a do f)
problem-record-forced = oczekiwano { $known }, a nie { $value }
problem-record-seat = miejsce bez nazwy oznacza się numerem: oczekiwano { $seat }, a nie { $name }
problem-record-heading = oczekiwano 'NAME, turn 1' albo wciętej odpowiedzi, a nie { $line }
problem-record-over = gra już się skończyła; nic nie może nastąpić
problem-record-turn = gra jest tu w miejscu { $now }, a nie { $heading }
problem-record-answer = oczekiwano odpowiedzi takiej jak 'buy: Gold', a nie { $line }
problem-record-asked = oczekiwano tu { $asked }, a nie { $line }
problem-record-custom = { $problem } (jeśli to własna karta, dodaj --custom PLIK)
problem-record-notes = oczekiwano informacji o własnych kartach, na przykład { $example }
problem-record-pile = { $card } ma już stos i nie można jej podać ponownie
problem-record-no-card = Królestwo musi mieć co najmniej jedną kartę
problem-record-seats = w grze bierze udział od { $fewest } do { $most } graczy, a nie { $n }
problem-record-first = zaczynać musi miejsce o numerze od 0 do { $last }, a nie { $first }
problem-record-object = zapis musi być obiektem z { $field }
problem-record-unknown = nieznane pole
problem-record-answers = oczekiwano listy odpowiedzi
problem-record-many = zapis ma co najwyżej { $most } odpowiedzi
problem-record-long = ten wiersz jest za długi na odpowiedź
problem-record-names = odpowiedź musi być listą nazw kart albo trybów
problem-record-missing = tego pola brakuje
problem-record-texts = oczekiwano listy tekstów, a nie { $value }
problem-json = niepoprawny JSON: { $error }, kolumna { $column }
problem-json-ours = tego JSON-a nie można odczytać: { $error }

## Positions

problem-position-seats = zapis ma miejsc: { $seats }, a pozycja { $n }
problem-position-field = oczekiwano kingdom, edition, supply, trash, turn albo seat 0 do 5 i dwukropka, a nie { $name }
problem-position-kingdom = pozycja wymaga wiersza 'kingdom: ...'
problem-position-pile = oczekiwano liczby i karty, na przykład '7 Province', a nie { $part }
problem-position-no-pile = { $name } nie ma stosu w tym Królestwie
problem-position-gap = miejsca numeruje się od 0 bez przerw; brakuje miejsca { $seat }
problem-position-zone = oczekiwano strefy ({ $zones }), random albo '3 turns', a nie { $part }
problem-position-no-seat = nie ma miejsca { $seat }
problem-position-turn = oczekiwano 'seat 0', { $phase }, 'game over', liczby z: { $amounts }, albo 'Copper worth more', a nie { $entry }

## Custom cards

problem-custom-none = ten plik nie definiuje żadnej karty; dodaj ją, na przykład { $example }
problem-custom-python = niepoprawny Python: { $error }
problem-custom-name = { $name } nie jest poprawną nazwą karty: nazwa musi zaczynać się od litery i nie może zawierać przecinka, średnika, dwukropka, kreski pionowej, znaku równości, krzyżyka ani końca wiersza
problem-custom-edition = żadna karta nie może się nazywać { $name }: na liście kart oznacza to ich edycję
problem-custom-box = { $name } ma pudełko { $box }; usuń `box`
problem-custom-cost = { $name } kosztuje { $cost }; koszt to liczba od 0 do { $most }
problem-custom-number = { $name } ma { $what }={ $number }; podaj liczbę od { $least } do { $most }
problem-custom-type = { $name } nie ma typu; połącz { $known } znakiem |
problem-custom-dealt = { $name } to karta Królestwa; usuń `dealt` i `ends_game`
problem-custom-piles = { $name } ma stosy { $piles }; podaj pięć wielkości od 1 do { $most }, dla 2 do 6 graczy
problem-custom-attack = { $name } to Atak, którego nie można zagrać; nadaj typy ACTION | ATTACK
problem-custom-reaction = { $name }: karta ma mieć `reaction` wtedy i tylko wtedy, gdy ma typ REACTION
problem-custom-treasure = { $name }: Skarb ma tylko swoje premie; efekt wymaga typu ACTION
problem-custom-translations = { $name }: `{ $what }` to tekst dla każdego języka, na przykład { $example }
problem-custom-empty = w tym katalogu nie ma pliku z kartami, takiego jak { $example }
problem-custom-twice = { $name } jest już zdefiniowana w { $file }; zmień nazwę jednej z nich
problem-custom-entry = { $value } musi być modułem albo listą kart
problem-custom-import = importuje { $module } z własnego folderu, a plik z kartami musi być samodzielny: skopiuj do niego to, czego potrzebuje, albo utwórz pakiet
problem-custom-missing = { $name } to własna karta, której tu nie ma
problem-custom-gone = { $n ->
    [one] { $cards }: tej własnej karty tu nie ma, więc grę można pokazać tylko do jej pierwszego użycia (dodaj --custom PLIK)
    [few] { $cards }: tych własnych kart tu nie ma, więc grę można pokazać tylko do ich pierwszego użycia (dodaj --custom PLIK)
    [many] { $cards }: tych własnych kart tu nie ma, więc grę można pokazać tylko do ich pierwszego użycia (dodaj --custom PLIK)
   *[other] { $cards }: tych własnych kart tu nie ma, więc grę można pokazać tylko do ich pierwszego użycia (dodaj --custom PLIK)
}
problem-custom-changed = { $n ->
    [one] { $cards }: ta własna karta od tego czasu się zmieniła, więc grę można pokazać tylko, dopóki nadal do niej pasuje
    [few] { $cards }: te własne karty od tego czasu się zmieniły, więc grę można pokazać tylko, dopóki nadal do nich pasuje
    [many] { $cards }: te własne karty od tego czasu się zmieniły, więc grę można pokazać tylko, dopóki nadal do nich pasuje
   *[other] { $cards }: te własne karty od tego czasu się zmieniły, więc grę można pokazać tylko, dopóki nadal do nich pasuje
}

## Errors of the operating system

problem-system = { $error }
system-enoent = Nie ma takiego pliku ani folderu
system-eacces = Brak dostępu
system-eperm = Operacja niedozwolona
system-eisdir = To jest folder
system-enotdir = To nie jest folder
system-eexist = Plik już istnieje
system-enospc = Brak miejsca na dysku
system-erofs = System plików tylko do odczytu
system-enametoolong = Zbyt długa nazwa pliku
system-eaddrinuse = Adres jest już zajęty
system-eaddrnotavail = Ten adres jest niedostępny
system-econnrefused = Odmowa połączenia
system-econnreset = Druga strona zerwała połączenie
system-ehostunreach = Nie ma drogi do komputera
system-enetunreach = Sieć jest nieosiągalna
system-etimedout = Przekroczono czas połączenia
system-no-host = Nieznany komputer
