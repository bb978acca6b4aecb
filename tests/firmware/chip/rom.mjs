// The RP2040's boot ROM, as far as MicroPython calls it, played by the emulator.
// rp2040js brings no ROM; every entry of this one is an address at which the chip is stopped, what
// the data sheet (2.8.3) says the function does is done here, and the chip goes on at its return.
const VERSION = 2;
const FUNCTIONS = 0x40;
const DATA = 0x80;
const LOOKUP = 0x100;
const FIRST = 0x200;
const FLOATS = 0x1000;
const FLASH = 0x10000000;
const SECTOR = 4096;
export const END = 0x4000;

const code = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

function copy(chip, to, from, count) {
  for (let n = 0; n < count; n++) chip.writeUint8(to + n, chip.readUint8(from + n));
  return count;
}

function fill(chip, to, value, count) {
  for (let n = 0; n < count; n++) chip.writeUint8(to + n, value & 0xff);
  return count;
}

function ones(word) {
  let count = 0;
  for (let rest = word >>> 0; rest; rest &= rest - 1) count++;
  return count;
}

function reversed(word) {
  let out = 0;
  for (let bit = 0; bit < 32; bit++) out |= ((word >>> bit) & 1) << (31 - bit);
  return out;
}

// Each gets the chip and r0 to r3; it gives [what r0 becomes, how many cycles that takes].
const DOES = {
  MC: (chip, to, from, count) => [to, 20 + copy(chip, to, from, count)],
  C4: (chip, to, from, count) => [to, 20 + (copy(chip, to, from, count) >> 1)],
  MS: (chip, to, value, count) => [to, 20 + (fill(chip, to, value, count) >> 1)],
  S4: (chip, to, value, count) => [to, 20 + (fill(chip, to, value, count) >> 2)],
  P3: (chip, word) => [ones(word), 20],
  R3: (chip, word) => [reversed(word), 20],
  L3: (chip, word) => [Math.clz32(word), 20],
  T3: (chip, word) => [word ? 31 - Math.clz32(word & -word) : 32, 20],
  IF: () => [0, 100],
  EX: () => [0, 100],
  FC: () => [0, 100],
  CX: () => [0, 100],
  RE: (chip, at, count) => {
    chip.flash.fill(0xff, at, at + count);
    return [0, (count / SECTOR) * 5_000_000];
  },
  RP: (chip, at, from, count) => {
    for (let n = 0; n < count; n++) chip.flash[at + n] &= chip.readUint8(from + n);
    return [0, (count / 256) * 50_000];
  },
};
const NAMES = Object.keys(DOES);

export function load(chip) {
  const half = new Uint16Array(chip.bootrom.buffer);
  chip.bootrom.fill(0);
  chip.bootrom[0] = 0x20042000;
  chip.bootrom[4] = 0x4d | (0x75 << 8) | (0x01 << 16) | (VERSION << 24);
  half[0x14 / 2] = FUNCTIONS;
  half[0x16 / 2] = DATA;
  half[0x18 / 2] = LOOKUP | 1;
  // Soft floating point: our firmware uses none, so a call is a fault of this model.
  for (const table of [FLOATS, FLOATS + 0x80]) {
    for (let at = table; at < table + 0x80; at += 4) chip.bootrom[at / 4] = (at + 0x1000) | 1;
  }
}

// Does what the chip is about to call, and returns to its caller; gives the cycles that took.
export function call(chip) {
  const { core } = chip;
  const at = core.PC & ~1;
  const [r0, r1, r2, r3] = core.registers;
  let result;
  if (at === LOOKUP) {
    result = [lookup(r0, r1), 60];
  } else {
    const name = NAMES[(at - FIRST) / 4];
    if (!name) throw new Error(`the chip went to ${at.toString(16)} in its ROM, which is not modelled`);
    result = DOES[name](chip, r0 >>> 0, r1 >>> 0, r2 >>> 0, r3 >>> 0);
  }
  core.registers[0] = result[0] >>> 0;
  core.BXWritePC(core.LR);
  return result[1];
}

function lookup(table, wanted) {
  if (table === DATA) return wanted === code("SF") ? FLOATS : wanted === code("SD") ? FLOATS + 0x80 : 0;
  const place = NAMES.findIndex((name) => code(name) === wanted);
  return place < 0 ? 0 : (FIRST + 4 * place) | 1;
}

export { FLASH };
