"""A pack that the program keeps is shuffled by the program, when somebody deals."""

from dataclasses import replace
from pathlib import Path

from companion.app.hosted.guests import Guests
from companion.app.hosted.notices import Notices
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.core.live import Skipping
from companion.core.referee.events import Deal
from companion.keep.journal.opening import open_journal
from companion.setup.profile import load_profile, parse_text, shipped_text
from companion.setup.profile.model import Profile


def table(pack: str) -> Profile:
    packs = f'\n[packs]\nsorry = {{ pack = "{pack}" }}\n'
    return replace(parse_text(shipped_text("laptop") + packs, "table.toml"), game="sorry")


def dealt(profile: Profile, folder: Path, seed: int = 1) -> tuple[Deal, str]:
    """What was taken when the dealer said "deal", and where it stands once judged."""
    base = Skipping(1_000_000)
    opened = open_journal(folder, lambda line: None, boot="b", steady=lambda: base() / 1e6)
    wanted = Wanted(profile, view="none", console=False)
    service = Service(wanted, opened, Notices(base), base=base, draw=lambda: seed)
    taken: list[Deal] = []

    class Ear:
        def heard(self, event: object) -> None:
            if isinstance(event, Deal):
                taken.append(event)

        def judged(self, *_: object) -> None:
            """Nothing to note."""

    service.host.present.append(lambda session: Guests((Ear(),)))
    service.handles.enter(lambda t: Deal(t, "deal", {}))
    judged_by = base() + 1_000_000
    service.host.turned.append(lambda: service.host.stop() if base() > judged_by else None)
    service.host.run(service.first)
    assert service.host.session is not None
    phase = str(service.host.session.state()["phase"])
    service.close()
    return taken[0], phase


def test_the_program_shuffles_its_own_pack_when_the_dealer_deals(tmp_path: Path) -> None:
    deal, phase = dealt(table("virtual"), tmp_path / "one")
    assert phase == "lead-draw"
    other, _ = dealt(table("virtual"), tmp_path / "two", seed=2)
    assert sorted(deal.fields["order"]) == sorted(other.fields["order"])
    assert deal.fields["order"] != other.fields["order"]


def test_real_cards_are_shuffled_by_hand(tmp_path: Path) -> None:
    deal, phase = dealt(table("physical"), tmp_path / "one")
    assert phase == "lead-draw"
    assert "order" not in deal.fields
    deal, _ = dealt(replace(load_profile(), game="sorry"), tmp_path / "two")
    assert "order" not in deal.fields
