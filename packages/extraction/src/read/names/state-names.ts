/**
 * A state told with its preposition is a name as a whole: "Open 34, In review 12, On hold 5" → In review, On hold. Not "Jan 12, in Feb 15", nor "12 in stock".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const STATES =
  wordSet(`review progress transit stock use testing production development qa hold track time leave sale order risk service repair
  storage draft training treatment school work backlog planning approval negotiation delivery dispute`);
const LED = /(?:^|[,;:|\n(•·–—-] ?|\d[%kKmM]? )((?:not )?(?:in|on|at|off|under|out of|awaiting|up for) )$/iu; // catches "In " behind "34, ", not behind "12"

const OUT = /(out of (?:stock|use|order|office|service|date|warranty)) ?[:=–-]? ?$/iu; // catches "out of stock ", not "out of 8"

/** The name with the preposition in front of it; itself where it is no such state. */
function wholeOf(text: string, { points, cells }: Reading, at: number): string {
  const name = points[at]?.name ?? "";
  const start = cells[at]?.[0]?.spans[0]?.[0] ?? 0;
  if (name.toLowerCase() === "out") return OUT.exec(text.slice(0, start))?.[1] ?? name;
  if (!STATES.has(name.toLowerCase())) return name;
  const from = text.toLowerCase().lastIndexOf(name.toLowerCase(), start);
  const direct = from >= 0 && /^ ?[:=–-]? ?[$€£]?$/u.test(text.slice(from + name.length, start)); // catches ": ", not " of "
  const lead = direct ? LED.exec(text.slice(0, from))?.[1] : undefined;
  return lead ? lead + text.slice(from, from + name.length) : name;
}

/** The best reading with such names whole. */
export function withStateNames({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.points.length < 2 || best.reading.points.some(({ axis }) => axis)) return rows;
  const { reading } = best;
  const names = reading.points.map((_, at) => wholeOf(text, reading, at));
  if (names.every((name, at) => name === reading.points[at]?.name)) return rows;
  return [
    {
      ...best,
      reading: { ...reading, points: reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name })) },
    },
    ...more,
  ];
}
