### Error messages shared by the browser, the terminal and the command line. The code reports a key and facts; the texts are here.
###
### A text without a capital letter may follow a place ("plan.txt:3:8: ..."); shown alone, it is made a sentence.

## Names

problem-no-card = no hay ninguna carta llamada { $name }
problem-no-set = no hay ningún conjunto recomendado llamado { $name } (para una lista de cartas, sepáralas con comas)
problem-did-you-mean = { $problem }. ¿Querías decir { $names }?
problem-ambiguous = { $name } puede ser { $names }; escribe más letras del nombre
problem-card-taken = ya existe una carta llamada { $name }; ponle otro nombre a la tuya
problem-copies = ninguna partida tiene { $n } copias de una carta: { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are what the player types: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } aparece más de una vez; un reino tiene { $n } cartas distintas
# $wrong is how many to add or remove.
problem-kingdom-few = un reino tiene { $n } cartas distintas, no { $given }; añade { $wrong } más
problem-kingdom-many = un reino tiene { $n } cartas distintas, no { $given }; quita { $wrong }
problem-kingdom-basic = { $card } es una carta básica y ya está en todas las partidas; indica solo cartas de reino
problem-kingdom-source = un reino se sortea de { $known }, no de { $source }
problem-kingdom-edition = la edición es { $known }, no { $edition }
problem-kingdom-other-edition = { $card } no está en la edición { $edition }, de la que se sortea el reino; prueba con { $mixed }
problem-kingdom-needs = un reino tiene { $n } cartas, pero se exigen { $needed }: { $cards }
problem-kingdom-both = { $card } se exige y se excluye a la vez; elige una cosa u otra
problem-kingdom-share = { $source } lleva { $n } cartas de { $box }, pero se exigen { $needed }: { $cards }
problem-kingdom-bans = hacen falta { $n } cartas más de { $source }, pero las exclusiones dejan { $left }; excluye menos
problem-kingdom-box = { $card } es de { $box }, pero el reino se sortea de { $source }; prueba { $both }
problem-kingdom-strategies = las estrategias usan { $needed } cartas, pero un reino tiene { $n }; elígelas con --kingdom: { $cards }
problem-swap-many = cada persona puede cambiar una carta como mucho, pero hay { $n } cambios para { $seats } personas
problem-swap-absent = { $card } no estaba en la última partida; cambia una de estas: { $cards }
problem-swap-twice = { $card } sale dos veces; cambia otra carta
problem-swap-known = { $card } ya estaba en la última partida; añade una carta que no estuviera
problem-swap-taken = { $card } entra dos veces; un reino tiene { $n } cartas distintas
problem-swap-none = no queda ninguna carta de { $source } para sustituir a { $card }; excluye menos cartas

## Answers. $asked is a seat and a verb as in a record.

problem-illegal = respuesta no permitida: { $given }; se espera: { $asked }: { $amount } de { $options }
problem-between = { $least } a { $most }
problem-not-asked = no se espera ninguna respuesta: la partida ha terminado o se está resolviendo otra; dado: { $given }

## Bots

problem-no-bot = no hay ninguna estrategia, nivel ni archivo con el nombre { $name }
problem-bots-known = { $problem }; niveles: { $levels }; estrategias: { $strategies }
problem-bot-file = no se puede leer { $file }: { $error }; indica un archivo de estrategia o una estrategia incluida
problem-python-file = no se puede leer { $file }: { $error }
problem-python-failed = no se puede cargar { $file }: { $error }
problem-python-empty = no hay ningún bot en { $file }; define una clase que herede de throneroom.Bot
problem-python-several = hay varios bots en { $file }; elige uno: { $names }
problem-python-no-class = no hay ninguna clase { $name } en { $file }; sus bots: { $names }
problem-python-no-bot = no es un bot: { $name } en { $file }; debe ser una clase que herede de throneroom.Bot
problem-python-not-made = no se puede crear { $name } de { $file }: { $error }; un bot se crea sin argumentos
problem-network-file = no se puede leer { $file }: { $error }
problem-network-damaged = no hay ninguna red entrenada en { $file }, o está dañada: { $error }; crea una con train_ppo.py
problem-network-format = { $file } tiene la versión de formato { $found }, y este programa lee la { $known }; vuelve a entrenar la red
problem-network-layout = { $file } tiene la versión de disposición { $found }, y este programa la { $known }; vuelve a entrenar la red
problem-network-card = la red de { $file } se entrenó con cartas que aquí no están: { $error }; añádelas con --custom

