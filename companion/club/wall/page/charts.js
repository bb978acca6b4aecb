// The wall's charts: how points grew, how reactions spread.

import { say } from "./say.js";

const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 4], [14, 4], [2, 6], [6, 2]];
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const HEIGHT = 300, PAPER = 700;

export function colourOf(data, at) {
  const codes = dark.matches && !window.matchMedia("print").matches ? data.colours.dark : data.colours.bright;
  return codes[at % codes.length];
}

function ink(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

function size() {
  return Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.8);
}

function axis(more) {
  const line = { stroke: ink("grid"), width: 1 };
  return { stroke: ink("dim"), grid: line, ticks: line, font: `${size()}px system-ui`, ...more };
}

function series(data, at, name, more) {
  const short = name.length > 16 ? `${name.slice(0, 15)}…` : name;
  return { label: short, stroke: colourOf(data, at), width: 3, dash: DASHES[at % DASHES.length], ...more };
}

function draw(place, told, options, values) {
  place.replaceChildren();
  place.setAttribute("role", "img");
  place.setAttribute("aria-label", told);
  const onPaper = window.matchMedia("print").matches;
  const width = onPaper ? PAPER : Math.max(240, place.clientWidth);
  const height = Math.max(HEIGHT, Math.min(Math.round(width * 0.6), Math.round(window.innerHeight * 0.5)));
  return new uPlot({ width, height, cursor: { show: false }, legend: { live: false }, ...options }, values, place);
}

export function course(data, place) {
  const { rounds, players } = data.course;
  draw(place, say("wall-course"), {
    scales: { x: { time: false, range: [Math.min(0.9, rounds[0] - 0.1), rounds.at(-1) + 0.1] } },
    axes: [axis({ incrs: [1, 2, 5, 10], values: (u, at) => at.map((v) => say("wall-round-short", { round: v })) }),
      axis({ size: size() * 4 })],
    series: [{ label: say("wall-round-head") }, ...players.map((player, at) => series(data, at, player.name, {
      points: { show: true, size: 8 } }))],
  }, [rounds, ...players.map((player) => player.points)]);
}

export function spread(data, place) {
  const shown = data.reactions.slice(0, 8);
  const step = data.step_us / 1000, wide = 5;
  const every = shown.flatMap((player) => player.bins.map(([at]) => at)).filter((at) => at < 200);
  const first = Math.floor(Math.min(...every) / wide), final = Math.ceil((Math.max(...every) + 1) / wide);
  const x = Array.from({ length: Math.max(2, final - first + 1) }, (_, n) => (first + n) * wide * step);
  const shares = shown.map((player) => {
    const row = x.map(() => 0);
    for (const [at, count] of player.bins) {
      const place = Math.floor(at / wide) - first;
      if (place < row.length) row[place] += (100 * count) / player.cards;
    }
    return row;
  });
  draw(place, say("wall-reactions"), {
    scales: { x: { time: false }, y: { range: (u, low, high) => [0, (high || 1) * 1.1] } },
    axes: [axis({ space: size() * 6, values: (u, at) => at.map((v) => say("wall-ms", { ms: v })) }),
      axis({ values: (u, at) => at.map((v) => say("wall-percent", { share: v })), size: size() * 4 })],
    series: [{ label: say("wall-reactions") }, ...shown.map((player, at) => series(data, at, player.name, {
      paths: uPlot.paths.stepped({ align: 1 }), points: { show: false } }))],
  }, [x, ...shares]);
}
