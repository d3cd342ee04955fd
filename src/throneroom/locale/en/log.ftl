### The log: what happened in the game.
###
### $who is "you" for the reader's seat and "other" for everyone else; $name is the subject, "You" or a player's name.
### A clause has no subject: it follows the name ("You draw Silver") or another clause ("You play
### Village: draw Silver; +2 Actions"). $cards is a list of cards or one of the log-cards texts below.

## Headings

log-turn =
    { $who ->
        [you] Your turn { $n }
       *[other] { $name }, turn { $n }
    }
log-end = The game is over.

## How a line is composed

log-you = You
# The line starts with a capital letter, so a language may leave out the pronoun.
log-sentence =
    { $who ->
        [you] You { $what }
       *[other] { $name } { $what }
    }
log-effect = { $play }: { $effect }
log-gets =
    { $who ->
        [you] get { $what }
       *[other] gets { $what }
    }

## Cards

log-copies = { $n } { $card }
# Cards hidden from the reader.
log-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
log-cards-on-top =
    { $n ->
        [one] { $card }
       *[other] { $n } cards, { $card } on top
    }

## Clauses

log-play =
    { $who ->
        [you] play { $cards }
       *[other] plays { $cards }
    }
log-play-again =
    { $who ->
        [you] play { $cards } again
       *[other] plays { $cards } again
    }
log-buy =
    { $who ->
        [you] buy { $cards }
       *[other] buys { $cards }
    }
log-draw =
    { $who ->
        [you] draw { $cards }
       *[other] draws { $cards }
    }
log-shuffle =
    { $who ->
        [you] shuffle
       *[other] shuffles
    }
log-discard =
    { $who ->
        [you] discard { $cards }
       *[other] discards { $cards }
    }
# Only the new top card of the discard pile, $cards, is visible.
log-discard-deck =
    { $who ->
        [you] put your deck into your discard pile, { $cards } on top
       *[other] puts their deck into their discard pile, { $cards } on top
    }
log-trash =
    { $who ->
        [you] trash { $cards }
       *[other] trashes { $cards }
    }
log-gain =
    { $who ->
        [you] gain { $cards }
       *[other] gains { $cards }
    }
log-gain-into-hand =
    { $who ->
        [you] gain { $cards } to your hand
       *[other] gains { $cards } to their hand
    }
log-gain-into-deck =
    { $who ->
        [you] gain { $cards } onto your deck
       *[other] gains { $cards } onto their deck
    }
log-gain-from-trash =
    { $who ->
        [you] gain { $cards } from the trash
       *[other] gains { $cards } from the trash
    }
log-reveal =
    { $who ->
        [you] reveal { $cards }
       *[other] reveals { $cards }
    }
log-reveal-no-hand =
    { $who ->
        [you] reveal an empty hand
       *[other] reveals an empty hand
    }
# A Reaction to an Attack.
log-react =
    { $who ->
        [you] reveal { $cards }
       *[other] reveals { $cards }
    }
log-set-aside =
    { $who ->
        [you] set aside { $cards }
       *[other] sets aside { $cards }
    }
log-put-on-deck =
    { $who ->
        [you] put { $cards } onto your deck
       *[other] puts { $cards } onto their deck
    }
log-put-back =
    { $who ->
        [you] put { $cards } back
       *[other] puts { $cards } back
    }
log-into-hand =
    { $who ->
        [you] take { $cards } into your hand
       *[other] takes { $cards } into their hand
    }
# The cards that the clause before revealed; $n is how many.
log-discard-them =
    { $n ->
        [one] { $who ->
            [you] discard it
           *[other] discards it
        }
       *[other] { $who ->
            [you] discard them
           *[other] discards them
        }
    }
log-trash-them =
    { $n ->
        [one] { $who ->
            [you] trash it
           *[other] trashes it
        }
       *[other] { $who ->
            [you] trash them
           *[other] trashes them
        }
    }
log-put-on-deck-them =
    { $n ->
        [one] { $who ->
            [you] put it onto your deck
           *[other] puts it onto their deck
        }
       *[other] { $who ->
            [you] put them onto your deck
           *[other] puts them onto their deck
        }
    }
log-put-back-them =
    { $n ->
        [one] { $who ->
            [you] put it back
           *[other] puts it back
        }
       *[other] { $who ->
            [you] put them back
           *[other] puts them back
        }
    }
log-into-hand-them =
    { $n ->
        [one] { $who ->
            [you] take it into your hand
           *[other] takes it into their hand
        }
       *[other] { $who ->
            [you] take them into your hand
           *[other] takes them into their hand
        }
    }
# $to is "you" if the reader gets the card; otherwise $other names the player who does.
log-pass =
    { $to ->
        [you] passes you { $cards }
       *[other]
            { $who ->
                [you] pass { $cards } to { $other }
               *[other] passes { $cards } to { $other }
            }
    }
# $cards are modes here, such as "+1 Card, +1 Buy".
log-choose =
    { $who ->
        [you] choose: { $cards }
       *[other] chooses: { $cards }
    }
log-name =
    { $who ->
        [you] name { $cards }
       *[other] names { $cards }
    }
log-plus-actions = { plus-actions }
log-plus-buys = { plus-buys }
log-plus-coins = { plus-coins }
log-cheaper =
    { $who ->
        [you] make all cards cost { $n } less
       *[other] makes all cards cost { $n } less
    }
log-worth-more =
    { $who ->
        [you] make each { $cards } give 1 more coin
       *[other] makes each { $cards } give 1 more coin
    }
log-first-worth-more =
    { $who ->
        [you] make the first { $cards } you play this turn give 1 more coin
       *[other] makes the first { $cards } they play this turn give 1 more coin
    }
# At cards on top of the deck.
log-look =
    { $who ->
        [you] look at { $cards }
       *[other] looks at { $cards }
    }
log-look-through =
    { $who ->
        [you] look through your discard pile
       *[other] looks through their discard pile
    }
log-play-discarded =
    { $who ->
        [you] play { $cards } from your discard pile
       *[other] plays { $cards } from their discard pile
    }
log-trash-from-supply =
    { $who ->
        [you] trash { $cards } from the Supply
       *[other] trashes { $cards } from the Supply
    }
log-put-discarded-on-deck =
    { $who ->
        [you] put { $cards } from your discard pile onto your deck
       *[other] puts { $cards } from their discard pile onto their deck
    }
# $n is the number of cards above it.
log-put-into-deck =
    { $n ->
        [0] { $who ->
            [you] put { $cards } onto your deck
           *[other] puts { $cards } onto their deck
        }
        [one] { $who ->
            [you] put { $cards } into your deck, under { $n } card
           *[other] puts { $cards } into their deck, under { $n } card
        }
       *[other] { $who ->
            [you] put { $cards } into your deck, under { $n } cards
           *[other] puts { $cards } into their deck, under { $n } cards
        }
    }
