# The commands that play, watch and keep: their help, and what they say. Options (--names), commands
# (companion play) and file names stay as they are; columns of examples stay in line.

## companion journal

command-journal-verdict-not-evidence-gives = verdict { $n } is not what the evidence gives
command-journal-verdict-s-end-have-no = { $extra } verdict(s) at the end have no evidence
command-journal-match = { $folder }: match { $match }: { $what }
command-journal-problem-s = { $wrong } problem(s)
command-journal-about =
    Reads every record of a journal, judges every match again, and says what is torn,
    damaged or missing, and where. Changes nothing; a torn tail is cut off when the
    table next opens the journal.
command-journal-lists-people-entered-ruled-took =
    Lists what people entered, ruled, took back and renamed in a match: when, by whom
    (a phone, the display, the button of a chair), and what was decided by it.
command-journal-examples = exit status: 0 if all is whole, 1 if something is not, 2 if there is no journal.
command-journal-journal-about = A journal is the folder in which a table keeps its matches.
command-journal-check-help = find everything that is torn, damaged or missing
command-journal-word-folder = the journal's folder
command-journal-rulings-help = tell who ruled what in a match, and what became of it
command-journal-word-match = its number, or "last" (default)
command-journal-match-nothing-entered-ruled-people = match { $match }: nothing was entered or ruled by people
command-journal-no-match-recorded-here = { $folder }: no match is recorded here
command-journal-match-es-none-problems = { $folder }: { $there } match(es), none with problems
command-journal-match-es-problems = { $folder }: { $there } match(es), { $wrong } with problems
command-journal-option-journal = the table's journal (default: where a table on this machine keeps it)
command-journal-cannot-read-name-journals-folder = { $folder }: cannot be read ({ $reason }); name the journal's folder
command-journal-no-folder-here-there = { $parent }: no folder { $name } here; there are: { $there }
command-journal-to-or = { $first } to { $last }, or { $word }
command-journal-none-empty = none, it is empty
command-journal-no-match-here-there = { $folder }: no match { $name } here; there are: { $known }
command-journal-reading-match = reading match { $number }
# $game: its short name; $state: "whole", or how many problems there are.
command-journal-line =
    match { $match }  { $began }  { $game }, { $players }: { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $verdicts ->
        [one] { $verdicts } verdict
       *[other] { $verdicts } verdicts
    }, { $files ->
        [one] { $files } file
       *[other] { $files } files
    }: { $state }
command-journal-unknown-game = unknown game
command-journal-whole = whole
# In place of a list of folders.
command-journal-none = none

## companion cards

command-cards-about =
    The printed rules of I Say, Holmes! give titles and effects. Values, deal numbers and
    bottom lines stand on the cards of your own copy. `companion cards` prints what is
    known as a file to be completed. `companion cards learn` completes it with what the
    dealer has read out and had remembered while you played.
command-cards-examples =
    examples:
      companion cards > my-cards.toml          then name it in your profile, [packs]
      companion cards learn --profile my-table.toml
                                               what the last recorded match taught
      companion cards learn evening.jsonl --into my-cards.toml
