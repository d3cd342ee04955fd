"""`throneroom play --plain`: play line by line, and save the game at the end."""

from __future__ import annotations

from collections.abc import Sequence

from throneroom.cards.catalog import Catalog
from throneroom.locale import Locale
from throneroom.system.signals import ignoring_signals, interrupted_by_signals
from throneroom.terminal.line.line_game import LineGame, Quit
from throneroom.terminal.line.line_io import LineIO
from throneroom.terminal.start import PlayOptions, game_failed, leave, open_game


def play_plain(options: PlayOptions, catalog: Catalog, locales: Sequence[Locale], io: LineIO) -> None:
    """Play line by line, and save an unfinished game however it ends.

    `locales` are the people's languages in order. The first is also used for the other people, and for messages to
    everyone.
    """
    locale = locales[0]
    series, greeting = open_game(options, catalog, locale)
    io.print(greeting)
    game = LineGame(series, io, locales, catalog)
    with interrupted_by_signals():
        try:
            game.play()
        except (Quit, EOFError, KeyboardInterrupt):
            leave(series, "--plain", options.custom, locales, io)
            return
        except BrokenPipeError:
            with ignoring_signals():
                series.save_anywhere()
            raise
        except Exception as error:  # such as a failing custom card: save the game first
            leave(series, "--plain", options.custom, locales, io)
            raise game_failed(error, options.custom, locale) from error
    io.print(locale.text("plain-bye"))
