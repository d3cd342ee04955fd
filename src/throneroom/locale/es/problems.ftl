### What cannot be done, for players at every kind of table. The layers below know the facts; these are the words.
###
### A text without a capital letter stands after a name, or is made a sentence where it stands alone.

## Names

problem-no-card = no existe la carta { $name }
problem-no-set = no existe el conjunto recomendado { $name }, y una lista de cartas lleva comas
problem-did-you-mean = { $problem }; ¿querías decir { $names }?
problem-ambiguous = { $name } puede ser { $names }; escribe más letras del nombre
problem-card-taken = ya existe una carta llamada { $name }; ponle otro nombre a la tuya
problem-copies = ninguna mesa tiene { $n } copias de una carta: { $entry }
problem-as-it-is = { $text }

## Kingdoms. $source and $box are as they are typed: base, intrigue, both, 5+5.

problem-kingdom-twice = { $card } aparece más de una vez; un reino tiene { $n } cartas distintas
# $wrong is how many are missing.
problem-kingdom-few = un reino tiene { $n } cartas distintas, no { $given }; nombra { $wrong } más
problem-kingdom-many = un reino tiene { $n } cartas distintas, no { $given }; quita { $wrong }
problem-kingdom-basic = { $card } es una carta básica y está en todas las partidas; nombra solo cartas de reino
problem-kingdom-source = un reino sale de { $known }, no de { $source }
problem-kingdom-needs = un reino tiene { $n } cartas, y se exigen { $needed }: { $cards }
problem-kingdom-both = { $card } se exige y se excluye a la vez; elige una cosa
problem-kingdom-share = { $source } tiene { $n } cartas de { $box }, y se exigen { $needed }: { $cards }
problem-kingdom-bans = faltan { $n } cartas de { $source }, pero las exclusiones dejan { $left }; excluye menos
problem-kingdom-box = { $card } es de la caja { $box }, pero el reino ha de salir de { $source }; prueba { $both }
problem-kingdom-strategies = las estrategias nombran { $needed } cartas, y un reino tiene { $n }; elige con --kingdom: { $cards }
problem-swap-many = cada persona cambia una carta como mucho: juegan { $seats }, pero hay { $n } cambios
problem-swap-absent = { $card } no estaba en la última partida; cambia una de estas: { $cards }
problem-swap-twice = { $card } se cambia dos veces; cambia otra carta de la última partida
problem-swap-known = { $card } ya estaba en la última partida; toma una carta que no estuviera
problem-swap-taken = { $card } se toma dos veces; un reino tiene { $n } cartas distintas
problem-swap-none = no queda ninguna carta de { $source } por la que cambiar { $card }; excluye menos cartas

## Answers. $asked is a seat and a verb as they stand in a record.

problem-illegal = respuesta no permitida: { $given }; se pide: { $asked }: { $amount } de { $options }
problem-between = { $least } a { $most }
problem-not-asked = no se pregunta nada: la partida ha terminado o se está cumpliendo una respuesta; dado: { $given }

## Bots

problem-no-bot = no existe la estrategia, el nivel o el archivo { $name }
problem-bots-known = { $problem }; niveles: { $levels }; estrategias: { $strategies }
problem-bot-file = el archivo { $file } no se puede leer: { $error }; indica un archivo de estrategia, o una incluida

## Strategies as text. Words of their language stay as they are: if, and, or, not, money ...

