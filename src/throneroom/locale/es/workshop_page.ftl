### The workshop in the browser: writing cards, previewing them, and the shelf of one's cards.

workshop-page-title = Taller
workshop-page-lead = Escribe una carta con palabras sencillas: su texto es su programa. Cada cual la lee en su idioma y puedes jugarla enseguida.
workshop-page-text = La carta, en inglés
workshop-page-help = El nombre, el coste y los tipos, los signos más y después frases. Tab completa una palabra; Alt con las flechas elige otra y Esc las oculta.
workshop-page-empty = Escribe una carta o parte de un ejemplo.
workshop-page-checking = Leyendo la carta…
workshop-page-fine = Esta carta se puede jugar.
workshop-page-understood = Entendido hasta aquí
workshop-page-examples = Partir de un ejemplo
workshop-page-choose-example = Elige un ejemplo
workshop-page-icon = Imagen
workshop-page-choose-icon = Elegir una imagen
workshop-page-find-icon = Buscar una imagen por su nombre en inglés
workshop-page-no-icon = Sin imagen
workshop-page-no-such-icon = Ninguna imagen tiene este nombre.
workshop-page-preview = Vista previa
workshop-page-preview-language = Idioma de la vista previa
workshop-page-no-preview = La carta aparece aquí en cuanto se puede leer.
workshop-page-old-preview = La carta antes del error
workshop-page-roles = Sirve para
workshop-page-save = Guardar en mi estantería
workshop-page-saved = Guardada: { $name }.
workshop-page-play = Jugar con ella
workshop-page-share = Compartir
workshop-page-link = Enlace a esta carta
workshop-page-link-about = La carta entera está en el enlace. Quien lo abre ve la carta y puede guardarla.
workshop-page-export = Exportar
workshop-page-import = Importar un archivo
workshop-page-new = Carta nueva
workshop-page-my-cards = Mis cartas
workshop-page-none = Tu estantería aún no tiene cartas. Se quedan en este navegador; expórtalas para guardarlas en otro sitio.
workshop-page-edit = Editar
workshop-page-rename = Cambiar nombre
workshop-page-new-name = Nombre nuevo
workshop-page-duplicate = Duplicar
workshop-page-delete = Eliminar
workshop-page-deleted = Eliminada: { $name }.
workshop-page-more = Más para { $name }
workshop-page-shared = Alguien ha compartido esta carta contigo. ¿Guardarla?
workshop-page-look = Abrirla en el editor
workshop-page-dismiss = Ahora no
workshop-page-bad-link = Este enlace no contiene ninguna carta.
workshop-page-taken = Tu estantería ya tiene otra carta llamada { $name }.
workshop-page-replace = Sustituirla
workshop-page-keep-both = Conservar las dos
workshop-page-full = Tu estantería está llena: caben { $most } cartas. Elimina alguna primero.
workshop-page-unreadable = Las cartas guardadas no se pueden leer y no se guarda nada nuevo. Expórtalas para conservar lo que hay.
workshop-page-too-large = Este archivo es demasiado grande para ser de cartas.
workshop-page-not-imported = { $name }: { $problem }
workshop-page-imported =
    { $n ->
        [one] { $n } carta importada.
       *[other] { $n } cartas importadas.
    }

## What a card is good for, in a list after "Good for"

workshop-role-village = más Acciones
workshop-role-draw = robar cartas
workshop-role-coins = monedas
workshop-role-buy = más Compras
workshop-role-trash = eliminar cartas
workshop-role-gain = ganar cartas
workshop-role-attack = atacar
workshop-role-reaction = reaccionar

## What the examples show, in the order of examples.card

workshop-example-1 = Solo signos más
workshop-example-2 = Un precio que pagar
workshop-example-3 = Si lo haces
workshop-example-4 = «It»
workshop-example-5 = Por cada
workshop-example-6 = Una elección
workshop-example-7 = Lo alto del mazo
workshop-example-8 = Un Ataque
workshop-example-9 = Una Reacción
workshop-example-10 = Puntos
