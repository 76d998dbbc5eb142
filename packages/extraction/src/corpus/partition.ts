/**
 * Which texts we look at while building and which we only score: `isBlind("dev-017")`. The salt is part of the split, and
 * so are the files that are only scored. What a file that was only scored had to tell about unseen texts is told once the
 * reader has been mended by its score: then it is opened, and new ones are written.
 */

/** Files of which nobody who builds the reader reads a line. */
const SCORED = new Set(["o", "p", "ap", "at", "av", "az", "bl", "bp", "bv", "bz", "cb", "cf", "cp"]);

/** Files of real prose, kept word for word in its construction: harder than any text made up, and told apart from them. */
const REAL = new Set(["ce", "cf", "cg", "ch"]);

/** The file of which a third is only scored. */
const SPLIT = "dev";

/** 32-bit FNV-1a; spreads ids that differ in one digit over all remainders. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

const fileOf = (id: string): string => id.slice(0, id.indexOf("-"));

/** True for texts as people publish them. */
export const isReal = (id: string): boolean => REAL.has(fileOf(id));

/** True for texts that are never listed, only counted: all of some files, about one id in three of the one that is split. */
export const isBlind = (id: string): boolean => {
  const file = fileOf(id);
  return SCORED.has(file) || (file === SPLIT && hashOf(`r1${id}`) % 3 === 0);
};

/** True for the texts whose titles, written by editors, are only scored: one in five. */
export const isTitleBlind = (id: string): boolean => hashOf(`t1${id}`) % 5 === 0;
