### What cannot be done, for players at every kind of table. The layers below know the facts; these are the words.
###
### A text without a capital letter stands after a name, or is made a sentence where it stands alone.

## Names

problem-no-card = nie ma karty { $name }
problem-no-set = nie ma zalecanego zestawu { $name }, a listę kart pisze się z przecinkami
problem-did-you-mean = { $problem }; czy chodzi o: { $names }?
problem-ambiguous = { $name } może oznaczać: { $names }; wpisz więcej liter nazwy
problem-card-taken = jest już karta o nazwie { $name }; nazwij swoją inaczej
problem-copies = żaden stół nie ma tylu egzemplarzy karty ({ $n }): { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are as they are typed: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } podano więcej niż raz; Królestwo ma { $n } różnych kart
# $wrong is how many are missing.
problem-kingdom-few = Królestwo ma { $n } różnych kart, a podano { $given }; brakuje jeszcze { $wrong }
problem-kingdom-many = Królestwo ma { $n } różnych kart, a podano { $given }; za dużo o { $wrong }
problem-kingdom-basic = { $card } to karta podstawowa i jest w każdej grze; podaj tylko karty Królestwa
problem-kingdom-source = Królestwo pochodzi z: { $known }, a nie z: { $source }
problem-kingdom-needs = Królestwo ma { $n } kart, a wymagasz { $needed }: { $cards }
problem-kingdom-both = { $card } jest zarazem wymagana i wykluczona; wybierz jedno
problem-kingdom-share = { $source } ma { $n } kart z { $box }, a wymagasz { $needed }: { $cards }
problem-kingdom-bans = potrzeba jeszcze { $n } kart z { $source }, ale po wykluczeniach zostaje { $left }; wyklucz mniej
problem-kingdom-box = { $card } jest z pudełka { $box }, a Królestwo ma być z { $source }; spróbuj { $both }
problem-kingdom-strategies = strategie wymieniają { $needed } kart, a Królestwo ma { $n }; wybierz przez --kingdom: { $cards }
problem-swap-many = każdy wymienia najwyżej jedną kartę: graczy jest { $seats }, a wymian { $n }
problem-swap-absent = { $card } nie było w ostatniej grze; wymień jedną z tych: { $cards }
problem-swap-twice = { $card } wymieniasz dwa razy; wymień inną kartę ostatniej gry
problem-swap-known = { $card } już była w ostatniej grze; weź kartę, której nie było
problem-swap-taken = { $card } bierzesz dwa razy; Królestwo ma { $n } różnych kart
problem-swap-none = nie została żadna karta z { $source } na wymianę za { $card }; wyklucz mniej kart

## Answers. $asked is a seat and a verb as they stand in a record.

problem-illegal = niedozwolona odpowiedź: { $given }; pytano o: { $asked }: { $amount } z: { $options }
problem-between = od { $least } do { $most }
problem-not-asked = o nic nie pytano: gra się skończyła albo odpowiedź jest właśnie wykonywana; podano: { $given }

## Bots

problem-no-bot = nie ma strategii, poziomu ani pliku { $name }
problem-bots-known = { $problem }; poziomy: { $levels }; strategie: { $strategies }
problem-bot-file = pliku { $file } nie można odczytać: { $error }; podaj plik strategii albo strategię wbudowaną

