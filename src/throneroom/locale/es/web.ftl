### Las palabras propias del navegador. Preguntas, cartas e historial están en los otros catálogos.

web-title = Throneroom
web-skip = Ir al contenido
web-navigation = Menú principal
web-close = Cerrar
web-settings = Ajustes
web-no-server = El servidor no responde. Comprueba que esté en marcha y prueba otra vez.
web-not-loaded = No se pudo cargar esta parte del programa. Comprueba la conexión y prueba otra vez.
web-try-again = Reintentar
web-place-kingdom = Reinos
web-place-cards = Cartas
web-place-lab = Lab
web-place-workshop = Taller
web-place-shelf = Estantería
web-place-daily = Reparto del día
web-tour = Aprende a jugar
web-credits = Créditos

## Cards

web-cost = Coste
web-tile-cost = coste { $cost }
web-tile-count =
    { $n ->
        [0] no queda ninguna
        [one] queda { $n }
       *[other] quedan { $n }
    }
web-tile-copies =
    { $n ->
        [one] { $n } copia
       *[other] { $n } copias
    }
web-tile-chosen =
    { $n ->
        [one] { $n } elegida
       *[other] { $n } elegidas
    }
web-tile-option = se puede elegir
web-rulings = Aclaraciones
web-more-rulings = Más: aclaraciones
web-word-breaks = Embau-cador Conspi-rador Diplo-mático Merode-ador Mayor-domo Presta-mista
web-rulings-hint = Aclaraciones: clic derecho o tecla I.
web-section = sección { $section } de las reglas
web-related = Ver también:
web-card-page = Ver ficha
web-all-cards = Todas las cartas
web-search-cards = Buscar carta

## Settings

web-language = Idioma
web-theme = Tema
web-theme-system = El del sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-speed = Velocidad de animación
web-speed-off = Ninguna
web-speed-fast = Rápida
web-speed-normal = Normal
web-speed-slow = Lenta
web-sound = Sonidos
web-sound-off = Ninguno
web-sound-turn = Tu turno
web-sound-all = Todos
web-warnings = Preguntar antes de un clic imprudente: una Maldición, Acciones o Tesoros sin jugar, monedas sin gastar
web-notify = Notificarme cuando me toque

## Buttons that confirm a choice: web-do-<verb>, or web-do-<card>-<verb> where the card needs its own text

web-do-play-action = Jugar { $cards }
web-do-play-treasures = Jugar { $cards }
web-do-buy = Comprar { $cards }
web-do-react = Revelar { $cards }
web-do-play = Jugar { $cards }
web-do-throne-room-play = Jugar { $cards } dos veces
web-do-discard = Descartar { $cards }
web-do-discard-deck = Pasar el mazo al descarte
web-do-trash = Eliminar { $cards }
web-do-gain = Ganar { $cards }
web-do-give = Dar { $cards }
web-do-put-on-deck = Poner { $cards } encima de tu mazo
web-do-put-back = Devolver { $cards }
web-do-set-aside = Apartar { $cards }
web-do-pass = Pasar { $cards }
web-do-name = Nombrar { $cards }
web-do-choose = { $cards }
web-do-put-into-deck = Meter { $cards } en tu mazo
web-do-reveal = Revelar { $cards }
web-do-choose-number = Elegir { $cards }
web-do-mining-village-trash = Eliminar por +2 Monedas

## Buttons that choose nothing

web-decline-play-action = Acabar acciones
web-decline-play-treasures = Pasar a comprar
web-decline-buy = Acabar turno
web-decline-react = No revelar nada
web-decline-play = No jugar nada
web-decline-discard = No descartar nada
web-decline-spy-discard = Devolver al mazo
web-decline-baron-discard = Mejor ganar una Finca
web-decline-discard-deck = Conservar el mazo
web-decline-trash = No eliminar nada
web-decline-mining-village-trash = Conservar
web-decline-gain = No ganar nada
web-decline-give = No dar nada
web-decline-put-on-deck = No poner nada encima de tu mazo
web-decline-put-back = No devolver nada
web-decline-set-aside = Dejar en la mano
web-decline-pass = No pasar nada
web-decline-name = No nombrar nada
web-decline-choose = No elegir nada
web-decline-put-into-deck = No meter nada en tu mazo
web-decline-reveal = No revelar nada
web-decline-choose-number = No elegir nada

