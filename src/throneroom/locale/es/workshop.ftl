### Las cartas del lenguaje de cartas: sus textos y los errores que contienen. Véase el archivo inglés.

## Verbs

workshop-verb-discard =
    { $form ->
        [present] descarta
        [infinitive] descartar
       *[imperative] descarta
    }
workshop-verb-trash =
    { $form ->
        [present] elimina
        [infinitive] eliminar
       *[imperative] elimina
    }
workshop-verb-gain =
    { $form ->
        [present] gana
        [infinitive] ganar
       *[imperative] gana
    }
workshop-verb-draw =
    { $form ->
        [present] roba
        [infinitive] robar
       *[imperative] roba
    }
workshop-verb-put =
    { $form ->
        [present] pone
        [infinitive] poner
       *[imperative] pon
    }
workshop-verb-put-back =
    { $form ->
        [present] devuelve
        [infinitive] devolver
       *[imperative] devuelve
    }
workshop-verb-take =
    { $form ->
        [present] toma
        [infinitive] tomar
       *[imperative] toma
    }
workshop-verb-move =
    { $form ->
        [present] pasa
        [infinitive] pasar
       *[imperative] pasa
    }
workshop-verb-reveal =
    { $form ->
        [present] revela
        [infinitive] revelar
       *[imperative] revela
    }
workshop-verb-look-at =
    { $form ->
        [present] mira
        [infinitive] mirar
       *[imperative] mira
    }
workshop-verb-name =
    { $form ->
        [present] nombra
        [infinitive] nombrar
       *[imperative] nombra
    }
workshop-verb-play =
    { $form ->
        [present] juega
        [infinitive] jugar
       *[imperative] juega
    }
workshop-verb-choose =
    { $form ->
        [present] elige
        [infinitive] elegir
       *[imperative] elige
    }
workshop-may =
    { $whose ->
        [they] puede { $step }
       *[you] puedes { $step }
    }

## Kinds of cards, after the noun "card"

workshop-type-action = Acción
workshop-type-treasure = Tesoro
workshop-type-victory = Victoria
workshop-type-curse = Maldición
workshop-type-attack = Ataque
workshop-type-reaction = Reacción
workshop-either-type = { $first } o { $last }
workshop-of-type = de { $kind }
workshop-of-name = { $card }
workshop-of-other = { $kind } que no sea { $card }

## What a card costs

workshop-price-up-to = con un coste de { $n } como máximo
workshop-price-exactly = con un coste de exactamente { $n }
workshop-price-at-least = con un coste de { $n } como mínimo
workshop-price-more = con un coste de hasta { $n } más que esa carta
workshop-price-exactly-more = con un coste de exactamente { $n } más que esa carta
workshop-price-exactly-less = con un coste de exactamente { $n } menos que esa carta
workshop-price-less = con un coste de al menos { $n } menos que esa carta
workshop-price-same = con el mismo coste que esa carta

## How many cards, as the object of a verb

workshop-cards =
    { $amount ->
        [one] una carta { $kind } { $price }
        [any] cualquier número de cartas { $kind } { $price }
        [at-most] { $n ->
            [one] hasta { $n } carta { $kind } { $price }
           *[other] hasta { $n } cartas { $kind } { $price }
        }
       *[exact] { $n ->
            [one] { $n } carta { $kind } { $price }
           *[other] { $n } cartas { $kind } { $price }
        }
    }
workshop-of-them =
    { $amount ->
        [any] cualquier número de ellas
        [at-most] hasta { $n } de ellas
       *[exact] { $n } de ellas
    }
workshop-a-revealed = una carta { $kind } revelada { $price }

## Where cards come from and go to

workshop-from-hand =
    { $whose ->
        [they] de su mano
       *[you] de tu mano
    }
workshop-from-trash = de las cartas eliminadas
workshop-into-hand =
    { $whose ->
        [they] en su mano
       *[you] en tu mano
    }
workshop-onto-deck =
    { $whose ->
        [they] encima de su mazo
       *[you] encima de tu mazo
    }
workshop-if-kind = si es una carta { $kind }
workshop-you-choose = que tú eliges
workshop-you-choose-gain = , a tu elección,
workshop-as-you-choose = según tú elijas
workshop-twice = dos veces

## For each

workshop-for-each-pile = por cada pila vacía del Suministro
workshop-for-each-in-hand =
    { $whose ->
        [they] por cada carta { $kind } de su mano
       *[you] por cada carta { $kind } de tu mano
    }
workshop-for-each-way =
    { $what ->
        [trashed] por cada carta eliminada así
       *[discarded] por cada carta descartada así
    }