command-cards-learn-help = keep what was learned in a recorded match
command-cards-word-file = a transcript; or the last match
command-cards-option-into = the card file (the profile's)
command-cards-name-one-into-profile-packs = name one with --into, or in the profile: [packs] i-say-holmes = {"{"} cards = FILE {"}"}
command-cards-companion-cards-there-no-card = companion cards: there is no card file; { $named }
command-cards-line = line { $number }: { $why }
command-cards-completed = { $into }: completed: { $changed }
command-cards-nothing-new-learned = { $into }: nothing new was learned
command-cards-match-first-line-lost = { $folder }: match { $match }: its first line is lost
command-cards-match = match { $match }

## companion daemon

command-daemon-about =
    Runs a table until it is told to stop: sensors, referee, voice, display and the
    dealer's page in one process. A match that was interrupted goes on where it was.
    Where none was on, display and phones show what can be chosen; with --game,
    --bots, --names or --target a match begins at once. What fails is announced and
    tried again; the referee goes on. As a service: companion install.
    After three starts that failed it opens nothing but a page that says what to do
    (safe mode); a changed profile, --normal, or "Try again" there lead out of it.
command-daemon-examples =
    examples:
      companion daemon --profile my-table.toml
      companion daemon --game block --names Ann,Bo,Cy,Di
      companion daemon --bots 4 --journal /tmp/show      a table that plays by itself

    stops with everything kept at SIGTERM, SIGINT (Ctrl-C) and SIGHUP, exit status 0.
    exit status: 1 if the referee itself failed, 2 if it could not start, 74 if it was
    stopped while the card took nothing: one line says what was not kept.
command-daemon-option-view = what shows the table
command-daemon-option-no-console = serve no page for phones
command-daemon-option-game = the game (the profile's)
command-daemon-option-names = who sits where, by seat
command-daemon-option-bots = let the program play so many seats
command-daemon-option-target = points that win (50)
command-daemon-option-tell = show these lines as well, when it starts
command-daemon-option-safe = load nothing, say what went wrong
command-daemon-option-normal = forget what went wrong before
command-daemon-more = (and { $told } more)
command-daemon-cannot-refereed-only = { $name }: { $game } cannot be refereed; only { $known }
command-daemon-names-names-seats = --names { $names }: { $n } names for { $seats } seats

## companion export

command-export-about =
    Writes one recorded match:

      csv         its verdicts, one a line, for a spreadsheet
      json        everything: header, evidence, verdicts, notes
      transcript  its evidence; companion judge gives the recorded verdicts for it
command-export-examples =
    examples:
      companion export last --format csv -o evening.csv
      companion export 12 --format transcript | companion judge --explain -
command-export-word-match = its number in companion history, or last
command-export-option-output = default: print it
command-export-warning = warning: { $problem }
command-export-writing = writing { $file }
## companion games

command-games-to = { $least } to { $most }
command-games-players = { $game }  { $title }, { $players } players, { $length }
command-games-about =
    Lists every game that the table can referee: how many play, how long it takes, what
    the table needs. `companion rules GAME` shows how it is played.
command-games-players-2 = { $game }: { $title }, { $players } players, { $length }
command-games-needs-uses = needs { $needs }; uses { $inputs }

## companion history

command-history-not-ended = not ended
command-history-matches-won-hands-points =
    { $player }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $won } won; { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
command-history-median-reaction-fastest = Median reaction { $median_us }, fastest { $fastest_us }.
command-history-no-reaction-measured = No reaction was measured.
command-history-how-fast-cards =
    How fast, in { $times ->
        [one] { $times } card
       *[other] { $times } cards
    }:
command-history-ms = { $begin } ms{ $last } { $found }  { $bar }
command-history-match-match-middle-half-cards = Match by match (the middle half of the cards, o the median):
command-history-about =
    Lists every match that was played on this machine, at a table or in `companion
    play`, and everybody who played: people, not bots. With --player, that player's
    reactions as a plot; with --html or --png, everything as charts. All of it is drawn
    from the journals: the database beside them is only there to be quick, and can be
    made again at any time.
command-history-examples =
    examples:
      companion history
      companion history --player Ada
      companion history --html history.html     charts to look at in a browser
      companion history --png history.png
      companion history --json

    A match number with an exclamation mark: its files are damaged; see
    companion journal check.
command-history-option-player = one player, with a plot of reactions
command-history-option-html = write charts as one page
command-history-option-png = write charts as a picture
command-history-option-theme = of the picture
command-history-option-json = print for programs: one JSON object
command-history-option-rebuild = read every journal again, from the beginning
command-history-matches-read-again-from =
    { $read ->
        [one] { $read } match
       *[other] { $read } matches
    } read again from { $beside }
command-history-reading-played = reading what was played
command-history-cannot-written = { $name }: cannot be written ({ $reason })
command-history-no-match-has-been-recorded = No match has been recorded in { $folder } yet; companion play records what you play.
command-history-has-not-played-here-known = { $name } has not played here; known: { $known }
# After the name of a player that the program played.
command-history-bot = { $who } (bot)
# In place of a list of names.
command-history-nobody = nobody
# Heads of columns.
command-history-head-match = match
command-history-head-began = began
command-history-head-game = game
command-history-head-hands = hands
command-history-head-players = players
command-history-head-won-by = won by
command-history-head-player = player
command-history-head-matches = matches
command-history-head-won = won
command-history-head-points = points
command-history-head-median = median
command-history-head-fastest = fastest
command-history-head-forfeits = forfeits
command-history-head-decided = what was decided
command-history-head-times = times

## companion judge

command-judge-about =
    Replay what a table observed and print the verdicts.

    FILE is a transcript: one JSON object a line, a header first (docs/transcript.md).
    The verdicts come out as JSON Lines, each with its rule, margin and doubt, the last
    line being the state of the table. The same transcript gives the same verdicts on
    every machine, in whatever order the evidence arrived.

    Evidence is judged once nothing that could change it can still arrive. What comes
    after the last "end" line, or within the header's latency of the last line if there
    is none, is not judged yet.
command-judge-examples =
    examples:
      companion judge examples/dead-heat.jsonl
      companion judge --explain examples/five-players.jsonl
      some-table | companion judge -

    exit status: 0, whatever the verdicts; 2 if the transcript cannot be read, with one
    line on standard error that says where, what is wrong and what was expected.
command-judge-word-file = a transcript, or - for standard input
command-judge-option-explain = print for people: one line a verdict, with names, margins and how sure they are
command-judge-judging = judging { $file }
command-judge-cannot-read = { $file }: cannot be read: { $reason }
command-judge-last-line-s-not-judged = { $name }: the last { $waiting } line(s) are not judged yet: an "end" line would say that nothing earlier can still arrive
command-judge-nothing-there-expected-transcript-1 = nothing there; expected {"{"}"transcript": 1, "game": ...{"}"}
command-judge-longer-than-bytes-expected-one = longer than { $max_line } bytes; expected one JSON object

## companion learn

command-learn-about =
    Learn a game by playing it: a few short steps at a patient table, each of which waits
    until you have done it, and then a real hand at a gentle pace.
command-learn-word-game = the game (%(default)s)
command-learn-companion-learn-there-no-keyboard = companion learn: there is no keyboard and no screen to learn at
command-learn-now-real-hand-gentle-pace = Now a real hand, at a gentle pace.
command-learn-now-real-game-gentle-pace = Now a real game, at a gentle pace.

## companion monitor

command-monitor-on = on
command-monitor-off = off
# $what: "on" or "off". The hand of somebody who sits elsewhere.
command-monitor-by-seat = { $what } by seat { $seat }
# $input: the name of a button or pad, filled up with blanks.
command-monitor-at-seat = seat { $seat } { $input }
command-monitor-at-the-table = the table
# At most 11 letters.
command-monitor-fault = fault
# Heads of columns; the first four have room for 24, 13, 11 and 13 letters.
command-monitor-head-seat = SEAT
command-monitor-head-when = WHEN
command-monitor-head-doubt = DOUBT
command-monitor-head-where = WHERE
command-monitor-head-what = WHAT (AFTER THE ONE BEFORE)
command-monitor-s-signals-faults-q-ends = { $seconds } s, { $signals } signals, { $faults } faults (q ends)
command-monitor-about =
    Shows every signal with the instant it happened, how sure that is, and how far it was from the
    one before. In a terminal, the whole table on one screen (q ends); elsewhere one line a signal.
command-monitor-option-seconds = end after so long (default: never)
command-monitor-option-lines = one line a signal, also here
command-monitor-option-auto = let the program press the simulated inputs itself

## companion play

command-play-about =
    Play at a simulated table. Alone it opens a start screen, where game, players and
    rules are chosen; with options that say what to play, a match begins at once: you
    and three bots, unless you ask for others. Games:
    { $games }.
    The table deals real cards, so every rule can happen.
    Two people can share a keyboard; the keys are on the screen and in docs/practice.md.
command-play-examples =
    examples:
      companion play                                  choose on the screen what to play
      companion play --bots 3                         you against three bots, at once
      companion play --names Ann,Bo --bot-strength gentle
      companion play --bots 2                         two people at one keyboard, two bots
      companion play --bots 4 --speed 0 --view none   a whole match of bots, at once
      companion play --game block                     another game; companion rules block
      companion play --game sorry --option mode=points
      companion play --phones                         friends join by scanning a code
      companion play --resume                         go on with the match that was on
      companion play --record evening.jsonl           keep it; companion judge evening.jsonl

    With --speed 0, the same --seed always gives the same match.
command-play-option-game = the game (the profile's)
command-play-option-seats = how many play (the profile's)
command-play-option-bots = how many of them are bots
command-play-option-names = who sits down, by seat
command-play-option-bot-strength = how good the bots are
command-play-option-phones = let phones in the same network join the table
command-play-option-choose = open the start screen all the same
command-play-option-seed = deal and play by this chance
command-play-option-speed = times as fast (1); 0: at once
command-play-option-pace = how it is called (the profile's)
command-play-option-traps = share of READYs without a PLAY
command-play-option-hands = stop after so many hands
command-play-option-target = points that win (50)
command-play-option-option = an option of the game, as in a header; may be repeated
command-play-option-auto-dealer = the program deals and rules
command-play-option-record = keep it as a transcript, too
command-play-option-no-record = leave no trace in the history
command-play-option-resume = go on with the match that was on
command-play-option-quiet = with --view none: the score only
command-play-option-view = what shows it
command-play-option-theme = for a dark room, or a bright one
command-play-option-size = of the window
command-play-option-fullscreen = use the whole screen
command-play-option-still = let nothing move on the screen
command-play-option-mute = begin without the voice
command-play-names-expected-different-names-commas = --names { $text }: expected different names with commas between
command-play-cannot-had-phones-leave-one = --{ $option } cannot be had with --phones; leave one of them out
command-play-seed = seed { $seed }
command-play-there-no-match-go-leave = there is no match to go on with; leave --resume out to begin one
command-play-bots-show-hand-times-fast = bots show a hand, { $speed } times as fast as people and without a voice
command-play-nobody-can-press-key-view = nobody can press a key with --view { $view }; add --bots { $seats }
command-play-people-cannot-play-speed-0 = people cannot play at --speed 0; leave it out, or let bots play

## companion replay

command-replay-about =
    Plays a recorded evening back.

      space  pause, and go on        right, left   to the next verdict, or the one before
      + -    faster, slower          home          from the beginning
      q      end                     t p v c h     the screens, as at the table
command-replay-word-file = a recorded evening
command-replay-option-speed = times as fast (default: 1)
command-replay-option-view = default: a window where there is a screen, else the terminal
command-replay-option-theme = dark, or bright
command-replay-option-size = of the window (1024x640)
command-replay-reading = reading { $file }
command-replay-try-view-terminal = { $reason }; try --view terminal
command-replay-s-s = { $now } s of { $end } s, { $mood }
# How it runs, in place of a speed such as "2x".
command-replay-end = end
command-replay-paused = paused

## companion rules

command-rules-about =
    Shows the rules of a game in our own words: what the buttons mean, how a turn goes,
    how it is scored, and what the machine judges. Without a game, lists them all.

      companion rules sorry
command-rules-show-one-companion-rules-game = Show one with: companion rules GAME

## companion say

command-say-about =
    Says what you give it as the table would: from its clips, your own recordings, and espeak-ng for
    words that there is no clip for. With --out it writes a WAV file instead.
command-say-word-text = for example "Ben, too early."
command-say-option-list = list every clip, and whose it is
command-say-option-out = write a WAV file instead
command-say-record-them-docs-voice-md = Record them (docs/voice.md), or: sudo apt install espeak-ng
command-say-there-no-clip = There is no clip for: { $unsaid }. { $remedy }
command-say-nothing-say-try-companion-say = Nothing to say. Try: companion say "Ben, too early."
command-say-cannot-written-name-another-file = { $out }: cannot be written ({ $reason }); name another file
command-say-nothing-can-heard-here-write = Nothing can be heard here; write a file: --out said.wav
# Whose a clip is, in a column of seven letters.
command-say-own = own
command-say-shipped = shipped

## companion snapshot

command-snapshot-about =
    Draws how the display looked at a moment of a recorded evening. No window is opened.

      companion snapshot examples/dead-heat.jsonl --at 5 table.png
      companion snapshot examples/dead-heat.jsonl --verdict 9 photo-finish.png
command-snapshot-word-file = a recorded evening
command-snapshot-option-at = seconds (default: the end)
command-snapshot-option-size = default: 1920x1080
command-snapshot-option-theme = dark, or bright
command-snapshot-option-screen = default: what suited the moment
command-snapshot-option-verdict = the evidence of this verdict
command-snapshot-word-out = where to write it, as PNG
command-snapshot-verdict-has-no-evidence-draw = { $file }: verdict { $verdict } has no evidence to draw by then

## companion voice

command-voice-about = Lists the voices that the table can speak with; the one that speaks is marked.
command-voice-list-help = list the voices
command-voice-try-help = hear a voice
command-voice-try-about = Says something with a voice, and changes nothing.
command-voice-word-name = as companion voice lists it
command-voice-word-text = what to say (default: a verdict)
command-voice-option-out = write a WAV file instead
command-voice-use-help = let the table speak with a voice
command-voice-use-about = Writes the voice into a table's profile, and changes nothing else in it.
command-voice-option-profile = the table
command-voice-cannot-changed-write-under-voice = { $file }: cannot be changed ({ $reason }); write { $line } under [voice]
command-voice-speaks = { $file }: { $name } speaks, { $about }
command-voice-there-no-voice-there = There is no voice { $name }; there are: { $known }
# $spoken and $language are codes: "fr".
command-voice-other-language = { $name } speaks { $spoken }, and { $file } is for { $language }

## The camera

command-monitor-cards = { $seat ->
    [0] pool
   *[other] seat { $seat } pile
}   marks { $marks }

## companion print: options, FILE, GAME and commands stay as they are

command-print-about =
    Write a PDF to print at home: the cards of a game with their backs, its rules, and mats for
    the table. Every card and mat carries marks by which a camera knows it.
command-print-examples =
    examples:
      companion print sherlock-holmes --test-page     measure your printer first
      companion print sherlock-holmes --proof         and read every mark back
      companion print block --paper letter            on US paper
      companion print sherlock-holmes --words my.toml your own words
command-print-option-paper = the paper (default: %(default)s)
command-print-option-duplex = how the printer turns sheets over for the backs; none: no backs (default: %(default)s)
command-print-option-offset = move the backs right and down by so many millimetres (negative: --offset=-1,0.5)
command-print-option-test-page = the test page alone, to measure the printer with
command-print-option-seats = for how many seats mats are printed (default: %(default)s)
command-print-option-only = only this part; may be given again
command-print-option-words = your own list of words (Sherlock Holmes)
command-print-option-cards = your card file, see companion cards (I Say, Holmes!)
command-print-option-out = the file (default: GAME-PAPER.pdf here)
command-print-option-proof = read the PDF back as a camera would, and find every mark
command-print-written =
    { $file }: { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }, { $kb } kB. Print it at 100 %, not fitted to the page.
command-print-offset-expected = expected X,Y in millimetres, each from -{ $most } to { $most }
command-print-no-own = companion print: { $game } takes no { $option }; leave it out
command-print-nothing = companion print: { $game } has none of these parts: { $parts }; leave out --only
command-print-unread = companion print: { $file } cannot be read back: { $why }
command-print-proof-good =
    Proof: { $marks ->
        [one] the one mark was
       *[other] all { $marks } marks were
    } found, on { $pages ->
        [one] one page
       *[other] { $pages } pages
    }.
command-print-proof-missing = Proof: page { $page }, mark { $mark } ({ $what }): not found at { $x }, { $y } mm
command-print-proof-strange = Proof: page { $page }: mark { $mark } was seen at { $x }, { $y } mm, where none is printed
