// Runs a script with the firmware in reach, under MicroPython: node script.mjs PACKAGE FOLDER... <SCRIPT
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [packageFolder, ...folders] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(path.join(packageFolder, "micropython.mjs")));
const mp = await loadMicroPython({ heapsize: 192 * 1024, stdout: (line) => fs.writeSync(1, line + "\n") });
mp.FS.mkdir("/lib");
for (const folder of folders) {
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith(".py"))) {
    mp.FS.writeFile(`/lib/${name}`, fs.readFileSync(path.join(folder, name)));
  }
}
try {
  for (const part of fs.readFileSync(0, "utf8").split("# ---\n")) mp.runPython(part);
} catch (error) {
  fs.writeSync(2, `${error.message}\n`);
  process.exit(1);
}
