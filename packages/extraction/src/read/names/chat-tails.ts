/**
 * What a message ends with, taken for the end of its last name: "3 coffees, 2 teas please" → Teas · "3x mocha pls" → Mocha.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const SAID = /^(.{2,}?),? (?:please|pls|plz|thx|thanks|ty|cheers|smh|lol|lmao|tbh|ngl|imo|innit|haha|omg)$/iu; // catches "teas please", not "thanks"

/** The readings, the best without them. */
export function withoutChat({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best) return rows;
  const { reading } = best;
  const [, last = ""] = SAID.exec(reading.points.at(-1)?.name ?? "") ?? [];
  const lower = text.toLowerCase();
  const said = lower.slice(lower.lastIndexOf(last.toLowerCase()) + last.length);
  if (last === "" || /\d/u.test(said) || reading.points.some(({ name }) => name.toLowerCase() === last.toLowerCase()))
    return rows; // catches " please 4", not " please!"
  const points = reading.points.map((point, at) =>
    at === reading.points.length - 1 ? { ...point, name: last } : point,
  );
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
