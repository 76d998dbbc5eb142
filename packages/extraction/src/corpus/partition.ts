/**
 * Which texts we look at while building and which we only score: `isBlind("dev-017")`. The salt is part of the split, and
 * so are the files that are looked at or only scored as a whole.
 */

/** Files whose scored third was opened on 22 November, after a day of scoring: what it had to tell about unseen texts was told. */
const OPENED = new Set(["own", "none", "wild", "field", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"]);

/** Files of which nobody who builds the reader reads a line. */
const SCORED = new Set(["o", "p"]);

/** 32-bit FNV-1a; spreads ids that differ in one digit over all remainders. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/** True for texts that are never listed, only counted: all of some files, about one id in three of a file not opened. */
export const isBlind = (id: string): boolean => {
  const file = id.slice(0, id.indexOf("-"));
  return SCORED.has(file) || (!OPENED.has(file) && hashOf(`r1${id}`) % 3 === 0);
};
