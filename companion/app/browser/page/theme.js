// Light or dark: as the device is, until somebody says otherwise. Kept on this device alone.

import { keep, kept } from "./kept.js";

const system = matchMedia("(prefers-color-scheme: dark)");
let turned = () => {};

export const theme = () => kept("theme") || (system.matches ? "dark" : "light");

function use() {
  document.documentElement.dataset.theme = theme();
  turned();
}

export function otherColours() {
  keep("theme", theme() === "dark" ? "light" : "dark");
  use();
}

export function whenTurned(act) {
  turned = act;
  system.addEventListener("change", use);
  use();
}
