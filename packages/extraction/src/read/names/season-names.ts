/**
 * A season or weekday in front of the noun of one item is part of its name, where the list tells no times: "spring onions 5, carrots 9,
 * peas 12" → Spring onions, not Onions; "burgers 9, Sunday roasts 12". Not "summer tomatoes 12 beans 8 peas 3", where it may head the
 * list, nor "Summer: boots 5, coats 3".
 */
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const SEASON =
  /(?:^|[,;(\n•] ?|\band |\d[\d.,]*[%\p{L}]{0,3} )((?:spring|summer|autumn|winter|easter|christmas|(?:sun|mon|tues|wednes|thurs|fri|satur)day) )$/iu; // catches "spring " behind ", ", not "in spring "
const TO_FIGURE = /^(?: ?[:=])? ?[$€£~]?$/u; // catches " " and ": ", not ", "
const NAMED = /^\p{L}+s$/iu; // catches "onions", not "sales of tea"
const HINTS = ["spring", "summer", "autumn", "winter", "easter", "christmas", "sunday", "saturday", "friday", "monday"];
const MARKED = /\d[\d.,]*[%\p{L}]{0,3}[,;\n]/u; // catches "5,", not "5 pears"

/** The readings, the best with such names whole. */
export function withSeasonNames({ text, words }: Scan, rows: Ranked[]): Ranked[] {
  if (!HINTS.some((hint) => words.has(hint))) return rows;
  const [best, ...more] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < 2 || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const lower = text.toLowerCase();
  const whole = points.map((point, at) => {
    const [figure = 0] = cells[at]?.[0]?.spans[0] ?? [];
    const start = lower.lastIndexOf(point.name.toLowerCase(), figure);
    const direct = start >= 0 && TO_FIGURE.test(text.slice(start + point.name.length, figure));
    const season = direct && NAMED.test(point.name) ? (SEASON.exec(text.slice(0, start))?.[1] ?? "") : "";
    const heads = start === season.length && !matches(text, MARKED); // "summer tomatoes 12 beans 8"
    return season === "" || heads ? point : { ...point, name: `${season}${point.name}` };
  });
  const changed = whole.filter((point, at) => point !== points[at]).length;
  return changed === 0 ? rows : [{ ...best, reading: { ...best.reading, points: whole } }, ...more];
}