## Strategies as text. Words of their language stay as they are: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place }: { $problem }
strategy-wrong-hint = { $place }: { $problem }; { $hint }
strategy-mark = ten cudzysłów nie jest zamknięty
strategy-close-mark = wpisz drugi " po nazwie
strategy-open = ten nawias nie jest zamknięty
strategy-close = wpisz ) tam, gdzie się kończy
strategy-closed = ten nawias nie był otwarty
strategy-open-it = usuń go albo wpisz ( tam, gdzie się zaczyna
strategy-no-card-before = przed 'if' brakuje karty
strategy-begins = wiersz zaczyna się od karty albo sekcji, a nie od { $text }
strategy-no-card-inside = w nawiasie brakuje karty
strategy-colon = nazwa strategii następuje bez dwukropka
strategy-alone = nazwa sekcji stoi sama w wierszu
strategy-next-line = wpisz { $text } w następnym wierszu
strategy-no-if = po { $card } brakuje 'if'
strategy-one-card = w wierszu mieści się jedna karta
strategy-next-card = następną kartę wpisz w następnym wierszu
strategy-after-card = po karcie następuje 'if' albo koniec wiersza, a nie { $text }
strategy-no-condition = po { $word } brakuje warunku
strategy-no-amount = po { $sign } brakuje wartości
strategy-not-amount = { $text } nie jest wartością
strategy-amounts = na przykład 18, money albo own(Gold)
strategy-parentheses = { $word } wymaga karty w nawiasie
strategy-sides = porównanie ma dwie strony
strategy-join = połącz dwa porównania słowem and: turn > 2 and turn < 9
strategy-no-comparison = przed { $text } brakuje porównania
strategy-follow = { $text } nie może tu stać
strategy-signs = warunki łączy się przez and, or; wartości przez + - * /
strategy-end = końcem wiersza
strategy-no-section = nie ma sekcji { $title }
strategy-no-word = nie ma słowa { $word }
strategy-no-sign = nie ma znaku { $sign }
strategy-no-card = nie ma karty { $name } (strategie nazywają karty po angielsku)
strategy-no-card-or-type = nie ma karty ani typu { $name } (strategie nazywają je po angielsku)
strategy-name = brakuje nazwy strategii albo nie stoi ona w pierwszym wierszu
strategy-name-first = nazwa strategii stoi na początku
strategy-move-top = przenieś ten wiersz na samą górę
strategy-endgame = endgame dotyczy kupowania
strategy-move-up = przenieś ten wiersz w górę, do kupowania
strategy-nothing = nic nie jest kupowane
strategy-lines = w każdym wierszu wpisz jedną kartę, na przykład: Province if money > 18
strategy-not-text = to nie jest tekst
strategy-utf-8 = zapisz plik w UTF-8
strategy-one-at-a-time = wiersz przyjmuje jedną kartę naraz
strategy-no-number = wpisz { $name } bez liczby
strategy-parts = warunek może mieć { $most } części, a ten ma { $n }
strategy-digits = { $number } ma za dużo cyfr
strategy-digits-most = liczba może mieć { $before } cyfr przed kropką i { $behind } po niej
strategy-needs-card = { $word } wymaga karty
strategy-nothing-inside = { $word } nie przyjmuje niczego w nawiasie
strategy-write-alone = wpisz samo { $word }
strategy-not-card = { $word } wymaga karty, a { $name } nią nie jest
strategy-example = na przykład: { $example }
strategy-such-as = na przykład { $example }
strategy-write = wpisz { $text }
strategy-did-you-mean = czy chodzi o: { $names }?
strategy-there-are = są: { $names }

## What a server refuses: refused-<reason>, or refused-<reason>-<why> where more can be said

refused-not-yours-watching = Kto ogląda, nie może tego zrobić.
refused-not-yours-owner = Zacząć może tylko ten, kto otworzył stół.
refused-not-now-not-running = Gra się nie zaczęła albo już się skończyła.
refused-not-now-resigned = Na tym miejscu poddano grę.
refused-not-now-begun = Gra się już zaczęła.
refused-not-now-bot = Na tym miejscu gra bot; najpierw wróć.
refused-not-now-news = Od tamtej pory ujawniło się coś nowego, a przy tym stole wtedy się nie cofa.
refused-not-now-undo-asked = Ktoś już prosi o cofnięcie.
refused-not-now-agree = Pozostali muszą się zgodzić.
refused-not-now-not-away = Na tym miejscu nikogo nie brakuje albo jeszcze za krótko.
refused-not-now-no-rematch = Gra się nie skończyła albo następna już jest.
refused-not-now-not-open = Przy tym stole gra się już zaczęła albo skończyła.
refused-not-now-two = Do gry trzeba co najmniej dwóch graczy; wolne miejsca oddaj botom.
refused-not-now-not-over = Ta gra się jeszcze nie skończyła.
refused-late-answered = Na to pytanie już odpowiedziano.
refused-late-undo = Tego nie można już cofnąć.
refused-late-nothing = Nie ma czego cofać.
refused-late-no-undo = Nikt nie prosi o cofnięcie.
refused-no-seat-taken = To miejsce jest zajęte.
refused-no-seat-full = Wszystkie miejsca są zajęte.
refused-bad-wish-name = Imię ma co najmniej jedną widoczną literę.
refused-bad-wish-same-name = Ktoś o imieniu { $name } już tu siedzi; wybierz inne.
refused-bad-wish-level = Nie ma poziomu { $name }; są: { $known }.
refused-busy-lab = Laboratorium ma za dużo pracy; wróć później.
refused-busy-watched = Ten stół ogląda już zbyt wiele osób.
refused-not-found-job = Tej pracy nie ma już w laboratorium.
refused-failed-table = Tego stołu nie można już odczytać.
refused-lab-too-long = Trwało to zbyt długo.
refused-lab-broke-down = Praca się nie powiodła.

refused-bad-message = Serwer nie zrozumiał. Odśwież stronę.
refused-too-large = To za długie. Skróć tekst.
refused-too-fast = To za szybko. Chwilę poczekaj.
refused-hello-first = Serwer nie zrozumiał. Odśwież stronę.
refused-protocol = Serwer ma nową wersję. Odśwież stronę.
refused-no-table = Nie ma takiego stołu. Może jest już zamknięty; wróć i otwórz inny.
refused-no-seat = To miejsce nie jest już twoje. Możesz oglądać albo otworzyć inny stół.
refused-no-watching = Tego stołu nie można oglądać.
refused-not-now = Teraz nie można tego zrobić.
refused-not-yours = Decyzja nie należy do ciebie.
refused-not-asked = To pytanie nie było do ciebie. Stół pokazuje, o co chodzi teraz.
refused-late = Za późno. Stół pokazuje, o co chodzi teraz.
refused-illegal = Ta odpowiedź jest niedozwolona. Wybierz jeszcze raz.
refused-bad-wish = Tego nie można mieć. Zmień życzenia.
refused-busy = Serwer jest zajęty. Twoja odpowiedź zostanie wysłana ponownie.
refused-store = Serwer nie może teraz zapisywać. Twoja odpowiedź zostanie wysłana ponownie.
refused-not-found = Tu nic nie ma. Może jest już zamknięte.
refused-failed = Serwer zawiódł. Spróbuj ponownie.
refused-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
refused-undo-refused = Inni chcą grać dalej.
refused-gone = Ten stół otwarto gdzie indziej albo zamknięto. Odśwież stronę, aby grać tutaj.
