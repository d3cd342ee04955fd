### La primera partida guiada: explicaciones y sugerencias. Solo en el navegador.

guide = Guía
guide-offer = Aprende jugando
guide-first = ¿No has jugado nunca? Aprende primero (10 minutos)
guide-resume = Seguir con la lección
guide-yours = Tu lección
guide-opening = Abriendo tu mesa…
guide-continue = Continuar
guide-hide = Ocultar
guide-skip = Saltar la lección
guide-show = Mostrar la lección
guide-progress = Explicación { $n } de { $of }

## Explanations

guide-mark-goal = { $name } y tú construís cada uno un mazo. Gana quien tenga más puntos de victoria al final, y una Provincia vale 6.
guide-mark-hand = Esta es tu mano: cinco cartas de tu mazo de diez. Un Cobre es un Tesoro que vale una moneda.
guide-mark-counters = Lo que tienes este turno: acciones, compras y monedas. Las cartas que dan más llevan los mismos símbolos.
guide-mark-clean-up = Tu turno ha acabado: las cartas jugadas, compradas o que quedaban en tu mano han ido a tu descarte, y has robado cinco nuevas.
guide-mark-victory = Una Finca es una carta de Victoria: un punto al final de la partida, y nada hasta entonces.
guide-mark-kingdom = Cada partida tiene otras diez pilas, casi nunca las mismas.
    { $device ->
        [touch] Para leer una carta, mantenla pulsada.
        [keys] Para leer una carta, ve a ella y pulsa I.
       *[mouse] Para leer una carta, pasa el puntero por encima.
    }
guide-mark-shuffle = Tu mazo se agotó, así que tu descarte se barajó y es tu nuevo mazo. Así llegan a tu mano las cartas que compras.
guide-mark-action = { $card } es una carta de Acción. Tienes una acción por turno, y se juega antes que los Tesoros.
guide-mark-terminal = { $card } no da +1 Acción, así que gasta tu acción. A estas cartas se las llama terminales.
guide-mark-buys =
    { $n ->
        [one] Tienes { $n } compra este turno.
       *[other] Tienes { $n } compras este turno: puedes repartir tus monedas entre { $n } cartas.
    }
guide-mark-trash = Las cartas eliminadas quedan aquí y no vuelven nunca. Con menos cartas flojas en tu mazo, robas más a menudo las buenas.
guide-mark-attack = { $name } ya tiene un Ataque: { $card } perjudica a sus rivales. Con un Foso en la mano estás a salvo.
guide-mark-undo = ¿Has cambiado de idea? Contra bots siempre puedes deshacer tu última jugada.
guide-mark-end =
    { $n ->
        [one] La partida acaba tras el turno en que se agotan las Provincias: queda { $n }.
       *[other] La partida acaba tras el turno en que se agotan las Provincias: quedan { $n }.
    }
guide-mark-piles = La partida también acaba cuando hay tres pilas vacías, sean cuales sean.
guide-mark-curse = Una Bruja te ha dado una Maldición: un punto menos y otra carta inútil en tu mazo. La Capilla puede eliminarla.
guide-mark-chain =
    { $n ->
        [one] Has jugado { $n } carta de Acción este turno.
       *[other] Has jugado { $n } cartas de Acción este turno. Primero las que dan +1 Acción; al final, una terminal.
    }
guide-mark-done = Eso es todo: ya sabes jugar. El menú recupera los consejos. Sigue, o vete: la página de inicio guarda tu partida.

## Suggestions

