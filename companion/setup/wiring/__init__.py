"""From a profile to a plan one can solder from: as a table and as a picture."""

from companion.setup.wiring.plan import Wiring, plan_wiring
from companion.setup.wiring.svg import draw_wiring
from companion.setup.wiring.text import write_wiring

__all__ = ["Wiring", "draw_wiring", "plan_wiring", "write_wiring"]
