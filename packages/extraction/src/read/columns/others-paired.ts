/**
 * Two things told once each are no second row of one: "Inflation rose to 4.2% in May from 4.0% in April, while food was up 6.1% and fuel 3.2%" → Inflation alone. Not "Ann had 4 in
 * May and 5 in June, Bo 6 and 7", nor "while BYD's rose to 4.6% from 1.1%".
 */
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const WORD = "[\\p{L}][\\p{L}'’-]*";
const OWN = new RegExp(
  `^(?: ?(?:%|per ?cent|percent|million|billion|bn|m|k))?(?: ${WORD}){0,3}?,? (?:and|while|with|but) (?:(?:that|those) of )?((?:${WORD} ){1,4})(?:to |of |at |by |up |down )?(?:(?:just|only|about|around|nearly|almost|some|over) )*\\p{Sc}?$`,
  "u",
); // catches "% and fuel ", not "% and " or " in May and "
const TIME =
  /\b(?:from|in|on|then|later|year|month|week|quarter|today|now|last|before|after|January|February|March|April|May|June|July|August|September|October|November|December)\b/u; // catches "in the third ", not "fuel "

const ARTICLE = /^(?:an?|even|only|just|still|almost) /u; // catches "a deadly ", not "fuel "

const spanOf = ({ cells }: Reading, at: number, column: number): readonly [number, number] | null => {
  const cell = cells[at]?.[column];
  return cell?.kind === "stated" ? (cell.spans[0] ?? null) : null;
};

/** The second row's figures stand behind all of the first, each with a thing of its own. */
function isOthers(text: string, reading: Reading): boolean {
  const [one, two] = [spanOf(reading, 0, 0), spanOf(reading, 1, 0)];
  const [other, more] = [spanOf(reading, 0, 1), spanOf(reading, 1, 1)];
  if (!one || !two || !other || !more) return false;
  const [first, second] = other[0] < more[0] ? [other, more] : [more, other];
  if (Math.max(one[1], two[1]) > first[0]) return false;
  const thing = OWN.exec(text.slice(first[1], second[0]))?.[1];
  if (thing === undefined || TIME.test(thing) || ARTICLE.test(thing)) return false;
  return thing
    .trim()
    .split(" ")
    .every((word) => verbSense(word.toLowerCase()) !== "verb"); // not "and ended at"
}

/** The readings, the best without such a row. */
export function withoutOthersPaired({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length !== 2 || reading.points.length !== 2) return rows;
  if (!reading.points.every(({ axis }) => axis) || !isOthers(text, reading)) return rows;
  const cells = reading.cells.map((row) => row.slice(0, 1));
  const starts = new Set(cells.flatMap((row) => row.flatMap((cell) => cell?.spans[0]?.[0] ?? [])));
  const alone = {
    ...reading,
    series: reading.series.slice(0, 1),
    units: reading.units.slice(0, 1),
    cells,
    figures: reading.figures.filter(({ start }) => starts.has(start)),
  };
  return [{ ...best, reading: alone }, ...others];
}
