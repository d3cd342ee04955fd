### Ce que dit `throneroom play` quand on joue dans le navigateur.

serve-at-home = Throneroom tourne à l’adresse { $address } (Ctrl-C pour arrêter)
serve-plain-only = places, Royaume, graine et fichiers sont pour le terminal : ajoutez --terminal ou --plain, ou choisissez-les dans le navigateur
serve-browser-only = --port et --no-browser sont pour le navigateur : retirez --terminal et --plain
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $error }
serve-not-started = le serveur n’a pas pu démarrer
serve-no-database = impossible d’ouvrir la base de données : { $reason }
serve-workers = plusieurs processus demandent une base de données partagée : --database postgresql://...
serve-workers-windows = plusieurs processus demandent Linux ou macOS
serve-postgres = PostgreSQL demande un paquet de plus : { $command }
serve-limit = { $given } n’est pas une limite ; écrivez NOM=NOMBRE, où NOM est { $names }
serve-admin-token = THRONEROOM_ADMIN_TOKEN est trop court : il faut au moins { $length } caractères
admin-none = Aucune table.
admin-table = { $table }  { $state ->
    [open] ouverte
    [running] en cours
    [over] terminée
   *[closed] fermée
  }  { $opened }  { $names }
admin-closed = La table { $table } est fermée.
admin-no-token = donnez à THRONEROOM_ADMIN_TOKEN la même valeur que pour le serveur
admin-unreachable = aucun serveur ne répond à { $url } : { $error }
serve-database-newer = une version plus récente de Throneroom l’a écrite (schéma { $found }, ce programme connaît jusqu’à { $known }) ; mettez Throneroom à jour, ou restaurez une sauvegarde plus ancienne. Rien n’a été modifié
check-problem = table { $table } : { $problem }
check-done =
    { $damaged ->
        [0] { $tables ->
            [one] { $tables } table, tout va bien.
           *[other] { $tables } tables, tout va bien.
        }
       *[other] { $tables ->
            [one] { $damaged } table sur { $tables } a des problèmes.
           *[other] { $damaged ->
                [one] { $damaged } table sur { $tables } a des problèmes.
               *[other] { $damaged } tables sur { $tables } ont des problèmes.
            }
        }
    }
backup-postgres = PostgreSQL a son propre outil de sauvegarde : { $command }
backup-same = la copie doit être un autre fichier que la base de données