# $place is a file, a line and a column: plan.txt:3:8
strategy-wrong = { $place }: { $problem }
strategy-wrong-hint = { $place }: { $problem }; { $hint }
strategy-mark = estas comillas no se cierran nunca
strategy-close-mark = escribe otro " después del nombre
strategy-open = este paréntesis no se cierra nunca
strategy-close = escribe ) donde termina
strategy-closed = este paréntesis no se ha abierto nunca
strategy-open-it = quítalo, o escribe ( donde empieza
strategy-no-card-before = falta la carta antes de 'if'
strategy-begins = una línea empieza por una carta o una sección, no por { $text }
strategy-no-card-inside = falta la carta entre los paréntesis
strategy-colon = el nombre de la estrategia va sin dos puntos
strategy-alone = el nombre de una sección va solo en su línea
strategy-next-line = escribe { $text } en la línea siguiente
strategy-no-if = falta 'if' después de { $card }
strategy-one-card = una línea lleva una sola carta
strategy-next-card = escribe la siguiente carta en la línea siguiente
strategy-after-card = después de la carta va 'if' o el final de la línea, no { $text }
strategy-no-condition = falta la condición después de { $word }
strategy-no-amount = falta una cantidad después de { $sign }
strategy-not-amount = { $text } no es una cantidad
strategy-amounts = por ejemplo 18, money u own(Gold)
strategy-parentheses = { $word } necesita su carta entre paréntesis
strategy-sides = una comparación tiene dos lados
strategy-join = une dos comparaciones con and: turn > 2 and turn < 9
strategy-no-comparison = falta una comparación antes de { $text }
strategy-follow = { $text } no puede ir aquí
strategy-signs = une las condiciones con and, or; las cantidades con + - * /
strategy-end = el final de la línea
strategy-no-section = no existe la sección { $title }
strategy-no-word = no existe la palabra { $word }
strategy-no-sign = no existe el signo { $sign }
strategy-no-card = no existe la carta { $name } (las estrategias nombran las cartas en inglés)
strategy-no-card-or-type = no existe la carta ni el tipo { $name } (las estrategias los nombran en inglés)
strategy-name = falta el nombre de la estrategia, o no está en la primera línea
strategy-name-first = el nombre de la estrategia va primero
strategy-move-top = lleva esta línea arriba del todo
strategy-endgame = endgame trata de las compras
strategy-move-up = sube esta línea a las compras
strategy-nothing = no se compra nada
strategy-lines = escribe una carta en cada línea, por ejemplo: Province if money > 18
strategy-not-text = esto no es texto
strategy-utf-8 = guarda el archivo en UTF-8
strategy-one-at-a-time = una línea lleva una carta cada vez
strategy-no-number = escribe { $name } sin el número
strategy-parts = una condición puede tener { $most } partes, y esta tiene { $n }
strategy-digits = { $number } tiene demasiadas cifras
strategy-digits-most = un número puede tener { $before } cifras antes del punto y { $behind } después
strategy-needs-card = { $word } necesita una carta
strategy-nothing-inside = { $word } no lleva nada entre paréntesis
strategy-write-alone = escribe solo { $word }
strategy-not-card = { $word } necesita una carta, y { $name } no lo es
strategy-example = por ejemplo: { $example }
strategy-such-as = por ejemplo { $example }
strategy-write = escribe { $text }
strategy-did-you-mean = ¿querías decir { $names }?
strategy-there-are = hay { $names }

## What a server refuses: refused-<reason>, or refused-<reason>-<why> where more can be said

refused-not-yours-watching = Quien mira no puede hacer eso.
refused-not-yours-owner = Solo puede empezar quien abrió la mesa.
refused-not-now-not-running = La partida no ha empezado, o ha terminado.
refused-not-now-resigned = Este sitio ha abandonado.
refused-not-now-begun = La partida ha empezado.
refused-not-now-bot = Un bot juega en este sitio; recupéralo antes.
refused-not-now-news = Desde entonces se ha visto algo nuevo, y en esta mesa ya no se deshace en ese caso.
refused-not-now-undo-asked = Alguien ya pide deshacer.
refused-not-now-agree = Los demás tienen que estar de acuerdo.
refused-not-now-not-away = En este sitio no falta nadie, o no desde hace bastante.
refused-not-now-no-rematch = La partida no ha terminado, o la siguiente ya está.
refused-not-now-not-open = En esta mesa la partida ha empezado, o ha terminado.
refused-not-now-two = Hacen falta al menos dos; llena los sitios libres con bots.
refused-not-now-not-over = Esta partida no ha terminado.
refused-late-answered = Esta pregunta ya tiene respuesta.
refused-late-undo = Esto ya no se puede deshacer.
refused-late-nothing = No hay nada que deshacer.
refused-late-no-undo = Nadie pide deshacer.
refused-no-seat-taken = Este sitio está ocupado.
refused-no-seat-full = Todos los sitios están ocupados.
refused-bad-wish-name = Un nombre tiene al menos una letra visible.
refused-bad-wish-same-name = Aquí ya hay alguien que se llama { $name }; elige otro nombre.
refused-bad-wish-level = No existe el nivel { $name }; los que hay son: { $known }.
refused-busy-lab = El laboratorio tiene demasiado trabajo; vuelve más tarde.
refused-busy-watched = Demasiada gente mira esta mesa.
refused-not-found-job = Ese trabajo ya no está en el laboratorio.
refused-failed-table = Esta mesa ya no se puede leer.
refused-lab-too-long = Ha tardado demasiado.
refused-lab-broke-down = El trabajo ha fallado.

refused-bad-message = El servidor no ha entendido. Recarga la página.
refused-too-large = Eso era demasiado largo. Acórtalo.
refused-too-fast = Eso ha sido demasiado rápido. Espera un momento.
refused-hello-first = El servidor no ha entendido. Recarga la página.
refused-protocol = El servidor se ha renovado. Recarga la página.
refused-no-table = Esa mesa no existe. Quizá se haya cerrado; vuelve y abre otra.
refused-no-seat = Este sitio ya no es tuyo. Puedes mirar, o abrir otra mesa.
refused-no-watching = Esta mesa no se puede mirar.
refused-not-now = Eso no se puede hacer ahora.
refused-not-yours = Eso no te toca decidirlo.
refused-not-asked = No se te había preguntado. La mesa muestra lo que se pregunta ahora.
refused-late = Eso ha llegado tarde. La mesa muestra lo que se pregunta ahora.
refused-illegal = Esa respuesta no está permitida. Elige de nuevo.
refused-bad-wish = Eso no puede ser. Cambia lo que pides.
refused-busy = El servidor está ocupado. Tu respuesta se envía otra vez.
refused-store = El servidor no puede escribir ahora. Tu respuesta se envía otra vez.
refused-not-found = Aquí no hay nada. Quizá se haya cerrado.
refused-failed = El servidor ha fallado. Prueba otra vez.
refused-unreachable = El servidor no responde. Prueba otra vez dentro de un momento.
refused-undo-refused = Los demás quieren que la partida siga.
refused-gone = Esta mesa se ha abierto en otro lugar o se ha cerrado. Recarga la página para seguir aquí.
