// A host on the emulated chip's USB: the serial line, a packet at a time.
// Unlike the one rp2040js brings it sends nothing when there is nothing to send (each empty packet
// would cost the chip an interrupt), and it takes as much as one likes.
const PACKET = 64;

export class Line {
  constructor(USBCDC, usb, wayUs) {
    this.came = () => {};
    this.connected = false;
    this._usb = usb;
    this._waiting = [];
    this._asked = null;
    usb.readDelayMicroseconds = usb.writeDelayMicroseconds = wayUs;
    this._cdc = new USBCDC(usb);
    this._cdc.onDeviceConnected = () => (this.connected = true);
    this._cdc.onSerialData = (data) => this.came(data);
    usb.onEndpointRead = (endpoint, size) => this._want(endpoint, size);
  }

  send(data) {
    this._waiting.push(...data);
    this._give();
  }

  _want(endpoint, size) {
    if (endpoint !== this._cdc.outEndpoint) return;
    this._asked = Math.min(size, PACKET);
    this._give();
  }

  _give() {
    if (this._asked === null || !this._waiting.length) return;
    const data = this._waiting.splice(0, this._asked);
    this._asked = null;
    this._usb.endpointReadDone(this._cdc.outEndpoint, Uint8Array.from(data));
  }
}
