### La ayuda de la línea de comandos, y lo que está mal en ella.
###
### help-<comando> es el primer párrafo, .more los siguientes, .short la línea en la lista de comandos, .data y .data-2 los
### títulos sobre el JSON, y los demás atributos las opciones. Cada texto en una sola línea.

## Lo que todos tienen en común

help-usage = Uso:
help-options = Opciones:
help-commands = Comandos:
help-section-play = Jugar:
help-section-look-up = Consultar:
help-section-lab = Laboratorio:
help-section-serve = Alojar:
help-section-help = Ayuda:
help-examples = Ejemplos:
help-default = [por defecto: { $value }]
help-required = [obligatoria]
help-option =
    .help = Muestra esta ayuda y termina.
    .version = Muestra la versión y termina.
    .lang = Idioma: en, es, fr o pl. [por defecto: el del sistema]
    .json = Muestra JSON.
    .custom = Un archivo con cartas propias (.py o .card), o una carpeta de esos archivos; se puede repetir.
    .seed = La misma semilla juega las mismas partidas. [por defecto: 1]
    .jobs = Número de procesos de cálculo. [por defecto: uno por núcleo]
    .cluster = Juega en el clúster de Dask de este scheduler, como tcp://host:8786.
    .mistakes = Lo que cuesta un error o una respuesta ilegal de un bot: su respuesta (default) o la partida (lose).
    .kingdom = Un conjunto recomendado, diez cartas, o random (al azar).
    .edition = Sortea de la primera edición (first), de la segunda (second) o de las dos mezcladas (mixed).

## Palabras en mayúsculas que están en lugar de lo que se escribe

metavar-options = OPCIONES
metavar-command = COMANDO
metavar-shell = SHELL
metavar-args = ARGS
metavar-name = NOMBRE
metavar-names = NOMBRES
metavar-kinds = CLASES
metavar-database = BASE
metavar-dir = CARPETA
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
    .more = NOMBRE es el nombre de una carta en cualquier idioma, o una parte que coincida con una sola carta; las mayúsculas y los acentos no cuentan.
    .data = El JSON es una lista de cartas:
    .set = Solo las cartas de esta caja.
    .edition = Solo las cartas de esta edición, con sus textos.

help-kingdom = Elige las diez cartas de reino de una partida: al azar, de un conjunto recomendado, o a mano.
    .short = Elige las diez cartas de reino de una partida.
    .more = Las cartas y los conjuntos se pueden nombrar en cualquier idioma. Más de seis personas se reparten en varias mesas, cada una con su reino.
    .data = El JSON tiene la semilla (null si nada fue al azar) y las mesas:
    .data-2 = y con --list los conjuntos:
    .list = Muestra los conjuntos recomendados.
    .from = Sortea de una caja, de las dos, o cinco de cada una.
    .with = Sortea un reino con esta carta, o con estas.
    .without = Sortea un reino sin esta carta, o sin estas.
    .seed = La misma semilla y las mismas opciones dan el mismo reino.
    .people = Número de personas.
    .split = Mesas de cuatro como mucho, también para 5 o 6 personas.
    .swap = Siguiente partida de una serie: cada persona puede cambiar una carta. 'random' cambia una por persona.

help-workshop = Comprueba, muestra y mide cartas escritas como texto.
    .more = ARCHIVO contiene cartas en el lenguaje de cartas; su nombre termina en .card.

help-workshop-check = Lee las cartas de un archivo e informa del primer error.
    .short = Comprueba un archivo de cartas.
    .more = El código de salida es 1 si hay un error.
    .data = El JSON tiene las cartas, y el error o null:

help-workshop-show = Muestra las cartas de un archivo como las ven los jugadores, en cualquier idioma.
    .short = Muestra las cartas de un archivo.
    .data = El JSON es una lista de cartas, como la de `throneroom cards --json`.

