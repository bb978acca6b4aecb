# The command line: what every command shares. Words in capitals (FILE, COMMAND) stand for what is
# typed. Options (--language), commands (companion play) and names of files stay as they are.

## Help

cli-about =
    A referee for real tables. It watches every seat, judges who was first and who was
    early, keeps cards and score, shows its evidence, and says "too close to call" when
    it is.
# Columns stay in line.
cli-examples =
    start with:
      companion play                                       you against three bots
      companion learn                                      a game in a few minutes
      companion judge --explain examples/five-players.jsonl

    companion COMMAND --help tells more of each.
# What stands in the usage for the name of a command.
cli-a-command = COMMAND
# Before the usage of a command: "usage: companion play [-h] ...".
cli-usage = usage:
# Headings of help, without their colon. Small letters.
cli-options = options
cli-positional-arguments = positional arguments
cli-option-help = show this help message and exit
cli-option-version = show program's version number and exit
# $languages: codes, such as "en, fr".
cli-option-language = speak this language: { $languages } (the profile's, or the terminal's)
# %(default)s is filled in later, and stays as it is.
cli-option-profile = the table: a shipped profile or a TOML file (default: %(default)s, all simulated)

## Groups of commands: headings without their colon, in small letters

cli-group-play = play
cli-group-watch = watch
cli-group-table = at the table
cli-group-keep = keep
cli-group-build = build

## Commands, each in one line of at most 66 letters

cli-command-play = play at a simulated table, against bots
cli-command-learn = learn a game in a few minutes, by doing
cli-command-games = list the games that the table can referee
cli-command-rules = show the rules of a game
cli-command-cards = write down the cards of your own I Say, Holmes!
cli-command-print = print a pack of cards, its mats and its rules
cli-command-replay = play a recorded evening back on the display
cli-command-snapshot = draw a moment of a transcript as a picture
cli-command-judge = judge a recorded transcript
cli-command-daemon = run a table until it is switched off
cli-command-check = test every button, pad and lamp of a table
cli-command-monitor = watch what a table reports, live
cli-command-say = hear the voice of the table
cli-command-voice = list the voices, try one, choose one
cli-command-club = keep what many tables play: open a club, join one
cli-command-history = who played, who won, how fast they were
cli-command-export = write a recorded match as CSV, JSON or transcript
cli-command-journal = check the table's recorded evidence
cli-command-setup = find what is plugged in, and describe the table
cli-command-profile = check a table's description, draw its wiring, panels and labels
cli-command-boards = list the seat boards that are plugged in, or give one its firmware
cli-command-calibrate = measure how late the speaker is, and remember it
cli-command-doctor = check this machine, and tell how to mend it
cli-command-install = let this machine start as a table
cli-command-appliance = settings and versions of a table that was flashed onto a card
cli-command-language = list the languages, and what one of them lacks
cli-command-completion = print what lets a shell complete these commands

## Mistakes in a command line: one line each, after "companion play: "

# $name: --language, or COMPANION_LANGUAGE. $expected: codes of languages.
cli-no-such-language = { $name } is { $wish }; expected one of { $expected }
# $instead is one of the three below, or nothing.
cli-no-such-command = there is no command { $command }{ $instead }
cli-no-such-option = there is no option { $name }{ $instead }
cli-no-such-choice = { $name } is { $value }{ $instead }
cli-did-you-mean = ; did you mean { $near }?
cli-expected-one-of = ; expected { $words }
cli-help-lists-them = ; { $program } --help lists them
# $expected: a sentence of the part below.
cli-not-what-was-expected = { $name } is { $value }; { $expected }
cli-is-missing = { $missing } is missing; { $program } --help tells more
cli-one-word-too-many = { $word } is one word too many; { $program } --help tells more
# $option: an option with that word, such as "--game block".
cli-one-word-too-many-meant = { $word } is one word too many; did you mean { $option }?
# The next seven follow on the name of an option: "--seats: expected a value after it". What begins
# with % is filled in later, and stays as it is.
cli-expected-a-value = expected a value after it
cli-expected-at-least-one = expected at least one argument
cli-expected-at-most-one = expected at most one argument
cli-not-allowed-with = not allowed with argument %s
cli-one-of-these-is-required = one of the arguments %s is required
cli-ambiguous-option = ambiguous option: %(option)s could match %(matches)s
cli-takes-no-value = ignored explicit argument %r
cli-not-a-value = invalid %(type)s value: %(value)r

## What a value should be

cli-expected-from-to =
    expected { $what ->
        [seconds] seconds
        [metres] metres
        [millimetres] millimetres
        [share] a share
        [whole] a whole number
       *[number] a number
    } from { $least } to { $most }
cli-expected-from-on =
    expected { $what ->
       *[whole] a whole number
    } from { $least } on
cli-expected-above =
    expected { $what ->
        [seconds] seconds
       *[number] a number
    } of more than { $least }, up to { $most }
cli-expected-size = expected WxH, from 320x240 to 9999x9999
cli-expected-setting = expected NAME=VALUE

## How far long work is: short, on one line of a terminal

cli-left = { $span } left
cli-so-far = { $span } so far
cli-span-seconds = { $s } s
cli-span-minutes = { $min } min { $s } s
cli-span-hours = { $h } h { $min } min

## Files

cli-picture = The picture is in { $file }
cli-cannot-be-written = { $file }: cannot be written ({ $reason }); name another file
# $reason: what to do instead.
cli-cannot-be-changed-here = { $file }: is written in a way not to be changed here; { $reason }
cli-files-neither-nor-install-program = the { $name } files are neither in { $beside } nor in { $installed }; install the program again
# $name: a command. The program runs in a page of a browser.
cli-needs-threads-sockets-devices-page = { $name } needs threads, sockets or devices, which a page has not; install Companion

## The camera

cli-expected-folder = expected a folder that is there; make it first
