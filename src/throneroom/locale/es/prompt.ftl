### Cómo se pregunta y se responde una decisión: una frase de tú, con el número dentro.
###
### A prompt is ask-<card>-<verb>, or ask-<verb> where no card asks or the card has no text (a custom card).
### Arguments of every prompt: $asker the card that asks; $card the first option, $cost its cost, $last the last; $least and $n the
### fewest and most that can be chosen; $keep the cards left in hand after choosing $n; $whose "you" or "other", and
### $name, for the player whose cards these are; $left the player to the left; $actions, $buys, $coins as texts.

## Lists: $first is all but the last item, separated by commas. "o bien", since "o" would have to be "u" before Oro

list-and = { $first } y { $last }
list-or = { $first } o bien { $last }
list-clauses = { $first }; { $last }

## Counters

ask-actions =
    { $n ->
        [one] { $n } acción
       *[other] { $n } acciones
    }
ask-buys =
    { $n ->
        [one] { $n } compra
       *[other] { $n } compras
    }

## The turn

ask-play-action = Fase de Acción, { $actions }, { $buys }, { $coins }: juega una carta de Acción o sigue adelante.
ask-play-treasures = Fase de Compra, { $coins } por ahora: juega Tesoros de tu mano.
ask-buy = Fase de Compra, { $coins } y { $buys }: compra una carta o acaba tu turno.
ask-react = { $name } juega { $asker }: puedes revelar una Reacción de tu mano.

# The card of another player that asks: $asker of the prompts below, in that player's turn.
ask-whose = { $card } de { $player }

## Any card, for cards without their own prompt

ask-play = { $asker }: juega una carta de tu mano.
ask-discard =
    { $least ->
        [0] { $n ->
            [1] { $asker }: descarta { $n } de estas cartas, o ninguna.
           *[other] { $asker }: descarta hasta { $n } de estas cartas.
        }
       *[other] { $n ->
            [one] { $asker }: descarta { $n } carta.
           *[other] { $asker }: descarta { $n } cartas.
        }
    }
ask-discard-deck = { $asker }: puedes pasar tu mazo a tu pila de descartes.
ask-trash =
    { $least ->
        [0] { $n ->
            [1] { $asker }: elimina { $n } de estas cartas, o ninguna.
           *[other] { $asker }: elimina hasta { $n } de estas cartas.
        }
       *[other] { $n ->
            [one] { $asker }: elimina { $n } carta.
           *[other] { $asker }: elimina { $n } cartas.
        }
    }
ask-gain =
    { $least ->
        [0] { $n ->
            [1] { $asker }: gana { $n } de estas cartas, o ninguna.
           *[other] { $asker }: gana hasta { $n } de estas cartas.
        }
       *[other] { $n ->
            [one] { $asker }: gana { $n } carta.
           *[other] { $asker }: gana { $n } cartas.
        }
    }
ask-give = { $asker }: elige una carta para que { $name } la gane.
ask-put-on-deck =
    { $n ->
        [one] { $asker }: pon { $n } carta encima de tu mazo.
       *[other] { $asker }: pon { $n } cartas encima de tu mazo.
    }
ask-put-back =
    { $n ->
        [one] { $asker }: devuelve { $n } carta encima de tu mazo.
       *[other] { $asker }: devuelve { $n } cartas encima de tu mazo.
    }
ask-set-aside =
    { $least ->
        [0] { $n ->
            [1] { $asker }: aparta { $n } de estas cartas, o ninguna.
           *[other] { $asker }: aparta hasta { $n } de estas cartas.
        }
       *[other] { $n ->
            [one] { $asker }: aparta { $n } carta.
           *[other] { $asker }: aparta { $n } cartas.
        }
    }
ask-pass =
    { $n ->
        [one] { $asker }: pasa { $n } carta a { $left }.
       *[other] { $asker }: pasa { $n } cartas a { $left }.
    }