web-undo = Deshacer: { $what }

## The table

web-table = La mesa
web-supply = Suministro
web-hand = Tu mano
web-hand-empty = Tu mano está vacía.
web-in-play = En juego
web-side = Participantes e historial
web-players = Participantes
web-log = Historial
web-log-of = Mostrar el historial de
web-log-all = Todos
web-chat = Chat
web-say = Di algo
web-prompt = Decisión actual
web-ask-play-action = Juega una carta de Acción o acaba tus acciones.
web-ask-play-treasures = Juega tus Tesoros.
web-ask-buy = Compra una carta o acaba tu turno.
web-ask-react = { $name } juega { $asker }: ¿revelas { $cards }?
# What an Attack does to the reader, below the question for a Reaction; $name played it. A Reaction need not stop it, so no "otherwise".
web-attacked-bandit = Revelas las dos cartas de encima de tu mazo, eliminas una que sea un Tesoro distinto del Cobre y descartas el resto.
web-attacked-bureaucrat = Pones encima de tu mazo una carta de Victoria de tu mano, o revelas una mano sin ninguna.
web-attacked-militia = Descartas cartas hasta quedarte con solo tres en la mano.
web-attacked-minion = Si tienes al menos cinco cartas en la mano, { $name } puede hacer que las descartes todas y robes cuatro.
web-attacked-replace = Si { $name } gana así una carta de Victoria, tú ganas una Maldición.
web-attacked-saboteur = Eliminas la próxima carta de tu mazo que cueste al menos 3. Puedes ganar otra que cueste al menos 2 menos.
web-attacked-spy = Revelas la carta de encima de tu mazo y { $name } elige si la descartas o la devuelves.
web-attacked-swindler = Eliminas la carta de encima de tu mazo y { $name } elige qué carta del mismo coste ganas.
web-attacked-thief = Revelas las dos cartas de encima de tu mazo y eliminas un Tesoro que elige { $name }, que puede ganarlo.
web-attacked-torturer = Eliges: descartar dos cartas o ganar una Maldición en la mano.
web-attacked-witch = Ganas una Maldición.
# Any other Attack, such as a custom card.
web-attacked-other = Te pasa a ti lo que { $card } hace a cada rival.
# With a soft hyphen: on a phone it stands on a small tile, in two lines.
web-trash = Elimi{ "\u00AD" }nadas
web-trash-count =
    { $n ->
        [0] Ninguna carta eliminada
        [one] { $n } carta eliminada
       *[other] { $n } cartas eliminadas
    }
web-trash-empty = No se ha eliminado nada.
web-empty-piles = Pilas vacías: { $n } de { $end }
web-effect-cheaper = todas las cartas cuestan { $n } menos
web-effect-worth =
    { $n ->
        [one] { $card } da { $n } moneda más
       *[other] { $card } da { $n } monedas más
    }
web-effect-first =
    { $n ->
        [one] primera carta { $card }: { $n } moneda más
       *[other] primera carta { $card }: { $n } monedas más
    }
web-effect-played =
    { $n ->
        [one] { $n } Acción jugada
       *[other] { $n } Acciones jugadas
    }
web-your-turn = Tu turno { $n }
web-their-turn = { $name }, turno { $n }
web-revealed = { $name }: reveladas
web-set-aside = { $name }: apartadas
web-plays = { $name }: en juego
web-passing = { $name }: carta para pasar
web-offered = Elige entre
web-turn = turno
web-turn-mine = tu turno
web-thinks = elige
web-resigned = se ha rendido
web-stand-in = juega un bot
web-away = ausente
web-in-hand = { $n } en la mano
web-in-deck = { $n } en el mazo
web-hand-word = en mano
web-own-piles = Mi mazo y mis descartes
web-deck = Mazo
web-discard = Descartes
web-left-in-deck =
    { $n ->
        [one] En mi mazo: { $n } carta
       *[other] En mi mazo: { $n } cartas
    }
web-deck-empty = Tu mazo está vacío. Cuando tengas que robar, se barajará tu pila de descartes.
web-deck-word = mazo
web-discard-word = descarte:
web-owned =
    { $n ->
        [one] { $n } carta en total
       *[other] { $n } cartas en total
    }
web-owned-by = Cartas conocidas: { $name }
web-seconds-left =
    { $n ->
        [one] queda { $n } segundo
       *[other] quedan { $n } segundos
    }
