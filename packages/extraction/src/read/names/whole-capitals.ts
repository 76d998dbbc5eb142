/**
 * Names of several capitals of which a part alone was taken: "the National Air and Space Museum 7m" → National Air and Space Museum, not Space
 * Museum; "North and South America 220,800"; "York's Castle Museum of Art" → Castle Museum of Art. Not "Ann and Bob 12", nor "Leeds, Hull 9".
 */

import { isSmallWord } from "../../lexicon/closed-class.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { startOf } from "../whole/compared-first.ts";

const AHEAD = /((?:\p{Lu}[\p{L}-]*(?<!['’]s) ){1,4}(?:and |& )?(?:\p{Lu}[\p{L}-]* ){0,2})$/u; // catches "National Air and " and "Metropolitan ", not "York's "
const BEHIND = /^( of (?:the )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})(?= \p{Ll}|,? \()/u; // catches " of Timothy Green" in front of " rounding", not " of the show"
const JOINED = /(?:^|[\s(])(?:from|in|of|to|the|by|for|with|at|and|\n|\p{Lu}[\p{L}-]*(?:['’]s)?) $|^$/u; // catches "from " and "Smithsonian ", not "saw "
const LONGEST = 7;

/** The whole of a name of two words or more, all capitals. */
function wholeOf(text: string, name: string, figure: number): string | null {
  const words = name.split(" ");
  if (words.length < 2 || !isCapital(words[0] ?? "") || !isCapital(words.at(-1) ?? "")) return null;
  const at = text.lastIndexOf(name, figure);
  if (at < 0) return null;
  const [, behind = ""] = BEHIND.exec(text.slice(at + name.length, figure)) ?? [];
  const [, ahead = ""] = AHEAD.exec(text.slice(0, at)) ?? [];
  const [first = ""] = ahead.split(" ");
  if (ahead === "" || isSmallWord(first.toLowerCase())) return behind === "" ? null : `${name}${behind}`;
  const joined = / (?:and|&) $/u.test(` ${ahead}`); // catches "Air and ", not "Metropolitan "
  if (joined && !JOINED.test(text.slice(0, at - ahead.length))) return null;
  const whole = `${ahead}${name}${behind}`;
  return whole.split(" ").length <= LONGEST ? whole : null;
}

/** The readings, the best with such names whole. */
export function withWholeCapitals({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 1) return rows;
  const points = reading.points.map((point, at) => {
    const name = point.axis ? null : wholeOf(text, point.name, startOf(reading, at));
    return name === null ? point : { ...point, name };
  });
  const changed = points.some((point, at) => point !== reading.points[at]);
  const apart = new Set(points.map(({ name }) => name.toLowerCase())).size === points.length;
  return changed && apart ? [{ ...best, reading: { ...reading, points } }, ...more] : rows;
}
