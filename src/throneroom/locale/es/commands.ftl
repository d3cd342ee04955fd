### Lo que muestran `throneroom cards` y `throneroom kingdom`.

## Tables

show-cost = Coste
show-card = Carta
show-types = Tipos
show-set = Caja
show-text = Texto
show-pile = Pila
show-rulings = Aclaraciones

# A heading above the cards of a box.
show-box =
    { $n ->
        [one] { $box } ({ $n } carta)
       *[other] { $box } ({ $n } cartas)
    }

# Below a single card's name: its cost, types and box.
show-line =
    { $cost ->
        [one] Cuesta { $cost } moneda
       *[other] Cuesta { $cost } monedas
    } | { $types } | { $box }

# For a custom card without a text.
show-worth = Vale { $what }.

## Kingdoms

show-recommended = { $name }, conjunto recomendado
show-random = Reino al azar, semilla { $seed }
show-chosen = Reino elegido a mano
show-swaps = Cambios: { $swaps }
show-random-swaps = Cambios al azar, semilla { $seed }: { $swaps }
show-one-swap = { $new } en lugar de { $old }
show-tables = { $people } personas en { $tables } mesas: { $sizes }
show-table = Mesa { $number }, para { $players }
show-basic = Básicas: { $piles }
show-edition = El reino es de la { $edition }.
show-end = La partida acaba cuando se agotan las Provincias o hay { $n } pilas vacías.
show-advice = Para más de cuatro, el reglamento aconseja dos mesas: { $sizes } (--split).
show-again = Para repetirlo:

## Problems

show-no-language = no hay ningún idioma llamado { $name }; elige entre { $known }
show-no-custom = no hay cartas propias; indica un archivo que las tenga: --custom ARCHIVO
show-custom-skipped = se omite { $problem }
show-not-random = { $option } es para reinos al azar, pero este ya está indicado
show-list-alone = --list muestra los conjuntos recomendados; solo admite además --lang y --json
show-one-table = --swap es para la siguiente partida en una sola mesa, pero { $people } personas ocupan { $tables } mesas
show-swap-alone = --swap random ya cambia una carta por persona; quita los demás --swap
show-bad-swap = --swap espera VIEJA=NUEVA, como Foso=Capilla, no { $swap }
