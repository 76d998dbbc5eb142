/**
 * The first of things with a number has its number as the others have: "Email #1 converted at 2.1%, email #2 at 3.4%" → Email #1, not Email. Not
 * "Dana is #1 with 40, Omar #2 with 31", whose numbers are places.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const NUMBERED = /^(.*\p{L}) ?#\d{1,3}$/u; // catches "email #2", not "#2"

const FIRST = /^ #\d{1,3}(?!\d)/u; // catches " #1", not " # 1"

/** The readings, the best with such a first name. */
export function withNumberedFirst({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const [first, ...more] = best?.reading.points ?? [];
  if (!best || !first || first.axis || !text.includes("#") || more.length === 0) return rows;
  const own = first.name.toLowerCase();
  if (!more.every(({ name }) => NUMBERED.exec(name)?.[1]?.toLowerCase() === own)) return rows;
  const at = text.indexOf(`${first.name} #`);
  const number = at < 0 ? "" : (FIRST.exec(text.slice(at + first.name.length))?.[0] ?? "");
  if (number === "") return rows;
  const points = [{ ...first, name: `${first.name}${number}` }, ...more];
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
