### La ayuda de la línea de comandos, y lo que está mal en ella.
###
### help-<comando> es el primer párrafo, .more los siguientes, .short la línea en la lista de comandos, .data y .data-2 los
### títulos sobre el JSON, y los demás atributos las opciones. Cada texto en una sola línea.

## Lo que todos tienen en común

help-usage = Uso:
help-options = Opciones:
help-commands = Comandos:
help-examples = Ejemplos:
help-default = [por defecto: { $value }]
help-required = [obligatoria]
help-option =
    .help = Muestra esta ayuda y termina.
    .version = Muestra la versión y termina.
    .lang = El idioma: en, es, fr o pl. [por defecto: el del sistema]
    .json = Datos para programas.
    .own = Un archivo Python con cartas propias; se puede dar varias veces.
    .seed = La misma semilla juega las mismas partidas. [por defecto: 1]
    .jobs = Procesos que juegan. [por defecto: uno por núcleo]
    .cluster = Juega en el clúster de Dask de este planificador, como tcp://host:8786.
    .kingdom = Un conjunto recomendado, diez cartas, o random (al azar).

## Palabras en mayúsculas que están en lugar de lo que se escribe

metavar-options = OPCIONES
metavar-command = COMANDO
metavar-args = ARGS
metavar-name = NOMBRE
metavar-names = NOMBRES
metavar-kinds = CLASES
metavar-file = ARCHIVO
metavar-set = CONJUNTO
metavar-list = LISTA
metavar-card = CARTA
metavar-cards = CARTAS
metavar-old = VIEJA
metavar-new = NUEVA
metavar-points = PUNTOS
metavar-address = DIRECCIÓN

## Los comandos

help-throneroom = Dominion e Intriga: juega, consulta las cartas, elige un reino, repasa una partida, compara estrategias.

help-cards = Muestra todas las cartas, o una carta con sus aclaraciones.
    .more = NOMBRE es el nombre de una carta en cualquier idioma, o una parte que no valga para ninguna otra; las mayúsculas y los acentos no cuentan.
    .data = El JSON es una lista de cartas:
    .set = Solo las cartas de esta caja.

help-kingdom = Elige las diez cartas de reino de una partida: al azar, por el nombre de un conjunto recomendado, o a mano.
    .short = Elige las diez cartas de reino de una partida.
    .more = Las cartas y los conjuntos se pueden nombrar en cualquier idioma. Más de seis personas se reparten en varias mesas, cada una con su reino.
    .data = El JSON tiene la semilla (null si nada quedó al azar) y las mesas:
    .data-2 = y con --list los conjuntos:
    .list = Muestra los conjuntos recomendados.
    .from = Saca cartas de una caja, de las dos, o cinco de cada una.
    .with = Saca un reino con esta carta, o con estas.
    .without = Saca un reino sin esta carta, o sin estas.
    .seed = La misma semilla y los mismos deseos dan el mismo reino.
    .people = Cuántas personas juegan.
    .split = Mesas de cuatro como mucho, también para 5 o 6 personas.
    .swap = Siguiente partida de una serie: cada persona puede cambiar una carta. 'random' cambia una por persona.

help-play = Juega en el navegador; en el terminal, con --terminal a pantalla completa o con --plain línea a línea.
    .short = Juega en el navegador o en el terminal.
    .more = En el terminal juegan de 1 a 6 personas con un mismo teclado, y bots, de 2 a 6 en total. ARCHIVO es una partida guardada para continuar. Al salir, con Ctrl-C o al acabar la entrada se guarda. Pulsa ? en la pantalla completa, o escribe ayuda línea a línea.
    .plain = En el terminal, línea a línea: también para lectores de pantalla y tuberías.
    .terminal = En el terminal, a pantalla completa.
    .port = Para el navegador. [por defecto: 8470]
    .no-browser = No abre el navegador, solo dice adónde ir.
    .people = Cuántas personas juegan, o sus nombres. [por defecto: 1]
    .bots = Cuántos bots juegan, o cuáles: random, beginner, fair, good, strong, una estrategia incluida, un archivo de estrategia.
    .kingdom = Un conjunto recomendado, diez cartas, o random. [por defecto: Primera partida]
    .seed = La misma semilla reparte las mismas cartas.
    .load = Continúa una partida guardada.
    .save = Guarda en este archivo (.json: como JSON).
    .lang = El idioma: en, es, fr o pl; varios, con comas, para varias personas. [por defecto: el del sistema]

help-replay = Muestra el historial de una partida guardada, como lo vio quien miraba.
    .to = Para cuando se pregunta la decisión N (desde 0).
    .seat = Como lo vio este sitio (desde 0).
    .all = Con las cartas ocultas de todos.

help-serve = Abre mesas para amigos: abren la dirección en un navegador, o se unen con `throneroom join`.
    .short = Abre mesas para amigos.
    .more = El registro va a la salida de errores, una línea de JSON cada vez. Ctrl-C termina el servidor; no se pierde ninguna partida.
    .host = La dirección en la que escuchar; 0.0.0.0 para todas.
    .port = 0 toma cualquiera que esté libre.
    .database = Un archivo SQLite, o postgresql://... para varios procesos. [por defecto: un archivo del usuario]
    .workers = Procesos del servidor; más de uno necesita PostgreSQL.
    .bots = Procesos para los bots. [por defecto: la mitad de los núcleos]
    .origin = Otra dirección web de la que pueden venir clientes.
    .quiet = Sin líneas de registro.

