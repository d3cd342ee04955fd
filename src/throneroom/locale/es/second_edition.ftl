### The second editions in Spanish: cards, recommended sets, prompts and buttons.
###
### The names of cards and sets are our translations: no Spanish rulebook of the second edition was at hand.

## Editions. People may type these names after a comma: "First Game, second edition".

edition-first = primera edición
edition-second = segunda edición
edition-mixed = ediciones mezcladas
kingdom-in-edition = { $name }, { $edition }
# What a card says there, where it differs.
edition-second-text = Segunda edición: { $text }

## Recommended sets

kingdom-deck-top = Encima del mazo
kingdom-sleight-of-hand = Juegos de manos
kingdom-improvements = Mejoras
kingdom-silver-gold = Plata y oro
kingdom-the-plot-thickens = La trama se complica

## Dominion

card-artisan = Artesano
    .text = Gana en tu mano cualquier carta que cueste 5 como máximo. Después pon una de las cartas de tu mano encima de tu mazo.
    .short = Gana en la mano una carta de hasta 5. Pon una de la mano encima del mazo.
    .ruling-1 = Las dos cosas son obligatorias, en la medida de lo posible.
    .ruling-2 = La carta que pones encima del mazo puede ser la que acabas de ganar.
    .ruling-3 = La carta sale del Suministro y no gasta tus monedas.
card-bandit = Bandido
    .text = Gana un Oro. Cada rival revela las dos cartas de encima de su mazo, elimina una que sea un Tesoro distinto del Cobre y descarta el resto.
    .short = Gana un Oro. Cada rival revela dos cartas y elimina un Tesoro que no sea Cobre.
    .ruling-1 = Con dos Tesoros así, quien sufre el Ataque elige cuál elimina.
    .ruling-2 = Nadie gana los Tesoros eliminados.
    .ruling-3 = Ganas el Oro aunque todos tus rivales estén protegidos.
    .ruling-4 = Cuenta cualquier carta de tipo Tesoro, también el Harén; solo se libra el Cobre.
card-harbinger = Heraldo
    .text = +1 Carta, +1 Acción. Mira tu pila de descartes; puedes poner una de sus cartas encima de tu mazo.
    .short = Puedes poner una carta de tus descartes encima de tu mazo.
    .ruling-1 = Primero robas la carta; si para ello tienes que barajar, tu pila de descartes queda vacía.
    .ruling-2 = Solo tú ves tu pila de descartes, y la carta que pones encima del mazo no se enseña.
card-merchant = Mercader
    .text = +1 Carta, +1 Acción. La primera Plata que juegues este turno da +1 Moneda.
    .short = Tu primera Plata de este turno: +1 Moneda.
    .ruling-1 = Los Mercaderes se suman: después de tres, la primera Plata da 3 monedas más.
    .ruling-2 = Si el Salón del Trono juega el Mercader dos veces, la primera Plata da 2 monedas más.
    .ruling-3 = Solo cuenta la primera Plata; la segunda no da nada más.
card-poacher = Cazador Furtivo
    .text = +1 Carta, +1 Acción, +1 Moneda. Descarta una carta por cada pila vacía del Suministro.
    .short = Descarta una carta por cada pila vacía del Suministro.
    .ruling-1 = Cuentan todas las pilas, también las de cartas básicas y la de Maldición.
    .ruling-2 = Si no tienes bastantes cartas en la mano, descártalas todas.
    .ruling-3 = Robas tu carta antes de descartar.
card-sentry = Centinela
    .text = +1 Carta, +1 Acción. Mira las dos cartas de encima de tu mazo. Elimina y descarta las que quieras, y devuelve las demás en el orden que quieras.
    .short = Mira dos cartas de tu mazo: elimina, descarta o devuelve cada una.
    .ruling-1 = Puedes tratar cada carta de forma distinta: eliminar una y devolver la otra, por ejemplo.
    .ruling-2 = Los demás no ven las cartas que devuelves.
    .ruling-3 = Robas tu carta antes de mirar.
card-vassal = Vasallo
    .text = +2 Monedas. Descarta la carta de encima de tu mazo; si es una carta de Acción, puedes jugarla.
    .short = Descarta la carta de encima de tu mazo; si es una Acción, puedes jugarla.
    .ruling-1 = Jugar esa carta no gasta ninguna acción.
    .ruling-2 = La carta que juegas pasa de tu pila de descartes a estar en juego.
    .ruling-3 = Si tu mazo está vacío, baraja primero; sin cartas que barajar, no se descarta nada.

