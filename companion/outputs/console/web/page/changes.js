// What the table tells of a picture that it has shown before: the way to a place, and what is there
// now; without the second, nothing is there any more. (outputs/console/changes.py writes them.)

export function changed(picture, changes) {
  const next = structuredClone(picture);
  for (const [way, ...now] of changes) {
    const names = [...way];
    const last = names.pop();
    const place = names.reduce((inside, name) => inside[name], next);
    if (now.length) [place[last]] = now;
    else delete place[last];
  }
  return next;
}
