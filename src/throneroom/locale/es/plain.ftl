### La partida línea a línea: la mesa en palabras, las órdenes, guardar, el final y lo que sale mal.

plain-input = >
# The name of a person who gave none: without gender.
plain-person = J{ $n }
plain-none = ninguna carta

## Several people at one keyboard

plain-hand-over = { $name }, te toca.
plain-hand-over-wait = { $name }, te toca. Los demás, no miréis.
plain-enter = Pulsa Intro.
# $name is the player who has just answered.
plain-enter-or-undo = Pulsa Intro. ({ $name } aún puede escribir deshacer.)

## Help and messages about commands

plain-help =
    Para elegir: un nombre (milicia), sus primeras letras (mil) o su número (3).
    Varias a la vez: 1 3, o bien cobre finca, o bien 2 cobre, finca.
    También: todo (o t), todo cobre, nada. Intro a secas es nada, si se puede.
    Si hay una sola opción: sí o no.
    ayuda CARTA: qué hace una carta.  regla: la regla que hay tras la pregunta.
    mesa: ver la mesa otra vez.       historial: lo ocurrido. historial 2: 2 turnos.
    deshacer: deshace tu respuesta.   guardar ARCHIVO: guarda la partida.
    idioma en: cambia de idioma.      salir: guarda y sale.
    consejo: cuánto vale cada respuesta, y por qué.
    Las primeras letras son de cartas; las órdenes van enteras o tras una barra: /d.
plain-save-where = ¿Dónde la guardo? Escribe: guardar ARCHIVO
plain-saved = Guardado en { $file }.
plain-not-saved = No se ha guardado: { $reason }
plain-nothing-to-undo = No hay nada que deshacer: aún no has respondido nada.
plain-undo-news = Desde tu última respuesta: { $news }.
plain-news-draw = se han robado cartas
plain-news-shuffle = se ha barajado un mazo
plain-news-reveal = se han revelado cartas
plain-news-other-seat = han respondido otras personas
plain-news-look = se han mirado cartas
plain-undo-sure = ¿Deshacer de todos modos? (sí o no)
plain-not-undone = No se ha deshecho nada.
# $others is how many later answers of other players are undone with it.
plain-undone =
    { $others ->
        [0] Deshecho: { $answer }.
        [one] Deshecho: { $answer }, y { $others } respuesta posterior de los demás.
       *[other] Deshecho: { $answer }, y { $others } respuestas posteriores de los demás.
    }

## The start

plain-welcome = Throneroom: { $names }. Reino: { $kingdom }. Semilla { $seed }. Escribe ayuda para ver cómo se juega.
plain-go-on = Throneroom: { $names }. Continúa { $file }. Escribe ayuda para ver cómo se juega.
plain-preparing =
    { $n ->
        [one] { $names } estudia el reino; puede tardar unos segundos.
       *[other] { $names } estudian el reino; puede tardar unos segundos.
    }
plain-next-game = Otra partida, semilla { $seed }. Empieza { $name }.

## The end

plain-score =
    { $n ->
        [one] { $name }: { $n } punto en { $turns }: { $cards }
       *[other] { $name }: { $n } puntos en { $turns }: { $cards }
    }
plain-worth = { $cards } ({ $n })
plain-wins =
    { $who ->
        [you] ¡Has ganado!
       *[other] Gana { $names }.
    }
plain-share = { $names } comparten la victoria.
plain-again = ¿Otra partida? Sí o no. (También: entrenador, historial, deshacer, guardar ARCHIVO)
plain-coach = entrenador
plain-coach-working = El entrenador evalúa tus decisiones. Ctrl-C muestra lo que ha encontrado.
plain-coach-play-on =
    { $n ->
        [one] Para jugar desde esta decisión, escribe 1.
       *[other] Para jugar desde una de ellas, escribe su número, de 1 a { $n }.
    }
# $reason starts with the file that was asked for.
plain-elsewhere = La partida no se ha podido guardar donde querías. { $reason }
plain-left = La partida está guardada en { $file }.
plain-continue = Continúa con: { $command }
plain-lost = La partida no se ha podido guardar en ningún sitio: { $reason }. Este es su registro:
plain-bye = ¡Hasta pronto!

## Problems

plain-bad-seats = En una partida juegan de { $fewest } a { $most } entre personas y bots, no { $n }.
plain-bad-people = En una partida juegan de 1 a { $most } personas, no { $given }.
plain-bad-bots = En una partida hay como mucho { $most } bots, no { $given }.
plain-same-name = Hay dos personas con el nombre { $name }; dale a cada una un nombre distinto.
plain-bad-name = Un nombre tiene de 1 a { $most } caracteres; { $name } no sirve.
plain-bot-name = { $name } es nombre de bot; elige otro.
plain-no-bot = No hay ningún bot llamado { $name }; elige entre { $known }, una estrategia incluida o un archivo de estrategia.
plain-card-failed = Una carta ha fallado: { $error }. La partida ha vuelto a como estaba antes de la última respuesta.
plain-failed = Throneroom ha fallado; es un error del programa: { $error }. La partida ha vuelto a como estaba antes de la última respuesta.
plain-with-saved = Una partida guardada ya tiene sus sitios, su reino y su semilla; quita { $option }.
plain-or-screen = Elige --plain o --terminal, no ambas.
plain-no-terminal = La pantalla completa necesita un terminal; en una tubería, usa --plain.
plain-only-terminal = La pantalla completa necesita un terminal que pueda mover el cursor.
plain-one-file = Indica la partida guardada una sola vez.

## Replaying a record

plain-asked = Decisión { $number }, { $name }: { $question }
plain-waiting = Decisión { $number }: esperando a { $name }.
plain-bad-decision = El registro tiene las decisiones 0 a { $most }, no { $n }.
plain-bad-seat = El registro tiene los sitios 0 a { $most }: { $names }.
plain-seat-or-all = Elige --seat o --all, no ambas.