# "ganadas" are the cards.
web-last-gains = último: { $cards }
web-recap = Desde tu último turno
web-recap-buy = compra
web-recap-gain = gana
web-recap-trash = elimina
web-recap-nothing = no hizo nada
web-recap-no-buy = no compra nada
web-recap-none = Los turnos de los demás aparecen aquí.
web-watching = Estás mirando.
web-held = Elegido. Esperando a { $names }.
web-sending = Enviando tu respuesta…
web-waiting = Esperando a { $names }.
web-waiting-turn = Es el turno de { $names }.
web-waiting-card = { $names } resuelve { $card }.
web-waiting-response = Esperando la respuesta de { $names } a { $card }.
web-watching-turn = Juega { $name }.
web-my-turn-begins = Empieza tu turno.
web-my-turn-ends = Termina tu turno.
web-my-turn-on = Es tu turno.
web-play-all = Jugar todos los Tesoros
web-choose-all = Elegir todas
web-choose-more = Elige { $n } más
web-choose-pile = Elige una pila y confirma.
web-number = Un número del { $least } al { $most }
web-put-back = Quitar { $card }
web-warn-actions = Aún puedes jugar una carta de Acción.
web-warn-treasures = Aún puedes jugar Tesoros.
web-warn-coins = Aún puedes comprar una carta.
web-warn-curse = Una Maldición vale −1 punto.
web-warn-copper = Con tus monedas puedes comprar algo mejor.
web-anyway = { $what } aun así
web-skip-show = Saltar
web-watch-again = Ver otra vez
web-undo-ask = (con permiso de los demás)
web-rule = Regla
web-name-card = Nombre de la carta
web-title-asked = Te toca · Throneroom

## Keys

web-keys = Atajos de teclado
web-key-name-enter = Intro
web-key-name-space = Espacio
web-key-name-escape = Esc
web-key-digits = elegir una de las nueve primeras opciones
web-key-enter = confirmar tu elección
web-key-treasures = jugar todos los Tesoros, o elegir todo
web-key-end = acabar las acciones o el turno, o no elegir nada
web-key-undo = deshacer
web-key-clear = borrar la selección
web-key-info = leer la carta señalada
web-key-hand = ir a tu mano
web-key-supply = ir al Suministro
web-key-prompt = ir a los botones
web-key-centre = ir a las cartas en juego
web-key-guide = ir a la guía de la primera partida
web-key-arrows = moverse entre las cartas
web-key-log = mostrar u ocultar el historial (pantallas pequeñas)
web-key-trash = mirar las cartas eliminadas
web-key-skip = saltar la animación
web-key-command = escribir una orden
web-key-help = mostrar esta ayuda

## Menu and notices

web-menu = Menú
web-this-game = Esta partida
web-result = Resultado
web-leave = Dejar la mesa
web-resign = Rendirse
web-resign-sure = ¿Seguro que te rindes?
web-you-resigned-early = Has abandonado. Un bot juega tus cartas hasta el final de la partida.
web-new-game = Nueva partida
web-marked = Se ha deshecho una respuesta después de revelarse información nueva.
web-seeded = Esta partida se repartió con una semilla elegida.
web-connection-connecting = Conectando…
web-connection-lost = Se ha perdido la conexión. Reconectando…
web-connection-closed = Desconectado
web-undo-wanted =
    { $n ->
        [one] { $name } pide deshacer { $n } respuesta.
       *[other] { $name } pide deshacer { $n } respuestas.
    }
web-undo-waiting = Has pedido deshacer. Esperando a { $names }.
web-undo-withdraw = Retirar la petición
web-agree = Aceptar
web-refuse = Rechazar
web-absent = { $name } lleva un rato fuera. ¿Qué hacemos?
web-absent-wait = Esperar
web-absent-bot = Que juegue un bot
web-absent-end = Acabar partida
web-stood-in = Un bot juega por ti.
web-come-back = Recuperar mi sitio

## Advice

web-advice-turn-on = Activar los consejos
web-advice-turn-off = Desactivar los consejos
web-advice-mark = probabilidad de ganar: { $chance } %
web-advice-best = mejor respuesta

## Home

