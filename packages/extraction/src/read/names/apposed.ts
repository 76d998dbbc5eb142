/**
 * A name that stands in what is said in passing of the thing that has the figure: "and our keeper, from a corner nobody will
 * forget, 1" → keeper · "while maths, the district's headache, rose from 44" → maths · "the coach, booked late, cost £395" →
 * coach. Not "apples 3, in the garden, pears 5".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const HEAD =
  "(?:^ ?|[.!?;:–—] |,? (?:and|while|whereas|but)(?: poor| dear)? |, )(?:for |in |at )?(?:the |our |my |his |her |its )?";
const NAME =
  "((?:(?!(?:and|while|whereas|but|so|then)\\b)\\p{L}[\\p{L}'’-]*)(?: (?!(?:and|while|whereas|but|so|then)\\b)\\p{L}[\\p{L}'’-]*){0,3})";
const PASSING =
  "(?:(?:an?|the) [^,;.:!?–—]{2,40}(?=,)|(?:who|which|whose|from|with|among|as|in|on|at|if|though|booked|known|called|having|being|sadly|oddly) [^;.:!?–—]{2,60}?|\\p{L}+ or \\p{L}+)";
const BEHIND = "(?:, (?:[\\p{L}'’]+ ){0,4}|: ?)";
const APPOSED = new RegExp(`${HEAD}${NAME}(, ${PASSING})${BEHIND}(?:from )?[$€£₹]?$`, "iu"); // catches "and our keeper, from a corner nobody will forget, ", not "apples, "

const isName = (name: string): boolean =>
  !name
    .toLowerCase()
    .split(" ")
    .some((word) => isSmallWord(word));

/** What has the figure, where its name is said of it in passing. */
function apposedAt(text: string, from: number, start: number, now: string): string | null {
  const [, name = "", passing = ""] = APPOSED.exec(text.slice(from, start)) ?? [];
  const own = now.toLowerCase();
  return own !== "" && isName(name) && passing.toLowerCase().includes(own) && !name.toLowerCase().includes(own)
    ? name
    : null;
}

/** The best reading with such names. */
export function withApposed({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const { points, series, cells, figures } = reading;
  const told = (now: string, row: number, column: number): string => {
    const [cell] = [cells[row]?.[column]];
    const [start = -1] = cell?.spans[0] ?? [];
    if (start < 0 || cell?.kind !== "stated") return now;
    const from = Math.max(0, ...figures.filter((figure) => figure.end <= start).map((figure) => figure.end));
    return apposedAt(text, from, start, now) ?? now;
  };
  const several = series.length > 1;
  const named: Reading = {
    ...reading,
    series: several ? series.map((name, at) => told(name, 0, at)) : series,
    points: points.map((point, at) => (point.axis ? point : { ...point, name: told(point.name, at, 0) })),
  };
  const all = [...(several ? named.series : []), ...named.points.map(({ name }) => name)].map((name) =>
    name.toLowerCase(),
  );
  const same =
    named.series.every((name, at) => name === series[at]) &&
    named.points.every(({ name }, at) => name === points[at]?.name);
  return same || new Set(all).size < all.length ? rows : [{ ...best, reading: named }, ...more];
}
