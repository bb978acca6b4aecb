// Names in any script, inside English sentences.

// A stretch of letters that are read from the right, as one name has them: a space, a hyphen or a
// number between two of them belongs to it.
const BACKWARD = "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}\\p{M}]";
const NAME = new RegExp(`(?!\\p{M})${BACKWARD}(?:(?: |[-'\\u2019.\\d]+)?${BACKWARD})*`, "gu");

// Keeps such a name a block of its own: the number behind it stays behind it, and two names in a
// list stay in the order of their seats.
export const isolated = (text) =>
  typeof text === "string" ? text.replace(NAME, "\u2068$&\u2069") : text;

const letters = globalThis.Intl?.Segmenter
  ? (text) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  : (text) => [...text];

// Cuts a name between letters, never through one.
export const short = (name, most) => {
  const all = letters(name);
  return all.length > most ? `${all.slice(0, most - 1).join("")}\u2026` : name;
};
