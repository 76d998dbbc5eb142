/**
 * Where a text is said on without marks, what ends one clause is no part of the name that opens the next: "forty percent of my
 * paycheck food is twenty percent" → Food, not Paycheck food. Not "forty percent, paycheck food is twenty".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const MARKED = /[,;:()\n]|[.!?] /u; // catches ", ", not "3.5"
const TAIL =
  /^(?: \p{L}+){0,3} (?:of|on|in|for|from|at|with|to|by)(?: (?:my|our|the|his|her|their|your|its|a|an))? $/iu; // catches " of my " and " a day on her ", not " and "
const NEAR =
  /^(?: (?:is|are|was|were|has|have|had|spends?|takes?|gets?|got|costs?|at|with|about|around|just|only|like))* ?$/iu; // catches " is " behind a name, not " of the "

const NOUN =
  /^(?!north|south|east|west|old|new|upper|lower|greater|central|inner|outer|big|little|young|poor|rich)\p{Ll}+ \p{Lu}/u; // catches "growth France", not "northern Italy"

const VERB = /^ (\p{L}+)(?: \p{L}+)*? ?(?=\d|\p{L})/u; // catches " did " behind "Tom", not ", "
const verbBehind = (text: string, at: number): string => VERB.exec(text.slice(at))?.[1] ?? "";

/** "Tom did fifteen pull ups Harry did twelve": the last word in front of a verb that stands behind the first name as well. */
function lastWord(text: string, { points }: Reading, at: number, from: number): string | null {
  const name = points[at]?.name ?? "";
  const words = name.split(" ");
  const first = points[0]?.name ?? "";
  const [last = ""] = words.slice(-1);
  const things = words.length > 1 && words.at(-2)?.endsWith("s") === true && !last.endsWith("s");
  const others = points.every((point, place) => place === at || !point.name.includes(" "));
  const begins = text.toLowerCase().indexOf(`${first.toLowerCase()} `);
  const verb = verbBehind(text, from + name.length);
  return things && others && begins >= 0 && verb !== "" && verb === verbBehind(text, begins + first.length)
    ? last
    : null;
}

/** "is one ninety nine a pound oranges are two": what the price is for. */
const PER = / (?:a|an|per) $/iu; // catches " a ", not " of a kind "
const RATES = wordSet(
  "pound lb kilo gallon litre liter pint dozen cup slice piece head pack bag bottle day week month year night hour",
);

/** "rainfall in inches Leeds 37" → Leeds. */
const IN_UNIT =
  /^(?:inches|kilos|pounds|dollars|euros|miles|kilometers|kilometres|minutes|hours|degrees|percent|thousands|millions) (?=\p{L})/iu; // catches "inches " of "inches Leeds", not "inches"
const unitless = (text: string, name: string): string =>
  text.toLowerCase().includes(` in ${name.toLowerCase()}`) ? name.replace(IN_UNIT, "") : name;

/** The name without its first word, where that belongs to what is told before. */
function nameAt(text: string, reading: Reading, at: number): string {
  const { points, cells, figures } = reading;
  const name = points[at]?.name ?? "";
  const [first = "", ...rest] = name.split(" ");
  const [start = -1] = cells[at]?.[0]?.spans[0] ?? [];
  const [, end = -1] = cells[at - 1]?.[0]?.spans[0] ?? [];
  const from = start < 0 || end < 0 ? -1 : text.toLowerCase().lastIndexOf(name.toLowerCase(), start - name.length);
  const alone = end >= 0 && text.slice(end, from) === " " ? lastWord(text, reading, at, from) : null;
  if (alone) return alone;
  if (from < end || rest.length === 0 || first === "" || points[at]?.axis) return name;
  const unit = figures.some((figure) => figure.end === end && figure.unit !== null);
  const told = !points.some((other, place) => place !== at && other.name.toLowerCase().startsWith(`${first} `));
  const noun = unit && told && text.slice(end, from) === " " && NOUN.test(text.slice(from)); // "growth France"
  const per = RATES.has(first.toLowerCase()) && PER.test(text.slice(end, from)) && from - end < 6;
  const tail = (noun || per || TAIL.test(text.slice(end, from))) && NEAR.test(text.slice(from + name.length, start));
  return tail ? rest.join(" ") : name;
}

/** The readings, the best with such names alone. */
export function withoutRunOns({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || matches(text, MARKED)) return rows;
  const { reading } = best;
  const points = reading.points.map((point, at) => ({
    ...point,
    name: at === 0 ? unitless(text, point.name) : nameAt(text, reading, at),
  }));
  const same = points.every(({ name }, at) => name === reading.points[at]?.name);
  if (same || new Set(points.map(({ name }) => name.toLowerCase())).size < points.length) return rows;
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
