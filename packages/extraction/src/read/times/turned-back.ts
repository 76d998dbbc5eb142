/**
 * A level that turned: "Prices climbed from 210 to 340 before falling back to 290 in May" → Before · Peak · May; "shot up from 70 to 84 kg, but I'm back down
 * to 73" → Before · Peak · Now; where it fell first, Low. Not "from 40 to 55 in Leeds and 30 to 20 in York", nor what is read whole.
 */
import { type AxisMark, type Figure, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { settledFigures } from "../units.ts";

const HEDGE = "(?:about |just |only |around |nearly |almost |over |under )?[$€£₹]?";
const FROM = new RegExp(`\\bfrom ${HEDGE}$`, "iu"); // catches "from ", not "from May: "
const TO = new RegExp(`^(?: \\p{L}+){0,2} to ${HEDGE}$`, "iu"); // catches " names to ", not ", then to "
const TURN = new RegExp(
  `^(?: \\p{L}+)?(?: (?:in|by|during|at|over) [^.;,\\d]{2,24})?,? (?:before|(?:and |but )?then|(?:but|and)(?= (?:i|we|he|she|it|they|is|are|has|have|now|since|later|back)\\b))(?: [\\p{L}'’]+){0,5} to ${HEDGE}$`,
  "iu",
); // catches ", before easing to " and " kg in lockdown, but I'm back down to ", not " in Leeds and " or " and staff rose to "
const LEAD = /^ (?:\p{L}{2,8} )?(?:(?:in|by|on|at|since|this|last|the) ){0,2}$/iu; // catches " in " and " by the ", not ". In "
const NOW = /\b(?:now|today|back (?:down|up)|currently|these days)\b/iu; // catches "back down", not "backed"
const SIDES: ReadonlySet<string> = new Set(["before", "after", "then"]);
const CHAIN = 3;
/** How far behind its figure a time may stand. */
const NEAR = 24;

/** The three figures of such a chain, and where its words turn. */
function chainOf({ text }: Scan, figures: readonly Figure[]): readonly [Figure, Figure, Figure] | null {
  const at = figures.findIndex(({ start }) => FROM.test(text.slice(0, start)));
  const [one, two, three] = figures.slice(Math.max(0, at));
  if (at < 0 || figures.length !== CHAIN || !one || !two || !three) return null;
  const chained = TO.test(text.slice(one.end, two.start)) && TURN.test(text.slice(two.end, three.start));
  const turned = (two.value - one.value) * (three.value - two.value) < 0;
  return chained && turned ? [one, two, three] : null;
}

/** The time told right behind a figure, in front of the next. */
const timeOf = (scan: Scan, times: readonly AxisMark[], figure: Figure, before: number): AxisMark | undefined =>
  times.find(
    ({ start, name, shy }) =>
      !shy &&
      !SIDES.has(name.toLowerCase()) &&
      start > figure.end &&
      start < before &&
      start - figure.end < NEAR &&
      LEAD.test(scan.text.slice(figure.end, start)),
  );

/** The readings, before them that of such a chain, where the best leaves a part of it out. */
export function withTurnedBack(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || !scan.words.has("from")) return rows;
  const chain = chainOf(scan, mentions.filter(isFigure));
  if (!chain) return rows;
  const shown = new Set(best.reading.cells.flat().map((cell) => cell?.spans[0]?.[0]));
  const counted = best.reading.points.every(({ name }) => /^\d$/u.test(name)); // catches "1", not "2021"
  if (!counted && chain.every(({ start }) => shown.has(start))) return rows;
  const [one, two, three] = chain;
  const times = mentions.filter(isAxis);
  const ends = [two.start, three.start, scan.text.length];
  const now = NOW.test(scan.text.slice(two.end, three.start)) || /^ (?:now|today)\b/iu.test(scan.text.slice(three.end)); // catches " now", not " nowhere"
  const names = ["before", two.value > one.value ? "peak" : "low", now ? "now" : "after"];
  const figures = settledFigures(scan, chain);
  const points = figures.map((figure, at): ReadingPoint => {
    const time = timeOf(scan, times, figure, ends[at] ?? 0);
    const name = time?.name ?? names[at] ?? "";
    return { name, axis: relativeMark(name, at, figure.start) };
  });
  const reading = {
    shape: "timeline" as const,
    series: [""],
    points,
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [figures.find(({ unit }) => unit)?.unit ?? null],
    figures,
    cost: 0,
    used: [],
  };
  return [
    { ...rank(reading, { figures, cost: 0, total: null, foreign: 0 }), score: 0, rule: { place: 0, behind: 0 } },
    ...rows,
  ];
}
