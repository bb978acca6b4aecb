"""How a table stands with its club, in words: for display, phones and log, and the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.club.sending.line import STRANGER
from companion.club.sending.report import ALONE, Report
from companion.kit.notice import Notice
from companion.language import known, say
from companion.language.retold import Said, told

QUIET_S = 60
"""What has been waiting for less is on its way, and nothing to speak of."""
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400


def age(seconds: int) -> str:
    """Say for how long something has been waiting, as roughly as one would."""
    if seconds < _HOUR:
        return say("club-age-minutes", n=seconds // _MINUTE)
    if seconds < 2 * _DAY:
        return say("club-age-hours", n=seconds // _HOUR)
    return say("club-age-days", n=seconds // _DAY)


def notice_of(report: Report | None) -> Notice | None:
    """Return what is shown of it at the table; None: all is well, or there is no club."""
    if report is None or report.trouble == ALONE:
        return None
    if report.trouble == STRANGER:
        return _notice(report, told(lambda: say("club-notice-stranger")))
    if report.behind and report.oldest_s >= QUIET_S:
        return _notice(report, told(lambda: _behind(report)))
    if report.refused:
        return _notice(report, told(lambda: " ".join(refusals(report.refused))))
    return None


def _behind(report: Report) -> str:
    return say("club-notice-behind", n=len(report.behind), age=age(report.oldest_s))


def _notice(report: Report, shown: Said) -> Notice:
    return Notice(shown, logged=f"{shown} ({report.reason})" if report.reason else "")


def refusals(refused: Mapping[str, str]) -> Sequence[str]:
    """Say which matches the club does not take, and what that means."""
    return [
        say(
            f"club-refused-{why}" if known(f"club-refused-{why}") else "club-refused-unfit",
            match=match,
        )
        for match, why in refused.items()
    ]


def over() -> Notice:
    """Say that the club has everything again."""
    return Notice(told(lambda: say("club-notice-over")))
