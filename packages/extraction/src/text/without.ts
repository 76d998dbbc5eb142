/** A text without some of its words, with the way back to the places as typed: what the plainer readings have in common. */
import { GROUP_WORDS, PART_WORDS, TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { mayMatch } from "./needs/may-match.ts";
import { after, backBy, type Shift, type Squeezed } from "./squeezed.ts";

/** @param kept what stays in the place of what was found, told by its place and the groups of the pattern; all of it where it is the same */
export function without(
  text: string,
  words: RegExp,
  kept: (found: string, at: number, groups: readonly (string | undefined)[]) => string = () => "",
): Squeezed | null {
  if (!mayMatch(text, words)) return null;
  const shifts: Shift[] = [];
  let gone = 0;
  const out = text.replace(words, (found: string, ...rest) => {
    const place = rest.findIndex((one) => typeof one === "number");
    const at: number = rest[place] ?? 0;
    const stays = kept(found, at, rest.slice(0, place));
    if (stays === found) return found;
    if (found !== "")
      for (let more = found.length; more < stays.length; more++)
        shifts.push({ at: at - gone + more, gone: gone + found.length - 1 - more }); // what is added stands where the last of it was found
    const longer = found.length - stays.length;
    const within = stays === "" ? -1 : found.indexOf(stays);
    if (within > 0) shifts.push({ at: at - gone, gone: gone + within }); // a part of it stays where it is
    if (within < 0 && longer > 0 && stays.length > 1)
      shifts.push({ at: at - gone + stays.length - 1, gone: gone + longer }); // what ends with the one ends with the other
    shifts.push({ at: at - gone + stays.length, gone: gone + longer });
    gone += longer;
    return stays;
  });
  return shifts.length === 0 ? null : { text: out, back: backBy(shifts) };
}

const FIGURES: ReadonlySet<string> = new Set(
  [UNITS_WORDS, TENS_WORDS, GROUP_WORDS, PART_WORDS].flatMap((words) => [...words.keys()]),
);

/** It holds a number, in digits or in words: "twenty-three to be exact". */
export const holdsFigure = (words: string): boolean =>
  /\d/u.test(words) || // catches "4", not "four"
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u) // catches blanks and hyphens, not letters
    .some((word) => FIGURES.has(word));

/** What is typed or said in a form of its own, what it means, and where alone it means that. */
export type Form = readonly [found: RegExp, told: (found: string) => string, holds?: (text: string) => boolean];

/** The text with each form told in the usual one, one after the other; null where it has none. */
export function inUsualForm(text: string, forms: readonly Form[]): Squeezed | null {
  let inner: Squeezed | null = null;
  for (const [found, told, holds] of forms) {
    const now: string = inner?.text ?? text;
    if (mayMatch(now, found) && (!holds || holds(now))) inner = after(inner, without(now, found, told));
  }
  return inner;
}
