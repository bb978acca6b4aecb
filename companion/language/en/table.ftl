# What a table says of itself while it is played at: on the display, on phones, and in the log. What
# is shown says what it means for those who play, and what they can do; it has room for one line.

## ending

table-companion-stopped-lost = companion: stopped, and lost what is { $unkept }

## low water

table-ms = { $bound_us } ms
table-verdicts-come-up-after-press = Verdicts come up to { $bound } after a press: a part of the table is slow to answer.
table-how-far-not-known-verdicts = { $behind }: how far is not known; verdicts wait { $bound } for it
table-verdicts-come-once-again = Verdicts come at once again.
table-all-sources-say-again-how = all sources say again how far they are

## meaning

table-sound-comes-from-another-output = The sound comes from another output; if you hear it, all is well.
table-no-sound-here-said-shown = No sound here: what is said is shown.
table-recording-yours-cannot-used-built = A recording of yours cannot be used; the built-in voice speaks.
table-something-could-not-said-aloud = Something could not be said aloud; it is shown. Play goes on.
table-power-went-middle-match-written = The power went in the middle of a match: what was written before is kept.
table-record-last-match-damaged-dealer = The record of the last match is damaged. Dealer: please check the score.
table-card-full-make-room-before = The card is { $share } full: make room on it before matches can no longer be kept.
table-there-room-card-again = There is room on the card again.

## speaker

table-no-sound = no sound ({ $reasons }). { $remedy }
table-no-sound-said-shown = no sound, what is said is shown ({ $reason })
table-none-wanted = none is wanted
table-voice-uses-instead = The voice uses { $name } instead: { $reasons }

## Parts that fail: what it means, then what to do; and that they are back

table-broken-voice = No sound: words are shown instead.
table-broken-display = The display is dark: phones show everything.
table-broken-console = Phones cannot join now: rule on the display.
table-broken-feed = The house hears nothing of the match; play goes on.
table-broken-club = What is played here does not reach the club now.
table-broken-any = A part of the table does not work; play goes on.
table-remedy-voice = Is the loudspeaker plugged in and on?
table-remedy-display = Is it plugged in and on?
table-remedy-console = It is tried again by itself.
table-remedy-feed = It is tried again by itself.
table-remedy-feed-refuses = Are user and password of [feed] right?
table-remedy-feed-untrusted = Is ca_file of [feed] right?
table-remedy-feed-name-taken = Give this table another name under [feed].
table-remedy-feed-file = The profile names a file that cannot be read: companion doctor tells which.
table-remedy-club = It is kept, and sent by itself later.
table-remedy-any = It is tried again by itself.
table-remedy-missing = Something is not installed: companion doctor tells what.
table-remedy-not-permitted = The program may not use it: companion doctor tells why.
table-remedy-profile = The profile is wrong: companion profile check tells where.
table-remedy-nonsense = Unplug it, and plug it in again.
table-back-voice = The sound is back.
table-back-display = The display is back.
table-back-console = Phones can join again.
table-back-feed = The house hears of the match again.
table-back-club = The club hears of this table again.
table-back-all = All parts of the table work again.

## Faults of buttons, pads and lamps; $what: one of the next part, $n: of how many seats

table-fault-lost =
    { $n ->
        [one] { $what } does not answer; nobody pays for it. Check its cable.
       *[other] { $what } do not answer; nobody pays for it. Check the cables.
    }
table-fault-stuck =
    { $n ->
        [one] { $what } stays on. Is something on it, or is it stuck?
       *[other] { $what } stay on. Is something on them, or are they stuck?
    }
table-fault-chatter =
    { $n ->
        [one] { $what } flickers; is its wire loose?
       *[other] { $what } flicker; are their wires loose?
    }
table-fault-evidence-lost =
    { $n ->
        [one] { $what } missed something; nobody pays for it.
       *[other] { $what } missed something; nobody pays for it.
    }
table-fault-wrong-clock =
    { $n ->
        [one] { $what } is timed less exactly; the dealer may be asked more.
       *[other] { $what } are timed less exactly; the dealer may be asked more.
    }
table-fault-battery-low =
    { $n ->
        [one] { $what } has a seat board whose battery is low; charge it soon.
       *[other] { $what } have seat boards whose batteries are low; charge them soon.
    }
table-fault-lamp-lost =
    { $n ->
        [one] { $what } has a lamp that stays dark; play goes on.
       *[other] { $what } have lamps that stay dark; play goes on.
    }
table-fault-recovered =
    { $n ->
        [one] { $what } works again.
       *[other] { $what } work again.
    }
table-fault-unknown =
    { $n ->
        [one] { $what } is not to be trusted; nobody pays for it.
       *[other] { $what } are not to be trusted; nobody pays for it.
    }

## Where a fault is: each begins a sentence. $who: a name, or "Seat 3"; $input: "white"

table-whole = The table
table-seat = Seat { $seat }
table-seats = Seats { $first } and { $last }
table-seat-of = The seat of { $who }
table-phone-of = { $who }'s phone
table-button-of = { $who }'s { $input } button
table-pad-of = { $who }'s { $input } pad
table-and = { $first } and { $last }
table-and-others = { $first } and { $others } others

## Sound

table-sound-ended = The sound has failed and is started again; words are shown meanwhile.
table-sound-wrong-clock = Sound is timed less exactly here; the dealer may be asked more.
table-sound-remedy = Without a voice, play goes by lamps and display (voice.output = "none" is quiet)

## The card, and old matches

table-nearly-full-logged = The card is { $share } full, { $mb } MB left in { $folder }; keep_matches in the profile lets old ones go
# $matches: their numbers, "3, 4 and 5".
table-swept =
    { $n ->
        [one] Old match deleted, as the profile says: { $matches }.
       *[other] Old matches deleted, as the profile says: { $matches }.
    }

## Parts that take no part in a match any more because of a mistake of ours; $meaning: one of these

table-stopped-stage = The display stands still
table-stopped-tableconsole = The page on the phones stands still
table-stopped-voice = The voice says nothing more
table-stopped-sharedlamps = The lamps stay as they are
table-stopped-feedguest = The house hears nothing more of the match
table-stopped-calling = Nobody calls READY and PLAY any more
table-stopped-quietcalling = Nobody calls READY and PLAY any more
table-stopped-any = A part of the table has stopped
table-stopped-shown = { $meaning }; play goes on. It is back with the next game.
table-stopped-spoken = { $meaning }.
table-stopped-logged = { $part } has stopped ({ $reason }); play goes on, it is back with a new game

## Who can play

table-not-so-many =
    { $seats ->
        [one] { $game } is for { $least } to { $most } players; there is { $seats } seat
       *[other] { $game } is for { $least } to { $most } players; there are { $seats } seats
    }

## The camera

table-camera = The camera
table-camera-of = { $who }'s mat
table-fault-hidden =
    { $n ->
        [one] { $what } is out of the camera's sight; the dealer is asked what lies there.
       *[other] { $what } are out of the camera's sight; the dealer is asked what lies there.
    }
