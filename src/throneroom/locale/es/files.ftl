### Problems with files: records, positions, custom cards, and errors of the operating system.
###
### Words in quotation marks and field names are part of the file formats and the same in every language.

## Where

problem-at = { $where }: { $reason }
problem-at-line = línea { $line }
problem-at-answer = respuesta { $number }
problem-at-position = position, línea { $line }
problem-in-file = { $file }: { $reason }
problem-in-line = { $file }, línea { $line }: { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = demasiado grande para ser una partida guardada
problem-file-text = no es una partida guardada: el archivo no es texto UTF-8
problem-file-folder = esto es una carpeta; indica un nombre de archivo
problem-file-no-folder = no existe la carpeta { $folder }
problem-file-kept = este archivo no es una partida guardada y no se va a sobrescribir; elige otro nombre
problem-file-no-home = no existe esa carpeta personal

## Records

problem-record-empty = el registro está vacío
problem-record-title = un registro empieza por { $title }
problem-record-rules = este registro sigue las reglas { $rules }, pero este programa solo conoce las reglas { $known }
problem-record-field = se espera uno de { $known } y dos puntos, o 'NAME, turn 1', no { $line }
problem-record-twice = { $name } aparece dos veces
problem-record-needs = falta la línea { $line } antes del primer turno
problem-record-number = se espera un número entero, no { $value }
problem-record-digits = una semilla tiene como máximo { $most } cifras
problem-record-no-first = una partida que parte de una posición no tiene 'first'
problem-record-no-seed = una partida repartida por clave no tiene semilla
problem-record-key = una clave tiene { $digits } cifras hexadecimales (0 a 9, a a f)
problem-record-forced = se esperaba { $known }, no { $value }
problem-record-seat = un sitio sin nombre se indica por su número: se espera { $seat }, no { $name }
problem-record-heading = se espera 'NAME, turn 1' o una respuesta sangrada, no { $line }
problem-record-over = la partida ya ha terminado; no puede seguir nada
problem-record-turn = la partida está aquí en { $now }, no en { $heading }
problem-record-answer = se espera una respuesta como 'buy: Gold', no { $line }
problem-record-asked = aquí se espera { $asked }, no { $line }
problem-record-custom = { $problem } (si es una carta propia, añade --custom ARCHIVO)
problem-record-notes = se esperaba lo que se anota sobre las cartas propias, como { $example }
problem-record-pile = { $card } ya tiene su pila y no se puede indicar otra vez
problem-record-no-card = un reino necesita al menos una carta
problem-record-seats = en una partida juegan de { $fewest } a { $most }, no { $n }
problem-record-first = el primer sitio debe ser un número de 0 a { $last }, no { $first }
problem-record-object = un registro debe ser un objeto con { $field }
problem-record-unknown = campo desconocido
problem-record-answers = se espera una lista de respuestas
problem-record-many = un registro tiene como máximo { $most } respuestas
problem-record-long = esta línea es demasiado larga para una respuesta
problem-record-names = una respuesta debe ser una lista de nombres de cartas o de modos
problem-record-missing = falta este campo
problem-record-texts = se espera una lista de cadenas, no { $value }
problem-json = JSON no válido: { $error }, columna { $column }
problem-json-ours = no se puede leer este JSON: { $error }

## Positions

problem-position-seats = el registro tiene { $seats } sitios, pero la posición tiene { $n }
problem-position-field = se espera kingdom, edition, supply, trash, turn o seat 0 a 5 y dos puntos, no { $name }
problem-position-kingdom = una posición necesita una línea 'kingdom: ...'
problem-position-pile = se espera un número y una carta, como '7 Province', no { $part }
problem-position-no-pile = { $name } no tiene pila en este reino
problem-position-gap = los sitios se numeran desde 0 sin huecos; falta el sitio { $seat }
problem-position-zone = se espera una zona ({ $zones }), random o '3 turns', no { $part }
problem-position-no-seat = no existe el sitio { $seat }
problem-position-turn = se espera 'seat 0', { $phase }, 'game over', un número de { $amounts }, o 'Copper worth more', no { $entry }

## Custom cards

problem-custom-none = este archivo no define ninguna carta; añade una, como { $example }
problem-custom-python = Python no válido: { $error }
problem-custom-name = { $name } no es un nombre de carta válido: debe empezar por una letra y no tener coma, punto y coma, dos puntos, barra, signo igual, almohadilla ni salto de línea
problem-custom-edition = ninguna carta se puede llamar { $name }: en una lista de cartas, eso es su edición
problem-custom-box = { $name } tiene la caja { $box }; quita `box`
problem-custom-cost = { $name } cuesta { $cost }; un coste es un número de 0 a { $most }
problem-custom-number = { $name } tiene { $what }={ $number }; da un número de { $least } a { $most }
problem-custom-type = { $name } no tiene tipo; combina { $known } con |
problem-custom-dealt = { $name } es una carta de reino; quita `dealt` y `ends_game`
problem-custom-piles = { $name } tiene pilas de { $piles }; da cinco tamaños de 1 a { $most }, para 2 a 6 personas
problem-custom-attack = { $name } es un Ataque que no se puede jugar; dale los tipos ACTION | ATTACK
problem-custom-reaction = { $name }: una carta necesita una `reaction` si, y solo si, tiene el tipo REACTION
problem-custom-treasure = { $name }: un Tesoro solo tiene sus bonificaciones; un efecto necesita el tipo ACTION
problem-custom-translations = { $name }: `{ $what }` es un texto por idioma, como { $example }
problem-custom-empty = esta carpeta no tiene ningún archivo con cartas, como { $example }
problem-custom-twice = { $name } ya está definida en { $file }; cambia el nombre de una de las dos
problem-custom-entry = { $value } debe ser un módulo o una lista de cartas
problem-custom-import = importa { $module } de su propia carpeta, pero un archivo de cartas debe bastarse a sí mismo: copia en él lo que necesita o crea un paquete
problem-custom-missing = { $name } es una carta propia que no está aquí
problem-custom-gone = { $n ->
    [one] { $cards }: esta carta propia no está aquí, así que la partida solo se puede mostrar hasta su primer uso (añade --custom ARCHIVO)
   *[other] { $cards }: estas cartas propias no están aquí, así que la partida solo se puede mostrar hasta su primer uso (añade --custom ARCHIVO)
}
problem-custom-changed = { $n ->
    [one] { $cards }: esta carta propia ha cambiado desde entonces, así que la partida solo se puede mostrar mientras encaje
   *[other] { $cards }: estas cartas propias han cambiado desde entonces, así que la partida solo se puede mostrar mientras encajen
}

## Errors of the operating system

problem-system = { $error }
system-enoent = No existe el archivo o la carpeta
system-eacces = Permiso denegado
system-eperm = Operación no permitida
system-eisdir = Es una carpeta
system-enotdir = No es una carpeta
system-eexist = El archivo ya existe
system-enospc = No queda espacio en el disco
system-erofs = Sistema de archivos de solo lectura
system-enametoolong = Nombre de archivo demasiado largo
system-eaddrinuse = La dirección ya está en uso
system-eaddrnotavail = Esa dirección no está disponible
system-econnrefused = Conexión rechazada
system-econnreset = El otro extremo cortó la conexión
system-ehostunreach = No hay ruta hasta el equipo
system-enetunreach = Red inaccesible
system-etimedout = La conexión ha tardado demasiado
system-no-host = Equipo desconocido
