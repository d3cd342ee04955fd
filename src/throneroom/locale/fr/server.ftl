### Ce que dit `throneroom play` quand on joue dans le navigateur.

serve-at-home = Throneroom tourne à l’adresse { $address } (Ctrl-C pour arrêter)
serve-no-client = cette installation n’a pas de client pour le navigateur, car elle a été construite sans Node : jouez dans le terminal avec `throneroom play --terminal`, ou installez Node, puis Throneroom de nouveau
serve-no-save = Dans le navigateur, il n’y a rien à enregistrer : chaque partie est conservée et se reprend depuis la première page. Utilisez --save avec --terminal ou --plain.
serve-no-terminal-bot = On ne peut pas jouer dans le navigateur contre des bots en Python ou des réseaux entraînés ; utilisez --terminal ou --plain.
serve-saved-over = La partie de { $file } est terminée. Pour la regarder : throneroom watch { $file }
serve-more-people = Plusieurs personnes jouent dans ce navigateur, chacune dans sa fenêtre. Les autres ouvrent :
serve-no-answer = Le serveur ne répond pas : { $error }
serve-running-older = Le serveur déjà lancé à l’adresse { $address } ne peut pas ouvrir cette partie. Arrêtez-le d’abord, ou choisissez un autre port avec --port.
serve-running-without = Un serveur est déjà en marche à l’adresse { $address }, sans ces cartes. Arrêtez-le d’abord.
serve-browser-only = --port et --no-browser sont pour le navigateur : retirez --terminal et --plain
serve-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $error }
serve-not-started = le serveur n’a pas pu démarrer
serve-no-database = impossible d’ouvrir la base de données : { $reason }
serve-workers = plusieurs processus demandent une base de données partagée : --database postgresql://...
serve-workers-windows = plusieurs processus demandent Linux ou macOS
serve-database-kind = la base de données est un fichier ou une adresse postgresql://, pas { $kind }://
serve-postgres = PostgreSQL demande un paquet de plus : { $command }
serve-postgres-windows = un serveur avec PostgreSQL demande Linux ou macOS
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
admin-forget-sure = Pour supprimer définitivement le nom { $name }, retapez-le
admin-forget-kept = ce n’est pas le même nom : { $name } est toujours gardé
admin-forgotten = Le nom { $name } n’est plus gardé. Sa cote et la liste de ses parties sont supprimées.
admin-no-token = donnez à THRONEROOM_ADMIN_TOKEN la même valeur que pour le serveur
admin-unreachable = aucun serveur ne répond à { $url } : { $error }
serve-database-newer = une version plus récente de Throneroom l’a écrite (schéma { $found }, ce programme connaît jusqu’à { $known }) ; mettez Throneroom à jour, ou restaurez une sauvegarde plus ancienne. Rien n’a été modifié
serve-database-in-use = un autre serveur utilise { $file }. Prenez celui-là, ou arrêtez-le d’abord
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
