// What was decided: the score, the photo finish, every decision, and who ruled what.

import { careful, el, svg } from "./elements.js";
import { say } from "./line.js";
import { short } from "./names.js";
import { current, number, say as worded } from "./say.js";

export function drawScore({ columns, players, dealer, facts }) {
  if (!columns.length) return [];
  const head = el("tr", {}, el("th", { scope: "col" }, worded("page-player")),
    columns.map(({ label }) => el("th", { scope: "col" }, label)));
  const rows = players.map((name, i) =>
    el("tr", {},
      el("th", { scope: "row" }, name, dealer === i + 1 ? el("span", { class: "deals" }, ` \u00b7 ${worded("page-deals")}`) : null),
      columns.map(({ values }) => el("td", {}, String(values[i])))));
  return el("div", { class: "card" },
    el("table", {}, el("thead", {}, head), el("tbody", {}, rows)),
    el("p", { class: "facts" },
      facts.map(({ label, value }) => el("span", {}, `${label} `, el("b", {}, String(value))))));
}

export function drawFinish(finish) {
  if (!finish) return [];
  return [
    el("h2", {}, worded("page-photo")),
    el("div", { class: "card" }, el("p", {}, finish.text), finishPicture(finish)),
  ];
}

function finishPicture({ marks, tie, text }) {
  const left = 96, right = 328, lane = 30, top = 8;
  const low = Math.min(...marks.map((m) => m.at - m.u));
  const high = Math.max(...marks.map((m) => m.at + m.u));
  const room = Math.max((high - low) * 0.06, 10);
  const x = (us) => left + ((us - low + room) / (high - low + 2 * room)) * (right - left);
  const bottom = top + marks.length * lane;
  const picture = svg("svg", { class: "finish", viewBox: `0 0 340 ${bottom + 24}`, role: "img", "aria-label": text });
  if (tie) {
    const from = Math.max(...marks.map((m) => m.at - m.u));
    const to = Math.min(...marks.map((m) => m.at + m.u));
    if (to > from) {
      picture.append(svg("rect", { class: "overlap", x: x(from), y: top, width: x(to) - x(from), height: bottom - top }));
    }
  }
  const mixed = new Set(marks.map((m) => m.input)).size > 1;
  const label = (m) => (mixed ? `${short(m.who, 7)} ${m.input}` : short(m.who, 12));
  marks.forEach((mark, i) => {
    const y = top + i * lane + lane / 2;
    const wide = Math.max(x(mark.at + mark.u) - x(mark.at - mark.u), 2);
    picture.append(
      svg("line", { class: "axis", x1: left, x2: right, y1: y, y2: y }),
      svg("text", { x: left - 8, y: y + 4, "text-anchor": "end" }, label(mark)),
      svg("rect", { class: "bar", x: x(mark.at - mark.u), y: y - 8, width: wide, height: 16, rx: 3 }),
      svg("line", { class: "tick", x1: x(mark.at), x2: x(mark.at), y1: y - 11, y2: y + 11 }));
  });
  const [first, last] = ends(marks);
  const close = last !== undefined && x(last) - x(first) < 72;
  const note = (us, anchor) =>
    svg("text", { class: "faint", x: x(us), y: bottom + 16, "text-anchor": anchor }, span(us));
  picture.append(note(first, close ? "end" : "middle"));
  if (last !== undefined) picture.append(note(last, close ? "start" : "middle"));
  return picture;
}

const span = (us) => {
  const digits = us && us < 10_000 ? 2 : 0;
  const ms = number(us / 1000, { least: digits, most: digits });
  return worded("page-ms", { ms: us === 0 ? ms : `+${ms}` });
};

function ends(marks) {
  const last = Math.max(...marks.map((m) => m.at));
  return last > 0 ? [0, last] : [0];
}

export function drawHistory({ rows, overturn }) {
  if (!rows.length) return [];
  const items = rows.map((row) =>
    el("li", { class: row.gone ? "gone" : row.quiet ? "quiet" : null },
      el("span", { class: "n" }, String(row.n)),
      el("span", { class: "what" }, row.text),
      row.can && overturn
        ? careful(worded("page-take-back"), worded("page-sure"), (node) => say({ do: "overturn", n: row.n }, node), "small")
        : null));
  return [el("h2", {}, worded("page-decisions")), el("ol", { class: "card history" }, items)];
}

// Who ruled what, for the dealer; the clock is the phone's own.
export function drawLog({ rows, label, tag }) {
  if (!rows.length) return [];
  const items = rows.map(({ wall, by, what, became }) =>
    el("li", {},
      el("span", { class: "when" }, clockOf(wall)),
      el("span", { class: "what" }, el("b", {}, what), " ", el("span", { class: "by" }, by),
        became.map((text) => el("span", { class: "became" }, text)))));
  return [
    el("h2", {}, worded("page-who-ruled")),
    el("div", { class: "card" },
      el("ol", { class: "log" }, items),
      el("p", { class: "quietly" }, worded("page-this-phone", { phone: label, tag }))),
  ];
}

function clockOf(wall) {
  const at = new Date(wall);
  return Number.isNaN(at.getTime()) ? "" : at.toLocaleTimeString(current(), { hour: "2-digit", minute: "2-digit" });
}
