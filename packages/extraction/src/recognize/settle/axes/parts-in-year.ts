/**
 * Parts of a year stand in their year. Those told ahead of the one that has it are of the same: "12 in March, 14 in April and 9 in May
 * 2023", "10 in Q2, 12 in Q3 and 15 in Q4 2023"; "12 in November, 9 in January 2023" begins in the year before. Weeks that go on over a
 * new year stand behind those of the old: "Week 51: 15, week 52: 9, week 1: 4". Not "Nov 2022 12, Dec 14", which goes on by
 * itself, nor "12.7 in May, compared with 13.8 in May 2020".
 */
import { type Scan, says } from "../../../text/scan.ts";
import { type AxisMark, isAxis, type Mention } from "../../mention.ts";

const PARTS: ReadonlySet<string> = new Set(["month", "quarter", "season", "date"]);
/** Orders of parts without a year lie below, those with one above. */
const A_YEAR = 1000;

/** Parts that follow each other lie no farther apart, in years: "May … May 2020" are held against each other. */
const FARTHEST = 0.6;
const AGAINST: readonly string[] = ["compared", "than", "against", "versus", "vs", "down", "up", "from"];

/** The place of each part ahead of the first that has its year. */
function ordersAhead(marks: readonly AxisMark[]): Map<Mention, number> {
  const first = marks.findIndex(({ order }) => order > A_YEAR);
  const dated = marks[first];
  const ahead = marks.slice(0, first);
  const orders = new Map<Mention, number>();
  if (!dated || !PARTS.has(dated.family) || !ahead.every(({ family, order }) => family === dated.family && order < 1))
    return orders;
  const rest = marks.slice(first).filter(({ order }) => order > A_YEAR);
  if (rest.some(({ order }, at) => order < (rest[at - 1]?.order ?? 0))) return orders;
  let next = dated.order;
  for (const mark of ahead.toReversed()) {
    const own = Math.floor(next) + mark.order;
    const order = own < next ? own : own - 1;
    if (next - order > FARTHEST) return new Map();
    orders.set(mark, order);
    next = order;
  }
  return dated.order - next < 1 ? orders : new Map();
}

const WEEK: ReadonlySet<string> = new Set(["week", "wk"]);
const WEEKS = 52;
/** So near the turn both sides of it stand. */
const LATE = 48;
const EARLY = 6;

/** The place of each week of the new year. */
function ordersOver(marks: readonly AxisMark[]): Map<Mention, number> {
  const orders = new Map<Mention, number>();
  if (!marks.every(({ family, noun }) => family === "step" && WEEK.has(noun ?? ""))) return orders;
  const turn = marks.findIndex(({ order }, at) => at > 0 && order < (marks[at - 1]?.order ?? 0));
  const [before, after] = [marks.slice(0, turn), marks.slice(turn)];
  const ascends = after.every(({ order }, at) => at === 0 || order > (after[at - 1]?.order ?? 0));
  const near = (before.at(-1)?.order ?? 0) >= LATE && (after[0]?.order ?? WEEKS) <= EARLY;
  if (turn > 0 && near && ascends && (after.at(-1)?.order ?? 0) < (before[0]?.order ?? 0))
    for (const mark of after) orders.set(mark, mark.order + WEEKS);
  return orders;
}

/** The mentions, such parts in their year. */
export function partsInYear(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const marks = mentions.filter(isAxis);
  const orders = new Map([...(says(scan, AGAINST) ? [] : ordersAhead(marks)), ...ordersOver(marks)]);
  if (orders.size === 0) return mentions;
  return mentions.map((mention) => {
    const order = orders.get(mention);
    return order !== undefined && isAxis(mention) ? { ...mention, order } : mention;
  });
}
