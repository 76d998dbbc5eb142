/**
 * A clause behind a figure names it whole: "5 people who'd lost their way" → Lost their way, not Lost; "4 things nobody could identify" →
 * Things nobody could identify, not Could identify. Not "5 people who left, 3 who stayed", where the deed is the name.
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const WHO = /^ \p{L}+ who(?:['’](?:d|ve|s))? (\p{L}[\p{L}'’ -]+)$/iu; // catches " people who'd lost their way", not " who left" of "25% who left"
const NOBODY =
  /^ (\p{Ll}+s (?:nobody|no one|no-one|everyone|everybody|someone|we|i|they|he|she) (?:\p{L}[\p{L}'’-]* ?){1,3})$/iu; // catches " things nobody could identify", not " things could"
const END = /[,.;:!?\n(]| (?:and|or|but|while) /u; // catches ", " and " and ", not "-"
const MOST_WORDS = 5;

/** The readings, the best with the whole of such names. */
export function withTailClauses({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], series = [], cells = [] } = best?.reading ?? {};
  if (!best || series.length > 1 || points.length < 2) return rows;
  const named = points.map((point, at) => {
    const [, end = text.length] = cells[at]?.[0]?.spans[0] ?? [];
    const tail = text.slice(end).split(END)[0] ?? "";
    const name = point.name.toLowerCase();
    const [, deed = ""] = WHO.exec(tail) ?? [];
    const [, thing = ""] = NOBODY.exec(tail) ?? [];
    const short = (told: string): boolean => told !== "" && told.split(" ").length <= MOST_WORDS;
    if (short(deed) && deed.toLowerCase().startsWith(`${name} `)) return { ...point, name: deed };
    return short(thing) && thing.toLowerCase().endsWith(` ${name}`) ? { ...point, name: thing } : point;
  });
  if (named.every((point, at) => point === points[at])) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
