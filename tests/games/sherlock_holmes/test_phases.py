"""The table of phases, and the picture that is drawn of it."""

from companion.games.sherlock_holmes.rules.phases import TABLE, HolmesStep, mermaid


def test_every_step_that_leads_somewhere_is_drawn_but_for_what_people_say() -> None:
    said = (HolmesStep.RULE, HolmesStep.ANSWER)
    steps = [(phase, step, rule) for phase, row in TABLE.items() for step, rule in row.items()]
    drawn = [
        f"{phase} --> {rule.next}: {step}" + (f" ({rule.given})" if rule.given else "")
        for phase, step, rule in steps
        if step not in said and rule.next
    ]
    assert any(line.endswith(")") for line in drawn)
    first, start, *lines = map(str.strip, mermaid().splitlines())
    assert (first, start) == ("stateDiagram-v2", "[*] --> dealing")
    assert lines == [*drawn, "over --> [*]"]
