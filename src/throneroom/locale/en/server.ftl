### What `throneroom play` says when it plays in the browser.

serve-at-home = Throneroom is at { $address } (Ctrl-C ends it)
serve-plain-only = seats, kingdom, seed and files are for the terminal: add --plain, or choose them in the browser
serve-browser-only = --port and --no-browser are for the browser: leave out --plain
