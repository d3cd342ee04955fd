### La mesa a pantalla completa: sus partes, teclas y pantallas. Preguntas, historial y resultados, en los otros catálogos.
###
### All keys stay the English letters (y, u, q ...). The short texts of table-key-...-short stand in one line of 80
### columns with their keys: for the table they have 40 letters in all.

table-title = Throneroom
table-supply =
    { $empty ->
        [0] Suministro
       *[other] Suministro; pilas vacías: { $empty } (con { $end } acaba la partida)
    }
table-hand = Tu mano
table-hand-of = Mano de { $name }
table-cheaper = Coste -{ $n }
table-phase-action = Fase de Acción
table-phase-treasure = Tesoros
table-phase-buy = Fase de Compra
table-nothing-in-play = nada en juego
table-waiting = Esperando a { $names }…
table-not-begun = La partida no ha empezado.
table-over = La partida ha terminado.
table-over-keys = Esc: el resultado    q: salir
table-log = Historial
table-card = Carta
table-no-card = Ve a una carta para leer lo que hace.

## What can be done beside choosing a card

table-yes = Sí
table-no = No
table-all = Elegir todo
table-all-play-treasures = Jugar todos los Tesoros
table-done =
    { $n ->
        [0] Hecho
       *[other] Hecho (elegidas: { $n })
    }
table-none = Ninguna
table-none-play-action = Ir a la Fase de Compra
table-none-play-treasures = No jugar más
table-none-buy = Acabar el turno
table-none-react = No revelar nada
table-none-gain = No ganar nada
table-none-trash = No eliminar nada
table-none-discard = No descartar nada

## Keys: what each does. Shorter where it stands at the lower edge.

table-name-enter = Intro
table-name-space = Espacio
table-name-escape = Esc
table-name-pageup = RePág
table-name-pagedown = AvPág
table-keys = Teclas
table-keys-hint = También se puede hacer clic en todo con el ratón. Esc cierra esto.
table-key-arrows = Moverse entre las cartas
table-key-tab = Ir a la siguiente parte de la mesa
table-key-take = Elegir la carta señalada
table-key-all = Jugar todos los Tesoros, o elegir todo
table-key-all-short = todo
table-key-done = Hecho: seguir, acabar el turno o elegir lo marcado
table-key-done-short = ok
table-key-yes-no = Sí, no
table-key-clear = Elegir de nuevo
table-key-type = Escribir la respuesta: nombres, letras o números
table-key-type-short = texto
table-key-undo = Deshacer
table-key-undo-short = atrás
table-key-save = Guardar y seguir
table-key-save-short = graba
table-key-card = Todo sobre la carta señalada
table-key-card-short = ver
table-key-rule = La regla que hay tras la pregunta
table-key-rule-short = regla
table-key-language = Otro idioma
table-key-log = El historial completo
table-key-log-short = log
table-key-scroll = Desplazar el historial
table-key-help = Todas las teclas
table-key-help-short = más
table-key-quit = Guardar y salir
table-key-quit-short = salir
table-close = Esc: volver

## Small questions

table-save-where = ¿En qué archivo se guarda?
table-save-keys = Intro: guardar    Esc: volver
table-undo = ¿Deshacer: { $answer }?
table-yes-no = { $yes }: sí    { $no }: no

## Several people at one keyboard

table-cover-ready = Intro: soy { $name }
table-cover-undo = u: { $name } deshace
table-cover-leave = q: guardar y salir

## The end

table-total = Puntos
table-turns = Turnos
table-plot = Puntos por turno
table-again = y: otra partida    u: deshacer    s: guardar    l: historial    q: salir
table-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

table-setup = Partida nueva
table-seats = Sitios
table-nobody = nadie
table-person = persona
table-bot = bot: { $level }
table-kingdom = Reino
table-way-random = Al azar: { $source }
table-way-hand = Elegido a mano
table-source-base = Dominion
table-source-intrigue = Intriga
table-source-both = las dos cajas
table-source-5-5 = cinco de cada caja
table-with = con
table-without = sin
table-some-cards = cartas, con comas
table-seed = Semilla
table-seed-any = al azar
table-another = Otro
table-pick = Elegir cartas
table-begin = Empezar
table-leave = Salir
table-bad-seed = Una semilla es un número entero, no { $text }.
table-setup-keys = Tab: otro campo    ← →: cambiar    F2: empezar    F3: idioma    F1: teclas
table-setup-help =
    Tab y Mayús+Tab van de campo en campo; las flechas, por una lista.
    Izquierda, derecha o Intro cambian quién se sienta.
    Intro abre una lista o pulsa un botón.
    Sitios: en cada uno, una persona con su nombre o un nivel de bot.
    Reino: un conjunto recomendado, diez cartas al azar o diez a tu
    gusto. Con y sin: cartas que un reino al azar debe tener, o no debe.
    La carta señalada se explica debajo de la lista.
    Semilla: el mismo número reparte las mismas cartas. F2 empieza.
    F3: otro idioma. Cada persona puede tener el suyo.