## Strategies as text. The words of the strategy language are never translated: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place }: { $problem }
strategy-wrong-hint = { $place }: { $problem }; { $hint }
strategy-mark = estas comillas no se cierran nunca
strategy-close-mark = añade otro " después del nombre
strategy-open = este paréntesis no se cierra nunca
strategy-close = añade ) donde termina
strategy-closed = este paréntesis no se ha abierto nunca
strategy-open-it = quítalo, o añade ( donde empieza
strategy-no-card-before = falta la carta antes de 'if'
strategy-begins = una línea empieza por una carta o una sección, no por { $text }
strategy-no-card-inside = los paréntesis necesitan una carta
strategy-colon = 'strategy' no lleva dos puntos
strategy-alone = el título de una sección va solo en su línea
strategy-next-line = pasa { $text } a la línea siguiente
strategy-no-if = falta 'if' después de { $card }
strategy-one-card = una línea lleva una sola carta
strategy-next-card = pon la siguiente carta en la línea siguiente
strategy-after-card = después de la carta se espera 'if' o el final de la línea, no { $text }
strategy-no-condition = falta una condición después de { $word }
strategy-no-amount = falta una cantidad después de { $sign }
strategy-not-amount = { $text } no es una cantidad
strategy-amounts = por ejemplo 18, money u own(Gold)
strategy-parentheses = { $word } necesita su carta entre paréntesis
strategy-sides = una comparación tiene solo dos lados
strategy-join = une dos comparaciones con and: turn > 2 and turn < 9
strategy-no-comparison = falta una comparación antes de { $text }
strategy-follow = { $text } no se permite aquí
strategy-signs = une las condiciones con and, or; las cantidades con + - * /
strategy-end = el final de la línea
strategy-no-section = no hay ninguna sección llamada { $title }
strategy-no-word = palabra desconocida: { $word }
strategy-no-sign = operador desconocido: { $sign }
strategy-no-card = no hay ninguna carta llamada { $name }
strategy-no-card-or-type = no hay ninguna carta ni tipo con el nombre { $name }
strategy-name = falta el nombre de la estrategia, o no está en la primera línea
strategy-name-first = el nombre de la estrategia va primero
strategy-move-top = lleva esta línea arriba del todo
strategy-endgame = 'endgame' va con las compras
strategy-move-up = sube esta línea a las compras
strategy-nothing = la estrategia no compra nada
strategy-lines = escribe una carta por línea, por ejemplo: Province if money > 18
strategy-not-text = esto no es un archivo de texto
strategy-utf-8 = guarda el archivo en UTF-8
strategy-one-at-a-time = una línea nombra una sola carta
strategy-no-number = escribe { $name } sin el número
strategy-parts = una condición puede tener { $most } partes como máximo, y esta tiene { $n }
strategy-digits = { $number } tiene demasiadas cifras
strategy-digits-most = un número puede tener hasta { $before } cifras antes del punto y { $behind } después
strategy-needs-card = { $word } necesita una carta
strategy-nothing-inside = { $word } no lleva paréntesis
strategy-write-alone = escribe solo { $word }
strategy-not-card = { $word } necesita una carta, y { $name } no lo es
strategy-example = por ejemplo: { $example }
strategy-such-as = por ejemplo { $example }
strategy-write = escribe { $text }
strategy-did-you-mean = ¿querías decir { $names }?
strategy-there-are = elige entre { $names }

## Requests that a server refuses: refused-<reason>, or refused-<reason>-<why> for a more specific text

refused-not-yours-watching = Los espectadores no pueden hacer eso.
refused-not-yours-owner = Solo el anfitrión puede hacer esto.
refused-not-now-not-running = La partida no ha empezado, o ya ha terminado.
refused-not-now-resigned = Este sitio ya se ha rendido.
refused-not-now-outdated = Esta partida se empezó con una versión anterior del programa y no se puede continuar ni repetir. Sus jugadores pueden rendirse para terminarla en empate.
refused-not-now-custom-missing = { $n ->
    [one] El servidor ya no tiene la carta propia { $cards }, así que esta partida no se puede continuar; lo ocurrido se conserva, y seguirá cuando la carta vuelva.
   *[other] El servidor ya no tiene las cartas propias { $cards }, así que esta partida no se puede continuar; lo ocurrido se conserva, y seguirá cuando las cartas vuelvan.
}
refused-not-now-custom-changed = { $n ->
    [one] La carta propia { $cards } ha cambiado desde que empezó esta partida, así que no se puede continuar; lo ocurrido se conserva, y seguirá cuando la carta vuelva a ser como era.
   *[other] Las cartas propias { $cards } han cambiado desde que empezó esta partida, así que no se puede continuar; lo ocurrido se conserva, y seguirá cuando las cartas vuelvan a ser como eran.
}
refused-failed-card = Una carta propia ha fallado y tu respuesta no se ha aceptado: { $error }
refused-not-now-begun = La partida ya ha empezado.
refused-not-now-bot = Un bot juega por ti; recupera antes tu sitio.
refused-not-now-news = Se ha revelado información nueva, y esta mesa no permite deshacer después de eso.
refused-not-now-undo-asked = Alguien ya ha pedido deshacer.
refused-not-now-agree = Antes tienen que estar de acuerdo los demás.
refused-not-now-not-away = Esta persona no está ausente, o no lleva ausente el tiempo suficiente.
refused-not-now-no-rematch = La partida no ha terminado, o la siguiente ya ha empezado.
refused-not-now-not-open = La partida de esta mesa ya ha empezado o terminado.
refused-not-now-two = Una partida necesita al menos dos participantes; llena los sitios libres con bots.
refused-not-now-not-over = Esta partida aún no ha terminado.
refused-not-now-deal = Solo quienes han terminado este reparto pueden ver esta partida.
refused-not-now-deal-key = Esto mostraría todas las barajadas. En un reparto del día se abre un día después.
refused-not-now-deal-played = Este reparto es tuyo. Envía el enlace a un amigo.
refused-not-now-deal-over = Este reparto era de otro día. Juega el de hoy.
refused-no-seat-offer = Solo quien ha jugado esta partida puede ofrecer su reparto.
refused-not-found-deal = Este reparto no existe. Puede que sea demasiado antiguo.
refused-failed-deal = Este reparto ya no se puede leer.
refused-busy-deal = Demasiada gente juega este reparto.
refused-too-fast-dailies = Muchos jugadores han empezado hoy un reparto del día desde tu dirección. Inténtalo más tarde.
refused-not-found-name = Este servidor no te guarda el nombre { $name }: se olvidó o no se ha usado en mucho tiempo. Guárdalo de nuevo o quita la clave de este navegador.
refused-not-found-kept-name = Nadie guarda el nombre { $name } en este servidor.
refused-not-yours-name-taken = Otra persona guarda aquí el nombre { $name }. Elige otro nombre o introduce su clave si es tuyo.
refused-not-yours-name-key = El nombre { $name } está guardado con otra clave. Introduce esa clave o juega con otro nombre.
refused-bad-wish-name-key = Una clave tiene de { $least } a { $most } letras y cifras. Cópiala entera.
refused-bad-wish-no-key = Falta la clave que guarda el nombre.
refused-failed-name = Lo guardado sobre este nombre ya no se puede leer. Elige otro nombre.
refused-too-fast-names = Hoy se han guardado muchos nombres desde tu dirección. Inténtalo mañana.
refused-late-answered = Esta pregunta ya se ha respondido.
refused-late-undone = La partida ha vuelto a un momento anterior a la respuesta a esta pregunta.
refused-late-undo = Esto ya no se puede deshacer.
refused-late-nothing = No hay nada que deshacer.
refused-late-no-undo = Nadie ha pedido deshacer.
refused-no-seat-taken = Este sitio está ocupado.
refused-no-seat-full = Todos los sitios están ocupados.
refused-no-seat-used = Este enlace ya se ha usado o ya no es válido. Vuelve a empezar la partida.
refused-bad-wish-from-position = Una partida que empieza desde una posición solo se puede continuar con --terminal o --plain.
refused-bad-wish-over = Esta partida ha terminado.
refused-bad-wish-name = Un nombre necesita al menos un carácter visible.
refused-bad-wish-same-name = En esta mesa ya hay alguien que se llama { $name }; elige otro nombre.
refused-bad-wish-level = No hay ningún nivel llamado { $name }; elige entre { $known }.
refused-busy-lab = El laboratorio está ocupado; prueba más tarde.
refused-busy-watched = Esta mesa tiene demasiados espectadores.
refused-busy-tables = Se están abriendo demasiadas mesas. Prueba dentro de un minuto.
refused-busy-connections = Demasiadas conexiones desde tu dirección. Cierra algunas pestañas y recarga la página.
refused-busy-full = El servidor está lleno. Prueba más tarde.
refused-busy-replays = Hay demasiadas repeticiones en este momento. Prueba más tarde.
refused-busy-texts = Este servidor ha leído demasiadas cartas distintas; hay que reiniciarlo.
refused-too-fast-tables = Has abierto muchas mesas. Espera un momento.
refused-too-fast-texts = Has enviado muchas cartas. Espera un momento.
refused-too-fast-chat = Son muchos mensajes. Espera un momento.
refused-too-fast-replays = Has mirado muchas partidas terminadas. Espera un momento.
refused-too-fast-jobs = Ya tienes bastantes trabajos en el laboratorio. Espera a que termine uno.
refused-not-now-long = Esta mesa se ha usado demasiado tiempo. Abre otra.
refused-not-now-advice-never = Los consejos están desactivados en esta mesa.
refused-not-now-advice-agreed = Solo hay consejos mientras todas las personas de la mesa los hayan aceptado. Aún no: { $names }.
refused-not-now-advice-unknown = No hay consejo para esta pregunta.
refused-too-fast-advice = Ya recibes consejos en otra mesa. Ciérrala primero.
refused-busy-advice = Demasiados jugadores piden consejo en este momento. Prueba más tarde.
refused-failed-advice = El consejero ha fallado. Pregunta otra vez.
refused-not-found-admin = Este servidor no tiene token de administración. Arráncalo con THRONEROOM_ADMIN_TOKEN.
refused-not-yours-admin = El token de administración no es correcto.
refused-not-found-job = Ese trabajo del laboratorio ya no existe.
refused-failed-table = Esta mesa ya no se puede leer.
refused-lab-too-long = El trabajo ha tardado demasiado.
refused-lab-broke-down = El trabajo ha fallado.

refused-bad-message = El servidor no ha entendido la petición. Recarga la página.
refused-too-large = Eso es demasiado largo. Acórtalo.
refused-too-fast = Demasiadas peticiones. Espera un momento.
refused-hello-first = El servidor no ha entendido la petición. Recarga la página.
refused-protocol = El servidor se ha actualizado. Recarga la página.
refused-no-table = Esa mesa no existe. Quizá se haya cerrado; vuelve y abre otra.
refused-no-seat = Este sitio ya no es tuyo. Puedes mirar, o abrir otra mesa.
refused-no-watching = Esta mesa no admite espectadores.
refused-not-now = Eso no es posible ahora.
refused-not-yours = Esa decisión no es tuya.
refused-not-asked = No se te había preguntado. La mesa muestra la decisión actual.
refused-late = Eso ha llegado tarde. La mesa muestra la decisión actual.
refused-illegal = Esa respuesta no está permitida. Elige de nuevo.
refused-bad-wish = Eso no es posible. Cambia tu petición.
refused-busy = El servidor está ocupado. Tu respuesta se enviará otra vez.
refused-store = El servidor no puede guardar ahora. Tu respuesta se enviará otra vez.
refused-not-found = Aquí no hay nada. Quizá se haya cerrado.
refused-failed = Error del servidor. Prueba otra vez.
refused-unreachable = El servidor no responde. Prueba otra vez dentro de un momento.
refused-undo-refused = Los demás no aceptan deshacer.
refused-gone = Esta mesa se ha abierto en otro lugar o se ha cerrado. Recarga la página para seguir aquí.
