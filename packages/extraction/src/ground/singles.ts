/**
 * One of a kind, told by its article: "4 frogs and a mole", "just me". `singlesIn(text, anchors)` answers a slot of 1 in
 * front of each name that is told so; an answer must ask for it.
 */
import type { Anchor } from "./anchors.ts";
import type { Slot } from "./slots.ts";

const REACH = 48;
// catches "frogs and a ", "9 bites, a whole ", not "100 for a "
const ARTICLE = /(?:[,;:&+]|\b(?:and|plus|just|only))\s+(?:(an?|the|my|our|his|her)\s+)?(?:\p{L}+\s+){0,2}$/iu;
const ONESELF = /^(?:me|myself)\b|^[^.;!?,]{0,24}\b(?:himself|herself|itself)\b/iu; // catches "me" and "sculptor himself", not "men"

export const singlesIn = (text: string, anchors: readonly Anchor[]): Slot[] =>
  anchors.flatMap(({ start }): Slot[] => {
    const before = text.slice(Math.max(0, start - REACH), start);
    const match = ARTICLE.exec(before);
    const isOne = match?.[1]?.toLowerCase().startsWith("a") === true || ONESELF.test(text.slice(start, start + REACH));
    if (!match || !isOne) return [];
    const from = start - before.length + match.index;
    return [{ start: from, end: start - 1, values: [1], unit: null, part: false }];
  });
