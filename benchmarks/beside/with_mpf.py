"""Switches and lights with the Mission Pinball Framework's virtual platform; `benchmarks.peers`
runs it.

A handler for each switch, as a game's own code has them: the short way, without events and shows.
"""

import asyncio
import json
import logging
import sys
import tempfile
import time
from pathlib import Path

from mpf.core.config_loader import YamlMultifileConfigLoader
from mpf.core.machine import MachineController
from mpf.platforms.virtual import VirtualLight

ASKED = json.load(sys.stdin)
AT_ONCE = 100
"""So many edges come in with one reading of a board, before the loop goes on."""


def configured(folder):
    """Write a machine's configuration, and return it as the framework reads it."""
    count = max(line for line, _ in ASKED["edges"]) + 1
    switches = [f"  s_{n}:\n    number: {n}" for n in range(count)]
    lights = [f"  l_{n}:\n    number: {n}\n    subtype: matrix" for n in ASKED["lamps"]]
    field = "playfields:\n  playfield:\n    tags: default\n    default_source_device: None"
    text = "\n".join(["#config_version=6", field, "switches:", *switches, "lights:", *lights, ""])
    (folder / "config").mkdir()
    (folder / "config" / "config.yaml").write_text(text)
    return YamlMultifileConfigLoader(str(folder), ["config.yaml"], False, False).load_mpf_config()


class Table:
    """A machine whose lights follow its switches."""

    def __init__(self, machine):
        self.machine, self.platform = machine, machine.default_platform
        self.count = self.lit = 0
        handle = machine.switch_controller.add_switch_handler
        for switch in machine.switches.values():
            number = int(switch.name.removeprefix("s_"))
            light = machine.lights[f"l_{number}"] if number in ASKED["lamps"] else None
            handle(switch.name, lambda light=light: self.pressed(light), state=1)
            handle(switch.name, lambda light=light: self.released(light), state=0)
        set_fade = VirtualLight.set_fade

        def noted(light, *fade):
            set_fade(light, *fade)
            self.lit = time.perf_counter_ns()

        VirtualLight.set_fade = noted

    def pressed(self, light):
        """Count, and light."""
        self.count += 1
        if light:
            light.on(key="table")

    def released(self, light):
        """Count, and put out."""
        self.count += 1
        if light:
            light.remove_from_stack_by_key("table")

    def drive(self, line, on):
        """Close a contact, or open it."""
        self.machine.switch_controller.process_switch_by_num(str(line), int(on), self.platform)

    async def run(self, start_s):
        """Count edges, press, rest."""
        began = time.process_time()
        for number, (line, on) in enumerate(ASKED["edges"]):
            self.drive(line, on)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0)
        edges_s, heard = time.process_time() - began, self.count
        lamp_us = [await self.press_to_lamp() / 1000 for _ in range(ASKED["presses"])]
        began = time.process_time()
        await asyncio.sleep(ASKED["idle_s"])
        idle = (time.process_time() - began) / ASKED["idle_s"]
        kib = int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0])
        found = {"start_s": start_s, "edges_s": edges_s, "heard": heard, "lamp_us": lamp_us}
        print(json.dumps({**found, "idle": idle, "kib": kib}))

    async def press_to_lamp(self):
        """Return the nanoseconds until the light is set."""
        line, self.lit = ASKED["lamps"][0], 0
        began = time.perf_counter_ns()
        self.drive(line, True)
        while not self.lit:
            await asyncio.sleep(0)
        took = self.lit - began
        self.drive(line, False)
        await asyncio.sleep(0.01)
        return took


def main():
    """Start a machine as its own command does."""
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as name:
        options = {
            "force_platform": "virtual", "production": False, "mc": False, "bcp": False,
            "no_load_cache": True, "create_config_cache": False, "text_ui": False,
            "platform_integration_test": False, "debug": False,
            "consoleloglevel": logging.ERROR, "loglevel": logging.ERROR,
        }  # fmt: skip
        machine = MachineController(options, configured(Path(name)))
        assert machine.initialize_mpf(), "the framework did not start"
        table = Table(machine)
        start_s = time.process_time()
        machine.clock.loop.run_until_complete(table.run(start_s))


main()