help-workshop-balance = Mide si una carta es justa a su precio, junto a las cartas impresas de ese precio.
    .short = Mide si una carta es justa a su precio.
    .more = En reinos al azar, el mejor plan encontrado con la carta juega contra el mejor encontrado sin ella, al precio de la carta, a uno menos y a uno más. Los dos se buscan con el mismo número de partidas y juegan los mismos repartos. Los intervalos se calculan con un valor por reino. La misma semilla da el mismo resultado con cualquier número de procesos. Ctrl-C muestra lo que se sabe. Más --kingdoms dan cifras más precisas.
    .card = Mide esta carta del archivo, si tiene varias.
    .kingdoms = Número de reinos al azar de las dos cajas. [por defecto: 32]
    .games = Partidas por encuentro. [por defecto: 400]
    .search-games = Partidas para mejorar cada plan. [por defecto: 8000]
    .plot = Dibujar el informe, en .png o .svg.
    .reference = Mide en su lugar todas las cartas impresas y escribe el archivo con el que se comparan los informes.
    .data = JSON:

help-play = Juega en el navegador, en el terminal a pantalla completa (--terminal) o línea a línea (--plain).
    .short = Juega en el navegador o en el terminal.
    .more = De 1 a 6 personas juegan con bots, de 2 a 6 en total. En el terminal comparten un teclado. En el navegador cada una tiene su ventana, y se muestra una dirección para cada una. ARCHIVO es una partida guardada para continuar. Al salir, con Ctrl-C o al acabar la entrada, la partida se guarda. Para ver la ayuda, pulsa ? en la pantalla completa, o escribe ayuda línea a línea.
    .plain = Juega línea a línea; sirve para lectores de pantalla y tuberías.
    .terminal = Juega en el terminal a pantalla completa.
    .port = Puerto para el navegador. [por defecto: 8470]
    .no-browser = No abre el navegador, solo muestra la dirección.
    .people = Número de personas, o sus nombres. [por defecto: 1]
    .bots = Número de bots, o cuáles: random, beginner, fair, good, strong, expert, una estrategia incluida, un archivo de estrategia, una clase de Python (archivo.py:Clase) o una red entrenada (network:ARCHIVO).
    .kingdom = Un conjunto recomendado, diez cartas, o random. [por defecto: Primera partida]
    .seed = La misma semilla reparte las mismas cartas.
    .load = Continúa una partida guardada.
    .save = Guarda en este archivo (.json para JSON).
    .advice = Varias personas ante un mismo teclado aceptan los consejos; contra bots solos siempre están disponibles.
    .lang = Idioma: en, es, fr o pl; varios separados por comas, uno por persona. [por defecto: el del sistema]

help-replay = Muestra el historial de una partida guardada, como lo vio un espectador.
    .to = Para en la decisión N (desde 0).
    .seat = Muestra lo que vio este sitio (desde 0).
    .all = Incluye las cartas ocultas de todos.

help-coach = Mostrar lo que valía cada decisión de una partida guardada, y cuánto del resultado fue suerte.
    .short = Mostrar lo que valían tus decisiones.
    .more = Cada decisión de cada asiento se juzga según lo que ese asiento podía saber, jugando la continuación de la partida muchas veces. La pérdida de una decisión es lo que baja la probabilidad de ganar respecto a la mejor respuesta; lo que no explican los errores de ningún bando es suerte. La misma semilla da el mismo veredicto con cualquier número de procesos. Ctrl-C muestra lo encontrado hasta ese momento.
    .data = JSON, con probabilidades de 0 a 1:
    .seat = El asiento que se examina, por número (desde 0) o por nombre.
    .quality = Cuántos repartos recibe cada decisión.
    .plot = Dibujar la probabilidad de ganar y la suerte, en .png o .svg.

help-serve = Aloja mesas para amigos, que abren la dirección en un navegador o se unen con `throneroom join`.
    .short = Aloja mesas para amigos.
    .more = El registro va a la salida de errores, una línea de JSON por entrada. Ctrl-C detiene el servidor; no se pierde ninguna partida. Cada opción se puede dar también en el entorno, como THRONEROOM_PORT=80 en lugar de --port 80; manda la línea de órdenes.
    .host = Dirección en la que escuchar; 0.0.0.0 para todas.
    .port = Puerto; 0 toma cualquiera que esté libre.
    .database = Un archivo SQLite, o postgresql://... para varios procesos. [por defecto: un archivo en la carpeta de datos del usuario]
    .workers = Procesos del servidor; más de uno necesita PostgreSQL.
    .bots = Procesos para los bots. [por defecto: la mitad de los núcleos]
    .origin = Una dirección web adicional de la que pueden venir clientes.
    .limit = Cambia un límite, como connections=50; se puede repetir. La guía de alojamiento los enumera.
    .daily-level = Nivel del bot en el reparto del día.
    .keep-days = Borra las mesas terminadas o cerradas tras este número de días sin cambios; las partidas en curso no se borran nunca.
    .quiet = No escribe registro.

