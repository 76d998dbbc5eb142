/**
 * Each figure is held against what it was, and when is told once: "Footfall 8,200 vs 7,900 last year, sales 4,100 vs 3,800" → Last year ·
 * Now of Footfall and Sales; "Q3 revenue $12.1m vs $10.4m a year ago, profit $1.8m vs $2.2m". Not "Leeds 3 vs York 2 last year".
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";

const MARK = /^[%kmb]?(?: \p{Ll}+)?,? (?:vs\.?|versus|against|compared (?:with|to)) [$€£¥₹]?$/u; // catches " vs $" and " people against ", not " vs York "
const AGAINST = ["vs", "versus", "against", "compared"];
const NAME =
  /^[%kmb]?[,;.\n –—-]*(?:and |while |with |but )?(?:the |our |my )?(\p{L}[\p{L}'’&-]*(?: [\p{L}&][\p{L}'’&-]*){0,3}?)(?: (?:was|were|is|are|at|of|to|stood at|came (?:in at|to)|rose to|fell to|went to|hit|totall?ed))?:?[ $€£¥₹]*$/u; // catches ", sales " and "Net profit was $", not ""
const COUNTED = /^[kmb]? (\p{Ll}{3,}),? (?:vs|versus|against|compared)/u; // catches " calls vs ", not "% vs "
const STILL = /^(?:this|now|today|next|tomorrow)\b/iu; // catches "this year", not "last year"
const FEWEST = 2;

type Pair = { now: Figure; past: Figure; name: string };

/** The times of the text: what it is now where that is said in front, and what it is held against. */
type Times = { now: AxisMark | null; past: AxisMark };

function timesOf({ text }: Scan, mentions: readonly Mention[], first: Figure): Times | null {
  const axes = mentions.filter(isAxis);
  const lead = axes.filter(({ end }) => end <= first.start);
  const behind = axes.filter(({ start }) => start > first.start);
  const [past] = behind;
  const names = new Set(behind.map(({ name }) => name.toLowerCase()));
  const same = past && names.size === 1 && !STILL.test(past.name);
  const before = mentions.filter(isFigure).findLast(({ end }) => end <= (past?.start ?? 0));
  const right = before && past && /^[%kmb]?(?: \p{Ll}+)? (?:in |the )?$/u.test(text.slice(before.end, past.start)); // catches " in ", not ", "
  return same && right && lead.length < 2 ? { now: lead[0] ?? null, past } : null;
}

/** The pairs under their names; none where one is told otherwise. */
function pairsOf({ text }: Scan, figures: readonly Figure[], { now, past }: Times): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at < figures.length; at += 2) {
    const [one, two, last] = [figures[at], figures[at + 1], figures[at - 1]];
    if (!one || !two || !MARK.test(text.slice(one.end, two.start))) return [];
    const from = text.slice(last?.end ?? 0, one.start);
    const said = from.toLowerCase().indexOf(past.name.toLowerCase());
    const told = said >= 0 && last ? from.slice(said + past.name.length) : from;
    const plain = now && !last ? told.slice(Math.max(0, now.end)) : told;
    const counted = COUNTED.exec(text.slice(one.end, two.start))?.[1];
    const name = NAME.exec(plain.trimStart())?.[1] ?? NAME.exec(plain)?.[1] ?? counted ?? "";
    if (name === "" || isSmallWord(name.toLowerCase())) return [];
    pairs.push({ now: one, past: two, name });
  }
  return pairs;
}

/** The readings, before them that of both times where the best leaves figures out. */
export function withPastBeside(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const { text } = scan;
  if (!best || !AGAINST.some((word) => text.includes(` ${word}`))) return rows;
  const figures = mentions.filter(isFigure);
  const [first] = figures;
  const told = new Set(best.reading.cells.flatMap((row) => row.map((cell) => cell?.spans[0]?.[0])));
  const whole = best.reading.series.length > 1 && figures.every(({ start }) => told.has(start));
  if (!first || figures.length < 2 * FEWEST || figures.length % 2 > 0 || whole) return rows;
  if (figures.some(({ basis, part, range }) => basis || part || range)) return rows;
  const times = timesOf(scan, mentions, first);
  const pairs = times ? pairsOf(scan, figures, times) : [];
  if (!times || pairs.length < FEWEST || new Set(pairs.map(({ name }) => name.toLowerCase())).size < pairs.length)
    return rows;
  const now: ReadingPoint = times.now
    ? { name: times.now.name, axis: times.now }
    : { name: "Now", axis: relativeMark("Now", 9999) };
  const reading: Reading = {
    shape: "grid",
    series: pairs.map(({ name }) => name),
    points: [{ name: times.past.name, axis: relativeMark(times.past.name, -9999) }, now],
    cells: [pairs.map(({ past }) => cellOf(past)), pairs.map((pair) => cellOf(pair.now))],
    units: pairs.map((pair) => pair.now.unit ?? pair.past.unit),
    figures,
    cost: 0,
  };
  const read = rank(reading, { figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
