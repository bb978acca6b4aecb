// Python in a worker: loads it, and passes messages through one door. The page stays smooth whatever
// happens here.

import { loadPyodide } from "./pyodide/pyodide.mjs";

const post = (message) => self.postMessage(message);
let door = null;

// Counts what comes over the line, for the progress bar. What is fetched is handed on as it came: of
// that alone a browser keeps what it has compiled.
function countFetches(files) {
  const sizes = new Map(files.map(({ path, bytes }) => [new URL(path, self.location).href, bytes]));
  const total = files.filter(({ path }) => /\.(wasm|zip|mjs)$/.test(path) && path !== "voice.zip").reduce((sum, { bytes }) => sum + bytes, 0);
  const plain = self.fetch;
  let done = 0;
  self.fetch = async (what, options) => {
    const answer = await plain(what, options);
    const size = sizes.get(new URL(what?.url ?? what, self.location).href);
    if (answer.ok && size) count(answer.clone().body);
    return answer;
  };
  const count = (body) => body?.pipeTo(new WritableStream({
    write(chunk) {
      done += chunk.byteLength;
      post({ type: "progress", share: Math.min(1, done / total) });
    },
  })).catch(() => {});
}

const HOME = "/lib/companion";
const BEGIN = `
import sys
sys.path.insert(0, "/lib/companion")
from companion.app.browser.door import Door
Door()
`;

async function load() {
  const { files } = await (await fetch("files.json")).json();
  countFetches(files);
  const games = fetched("companion.zip");
  const python = await loadPyodide({ indexURL: new URL("pyodide/", self.location).href });
  performance.mark("python");
  post({ type: "step", key: "site-step-unpacking" });
  python.unpackArchive(await games, "zip", { extractDir: HOME });
  performance.mark("unpacked");
  post({ type: "step", key: "site-step-chairs" });
  return python;
}

const fetched = async (name) => (await fetch(name)).arrayBuffer();

// The clips come afterwards: nobody waits for a voice before there is anything to say.
async function loadVoice(python) {
  python.unpackArchive(await fetched("voice.zip"), "zip", { extractDir: HOME });
  post({ type: "voice" });
}

function told(list) {
  const messages = list.toJs({ dict_converter: Object.fromEntries });
  list.destroy();
  for (const message of messages) post(message);
}

// A file for Python, or what a program said: for tests that hold this against a native run.
function run(python, { args, files = {} }) {
  for (const [name, text] of Object.entries(files)) python.FS.writeFile(name, text);
  python.globals.set("_args", python.toPy(args));
  return python.runPython(`
import contextlib, io
from companion.app.cli.main import main
_out, _err = io.StringIO(), io.StringIO()
with contextlib.redirect_stdout(_out), contextlib.redirect_stderr(_err):
    _status = main(_args)
import json
json.dumps({"status": _status, "out": _out.getvalue(), "err": _err.getvalue()})
`);
}

const ready = load().then((python) => {
  door = python.runPython(BEGIN);
  performance.mark("imported");
  post({ type: "ready", python: python.version });
  loadVoice(python).catch(() => {});
  return python;
}).catch((error) => {
  post({ type: "failed", words: String(error?.message ?? error) });
  throw error;
});

self.onmessage = async ({ data }) => {
  const python = await ready;
  try {
    if (data.type === "run") {
      const began = performance.now();
      const said = JSON.parse(run(python, data));
      const ms = performance.now() - began;
      const file = data.read ? python.FS.readFile(data.read, { encoding: "utf8" }) : null;
      post({ type: "ran", id: data.id, ...said, ms, file, heap: python._module.HEAPU8.length });
      return;
    }
    const { content, ...message } = data;
    told(content ? door.take(JSON.stringify(message), python.toPy(content)) : door.take(JSON.stringify(message)));
  } catch (error) {
    post({ type: "failed", words: String(error?.message ?? error) });
  }
};
