/**
 * Changes of one thing, each with its place behind both of its figures, are called by their places: "Order value jumped to €74 from €61 in DE, to €58 from €55 in AT and
 * to €92 from €80 in CH" → DE · AT · CH; "from 1.5 to 3.0 (A), from 2.2 to 2.9 (B)" alike. Not "rent rose from 4 to 5 in Leeds and wages from 7 to 8 in York".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const PLACE =
  /^%? ?(?:\((?<inside>\p{L}[^()\d]{0,30})\)|(?:in|for|at|among) (?:the )?(?<name>\p{L}[^,;.()\d]{0,30}?))(?=,|;|\.(?:\s|$)|\s*$| and (?:\p{Ll}+ ){0,2}[$€£]?\d)/u; // catches " in DE" and " (A)", not " in 2023"
const JOIN =
  /^(?:[,;.]? ?(?:and|but|while|then|or)?,? ?(?:(?:from|to|at|it|rose|fell|grew|jumped|dropped|climbed|slipped|went|declined|increased|decreased|up|down)\b ?)*[$€£]?)$/iu; // catches ", and fell from ", not " and wages from "
const MONTHLY =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q\d|the (?:same|first|last)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|total|all)/iu; // catches "May", not "Mainz"

/** Where the figures of each column begin and end, in their order. */
function placesOf({ cells, series }: Reading): { start: number; end: number }[] | null {
  const spans = series.map((_, column) =>
    cells.flatMap((row) => (row[column]?.spans[0] ? [row[column].spans[0]] : [])),
  );
  if (spans.some((own) => own.length !== 2)) return null;
  const places = spans.map((own) => ({
    start: Math.min(...own.map(([start]) => start)),
    end: Math.max(...own.map(([, end]) => end)),
  }));
  return places.every(({ start }, at) => at === 0 || start > (places[at - 1]?.end ?? 0)) ? places : null;
}

/** The name behind each pair; null where one has none, or a subject of its own. */
function namesOf({ text }: Scan, places: readonly { start: number; end: number }[]): string[] | null {
  const names: string[] = [];
  for (const [at, { end }] of places.entries()) {
    const next = places[at + 1]?.start;
    const behind = text.slice(end, next);
    const found = PLACE.exec(next === undefined ? behind : `${behind}0`);
    const name = (found?.groups?.inside ?? found?.groups?.name ?? "").trim();
    if (!found || name === "" || MONTHLY.test(name)) return null;
    if (next !== undefined && !JOIN.test(behind.slice(found[0].length))) return null;
    names.push(name);
  }
  return new Set(names.map((name) => name.toLowerCase())).size === names.length ? names : null;
}

/** The readings, the columns of the best called so. */
export function withPlacesOfPairs(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.points.length !== 2 || best.reading.series.length < 2) return rows;
  const places = placesOf(best.reading);
  const names = places && namesOf(scan, places);
  if (!names || names.every((name, at) => name === best.reading.series[at])) return rows;
  return [{ ...best, reading: { ...best.reading, series: names } }, ...others];
}
