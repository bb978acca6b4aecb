// The page's clock is the table's: performance.now(), of which event.timeStamp is a reading.

// By how much the browser rounds it, in milliseconds: the smallest step that is seen.
export function coarseness(now = () => performance.now(), looks = 40) {
  let least = Infinity;
  for (let seen = 0; seen < looks; seen += 1) {
    const before = now();
    let after = before;
    for (let tries = 0; after === before && tries < 200000; tries += 1) after = now();
    if (after > before) least = Math.min(least, after - before);
  }
  return Number.isFinite(least) ? least : 1;
}
