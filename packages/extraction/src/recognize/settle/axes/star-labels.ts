/**
 * Stars that name how many gave so many: "★★★★★ 120, ★★★★ 45, ★★★ 12" → each run is the place of its figure. Not "Ritz ★★★★★ 320€, Astor
 * ★★★ 180€", whose stars tell of what stands in front of them.
 */
import { isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import type { AxisMark, Mention } from "../../mention.ts";
import { placeOf } from "../../place.ts";

const RUN = /(?<![★⭐])(?:[★⭐]\uFE0F?)+[☆½]*/gu; // catches "★★★★☆", not "☆"
const MARKS: ReadonlySet<string> = new Set([":", "=", "–", "-", "→"]);
const FEWEST = 2;

type Run = { from: number; to: number; count: number };

function runsIn(scan: Scan): Run[] {
  return [...scan.text.matchAll(RUN)].flatMap(({ index, 0: text }) => {
    const inside = scan.tokens.flatMap(({ start, end }, at) =>
      start >= index && end <= index + text.length ? [at] : [],
    );
    const [from = -1, to = -1] = [inside[0], inside.at(-1)];
    return from < 0 ? [] : [{ from, to: to + 1, count: [...text.replaceAll(/[\uFE0F☆½]/gu, "")].length }]; // catches what is no full star
  });
}

export function starLabels(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!/[★⭐]/u.test(scan.text)) return mentions; // catches "★", not "☆"
  const runs = runsIn(scan);
  const told = runs.every(({ from, to }, at) => {
    const next = MARKS.has(lowerAt(scan, to)) ? to + 1 : to;
    return isNumberAt(scan, next) && (at === 0 || !isWordAt(scan, from - 1) || tokenAt(scan, from - 1).lower === "and");
  });
  const counts = new Set(runs.map(({ count }) => count));
  if (runs.length < FEWEST || !told || counts.size < runs.length) return mentions;
  const marks = runs.map(({ from, to, count }): AxisMark => {
    const place = placeOf(scan, from, to);
    const name = scan.text.slice(place.start, place.end);
    return { kind: "axis", ...place, family: "band", name, order: count, position: null };
  });
  const free = mentions.filter(({ from, to }) => !marks.some((mark) => mark.from < to && from < mark.to));
  return [...free, ...marks].toSorted((one, two) => one.from - two.from);
}