## Steps about the hand

workshop-from-hand-step = { $verb } { $what } { $source } { $per }
workshop-put-on-deck =
    { $whose ->
        [they] { $verb } { $what } { $source } encima de su mazo { $per }
       *[you] { $verb } { $what } { $source } encima de tu mazo { $per }
    }
workshop-discard-down-to =
    { $n ->
        [one] { $verb } hasta que quede { $n } carta en la mano
       *[other] { $verb } hasta que queden { $n } cartas en la mano
    }
workshop-discard-hand =
    { $whose ->
        [they] { $verb } su mano
       *[you] { $verb } tu mano
    }
workshop-reveal-hand =
    { $whose ->
        [they] { $verb } su mano
       *[you] { $verb } tu mano
    }
workshop-put-openly =
    { $whose ->
        [they] { $verb } { $what } de su mano encima de su mazo, o { $shows } una mano que no la tenga
       *[you] { $verb } { $what } de tu mano encima de tu mazo, o { $shows } una mano que no la tenga
    }
workshop-put-anywhere =
    { $whose ->
        [they] { $verb } { $what } { $source } en cualquier lugar de su mazo
       *[you] { $verb } { $what } { $source } en cualquier lugar de tu mazo
    }
workshop-put-discarded =
    { $whose ->
        [they] { $verb } { $what } de su pila de descartes encima de su mazo
       *[you] { $verb } { $what } de tu pila de descartes encima de tu mazo
    }
workshop-discard-deck =
    { $whose ->
        [they] { $verb } su mazo a su pila de descartes
       *[you] { $verb } tu mazo a tu pila de descartes
    }
workshop-trash-this = { $verb } esta carta
workshop-play-step = { $verb } { $what } { $source } { $twice }
workshop-play-it = { $verb } esa carta
workshop-pass-left = cada jugador pasa una carta de su mano a quien tiene a su izquierda

## Steps about the deck

workshop-draw-step =
    { $n ->
        [one] { $verb } { $n } carta
       *[other] { $verb } { $n } cartas
    }
workshop-draw-until =
    { $whose ->
        [they] { $n ->
            [one] { $verb } hasta tener { $n } carta en la mano
           *[other] { $verb } hasta tener { $n } cartas en la mano
        }
       *[you] { $n ->
            [one] { $verb } hasta tener { $n } carta en la mano
           *[other] { $verb } hasta tener { $n } cartas en la mano
        }
    }
workshop-draw-aside = puedes apartar las cartas { $kind } según las robas y descartarlas después
workshop-top-step = { $verb } { $top }
workshop-top-cards =
    { $whose ->
        [they] { $n ->
            [one] la carta de encima de su mazo
           *[other] las { $n } cartas de encima de su mazo
        }
       *[you] { $n ->
            [one] la carta de encima de tu mazo
           *[other] las { $n } cartas de encima de tu mazo
        }
    }
workshop-reveal-until =
    { $whose ->
        [they] { $verb } cartas de su mazo hasta revelar { $what }
       *[you] { $verb } cartas de tu mazo hasta revelar { $what }
    }
workshop-of-them-step = { $verb } { $what } { $choice }
workshop-discard-or-back = { $verb } esa carta o bien { $back } esa carta a su sitio { $choice }
workshop-discard-rest = { $verb } el resto
workshop-rest-to-hand =
    { $whose ->
        [they] { $verb } el resto en su mano
       *[you] { $verb } el resto en tu mano
    }
workshop-rest-back = { $verb } el resto a su sitio
workshop-rest-back-ordered = { $verb } el resto encima del mazo en cualquier orden
workshop-take-kind =
    { $whose ->
        [they] { $verb } en su mano las cartas { $kind } reveladas
       *[you] { $verb } en tu mano las cartas { $kind } reveladas
    }
workshop-it-to-hand =
    { $whose ->
        [they] { $verb } esa carta en su mano
       *[you] { $verb } esa carta en tu mano
    }
workshop-it-back = { $verb } esa carta a su sitio
workshop-it-step = { $verb } esa carta
workshop-name-card = { $verb } una carta

## Steps about the Supply and the trash

workshop-gain-step = { $verb } { $choice } { $to } { $what } { $source }
workshop-gain-if-step = { $verb } { $what } { $source } ({ $to } { $condition })
workshop-gain-trashed = { $verb } cualquier número de las cartas así eliminadas
workshop-trash-from-supply = { $verb } { $what } del Suministro

## Steps about the turn

