/**
 * The two sides of figures in pairs, told once with a dash or around the first pair: "Shots 21-8, corners 7-3 (Spain-Croatia)" → Spain ·
 * Croatia; "Fnatic 16-12 G2 on Mirage, 9-16 on Nuke" → Fnatic · G2. Not "Leeds-Bradford trains: Mon 8-12", which has no two sides of pairs.
 */
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const SIDE = "(\\p{Lu}[\\p{L}\\d]{1,20}(?: \\p{Lu}[\\p{L}\\d]{1,20})?)";
const HEAD = new RegExp(`^${SIDE} ?[-–] ?${SIDE}(?:: |, )`, "u"); // catches "Spain-Croatia: ", not "spain-based: "
const TAIL = new RegExp(` \\(${SIDE} ?[-–/] ?${SIDE}\\)[.!]?$`, "u"); // catches " (Spain-Croatia)", not " (2-1)"
const AROUND = new RegExp(`^${SIDE} \\d{1,3}[-–:]\\d{1,3} ${SIDE} (?:on|in|at) `, "u"); // catches "Fnatic 16-12 G2 on ", not "Leeds 3-1 at "
const LINK = /^ ?[-–:] ?$/u; // catches "-", not " and "
const UNNAMED: ReadonlySet<string> = new Set(["", "first", "second"]);

/** Each row is a pair that a dash joins. */
const arePairs = (text: string, { cells }: Reading): boolean =>
  cells.every((row) => {
    const [one, two] = row.map((cell) => (cell?.kind === "stated" ? cell.spans[0] : undefined));
    return row.length === 2 && one !== undefined && two !== undefined && LINK.test(text.slice(one[1], two[0]));
  });

/** The readings, the best with its two sides by their names. */
export function withDashSides({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (best?.reading.series.length !== 2 || !best.reading.series.every((name) => UNNAMED.has(name))) return rows;
  const [, one = "", two = ""] = matchIn(text, HEAD) ?? matchIn(text, TAIL) ?? matchIn(text, AROUND) ?? [];
  const taken = best.reading.points.some(({ name }) => name === one || name === two);
  if (one === "" || one === two || taken || !arePairs(text, best.reading)) return rows;
  return [{ ...best, reading: { ...best.reading, series: [one, two] } }, ...others];
}
