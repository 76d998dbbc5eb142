/**
 * "Fuel's gone from 149p to 142p" → Fuel, not "Fuel's": the mark stands for "has" or "is" where a verb or a small word follows.
 * Not "Sainsbury's 15%", nor "Mum's up to something".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const OWNED = /^(.{2,})['’]s$/u; // catches "Fuel's", not "it's" and "fuels"
const GOES_ON =
  /^ (?:(?:just|now|already|also|since|recently|nearly|almost|more than) )?(?:gone|risen|fallen|grown|shrunk|been|come|climbed|dropped|doubled|tripled|halved|jumped|slipped|crept|soared|eased|surged|slid|increased|decreased|declined|improved|up|down|at|now)\b/iu; // catches " gone from", not " goals"

/** A name without the mark, where the text goes on with what it did. */
export function uncontracted(text: string, name: string): string {
  const bare = OWNED.exec(name)?.[1];
  const at = bare ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  return bare && at >= 0 && GOES_ON.test(text.slice(at + name.length)) ? bare : name;
}

/** The readings, the best with such names plain. */
export function withoutContracted(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !/['’]s\b/u.test(scan.text)) return rows; // catches "Fuel's", not "fuels"
  const { reading } = best;
  const series = reading.series.map((name) => uncontracted(scan.text, name));
  const points = reading.points.map((point) => {
    const name = point.axis ? point.name : uncontracted(scan.text, point.name);
    return name === point.name ? point : { ...point, name };
  });
  const same =
    series.every((name, at) => name === reading.series[at]) &&
    points.every((point, at) => point === reading.points[at]);
  return same ? rows : [{ ...best, reading: { ...reading, series, points } }, ...others];
}
