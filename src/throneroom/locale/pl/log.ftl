### The log: what happened in the game.
###
### Names stay in the nominative, so cards stand after a colon („Anna zagrywa: Wioska; dobiera: 1 kartę; +2 Akcje”) and
### players are subjects („odbiera Anna”). Clauses follow a name or another clause, joined by „; ”.

## Headings

log-turn =
    { $who ->
        [you] Twoja tura { $n }
       *[other] { $name }, tura { $n }
    }
log-end = Koniec gry.

## How a line is composed

log-you = Ty
log-sentence =
    { $who ->
        [you] { $what }
       *[other] { $name } { $what }
    }
log-effect = { $play }; { $effect }
log-gets =
    { $who ->
        [you] dostajesz: { $what }
       *[other] dostaje: { $what }
    }

## Cards

# The same form may be typed as an answer. The space must not end a line.
log-copies = { $n }×{ "\u00A0" }{ $card }
# Cards hidden from the reader. After a verb and a colon: accusative.
log-cards =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
log-cards-on-top =
    { $n ->
        [one] { $card }
        [few] { $n } karty, na wierzchu { $card }
        [many] { $n } kart, na wierzchu { $card }
       *[other] { $n } karty, na wierzchu { $card }
    }

## Clauses

log-play =
    { $who ->
        [you] zagrywasz: { $cards }
       *[other] zagrywa: { $cards }
    }
log-play-again =
    { $who ->
        [you] zagrywasz ponownie: { $cards }
       *[other] zagrywa ponownie: { $cards }
    }
log-buy =
    { $who ->
        [you] kupujesz: { $cards }
       *[other] kupuje: { $cards }
    }
log-draw =
    { $who ->
        [you] dobierasz: { $cards }
       *[other] dobiera: { $cards }
    }
log-shuffle =
    { $who ->
        [you] tasujesz
       *[other] tasuje
    }
log-discard =
    { $who ->
        [you] odrzucasz: { $cards }
       *[other] odrzuca: { $cards }
    }
# Only the new top card of the discard pile, $cards, is visible.
log-discard-deck =
    { $who ->
        [you] przekładasz talię na stos kart odrzuconych, na wierzchu { $cards }
       *[other] przekłada talię na stos kart odrzuconych, na wierzchu { $cards }
    }
log-trash =
    { $who ->
        [you] wyrzucasz na śmietnisko: { $cards }
       *[other] wyrzuca na śmietnisko: { $cards }
    }
log-gain =
    { $who ->
        [you] pozyskujesz: { $cards }
       *[other] pozyskuje: { $cards }
    }
log-gain-into-hand =
    { $who ->
        [you] pozyskujesz na rękę: { $cards }
       *[other] pozyskuje na rękę: { $cards }
    }
log-gain-into-deck =
    { $who ->
        [you] pozyskujesz na talię: { $cards }
       *[other] pozyskuje na talię: { $cards }
    }
log-gain-from-trash =
    { $who ->
        [you] pozyskujesz ze śmietniska: { $cards }
       *[other] pozyskuje ze śmietniska: { $cards }
    }
log-reveal =
    { $who ->
        [you] odsłaniasz: { $cards }
       *[other] odsłania: { $cards }
    }
log-reveal-no-hand =
    { $who ->
        [you] odsłaniasz pustą rękę
       *[other] odsłania pustą rękę
    }
# A Reaction to an Attack.
log-react =
    { $who ->
        [you] odsłaniasz Reakcję: { $cards }
       *[other] odsłania Reakcję: { $cards }
    }
log-set-aside =
    { $who ->
        [you] odkładasz na bok: { $cards }
       *[other] odkłada na bok: { $cards }
    }
log-put-on-deck =
    { $who ->
        [you] kładziesz na talii: { $cards }
       *[other] kładzie na talii: { $cards }
    }
log-put-back =
    { $who ->
        [you] odkładasz na talię: { $cards }
       *[other] odkłada na talię: { $cards }
    }
log-into-hand =
    { $who ->
        [you] bierzesz na rękę: { $cards }
       *[other] bierze na rękę: { $cards }
    }
# The cards that the clause before revealed; $n is how many.
log-discard-them =
    { $n ->
        [one] { $who ->
            [you] odrzucasz tę kartę
           *[other] odrzuca tę kartę
        }
       *[other] { $who ->
            [you] odrzucasz te karty
           *[other] odrzuca te karty
        }
    }
