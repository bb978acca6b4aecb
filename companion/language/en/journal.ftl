# What is kept of matches, and what is wrong with it: for the display, `companion journal check` and the
# doctor.

## statistics

journal-apart = { $what }, { $span } apart.

## account

journal-match-set-aside = { $folder }: match { $match } is set aside: { $unfit }
journal-match-first-line-lost = { $folder }: match { $match }: its first line is lost
journal-match = { $folder }: match { $match }: { $what }

## aside

journal-match-2 = match { $number }
journal-match-not-here-any-more = { $folder }: match { $match } is not here any more

## checkpoints

journal-not-how-match-stood = it is not how a match stood
journal-not-how-match-game-stood = it is not how a match of this game stood

## journal

journal-journal-cannot-written-play-goes = The journal in { $folder } cannot be written ({ $why }). Play goes on, and what happens is kept in memory; it is lost if the power goes before this is mended.
journal-journal-cannot-written-play-goes-2 = The journal cannot be written. Play goes on.
journal-journal-written-again-play-goes = The journal is written again. Play goes on.
journal-not-card = not on the card in { $folder } ({ $why }): { $records }
journal-evidence-lost-from-verdict-match = Evidence was lost: from verdict { $n } on, the match was judged again and differs from what was said before. Dealer: please check cards and score.
journal-evidence-lost-dealer-please-check = Evidence was lost. Dealer, please check cards and score.
journal-match-could-not-recorded-lost = Match { $match } could not be recorded and is lost.

## opening

journal-there-no-match-go = there is no match to go on with
journal-cannot-read-no-match-resumed = { $folder }: cannot be read ({ $reason }); no match is resumed

## reading

journal-cannot-read = cannot be read ({ $reason })
journal-record-makes-no-sense = record { $seq } makes no sense: { $reason }
journal-record-does-not-belong-one = record { $seq } does not belong to the one before it

## sense

journal-no-kind-record-version-knows = { $kind } is no kind of record that this version knows
journal-no-version-journal-named = no version of the journal is named
journal-written-newer-companion-journal-version = written by a newer Companion (journal version { $version }, this one knows { $known })
journal-clock-missing = its clock is missing
journal-header-says-no-game-seats = its header says no game with seats
journal-no-event-instant = it is no event with an instant
journal-no-numbered-verdict = it is no numbered verdict
journal-does-not-say-takes-back = it does not say what it takes back
journal-no-instant = it is no instant
journal-does-not-say-notes = it does not say what it notes
journal-does-not-say-records-were = it does not say which records were lost
journal-does-not-say-from-verdict = it does not say from which verdict on

## remembered

journal-too-long-chosen-last-left = { $file }: too long to be what was chosen last; left alone
journal-cannot-read-nothing-remembered = { $file }: cannot be read ({ $reason }); nothing is remembered
journal-not-readable-json-nothing-remembered = { $file }: not readable as JSON; nothing is remembered until it is written anew
journal-not-chosen-last-nothing-remembered = { $file }: not what was chosen last; nothing is remembered
journal-cannot-written-choices-not-remembered = { $file }: cannot be written ({ $reason }); choices are not remembered

## A card that refuses

journal-card-failed = The card takes nothing more: have it looked after. If the power goes now, the match is lost.
journal-card-full = The card is full: make room on it. If the power goes now, the match is lost.
journal-card-only-read = The card can only be read: another one is needed. If the power goes now, the match is lost.
journal-card-not-permitted = The program may not write on the card: companion doctor tells why. If the power goes now, the match is lost.
journal-written-again =
    { $lost ->
        [0] The journal in { $folder } is written again; nothing was lost.
        [one] The journal in { $folder } is written again; { NUMBER($lost, useGrouping: 1) } record was lost.
       *[other] The journal in { $folder } is written again; { NUMBER($lost, useGrouping: 1) } records were lost.
    }
journal-kept-again =
    { $lost ->
        [0] What happens is kept on the card again; nothing was lost.
        [one] What happens is kept on the card again; { NUMBER($lost, useGrouping: 1) } record was lost.
       *[other] What happens is kept on the card again; { NUMBER($lost, useGrouping: 1) } records were lost.
    }
journal-records-of-match =
    { $n ->
        [one] { $n } record of match { $match }
       *[other] { $n } records of match { $match }
    }
journal-in-use = { $folder }: already written by another companion (process { $process }); stop that one, or name another folder
# In place of the number of a process.
journal-unknown = unknown

## What is wrong with the files of a match

journal-problem = { $file }: byte { $at }: { $what }
journal-torn = a torn tail of { $size } byte(s): no whole record
journal-torn-zeros = a torn tail of { $size } byte(s): zeros
journal-damage = damage of { $size } byte(s): no whole record
journal-damage-zeros = damage of { $size } byte(s): zeros
journal-missing-gone = { $lost } record(s) from number { $first } on: gone
journal-missing-end = { $lost } record(s) from number { $first } on: gone from its end, though they were acknowledged
journal-missing-unwritten = { $lost } record(s) from number { $first } on: never written, as was said at the time

## Why a table did not start, where it said nothing itself

journal-start-silent = it ended without a word; it was killed, hung, or had no memory left
journal-start-hung = it was not ready in time, and was stopped
