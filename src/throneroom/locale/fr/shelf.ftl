### My shelf: the browser's own store of finished games.

shelf-title = Mon étagère
shelf-last-won = Dernière partie : gagnée, { $points } : { $others }
shelf-last-lost = Dernière partie : perdue, { $points } : { $others }
shelf-last-rating = classement { $rating }
shelf-lead = Vos parties terminées, conservées dans ce navigateur seulement. Exportez l’étagère pour en garder une copie ou l’emporter sur un autre appareil.
shelf-empty = Votre étagère est vide. Chaque partie terminée dans ce navigateur y est rangée, avec son résultat et de quoi la revoir.
shelf-view = Afficher
shelf-view-games = Parties
shelf-view-kingdoms = Royaumes
shelf-view-cards = Cartes
shelf-view-openings = Ouvertures
shelf-tally =
    { $n ->
        [one] { $rate } sur { $n } partie
       *[other] { $rate } sur { $n } parties
    }
shelf-won-rate = Parties gagnées
shelf-by-level = Contre les bots
shelf-by-people = Joueurs
shelf-no-games = Aucune partie

## Games

shelf-opponents = Adversaires
shelf-any-opponents = Tous
shelf-people = Joueurs
shelf-result = Résultat
shelf-any-result = Tous
shelf-won = Gagnée
shelf-shared = Victoire partagée
shelf-lost = Perdue
shelf-search = Carte ou joueur
shelf-favourites-only = Favoris seulement
shelf-nothing-found = Aucune partie ne correspond à ces filtres.
shelf-favourite = Favori
shelf-delete = Supprimer
shelf-deleted = Partie du { $date } supprimée.
shelf-restore = Annuler
shelf-more =
    { $n ->
        [one] En afficher { $n } de plus
       *[other] En afficher { $n } de plus
    }
shelf-turns =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }

## Kingdoms, cards and openings

shelf-kingdom-play = Rejouer
shelf-card = Carte
shelf-card-present = Dans le royaume
shelf-card-gained = Vous l’avez reçue
shelf-card-without = Vous ne l’avez pas reçue
shelf-opening = Vos deux premiers achats
shelf-opening-nothing = rien
shelf-opening-rate = Parties gagnées

## Rating

shelf-rating = Classement
shelf-rating-value = { $rating } ± { $range }
shelf-rating-none = Aucune partie classée pour l’instant.
shelf-rating-after =
    { $n ->
        [one] après { $n } partie classée
       *[other] après { $n } parties classées
    }
shelf-rating-about = Glicko-2, avec un intervalle à 95 %. Les bots ont un classement fixe. Les parties avec conseils, avec une graine choisie ou avec une annulation après une nouvelle information ne comptent pas.
shelf-unrated-undo = Non classée : une réponse a été annulée après une nouvelle information.
shelf-unrated-seeded = Non classée : la donne venait d’une graine choisie.
shelf-unrated-advice = Non classée : il y avait des conseils.
shelf-unrated-strategy = Non classée : un bot suivait une stratégie personnalisée.
shelf-unrated-early = Non classée : elle a été interrompue.
shelf-unrated-guided = Non classée : c’était une partie guidée.

## Export and import

shelf-export = Exporter
shelf-import = Importer
shelf-imported =
    { $n ->
        [0] Rien de nouveau : toutes les parties de ce fichier sont déjà sur votre étagère.
        [one] { $n } partie ajoutée.
       *[other] { $n } parties ajoutées.
    }
shelf-not-json = Ce fichier n’est pas une étagère : ce n’est pas du JSON. Choisissez un fichier enregistré avec « Exporter ».
shelf-not-shelf = Ce fichier n’est pas une étagère. Choisissez un fichier enregistré avec « Exporter ».
shelf-newer = Cette étagère vient d’une version plus récente de Throneroom (format { $found } ; celle-ci connaît jusqu’au { $known }). Mettez le serveur à jour ou rechargez la page.
shelf-damaged = Ce fichier est abîmé : la partie { $n } y est incomplète. Rien n’a été importé.
shelf-problem-full = L’espace de stockage du navigateur est plein : la dernière modification n’est pas enregistrée. Exportez l’étagère, puis supprimez d’anciennes parties.
shelf-problem-blocked = Ce navigateur ne permet pas à la page d’enregistrer quoi que ce soit. L’étagère dure jusqu’à la fermeture de la fenêtre ; exportez-la pour la garder.
shelf-problem-unreadable = L’étagère enregistrée est illisible et rien de nouveau n’est enregistré. Exportez-la pour garder ce qu’elle contient, puis commencez-en une autre.
shelf-problem-newer = L’étagère enregistrée vient d’une version plus récente de Throneroom et rien de nouveau n’est enregistré. Rechargez la page, ou exportez-la et commencez-en une autre.
shelf-trimmed = L’espace de stockage du navigateur était presque plein : les plus anciennes parties gardent leur résultat, mais ne comptent plus dans les tableaux des cartes et des ouvertures.
shelf-discard = Commencer une nouvelle étagère
