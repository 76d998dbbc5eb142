/**
 * One figure at a time that is told, and one for each time since: "peaked at 340 in 2020 and has fallen in every year since: 310, 280 and, last
 * year, 240" → 2020 · 2021 · 2022 · 2023. Not "12 in 2020 and 40 in each year since".
 */
import { isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { expandThrough, stepOf } from "../sentence/list-item.ts";
import { isJoined, plainFigures, withRun } from "./run-reading.ts";

const SINCE =
  /\b(?:each|every)(?: single)? (year|season|month|quarter|week|day) (?:since(?: then)?|after(?:wards)?|thereafter|that followed)(?::|,| [–—-]) (?:to )?(?:about |around |just )?$/iu; // catches "each year since: ", not "each year since 2019"
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ["season", "year"],
  ["day", "weekday"],
]);
const FEWEST = 3;

/** The readings, before them that of such a run. */
export function withRunsSince(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!says(scan, ["each", "every"])) return rows;
  const [first, second, ...more] = plainFigures(mentions.filter(isFigure)) ?? [];
  const base = mentions.filter(isAxis).find(({ shy, family }) => !shy && family !== "relative");
  if (!first || !second || !base || base.start > second.start || more.length < FEWEST - 2) return rows;
  const [, noun = ""] = SINCE.exec(scan.text.slice(base.end, second.start)) ?? [];
  const family = FAMILIES.get(noun.toLowerCase()) ?? noun.toLowerCase();
  const rest = [second, ...more];
  const joined = rest.every((figure, at) => at === 0 || isJoined(scan, rest[at - 1] ?? figure, figure));
  if (noun === "" || base.family !== family || !joined) return rows;
  const items = expandThrough(base, base.order + rest.length * stepOf(base));
  const points = items.map(({ name, axis }) => (axis ? { name, axis } : { name }));
  return withRun(scan, rows, [first, ...rest], points);
}
