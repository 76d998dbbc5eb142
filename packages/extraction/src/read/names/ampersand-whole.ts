/** "clients: Hart & Co £4,200", "Marks & Spencer 12, Boots 9": a name with "&" in it is told whole, and its first word heads nothing. */

import { isFigure, type Mention } from "../../recognize/mention.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NAME = /^(\S+) & \S+$/u; // catches "Hart & Co", not "fish and chips"

/** The readings, the best with such names whole. */
export function withAmpersands(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !scan.text.includes("&")) return rows;
  const names = mentions.flatMap((mention, at) => {
    const text = scan.text.slice(mention.start, mention.end);
    const figure = mentions[at + 1];
    return mention.kind === "name" && matches(text, NAME) && figure && isFigure(figure) ? [{ text, figure }] : [];
  });
  const { reading } = best;
  let { series } = reading;
  const points = reading.points.map((point, at) => {
    const start = reading.cells[at]?.[0]?.spans[0]?.[0];
    const own = names.find(({ figure }) => figure.start === start)?.text;
    if (point.axis || own === undefined || own === point.name || !own.endsWith(point.name)) return point;
    if (series.length === 1 && series[0] === NAME.exec(own)?.[1]) series = [""];
    return { ...point, name: own };
  });
  return [{ ...best, reading: { ...reading, points, series } }, ...others];
}
