/**
 * How near a figure is, told in several words, is told in one: "Oslo upwards of 700, my second close to seven thousand" → "Oslo about 700, my second
 * about seven thousand", since the words name nothing. Not "a shop close to the station", nor "close to 2 parks".
 */
import type { Squeezed } from "./squeezed.ts";
import { holdsFigure, without } from "./without.ts";

const HEDGE =
  /(?<![\p{L}-])(?:(?:very |pretty |really )?close (?:to|on)|upwards? of|just (?:shy|short) of|(?:just |well |far |a little )?(?:north|south) of|(?:somewhere )?in the (?:region|neighbou?rhood|vicinity|order) of|somewhere (?:around|near)|getting on for|not far (?:off|short of)|something like) (?=(\S+(?: \S+)?))/giu; // catches "upwards of " in front of "700", not "close by "
const NEAR = /\b(?:parks?|shops?|stations?|schools?|pubs?|streets?|roads?|beaches|bus|tube|metro|home|town)\b/iu; // catches "close to 2 parks", not "close to 2,000"

/** Null where nothing is told so. */
export const hedgedFigures = (text: string): Squeezed | null =>
  without(text, HEDGE, (found, _, [next = ""]) => {
    const [first = ""] = next.split(" ");
    const counted = holdsFigure(first) || (/^an?$/iu.test(first) && holdsFigure(next)); // catches "a" of "a million", not "at"
    return counted && !NEAR.test(next) ? "about " : found;
  });