help-admin = Lista, cierra y exporta las mesas de un servidor en marcha, y borra nombres que guardan los jugadores.
    .short = Lista, cierra y exporta las mesas de un servidor; borra nombres.
    .more = Funciona en la máquina del servidor. Los dos necesitan el mismo secreto en THRONEROOM_ADMIN_TOKEN.

help-admin-list = Lista las mesas de un servidor en marcha, primero las últimas que cambiaron.
    .short = Lista las mesas.
    .state = Solo las mesas en este estado.
    .url = Dirección del servidor.

help-admin-close = Cierra una mesa. Una partida en juego termina, y sus jugadores ven el resultado.
    .short = Cierra una mesa.
    .url = Dirección del servidor.

help-admin-export = Muestra todo lo que el servidor guarda de una mesa, en JSON.
    .short = Muestra todo lo que se guarda de una mesa.
    .more = Incluye las cartas de una partida en juego. No lo enseñes a sus jugadores.
    .url = Dirección del servidor.

help-admin-forget = Borra un nombre que un jugador guarda con una clave, con su puntuación y la lista de sus partidas.
    .short = Borra un nombre guardado.
    .more = Las mesas conservan el nombre tal como se escribió allí. Después cualquiera puede volver a tomarlo. La orden pide escribir otra vez el nombre, salvo con --yes.
    .yes = No preguntar.
    .url = Dirección del servidor.

help-backup = Copia el archivo SQLite de un servidor, incluso mientras funciona.
    .more = La copia es un solo archivo completo. Para restaurarla, detén el servidor y pon la copia en lugar de su archivo. Para PostgreSQL usa pg_dump.

help-check = Lee todas las mesas de la base de datos de un servidor, incluso mientras funciona, e indica qué está mal.
    .short = Comprueba la base de datos de un servidor.
    .more = El código de salida es 1 si algo está mal. Una mesa dañada no afecta a las demás.
    .data = El JSON tiene el número de mesas y los problemas:

help-join = Únete en el terminal a una mesa de un servidor, o vuelve a tu sitio.
    .short = Únete a una mesa de un servidor en el terminal.
    .more = URL es la dirección de una mesa, como la muestra el navegador, o la del servidor para elegir allí una mesa.
    .name = Tu nombre en la mesa. [por defecto: tu nombre de usuario]

help-watch = Mira una partida en curso en un servidor, o repasa una guardada, paso a paso o de forma automática.
    .short = Mira en el terminal una partida en curso o guardada.

help-simulate = Juega muchas partidas entre estrategias y cuenta quién gana.
    .more = A, B, ... son estrategias incluidas, niveles de bot, archivos de estrategia, clases de Python (archivo.py:Clase) o redes entrenadas (network:ARCHIVO), de 2 a 6. Los sitios rotan: cada reparto se juega una vez por rotación. Sin --kingdom, el reino son las cartas que compran las estrategias, completadas al azar. La misma semilla da el mismo resultado con cualquier número de procesos. Ctrl-C muestra los resultados hasta entonces.
    .data = El JSON, con porcentajes de todas las partidas e intervalos del 95 %:
    .games = Número de partidas. [por defecto: 10000]
    .precision = Para cuando cada porcentaje de victorias se conoce con este margen en puntos porcentuales.
    .csv = Escribe una línea por partida en este archivo.
    .plot = Dibuja los resultados en un archivo .png o .svg.
    .plot-kind = Qué dibujar.
    .record = Guarda una partida en este archivo, para verla con replay.
    .record-game = Qué partida guardar, según los números del archivo CSV.