## Intrigue

card-courtier = Cortesano
    .text = Revela una de las cartas de tu mano. Por cada tipo que tenga, elige una de estas cuatro opciones, sin repetir ninguna: +1 Acción; +1 Compra; +3 Monedas; ganar un Oro.
    .short = Revela una carta. Por cada tipo: +1 Acción; +1 Compra; +3 Monedas; un Oro.
    .ruling-1 = Haz todas tus elecciones antes de cumplir ninguna.
    .ruling-2 = Acción, Tesoro, Victoria, Maldición, Ataque y Reacción son tipos: el Foso, por ejemplo, tiene dos.
    .ruling-3 = Si tu mano está vacía, no ocurre nada.
    .ruling-4 = La carta revelada se queda en tu mano.
card-diplomat = Diplomático
    .text = +2 Cartas. Si entonces tienes cinco cartas o menos en la mano, +2 Acciones. Reacción: cuando otra persona juegue un Ataque y tengas cinco cartas o más en la mano, puedes revelar esta carta de tu mano; entonces robas dos cartas y descartas tres.
    .short = Con cinco cartas o menos: +2 Acciones. Si te atacan: roba dos, descarta tres.
    .ruling-1 = Puedes revelar el mismo Diplomático otra vez ante un Ataque, mientras tengas cinco cartas o más en la mano.
    .ruling-2 = El Diplomático no te protege: el Ataque te afecta igualmente.
    .ruling-3 = Puedes descartar el Diplomático que has revelado.
    .ruling-4 = El Diplomático que has jugado está en juego y no cuenta entre las cartas de tu mano.
card-lurker = Merodeador
    .text = +1 Acción. Elige una de dos opciones: eliminar una carta de Acción del Suministro; o ganar una carta de Acción de las cartas eliminadas.
    .short = Elimina una Acción del Suministro, o gana una de las eliminadas.
    .ruling-1 = Sirve cualquier carta de tipo Acción, sea lo que sea además y cueste lo que cueste.
    .ruling-2 = Puedes elegir una opción que no se pueda cumplir; entonces no ocurre nada.
    .ruling-3 = Una pila que se vacía así cuenta para el final de la partida.
    .ruling-4 = La carta ganada va a tu pila de descartes.
card-mill = Molino
    .text = +1 Carta, +1 Acción. Si quieres, descarta dos cartas por +2 Monedas. Vale 1 punto de victoria.
    .short = Puedes descartar dos cartas por +2 Monedas.
    .ruling-1 = Con una sola carta en la mano, puedes descartarla, pero no recibes monedas.
    .ruling-2 = El Molino es a la vez Acción y carta de Victoria, y cuenta como ambas cosas siempre que se pida una de ellas.
    .ruling-3 = La pila de Molino tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-patrol = Patrulla
    .text = +3 Cartas. Revela cuatro cartas de encima de tu mazo. Llévate a la mano las de Victoria y las Maldiciones, y devuelve las demás en el orden que quieras.
    .short = Revela cuatro; llévate Victorias y Maldiciones y devuelve el resto.
    .ruling-1 = Debes llevarte todas las cartas de Victoria y todas las Maldiciones reveladas.
    .ruling-2 = Una carta de Victoria que además es otra cosa, como Molino, Harén o Nobles, va a tu mano.
    .ruling-3 = Si se te acaba el mazo, baraja tu pila de descartes y continúa; las cartas ya reveladas no se incluyen al barajar.
card-replace = Sustituir
    .text = Elimina una carta de tu mano y gana una que cueste como máximo 2 más. Una Acción o un Tesoro ganados así van encima de tu mazo; si la carta ganada es de Victoria, cada rival gana una Maldición.
    .short = Elimina una carta; gana otra de hasta 2 más. Si es de Victoria, reparte Maldiciones.
    .ruling-1 = Una carta de las dos clases hace ambas cosas: el Harén va encima de tu mazo y además reparte Maldiciones.
    .ruling-2 = Quien esté protegido no gana la Maldición; todo lo demás ocurre como siempre.
    .ruling-3 = Si tienes alguna carta en la mano, no puedes negarte a eliminar una; con la mano vacía, no ocurre nada.
    .ruling-4 = Puedes ganar otra copia de la carta eliminada, o una más barata.
