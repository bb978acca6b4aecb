// How this phone shows the page: as the phone does, light or dark. Kept on the phone alone.

import { el } from "./elements.js";
import { say as worded } from "./say.js";

const KEY = "theme";
const THEMES = { "": "page-theme-phone", light: "page-theme-light", dark: "page-theme-dark" };
const system = matchMedia("(prefers-color-scheme: dark)");

let turned = () => {};

function kept() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function use(theme) {
  if (theme in THEMES && theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A phone that keeps nothing shows it until the page is closed.
  }
  turned();
}

// Which palette the page is shown in now.
export const theme = () => document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light");

export function drawTheme() {
  const choose = el("select", { id: "theme", onchange: () => use(choose.value) },
    Object.entries(THEMES).map(([value, words]) => el("option", { value, selected: value === kept() }, worded(words))));
  return el("label", { class: "looks" }, el("span", {}, worded("page-theme")), choose);
}

// Has somebody told when it is shown in other colours.
export function whenTurned(act) {
  turned = act;
  system.addEventListener("change", act);
}

use(kept());
