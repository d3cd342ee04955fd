### La mesa a pantalla completa: sus partes, teclas y pantallas. Preguntas, historial y resultados, en los otros catálogos.
###
### All keys stay the English letters (y, u, q ...). The short texts of screen-key-...-short stand in one line of 80
### columns with their keys: for the table they have 40 letters in all.

screen-title = Throneroom
screen-supply =
    { $empty ->
        [0] Suministro
       *[other] Suministro; pilas vacías: { $empty } (con { $end } acaba la partida)
    }
screen-hand = Tu mano
screen-hand-of = Mano de { $name }
screen-cheaper = Coste -{ $n }
screen-phase-action = Fase de Acción
screen-phase-treasure = Tesoros
screen-phase-buy = Fase de Compra
screen-nothing-in-play = nada en juego
screen-waiting = Esperando a { $names }…
screen-not-begun = La partida no ha empezado.
screen-over = La partida ha terminado.
screen-over-keys = Esc: el resultado    q: salir
screen-log = Historial
screen-card = Carta
screen-no-card = Ve a una carta para leer lo que hace.

## What can be done beside choosing a card

screen-yes = Sí
screen-no = No
screen-all = Elegir todo
screen-all-play-treasures = Jugar todos los Tesoros
screen-done =
    { $n ->
        [0] Hecho
       *[other] Hecho (elegidas: { $n })
    }
screen-none = Ninguna
screen-none-play-action = Ir a la Fase de Compra
screen-none-play-treasures = No jugar más
screen-none-buy = Acabar el turno
screen-none-react = No revelar nada
screen-none-gain = No ganar nada
screen-none-trash = No eliminar nada
screen-none-discard = No descartar nada

## Keys: what each does. Shorter where it stands at the lower edge.

screen-name-enter = Intro
screen-name-space = Espacio
screen-name-escape = Esc
screen-name-pageup = RePág
screen-name-pagedown = AvPág
screen-keys = Teclas
screen-keys-hint = También se puede hacer clic en todo con el ratón. Esc cierra esto.
screen-key-arrows = Moverse entre las cartas
screen-key-tab = Ir a la siguiente parte de la mesa
screen-key-take = Elegir la carta señalada
screen-key-all = Jugar todos los Tesoros, o elegir todo
screen-key-all-short = todo
screen-key-done = Hecho: seguir, acabar el turno o elegir lo marcado
screen-key-done-short = ok
screen-key-yes-no = Sí, no
screen-key-clear = Elegir de nuevo
screen-key-type = Escribir la respuesta: nombres, letras o números
screen-key-type-short = texto
screen-key-undo = Deshacer
screen-key-undo-short = atrás
screen-key-save = Guardar y seguir
screen-key-save-short = graba
screen-key-card = Todo sobre la carta señalada
screen-key-card-short = ver
screen-key-rule = La regla que hay tras la pregunta
screen-key-rule-short = regla
screen-key-language = Otro idioma
screen-key-log = El historial completo
screen-key-log-short = log
screen-key-scroll = Desplazar el historial
screen-key-help = Todas las teclas
screen-key-help-short = más
screen-key-quit = Guardar y salir
screen-key-quit-short = salir
screen-close = Esc: volver

## Small questions

screen-save-where = ¿En qué archivo se guarda?
screen-save-keys = Intro: guardar    Esc: volver
screen-undo = ¿Deshacer: { $answer }?
screen-yes-no = { $yes }: sí    { $no }: no

## Several people at one keyboard

screen-cover-ready = Intro: soy { $name }
screen-cover-undo = u: { $name } deshace
screen-cover-leave = q: guardar y salir

## The end

screen-total = Puntos
screen-turns = Turnos
screen-plot = Puntos por turno
screen-again = y: otra partida    u: deshacer    s: guardar    l: historial    q: salir
screen-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

screen-setup = Partida nueva
screen-seats = Sitios
screen-nobody = nadie
screen-person = persona
screen-bot = bot: { $level }
screen-kingdom = Reino
screen-way-random = Al azar: { $source }
screen-way-hand = Elegido a mano
screen-source-base = Dominion
screen-source-intrigue = Intriga
screen-source-both = las dos cajas
screen-source-5-5 = cinco de cada caja
screen-with = con
screen-without = sin
screen-some-cards = cartas, con comas
screen-seed = Semilla
screen-seed-any = al azar
screen-another = Otro
screen-pick = Elegir cartas
screen-begin = Empezar
screen-leave = Salir
screen-bad-seed = Una semilla es un número entero, no { $text }.
screen-setup-keys = Tab: otro campo    ← →: cambiar    F2: empezar    F3: idioma    F1: teclas
screen-setup-help =
    Tab y Mayús+Tab van de campo en campo; las flechas, por una lista.
    Izquierda, derecha o Intro cambian quién se sienta.
    Intro abre una lista o pulsa un botón.
    Sitios: en cada uno, una persona con su nombre o un nivel de bot.
    Reino: un conjunto recomendado, diez cartas al azar o diez a tu
    gusto. Con y sin: cartas que un reino al azar debe tener, o no debe.
    La carta señalada se explica debajo de la lista.
    Semilla: el mismo número reparte las mismas cartas. F2 empieza.
    F3: otro idioma. Cada persona puede tener el suyo.