table-picked =
    { $n ->
        [one] { $n } carta de { $most }. Espacio: elegir o dejar una carta. Intro: hecho. Esc: volver.
       *[other] { $n } cartas de { $most }. Espacio: elegir o dejar una carta. Intro: hecho. Esc: volver.
    }

## A table at a server

table-key-chat = Decir algo a los demás
table-key-chat-short = chat
table-key-resign = Abandonar la partida para siempre
table-key-quit-remote = Salir; el sitio sigue siendo tuyo
table-key-quit-remote-short = salir
table-remote-lost = Se ha perdido la conexión; nuevo intento…
table-remote-bye = El servidor se detiene un rato; nuevo intento…
table-remote-open =
    { $n ->
        [one] La partida empieza cuando se ocupe el último sitio. Para unirse: { $command }
       *[other] La partida empieza cuando se ocupen { $n } sitios más. Para unirse: { $command }
    }
table-remote-held = Elegido. Contará cuando todos hayan elegido.
table-remote-refused = Rechazado: { $text }
table-remote-undo-asked = { $name } quiere deshacer su jugada. ¿Te parece bien?
table-remote-undo-consent = Hace falta el permiso de { $names }.
table-remote-undo-wait = Pedido. Esperando a { $names }.
table-remote-undone = { $name } ha deshecho su jugada.
table-remote-undo-refused = { $name } no está de acuerdo.
table-remote-away = { $name } no está. ¿Que juegue un bot en su lugar?
table-remote-chat = { $name }: { $text }
table-remote-say = Mensaje para los demás
table-remote-resign = ¿Abandonar la partida para siempre? Un bot seguirá en tu sitio.
table-remote-seconds =
    { $n ->
        [one] queda { $n } segundo
       *[other] quedan { $n } segundos
    }
table-remote-again = y: otra partida    l: historial    q: salir
table-remote-votes = Quieren otra partida: { $names }
table-remote-left = Vuelve a tu sitio con: { $command }
table-remote-no-table = No hay ninguna mesa abierta en { $address }. Abre una allí con el navegador y únete después.
table-remote-nothing-to-watch = No hay ninguna partida que ver en { $address }.
table-remote-tables = Mesas en { $address }
table-remote-tables-keys = Intro: elegir    r: volver a mirar    q: salir
table-remote-table = { $names } · { $kingdom } · { $state }
table-remote-free =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
table-remote-turn = turno { $n }
table-remote-own-kingdom = reino propio
table-remote-bad-address = { $address } no es la dirección de un servidor; debería ser como http://HOST:PORT/ o la dirección de una mesa.
table-remote-unreachable = { $address } no responde: { $reason }
table-remote-newer = El servidor habla otra versión del protocolo; actualiza throneroom.

## Watching

table-watch-everybody = vista de todos
table-watch-seat = vista de { $name }
table-watch-everything = todas las manos
table-watch-position = Decisión { $number } de { $last }, { $eyes }
table-watch-running = { $position }, { $speed } por segundo
table-watch-answer = { $name } responde: { $answer }
table-watch-live = Mirando, { $eyes }
table-watch-key-next = Decisión siguiente
table-watch-key-next-short = sigue
table-watch-key-back = Decisión anterior
table-watch-key-back-short = atrás
table-watch-key-run = En marcha, o pausa
table-watch-key-run-short = marcha
table-watch-key-speed = Más deprisa, más despacio
table-watch-key-turn = Turno siguiente, turno anterior
table-watch-key-ends = Al principio, al final
table-watch-key-eyes = Con qué ojos se mira
table-watch-key-eyes-short = ojos
table-watch-key-quit = Salir
table-watch-key-quit-short = salir
table-watch-end-keys = Esc: volver a la mesa    q: salir
