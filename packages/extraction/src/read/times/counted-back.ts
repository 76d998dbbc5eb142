/**
 * Times told back from the one that stands in front of them go by their own: "47% in November, 48% a month earlier and 62% a year
 * earlier" → October · November, the year earlier ahead of both; "4 m in 2024, 3 m a year earlier and 2 m two years before" → 2023 ·
 * 2022. Not "30 a year ago", nor "a year earlier … a year before that", where each is told from the one in front of it.
 */
import type { AxisMark } from "../../recognize/mention.ts";
import { smallNumber } from "../../recognize/numbers/small-number.ts";
import { type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { ReadingPoint } from "../reading.ts";
import { nameAt, stepOf } from "../sentence/list-item.ts";

const BACK: readonly string[] = ["earlier", "before", "prior", "previously"];
const COUNTED = /^(the|an?|\d{1,2}|\p{L}{3,6}) (month|quarter|year)s? (?:earlier|before|prior|previously)$/iu; // catches "a month earlier" and "two years before", not "a year ago"
const YEAR = / ((?:19|20)\d\d)$/u; // catches " 2024" of "June 2024", not "2024"

type Back = { count: number; noun: string };

const MONTHS_OF: ReadonlyMap<string, number> = new Map([
  ["month", 1],
  ["quarter", 3],
  ["year", 12],
]);

const monthsOf = ({ count, noun }: Back): number => count * (MONTHS_OF.get(noun) ?? 0);

function backOf({ text }: Scan, axis: AxisMark): Back | null {
  const [, word = "", noun = ""] = COUNTED.exec(text.slice(axis.start, axis.end)) ?? [];
  if (noun === "") return null;
  const one = /^(?:the|an?)$/iu.test(word); // catches "the" and "a", not "two"
  const count = one ? 1 : /^\d/u.test(word) ? Number(word) : smallNumber(word.toLowerCase()); // catches "10", not "ten"
  return count ? { count, noun: noun.toLowerCase() } : null;
}

/** "June 2024", a year earlier: "June 2023"; "June", a year earlier: as it is told. */
function markAt(anchor: AxisMark, axis: AxisMark, back: Back): AxisMark {
  const [, year] = YEAR.exec(anchor.name) ?? [];
  const place = { from: axis.from, to: axis.to, start: axis.start, end: axis.end };
  const at = (name: string, order: number): AxisMark => ({ ...anchor, ...place, name, order, position: order });
  if (anchor.family === back.noun) {
    const order = anchor.order - back.count * stepOf(anchor);
    const named = nameAt(anchor, -(back.count % (MONTHS_OF.get(anchor.family) === 1 ? 12 : Number.POSITIVE_INFINITY)));
    return at(year ? `${named} ${Math.floor(order + LITTLE)}` : named, order);
  }
  if (back.noun === "year" && year)
    return at(anchor.name.replace(YEAR, ` ${Number(year) - back.count}`), anchor.order - back.count);
  return axis;
}

/** Months are parts of a year that do not come out even. */
const LITTLE = 1e-6;

/** The readings, the best with such times by their names. */
export function withCountedBack(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || !says(scan, BACK)) return rows;
  const { points } = best.reading;
  const inText = points.toSorted((one, two) => (one.axis?.start ?? 0) - (two.axis?.start ?? 0));
  const [anchor, ...later] = inText.flatMap(({ axis }) => axis ?? []);
  if (!anchor || later.length !== points.length - 1 || !["month", "year"].includes(anchor.family)) return rows;
  const backs = later.map((axis) => backOf(scan, axis));
  if (anchor.family === "year" && !/^\d{4}$/u.test(anchor.name)) return rows; // catches "2023", not "2023/24"
  const onward = backs.every((back, at) => back && monthsOf(back) > monthsOf(backs[at - 1] ?? { count: 0, noun: "" }));
  if (!onward || backs.length === 0) return rows;
  const told = points.map((point): ReadingPoint => {
    const back = point.axis ? backs[later.indexOf(point.axis)] : null;
    const axis = point.axis && back ? markAt(anchor, point.axis, back) : null;
    return axis && axis.name !== point.name ? { name: axis.name, axis } : point;
  });
  const distinct = new Set(told.map(({ name }) => name)).size === told.length;
  return distinct ? [{ ...best, reading: { ...best.reading, points: told } }, ...others] : rows;
}
