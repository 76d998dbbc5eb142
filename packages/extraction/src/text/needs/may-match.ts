/**
 * Whether a regular expression can match in a text at all, told by letters that it cannot do without: a text holds what few of a
 * thousand rules look for, and to ask a rule costs more than to know that it need not be asked.
 */
import { gramsIn, holdsGram, LOOKS, rarestGrams } from "./grams.ts";
import { type Group, groupsOf } from "./literals.ts";

/** Groups that are looked at: the rarest. */
const MOST_GROUPS = 2;

/** Below it a group stands in so many texts that it is not worth a look. */
const LEAST_RARE = 2;

/** The grams of each string of a group, `LOOKS` a string, and how rare it is that a text holds one. */
function looksOf(group: Group): { looks: Uint16Array; rarity: number } | null {
  const told = group.map(rarestGrams);
  if (told.some((one) => one === null)) return null;
  const often = told.reduce((sum, one) => sum + 1 / (one?.rarity ?? 1), 0);
  return { looks: Uint16Array.from(told.flatMap((one) => one?.grams ?? [])), rarity: 1 / often };
}

const known = new WeakMap<RegExp, readonly Uint16Array[]>();

function learned(words: RegExp): readonly Uint16Array[] {
  const groups = groupsOf(words)
    .flatMap((group) => looksOf(group) ?? [])
    .filter(({ rarity }) => rarity >= LEAST_RARE)
    .toSorted((one, other) => other.rarity - one.rarity)
    .slice(0, MOST_GROUPS)
    .map(({ looks }) => looks);
  known.set(words, groups);
  return groups;
}

/** The texts that were asked for last: a text as typed, and what a step made of it. */
const texts = ["", ""];
const bits = texts.map(gramsIn);
let oldest = 0;

function bitsOf(text: string): Uint32Array {
  const at = text === texts[0] ? 0 : text === texts[1] ? 1 : -1;
  const found = bits[at];
  if (found) return found;
  const made = gramsIn(text);
  texts[oldest] = text;
  bits[oldest] = made;
  oldest = 1 - oldest;
  return made;
}

function holdsOne(held: Uint32Array, looks: Uint16Array): boolean {
  for (let at = 0; at < looks.length; at += LOOKS)
    if (holdsGram(held, looks[at] ?? 0) && holdsGram(held, looks[at + 1] ?? 0) && holdsGram(held, looks[at + 2] ?? 0))
      return true;
  return false;
}

/** False only where the expression matches nowhere in the text. */
export function mayMatch(text: string, words: RegExp): boolean {
  const groups = known.get(words) ?? learned(words);
  if (groups.length === 0) return true;
  const held = bitsOf(text);
  for (const looks of groups) if (!holdsOne(held, looks)) return false;
  return true;
}
