// Keys by the names that the display uses; what a key means is decided there.

const NAMES = {
  " ": "space", Enter: "return", Escape: "escape", Backspace: "backspace", Tab: "tab", Home: "home", End: "end",
  ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", PageUp: "pageup", PageDown: "pagedown",
  Pause: "pause",
};

const plain = (key) => /^[ -~]$/.test(key);

// The name of a key; nothing for those that belong to the browser. A keyboard with other letters is
// known by where its keys are.
export function nameOf({ key, code }) {
  if (key in NAMES) return NAMES[key];
  if (plain(key)) return key.toLowerCase();
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  return place ? (place[1] ?? place[2]).toLowerCase() : "";
}

const onControl = ({ target, key }) =>
  target instanceof Element && (target.matches("input, select, textarea")
    || (target.matches("button, label, a") && (key === "Enter" || key === " ")));

// Listens for keys; `say` is told of those that are the table's.
export function openKeys(say, listening) {
  const held = new Set();
  addEventListener("keydown", (event) => {
    if (!listening() || event.ctrlKey || event.metaKey || event.altKey || onControl(event)) return;
    const key = nameOf(event);
    if (!key || key === "tab") return;
    event.preventDefault();
    if (event.repeat && key !== "backspace" && !/^(up|down|left|right|page)/.test(key)) return;
    held.add(key);
    say({ type: "key", t: event.timeStamp, key, letter: event.key.length === 1 ? event.key : "", down: true });
  });
  const up = (key, t) => {
    if (held.delete(key)) say({ type: "key", t, key, down: false });
  };
  addEventListener("keyup", (event) => up(nameOf(event), event.timeStamp));
  // Whoever leaves the page has let go of everything.
  addEventListener("blur", () => [...held].forEach((key) => up(key, performance.now())));
}
