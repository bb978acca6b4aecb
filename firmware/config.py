"""board.json: which pin is which seat's what. Read once, checked whole; errors name the place."""

import json
from binascii import unhexlify

INPUTS = ("white", "red", "blue", "pile", "shield", "rail")
COLOURS = INPUTS[:3]
PINS = tuple(range(23)) + (25, 26, 27, 28)
"""What an RP2040 board leaves free, the lamp on it included."""
ADDRESSES = (0x5A, 0x5B, 0x5C, 0x5D)
STATE_MACHINES = 8
E9 = "RP2350"
"""The chip of a Pico 2: by erratum E9 its pins, once high, stay high against a weak pull-down."""
TOUCH, RELEASE = 12, 6
"""The thresholds of an electrode, unless it says otherwise."""
SECRET_BYTES = 32
MOST = 112
"""So many inputs and lamps fit into one HELLO."""


class ConfigError(ValueError):
    """What is wrong in board.json, where, and what was expected."""


class Config:
    """What the board is told: `inputs` is a list of (seat, input, kind, where), in HELLO's order.

    `where` is (pin, active_high) of a button, (pin,) of a pad, and (address, electrode, touch,
    release) of an MPR121, the last two being its thresholds.
    `lamps` is a list of (seat, colour, pin); `i2c` is (bus, sda, scl) or None; `wifi` is how to go
    without a cable, or None.
    """

    def __init__(self, inputs, lamps, i2c, ring, wifi=None):
        self.inputs = inputs
        self.lamps = lamps
        self.i2c = i2c
        self.ring = ring
        self.wifi = wifi


class Wifi:
    """How a board without a cable finds its host; `port` 0 is its own, `host` None is anybody."""

    def __init__(self, ssid, key, secret, host, port):
        self.ssid = ssid
        self.key = key
        self.secret = secret
        self.host = host
        self.port = port


def load(path="board.json", chip=""):
    """Read the file, for the chip it is to run on."""
    try:
        with open(path) as file:
            return parse(json.load(file), chip)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read") from error
    except ConfigError:
        raise
    except ValueError as error:
        raise ConfigError(f"{path}: not JSON") from error


def parse(data, chip=""):
    """Check a whole description."""
    _keys(data, ("seats", "i2c", "ring", "wifi"), "board.json")
    reader = _Reader(E9 in chip)
    i2c = reader.i2c(data["i2c"]) if "i2c" in data else None
    seats = data.get("seats")
    if not isinstance(seats, list) or not seats:
        raise ConfigError("seats: expected a list of seats")
    for n, seat in enumerate(seats):
        reader.seat(seat, f"seats[{n}]")
    if reader.chips and i2c is None:
        raise ConfigError("i2c: missing, but a pad is on an MPR121")
    if len(reader.inputs) + len(reader.lamps) > MOST:
        raise ConfigError(f"seats: more than {MOST} inputs and lamps")
    ring = _number(data.get("ring", 512), 16, 2048, "ring")
    wifi = _wifi(data["wifi"]) if "wifi" in data else None
    return Config(reader.inputs, reader.lamps, i2c, ring, wifi)


def _wifi(data):
    _keys(data, ("ssid", "key", "secret", "host", "port"), "wifi")
    for name in ("ssid", "key"):
        if not isinstance(data.get(name), str):
            raise ConfigError(f"wifi.{name}: expected a text")
    host = data.get("host")
    if host is not None and not isinstance(host, str):
        raise ConfigError("wifi.host: expected an address")
    port = _number(data.get("port", 0), 0, 65535, "wifi.port")
    return Wifi(data["ssid"], data["key"], _secret(data.get("secret")), host, port)


def _secret(text):
    try:
        secret = unhexlify(text)
    except (ValueError, TypeError):
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise ConfigError("wifi.secret: expected 64 hexadecimal digits, the key of this board")
    return secret


class _Reader:
    """Collects inputs and lamps, and what is taken already."""

    def __init__(self, sticky):
        self._sticky = sticky
        self.inputs = []
        self.lamps = []
        self.chips = 0
        self._pads = 0
        self._taken = {}

    def i2c(self, data):
        _keys(data, ("bus", "sda", "scl"), "i2c")
        bus = _number(data.get("bus", 0), 0, 1, "i2c.bus")
        return bus, self._pin(data.get("sda"), "i2c.sda"), self._pin(data.get("scl"), "i2c.scl")

    def seat(self, data, where):
        _keys(data, ("seat", "lamps") + INPUTS, where)
        seat = _number(data.get("seat"), 1, 255, where + ".seat")
        for number, name in enumerate(INPUTS):
            if name in data:
                place = where + "." + name
                self._claim(("input", seat, name), place)
                self.inputs.append((seat, number) + self._input(data[name], place))
        lamps = data.get("lamps", {})
        _keys(lamps, COLOURS, where + ".lamps")
        for number, colour in enumerate(COLOURS):
            if colour in lamps:
                place = where + ".lamps." + colour
                self._claim(("lamp", seat, colour), place)
                self.lamps.append((seat, number, self._pin(lamps[colour], place)))

    def _input(self, data, where):
        if not isinstance(data, dict):
            return "button", (self._pin(data, where), False)
        if "mpr121" in data:
            return self._electrode(data, where)
        if "pad" in data:
            return self._pad(data, where)
        _keys(data, ("pin", "active"), where)
        active = data.get("active", "low")
        if active not in ("low", "high"):
            raise ConfigError(f'{where}.active: expected "low" or "high"')
        if active == "high" and self._sticky:
            raise ConfigError(f"{where}.active: an {E9} cannot pull down (E9); wire it to ground")
        return "button", (self._pin(data.get("pin"), where + ".pin"), active == "high")

    def _pad(self, data, where):
        _keys(data, ("pad",), where)
        if self._sticky:
            raise ConfigError(f"{where}: no pads on the pins of an {E9} (E9); take an MPR121")
        self._pads += 1
        if self._pads > STATE_MACHINES:
            raise ConfigError(f"{where}: more than {STATE_MACHINES} pads on pins")
        return "pad", (self._pin(data["pad"], where + ".pad"),)

    def _electrode(self, data, where):
        _keys(data, ("mpr121", "electrode", "touch", "release"), where)
        address = data["mpr121"]
        try:
            address = int(address, 16) if isinstance(address, str) else address
        except ValueError:
            address = None
        if address not in ADDRESSES:
            raise ConfigError(f'{where}.mpr121: expected "0x5A" to "0x5D"')
        electrode = _number(data.get("electrode"), 0, 11, where + ".electrode")
        self._claim(("electrode", address, electrode), where)
        self.chips += 1
        touch = _number(data.get("touch", TOUCH), 1, 255, where + ".touch")
        release = _number(data.get("release", min(RELEASE, touch)), 1, touch, where + ".release")
        return "mpr121", (address, electrode, touch, release)

    def _pin(self, pin, where):
        if not _whole(pin) or pin not in PINS:
            raise ConfigError(f"{where}: expected a pin, 0 to 22 or 25 to 28")
        self._claim(("pin", pin), where)
        return pin

    def _claim(self, thing, where):
        if thing in self._taken:
            raise ConfigError(f"{where}: used already by {self._taken[thing]}")
        self._taken[thing] = where


def _whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def _number(value, least, most, where):
    if not _whole(value) or not least <= value <= most:
        raise ConfigError(f"{where}: expected a number, {least} to {most}")
    return value


def _keys(data, known, where):
    if not isinstance(data, dict):
        raise ConfigError(f"{where}: expected an object")
    for key in data:
        if key not in known:
            raise ConfigError(f"{where}: unknown key {key}")
