// What is connected to the emulated chip: pads with their resistors, and touch chips on a bus.
const BYTE_NS = 22_500; // nine bits at 400 kHz
const PULLED_DOWN = 4;
const FLOATING = 2;

// A pad on a pin: 1 megohm to 3.3 V. It charges only while nothing pulls the other way.
export class Pad {
  constructor(chip, pin) {
    this.chargeNs = 12_500;
    this._pin = chip.gpio[pin];
    this._alarm = chip.clock.createAlarm(() => this._charged());
    this._pin.addListener((state) => this._changed(state));
  }

  _changed(state) {
    this._alarm.cancel();
    if (state === FLOATING) this._alarm.schedule(this.chargeNs);
    else if (state === 0 || state === PULLED_DOWN) this._pin.setInputValue(false);
  }

  _charged() {
    this._pin.setInputValue(true);
  }
}

// An MPR121, as far as its data sheet says and the firmware asks.
class Touch {
  constructor() {
    this.registers = new Uint8Array(0x100);
    this.touched = 0;
    this.reset();
  }

  reset() {
    this.registers.fill(0);
    this.registers[0x5d] = 0x24;
  }

  write(at, value) {
    if (at === 0x80) return value === 0x63 ? this.reset() : undefined;
    this.registers[at & 0xff] = value;
  }

  read(at) {
    if (at === 0) return this.touched & 0xff;
    if (at === 1) return this.touched >> 8;
    return this.registers[at & 0xff];
  }
}

// The bus with its chips; every byte takes the time it takes.
export class Bus {
  constructor(chip, i2c, addresses) {
    this.chips = new Map(addresses.map((address) => [address, new Touch()]));
    let device = null;
    let at = null;
    const later = (act) => chip.clock.createAlarm(act).schedule(BYTE_NS);
    i2c.onStart = () => i2c.completeStart();
    i2c.onConnect = (address, mode) => {
      device = this.chips.get(address) ?? null;
      if (mode === 0) at = null;
      later(() => i2c.completeConnect(device !== null));
    };
    i2c.onWriteByte = (value) => {
      if (at === null) at = value;
      else device.write(at++, value);
      later(() => i2c.completeWrite(true));
    };
    i2c.onReadByte = () => later(() => i2c.completeRead(device.read(at++)));
    i2c.onStop = () => i2c.completeStop();
  }
}
