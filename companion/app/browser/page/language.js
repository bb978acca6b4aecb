// The language of this page: what was chosen here, else the first that the browser itself speaks.
// The catalogues are files beside the page; whatever imports this has learnt one.

import { keep, kept } from "./kept.js";
import { current, learn, sayPage } from "./say.js";

const root = (tag) => tag.toLowerCase().split("-")[0];

async function fetched(name) {
  const found = await fetch(name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found.json();
}

const { languages } = await fetched("languages.json");
const wanted = [kept("language"), ...(navigator.languages ?? [])].filter(Boolean);
const known = languages.map(([code]) => code);
const nearest = wanted.map((tag) => known.find((code) => code.toLowerCase() === tag.toLowerCase())
  ?? known.find((code) => root(code) === root(tag))).find(Boolean) ?? "en";
learn(await fetched(`language.${nearest}.json`));
document.documentElement.lang = current();
sayPage();

// Lets somebody choose another: the page and its referee begin anew in it.
export function openLanguage(choose) {
  choose.replaceChildren(...languages.map(([code, name]) => Object.assign(new Option(name, code, false, code === current()), { lang: code })));
  choose.closest("p").hidden = languages.length < 2;
  choose.addEventListener("change", () => {
    keep("language", choose.value);
    location.reload();
  });
}