workshop-plus-also = { $first } y { $last }
workshop-plus-each = { $signs } { $per }
workshop-cost-less = este turno, las cartas cuestan { $n } menos
workshop-worth-more =
    { $n ->
        [one] este turno, cada carta { $card } da { $n } moneda más
       *[other] este turno, cada carta { $card } da { $n } monedas más
    }
workshop-first-worth-more =
    { $n ->
        [one] la primera carta { $card } que juegues este turno da { $n } moneda más
       *[other] la primera carta { $card } que juegues este turno da { $n } monedas más
    }
workshop-protect = el Ataque no te afecta

## Conditions

workshop-if = { $condition }, { $steps }
workshop-if-they = { $condition }, esa persona { $steps }
workshop-they = esa persona { $steps }
workshop-if-done =
    { $whose ->
        [they] si lo hace
       *[you] si lo haces
    }
workshop-if-not-done =
    { $whose ->
        [they] si no lo hace
       *[you] si no lo haces
    }
workshop-if-is = si es una carta { $kind }
workshop-if-is-named = si es la carta nombrada
workshop-if-costs-more = si cuesta { $n } o más
workshop-if-costs-less = si cuesta { $n } o menos
workshop-if-hand-more =
    { $whose ->
        [they] si tiene { $n } o más cartas en la mano
       *[you] si tienes { $n } o más cartas en la mano
    }
workshop-if-hand-fewer =
    { $whose ->
        [they] si tiene { $n } o menos cartas en la mano
       *[you] si tienes { $n } o menos cartas en la mano
    }
workshop-if-played = si has jugado { $n } o más Acciones este turno
workshop-if-piles = si { $n } o más pilas del Suministro están vacías
workshop-if-has =
    { $whose ->
        [they] si tiene una carta { $kind } en la mano
       *[you] si tienes una carta { $kind } en la mano
    }
workshop-if-has-no =
    { $whose ->
        [they] si no tiene ninguna carta { $kind } en la mano
       *[you] si no tienes ninguna carta { $kind } en la mano
    }

## Several steps, players and choices

workshop-steps = { $first }, { $last }
workshop-steps-last = { $first } y { $last }
workshop-each-others = cada rival { $having } { $steps }
workshop-each-everybody = cada jugador { $having } { $steps }
workshop-each-with = con { $n } o más cartas en la mano
workshop-left-step = quien tienes a tu izquierda { $steps }
workshop-choices = { $first }; { $last }
workshop-choose-step =
    { $n ->
        [one] { $verb } { $n } opción: { $choices }
       *[other] { $verb } { $n } opciones distintas: { $choices }
    }
workshop-choose-per-type = por cada uno de sus tipos, { $verb } una opción distinta: { $choices }
workshop-for-each-revealed = por cada carta revelada de distinto nombre: { $steps }

## Worth and Reactions

workshop-worth-coins =
    { $n ->
        [one] vale { $n } moneda
       *[other] vale { $n } monedas
    }
workshop-worth-points =
    { $n ->
        [one] vale { $n } punto
       *[other] vale { $n } puntos
    }
workshop-worth-every =
    { $n ->
        [one] vale { $n } punto por cada grupo de { $every } cartas que tengas
       *[other] vale { $n } puntos por cada grupo de { $every } cartas que tengas
    }
workshop-worth-each =
    { $n ->
        [one] vale { $n } punto por cada carta { $kind } que tengas
       *[other] vale { $n } puntos por cada carta { $kind } que tengas
    }
workshop-react =
    { $times ->
        [once] cuando otra persona juegue un Ataque, puedes revelar esta carta de tu mano una vez
       *[often] cuando otra persona juegue un Ataque, puedes revelar esta carta de tu mano
    }
workshop-react-fewest =
    { $times ->
        [once] cuando otra persona juegue un Ataque, puedes revelar esta carta de una mano de { $n } o más cartas una vez
       *[often] cuando otra persona juegue un Ataque, puedes revelar esta carta de una mano de { $n } o más cartas
    }

## Los errores. Las palabras del lenguaje de cartas son inglesas en todos los idiomas.

