// Paints pictures on a canvas: rows as companion/drawing/wire.py writes them. It knows no page, no
// game and no line: whoever has a canvas, a palette and a picture can use it.

const FACES = {
  sans: { weight: "400", ascent: 0.928, fallback: "system-ui, sans-serif" },
  bold: { weight: "700", ascent: 0.928, fallback: "system-ui, sans-serif" },
  serif: { weight: "700", ascent: 0.939, fallback: "ui-serif, Georgia, serif" },
};
const DESCENT = 0.236;
// A line that is this much narrower than its place is spread over it; letters of another font may
// be narrower still, and then stand as they are.
const SPREAD = 0.06;

const family = (face) => `"companion ${face}"`;

// Fetches the faces; done when all can be used. Without them the phone's own fonts are taken.
export async function loadFaces(base = "") {
  const faces = Object.entries(FACES).map(([name, { weight }]) =>
    new FontFace(`companion ${name}`, `url(${base}${name}.woff2)`, { weight }));
  for (const face of faces) document.fonts.add(face);
  await Promise.allSettled(faces.map((face) => face.load()));
}

// Makes a picture of a message: whole, or of the one that was there before.
export function pictureOf(message, before = null) {
  const fresh = message.from === undefined;
  if (!fresh && before?.n !== message.from) throw new RangeError("a change of another picture");
  const rows = (name) => (fresh ? message[name] : unrolled(before[name], message[name]));
  return { ...message, items: rows("items"), touches: rows("touches") };
}

const isRun = (row) => row.length === 2 && typeof row[0] === "number";

function unrolled(before, rows) {
  return rows.flatMap((row) => {
    if (!isRun(row)) return [row];
    const run = before.slice(row[0], row[0] + row[1]);
    if (run.length !== row[1]) throw new RangeError("a run that leads nowhere");
    return run;
  });
}

// Which place lies under a finger: the last that was put there; -1: none.
export const touchAt = ({ touches }, x, y) =>
  touches.findLastIndex(([left, top, wide, high]) =>
    left <= x && x < left + wide && top <= y && y < top + high);

export class Painter {
  // `worded` may change how a text is written, such as names that are read from the right.
  constructor(canvas, palette, worded = (text) => text) {
    this.canvas = canvas;
    this.palette = palette;
    this.worded = worded;
    this.context = canvas.getContext("2d");
  }

  // Paints a picture as sharp as the screen is.
  paint({ w, h, items }, theme, ratio = globalThis.devicePixelRatio || 1) {
    const { canvas, context } = this;
    this.colours = this.palette[theme];
    const [wide, high] = [Math.round(w * ratio), Math.round(h * ratio)];
    if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
    context.setTransform(wide / w, 0, 0, high / h, 0, 0);
    context.clearRect(0, 0, w, h);
    context.textBaseline = "alphabetic";
    context.direction = "ltr";
    context.fontKerning = "none";
    context.textRendering = "geometricPrecision";
    context.lineJoin = context.lineCap = "round";
    for (const [kind, ...values] of items) this[PAINTED[kind]](...values);
  }

  ink(name) {
    this.context.fillStyle = this.context.strokeStyle = this.colours[name];
  }

  text(x, y, w, h, text, size, face, ink) {
    const { context } = this;
    const { weight, ascent, fallback } = FACES[face];
    const shown = this.worded(text);
    this.ink(ink);
    context.font = `${weight} ${size}px ${family(face)}, ${fallback}`;
    const wide = context.measureText(shown).width;
    const share = wide > w || wide > w * (1 - SPREAD) ? w / wide : 1;
    const baseline = y + (h - (ascent + DESCENT) * size) / 2 + ascent * size;
    context.save();
    context.translate(x, baseline);
    context.scale(Number.isFinite(share) ? share : 1, 1);
    context.fillText(shown, 0, 0);
    context.restore();
  }

  box(x, y, w, h, fill = null, radius = 0, edge = null, width = 0) {
    if (w <= 0 || h <= 0) return;
    if (!edge || !width) {
      if (fill) this.plate(fill, [x, y, w, h, radius]);
      return;
    }
    const inside = [x + width, y + width, w - 2 * width, h - 2 * width, Math.max(0, radius - width)];
    this.plate(edge, [x, y, w, h, radius], ...(fill ? [] : [inside]));
    if (fill) this.plate(fill, inside);
  }

  // Fills a place with round corners; what a second place has in common with it stays open.
  plate(ink, ...places) {
    const { context } = this;
    this.ink(ink);
    context.beginPath();
    for (const [x, y, w, h, radius] of places) {
      if (w > 0 && h > 0) context.roundRect(x, y, w, h, Math.min(radius, w / 2, h / 2));
    }
    context.fill("evenodd");
  }

  disc(x, y, r, ink, width = 0) {
    if (r <= 0) return;
    const { context } = this;
    this.ink(ink);
    context.beginPath();
    if (width && width < r) {
      context.lineWidth = width;
      context.arc(x, y, r - width / 2, 0, 2 * Math.PI);
      context.stroke();
    } else {
      context.arc(x, y, r, 0, 2 * Math.PI);
      context.fill();
    }
  }

  line(x1, y1, x2, y2, ink, width = 1) {
    const { context } = this;
    const half = width % 2 ? 0.5 : 0;
    this.ink(ink);
    context.lineWidth = width;
    context.lineCap = "butt";
    context.beginPath();
    context.moveTo(x1 + half, y1 + half);
    context.lineTo(x2 + half, y2 + half);
    context.stroke();
    context.lineCap = "round";
  }

  shape(corners, ink, edge = null, width = 0) {
    const { context } = this;
    context.beginPath();
    for (let at = 0; at < corners.length; at += 2) context.lineTo(corners[at] + 0.5, corners[at + 1] + 0.5);
    context.closePath();
    this.ink(ink);
    context.fill();
    if (!edge || !width) return;
    this.ink(edge);
    context.lineWidth = width;
    context.stroke();
  }
}

const PAINTED = { t: "text", b: "box", d: "disc", l: "line", s: "shape" };
