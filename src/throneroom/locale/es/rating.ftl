### Nombres que los jugadores guardan en un servidor con una clave, y su puntuación. Lo describe docs/rating.md.

web-place-rating = Clasificación
rating-title = Clasificación de este servidor
rating-lead = Quien guarda un nombre con una clave tiene aquí una puntuación. No hay cuentas ni correos electrónicos: solo la clave.
rating-ladder = Clasificación
rating-nobody = Nadie tiene todavía una puntuación aquí. Guarda tu nombre y juega una partida.
rating-uncertain-about = Un signo de interrogación indica que la puntuación se basa en muy pocas partidas para ser segura.
rating-mark = puntuación { $rating }
rating-mark-uncertain = puntuación { $rating }, incierta
rating-change = Puntuación: { $before } → { $after } ({ $change })

## My name

rating-my-name = Mi nombre aquí
rating-offer = Guarda tu nombre en este servidor y contarán tus partidas contra bots y contra jugadores clasificados. Todo el mundo ve el nombre y su puntuación en la clasificación.
rating-stored = Este navegador crea una clave y la guarda. El servidor guarda un resumen cifrado de la clave, el nombre, la puntuación y qué partidas han contado.
rating-keep = Guardar este nombre
rating-have-key = Ya tengo una clave
rating-key = Nombre y clave
rating-use-key = Usar esta clave
rating-bad-key = Esto no es un nombre con su clave. Copia el texto entero del otro navegador: Ann#0123456789abcdef…
rating-kept = Guardas el nombre { $name }.
rating-other-name = Ahora juegas como { $name }. Esas partidas no cuentan.
rating-switch = Jugar como { $name }
rating-show-key = Mostrar mi clave
rating-hide-key = Ocultar mi clave
rating-key-about = Copia este texto para usar el nombre en otro navegador. Guárdalo bien: quien lo tiene, tiene el nombre, y nadie puede recuperarlo.
rating-remove = Quitar la clave de este navegador
rating-remove-about = El servidor sigue guardando el nombre. Para usarlo de nuevo necesitas la clave.
rating-removed = La clave ya no está en este navegador.
rating-again = Guardarlo de nuevo
rating-forget = Olvidarme en este servidor
rating-forget-about = Esto borra el nombre { $name }, su puntuación y la lista de partidas que contaron, y no se puede deshacer. Las mesas conservan los nombres de sus jugadores hasta que se borran.
rating-forgotten = Este servidor ya no guarda ningún nombre para ti.

## Which games count

rating-counts = Esta partida cuenta para la clasificación de este servidor.
rating-advice = Esta partida puntúa. Con consejos no puntuaría.
rating-unrated-opponents = No puntúa aquí: nadie más en la mesa tiene puntuación.
rating-unrated-deal = No puntúa aquí: otros juegan el mismo reparto.
