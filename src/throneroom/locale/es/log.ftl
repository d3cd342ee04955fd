### El historial: lo que ha ocurrido en la mesa.
###
### $who is "you" for the reader's own seat and "other" for everybody else; $name is "Tú" or a player's name. A clause
### has no subject: it follows the name ("Ana roba Plata"), or another clause ("Juegas Aldea: robas Plata; +2
### Acciones"). "la" and "las" stand for carta and cartas, so they fit cards of both genders.

## Headings

log-turn =
    { $who ->
        [you] Tu turno { $n }
       *[other] { $name }, turno { $n }
    }
log-end = La partida ha terminado.

## How a line is composed

log-you = Tú
log-sentence =
    { $who ->
        [you] { $what }
       *[other] { $name } { $what }
    }
log-effect = { $play }: { $effect }
log-gets =
    { $who ->
        [you] recibes { $what }
       *[other] recibe { $what }
    }

## Cards

# The sign keeps the name in the singular; it can also be typed so in an answer.
log-copies = { $n }× { $card }
# Cards hidden from the reader.
log-cards =
    { $n ->
        [one] una carta
       *[other] { $n } cartas
    }
log-cards-on-top =
    { $n ->
        [one] { $card }
       *[other] { $n } cartas, con { $card } encima
    }

## Clauses

log-play =
    { $who ->
        [you] juegas { $cards }
       *[other] juega { $cards }
    }
log-play-again =
    { $who ->
        [you] juegas { $cards } otra vez
       *[other] juega { $cards } otra vez
    }
log-buy =
    { $who ->
        [you] compras { $cards }
       *[other] compra { $cards }
    }
log-draw =
    { $who ->
        [you] robas { $cards }
       *[other] roba { $cards }
    }
log-shuffle =
    { $who ->
        [you] barajas
       *[other] baraja
    }
log-discard =
    { $who ->
        [you] descartas { $cards }
       *[other] descarta { $cards }
    }
# Only the new top card of the discard pile, $cards, is visible.
log-discard-deck =
    { $who ->
        [you] pasas tu mazo a tu pila de descartes, con { $cards } encima
       *[other] pasa su mazo a su pila de descartes, con { $cards } encima
    }
log-trash =
    { $who ->
        [you] eliminas { $cards }
       *[other] elimina { $cards }
    }
log-gain =
    { $who ->
        [you] ganas { $cards }
       *[other] gana { $cards }
    }
log-gain-into-hand =
    { $who ->
        [you] ganas { $cards } en tu mano
       *[other] gana { $cards } en su mano
    }
log-gain-into-deck =
    { $who ->
        [you] ganas { $cards } encima de tu mazo
       *[other] gana { $cards } encima de su mazo
    }
log-gain-from-trash =
    { $who ->
        [you] ganas { $cards } de las cartas eliminadas
       *[other] gana { $cards } de las cartas eliminadas
    }
log-reveal =
    { $who ->
        [you] revelas { $cards }
       *[other] revela { $cards }
    }
log-reveal-no-hand =
    { $who ->
        [you] revelas una mano vacía
       *[other] revela una mano vacía
    }
# A Reaction to an Attack.
log-react =
    { $who ->
        [you] revelas { $cards }
       *[other] revela { $cards }
    }
log-set-aside =
    { $who ->
        [you] apartas { $cards }
       *[other] aparta { $cards }
    }
log-put-on-deck =
    { $who ->
        [you] pones { $cards } encima de tu mazo
       *[other] pone { $cards } encima de su mazo
    }
log-put-back =
    { $who ->
        [you] devuelves { $cards } a tu mazo
       *[other] devuelve { $cards } a su mazo
    }
log-into-hand =
    { $who ->
        [you] te llevas { $cards } a la mano
       *[other] se lleva { $cards } a la mano
    }
# The cards that the clause before revealed; $n is how many.
log-discard-them =
    { $n ->
        [one] { $who ->
            [you] la descartas
           *[other] la descarta
        }
       *[other] { $who ->
            [you] las descartas
           *[other] las descarta
        }
    }
