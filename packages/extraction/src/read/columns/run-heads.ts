/**
 * What is measured stands between the places and their figures: "Ages 20, 30, 40: resting pulse 72, 70, 71" → Resting pulse, not Ages;
 * "Year: 2020, 2021, 2022. Sales: 10, 12, 15" → Sales. Not "Ages 20, 30, 40 scored 72, 70, 71".
 */
import { isSmallWord, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const BETWEEN =
  /^(?: ?[:;.,]? ?\n|[:;.,] )(?:and |with )?(?:the |their |its )?(\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,3}?)(?: (?:are|were|is|was|of))?( ?[:=])? ?[$€£]?$/u; // catches ": resting pulse " and ". Sales: ", not ": "
/** They say that numbers follow, and not of what. */
const DATA = wordSet("values value data numbers figures amounts amount counts count y series total totals");

/** What stands in front of the first name is its kind: "Year: ", "Ages ". */
const KIND = /^(\p{L}[\p{L}’' -]*?)(?: ?[:=] ?| )$/u; // catches "Year: " and "Ages ", not ""

/** The places of the names in the text: where the first begins and the last ends; null where they don't stand in front of all figures. */
function namesIn({ text }: Scan, { points, cells }: Reading): { from: number; to: number; start: number } | null {
  const start = Math.min(...cells.flatMap((row) => row[0]?.spans[0]?.[0] ?? []));
  const [first, last] = [points[0], points.at(-1)];
  const lower = ` ${text.slice(0, start).toLowerCase()}`.replace(/[^\p{L}\d]/gu, " "); // catches "," and ":", not "é"
  const from = first?.axis?.start ?? lower.indexOf(` ${first?.name.toLowerCase()} `);
  const named = lower.lastIndexOf(` ${last?.name.toLowerCase()} `);
  const to = last?.axis?.end ?? (named < 0 ? -1 : named + (last?.name.length ?? 0));
  return from >= 0 && to > from && to <= start ? { from, to, start } : null;
}

/** The readings, the best with its one series so named. */
export function withRunHeads(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [name = "", more] = best?.reading.series ?? [];
  if (!best || more !== undefined || best.reading.points.length < 2) return rows;
  const place = namesIn(scan, best.reading);
  if (!place) return rows;
  const [, told = "", pointed] = BETWEEN.exec(scan.text.slice(place.to, place.start)) ?? [];
  const kind = KIND.exec(scan.text.slice(0, place.from))?.[1]?.toLowerCase() ?? "";
  const free = name === "" || (name.toLowerCase() === kind && kind !== "");
  const senses = told.split(" ").map((word) => verbSense(word.toLowerCase()));
  const deed = senses.some((sense) => sense === "verb"); // "packs cost"
  const colon = scan.text[place.to] === ":" || pointed !== undefined || kind !== "";
  if (told === "" || !free || !colon || deed || isSmallWord(told.split(" ")[0]?.toLowerCase() ?? "")) return rows; // "Mon to Wed"
  const series = [DATA.has(told.toLowerCase()) ? (kind === "" || DATA.has(kind) || NAMES.has(kind) ? "" : name) : told];
  return [{ ...best, reading: { ...best.reading, series } }, ...others];
}

const NAMES = wordSet("labels label names name categories category items item x");
