/** Which texts we look at while building and which we only score: `isBlind("own-017")`. The salt is part of the split. */

/** 32-bit FNV-1a; spreads ids that differ in one digit over all remainders. */
const hashOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

/** True for about one id in three. Those texts are never listed, only counted. */
export const isBlind = (id: string): boolean => hashOf(`r1${id}`) % 3 === 0;