log-trash-them =
    { $n ->
        [one] { $who ->
            [you] la eliminas
           *[other] la elimina
        }
       *[other] { $who ->
            [you] las eliminas
           *[other] las elimina
        }
    }
log-put-on-deck-them =
    { $n ->
        [one] { $who ->
            [you] la pones encima de tu mazo
           *[other] la pone encima de su mazo
        }
       *[other] { $who ->
            [you] las pones encima de tu mazo
           *[other] las pone encima de su mazo
        }
    }
log-put-back-them =
    { $n ->
        [one] { $who ->
            [you] la devuelves a tu mazo
           *[other] la devuelve a su mazo
        }
       *[other] { $who ->
            [you] las devuelves a tu mazo
           *[other] las devuelve a su mazo
        }
    }
log-into-hand-them =
    { $n ->
        [one] { $who ->
            [you] te la llevas a la mano
           *[other] se la lleva a la mano
        }
       *[other] { $who ->
            [you] te las llevas a la mano
           *[other] se las lleva a la mano
        }
    }
# $to is "you" if the reader gets the card; otherwise $other names the player who does.
log-pass =
    { $to ->
        [you] te pasa { $cards }
       *[other]
            { $who ->
                [you] pasas { $cards } a { $other }
               *[other] pasa { $cards } a { $other }
            }
    }
# $cards are modes here, such as "+1 Carta, +1 Compra".
log-choose =
    { $who ->
        [you] eliges { $cards }
       *[other] elige { $cards }
    }
log-name =
    { $who ->
        [you] nombras { $cards }
       *[other] nombra { $cards }
    }
log-plus-actions = { plus-actions }
log-plus-buys = { plus-buys }
log-plus-coins = { plus-coins }
log-cheaper =
    { $n ->
        [one] { $who ->
            [you] abaratas todas las cartas en { $n } moneda
           *[other] abarata todas las cartas en { $n } moneda
        }
       *[other] { $who ->
            [you] abaratas todas las cartas en { $n } monedas
           *[other] abarata todas las cartas en { $n } monedas
        }
    }
log-worth-more =
    { $who ->
        [you] haces que cada { $cards } dé 1 moneda más
       *[other] hace que cada { $cards } dé 1 moneda más
    }
log-first-worth-more =
    { $who ->
        [you] haces que la primera carta { $cards } que juegues este turno dé 1 moneda más
       *[other] hace que la primera carta { $cards } que juegue este turno dé 1 moneda más
    }
# At cards on top of the deck.
log-look =
    { $who ->
        [you] miras { $cards }
       *[other] mira { $cards }
    }
log-look-through =
    { $who ->
        [you] miras tu pila de descartes
       *[other] mira su pila de descartes
    }
log-play-discarded =
    { $who ->
        [you] juegas { $cards } de tu pila de descartes
       *[other] juega { $cards } de su pila de descartes
    }
log-trash-from-supply =
    { $who ->
        [you] eliminas { $cards } del Suministro
       *[other] elimina { $cards } del Suministro
    }
log-put-discarded-on-deck =
    { $who ->
        [you] pones { $cards } de tu pila de descartes encima de tu mazo
       *[other] pone { $cards } de su pila de descartes encima de su mazo
    }
# $n is the number of cards above it.
log-put-into-deck =
    { $n ->
        [0] { $who ->
            [you] pones { $cards } encima de tu mazo
           *[other] pone { $cards } encima de su mazo
        }
        [one] { $who ->
            [you] metes { $cards } en tu mazo, debajo de { $n } carta
           *[other] mete { $cards } en su mazo, debajo de { $n } carta
        }
       *[other] { $who ->
            [you] metes { $cards } en tu mazo, debajo de { $n } cartas
           *[other] mete { $cards } en su mazo, debajo de { $n } cartas
        }
    }
