// An RP2040 with a MicroPython on it, driven in its own time: node chip.mjs RP2040JS UF2 [FLASH]
// One JSON object a line in, one out; `run` gives what the chip has said meanwhile, and when.
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

import { Bus, Pad } from "./parts.mjs";
import * as rom from "./rom.mjs";
import { Line } from "./usb.mjs";

const [library, uf2, flashFile] = process.argv.slice(2);
const part = (file) => import(pathToFileURL(path.join(library, "dist/esm", file)));
const { RP2040, USBCDC, ConsoleLogger, LogLevel } = await part("index.js");
const { SimulationClock } = await part("clock/simulation-clock.js");
const USB_WAY_US = 50;
const BLOCK = 512;
const RP2040_FAMILY = 0xe48bff56;

function loadUf2(chip, file) {
  const data = fs.readFileSync(file);
  for (let at = 0; at + BLOCK <= data.length; at += BLOCK) {
    if (data.readUInt32LE(at) !== 0x0a324655) throw new Error(`${file} is no UF2`);
    if (data.readUInt32LE(at + 8) & 0x2000 && data.readUInt32LE(at + 28) !== RP2040_FAMILY) continue;
    const size = data.readUInt32LE(at + 16);
    chip.flash.set(data.subarray(at + 32, at + 32 + size), data.readUInt32LE(at + 12) - rom.FLASH);
  }
}

// The whole table of one chip: power, line, pads, buses and fingers with their instants.
class Table {
  constructor() {
    this.clock = new SimulationClock();
    this.out = [];
    this.moves = [];
    this.resets = 0;
    this.flash = null;
    this.pads = new Map();
    this.wanted = { pads: [], buses: [] };
    this.high = new Set();
    this.power();
  }

  power() {
    const chip = (this.chip = new RP2040(this.clock));
    chip.logger = new ConsoleLogger(LogLevel.Error, false);
    rom.load(chip);
    chip.core.reset();
    if (this.flash) chip.flash.set(this.flash);
    else if (flashFile && fs.existsSync(flashFile)) chip.flash.set(fs.readFileSync(flashFile));
    else loadUf2(chip, uf2);
    chip.peripherals[0x40058].onWatchdogTrigger = () => (this.dead = true);
    for (const pio of chip.pio) pio.run = () => {};
    this.line = new Line(USBCDC, chip.usbCtrl, USB_WAY_US);
    this.line.came = (data) => this.out.push([this.now, Buffer.from(data).toString("hex")]);
    this.pads = new Map(this.wanted.pads.map((pin) => [pin, new Pad(chip, pin)]));
    this.buses = this.wanted.buses.map(([bus, addresses]) => new Bus(chip, chip.i2c[bus], addresses));
    for (const pin of this.high) chip.gpio[pin].setInputValue(true);
    this.dead = false;
    chip.core.PC = rom.FLASH;
  }

  get now() {
    return this.clock.nanos / 1000;
  }

  restart() {
    this.resets++;
    this.flash = this.chip.flash.slice();
    // What the old chip had planned must not happen to the new one.
    this.clock.nextAlarm = null;
    this.power();
  }

  run(until, onWord) {
    while (this.now < until) {
      if (this.dead) this.restart();
      this.move();
      if (onWord && this.out.length) return;
      this.slice(Math.min(until, this.moves.length ? this.moves[0][0] : until), onWord);
    }
    this.move();
  }

  move() {
    while (this.moves.length && this.moves[0][0] <= this.now) {
      const [, kind, which, value] = this.moves.shift();
      if (kind === "pin") this.chip.gpio[which].setInputValue(!!value);
      else if (kind === "pad") this.pads.get(which).chargeNs = value;
      else for (const bus of this.buses) if (bus.chips.has(which)) bus.chips.get(which).touched = value;
    }
  }

  // Goes on to an instant, or to the next word of the chip: CPU and PIO in step.
  slice(until, onWord) {
    const { chip, clock, out } = this;
    const { core } = chip;
    const cycle = 1e9 / chip.clkSys;
    const end = until * 1000;
    while (clock.nanos < end && !(onWord && out.length) && !this.dead) {
      let cycles;
      if (core.waiting) {
        const alarm = clock.nanosToNextAlarm;
        cycles = Math.max(1, Math.min(alarm > 0 ? alarm : 1000, end - clock.nanos) / cycle);
        // State machines may move a pin while the core sleeps.
        if (this.counting()) cycles = Math.min(cycles, 16);
      } else {
        cycles = core.PC < rom.END ? rom.call(chip) : core.executeInstruction();
      }
      clock.tick(cycles * cycle);
      for (const pio of chip.pio) if (!pio.stopped) this.count(pio, cycles);
    }
  }

  counting() {
    return this.chip.pio.some((pio) => !pio.stopped);
  }

  count(pio, cycles) {
    for (const machine of pio.machines) {
      if (!machine.enabled) continue;
      machine.owed = (machine.owed ?? 0) + cycles;
      const divider = (machine.clockDivInt || 65536) + machine.clockDivFrac / 256;
      while (machine.owed >= divider) {
        const before = machine.cycles;
        machine.step();
        machine.owed -= divider * Math.max(1, machine.cycles - before);
        pio.checkChangedPins();
      }
    }
  }
}

const table = new Table();
const DOES = {
  wire: ({ pads, buses, high }) => {
    table.wanted = { pads, buses };
    table.high = new Set(high);
    table.clock.nextAlarm = null;
    table.flash = table.chip.flash.slice();
    table.power();
    return {};
  },
  run: ({ until, word }) => {
    table.run(until, word);
    const out = table.out.splice(0);
    return { now: table.now, out, resets: table.resets, connected: table.line.connected };
  },
  send: ({ hex }) => (table.line.send(Buffer.from(hex, "hex")), {}),
  move: ({ moves }) => {
    table.moves = [...table.moves, ...moves].sort((a, b) => a[0] - b[0]);
    return {};
  },
  restart: () => (table.restart(), {}),
  lamp: ({ pin }) => ({ on: table.chip.gpio[pin].value === 1 }),
  keep: ({ file }) => (fs.writeFileSync(file, table.chip.flash.subarray(0, 2 << 20)), {}),
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const order = JSON.parse(line);
  let answer;
  try {
    answer = DOES[order.do](order);
  } catch (error) {
    answer = { error: error.stack };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
