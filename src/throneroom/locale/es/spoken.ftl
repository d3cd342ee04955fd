### The table in words, for the line mode of the terminal and for announcements and typed commands in the browser.

## The board. Every line must make sense on its own.

plain-nothing = nada
plain-supply =
    { $empty ->
        [0] Suministro:
        [one] Suministro ({ $empty } pila vacía; la partida acaba con { $end }):
       *[other] Suministro ({ $empty } pilas vacías; la partida acaba con { $end }):
    }
plain-cost = Coste { $cost }: { $piles }
# "vacía" is the pile.
plain-pile =
    { $n ->
        [0] { $card } (vacía)
       *[other] { $card } { $n }
    }
plain-cheaper = Este turno todas las cartas cuestan { $n } menos.
plain-trash = Cartas eliminadas: { $cards }
# $zones is a list of the texts below.
plain-player =
    { $who ->
        [you] Tú: { $zones }
       *[other] { $name }: { $zones }
    }
plain-in-hand = { $n } en mano
plain-in-deck = { $n } en mazo
plain-discard = descarte: { $card }
plain-no-discard = descarte vacío
plain-in-play = en juego { $cards }
plain-set-aside = apartadas { $cards }
plain-revealed = reveladas { $cards }
plain-owns =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
plain-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
plain-hand = Tu mano: { $hand }.
plain-hand-and-turn = Tu mano: { $hand }. Tienes { $actions }, { $buys }, { $coins }.

## Commands, typed as they are here or in English. After a slash the first letter is enough, so those of
## regla, mesa, deshacer and guardar are free of each other; /h is help, /l the log.

plain-command-help = ayuda
plain-command-log = historial
plain-command-table = mesa
plain-command-rule = regla
plain-command-hint = consejo
plain-command-undo = deshacer
plain-command-save = guardar
plain-command-lang = idioma
plain-command-quit = salir
# The language's own name.
plain-language = Español
plain-lang-which = Escribe idioma y uno de estos: { $names }
plain-lang-now = El idioma es ahora el español.
plain-log-number = Escribe historial para verlo todo, o historial 2 para los 2 últimos turnos.

## More commands in the browser. Several words for one verb are separated by spaces; English words work in every language.

spoken-command-hand = mano
spoken-command-supply = suministro
spoken-command-players = jugadores
spoken-command-trash = eliminadas
spoken-command-last = último turno
spoken-command-question = pregunta
spoken-command-say = decir
spoken-verb-buy = comprar compra compro
spoken-verb-play = jugar juega juego
spoken-verb-discard = descartar descarta descarto
spoken-verb-trash = eliminar elimina elimino
spoken-verb-gain = ganar gana gano
spoken-verb-give = dar da doy
spoken-verb-put = poner pon pongo devolver devuelve
spoken-verb-aside = apartar aparta aparto
spoken-verb-pass = pasar pasa paso
spoken-verb-name = nombrar nombra nombro
spoken-verb-choose = elegir elige elijo
spoken-verb-reveal = revelar revela revelo

## The command line in the browser

spoken-line = Línea de órdenes
spoken-line-setting = Línea de órdenes: escribir lo que quieres hacer
spoken-shortcuts = Atajos con una sola letra o cifra
spoken-open = Escribir órdenes
spoken-hide = Ocultar la línea de órdenes
spoken-field = Orden
spoken-transcript = Transcripción
spoken-examples = mano, comprar oro, ayuda
spoken-help =
    Para elegir: un nombre (milicia), sus primeras letras (mil) o su número (3). Varias a la vez: 2 cobre, finca.
    comprar oro: compra una carta. jugar aldea: juega una carta. todo: juega todos los Tesoros. nada: no elige nada, o acaba el turno.
    mano, suministro, jugadores, eliminadas, mesa: lo que hay. pregunta, o Intro a secas: la pregunta y sus opciones.
    último turno: lo que hicieron los demás. historial 3: los 3 últimos turnos. ayuda CARTA: qué hace una carta. regla: la regla que hay tras la pregunta.
    deshacer: deshace tu última respuesta. consejo: cuánto vale cada respuesta. decir TEXTO: chat. idioma en: cambia de idioma. salir: deja la mesa.
spoken-supply =
    { $empty ->
        [0] Suministro, con el número de cartas que quedan.
        [one] Suministro, con el número de cartas que quedan. { $empty } pila vacía; la partida acaba con { $end }.
       *[other] Suministro, con el número de cartas que quedan. { $empty } pilas vacías; la partida acaba con { $end }.
    }
spoken-rulings =
    { $n ->
        [one] { $n } aclaración: escribe { $command }.
       *[other] { $n } aclaraciones: escribe { $command }.
    }
spoken-buy-how = Para comprar { $card }, escribe: comprar { $card }
spoken-treasures-first = Primero juega tus Tesoros: escribe todo, o nada para no jugar más.
spoken-not-now = Ahora no. { $question }
spoken-not-asked = No te toca.
spoken-unknown = No hay ninguna orden ni carta { $text }. Escribe ayuda para ver las órdenes.
spoken-did-you-mean = No hay ninguna orden ni carta { $text }. ¿Querías decir { $names }?
spoken-yes-means = No hay ninguna orden ni carta { $text }. ¿Querías decir { $command }? Entonces escribe sí.
spoken-no-undo = No hay nada que deshacer.
spoken-no-turn = Aún no se ha jugado ningún turno.
spoken-saved = El servidor guarda la partida después de cada respuesta.
spoken-advice-soon = Preparando el consejo. Escribe consejo otra vez dentro de un momento.
spoken-no-advice = En esta mesa no hay consejos.

## Announcements: what screen readers say while the game goes on

spoken-announcements = Anuncios
spoken-turn = { $name }: { $what }
spoken-nothing = { $name } no hace nada
spoken-undone = Se ha deshecho una respuesta.
spoken-hand = Mano: { $cards }
spoken-chosen = Elegido: { $cards }
spoken-removed = Quitado: { $cards }
