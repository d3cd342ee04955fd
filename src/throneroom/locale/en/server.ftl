### What `throneroom play` says when it plays in the browser.

serve-at-home = Throneroom is at { $address } (Ctrl-C ends it)
serve-plain-only = seats, kingdom, seed and files are for the terminal: add --plain, or choose them in the browser
serve-browser-only = --port and --no-browser are for the browser: leave out --plain
serve-cannot-listen = cannot listen on { $host } port { $port }: { $error }
serve-not-started = the server could not be started
serve-no-database = the database cannot be opened: { $reason }
serve-workers = several workers need a database they can share: --database postgresql://...
serve-postgres = PostgreSQL needs a further package: { $command }