screen-picked =
    { $n ->
        [one] { $n } carta de { $most }. Espacio: elegir o dejar una carta. Intro: hecho. Esc: volver.
       *[other] { $n } cartas de { $most }. Espacio: elegir o dejar una carta. Intro: hecho. Esc: volver.
    }

## A table at a server

screen-key-chat = Decir algo a los demás
screen-key-chat-short = chat
screen-key-resign = Abandonar la partida para siempre
screen-key-quit-remote = Salir; el sitio sigue siendo tuyo
screen-key-quit-remote-short = salir
screen-remote-lost = Se ha perdido la conexión; nuevo intento…
screen-remote-bye = El servidor se detiene un rato; nuevo intento…
screen-remote-open =
    { $n ->
        [one] La partida empieza cuando se ocupe el último sitio. Para unirse: { $command }
       *[other] La partida empieza cuando se ocupen { $n } sitios más. Para unirse: { $command }
    }
screen-remote-held = Elegido. Contará cuando todos hayan elegido.
screen-remote-refused = Rechazado: { $text }
screen-remote-undo-asked = { $name } quiere deshacer su jugada. ¿Te parece bien?
screen-remote-undo-consent = Hace falta el permiso de { $names }.
screen-remote-undo-wait = Pedido. Esperando a { $names }.
screen-remote-undone = { $name } ha deshecho su jugada.
screen-remote-undo-refused = { $name } no está de acuerdo.
screen-remote-away = { $name } no está. ¿Que juegue un bot en su lugar?
screen-remote-chat = { $name }: { $text }
screen-remote-say = Mensaje para los demás
screen-remote-resign = ¿Abandonar la partida para siempre? Un bot seguirá en tu sitio.
screen-remote-seconds =
    { $n ->
        [one] queda { $n } segundo
       *[other] quedan { $n } segundos
    }
screen-remote-again = y: otra partida    l: historial    q: salir
screen-remote-votes = Quieren otra partida: { $names }
screen-remote-left = Vuelve a tu sitio con: { $command }
screen-remote-no-table = No hay ninguna mesa abierta en { $address }. Abre una allí con el navegador y únete después.
screen-remote-nothing-to-watch = No hay ninguna partida que ver en { $address }.
screen-remote-tables = Mesas en { $address }
screen-remote-tables-keys = Intro: elegir    r: volver a mirar    q: salir
screen-remote-table = { $names } · { $kingdom } · { $state }
screen-remote-free =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
screen-remote-turn = turno { $n }
screen-remote-own-kingdom = reino propio
screen-remote-bad-address = { $address } no es la dirección de un servidor; debería ser como http://HOST:PORT/ o la dirección de una mesa.
screen-remote-unreachable = { $address } no responde: { $reason }
screen-remote-newer = El servidor habla otra versión del protocolo; actualiza throneroom.

## Watching

screen-watch-everybody = vista de todos
screen-watch-seat = vista de { $name }
screen-watch-everything = todas las manos
screen-watch-position = Decisión { $number } de { $last }, { $eyes }
screen-watch-running = { $position }, { $speed } por segundo
screen-watch-answer = { $name } responde: { $answer }
screen-watch-live = Mirando, { $eyes }
screen-watch-key-next = Decisión siguiente
screen-watch-key-next-short = sigue
screen-watch-key-back = Decisión anterior
screen-watch-key-back-short = atrás
screen-watch-key-run = En marcha, o pausa
screen-watch-key-run-short = marcha
screen-watch-key-speed = Más deprisa, más despacio
screen-watch-key-turn = Turno siguiente, turno anterior
screen-watch-key-ends = Al principio, al final
screen-watch-key-eyes = Con qué ojos se mira
screen-watch-key-eyes-short = ojos
screen-watch-key-quit = Salir
screen-watch-key-quit-short = salir
screen-watch-end-keys = Esc: volver a la mesa    q: salir
