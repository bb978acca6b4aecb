// The language of this phone: what its owner has chosen, else the first that the phone itself speaks.
// Whatever imports this has learnt it, and the page's own words are in it.

import { el } from "./elements.js";
import { current, learn, say as worded, sayPage } from "./say.js";

const KEY = "language";

function kept() {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

const wanted = kept() ? [kept()] : navigator.languages ?? [navigator.language ?? "en"];
let spoken = [];

try {
  const found = await fetch(`language.json?of=${encodeURIComponent(wanted.slice(0, 8).join(","))}`);
  if (!found.ok) throw new Error(found.statusText);
  const { languages, ...catalogue } = await found.json();
  spoken = languages;
  learn(catalogue);
  document.documentElement.lang = current();
  sayPage();
} catch {
  // Without words of its own the page has those of its HTML: the table is there again in a moment.
  setTimeout(() => location.reload(), 3000);
}

// The page is told anew in another language: it knows again where it was.
function use(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // A phone that keeps nothing speaks as the phone does.
  }
  location.reload();
}

export function drawLanguage() {
  if (spoken.length < 2) return null;
  const choose = el("select", { id: "language", onchange: () => use(choose.value) },
    el("option", { value: "", selected: !kept() }, worded("page-language-phone")),
    spoken.map(([code, name]) => el("option", { value: code, lang: code, selected: code === kept() }, name)));
  return el("label", { class: "looks" }, el("span", {}, worded("page-language")), choose);
}
