// Which of many titles somebody means who has typed a little of one. The same rules as in
// companion/picking/matching.py; tests/picking/cases.json holds both to them.

// A longer list than this is worth typing for.
export const MANY = 8;

const ALIKE = {
  "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  "ς": "σ", "'": "", "\u2019": "", "\u02bc": "",
};
const alike = (text) => text.replace(/[ßæœøłđðþıς'\u2019\u02bc]/gu, (letter) => ALIKE[letter]);

// The words of a text as they are compared: small plain letters and digits.
export function wordsOf(text) {
  const small = alike(text.normalize("NFKD").toLowerCase());
  const plain = small.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

// The places of the titles that can be meant, best first; all of them if nothing was typed.
export function found(typed, titles) {
  const wanted = wordsOf(typed);
  if (!wanted.length) return titles.map((_, place) => place);
  const known = titles.map(wordsOf);
  let ranks = known.map((words) => strictly(wanted, words));
  if (!ranks.some(Boolean)) ranks = known.map((words) => kindly(wanted, words));
  return ranks
    .map((rank, place) => rank && [titles[place] === typed ? 0 : 1, ...rank, place])
    .filter(Boolean)
    .sort(compare)
    .map((rank) => rank.at(-1));
}

function compare(one, other) {
  const at = one.findIndex((part, i) => part !== other[i]);
  return at < 0 ? 0 : one[at] - other[at];
}

// Ranks: not the very title, slips, words found only inside others, not at the start.
function strictly(wanted, words) {
  const ends = endsOf(words);
  let inside = 0;
  for (const typed of wanted) {
    if (ends.some((end) => end.startsWith(typed))) continue;
    if (!words.some((word) => word.includes(typed))) return null;
    inside += 1;
  }
  return [wanted.join(" ") === words.join(" ") ? 0 : 1, 0, inside, begins(wanted, words)];
}

// Only where nothing fits as it was typed: a slip of the finger is forgiven.
function kindly(wanted, words) {
  let slips = 0;
  for (const typed of wanted) {
    const fewest = Math.min(typed.length, ...endsOf(words).map((end) => slipsIn(typed, end)));
    if (fewest > forgiven(typed)) return null;
    slips += fewest;
  }
  return [1, slips, 0, begins(wanted, words)];
}

const endsOf = (words) => words.map((_, at) => words.slice(at).join(""));
const begins = (wanted, words) => (words.join("").startsWith(wanted.join("")) ? 0 : 1);

function forgiven(typed) {
  const { length } = [...typed];
  return length < 3 ? 0 : length < 6 ? 1 : 2;
}

// How many letters are wrong, missing, too many or changed about, against a title's start.
function slipsIn(typed, title) {
  const one = [...typed];
  const other = [...title].slice(0, one.length + 2);
  let earlier = [];
  let before = [];
  let row = [0, ...other.map((_, j) => j + 1)];
  one.forEach((letter, i) => {
    [earlier, before, row] = [before, row, [i + 1]];
    other.forEach((against, j) => {
      const cost = Math.min(before[j + 1] + 1, row[j] + 1, before[j] + (letter === against ? 0 : 1));
      const swapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === against;
      row.push(swapped ? Math.min(cost, earlier[j - 1] + 1) : cost);
    });
  });
  return Math.min(...row);
}
