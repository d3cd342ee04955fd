### La mesa a pantalla completa: sus partes, teclas y pantallas. Preguntas, historial y resultados, en los otros catálogos.
###
### All keys stay the English letters (y, u, q ...). The short texts of screen-key-...-short stand in one line of 80
### columns with their keys: for the table they have 40 letters in all.

screen-title = Throneroom
screen-supply =
    { $empty ->
        [0] Suministro
       *[other] Suministro, pilas vacías: { $empty } de { $end }
    }
screen-hand = Tu mano
screen-hand-of = Mano de { $name }
screen-cheaper = Coste -{ $n }
screen-phase-action = Fase de Acción
screen-phase-treasure = Tesoros
screen-phase-buy = Fase de Compra
screen-nothing-in-play = nada en juego
screen-waiting = Esperando a { $names }…
screen-not-begun = La partida aún no ha empezado.
screen-over = La partida ha terminado.
screen-over-keys = Esc: el resultado    q: salir
screen-log = Historial
screen-card = Carta
screen-no-card = Ve a una carta para leerla.

## Buttons beside the cards

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

## Keys: what each one does; the -short texts are for the footer.

screen-name-enter = Intro
screen-name-space = Espacio
screen-name-escape = Esc
screen-name-pageup = RePág
screen-name-pagedown = AvPág
screen-keys = Teclas
screen-keys-hint = También se puede hacer clic en todo con el ratón. Esc cierra esto.
screen-key-arrows = Moverse entre las cartas
screen-key-tab = Siguiente parte de la pantalla
screen-key-take = Elegir la carta señalada
screen-key-all = Jugar todos los Tesoros, o elegir todo
screen-key-all-short = todo
screen-key-done = Hecho: confirmar tu elección, seguir o acabar el turno
screen-key-done-short = ok
screen-key-yes-no = Sí, no
screen-key-clear = Borrar la selección
screen-key-type = Escribir la respuesta: nombres, primeras letras o números
screen-key-type-short = texto
screen-key-undo = Deshacer
screen-key-undo-short = atrás
screen-key-save = Guardar y seguir jugando
screen-key-save-short = graba
screen-key-card = Detalles de la carta señalada
screen-key-rule = La regla que hay tras la pregunta
screen-key-advice = Consejo: cuánto vale cada respuesta
screen-key-advice-off = Desactivar los consejos
screen-key-language = Cambiar de idioma
screen-key-recap = Qué han hecho los demás desde tu último turno
screen-key-recap-short = demás
screen-key-known = Mazos y cartas eliminadas: lo que puedes saber
screen-key-known-short = mazos
screen-key-speed = Velocidad de los bots
screen-key-theme = Cambiar los colores
screen-key-palette = Buscar un comando
screen-key-log = Mostrar el historial completo
screen-key-log-short = log
screen-key-scroll = Desplazar el historial
screen-key-help = Mostrar todas las teclas
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
screen-cover-undo = u: deshacer la respuesta de { $name }
screen-cover-leave = q: guardar y salir

## The end

screen-total = Puntos
screen-turns = Turnos
screen-plot = Puntos por turno
screen-again = y: otra partida    c: entrenador    u: deshacer    s: guardar    l: historial    q: salir
screen-coach-keys = 1 a 3: jugar desde esa decisión    Esc: volver
screen-worth =
    { $n ->
        [0] -
       *[other] { $points } ({ $n })
    }

## Setup

screen-setup = Partida nueva
screen-seats = Sitios
screen-nobody = libre
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
screen-some-cards = cartas, separadas por comas
screen-seed = Semilla
screen-seed-any = al azar
screen-another = Otro
screen-pick = Elegir cartas
screen-begin = Empezar
screen-leave = Salir
screen-bad-seed = La semilla debe ser un número entero, no { $text }.
screen-setup-keys = Tab: otro campo    ← →: cambiar    F2: empezar    F3: idioma    F1: teclas
screen-setup-help =
    Tab y Mayús+Tab van de campo en campo; las flechas, por una lista.
    Izquierda, derecha o Intro cambian quién ocupa un sitio.
    Intro también abre una lista o pulsa un botón.
    Sitios: en cada uno, una persona con su nombre o un nivel de bot.
    Reino: un conjunto recomendado, diez cartas al azar o diez a tu
    gusto. Con y sin: cartas que un reino al azar debe tener, o no debe.
    La carta señalada se explica debajo de la lista.
    Semilla: el mismo número reparte las mismas cartas. F2 empieza.
    F3: cambiar de idioma. Cada persona puede tener el suyo.