log-trash-them =
    { $n ->
        [one] { $who ->
            [you] wyrzucasz tę kartę na śmietnisko
           *[other] wyrzuca tę kartę na śmietnisko
        }
       *[other] { $who ->
            [you] wyrzucasz te karty na śmietnisko
           *[other] wyrzuca te karty na śmietnisko
        }
    }
log-put-on-deck-them =
    { $n ->
        [one] { $who ->
            [you] kładziesz tę kartę na talii
           *[other] kładzie tę kartę na talii
        }
       *[other] { $who ->
            [you] kładziesz te karty na talii
           *[other] kładzie te karty na talii
        }
    }
log-put-back-them =
    { $n ->
        [one] { $who ->
            [you] odkładasz tę kartę na talię
           *[other] odkłada tę kartę na talię
        }
       *[other] { $who ->
            [you] odkładasz te karty na talię
           *[other] odkłada te karty na talię
        }
    }
log-into-hand-them =
    { $n ->
        [one] { $who ->
            [you] bierzesz tę kartę na rękę
           *[other] bierze tę kartę na rękę
        }
       *[other] { $who ->
            [you] bierzesz te karty na rękę
           *[other] bierze te karty na rękę
        }
    }
# $to is "you" if the reader gets the card; otherwise $other names the player who does.
log-pass =
    { $to ->
        [you] przekazuje ci: { $cards }
       *[other]
            { $who ->
                [you] przekazujesz: { $cards } (odbiera { $other })
               *[other] przekazuje: { $cards } (odbiera { $other })
            }
    }
# $cards are modes here, such as „+1 Karta, +1 Zakup”.
log-choose =
    { $who ->
        [you] wybierasz: { $cards }
       *[other] wybiera: { $cards }
    }
log-name =
    { $who ->
        [you] podajesz nazwę: { $cards }
       *[other] podaje nazwę: { $cards }
    }
log-plus-actions = { plus-actions }
log-plus-buys = { plus-buys }
log-plus-coins = { plus-coins }
log-cheaper =
    { $who ->
        [you] obniżasz koszt wszystkich kart o { $n }
       *[other] obniża koszt wszystkich kart o { $n }
    }
log-worth-more =
    { $who ->
        [you] sprawiasz, że każda karta { $cards } daje 1 monetę więcej
       *[other] sprawia, że każda karta { $cards } daje 1 monetę więcej
    }
log-first-worth-more =
    { $who ->
        [you] sprawiasz, że pierwsza karta { $cards } zagrana przez ciebie w tej turze da 1 monetę więcej
       *[other] sprawia, że pierwsza karta { $cards } zagrana w tej turze da 1 monetę więcej
    }
# At cards on top of the deck.
log-look =
    { $who ->
        [you] podglądasz: { $cards }
       *[other] podgląda: { $cards }
    }
log-look-through =
    { $who ->
        [you] przeglądasz swój stos kart odrzuconych
       *[other] przegląda swój stos kart odrzuconych
    }
log-play-discarded =
    { $who ->
        [you] zagrywasz ze stosu kart odrzuconych: { $cards }
       *[other] zagrywa ze stosu kart odrzuconych: { $cards }
    }
log-trash-from-supply =
    { $who ->
        [you] wyrzucasz na śmietnisko z Zasobów: { $cards }
       *[other] wyrzuca na śmietnisko z Zasobów: { $cards }
    }
log-put-discarded-on-deck =
    { $who ->
        [you] kładziesz na talii ze stosu kart odrzuconych: { $cards }
       *[other] kładzie na talii ze stosu kart odrzuconych: { $cards }
    }
# $n is the number of cards above it.
log-put-into-deck =
    { $n ->
        [0] { $who ->
            [you] kładziesz na talii: { $cards }
           *[other] kładzie na talii: { $cards }
        }
        [one] { $who ->
            [you] wsuwasz do talii pod { $n } kartę: { $cards }
           *[other] wsuwa do talii pod { $n } kartę: { $cards }
        }
        [few] { $who ->
            [you] wsuwasz do talii pod { $n } karty: { $cards }
           *[other] wsuwa do talii pod { $n } karty: { $cards }
        }
       *[many] { $who ->
            [you] wsuwasz do talii pod { $n } kart: { $cards }
           *[other] wsuwa do talii pod { $n } kart: { $cards }
        }
    }