web-home = Inicio
web-welcome = Juega a Dominion
web-lead = Todas las cartas de Dominion e Intriga, contra bots o con tu gente mediante un enlace. Sin cuenta.
web-doors = Otras entradas
web-door-guide = ¿No conoces Dominion? Una primera partida en una mesa de verdad que se explica mientras juegas.
web-door-daily = Hoy, las mismas cartas para todos en este servidor. Juégalas y compara jugada a jugada.
web-door-shelf = Tus partidas con su repetición, tus reinos favoritos, tus aperturas y tu puntuación, guardados en este navegador.
web-door-workshop = Escribe tu propia carta con palabras sencillas y juégala enseguida, a solas o con amigos.
web-go-on = Continuar
web-kingdom = Reino
web-sets = Conjuntos recomendados
web-by-chance = Al azar
web-edition = Edición
web-source-both = Las dos cajas
web-source-base = Dominion
web-source-intrigue = Intriga
web-source-5-5 = 5 de cada una
web-choose-kingdom = Elegir cartas
web-open-tables = Mesas abiertas
web-running-tables = Partidas en marcha
web-join = Unirse
web-watch = Mirar
web-own-kingdom = Reino propio
web-turn-n = turno { $n }
web-free-seats =
    { $n ->
        [one] { $n } sitio libre
       *[other] { $n } sitios libres
    }
web-your-move = te toca elegir
web-your-name = Tu nombre
web-guest = Visitante
web-level = Nivel de los bots
web-opponents = Rivales
web-table-options = Opciones de la mesa
web-option-points = Mostrar los puntos de todos
web-option-decks = Mostrar qué cartas tiene cada cual
web-option-pauses = Entre personas, hacer una breve pausa para que nadie sepa quién tiene una Reacción
web-option-undo = Deshacer
web-undo-free = hasta ver algo nuevo
web-undo-consent = luego, con permiso
web-undo-never = nunca
web-option-watch = Espectadores
web-watch-nobody = ninguno
web-watch-open = vista pública
web-watch-everything = todas las manos
web-option-advice = Consejos
web-advice-never = nunca
web-advice-agreed = si todos aceptan
web-option-clock = Tiempo por respuesta
web-clock =
    { $n ->
        [0] sin límite
        [one] { $n } segundo
       *[other] { $n } segundos
    }
web-play-now = Jugar ahora
web-invite =
    { $n ->
        [one] Invitar a alguien
       *[other] Invitar a { $n } personas
    }

## Before the game

web-sit = Sentarse
web-open-seat = Sitio libre
web-that-is-you = tú
web-a-bot = bot
web-waiting-for-friends = Esperando a los demás
web-table-closed = Esta mesa está cerrada.
web-begin-now = Empezar sin los sitios libres
web-begin-with-bots = Completar con bots y empezar
web-close-table = Cerrar la mesa
web-invite-how = Envía este enlace a tu gente, o deja que escaneen el código. La partida empieza cuando se ocupan todos los sitios.
web-link = Enlace
web-copy = Copiar
web-copied = Copiado
web-qr = Código QR del enlace

## The end

web-you-win = ¡Has ganado!
web-you-resigned = Has abandonado. { $result }
web-they-win = Gana { $name }.
web-share-victory = { $names } comparten la victoria.
web-winner = victoria
web-game-length =
    { $n ->
        [one] La partida ha durado { $n } turno.
       *[other] La partida ha durado { $n } turnos.
    }
web-how-resigned = Ha terminado por abandono.
web-how-ended = Se terminó antes de tiempo.
web-how-draw = Se empezó con una versión anterior del programa y terminó en empate.
web-outdated = Esta partida se empezó con una versión anterior del programa y no se puede continuar.
web-outdated-draw = Terminarla en empate
web-points-in =
    { $turns ->
        [one] { $n ->
            [one] punto en { $turns } turno
           *[other] puntos en { $turns } turno
        }
       *[other] { $n ->
            [one] punto en { $turns } turnos
           *[other] puntos en { $turns } turnos
        }
    }
web-card-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
web-whole-deck =
    { $n ->
        [one] El mazo entero, { $n } carta
       *[other] El mazo entero, { $n } cartas
    }
