// Shows what the club has played, and goes on showing it: asks again and again, and changes what is new.

import { colourOf, course, spread } from "./charts.js";
import { learn, listed, number, say } from "./say.js";

const ASK_MS = 2000, TURN_MS = 12000, SHARE_MS = 1000;
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const part = (id) => document.getElementById(id);
const evening = new URLSearchParams(location.search).get("evening");
let shown = null, tag = "", ahead = 0, held = calm.matches, turn = 0;

function el(name, text, kind) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = text;
  if (kind) made.className = kind;
  return made;
}

function table(heads, rows) {
  const made = el("table"), head = el("thead"), line = el("tr"), body = el("tbody");
  for (const [text, kind] of heads) {
    const cell = el("th", text, kind);
    cell.scope = "col";
    line.append(cell);
  }
  head.append(line);
  for (const cells of rows) {
    const row = el("tr");
    row.append(...cells);
    body.append(row);
  }
  made.append(head, body);
  return made;
}

function section(id, there, fill) {
  const place = part(id);
  place.hidden = !there;
  if (there) fill(place.querySelector(".inside"), place);
}

function points(value) {
  return number(value, { most: 2 });
}

function ms(us) {
  return us === null ? "-" : say("wall-ms", { ms: Math.round(us / 1000) });
}

function gap(us) {
  return us < 1e6 ? say("wall-ms", { ms: us / 1000 }) : say("wall-seconds", { s: us / 1e6 });
}

function named(name, kind = "name") {
  return el("td", name, kind);
}

function standings(inside, place) {
  const rows = shown.standings;
  place.className = rows.length > 32 ? "crowd" : rows.length > 18 ? "many" : "";
  inside.replaceChildren(table(
    [[say("wall-place")], [say("wall-player"), "name"], [say("wall-points")], [say("wall-won")], [say("wall-played")]],
    rows.map((row) => [el("td", number(row.place), "place"), named(row.name, row.here ? "name" : "name gone"),
      el("td", points(row.points), "main"), el("td", number(row.won)), el("td", number(row.played))])));
}

function round(each, head, place) {
  place.querySelector("h2").textContent = say(head, { round: each.number });
  const inside = place.querySelector(".inside");
  inside.replaceChildren(...each.tables.map((one) => {
    const made = el("div", undefined, "sitting");
    made.append(el("b", one.table), el("span", one.game, "dim"), el("span", listed(one.players), "who"));
    return made;
  }));
  if (each.out.length) inside.append(el("p", say("wall-out", { who: listed(each.out) }), "dim"));
}

function rounds() {
  const { now, next } = shown.evening ?? {};
  part("rounds").className = (now?.tables.length ?? 0) + (next?.tables.length ?? 0) > 9 ? "many" : "";
  section("now", Boolean(now), (inside, place) => round(now, "wall-now", place));
  section("next", Boolean(next) && !shown.evening?.closed, (inside, place) => round(next, "wall-next", place));
}

function bar(row, low, high) {
  const at = (value) => `${(100 * (value - low)) / (high - low)}%`;
  const made = el("div", undefined, "bar"), span = el("span"), mark = el("i");
  span.style.left = at(row.mu - shown.sure * row.sigma);
  span.style.right = `calc(100% - ${at(row.mu + shown.sure * row.sigma)})`;
  mark.style.left = at(row.mu);
  made.append(span, mark);
  return made;
}

function ratings(inside) {
  const rows = shown.ratings.slice(0, 20);
  const low = Math.min(...rows.map((r) => r.mu - shown.sure * r.sigma));
  const high = Math.max(...rows.map((r) => r.mu + shown.sure * r.sigma));
  inside.replaceChildren(table(
    [[say("wall-player"), "name"], [say("wall-rating")], [say("wall-sure")], [say("wall-matches")]],
    rows.map((row) => {
      const range = el("td", undefined, "wide");
      const told = { from: points(row.mu - shown.sure * row.sigma), to: points(row.mu + shown.sure * row.sigma) };
      range.append(el("span", say("wall-between", told), "sr"), bar(row, low, high));
      return [named(row.name), el("td", number(row.mu, { least: 1, most: 1 }), "main"), range,
        el("td", number(row.matches))];
    })));
}

function reactions(inside) {
  const chart = el("div"), rows = shown.reactions;
  inside.replaceChildren(chart, table(
    [[say("wall-player"), "name"], [say("wall-median")], [say("wall-fastest")], [say("wall-early")], [say("wall-cards")]],
    rows.slice(0, 12).map((row, at) => {
      const who = named("");
      if (at < 8) {
        const badge = el("span", undefined, "badge");
        badge.style.background = colourOf(shown, at);
        who.append(badge);
      }
      who.append(row.name);
      return [who, el("td", ms(row.median_us), "main"), el("td", ms(row.fastest_us)),
        el("td", number(row.hasty)), el("td", number(row.cards))];
    })));
  spread(shown, chart);
}

