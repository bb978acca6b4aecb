// The bar at the bottom: it never moves. It chooses what the page shows, and has the pause.

import { $ } from "./elements.js";
import { say } from "./line.js";
import { say as worded } from "./say.js";

const VIEWS = ["table", "decisions", "rulings", "menu"];
let current = "table";
let changed = () => {};
let paused = false;

const tab = (view) => $(`tab-${view}`);

// Until now a tap would have done nothing: so the bar was not there.
export function openViews(whenChanged) {
  changed = whenChanged;
  $("bar").hidden = false;
  for (const view of VIEWS) tab(view).addEventListener("click", () => turnTo(view));
  $("pause").addEventListener("click", () => {
    say({ do: "pause", on: !paused }, $("pause"));
  });
}

export function turnTo(view) {
  if (view !== current) scrollTo(0, 0);
  current = view;
  draw();
  changed();
}

// A page that is not there now, as while the table starts anew, is turned to again when it is back.
function draw() {
  const shown = tab(current).hidden ? "table" : current;
  document.body.dataset.view = shown;
  for (const view of VIEWS) {
    if (view === shown) tab(view).setAttribute("aria-current", "page");
    else tab(view).removeAttribute("aria-current");
  }
}

export function drawBar({ dealer, paused: stands, asked, playing }) {
  tab("rulings").hidden = !dealer;
  tab("decisions").hidden = !playing;
  tab("table").classList.toggle("asked", Boolean(asked));
  tab("table").setAttribute("aria-label", worded(asked ? "page-table-asked" : "page-tab-table"));
  const pause = $("pause");
  pause.hidden = !dealer || !playing || stands === null || stands === undefined;
  paused = Boolean(stands);
  pause.querySelector("span").textContent = worded(paused ? "page-go-on" : "page-pause");
  pause.classList.toggle("main", paused);
  draw();
}
