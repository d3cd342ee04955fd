### Las cartas, sus tipos, cajas y conjuntos recomendados.
###
### Names as the Spanish rulebooks print them. "rival" and "quien" stand for players of any gender; "las cartas
### eliminadas" is the trash, "pila de descartes" the discard pile. A text stays on one line.

## Plus-signs and worth

plus-cards =
    { $n ->
        [one] +{ $n } Carta
       *[other] +{ $n } Cartas
    }
plus-actions =
    { $n ->
        [one] +{ $n } Acción
       *[other] +{ $n } Acciones
    }
plus-buys =
    { $n ->
        [one] +{ $n } Compra
       *[other] +{ $n } Compras
    }
plus-coins =
    { $n ->
        [one] +{ $n } Moneda
       *[other] +{ $n } Monedas
    }
worth-coins =
    { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
# May be negative: Curse is worth -1.
worth-points =
    { $n ->
        [one] { $n } punto de victoria
       *[other] { $n } puntos de victoria
    }

## Types

type-action = Acción
type-treasure = Tesoro
type-victory = Victoria
type-curse = Maldición
type-attack = Ataque
type-reaction = Reacción

## Boxes

box-basic = Cartas básicas
box-base = Dominion
box-intrigue = Intriga
box-custom = Cartas propias

## Recommended sets

kingdom-first-game = Primera partida
kingdom-big-money = Mucho dinero
kingdom-interaction = Interacción
kingdom-size-distortion = Distorsión de tamaño
kingdom-village-square = Plaza de la aldea
kingdom-victory-dance = La danza de la victoria
kingdom-secret-schemes = Planes secretos
kingdom-best-wishes = Mis mejores deseos
kingdom-deconstruction = Deconstrucción
kingdom-hand-madness = Locura de mano
kingdom-underlings = Subalternos

## Basic cards

card-copper = Cobre
    .text = Vale 1 moneda.
    .ruling-1 = Todo el mundo empieza con 7 Cobres, que se toman de la pila de Cobre.
    .ruling-2 = El Cobre no cuesta nada, pero comprar uno gasta igualmente una compra.
    .ruling-3 = En tu Fase de Compra eliges qué Tesoros juegas; los demás pueden quedarse en tu mano.
    .ruling-4 = Una vez que hayas comprado una carta, ya no puedes jugar más Tesoros este turno.
card-silver = Plata
    .text = Vale 2 monedas.
    .ruling-1 = En tu Fase de Compra eliges qué Tesoros juegas; los demás pueden quedarse en tu mano.
    .ruling-2 = Una vez que hayas comprado una carta, ya no puedes jugar más Tesoros este turno.
card-gold = Oro
    .text = Vale 3 monedas.
    .ruling-1 = En tu Fase de Compra eliges qué Tesoros juegas; los demás pueden quedarse en tu mano.
    .ruling-2 = Una vez que hayas comprado una carta, ya no puedes jugar más Tesoros este turno.
card-estate = Finca
    .text = Vale 1 punto de victoria.
    .ruling-1 = Todo el mundo empieza con 3 Fincas, que no salen de la pila de Finca.
    .ruling-2 = La pila de Finca tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-duchy = Ducado
    .text = Vale 3 puntos de victoria.
    .ruling-1 = La pila de Ducado tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-province = Provincia
    .text = Vale 6 puntos de victoria.
    .ruling-1 = La partida acaba con el turno en que la última Provincia sale de su pila; ese turno se juega hasta el final, Fase de Mantenimiento incluida.
    .ruling-2 = La pila de Provincia tiene 8 cartas en partidas de dos, 12 en las de tres o cuatro, 15 en las de cinco y 18 en las de seis.
card-curse = Maldición
    .text = Vale -1 punto de victoria.
    .ruling-1 = Maldición es un tipo propio: una Maldición no es carta de Victoria, ni Tesoro, ni Acción.
    .ruling-2 = Una Maldición se puede comprar, como cualquier otra carta del Suministro.
    .ruling-3 = Si la pila de Maldición está vacía, quien debería ganar una Maldición no gana nada.
    .ruling-4 = La pila de Maldición tiene 10 cartas en partidas de dos y 10 más por cada persona adicional.

## Dominion

card-adventurer = Aventurero
    .text = Revela cartas de encima de tu mazo, una a una, hasta que salgan dos Tesoros. Llévate ambos a la mano y descarta las demás cartas reveladas.
    .short = Revela hasta que salgan dos Tesoros: a tu mano; descarta el resto.
    .ruling-1 = Si se te acaba el mazo, baraja tu pila de descartes y continúa; las cartas ya reveladas no se incluyen al barajar.
    .ruling-2 = Las cartas reveladas que no te quedas se descartan solo después de revelar la última.
    .ruling-3 = Si te quedas sin cartas por completo, conservas los Tesoros encontrados, sea uno o ninguno.
    .ruling-4 = Cuenta cualquier carta de tipo Tesoro, de modo que un Harén es uno de los dos.
card-bureaucrat = Burócrata
    .text = Gana una Plata encima de tu mazo. Cada rival debe revelar una carta de Victoria de su mano y ponerla encima de su mazo; quien no tenga ninguna revela la mano entera.
    .short = Gana una Plata encima del mazo. Cada rival devuelve al suyo una carta de Victoria.
    .ruling-1 = Quien tenga varias cartas de Victoria distintas elige cuál pone encima de su mazo.
    .ruling-2 = Si el mazo está vacío, la carta que se pone pasa a ser el mazo entero; esto vale también para tu Plata.
    .ruling-3 = Una Maldición no es carta de Victoria, así que no se puede poner así encima del mazo.
    .ruling-4 = Una carta de Victoria que además es otra cosa, como Gran Sala, Harén o Nobles, cuenta aquí como carta de Victoria.
    .ruling-5 = Si no quedan Platas, no ganas nada, pero el Ataque afecta igualmente a tus rivales.
card-cellar = Sótano
    .text = +1 Acción. Descarta cuantas cartas quieras y después roba otras tantas.
    .short = Descarta cuantas quieras y roba otras tantas.
    .ruling-1 = Primero elige todas las cartas y descártalas a la vez; solo entonces robas.
    .ruling-2 = Si se te acaba el mazo mientras robas, las cartas que acabas de descartar se barajan con las demás.
    .ruling-3 = El Sótano que has jugado está en juego, no en tu mano, así que no se puede descartar.
    .ruling-4 = Puedes no descartar ninguna carta, y entonces no robas ninguna.
    .ruling-5 = Los demás ven cuántas cartas descartas, pero solo la que queda encima, que eliges tú.
card-chancellor = Canciller
    .text = +2 Monedas. Si quieres, pasa de inmediato todo tu mazo a tu pila de descartes.
    .short = Puedes pasar tu mazo a la pila de descartes.
    .ruling-1 = Decídelo antes de hacer cualquier otra cosa; más adelante en el turno ya no puedes pasar el mazo.
    .ruling-2 = Nadie mira las cartas que cambian de sitio, y tú tampoco.
    .ruling-3 = Pasar el mazo no es barajar: la pila de descartes se baraja la próxima vez que necesites una carta.
card-chapel = Capilla
    .text = Elimina las cartas de tu mano que quieras, cuatro como máximo.
    .short = Elimina hasta cuatro cartas de tu mano.
    .ruling-1 = Puedes decidir no eliminar nada.
    .ruling-2 = La Capilla que has jugado está en juego, no en tu mano, así que no puede eliminarse a sí misma.
    .ruling-3 = Una segunda Capilla que siga en tu mano sí se puede eliminar.
card-council-room = Sala del Consejo
    .text = +4 Cartas, +1 Compra. Cada rival roba una carta.
    .short = Cada rival roba una carta.
    .ruling-1 = Tus rivales no pueden negarse a robar la carta.
    .ruling-2 = La Sala del Consejo no es un Ataque, así que nadie puede responder con una Reacción.
card-feast = Banquete
    .text = Elimina este Banquete. Gana cualquier carta que cueste 5 como máximo.
    .short = Elimina esta carta; gana una que cueste 5 o menos.
    .ruling-1 = La carta sale del Suministro y va a tu pila de descartes.
    .ruling-2 = Ganar la carta no gasta tus monedas, y tampoco puedes usar monedas para superar el límite de 5.
    .ruling-3 = Jugado dos veces con el Salón del Trono, el Banquete se elimina una sola vez y aun así gana dos cartas, porque la ganancia no depende de la eliminación.
    .ruling-4 = Cuenta el coste del momento, así que un Puente jugado antes en este turno te da más donde elegir.
card-festival = Festival
    .text = +2 Acciones, +1 Compra, +2 Monedas.
card-gardens = Jardines
    .text = Vale 1 punto de victoria por cada diez cartas que tengas.
    .short = 1 punto por cada diez cartas que tengas.
    .ruling-1 = Al final de la partida cuentan todas tus cartas, estén donde estén, incluidos los propios Jardines.
    .ruling-2 = Se redondea hacia abajo: con 39 cartas, cada carta de Jardines vale 3 puntos de victoria.
    .ruling-3 = La pila de Jardines tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-laboratory = Laboratorio
    .text = +2 Cartas, +1 Acción.
card-library = Biblioteca
    .text = Roba cartas de una en una hasta tener siete en la mano. Puedes apartar cada carta de Acción que robes así, en lugar de quedártela. Al terminar, descarta todas las que hayas apartado.
    .short = Roba hasta tener siete; puedes apartar las Acciones que robes.
    .ruling-1 = Si ya tienes siete cartas o más en la mano, no robas ninguna.
    .ruling-2 = Decide sobre cada carta de Acción en el momento de robarla, antes de la siguiente; después ya no puedes cambiar de idea.
    .ruling-3 = Si se te acaba el mazo, baraja tu pila de descartes; las cartas apartadas no se incluyen al barajar.
    .ruling-4 = Apartar cartas de Acción es cosa tuya: puedes quedarte con las que quieras, y cuentan para llegar a siete.
    .ruling-5 = Si te quedas sin cartas por completo, te detienes ahí, aunque tengas menos de siete en la mano.
card-market = Mercado
    .text = +1 Carta, +1 Acción, +1 Compra, +1 Moneda.
card-militia = Milicia
    .text = +2 Monedas. Cada rival descarta cartas hasta que no le queden más de tres en la mano.
    .short = Cada rival descarta hasta quedarse con tres cartas.
    .ruling-1 = Quien tenga tres cartas o menos no descarta nada.
    .ruling-2 = Cada rival elige por su cuenta qué cartas descarta, y solo se ve la que queda encima.
card-mine = Mina
    .text = Elimina un Tesoro de tu mano y gana en tu mano un Tesoro que cueste como máximo 3 más.
    .short = Elimina un Tesoro; gana en tu mano otro que cueste hasta 3 más.
    .ruling-1 = Si tienes un Tesoro en la mano, no puedes negarte a eliminar uno.
    .ruling-2 = El nuevo Tesoro puede ser igual que el eliminado, o más barato.
    .ruling-3 = El Harén es un Tesoro, así que la Mina puede eliminarlo y también ganarlo.
    .ruling-4 = Si en el Suministro no hay ningún Tesoro que puedas ganar, el de tu mano se elimina de todos modos.
    .ruling-5 = El nuevo Tesoro está en tu mano, así que puedes jugarlo en la Fase de Compra de este turno.
    .ruling-6 = Sin un Tesoro que eliminar, no ganas nada.
    .second-edition = Si quieres, elimina un Tesoro de tu mano y gana en tu mano un Tesoro que cueste como máximo 3 más.
    .second-edition-short = Puedes eliminar un Tesoro; gana en tu mano otro que cueste hasta 3 más.
    .second-edition-ruling-1 = Nada te obliga a eliminar un Tesoro, aunque tengas alguno en la mano.
card-moat = Foso
    .text = +2 Cartas. Reacción: cuando otra persona juegue un Ataque, puedes revelar esta carta de tu mano; esa vez, el Ataque no te hace nada.
    .short = Si te atacan, revélala y no te pasa nada.
    .ruling-1 = Revelas el Foso cuando se juega el Ataque, antes de que se haga nada de lo que dice, incluso antes de que quien ataca robe cartas o reciba monedas.
    .ruling-2 = El Foso sigue en tu mano después de revelarlo: puede protegerte de otros Ataques y puedes jugarlo en tu turno.
    .ruling-3 = El Foso te protege solo a ti: el Ataque afecta a los demás como siempre, y quien ataca conserva todas las ventajas de la carta.
    .ruling-4 = Si el Salón del Trono juega un Ataque dos veces, puedes revelar el Foso cada una de ellas, y cada vez cuenta por separado.
    .ruling-5 = Con un Foso basta: revelar otro ante la misma jugada de un Ataque no añadiría nada, así que no se te pregunta.
    .ruling-6 = El Foso solo responde a cartas de Ataque; la Mascarada, el Tributo y la Sala del Consejo no lo son.
    .ruling-7 = Puedes revelar el Foso aunque el Ataque no fuera a afectarte de todos modos.
    .ruling-8 = Un Foso que acabes de robar con la Cámara Secreta se puede revelar ante ese mismo Ataque.
card-moneylender = Prestamista
    .text = Elimina uno de los Cobres de tu mano; si lo haces, +3 Monedas.
    .short = Elimina un Cobre por +3 Monedas.
    .ruling-1 = Si tienes un Cobre en la mano, no puedes negarte a eliminar uno.
    .ruling-2 = Sin un Cobre que eliminar, no recibes monedas.
    .second-edition = Si quieres, elimina uno de los Cobres de tu mano por +3 Monedas.
    .second-edition-short = Puedes eliminar un Cobre por +3 Monedas.
    .second-edition-ruling-1 = Nada te obliga a eliminar un Cobre, aunque tengas alguno en la mano.
card-remodel = Remodelar
    .text = Elimina una carta de tu mano y gana una que cueste como máximo 2 más que ella.
    .short = Elimina una carta; gana otra que cueste hasta 2 más.
    .ruling-1 = Si tienes alguna carta en la mano, no puedes negarte a eliminar una.
    .ruling-2 = La carta Remodelar que has jugado está en juego, no en tu mano, así que no puede eliminarse a sí misma; otra que tengas en la mano sí se puede eliminar.
    .ruling-3 = Puedes ganar otra copia de la carta eliminada, o una más barata.
    .ruling-4 = Si tu mano está vacía, no eliminas ni ganas nada.
    .ruling-5 = La carta sale del Suministro y va a tu pila de descartes.
card-smithy = Herrería
    .text = +3 Cartas.
card-spy = Espía
    .text = +1 Carta, +1 Acción. Todo el mundo, tú también, revela la carta de encima de su mazo. De cada una decides si se descarta o se devuelve.
    .short = Todo el mundo revela su primera carta; tú la descartas o la devuelves.
    .ruling-1 = Robas tu carta antes de que nadie revele la suya.
    .ruling-2 = Empieza por tu propio mazo y sigue en el sentido de las agujas del reloj.
    .ruling-3 = Decide sobre la carta de cada cual antes de que se revele la siguiente.
    .ruling-4 = Quien esté bajo la protección de un Foso no revela nada.
    .ruling-5 = Quien tenga el mazo vacío baraja primero; si tampoco tiene cartas que barajar, no revela nada.
card-thief = Ladrón
    .text = Cada rival revela dos cartas de encima de su mazo. Si hay Tesoros entre ellas, elimina el que tú elijas y descarta lo demás. Al final puedes ganar cuantos quieras de los Tesoros así eliminados.
    .short = Cada rival revela dos cartas; elimina un Tesoro y, si quieres, gánalo.
    .ruling-1 = Nadie pierde más de un Tesoro, aunque las dos cartas reveladas sean Tesoros.
    .ruling-2 = Solo puedes elegir entre los Tesoros que este Ladrón acaba de hacer eliminar; las cartas eliminadas antes se quedan donde están.
    .ruling-3 = Los Tesoros que ganas van a tu pila de descartes; los que dejas siguen entre las cartas eliminadas.
    .ruling-4 = Quien tenga una sola carta en el mazo la revela, baraja sin ella y revela la segunda; si le faltan cartas, revela las que haya.
    .ruling-5 = El Harén es un Tesoro, así que el Ladrón puede llevárselo.
card-throne-room = Salón del Trono
    .text = Elige una carta de Acción de tu mano y juégala dos veces seguidas.
    .short = Juega dos veces una Acción de tu mano.
    .ruling-1 = Si tienes una carta de Acción en la mano, no puedes negarte a jugar una con el Salón del Trono.
    .ruling-2 = Ninguna de las dos jugadas gasta acciones.
    .ruling-3 = Resuelve la primera jugada hasta el final antes de empezar la segunda, sin nada entre medias.
    .ruling-4 = Un Salón del Trono sobre otro Salón del Trono juega una carta de Acción dos veces y después otra distinta dos veces; nunca juega una misma carta cuatro veces.
    .ruling-5 = El Salón del Trono cuenta como una Acción jugada, y cada una de sus dos jugadas también, lo que importa para el Conspirador.
    .ruling-6 = Si juega un Ataque, los demás pueden responder con Reacciones a cada una de las dos jugadas.
    .second-edition = Puedes elegir una carta de Acción de tu mano y jugarla dos veces seguidas.
    .second-edition-short = Puedes jugar una Acción de tu mano dos veces.
    .second-edition-ruling-1 = También puedes no elegir ninguna carta de Acción; entonces no ocurre nada.
card-village = Aldea
    .text = +1 Carta, +2 Acciones.
card-witch = Bruja
    .text = +2 Cartas. Cada rival gana una Maldición.
    .short = Cada rival gana una Maldición.
    .ruling-1 = Si no hay Maldiciones para todos, se reparten por orden de turno, empezando por quien se sienta a tu izquierda.
    .ruling-2 = Aunque la pila de Maldición esté vacía, puedes jugar la Bruja y robar tus dos cartas.
    .ruling-3 = Las Reacciones a la Bruja se revelan antes de que robes tus dos cartas.
card-woodcutter = Leñador
    .text = +1 Compra, +2 Monedas.
card-workshop = Taller
    .text = Gana cualquier carta que cueste 4 como máximo.
    .short = Gana una carta que cueste 4 o menos.
    .ruling-1 = No puedes negarte mientras el Suministro tenga una carta así, y las que cuestan 0 también cuentan.
    .ruling-2 = La carta sale del Suministro y va a tu pila de descartes; no se gastan monedas.

## Intrigue

card-courtyard = Patio
    .text = +3 Cartas. Después, pon una carta de tu mano encima de tu mazo.
    .short = Pon una carta de tu mano encima de tu mazo.
    .ruling-1 = Puede ser cualquier carta de tu mano, tanto si acabas de robarla como si ya la tenías.
    .ruling-2 = No puedes negarte a poner una carta encima de tu mazo.
card-pawn = Peón
    .text = Elige dos de estas cuatro opciones, sin repetir: +1 Carta; +1 Acción; +1 Compra; +1 Moneda.
    .short = Elige dos: +1 Carta; +1 Acción; +1 Compra; +1 Moneda.
    .ruling-1 = Di las dos opciones antes de cumplir ninguna: no puedes mirar primero la carta robada.
    .ruling-2 = Puedes elegir algo que no tendrá efecto, como +1 Carta cuando no te queda ninguna por robar.
card-secret-chamber = Cámara Secreta
    .text = Descarta cuantas cartas quieras, por +1 Moneda cada una. Reacción: cuando otra persona juegue un Ataque, puedes revelar esta carta de tu mano; entonces recibes +2 Cartas y pones dos cartas de tu mano encima de tu mazo, en el orden que quieras.
    .short = Descarta: +1 Moneda por carta. Si te atacan: +2 Cartas y devuelve dos.
    .ruling-1 = Cuando juegas la Cámara Secreta, puedes no descartar nada, y entonces no recibes monedas.
    .ruling-2 = Las dos cartas que pones encima de tu mazo pueden ser cualesquiera de tu mano: las recién robadas, otras que ya tenías e incluso la propia Cámara Secreta.
    .ruling-3 = Si después de robar tienes menos de dos cartas en la mano, ponlas todas encima de tu mazo.
    .ruling-4 = La Cámara Secreta no te protege: el Ataque te afecta igualmente, con la mano y el mazo tal como los has dejado.
    .ruling-5 = Puedes revelar la misma Cámara Secreta una y otra vez ante un Ataque, mientras esté en tu mano.
    .ruling-6 = Si con la Cámara Secreta robas otra Reacción, como el Foso, puedes revelarla a continuación ante ese mismo Ataque.
    .ruling-7 = Revelas la Cámara Secreta cuando se juega el Ataque, antes de que se haga nada de lo que dice.
card-great-hall = Gran Sala
    .text = +1 Carta, +1 Acción. Vale 1 punto de victoria.
    .ruling-1 = La Gran Sala es a la vez Acción y carta de Victoria, y cuenta como ambas cosas siempre que se pida una de ellas.
    .ruling-2 = La pila de Gran Sala tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-masquerade = Mascarada
    .text = +2 Cartas. Todo el mundo elige a la vez una carta de su mano y la pasa a quien tiene a su izquierda. Después puedes eliminar una carta de tu mano.
    .short = Todo el mundo pasa una carta a la izquierda. Puedes eliminar una.
    .ruling-1 = Todo el mundo elige su carta antes de ver la que va a recibir.
    .ruling-2 = La Mascarada no es un Ataque, así que nadie puede responder con una Reacción.
    .ruling-3 = Quien tenga la mano vacía no pasa nada, pero recibe una carta igualmente.
    .ruling-4 = Solo quien juega la Mascarada puede eliminar una carta, y no está obligado a hacerlo.
    .ruling-5 = La carta eliminada puede ser cualquiera de tu mano, incluida la que has recibido.
    .ruling-6 = Una carta pasada va de mano a mano: no se gana, ni se descarta, ni se elimina, y solo la ven quien la pasa y quien la recibe.
    .ruling-7 = Quien tenga cartas en la mano está obligado a pasar una.
    .second-edition = +2 Cartas. Quienes tengan cartas en la mano eligen una a la vez y la pasan a la siguiente persona a su izquierda que también tenga. Después puedes eliminar una carta de tu mano.
    .second-edition-short = Quien tiene cartas pasa una a la izquierda. Puedes eliminar una.
    .second-edition-ruling-3 = Quien tenga la mano vacía ni pasa ni recibe una carta; la carta va a la siguiente persona que tenga alguna. Si solo una persona tiene cartas, no se pasa nada.
card-shanty-town = Chabolas
    .text = +2 Acciones. Revela todas las cartas de tu mano; si ninguna es una Acción, +2 Cartas.
    .short = Revela tu mano: si no hay Acciones, +2 Cartas.
    .ruling-1 = Robas las dos cartas, aunque la primera resulte ser una Acción.
    .ruling-2 = La carta Chabolas que has jugado está en juego y no es de las que revelas.
    .ruling-3 = Una carta que es Acción y además otra cosa, como Gran Sala, sigue siendo una Acción en tu mano.
    .ruling-4 = En una mano vacía no hay ninguna Acción, así que robas dos cartas.
card-steward = Mayordomo
    .text = Elige una de estas tres opciones: +2 Cartas; +2 Monedas; o eliminar dos cartas de tu mano.
    .short = Elige: +2 Cartas; +2 Monedas; o eliminar dos cartas.
    .ruling-1 = Si eliges eliminar, elimina dos cartas, ni más ni menos; si tienes menos en la mano, elimina las que haya.
    .ruling-2 = Puedes elegir eliminar incluso con la mano vacía; entonces no ocurre nada.
card-swindler = Embaucador
    .text = +2 Monedas. Cada rival elimina la carta de encima de su mazo y gana otra del mismo coste, que eliges tú.
    .short = Cada rival elimina su primera carta y gana otra del mismo coste que eliges tú.
    .ruling-1 = Tus rivales van por orden de turno, empezando por quien se sienta a tu izquierda.
    .ruling-2 = Debes elegir de una pila que no esté vacía, y puedes elegir la misma carta que se ha eliminado.
    .ruling-3 = A cambio de una carta eliminada que cueste 0, como el Cobre, puedes dar una Maldición.
    .ruling-4 = Si en el Suministro no hay ninguna carta con el coste de la eliminada, no se gana nada a cambio.
    .ruling-5 = Quien no tenga carta que eliminar, ni siquiera después de barajar, no gana nada.
    .ruling-6 = La carta ganada va a la pila de descartes de quien ha perdido la suya.
    .ruling-7 = Se comparan los costes del momento, así que un Puente jugado antes en este turno rebaja ambos.
card-wishing-well = Pozo de los Deseos
    .text = +1 Carta, +1 Acción. Adivina qué carta está encima de tu mazo: nómbrala y revélala. Si has acertado, llévatela a la mano; si no, déjala donde está.
    .short = Nombra una carta; si está encima de tu mazo, llévatela.
    .ruling-1 = Robas tu carta antes de intentar adivinar.
    .ruling-2 = Nombra una carta concreta, como Plata, no un tipo, como Tesoro.
    .ruling-3 = Puedes nombrar cualquier carta, no solo las que tienes.
card-baron = Barón
    .text = +1 Compra. Si quieres, descarta una Finca de tu mano por +4 Monedas; si no, gana una Finca.
    .short = Descarta una Finca por +4 Monedas, o gana una Finca.
    .ruling-1 = Nunca tienes que descartar una Finca, aunque tengas alguna en la mano.
    .ruling-2 = Si no descartas una Finca, no puedes negarte a ganar una, salvo que la pila de Finca esté vacía.
    .ruling-3 = Descartas como máximo una Finca por cada vez que se juega el Barón.
card-bridge = Puente
    .text = +1 Compra, +1 Moneda. Durante el resto de tu turno, todas las cartas cuestan 1 menos, aunque ninguna menos de 0.
    .short = Este turno, todas las cartas cuestan 1 menos.
    .ruling-1 = Varios Puentes se suman: después de tres, todas las cartas cuestan 3 menos.
    .ruling-2 = Un Puente jugado dos veces con el Salón del Trono rebaja los costes dos veces.
    .ruling-3 = Las cartas son más baratas dondequiera que estén: en el Suministro, en las manos, en los mazos y entre las cartas reveladas.
    .ruling-4 = Siempre que otra carta hable de un coste, se refiere al coste rebajado.
    .ruling-5 = Ningún coste baja nunca de 0, por muchos Puentes que se jueguen.
card-conspirator = Conspirador
    .text = +2 Monedas. Si es al menos la tercera Acción que juegas este turno, recibes además +1 Carta y +1 Acción.
    .short = Desde tu tercera Acción del turno: +1 Carta, +1 Acción.
    .ruling-1 = Las Acciones se cuentan al jugar el Conspirador; las que juegues más tarde ya no te dan la ventaja.
    .ruling-2 = El Salón del Trono cuenta como una Acción jugada, y cada una de las dos jugadas que hace también.
    .ruling-3 = Si empiezas tu turno con un Salón del Trono sobre un Conspirador, la primera jugada es tu segunda Acción y no da la ventaja, mientras que la segunda es la tercera y sí la da.
    .ruling-4 = La ventaja consiste en una carta y una acción; no incluye ninguna compra.
card-coppersmith = Artesano del Cobre
    .text = Durante el resto de tu turno, cada Cobre que juegues da 1 moneda más.
    .short = Este turno, cada Cobre da 1 moneda más.
    .ruling-1 = Varios Artesanos del Cobre se suman: después de dos, un Cobre da 3 monedas.
    .ruling-2 = Un Artesano del Cobre jugado dos veces con el Salón del Trono cuenta dos veces, de modo que un Cobre da 3 monedas.
    .ruling-3 = El Artesano del Cobre mejora solo el Cobre, no los demás Tesoros.
card-ironworks = Fundición
    .text = Gana cualquier carta que cueste 4 como máximo. Según sus tipos recibes: +1 Acción por una Acción, +1 Moneda por un Tesoro, +1 Carta por una carta de Victoria.
    .short = Gana una carta de hasta 4. Acción: +1 Acción; Tesoro: +1 Moneda; Victoria: +1 Carta.
    .ruling-1 = Una carta de dos tipos da las dos recompensas: por una Gran Sala recibes +1 Acción y +1 Carta.
    .ruling-2 = No puedes negarte mientras el Suministro tenga una carta así.
    .ruling-3 = La carta sale del Suministro y va a tu pila de descartes.
    .ruling-4 = Una Maldición no da recompensa.
card-mining-village = Aldea Minera
    .text = +1 Carta, +2 Acciones. Si quieres, elimina de inmediato esta Aldea Minera por +2 Monedas.
    .short = Puedes eliminarla por +2 Monedas.
    .ruling-1 = Tras robar tu carta, decide si la eliminas antes de seguir con tu turno.
    .ruling-2 = Jugada dos veces con el Salón del Trono, la Aldea Minera se puede eliminar en cualquiera de las dos jugadas, pero solo una vez y por +2 Monedas una sola vez.
    .ruling-3 = Eliminar la Aldea Minera no te quita ni la carta ni las acciones que te ha dado.
card-scout = Explorador
    .text = +1 Acción. Revela cuatro cartas de encima de tu mazo. Llévate a la mano todas las de Victoria y devuelve las demás encima del mazo, en el orden que quieras.
    .short = Revela cuatro; llévate las de Victoria y devuelve el resto.
    .ruling-1 = Debes llevarte todas las cartas de Victoria reveladas; no puedes dejar ninguna en el mazo.
    .ruling-2 = Una Maldición no es carta de Victoria, así que vuelve al mazo.
    .ruling-3 = Una carta de Victoria que además es otra cosa, como Gran Sala, Harén o Nobles, va a tu mano.
    .ruling-4 = Los demás no ven en qué orden devuelves las cartas.
    .ruling-5 = Si se te acaba el mazo, baraja tu pila de descartes y continúa; las cartas ya reveladas no se incluyen al barajar.
card-duke = Duque
    .text = Vale 1 punto de victoria por cada Ducado que haya entre tus cartas.
    .short = 1 punto por cada Ducado que tengas.
    .ruling-1 = Al final de la partida cuentan todos tus Ducados, estén donde estén, y cuentan para cada uno de tus Duques.
    .ruling-2 = La pila de Duque tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-minion = Esbirro
    .text = +1 Acción. Elige una de dos opciones: +2 Monedas; o descartar tu mano y recibir +4 Cartas, y entonces cada rival con al menos cinco cartas en la mano las descarta todas y roba cuatro.
    .short = +2 Monedas; o descarta tu mano, +4 Cartas, e igual cada rival con cinco o más.
    .ruling-1 = Quien esté bajo la protección de un Foso conserva su mano: ni descarta ni roba.
    .ruling-2 = Las Reacciones se revelan antes de que elijas, así que son posibles elijas lo que elijas.
    .ruling-3 = Quien tenga menos de cinco cartas en la mano también puede revelar una Reacción.
    .ruling-4 = Quien tenga menos de cinco cartas en la mano ni descarta ni roba.
    .ruling-5 = Puedes descartar una mano vacía, y robas cuatro cartas igualmente.
card-saboteur = Saboteador
    .text = Cada rival revela cartas de encima de su mazo hasta que salga una que cueste al menos 3. La elimina y puede ganar en su lugar una que cueste al menos 2 menos; después descarta las demás cartas reveladas.
    .short = Cada rival elimina una carta de coste 3 o más y puede ganar otra 2 más barata.
    .ruling-1 = Cuentan los costes del momento, así que los Puentes jugados antes en este turno hacen más difícil encontrar una carta que cueste 3.
    .ruling-2 = Quien no encuentre ninguna carta así descarta todas las reveladas, y no le ocurre nada más.
    .ruling-3 = Quien sufre el Ataque elige la carta que gana, y puede elegir no ganar ninguna.
    .ruling-4 = Si el mazo se acaba, se baraja la pila de descartes; las cartas ya reveladas no se incluyen al barajar.
    .ruling-5 = La carta ganada sale del Suministro y va a la pila de descartes de quien sufre el Ataque.
card-torturer = Torturador
    .text = +3 Cartas. Cada rival elige una de dos opciones: descartar dos cartas; o ganar una Maldición en la mano.
    .short = Cada rival descarta dos cartas o gana una Maldición en la mano.
    .ruling-1 = Cualquiera de las dos opciones se puede elegir aunque no se pueda cumplir; entonces se hace lo que se pueda.
    .ruling-2 = Se puede elegir la Maldición cuando la pila de Maldición está vacía, y entonces no se gana nada.
    .ruling-3 = Quien elija descartar con una sola carta en la mano descarta esa carta; con la mano vacía, ninguna.
    .ruling-4 = Tus rivales eligen por orden de turno, empezando por quien se sienta a tu izquierda.
card-trading-post = Puesto Comercial
    .text = Elimina dos cartas de tu mano; si lo haces, gana una Plata en tu mano.
    .short = Elimina dos cartas; gana una Plata en tu mano.
    .ruling-1 = No puedes negarte a eliminar las dos cartas.
    .ruling-2 = Si tienes una sola carta en la mano, se elimina, pero no ganas la Plata.
    .ruling-3 = Si tu mano está vacía, no ocurre nada.
    .ruling-4 = Si la pila de Plata está vacía, eliminas las dos cartas de todos modos.
    .ruling-5 = La Plata está en tu mano, así que puedes jugarla en la Fase de Compra de este turno.
card-tribute = Tributo
    .text = Quien se sienta a tu izquierda revela dos cartas de encima de su mazo y las descarta. Por cada carta de nombre distinto recibes +2 Acciones si es una Acción, +2 Monedas si es un Tesoro, +2 Cartas si es una carta de Victoria.
    .short = A tu izquierda se descartan dos: por cada una, +2 Acciones, +2 Monedas o +2 Cartas.
    .ruling-1 = Una carta de dos tipos da las dos recompensas: un Cobre y un Harén juntos te dan +4 Monedas y +2 Cartas.
    .ruling-2 = Si las dos cartas tienen el mismo nombre, recibes la recompensa de una sola.
    .ruling-3 = Una Maldición no da recompensa.
    .ruling-4 = El Tributo no es un Ataque, así que nadie puede responder con una Reacción.
    .ruling-5 = Si en su mazo queda una sola carta, se revela y después se baraja la pila de descartes sin ella para la segunda.
card-upgrade = Mejora
    .text = +1 Carta, +1 Acción. Elimina una carta de tu mano y gana una que cueste exactamente 1 más.
    .short = Elimina una carta; gana otra que cueste exactamente 1 más.
    .ruling-1 = Si tienes alguna carta en la mano, no puedes negarte a eliminar una.
    .ruling-2 = Si en el Suministro no hay ninguna carta con el coste exigido, no ganas nada, pero tu carta se elimina de todos modos.
    .ruling-3 = Se comparan los costes del momento: después de un Puente, un Cobre sigue costando 0 y puede convertirse en una Finca o un Peón, que entonces cuestan 1.
    .ruling-4 = La carta ganada sale del Suministro y va a tu pila de descartes.
card-harem = Harén
    .text = Vale 2 monedas. Vale 2 puntos de victoria.
    .ruling-1 = El Harén es a la vez Tesoro y carta de Victoria, y cuenta como ambas cosas siempre que se pida una de ellas; no es una Acción.
    .ruling-2 = Juegas el Harén en tu Fase de Compra, como cualquier otro Tesoro.
    .ruling-3 = La pila de Harén tiene 8 cartas en partidas de dos y 12 si juega más gente.
card-nobles = Nobles
    .text = Elige una de dos opciones: +3 Cartas; o +2 Acciones. Vale 2 puntos de victoria.
    .short = Elige: +3 Cartas; o +2 Acciones.
    .ruling-1 = Recibes una opción o la otra entera; no se pueden mezclar.
    .ruling-2 = Puedes elegir cualquiera de las dos, aunque no te sirva de nada.
    .ruling-3 = Nobles es a la vez Acción y carta de Victoria, y cuenta como ambas cosas siempre que se pida una de ellas.
    .ruling-4 = La pila de Nobles tiene 8 cartas en partidas de dos y 12 si juega más gente.
