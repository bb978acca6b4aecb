// How this phone shows the page: as the phone does, light or dark. Kept on the phone alone.

const KEY = "theme";
const THEMES = { "": "As this phone", light: "Light", dark: "Dark" };

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
}

export function drawTheme({ el }) {
  const choose = el("select", { id: "theme", onchange: () => use(choose.value) },
    Object.entries(THEMES).map(([value, words]) => el("option", { value, selected: value === kept() }, words)));
  return el("label", { class: "looks" }, el("span", {}, "Colours of this page"), choose);
}

use(kept());
