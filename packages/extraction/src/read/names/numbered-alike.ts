/**
 * One of several numbered things of which the number alone was read is called as the others are: "Shop 1 sold 45 more than shop 2, which sold 120; shop 3 sold 90" →
 * Shop 1 · Shop 2 · Shop 3. Not "Shop 1 12, 2 others 9", where no "shop 2" stands.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const BARE = /^\d{1,3}$/u; // catches "2", not "2020"
const NUMBERED = /^(?<noun>\p{L}[\p{L} ]{1,20}) \d{1,3}$/u; // catches "Shop 1", not "1"

/** "well 1 = 12, well 2 = 48": the noun in front of every number, where all names are numbers; null for none. */
function nounOfAll(text: string, { points }: Reading): string | null {
  const nouns = points.map(
    ({ name }) => new RegExp(`(\\p{L}{3,}) ${name} ?[=:]`, "u").exec(BARE.test(name) ? text : "")?.[1],
  );
  const [noun] = nouns;
  return points.length > 1 && noun && nouns.every((one) => one?.toLowerCase() === noun.toLowerCase())
    ? noun.toLowerCase()
    : null;
}

/** The readings, the best with such a name whole. */
export function withNumberedAlike({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best?.reading.points.some(({ name, axis }) => !axis && BARE.test(name))) return rows;
  const nouns = new Set(
    best.reading.points.flatMap(({ name }) => NUMBERED.exec(name)?.groups?.noun?.toLowerCase() ?? []),
  );
  const [told] = nouns;
  const noun = told ?? nounOfAll(text, best.reading);
  if (!noun || nouns.size > 1) return rows;
  const points = best.reading.points.map((point) => {
    const at = BARE.test(point.name) ? text.toLowerCase().indexOf(`${noun} ${point.name}`) : -1;
    return at < 0 ? point : { ...point, name: text.slice(at, at + noun.length + 1 + point.name.length) };
  });
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
