// A transcript as a link: compressed in the fragment, which no server is ever sent.

import { say as worded } from "./say.js";

const MARK = "#t=";
const LARGEST = 64 * 1024 * 1024;

const toText = (bytes) => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};
const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function through(stream, bytes, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) throw new RangeError("it is larger than any evening");
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

export async function linkTo(bytes, name) {
  const packed = await through(new CompressionStream("deflate-raw"), bytes);
  return `${location.href.split("#")[0]}${MARK}${encodeURIComponent(name)}.${toText(packed)}`;
}

export const isShared = (hash) => hash.startsWith(MARK);

export async function fromLink(hash) {
  const [name, packed] = hash.slice(MARK.length).split(/\.(?=[^.]*$)/);
  try {
    return { name: decodeURIComponent(name), bytes: await through(new DecompressionStream("deflate-raw"), toBytes(packed), LARGEST) };
  } catch (error) {
    throw new Error(worded("site-broken-link", { why: error.message || worded("site-cut-link") }));
  }
}

export function download(content, name, type) {
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type })), download: name,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