ask-name = { $asker }: nombra una carta.
ask-choose = { $asker }: elige { $n }.
ask-put-into-deck = { $asker }: elige { $n } carta de tu mano para meterla en tu mazo.
ask-reveal = { $asker }: revela { $n } carta de tu mano.
ask-choose-number = { $asker }: elige un número del { $card } al { $last }.

# Any card whose question need not be answered, or is about another player's cards.
ask-optional-play = { $asker }: juega una de estas cartas de tu mano, o ninguna.
ask-optional-put-on-deck =
    { $n ->
        [1] { $asker }: pon { $n } de estas cartas encima de tu mazo, o ninguna.
       *[other] { $asker }: pon hasta { $n } de estas cartas encima de tu mazo.
    }
ask-optional-reveal =
    { $n ->
        [1] { $asker }: revela { $n } de estas cartas de tu mano, o ninguna.
       *[other] { $asker }: revela hasta { $n } de estas cartas de tu mano.
    }
ask-other-trash = { $asker }: elige qué elimina { $name } ({ $n } de estas cartas).
ask-other-discard = { $asker }: elige qué descarta { $name } ({ $n } de estas cartas).

# Any card that offers a single option, to accept or decline.
ask-may-play = { $asker }: ¿juegas { $card }?
ask-may-discard =
    { $whose ->
        [you] { $asker }: ¿descartas { $card }?
       *[other] { $asker }: ¿haces que { $name } descarte { $card }?
    }
ask-may-trash =
    { $whose ->
        [you] { $asker }: ¿eliminas { $card }?
       *[other] { $asker }: ¿haces que { $name } elimine { $card }?
    }
ask-may-gain = { $asker }: ¿ganas { $card }?
ask-may-give = { $asker }: ¿haces que { $name } gane { $card }?
ask-may-put-on-deck = { $asker }: ¿pones { $card } encima de tu mazo?
ask-may-put-back = { $asker }: ¿devuelves { $card } encima de tu mazo?
ask-may-put-into-deck = { $asker }: ¿metes { $card } en tu mazo?
ask-may-reveal = { $asker }: ¿revelas { $card }?
ask-may-set-aside = { $asker }: ¿apartas { $card }?
ask-may-choose = { $asker }: ¿{ $card }?

## Dominion

ask-bureaucrat-put-on-deck = { $asker }: pon { $n } carta de Victoria de tu mano encima de tu mazo.
ask-cellar-discard =
    { $n ->
        [1] Sótano: ¿descartas { $card } y robas una carta?
       *[other] Sótano: descarta cuantas cartas quieras y roba otras tantas.
    }
ask-chancellor-discard-deck = Canciller: ¿pasas tu mazo a tu pila de descartes?
ask-chapel-trash =
    { $n ->
        [one] Capilla: elimina { $n } carta de tu mano, o ninguna.
       *[other] Capilla: elimina hasta { $n } cartas de tu mano.
    }
ask-feast-gain = Banquete: gana { $n } carta que cueste 5 como máximo.
ask-library-set-aside = Biblioteca: has robado { $card }. ¿Apartas esta carta?
ask-militia-discard =
    { $n ->
        [one] { $asker }: descarta { $n } carta (te quedas con { $keep }).
       *[other] { $asker }: descarta { $n } cartas (te quedas con { $keep }).
    }
ask-mine-trash =
    { $least ->
        [0] Mina: elimina { $n } Tesoro de tu mano, o ninguno.
       *[other] Mina: elimina { $n } Tesoro de tu mano.
    }
ask-mine-gain = Mina: gana { $n } Tesoro en tu mano que cueste como máximo 3 más que el eliminado.
ask-remodel-trash = Remodelar: elimina { $n } carta de tu mano.
ask-remodel-gain = Remodelar: gana { $n } carta que cueste como máximo 2 más que la eliminada.
ask-spy-discard =
    { $whose ->
        [you] Espía: revelas { $card }. ¿Se descarta? (Si no, vuelve encima de tu mazo.)
       *[other] Espía: { $name } revela { $card }. ¿Se descarta? (Si no, vuelve encima de su mazo.)
    }