workshop-wrong = { $place }: { $problem }
workshop-wrong-hint = { $place }: { $problem }; { $hint }
workshop-bad-did-you-mean = ¿querías decir { $names }?
workshop-bad-expected = aquí podría ir { $words }
workshop-bad-a-number = un número
workshop-bad-a-name = el nombre de una carta
workshop-bad-end = el texto termina a mitad de una frase
workshop-bad-word = { $word } no puede ir aquí
workshop-bad-no-card = no hay ninguna carta llamada { $name }
workshop-bad-dot = una frase termina con un punto
workshop-bad-step = esto no puede ir aquí
workshop-bad-number = { $number } está fuera de rango; indica un número de { $least } a { $most }
workshop-bad-several = este texto tiene más de una carta
workshop-bad-version = este texto está escrito en la versión { $given } del lenguaje de cartas; este programa lee la { $known }
workshop-bad-empty = no hay ninguna carta en este texto
workshop-bad-many = un texto tiene como máximo { $most } cartas
workshop-bad-twice = hay dos cartas llamadas { $name }
workshop-bad-long = una carta tiene como máximo { $letters } letras en { $lines } líneas
workshop-bad-header = después de su nombre, una carta tiene una línea con su coste y sus tipos, por ejemplo: { $example }
workshop-bad-name = { $name } no es un nombre de carta válido: empieza por una letra y no tiene signos como . , ; : | = #
workshop-bad-name-long = el nombre de una carta tiene como máximo { $most } letras
workshop-bad-name-taken = ninguna carta puede llamarse { $name }
workshop-bad-icon = el nombre de un icono tiene letras minúsculas, cifras y guiones, por ejemplo: { $example }
workshop-bad-type = no hay ningún tipo llamado { $name }
workshop-bad-attack = un Ataque también es una Acción: escribe «Action - Attack»
workshop-bad-no-reaction = una Reacción necesita: When another player plays an Attack, you may reveal this ...
workshop-bad-not-a-reaction = una carta que se revela ante un Ataque tiene el tipo Reaction
workshop-bad-reaction-empty = di qué hace la Reacción
workshop-bad-reactions = una carta tiene una sola Reacción
workshop-bad-no-action = solo una Acción hace algo; un Tesoro tiene signos más, una carta de Victoria puntos
workshop-bad-endless = una carta que se elimina a sí misma no puede ganar de las eliminadas: un turno podría no acabar nunca
workshop-bad-steps = una carta tiene como máximo { $most } pasos
workshop-bad-aside = esto sigue a «Draw until you have ... cards in hand.»
workshop-bad-they = «they» son los jugadores de una frase anterior: «Each player ...»
workshop-bad-worths = una carta cuenta puntos de una sola manera
workshop-bad-nothing-named = todavía no se ha nombrado ninguna carta
workshop-bad-one-name = nombra una carta, o tipos de cartas
workshop-bad-named-price = una carta nombrada no necesita coste
workshop-bad-no-it = no se ha mencionado ninguna carta a la que pueda referirse «it»
workshop-bad-no-step = antes de esto no hay nada que se pudiera hacer o no
workshop-bad-no-group = todavía no se ha revelado ni mirado ninguna carta
workshop-bad-not-revealed = solo las cartas reveladas pueden ir a la mano; revélalas
workshop-bad-not-theirs = los demás jugadores no pueden hacer esto
workshop-bad-not-reaction = una Reacción no puede hacer esto, porque es el turno de otra persona
workshop-bad-one-only = esto solo puede hacerse con una carta
workshop-bad-source = no se pueden tomar cartas de ahí
workshop-bad-one-each = di cuántas por cada una: «discard a card for each ...»
workshop-bad-you-choose = de todos modos eliges tus propias cartas
workshop-bad-gain-any = di cuántas cartas: «up to 2 cards»
workshop-bad-gain-source = las cartas se ganan del Suministro o de las eliminadas
workshop-bad-gain-if = ya se sabe de qué tipo es una carta nombrada
workshop-bad-until = di cuántas cartas revelar: «a Treasure», «2 Treasures»
workshop-bad-not-treasure = solo un Tesoro da monedas al jugarlo
workshop-bad-no-attack = esto es para una Reacción: «When another player plays an Attack, ...»
workshop-bad-no-loot = ningún otro jugador ha eliminado una carta por culpa de esta
workshop-bad-each-each = «each player» no puede ir dentro de «each player»
workshop-bad-pass = escribe: each player passes a card from their hand to the player on their left
workshop-bad-choose-choose = una elección no puede ir dentro de otra
workshop-bad-same-option = la misma opción aparece dos veces
workshop-bad-choose-types = escribe: for each type it has, choose one: ...
workshop-bad-options = una elección tiene de 2 a 10 opciones
workshop-bad-choose-all = elige menos de las opciones que hay
workshop-bad-utf-8 = esto no es un texto en UTF-8

## `throneroom workshop check`

workshop-checked =
    { $n ->
        [one] { $n } carta es correcta: { $names }.
       *[other] { $n } cartas son correctas: { $names }.
    }