function closest(inside) {
  inside.replaceChildren(table([[say("wall-apart")], [say("wall-decided"), "name"]], shown.closest.map((one) => {
    const words = el("td", one.words, "words");
    words.append(el("div", one.table, "dim"));
    return [el("td", gap(one.gap_us), "gap"), words];
  })));
}

function ago(heard) {
  if (!heard) return say("wall-never");
  const s = Math.max(0, Math.round((Date.now() + ahead - Date.parse(heard)) / 1000));
  if (s < 90) return say("wall-seconds-ago", { s });
  return s < 5400 ? say("wall-minutes-ago", { m: Math.round(s / 60) }) : say("wall-hours-ago", { h: Math.round(s / 3600) });
}

function playing(one) {
  if (!one.game) return say("wall-nothing-yet");
  if (one.ended) return say("wall-ended", { game: one.game });
  return say("wall-playing", { game: one.game, decisions: one.decisions });
}

// What a table had still to send when it was last heard of, and how old that is by now.
function behind({ behind: n, oldest_s: s, heard }) {
  const since = new Date(Date.parse(heard) - 1000 * s).toISOString();
  return el("div", say("wall-behind", { n, ago: ago(since) }), "behind");
}

function tables(inside) {
  inside.replaceChildren(table([[say("wall-table"), "name"], [say("wall-heard")]], shown.tables.map((one) => {
    const what = el("td", undefined, "words");
    what.append(el("b", one.name), ` ${playing(one)}`);
    if (one.players.length && !one.ended) what.append(el("div", listed(one.players), "dim"));
    const heard = el("td", ago(one.heard), "heard");
    heard.dataset.heard = one.heard ?? "";
    if (one.behind) what.append(behind(one));
    return [what, heard];
  })));
}

function head() {
  const on = shown.evening;
  part("name").textContent = on ? on.name : say("wall-title");
  const now = on?.now?.number;
  let told = on ? say("wall-begins") : say("wall-no-evening");
  if (now) told = say("wall-round", { round: now, rounds: on.rounds });
  if (on?.closed) told = say("wall-over");
  part("round").textContent = told;
}

function show() {
  head();
  section("standings", shown.standings.length > 0, standings);
  rounds();
  section("ratings", shown.ratings.length > 0, ratings);
  section("closest", shown.closest.length > 0, closest);
  section("tables", shown.tables.length > 0, tables);
  showTurn();
  charts();
}

function charts() {
  section("course", Boolean(shown.course) && shown.course.rounds.length > 1, (inside) => {
    inside.replaceChildren(el("div"));
    course(shown, inside.firstChild);
  });
  section("reactions", shown.reactions.length > 0, reactions);
}

// On a wall the parts of the last column take turns; whoever reads can hold them.
function showTurn() {
  const there = [...part("turning").children].filter((each) => !each.hidden);
  document.body.classList.toggle("turning", !held && there.length > 1);
  there.forEach((each, at) => each.classList.toggle("shown", at === turn % there.length));
  const hold = part("hold");
  hold.hidden = there.length < 2 || calm.matches;
  hold.textContent = say(held ? "wall-go-on" : "wall-hold");
}

function turnOn() {
  if (held || !shown) return;
  turn += 1;
  showTurn();
  charts();
}

async function ask() {
  const query = new URLSearchParams({ language: document.documentElement.lang });
  if (evening) query.set("evening", evening);
  try {
    const answer = await fetch(`/wall.json?${query}`, { headers: tag ? { "If-None-Match": tag } : {} });
    if (answer.status === 404) return tell(await answer.text(), true);
    if (answer.status !== 304 && !answer.ok) throw new Error(String(answer.status));
    ahead = Date.parse(answer.headers.get("Date")) - Date.now() || 0;
    if (answer.status !== 304) {
      tag = answer.headers.get("ETag") ?? "";
      shown = await answer.json();
      learn(shown.speech);
      show();
    }
    tell("", false);
  } catch {
    tell(part("told").dataset.lost, true);
  }
  setTimeout(ask, ASK_MS);
}

function tell(words, lost) {
  const told = part("told");
  if (told.textContent !== words) told.textContent = words;
  told.classList.toggle("lost", lost);
}

function count() {
  for (const cell of document.querySelectorAll("[data-heard]")) cell.textContent = ago(cell.dataset.heard);
}

part("hold").addEventListener("click", () => {
  held = !held;
  if (shown) { showTurn(); charts(); }
});
dark.addEventListener("change", () => shown && show());
window.addEventListener("resize", () => shown && charts());
window.addEventListener("beforeprint", () => { document.body.classList.remove("turning"); if (shown) charts(); });
window.addEventListener("afterprint", () => shown && show());
setInterval(turnOn, TURN_MS);
setInterval(count, SHARE_MS);
ask();