ask-thief-trash = Ladrón: elige { $n } Tesoro para que { $name } lo elimine.
ask-thief-gain =
    { $n ->
        [one] Ladrón: ¿ganas la carta eliminada ({ $card })?
       *[other] Ladrón: gana hasta { $n } de los Tesoros eliminados.
    }
ask-throne-room-play =
    { $least ->
        [0] Salón del Trono: elige { $n } carta de Acción de tu mano para jugarla dos veces, o ninguna.
       *[other] Salón del Trono: elige { $n } carta de Acción de tu mano para jugarla dos veces.
    }
ask-workshop-gain = Taller: gana { $n } carta que cueste 4 como máximo.

## Intrigue

ask-courtyard-put-on-deck = Patio: pon { $n } carta de tu mano encima de tu mazo.
ask-pawn-choose = Peón: elige { $n } entre +1 Carta, +1 Acción, +1 Compra y +1 Moneda.
ask-secret-chamber-discard =
    { $n ->
        [1] Cámara Secreta: ¿descartas { $card } por +1 Moneda?
       *[other] Cámara Secreta: descarta cuantas cartas quieras, por +1 Moneda cada una.
    }
ask-secret-chamber-put-on-deck =
    { $n ->
        [one] Cámara Secreta: pon { $n } carta de tu mano encima de tu mazo.
       *[other] Cámara Secreta: pon { $n } cartas de tu mano encima de tu mazo.
    }
ask-masquerade-pass = { $asker }: pasa { $n } carta a { $left }.
ask-masquerade-trash = Mascarada: elimina { $n } carta de tu mano, o ninguna.
ask-steward-choose = Mayordomo: toma +2 Cartas o +2 Monedas, o elimina 2 cartas de tu mano.
ask-steward-trash =
    { $n ->
        [one] Mayordomo: elimina { $n } carta de tu mano.
       *[other] Mayordomo: elimina { $n } cartas de tu mano.
    }
ask-swindler-give = Embaucador: elige { $n } carta de coste { $cost } para que { $name } la gane.
ask-wishing-well-name = Pozo de los Deseos: nombra { $n } carta; si está encima de tu mazo, te la llevas a la mano.
ask-baron-discard = Barón: ¿descartas { $n } Finca por +4 Monedas? (Si no, ganas una Finca.)
ask-ironworks-gain = Fundición: gana { $n } carta que cueste 4 como máximo.
ask-mining-village-trash = Aldea Minera: ¿la eliminas por +2 Monedas?
ask-scout-put-back =
    { $n ->
        [one] Explorador: devuelve esta carta encima de tu mazo.
       *[other] Explorador: devuelve estas { $n } cartas encima de tu mazo, en el orden que quieras.
    }
ask-minion-choose = Esbirro: toma +2 Monedas, o una mano nueva de 4 cartas (también quienes tengan 5 o más).
ask-saboteur-gain = { $asker }: gana { $n } carta que cueste al menos 2 menos que la eliminada, o ninguna.
ask-torturer-choose = { $asker }: descarta 2 cartas, o gana una Maldición en la mano.
ask-torturer-discard =
    { $n ->
        [one] { $asker }: descarta { $n } carta.
       *[other] { $asker }: descarta { $n } cartas (te quedas con { $keep }).
    }
ask-trading-post-trash =
    { $n ->
        [one] Puesto Comercial: elimina { $n } carta de tu mano.
       *[other] Puesto Comercial: elimina { $n } cartas de tu mano y gana una Plata en tu mano.
    }
ask-upgrade-trash = Mejora: elimina { $n } carta de tu mano.
ask-upgrade-gain = Mejora: gana { $n } carta que cueste exactamente { $cost }.
ask-nobles-choose = Nobles: toma +3 Cartas o +2 Acciones.