guide-treasures = Juega tus Tesoros. Cada uno suma sus monedas a lo que puedes gastar este turno.
guide-play-card = Juega { $card }.
guide-play-village = Juega primero la Aldea: +1 Carta y +2 Acciones, para jugar después otras cartas de Acción.
guide-play-market = Juega el Mercado: +1 Carta, +1 Acción, +1 Compra y +1 Moneda. Su Acción compensa la que gasta.
guide-play-laboratory = Juega el Laboratorio: dos cartas, y una Acción que compensa la que gasta.
guide-play-smithy = Juega la Herrería para robar tres cartas.
guide-play-moat = Juega el Foso para robar dos cartas.
guide-play-chapel = Juega la Capilla para librarte de las cartas que no te ayudan: { $cards }.
guide-play-none = Ninguna de tus Acciones te ayuda ahora. Sigue con tus Tesoros.
guide-buy-card = Gana la carta { $card }.
guide-buy-market = Compra un Mercado. Sus símbolos dicen: +1 Carta, +1 Acción, +1 Compra, +1 Moneda.
guide-buy-chapel = Compra una Capilla. Elimina de tu mano cartas flojas, como las Fincas.
guide-buy-silver = Compra una Plata. Da 2 monedas cada vez que la robas.
guide-buy-gold = Compra un Oro. Da 3 monedas cada vez que lo robas.
guide-buy-moat = Compra un Foso. Roba dos cartas y, en tu mano, te protege de los Ataques.
guide-buy-smithy = Compra una Herrería. Roba tres cartas.
guide-buy-village = Compra una Aldea. Con sus Acciones puedes jugar varias cartas terminales en un turno.
guide-buy-laboratory = Compra un Laboratorio. Roba dos cartas y no gasta tu Acción.
guide-buy-duchy = El final está cerca y los puntos son lo primero: un Ducado vale 3.
guide-buy-province = Compra una Provincia: 6 puntos. No hace nada más, así que tu mazo irá algo más lento.
guide-buy-none = Nada de lo que puedes pagar ayudaría a tu mazo. Acaba tu turno.
guide-react = { $name } te ataca con { $attack }. { $card } es una Reacción: revélala y el Ataque no te hace nada. Te quedas con la carta.
guide-react-again = Revela la carta { $card }: { $attack } no te hace nada.
guide-discard =
    { $n ->
        [0] Quédate con todas tus cartas.
       *[other] Quédate con tus mejores cartas. Descarta lo que menos ayuda: { $cards }.
    }
guide-trash =
    { $n ->
        [0] No elimines nada.
        [one] Elimina { $cards }: no volverás a robar esa carta.
       *[other] Elimina { $cards }: no volverás a robar esas cartas.
    }

# The one thing to do now, with what the player uses; "focus": keys, but no single letters.
guide-act-card =
    { $device ->
        [touch]
            { $n ->
                [1] Toca { $card }.
               *[other] Toca { $card } { $n } veces.
            }
        [keys]
            { $n ->
                [1] Pulsa { $key }: { $card }.
               *[other] Pulsa { $key } { $n } veces: { $card }.
            }
        [focus]
            { $n ->
                [1] Ve a { $card } y pulsa Intro.
               *[other] Ve a { $card } y pulsa Intro { $n } veces.
            }
       *[mouse]
            { $n ->
                [1] Haz clic en { $card }.
               *[other] Haz clic { $n } veces en { $card }.
            }
    }
guide-act-button =
    { $device ->
        [touch] Toca «{ $button }».
        [keys] Pulsa { $key }: «{ $button }».
        [focus] Ve a «{ $button }» y pulsa Intro.
       *[mouse] Haz clic en «{ $button }».
    }

# Several copies in a sentence; a single one is called by its name.
guide-copies-copper = { $n } Cobres
guide-copies-estate = { $n } Fincas
guide-copies-duchy = { $n } Ducados
guide-copies-province = { $n } Provincias
guide-copies-curse = { $n } Maldiciones

## After the game

guide-next = ¿Y ahora?
guide-next-provinces = Se agotaron las Provincias, así que la partida terminó.
guide-next-piles = Había tres pilas vacías, así que la partida terminó.
guide-next-text = Has jugado una partida entera. Cada reino es una nueva.
guide-next-play = Jugar contra: { $name }
guide-next-cards = Leer las cartas
guide-next-again = Repetir la lección
