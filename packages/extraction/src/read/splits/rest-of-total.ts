/**
 * A total that was taken for one of its parts, where the text says what is left of it: "The library has 8,400 members. 3,100
 * are children, 1,250 students and the remainder retired" → 3100, 1250 and 4050, not 8400, 3100 and 1250. So too where the
 * reader is asked: "so guess how many are mine". Not where nothing is left, nor for what stands in front of the parts.
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { rankFree } from "../read.ts";
import type { Reading } from "../reading.ts";
import { atomsOf } from "../sentence/atoms.ts";
import { isTold, tellsRest } from "../shapes/counts.ts";
import { type Rest, restOf, withRest } from "../shapes/rest.ts";

const ASKED =
  /\b(?:guess|tell (?:me|us)|work out|figure out|you know|do the maths?:?|can see) how many (?:of (?:them|us) )?(?:are|is|were|was|came|come|went|go) ((?:from|by|on|in|to|at) )?((?:the |my |our )?[\p{L}'’-]+(?: [\p{L}'’-]+)?)[.?!]*$/iu; // catches "guess how many are mine.", not "How many are mine? 12"
const ARTICLE = /^(?:the|my|our) /iu; // catches "the mud", not "them"

/** What the reader is asked for at the end of a text. */
function askedOf({ text }: Scan): Omit<Rest, "others"> | null {
  const found = matchIn(text, ASKED);
  const said = found?.[2];
  if (!found || !said) return null;
  const end = found.index + found[0].length;
  return { name: said.replace(ARTICLE, ""), start: found.index, end };
}

const TOTAL_BEFORE = /\b(?:total|altogether|in all|overall)(?: of| is| was| are|:| ?=)? ?$/iu; // catches "total " in front of "35", not "totals "
const TOTAL_BEHIND = /^ (?:people |votes )?(?:in total|total|in all|altogether|overall)\b/iu; // catches " in total" behind "35", not " totally"

/** "(total 35)", "35 in total": said to be the whole, wherever it stands. */
const isTotal = ({ text }: Scan, { start, end }: Figure): boolean =>
  TOTAL_BEFORE.test(text.slice(0, start)) || TOTAL_BEHIND.test(text.slice(end));

/** The place of the point that all others are parts of; -1 for none. */
function wholeAt(scan: Scan, { points, cells, series, figures }: Reading): number {
  if (series.length !== 1 || points.length < 2) return -1;
  if (points.some(({ axis }) => axis && axis.family !== "band")) return -1;
  const values = cells.map(([cell]) => cell?.value ?? Number.NaN);
  const at = values.indexOf(Math.max(...values));
  const start = cells[at]?.[0]?.spans[0]?.[0] ?? -1;
  const whole = figures.find((figure) => figure.start === start);
  const parts = values.reduce((sum, value) => sum + value, 0) - (values[at] ?? 0);
  const first = whole && (isTotal(scan, whole) || figures.every((figure) => figure === whole || figure.start > start));
  const plain = whole && !whole.basis && !whole.range && whole.unit?.symbol !== "%" && Number.isFinite(parts);
  return plain && first && parts > 0 && parts < whole.value ? at : -1;
}

/** The one figure that stands in front of all that a reading takes and is larger than they are together: its parts alone were charted. */
function wholeBeside(
  scan: Scan,
  { points, figures, cells, series }: Reading,
  mentions: readonly Mention[],
): Figure | null {
  if (series.length !== 1 || points.length < 2 || points.some(({ axis }) => axis && axis.family !== "band"))
    return null;
  const starts = new Set(figures.map(({ start }) => start));
  const left = mentions.filter(isFigure).filter(({ start }) => !starts.has(start));
  const [whole] = left;
  const parts = cells.reduce((sum, [cell]) => sum + (cell?.value ?? Number.NaN), 0);
  const plain = left.length === 1 && whole && !whole.basis && !whole.range && whole.unit?.symbol !== "%";
  const placed = whole && (isTotal(scan, whole) || figures.every(({ start }) => start > whole.start));
  return plain && placed && parts < whole.value ? whole : null;
}

const isOf = (name: string, rest: string): boolean =>
  rest !== "" && name.toLowerCase().startsWith(`${rest.toLowerCase()} `);

/** The readings, the best with its total as that and with what is left of it. */
export function withRestOfTotal(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best] = rows;
  const asked = askedOf(scan);
  if (!best || !(asked || tellsRest(scan))) return rows;
  const { reading } = best;
  const beside = wholeBeside(scan, reading, mentions);
  const at = beside ? -1 : wholeAt(scan, reading);
  const start = reading.cells[at]?.[0]?.spans[0]?.[0];
  const whole = beside ?? reading.figures.find((figure) => figure.start === start);
  const larger = mentions.some((mention) => isFigure(mention) && mention.value > (whole?.value ?? 0));
  if (
    !whole ||
    larger ||
    !(
      isTotal(scan, whole) ||
      isTold(
        scan,
        whole,
        [...new Set([whole, ...reading.figures])].toSorted((a, b) => a.from - b.from),
      )
    )
  )
    return rows;
  const figures = reading.figures.filter((figure) => figure !== whole);
  const told = new Set(figures.map((figure) => figure.start));
  const rest = asked ? { ...asked, others: [] } : restOf(atomsOf(scan, mentions, told));
  if (!rest || figures.some((figure) => figure.start > rest.start)) return rows;
  if (reading.points.some(({ name }) => isOf(name, rest.name))) return rows; // "never turned up" is what "never turned" is
  const parts: Reading = {
    ...reading,
    points: reading.points.filter((_, place) => place !== at).map(({ name }) => ({ name })),
    cells: reading.cells.filter((_, place) => place !== at),
    figures,
  };
  const rested = withRest(parts, rest, whole, []);
  return rested ? [{ ...rankFree(rested), odds: best.odds ?? 0 }, ...rows] : rows;
}