help-tournament = Enfrenta a cada estrategia con todas las demás y las clasifica.
    .more = Los nombres son como en simulate; sin ninguno juegan todas las estrategias incluidas, o las que convienen al reino si se da uno. Sin reino, cada pareja juega con las cartas que compra, completadas al azar. Las puntuaciones usan la escala Elo: 100 puntos más son el 64 % de las victorias, 400 puntos el 91 %. Un empate cuenta como media victoria.
    .data = El JSON tiene la clasificación, la mejor primero, y los resultados de cada pareja:
    .kingdom = Juega en este reino; se puede repetir.
    .kingdoms = Juega en este número de reinos al azar.
    .gauntlet = Solo esta estrategia juega contra todas las demás; las demás no juegan entre sí.
    .games = Partidas por pareja y reino.
    .plot = Dibuja las puntuaciones y un mapa de calor en un archivo .png o .svg.

help-search = Encuentra una estrategia fuerte para un reino y mide su fuerza.
    .short = Encuentra una estrategia fuerte para un reino.
    .more = La estrategia se muestra en el lenguaje de estrategias; guardada en un archivo, se puede editar, simular y jugar contra ella. --seconds mide primero lo rápido que se juega, y luego busca con tantas partidas como quepan en ese tiempo. El número se muestra: --games con ese número y la misma semilla encuentra la misma estrategia en cualquier máquina. Ctrl-C muestra la mejor hasta entonces.
    .data = El JSON, con porcentajes de partidas que la búsqueda no usó:
    .seconds = Tiempo aproximado de búsqueda. [por defecto: 10]
    .games = Número de partidas de la búsqueda; el mismo número encuentra la misma estrategia.
    .seats = Número de participantes.
    .save = Guarda la estrategia en este archivo, para editarla o jugarla.

help-help = Mostrar la ayuda de un comando.

help-version = Mostrar la versión.

help-completion = Escribir un script con el que bash, zsh o fish completa comandos, opciones y nombres.
    .short = Completar comandos y nombres en el shell.
    .more = También se completan los nombres de cartas, conjuntos recomendados, niveles y estrategias. Añade la línea de tu shell a su archivo de inicio: .bashrc, .zshrc o config.fish.

help-lab = Comprueba el propio laboratorio: ¿es correcto el motor, y qué fuerza tienen los bots?
    .short = Comprueba el motor y la fuerza de los bots.

help-lab-validate = Compara el motor con cifras en las que coinciden tres simuladores independientes.
    .short = Comprueba el motor con otros simuladores.
    .more = Cada fila es un encuentro entre estrategias incluidas: cuánto gana cada una, cuánto empatan y cuánto duran las partidas. Con 100 000 partidas, cada cifra debe estar a menos de 0,7 puntos porcentuales y 0,1 turnos; con menos, dentro del margen de error. La última fila es una partida en solitario con pilas sin fin: el turno de la cuarta Provincia, y los puntos tras el turno 17. El código de salida es 1 si alguna cifra se desvía.
    .games = Partidas por fila.

help-lab-calibration = Comparar las probabilidades de ganar que muestran el consejero y el entrenador con el final de las partidas.
    .short = Comprobar las probabilidades del consejero y del entrenador.
    .more = Los bots de los niveles fair, good y strong juegan en reinos al azar de ambas cajas. En una decisión de cada partida se predice la probabilidad de ganar desde la vista del asiento que decide. Cada fila es una décima parte de la escala: la predicción media, y la parte de las partidas ganadas con su intervalo; un empate cuenta la mitad. La puntuación de Brier es el error cuadrático medio, cuanto menor mejor; la segunda es la de un modelo que solo conoce la puntuación y el turno, ajustado a la otra mitad de las posiciones.
    .positions = Número de posiciones, una por partida.
    .kingdoms = { help-lab-levels.kingdoms }
    .deals = Repartos jugados en cada posición.
    .custom = { help-lab-levels.custom }
    .plot = Dibujar predicciones y resultados, en .png o .svg.

help-lab-levels = Mide la fuerza de los niveles de bot, en reinos al azar de las dos cajas.
    .short = Mide la fuerza de los niveles de bot.
    .more = Cada nivel juega contra big-money. Los más fuertes juegan también contra el mejor big-money con una o dos copias de una sola carta de Acción, elegida para cada reino, y cada nivel que tiene un plan juega contra los inferiores. Los planes se hacen desde cero y se miden con partidas que no se usaron para hacerlos. Los sitios se alternan. Un empate no es una victoria. La misma semilla da el mismo resultado con cualquier número de procesos. Ctrl-C muestra los reinos terminados.
    .kingdoms = Número de reinos al azar de las dos cajas.
    .games = Partidas por encuentro.
    .expert-games = Partidas por encuentro de un nivel que piensa cada decisión. 0: ninguno de esos encuentros.
    .bot = Mide este bot en lugar de los niveles: contra big-money, el mejor terminal único y todos los niveles menos expert.
    .custom = Un archivo con cartas propias (.py o .card), o una carpeta; todas están en cada reino. Se puede repetir.
    .list = Solo muestra los niveles y cómo juega cada uno.