web-rematch = Otra partida
web-rematch-swap = Cambiar una carta y jugar otra vez
web-rematch-waiting = Esperando a { $names }.
web-swap-out = Sale
web-swap-into = Entra
web-new-kingdom = Reino nuevo
web-replay = Repetición
web-download = Descargar el registro
web-look-at-table = Ver la mesa
web-curve-points = Puntos por turno
web-curve-money = Dinero por turno
web-curve-turn = Turno
web-moments = Momentos clave
web-moment-turn = Turno { $n }
web-share = Comparte esta partida

## The coach

web-coach = Entrenador
web-coach-seat = Jugador
web-coach-start = Evaluar esta partida
web-coach-about = El entrenador juega la continuación muchas veces desde cada decisión, y muestra cuáles costaron y qué fue suerte. Un primer veredicto tarda unos diez segundos.
web-coach-waiting = Esperando al laboratorio.
web-coach-preparing = Primero el entrenador busca buenos planes para este reino.
web-coach-working = Evaluando cada decisión.
web-coach-first = Este es un primer veredicto. Luego viene otro más preciso.
web-coach-cancelled = Detenido.

## Replay

web-replay-step = Decisión { $n } de { $of }. { $name }: { $what }
web-replay-hidden = Decisión { $n } de { $of }. Decide { $name }.
web-replay-slider = Decisión
web-previous-turn = Turno anterior
web-previous-step = Decisión anterior
web-next-step = Decisión siguiente
web-next-turn = Turno siguiente
web-see = Vista
web-see-all = Todas las manos
web-see-public = Vista pública
web-see-seat = Como lo vio { $name }
web-link-here = Enlace a esta decisión
web-play-on = Jugar desde aquí
web-hand-of = Mano de { $name }

## Kingdoms

web-kingdom-title =
    { $n ->
        [one] Reino: { $n } carta de { $size }
       *[other] Reino: { $n } cartas de { $size }
    }
web-kingdom-missing =
    { $n ->
        [one] Elige { $n } carta más para jugar.
       *[other] Elige { $n } cartas más para jugar.
    }
web-kingdom-full = El reino ya tiene diez cartas. Quita una primero.
web-keep-card = Fijar
web-swap-card = Cambiar
web-draw-kingdom = Sortear
web-choose-set = Elige conjunto
web-paste = Pegar una lista
web-paste-example = Aldea, Herrería, Foso…
web-take = Usar
web-seed = Semilla
web-seed-random = al azar
web-all-kingdom-cards = Todas las cartas de Reino
web-printed-cards = Cartas impresas
web-filter-village = Más acciones
web-filter-draw = Robar
web-filter-trash = Eliminar
web-filter-gain = Ganar
web-filter-attack = Ataques
web-filter-reaction = Reacciones
web-type = Tipo
web-box = Caja
web-any-cost = Todo coste
web-any-type = Todo tipo
web-any-box = Las dos cajas
web-a-click = Un clic en una carta
web-click-take = la añade
web-click-keep = la exige
web-click-ban = la veta
web-note-banned = vetada
web-note-kept = exigida
web-note-taken = elegida
web-no-such-card = No hay cartas que coincidan.

## Lab

web-lab-lead = Haz que las estrategias jueguen entre sí en este servidor y mira cuánto gana cada una. Los intervalos de confianza son del 95 %.
web-lab-match = Encuentro
web-lab-games = Partidas
web-lab-run = Lanzar
web-lab-search = Buscar una estrategia
web-lab-seconds = Segundos
web-lab-look = Buscar
web-own-strategy = Estrategia propia
web-strategy-n = Estrategia { $n }
web-add-strategy = Añadir estrategia
web-remove = Quitar
web-cancel = Cancelar
web-progress = Progreso
web-job-waiting = En cola
web-job-running = { $done } de { $total }
web-job-done = Hecho: { $total }
web-job-cancelled = Cancelado tras { $done }
web-job-failed = Error
web-interval = { $low } a { $high }
web-mean-turns = Las partidas han durado { $n } turnos de media.
web-curve-mean = Puntos medios por turno
web-play-against = Jugar contra ella


## Credits

web-credits-game = Dominion y Dominion: Intriga son juegos de Donald X. Vaccarino, publicados por Rio Grande Games. Este programa no tiene relación con ellos y no usa sus ilustraciones ni los textos de sus cartas.
web-credits-icons = Iconos de { $authors }, de
web-credits-fonts = Tipografía: Alegreya y Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, con la SIL Open Font License.
web-credits-licences = Licencias de lo que contiene este cliente