## Modes

ask-mode-1-card = +1 Carta
ask-mode-2-cards = +2 Cartas
ask-mode-3-cards = +3 Cartas
ask-mode-1-action = +1 Acción
ask-mode-2-actions = +2 Acciones
ask-mode-1-buy = +1 Compra
ask-mode-1-coin = +1 Moneda
ask-mode-2-coins = +2 Monedas
ask-mode-trash-2-cards = eliminar 2 cartas
ask-mode-new-hand = mano nueva de 4 cartas (también para los demás con 5 o más)
ask-mode-discard-2-cards = descartar 2 cartas
ask-mode-gain-a-curse = ganar una Maldición en la mano
ask-mode-deck-into-discard-pile = pasar tu mazo a tu pila de descartes

## The choices

ask-choice =
    { $n ->
        [one] { $number }) { $name }
       *[other] { $number }) { $name } ({ $n })
    }
ask-choices-at = Coste { $price }: { $choices }

## Hints: how many, and what an empty answer means

ask-hints = ({ $hints })
ask-hint-exactly = elige { $n }
ask-hint-up-to =
    { $all ->
        [yes] elige hasta { $n }, o todo
       *[no] elige hasta { $n }
    }
ask-hint-yes-no = sí, o Intro para no
ask-hint-order = la última queda encima
ask-hint-order-discard = la última queda encima de tu pila de descartes
ask-hint-order-deck = la última queda encima de tu mazo
ask-none = Intro para ninguna
ask-none-play-action = Intro para pasar a la Fase de Compra
ask-none-play-treasures = Intro para no jugar más
ask-none-buy = Intro para acabar tu turno
ask-none-react = Intro para no revelar nada

## Words that stand for an answer, separated by spaces. No "fin" and no "no" among those for none: they begin Finca
## and Nobles. The English ones are known, too.

ask-words-all = todo todos toda todas all
# The same, unless a card starts with it.
ask-words-all-short = t a *
ask-words-none = nada ninguna ninguno listo paso pasar none nothing done end 0 -
ask-words-yes = sí si s yes y
ask-words-no = no n

## Answers that cannot be used

ask-wrong-unknown = No hay ninguna opción { $text }. Escribe un nombre, sus primeras letras o su número.
ask-wrong-now = Ahora no se puede elegir { $card }. Elige entre: { $choices }.
ask-wrong-number = No hay ninguna opción con el número { $text }. Las opciones van del 1 al { $most }.
ask-wrong-range = No se puede elegir { $text }. Escribe un número del { $least } al { $most }.
ask-wrong-ambiguous = { $text } puede ser { $choices }. Escribe más letras, o el número.
ask-wrong-copies = De { $card } solo puedes elegir { $n }, no { $given }.
ask-wrong-many =
    { $n ->
        [one] Has elegido { $given }; elige solo { $n }.
       *[other] Has elegido { $given }; elige { $n } como máximo.
    }
ask-wrong-few =
    { $given ->
        [0] Debes elegir { $n }.
       *[other] Has elegido { $given }; elige { $n }.
    }

## The rule behind a question

ask-rule = Reglas, sección { $section }.
ask-rule-3a = Fase de Acción: puedes jugar una carta de Acción de tu mano por cada acción que tengas, una tras otra. Empiezas cada turno con 1 acción.
ask-rule-3b = Fase de Compra: primero juega cuantos Tesoros quieras. Después puedes comprar una carta por cada compra que tengas, sin pasarte de tus monedas. Una vez comprada una carta, ya no se pueden jugar más Tesoros. Las monedas y compras que no uses se pierden.
ask-rule-4 = Reacciones: cuando otra persona juega un Ataque, puedes revelar cartas de Reacción de tu mano, una tras otra, antes de que el Ataque haga nada.

## A card, as `help CARD` shows it

ask-card = { $name }: cuesta { $cost }. { $types }.
