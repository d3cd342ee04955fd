### Output of `throneroom play` in the browser, and of `throneroom serve`.

serve-at-home = Throneroom is running at { $address } (Ctrl-C to stop)
serve-no-client = this installation has no browser client, because it was built without Node: play in the terminal with `throneroom play --terminal`, or install Node and then Throneroom again
serve-no-save = In the browser there is nothing to save: every game is kept, and you can continue it from the first page. Use --save with --terminal or --plain.
serve-no-terminal-bot = The browser cannot play against bots in Python or trained networks; use --terminal or --plain.
serve-saved-over = The game in { $file } is over. To look at it: throneroom watch { $file }
serve-more-people = Several people play in this browser, each in a window of their own. The others open:
serve-no-answer = The server does not answer: { $error }
serve-running-older = The server that is already running at { $address } cannot open this game. Stop it first, or choose another port with --port.
serve-running-without = A server is already running at { $address }, without these cards. Stop it first.
serve-browser-only = --port and --no-browser are for the browser: leave out --terminal and --plain
serve-cannot-listen = cannot listen on { $host } port { $port }: { $error }
serve-not-started = the server could not be started
serve-no-database = cannot open the database: { $reason }
serve-workers = several workers need a shared database: --database postgresql://...
serve-workers-windows = several workers need Linux or macOS
serve-database-kind = the database is a file or a postgresql:// address, not { $kind }://
serve-postgres = PostgreSQL needs an extra package: { $command }
serve-postgres-windows = a server with PostgreSQL needs Linux or macOS
serve-limit = { $given } is not a limit; write NAME=NUMBER, where NAME is { $names }
serve-admin-token = THRONEROOM_ADMIN_TOKEN is too short: it needs at least { $length } characters
admin-none = No tables.
admin-table = { $table }  { $state ->
    [open] open
    [running] running
    [over] over
   *[closed] closed
  }  { $opened }  { $names }
admin-closed = Table { $table } is closed.
admin-forget-sure = To delete the name { $name } for ever, type it again
admin-forget-kept = that is not the same name: { $name } is still kept
admin-forgotten = The name { $name } is no longer kept. Its rating and the list of its games are deleted.
admin-no-token = set THRONEROOM_ADMIN_TOKEN to the same value as for the server
admin-unreachable = no server answers at { $url }: { $error }
serve-database-newer = it was written by a newer version of Throneroom (schema { $found }; this program knows up to { $known }). Update Throneroom, or restore an older backup. Nothing was changed
serve-database-in-use = another server is using { $file }. Use that one, or stop it first
check-problem = table { $table }: { $problem }
check-done =
    { $damaged ->
        [0] { $tables ->
            [one] { $tables } table, nothing is wrong.
           *[other] { $tables } tables, nothing is wrong.
        }
       *[other] { $tables ->
            [one] { $damaged } of { $tables } table has problems.
           *[other] { $damaged ->
                [one] { $damaged } of { $tables } tables has problems.
               *[other] { $damaged } of { $tables } tables have problems.
            }
        }
    }
backup-postgres = PostgreSQL has its own tool for backups: { $command }
backup-same = the copy must not be the database itself; choose another file