help-lab-games = Escribe las decisiones de muchas partidas en un archivo Parquet, para imitarlas o analizarlas.
    .short = Escribe las decisiones de muchas partidas en un archivo.
    .more = A, B, ... se nombran como en simulate. Cada fila es una acción: lo que observaba el sitio, lo que podía hacer, lo que hizo y cómo acabó la partida; docs/data.md describe las columnas. Los sitios rotan como en simulate, y la partida N es la misma. Sin reino, se compone de las cartas que compran las estrategias, completadas al azar. La misma semilla da el mismo archivo con cualquier número de procesos. Tras Ctrl-C, el archivo tiene las partidas terminadas.
    .out = El archivo que se escribe, como games.parquet.
    .kingdom = Juega en este reino; se puede repetir.
    .kingdoms = Juega en este número de reinos al azar.
    .games = Partidas por reino.
    .layout = Observaciones con sitio para todas las cartas impresas (standard), o solo para las de los reinos (kingdom).

help-lab-leaderboard = Clasifica los niveles, las estrategias incluidas y otros bots, y escribe una página con los resultados.
    .short = Clasifica niveles, estrategias y otros bots.
    .more = Todos juegan contra big-money, fair y good en los mismos reinos al azar que lab levels. Una estrategia incluida solo juega donde están todas sus cartas. La página es Markdown; sin --out se muestra. La misma semilla da los mismos resultados con cualquier número de procesos, salvo la velocidad. Tras Ctrl-C se muestran los reinos terminados y no se escribe ningún archivo.
    .out = Escribe la página en este archivo.
    .bot = Otro participante, como archivo.py:Clase o network:ARCHIVO; se puede repetir.
    .kingdom = Juega solo en este reino, en lugar de reinos al azar.
    .kingdoms = Número de reinos al azar de las dos cajas.
    .games = Partidas por encuentro.
    .expert-games = Partidas por encuentro de un nivel que piensa cada decisión. 0: sin él.

help-lab-exploit = Busca el plan que más gana contra un nivel, en reinos al azar de las dos cajas.
    .short = Busca planes que ganen a un nivel.
    .more = La respuesta se busca contra el plan que sigue el nivel y se mide con partidas que la búsqueda no usó. Si el nivel además piensa durante la partida, las tres mejores respuestas juegan antes contra él, y la que más gana se mide con partidas nuevas. Los sitios se alternan. Un empate no es una victoria. La misma semilla da el mismo resultado con cualquier número de procesos. Ctrl-C muestra los reinos terminados.
    .level = El nivel al que hay que ganar.
    .kingdoms = Número de reinos al azar de las dos cajas.
    .games = Partidas para medir cada respuesta.
    .expert-games = Partidas por encuentro de un nivel que piensa cada decisión.
    .search-games = Partidas para buscar cada respuesta. [por defecto: tantas como el nivel strong]
    .custom = { help-lab-levels.custom }

## Lo que está mal en una línea de comandos

usage-no-command = no hay ningún comando llamado { $name }
usage-no-option = no hay ninguna opción llamada { $name }
usage-no-argument = falta { $name }
usage-no-required = falta la opción { $name }
usage-needs-value = la opción { $name } necesita un valor
usage-takes-no-value = la opción { $name } no lleva valor
usage-extra = sobra: { $words }
usage-bad-value = valor no válido para { $name }: { $reason }
usage-not-whole = { $value } no es un número entero
usage-not-number = { $value } no es un número
usage-between = { $value } no está entre { $least } y { $most }
usage-at-least = { $value } no es { $least } o más
usage-one-of = { $value } no es uno de { $names }
usage-closed = la salida estándar está cerrada
usage-interrupted = interrumpido
# After every error: where to read on.
usage-read-on = { $problem } Para saber más: { $command }