card-secret-passage = Pasadizo Secreto
    .text = +2 Cartas, +1 Acción. Elige una de las cartas de tu mano y métela en tu mazo, en el lugar que quieras.
    .short = Mete una carta de tu mano donde quieras en tu mazo.
    .ruling-1 = Dices cuántas cartas quedan por encima; no miras tu mazo.
    .ruling-2 = También puedes ponerla encima del todo o en el fondo.
    .ruling-3 = Debes meter una carta en tu mazo, salvo que tu mano esté vacía.

## Prompts

ask-artisan-gain = Artesano: gana { $n } carta en tu mano que cueste 5 como máximo.
ask-artisan-put-on-deck = Artesano: pon { $n } carta de tu mano encima de tu mazo.
ask-bandit-trash = { $asker }: elimina { $n } de los Tesoros que has revelado.
ask-harbinger-put-on-deck = Heraldo: pon { $n } carta de tu pila de descartes encima de tu mazo, o ninguna.
ask-moneylender-trash = Prestamista: ¿eliminas { $n } Cobre por +3 Monedas?
ask-poacher-discard =
    { $n ->
        [one] Cazador Furtivo: descarta { $n } carta (te quedas con { $keep }).
       *[other] Cazador Furtivo: descarta { $n } cartas (te quedas con { $keep }).
    }
ask-sentry-trash =
    { $n ->
        [1] Centinela: { $card } está encima de tu mazo. ¿La eliminas?
       *[other] Centinela: elimina hasta { $n } de las cartas de encima de tu mazo.
    }
ask-sentry-discard =
    { $n ->
        [1] Centinela: { $card } está encima de tu mazo. ¿La descartas? (Si no, vuelve encima de tu mazo.)
       *[other] Centinela: descarta hasta { $n } de las cartas de encima de tu mazo.
    }
ask-sentry-put-back =
    { $n ->
        [1] Centinela: devuelve { $card } encima de tu mazo.
       *[other] Centinela: devuelve estas { $n } cartas encima de tu mazo, en el orden que quieras.
    }
ask-vassal-play = Vasallo: has descartado { $card }. ¿Juegas esta carta?
ask-courtier-reveal = Cortesano: revela { $n } carta de tu mano; recibes una opción por cada uno de sus tipos.
ask-courtier-choose = Cortesano: elige { $n } entre +1 Acción, +1 Compra, +3 Monedas y un Oro.
ask-diplomat-discard =
    { $n ->
        [one] Diplomático: descarta { $n } carta.
       *[other] Diplomático: descarta { $n } cartas (te quedas con { $keep }).
    }
ask-lurker-choose = Merodeador: elimina una carta de Acción del Suministro, o gana una de las eliminadas.
ask-lurker-trash = Merodeador: elimina { $n } carta de Acción del Suministro.
ask-lurker-gain = Merodeador: gana { $n } carta de Acción de las cartas eliminadas.
ask-mill-choose = Molino: ¿descartas 2 cartas por +2 Monedas?
ask-mill-discard =
    { $n ->
        [one] Molino: descarta { $n } carta.
       *[other] Molino: descarta { $n } cartas por +2 Monedas.
    }
ask-patrol-put-back =
    { $n ->
        [one] Patrulla: devuelve esta carta encima de tu mazo.
       *[other] Patrulla: devuelve estas { $n } cartas encima de tu mazo, en el orden que quieras.
    }
ask-replace-trash = Sustituir: elimina { $n } carta de tu mano.
ask-replace-gain = Sustituir: gana { $n } carta que cueste como máximo 2 más que la eliminada.
ask-secret-passage-put-into-deck = Pasadizo Secreto: elige { $n } carta de tu mano para meterla en tu mazo.
ask-secret-passage-choose-number = Pasadizo Secreto: ¿cuántas cartas de tu mazo quedan por encima? De { $card } (encima del todo) a { $last } (en el fondo).

## Modes

ask-mode-3-coins = +3 Monedas
ask-mode-gain-a-gold = ganar un Oro
ask-mode-trash-an-action-from-the-supply = eliminar una carta de Acción del Suministro
ask-mode-gain-an-action-from-the-trash = ganar una carta de Acción de las eliminadas

## Buttons

web-do-mill-choose = Descartar 2 cartas
web-decline-mill-choose = Conservar tus cartas
web-decline-moneylender-trash = Conservar el Cobre
web-decline-harbinger-put-on-deck = Dejar los descartes
web-decline-sentry-discard = Devolver