help-join = Únete en el terminal a la mesa de un servidor, o vuelve a tu sitio.
    .short = Únete a la mesa de un servidor en el terminal.
    .more = URL es la dirección de una mesa, como la muestra el navegador, o la del servidor para elegir allí una mesa.
    .name = Tu nombre en la mesa. [por defecto: tu nombre de usuario]

help-watch = Mira una partida en curso de un servidor, o una guardada, paso a paso o seguida.
    .short = Mira en el terminal una partida en curso o un registro.

help-simulate = Juega muchas partidas entre estrategias y cuenta quién gana.
    .more = A, B, ... son estrategias incluidas, niveles de juego o archivos de estrategia, de 2 a 6. Los sitios rotan, y tantas partidas como estrategias comparten el reparto. Sin --kingdom son las cartas que las estrategias compran, completadas al azar. La misma semilla da el mismo resultado con cualquier número de procesos. Ctrl-C muestra lo que haya hasta entonces.
    .data = El JSON, con porcentajes de todas las partidas e intervalos del 95 por ciento:
    .games = Cuántas partidas jugar. [por defecto: 10000]
    .precision = Para cuando cada porcentaje de victorias se conoce con tantos puntos de margen.
    .csv = Escribe cada partida en este archivo, una por línea.
    .plot = Lo dibuja: un archivo .png o .svg.
    .plot-kind = Qué dibujar.
    .record = Guarda una partida, para leerla con replay.
    .record-game = Qué partida guardar, según los números del archivo CSV.

help-tournament = Enfrenta cada estrategia con cada otra, y las clasifica.
    .more = Los nombres son como en simulate; sin ninguno son las estrategias incluidas, las que convienen al reino si se da uno. Sin reino, cada pareja juega con las cartas que compra, completadas al azar. La puntuación es de la escala Elo: 100 puntos más son el 64 por ciento de las victorias, 400 puntos el 91 por ciento. Un empate es media victoria.
    .data = El JSON tiene la clasificación, la mejor primero, y los encuentros de cada pareja:
    .kingdom = Juega en este reino; se puede dar varias veces.
    .kingdoms = Juega en tantos reinos al azar.
    .gauntlet = Solo esta juega contra las demás; las demás no juegan entre sí.
    .games = Partidas de cada pareja en cada reino.
    .plot = Dibuja las puntuaciones y un mapa de calor: .png o .svg.

help-search = Encuentra una estrategia fuerte para un reino, y dice cuánto.
    .short = Encuentra una estrategia fuerte para un reino.
    .more = La estrategia se muestra en el lenguaje de estrategias. Guardada en un archivo, se puede editar, simular y jugar contra ella. --seconds mira primero lo deprisa que se juega, y luego busca con tantas partidas como quepan; el número se muestra, y --games con ese número y la misma semilla encuentra la misma estrategia en cualquier máquina. Ctrl-C muestra la mejor hasta entonces.
    .data = El JSON, con porcentajes de partidas con las que la búsqueda no eligió:
    .seconds = Cuánto tiempo buscar, más o menos. [por defecto: 10]
    .games = Con cuántas partidas buscar; el mismo número encuentra la misma estrategia.
    .seats = Para tantas personas.
    .save = Guarda la estrategia, para editarla o jugarla.

help-lab = Mira el propio laboratorio: ¿es correcto el motor, y cómo de fuertes son los bots?
    .short = ¿Es correcto el motor? ¿Cómo de fuertes son los bots?

help-lab-validate = Mide números en los que coinciden tres simuladores independientes, y compara.
    .short = Comprueba el motor con los números de otros simuladores.
    .more = Cada fila es un enfrentamiento de estrategias incluidas: cuánto gana cada una, cuánto empatan, y cuánto duran las partidas. Con 100 000 partidas cada número ha de estar a 0,7 puntos y 0,1 turnos; con menos, dentro de lo que permite el azar. La última fila es una persona sola con pilas sin fin: el turno de la cuarta Provincia, y los puntos tras el turno 17. El código de salida es 1 si algún número no cuadra.
    .games = Cuántas partidas jugar para cada fila.

help-lab-levels = Mide la fuerza de los niveles, en reinos al azar de las dos cajas.
    .short = Mide la fuerza de los niveles.
    .more = Cada nivel juega contra big-money, y el más fuerte también contra el mejor big-money de una sola Acción de cada tablero: dinero con una o dos copias de la mejor carta de Acción. Los planes se hacen de nuevo, y se miden con partidas que no sirvieron para hacerlos. Los sitios se alternan. Un empate no es una victoria.
    .kingdoms = Reinos al azar de las dos cajas.
    .games = Partidas de cada enfrentamiento.
    .list = Solo dice qué niveles hay, y cómo juega cada uno.

## Lo que está mal en una línea de comandos

usage-no-command = no existe el comando { $name }
usage-no-option = no existe la opción { $name }
usage-no-argument = falta { $name }
usage-no-required = falta la opción { $name }
usage-needs-value = la opción { $name } necesita un valor
usage-takes-no-value = la opción { $name } no lleva valor
usage-extra = después de esto no se espera nada más, pero hay { $words }
usage-bad-value = valor no válido para { $name }: { $reason }
usage-not-whole = { $value } no es un número entero
usage-not-number = { $value } no es un número
usage-between = { $value } no está entre { $least } y { $most }
usage-at-least = { $value } no es { $least } o más
usage-one-of = { $value } no es { $names }
usage-closed = la salida estándar está cerrada
usage-interrupted = interrumpido
