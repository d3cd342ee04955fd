### La partida línea a línea: la mesa en palabras, las órdenes, guardar, el final y lo que sale mal.

plain-input = >
# The name of a person who gave none: without gender.
plain-person = Persona { $n }
plain-nothing = nada
plain-none = ninguna carta

## The table. Every line must be understood alone.

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
plain-hand = Tu mano: { $hand }.
plain-hand-and-turn = Tu mano: { $hand }. Tienes { $actions }, { $buys }, { $coins }.

## Several people at one keyboard

plain-hand-over = { $name }, te toca elegir.
plain-hand-over-wait = { $name }, te toca elegir. Los demás no miran.
plain-enter = Pulsa Intro.
# $name is the player who has just chosen.
plain-enter-or-undo = Pulsa Intro. ({ $name } puede escribir antes deshacer.)

## Commands. They are typed as they stand here, or in English. After a slash the first letter will do, so those of
## regla, mesa, deshacer and guardar are free of each other; /h is help, /l the log.

plain-command-help = ayuda
plain-command-log = historial
plain-command-table = mesa
plain-command-rule = regla
plain-command-undo = deshacer
plain-command-save = guardar
plain-command-lang = idioma
plain-command-quit = salir
plain-help =
    Para elegir: un nombre (milicia), sus primeras letras (mil) o su número (3).
    Varias a la vez: 1 3, o bien cobre finca, o bien 2 cobre, finca.
    También: todo (o t), todo cobre, nada. Intro a secas es nada, si se puede.
    Si se ofrece una sola cosa: sí o no.
    ayuda CARTA: qué hace una carta.  regla: la regla que hay tras la pregunta.
    mesa: otra vez la mesa.           historial: lo ocurrido. historial 2: 2 turnos.
    deshacer: retira tu respuesta.    guardar ARCHIVO: conserva la partida.
    idioma en: otro idioma.           salir: guarda y sale.
    Las primeras letras son de cartas; las órdenes van enteras o tras una barra: /d.
# What the language calls itself.
plain-language = Español
plain-lang-which = Escribe idioma y uno de estos: { $names }
plain-lang-now = A partir de ahora en español.
plain-log-number = Escribe historial para verlo todo, o historial 2 para los 2 últimos turnos.
plain-save-where = ¿Dónde la guardo? Escribe: guardar ARCHIVO
plain-saved = Guardado en { $file }.
plain-not-saved = No se ha guardado: { $reason }
plain-nothing-to-undo = No hay nada que deshacer: aún no has respondido nada.
plain-undo-news = Desde tu última respuesta: { $news }.
plain-news-draw = se han robado cartas
plain-news-shuffle = se ha barajado un mazo
plain-news-reveal = se han enseñado cartas
plain-news-other-seat = han respondido otras personas
plain-undo-sure = ¿Deshacer de todos modos? (sí o no)
plain-not-undone = No se deshace nada.
# $others is how many answers of other players are taken back along.
plain-undone =
    { $others ->
        [0] Deshecho: { $answer }.
        [one] Deshecho: { $answer }, y { $others } respuesta posterior de los demás.
       *[other] Deshecho: { $answer }, y { $others } respuestas posteriores de los demás.
    }

## Beginning

plain-welcome = Throneroom: { $names }. Reino: { $kingdom }. Semilla { $seed }. Escribe ayuda para ver cómo se juega.
plain-go-on = Throneroom: { $names }. Continúa { $file }. Escribe ayuda para ver cómo se juega.
plain-preparing =
    { $n ->
        [one] { $names } estudia antes el reino; puede tardar unos segundos.
       *[other] { $names } estudian antes el reino; puede tardar unos segundos.
    }
plain-next-game = Otra partida, semilla { $seed }. Empieza { $name }.

## The end

plain-score =
    { $n ->
        [one] { $name }: { $n } punto en { $turns }: { $cards }
       *[other] { $name }: { $n } puntos en { $turns }: { $cards }
    }
plain-turns =
    { $n ->
        [one] { $n } turno
       *[other] { $n } turnos
    }
plain-worth = { $cards } ({ $n })
plain-wins =
    { $who ->
        [you] ¡Has ganado!
       *[other] Gana { $names }.
    }
plain-share = { $names } comparten la victoria.
plain-again = ¿Otra partida? Sí o no. (También: historial, deshacer, guardar ARCHIVO)
# $reason begins with the file that was wanted.
plain-elsewhere = La partida no se ha podido guardar donde querías. { $reason }
plain-left = La partida está guardada en { $file }.
plain-continue = Continúa con: { $command }
plain-lost = La partida no se ha podido guardar en ningún sitio: { $reason }. Este es su registro:
plain-bye = ¡Hasta pronto!

## What cannot be played

plain-bad-seats = Pueden jugar juntos de { $fewest } a { $most } entre personas y bots, no { $n }.
plain-bad-people = Con un mismo teclado pueden jugar de 1 a { $most } personas, no { $given }.
plain-bad-bots = Pueden jugar hasta { $most } bots, no { $given }.
plain-same-name = Hay dos personas con el nombre { $name }; usa nombres distintos.
plain-bad-name = Un nombre tiene de 1 a { $most } letras; { $name } no sirve.
plain-bot-name = El nombre { $name } es solo para bots; elige otro.
plain-no-bot = No existe el bot { $name }; los que hay son: { $known }.
plain-card-failed = Una carta ha fallado: { $error }. La partida sigue como antes de la última respuesta.
plain-failed = Throneroom ha fallado, y el error es suyo: { $error }. La partida sigue como antes de la última respuesta.
plain-with-saved = Una partida guardada ya tiene sus sitios, su reino y su semilla; quita { $option }.
plain-or-screen = Elige entre --plain y --terminal.
plain-no-terminal = La pantalla completa necesita un terminal; a través de tuberías, juega con --plain.
plain-one-file = Indica la partida guardada una sola vez.

## Replaying a record

plain-asked = Decisión { $number }, { $name }: { $question }
plain-bad-decision = El registro tiene las decisiones 0 a { $most }, no { $n }.
plain-bad-seat = El registro tiene los sitios 0 a { $most }, llamados { $names }.
plain-seat-or-all = Elige entre --seat y --all.
