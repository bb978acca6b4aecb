### Safe mode: the one page of a table that could not start. It is read by somebody in trouble:
### plain words, short sentences.

safe-title = The table could not start
safe-asked-title = Safe mode
safe-was-asked-for = Safe mode was asked for.
safe-none-failed = No start has failed.
safe-failed = { $times ->
    [1] The table failed to start once.
    [2] The table failed to start twice.
    [3] The table failed to start three times.
    [4] The table failed to start four times.
    [5] The table failed to start five times.
   *[other] The table failed to start { $times } times.
}
# $why is what the program said, without its full stop.
safe-last-time = The last time: { $why }.

## What can be chosen. R and A are keys.

safe-try-again = Try again
safe-start-as-usual = Start as usual
safe-set-aside = Set match { $match } aside, begin another
safe-choose-again = Choose Try again (R). What was wrong may have passed.
safe-choose-usual = Choose Start as usual (R) when you are done.
# $match is the match that was on: its number, its game, who played.
safe-aside = If that fails, set { $match } aside (A). It is kept in a folder of its own, nothing is deleted, and another match can begin.
safe-show-this = If nothing helps, show this to whoever looks after the table. On its machine, companion doctor and journalctl -u companion tell more.
safe-not-set-aside = Match { $match } cannot be set aside: { $why }.

## What to do first, by what went wrong

safe-unwritable = The card cannot be written ({ $why }). Make room on it, or use another one.
safe-nothing-happens = Nothing is sensed, judged or said meanwhile, and no match is touched.
safe-unplug = Unplug what was plugged in last: a board, a loudspeaker, a screen.
safe-kind-ProfileError = The description of the table is wrong. Mend { $profile }; companion profile check { $profile } names every mistake.
safe-kind-ConfigurationError = The description of the table does not fit the machine. Mend { $profile }; companion doctor --profile { $profile } tells how.
safe-kind-CannotPlayError = What the table was started with cannot be played. Mend { $profile }, or the command that starts it.
safe-kind-MissingExtra = Something is not installed: install what the line above names.
safe-kind-NotPermitted = The program may not use a device: companion doctor tells why.
safe-kind-BrokenGameError = A game that was added is broken: update its package, or uninstall it.
safe-kind-MemoryError = The machine has too little memory: end what else runs on it.

## The same page on a phone

safe-code = Code on the display
safe-moment = One moment
safe-waiting = The table starts again. This page looks for it in ten seconds; else open it again.
safe-choose-a-button = Choose one of the buttons.

## In the log

safe-log = safe mode: { $told }
safe-log-alone = safe mode: nothing can show what is wrong; trying a normal start
safe-log-set-aside = match { $match } is set aside in { $folder }
safe-log-page = safe mode: the page is at { $address }
safe-log-page-and-code = safe mode: the page is at { $address } with the code { $code }
safe-port-closed = port { $port } cannot be opened ({ $why })
safe-daemon-failed = companion daemon: { $why }
# $first is the first line of several.
safe-and-more = { $first } (and { $count } more)