screen-picked =
    { $n ->
        [one] { $n } carta de { $most }. Espacio: añadir o quitar. Intro: hecho. Esc: volver.
       *[other] { $n } cartas de { $most }. Espacio: añadir o quitar. Intro: hecho. Esc: volver.
    }

## A table at a server

screen-key-chat = Hablar con los demás
screen-key-chat-short = chat
screen-key-resign = Rendirse
screen-key-quit-remote = Salir; tu sitio se conserva
screen-key-quit-remote-short = salir
screen-remote-lost = Se ha perdido la conexión. Reconectando…
screen-remote-bye = El servidor se detiene un rato. Reconectando…
screen-remote-open =
    { $n ->
        [one] La partida empieza cuando se ocupe el último sitio. Para unirse: { $command }
       *[other] La partida empieza cuando se ocupen { $n } sitios más. Para unirse: { $command }
    }
screen-remote-held = Elegido. Tendrá efecto cuando todos hayan elegido.
screen-remote-refused = Rechazado: { $text }
screen-remote-undo-asked = { $name } pide deshacer. ¿Aceptas?
screen-remote-undo-consent = Hace falta el permiso de { $names }.
screen-remote-undo-wait = Pedido. Esperando a { $names }.
screen-remote-undone = { $name } ha deshecho una respuesta.
screen-remote-undo-refused = { $name } no acepta deshacer.
screen-remote-away = { $name } está ausente. ¿Que juegue un bot en su lugar?
screen-remote-chat = { $name }: { $text }
screen-remote-say = Di algo
screen-remote-resign = ¿Te rindes? Un bot ocupará tu sitio.
screen-remote-seconds =
    { $n ->
        [one] queda { $n } segundo
       *[other] quedan { $n } segundos
    }
screen-remote-again = y: otra partida    l: historial    q: salir
screen-remote-votes = Quieren otra partida: { $names }
screen-remote-left = Vuelve a tu sitio con: { $command }
screen-remote-nothing-to-watch = No hay ninguna partida que ver en { $address }.
screen-remote-tables = Mesas en { $address }
screen-remote-tables-keys = Intro: elegir    r: actualizar    q: salir
screen-remote-lobby-keys = Intro: elegir    n: mesa nueva    r: actualizar    q: salir
screen-remote-your-seat = Tu asiento
screen-remote-who = ¿Quién juega contigo?
screen-remote-friends =
    { $n ->
        [one] { $n } amigo, que llega después
       *[other] { $n } amigos, que llegan después
    }
screen-remote-random = Reino al azar
screen-remote-none-open = No hay mesas abiertas. Pulsa n para abrir una.
screen-remote-table = { $names } · { $kingdom } · { $state }
screen-remote-free =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
screen-remote-turn = turno { $n }
screen-remote-own-kingdom = reino propio
screen-remote-bad-address = { $address } no es la dirección de un servidor; usa http://HOST:PORT/ o la dirección de una mesa.
screen-remote-unreachable = { $address } no responde: { $reason }
screen-remote-newer = El servidor usa otra versión del protocolo; actualiza throneroom.

## Watching

screen-watch-everybody = vista pública
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
screen-watch-key-run = Reproducir o pausar
screen-watch-key-run-short = play
screen-watch-key-speed = Más deprisa, más despacio
screen-watch-key-turn = Turno siguiente, turno anterior
screen-watch-key-ends = Ir al principio, al final
screen-watch-key-eyes = Cambiar de vista
screen-watch-key-eyes-short = vista
screen-watch-key-quit = Salir
screen-watch-key-quit-short = salir
screen-watch-end-keys = Esc: volver a la mesa    q: salir

## The others' turns, decks and the trash

screen-speed = Velocidad de los bots: { $speed }
screen-speed-off = sin pausas
screen-speed-fast = rápida
screen-speed-normal = normal
screen-speed-slow = lenta
recap-turn = { $turn }: { $what }
recap-nothing = nada que ver
recap-none = Nadie más ha jugado desde tu turno.
known-deck =
    { $n ->
        [one] Queda en tu mazo { $n } carta, sin orden:
       *[other] Quedan en tu mazo { $n } cartas, sin orden:
    }
known-top = Encima de tu mazo, primero la de arriba:
known-owned =
    { $who ->
        [you] Todas tus cartas:
       *[other] { $name } tiene:
    }
known-hidden = Esta mesa no muestra los mazos.
known-no-cards = ninguna carta
# Before the cards of a whole deck, in the result.
screen-deck-of =
    { $who ->
        [you] { $n ->
            [one] Tu mazo, { $n } carta:
           *[other] Tu mazo, { $n } cartas:
        }
       *[other] { $n ->
            [one] { $name }, { $n } carta:
           *[other] { $name }, { $n } cartas:
        }
    }
