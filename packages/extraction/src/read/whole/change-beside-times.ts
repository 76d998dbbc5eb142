/**
 * A share by which something changed is no level beside two or more that go by their times: "Falls are down by 38 per cent: we recorded 97 in the first
 * half of last year but 60 in the first half of this year" → the halves alone. Not "Leeds is down 38%, York 12% in May", of nothing but shares.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { withoutPoint } from "./without-point.ts";

const FEWEST = 3;
const LED =
  /\b(?:up|down|risen|rose|fallen|fell|grown|grew|dropped|climbed|increased|decreased|declined|jumped|slipped)(?: by)?(?: about| just| only| nearly| almost| over| around| some| more than)? $/iu; // catches "are down by ", not "it was "

/** The readings, the best without such a change. */
export function withoutChangeBesideTimes({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], figures = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length > 1 || figures.length !== points.length) return rows;
  const shares = figures.filter(({ unit }) => unit?.symbol === "%");
  const [change] = shares;
  if (!change || shares.length > 1 || !LED.test(text.slice(0, change.start))) return rows;
  const lone = cells.findIndex(([cell]) => cell?.spans[0]?.[0] === change.start);
  if (lone < 0 || points.some(({ axis }, at) => at !== lone && !axis)) return rows;
  return [{ ...best, reading: withoutPoint(best.reading, lone) }, ...others];
}
