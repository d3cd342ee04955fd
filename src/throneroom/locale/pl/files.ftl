### What is wrong with files: records, positions, own cards, and what the system says of them.
###
### Words between quotation marks, and the names of fields, stand in the files and are the same in every language.

## Where

problem-at = { $where }: { $reason }
problem-at-line = wiersz { $line }
problem-at-answer = odpowiedź { $number }
problem-at-position = position, wiersz { $line }
problem-in-file = { $file }: { $reason }
problem-in-line = { $file }, wiersz { $line }: { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = to za duże jak na zapisaną grę
problem-file-text = zapisana gra to tekst w UTF-8, a to nim nie jest
problem-file-folder = to jest folder; podaj plik
problem-file-no-folder = nie ma folderu { $folder }
problem-file-kept = ten plik nie jest zapisaną grą, więc nie zostanie nadpisany; podaj inny
problem-file-no-home = nie ma takiego folderu domowego

## Records

problem-record-empty = tekst jest pusty
problem-record-title = zapis zaczyna się od { $title }
problem-record-rules = ten zapis jest według zasad { $rules }; ten program zna zasady { $known }
problem-record-field = oczekiwano jednego z: { $known } i dwukropka; albo 'NAME, turn 1'; a nie { $line }
problem-record-twice = { $name } stoi tu po raz drugi
problem-record-needs = zapis wymaga wiersza { $line } przed pierwszą turą
problem-record-number = oczekiwano liczby całkowitej, a nie { $value }
problem-record-no-first = gra zaczęta od pozycji nie ma 'first'
problem-record-seat = miejsce bez nazwy nosi swój numer; tu jest to { $seat }, a nie { $name }
problem-record-heading = oczekiwano 'NAME, turn 1' albo odpowiedzi po spacjach; a nie { $line }
problem-record-over = gra się skończyła; nic nie może nastąpić
problem-record-turn = gra jest tu w miejscu { $now }, a nie { $heading }
problem-record-answer = oczekiwano odpowiedzi takiej jak 'buy: Gold', a nie { $line }
problem-record-asked = pytanie tutaj to { $asked }, a nie { $line }
problem-record-own = { $problem }; jeśli to własna karta, podaj jej plik przez --own PLIK
problem-record-pile = { $card } ma już swój stos i nie można wybrać jej ponownie
problem-record-no-card = Królestwo ma co najmniej jedną kartę
problem-record-seats = przy stole gra od { $fewest } do { $most } osób, a nie { $n }
problem-record-first = zaczyna miejsce o numerze od 0 do { $last }, a nie { $first }
problem-record-object = zapis to obiekt z { $field }
problem-record-unknown = zapis nie ma takiego pola
problem-record-answers = oczekiwano listy odpowiedzi
problem-record-names = odpowiedź to lista nazw kart albo trybów
problem-record-missing = tego pola brakuje
problem-record-texts = oczekiwano listy tekstów, a nie { $value }
problem-json = to nie jest JSON: { $error }, kolumna { $column }
problem-json-ours = to nie jest nasz JSON: { $error }

## Positions

problem-position-seats = zapis wymienia miejsc: { $seats }, a pozycja ma { $n }
problem-position-field = oczekiwano kingdom, supply, trash, turn albo seat 0 do 5 i dwukropka; a nie { $name }
problem-position-kingdom = pozycja wymaga wiersza 'kingdom: ...'
problem-position-pile = oczekiwano liczby i karty, na przykład '7 Province', a nie { $part }
problem-position-no-pile = { $name } nie ma stosu w tym Królestwie
problem-position-gap = miejsca liczy się od 0 bez przerw; brakuje miejsca { $seat }
problem-position-zone = oczekiwano strefy ({ $zones }), random albo '3 turns', a nie { $part }
problem-position-no-seat = nie ma miejsca { $seat }
problem-position-turn = oczekiwano 'seat 0', { $phase }, 'game over', liczby z: { $amounts }, albo 'Copper worth more'; a nie { $entry }

## Own cards

problem-own-none = nie ma w nim karty; napisz ją, na przykład { $example }
problem-own-python = to nie jest Python: { $error }
problem-own-name = { $name } nie może być nazwą karty: zaczyna się ona od litery i nie ma przecinka, średnika, dwukropka, kreski pionowej, znaku równości ani końca wiersza
problem-own-box = { $name } podaje pudełko { $box }; usuń `box`
problem-own-cost = { $name } kosztuje { $cost }; koszt to 0 lub więcej
problem-own-type = { $name } nie ma typu; typy to { $known }, łączone znakiem |
problem-own-dealt = { $name } to karta Królestwa: usuń `dealt` i `ends_game`
problem-own-piles = { $name } ma stosy { $piles }; podaj pięć wielkości od 1 wzwyż, dla 2 do 6 graczy
problem-own-attack = { $name } to Atak, którego nie można zagrać; jego typy to ACTION | ATTACK
problem-own-reaction = { $name }: karta typu REACTION ma `reaction`, a żadna inna jej nie ma
problem-own-treasure = { $name }: Skarb daje swoje premie; efekt wymaga typu ACTION

## What the system says

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
system-no-host = Nie ma komputera o tej nazwie
