### What is wrong with files: records, positions, own cards, and what the system says of them.
###
### Words between quotation marks, and the names of fields, stand in the files and are the same in every language.

## Where

problem-at = { $where }: { $reason }
problem-at-line = línea { $line }
problem-at-answer = respuesta { $number }
problem-at-position = position, línea { $line }
problem-in-file = { $file }: { $reason }
problem-in-line = { $file }, línea { $line }: { $reason }
problem-file-at = { $file }, { $problem }

## Saved games as files

problem-file-large = esto es demasiado grande para ser una partida guardada
problem-file-text = una partida guardada es texto en UTF-8, y esto no lo es
problem-file-folder = esto es una carpeta; indica un archivo
problem-file-no-folder = no existe la carpeta { $folder }
problem-file-kept = este archivo no es una partida guardada, así que no se sobrescribe; indica otro
problem-file-no-home = no existe esa carpeta personal

## Records

problem-record-empty = el texto está vacío
problem-record-title = un registro empieza por { $title }
problem-record-rules = este registro sigue las reglas { $rules }; este programa conoce las reglas { $known }
problem-record-field = se espera uno de { $known }, y dos puntos; o 'NAME, turn 1'; no { $line }
problem-record-twice = { $name } está aquí por segunda vez
problem-record-needs = un registro necesita una línea { $line } antes del primer turno
problem-record-number = se espera un número entero, no { $value }
problem-record-no-first = una partida empezada en una posición no tiene 'first'
problem-record-seat = un sitio sin nombre se llama por su número; aquí es { $seat }, no { $name }
problem-record-heading = se espera 'NAME, turn 1', o una respuesta precedida de espacios; no { $line }
problem-record-over = la partida ha terminado; no puede seguir nada
problem-record-turn = la partida está aquí en { $now }, no en { $heading }
problem-record-answer = se espera una respuesta como 'buy: Gold', no { $line }
problem-record-asked = aquí se pide { $asked }, no { $line }
problem-record-own = { $problem }; si es una carta propia, indica su archivo con --own ARCHIVO
problem-record-pile = { $card } ya tiene su pila y no se puede elegir otra vez
problem-record-no-card = un reino tiene al menos una carta
problem-record-seats = en una mesa juegan de { $fewest } a { $most }, no { $n }
problem-record-first = el primer sitio es un número de 0 a { $last }, no { $first }
problem-record-object = un registro es un objeto con { $field }
problem-record-unknown = un registro no tiene ese campo
problem-record-answers = se espera una lista de respuestas
problem-record-names = una respuesta es una lista de nombres de cartas o de modos
problem-record-missing = falta este campo
problem-record-texts = se espera una lista de textos, no { $value }
problem-json = esto no es JSON: { $error }, columna { $column }
problem-json-ours = este JSON no es de los nuestros: { $error }

## Positions

problem-position-seats = el registro nombra { $seats } sitios, pero la posición tiene { $n }
problem-position-field = se espera kingdom, supply, trash, turn o seat 0 a 5, y dos puntos; no { $name }
problem-position-kingdom = una posición necesita una línea 'kingdom: ...'
problem-position-pile = se espera un número y una carta, como '7 Province', no { $part }
problem-position-no-pile = { $name } no tiene pila en este reino
problem-position-gap = los sitios se cuentan desde 0 sin huecos; falta el sitio { $seat }
problem-position-zone = se espera una zona ({ $zones }), random o '3 turns', no { $part }
problem-position-no-seat = no existe el sitio { $seat }
problem-position-turn = se espera 'seat 0', { $phase }, 'game over', un número de { $amounts }, o 'Copper worth more'; no { $entry }

## Own cards

problem-own-none = no contiene ninguna carta; escribe una como { $example }
problem-own-python = esto no es Python: { $error }
problem-own-name = { $name } no puede ser el nombre de una carta: empieza por una letra y no tiene coma, punto y coma, dos puntos, barra, signo igual ni salto de línea
problem-own-box = { $name } dice ser de la caja { $box }; quita `box`
problem-own-cost = { $name } cuesta { $cost }; un coste es 0 o más
problem-own-type = { $name } no tiene tipo; los tipos son { $known }, unidos con |
problem-own-dealt = { $name } es una carta de reino: quita `dealt` y `ends_game`
problem-own-piles = { $name } tiene pilas de { $piles }; da cinco tamaños de 1 o más, para 2 a 6 personas
problem-own-attack = { $name } es un Ataque que no se puede jugar; sus tipos son ACTION | ATTACK
problem-own-reaction = { $name }: una carta de tipo REACTION tiene una `reaction`, y ninguna otra
problem-own-treasure = { $name }: un Tesoro da sus bonificaciones; un efecto necesita el tipo ACTION

## What the system says

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
system-no-host = No hay ningún equipo con ese nombre
