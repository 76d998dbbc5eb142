/**
 * A change between two years that are told in front of it: "Between the 2011 census and the 2021 one, Gaelic speakers dropped
 * from 1,062 to 884" → 2011 · 2021, not Before · 2021. Not "In 2011, after the 2021 plan, …",
 * nor "butter rose by 40%, milk by 25%", changes of two things.
 */
import { type AxisMark, isAxis, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const OPENS = /\b(?:between|from)(?: the| our| its)? $/iu; // catches "Between the " in front of "2011", not "in "
const JOINS = /^ (?:\p{L}+ ){0,2}(?:and|to)(?: the| our| its)? $/u; // catches " census and the " between two years, not ", then "

const BY = /\bby (?:about |around |nearly |almost |over |just |only )?$/u; // catches "rose by " and "by about ", not "nearby "

/** The readings, the best with the years as its points. */
export function withToldYears({ text }: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const figures = mentions.filter(isFigure);
  const [one, two, more] = mentions.filter(
    (mention): mention is AxisMark => isAxis(mention) && mention.family === "year",
  );
  const [first, second] = figures;
  if (!best || !one || !two || more || !first || !second || figures.length > 2 || two.end > first.start) return rows;
  if (one.order >= two.order || first.end > second.start) return rows;
  if (!OPENS.test(text.slice(0, one.start)) || !JOINS.test(text.slice(one.end, two.start))) return rows;
  if (BY.test(text.slice(0, first.start)) && BY.test(text.slice(0, second.start))) return rows;
  const { reading } = best;
  const starts = reading.cells.map((row) => row[0]?.spans[0]?.[0]);
  const told =
    reading.series.length === 1 && starts.length === 2 && starts[0] === first.start && starts[1] === second.start;
  if (!told || reading.cells.flat().some((cell) => cell?.kind !== "stated")) return rows;
  const points = [one, two].map((axis) => ({ name: axis.name, axis }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
