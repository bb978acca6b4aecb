// Runs the bench under MicroPython: node board.mjs PACKAGE FIRMWARE SIM BOARD_JSON ORIGIN START PPM
// The link to the host is descriptor 3, control is descriptor 4, both non-blocking.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [packageFolder, firmware, sim, boardJson, ...numbers] = process.argv.slice(2);
const [origin, start, ppm] = numbers.map(Number);
const LINK = 3;
const CONTROL = 4;
const ROUND = 2 ** 30;
const HEAP = 192 * 1024; // what an RP2040 leaves to MicroPython

Error.stackTraceLimit = 0; // nothing to read is an error to Node; make it a cheap one

const buffer = Buffer.alloc(4096);
const clock = new Int32Array(new SharedArrayBuffer(4));

function patiently(transfer) {
  try {
    return transfer();
  } catch (error) {
    if (error.code === "EAGAIN") return 0;
    process.exit(0);
  }
}

function read(descriptor, encoding) {
  const size = patiently(() => fs.readSync(descriptor, buffer) || process.exit(0));
  return size ? buffer.toString(encoding, 0, size) : "";
}

const wire = {
  ticks() {
    const since = Number(process.hrtime.bigint() / 1000n) - origin;
    return (start + since + Math.floor((since * ppm) / 1e6)) % ROUND;
  },
  link_read: () => read(LINK, "hex"),
  link_write: (text) => patiently(() => fs.writeSync(LINK, Buffer.from(text, "hex"))),
  control_read: () => read(CONTROL, "latin1"),
  control_write: (text) => patiently(() => fs.writeSync(CONTROL, text)),
  nap: (us) => void Atomics.wait(clock, 0, 0, us / 1000),
};

const { loadMicroPython } = await import(pathToFileURL(path.join(packageFolder, "micropython.mjs")));
const mp = await loadMicroPython({
  heapsize: HEAP,
  stdout: (line) => fs.writeSync(2, line + "\n"),
  stderr: (line) => fs.writeSync(2, line + "\n"),
});
mp.registerJsModule("_wire", wire);

function copy(folder, names) {
  for (const name of names) mp.FS.writeFile(`/lib/${name}`, fs.readFileSync(path.join(folder, name)));
}
mp.FS.mkdir("/lib");
copy(firmware, fs.readdirSync(firmware).filter((name) => name.endsWith(".py")));
copy(sim, ["machine.py", "rp2.py", "bench.py"]);
mp.FS.writeFile("/board.json", fs.readFileSync(boardJson));
try {
  mp.runPython("import bench\nprogram = bench.start('/board.json')");
  // This MicroPython collects garbage only between calls, so the loop comes back now and then.
  while (mp.runPython("again = bench.work(program)") || mp.globals.get("again"));
} catch (error) {
  fs.writeSync(2, `${error.message}\n`);
  process.exit(1);
}
