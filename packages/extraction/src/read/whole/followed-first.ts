/**
 * Who leads a list is one of it: "China is at the top with a capacity of nearly 205 GW, followed by Japan, Chile and India with a capacity of 76 GW, 63 GW
 * and 43 GW" → China before the others. Not "It has 38%, followed by Windows with 31%", which names nobody.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isFigure, type Mention } from "../../recognize/mention.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf } from "../reading.ts";

const FOLLOWED = /,? (?:closely )?followed by /u; // catches ", followed by ", not "following"
const SENTENCE = /(?:(?<!\b\p{Lu})\. |[!?;:] |\n)/gu; // catches ". ", not ", "
const ARTICLE = /^(?:The|Our|My) /u; // catches "The ", not "Theo"
const MOST_WORDS = 4;

/** The words in front of the first verb of the clause. */
function leaderOf(clause: string): string | null {
  const words = clause.replace(ARTICLE, "").split(" ");
  const verb = words.findIndex((word, at) => at > 0 && verbSense(word.toLowerCase()) !== null && !isCapital(word));
  const [first = ""] = words;
  if (verb < 1 || verb > MOST_WORDS || !isCapital(first) || isSmallWord(first.toLowerCase())) return null;
  const name = words.slice(0, verb);
  return name.every((word) => isCapital(word) || ["of", "and", "the", "&"].includes(word)) ? name.join(" ") : null;
}

/** The readings, the best with the one that leads. */
export function withFollowedFirst(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const { text } = scan;
  const [best, ...more] = rows;
  const { reading } = best ?? {};
  const at = scan.words.has("followed") ? text.search(FOLLOWED) : -1;
  if (!best || !reading || at < 0 || reading.series.length !== 1 || reading.points.some(({ axis }) => axis))
    return rows;
  const starts = reading.cells.map(([cell]) => cell?.spans[0]?.[0] ?? -1);
  if (starts.length < 2 || starts.some((start) => start < at)) return rows;
  const from = [...text.slice(0, at).matchAll(SENTENCE)].at(-1);
  const start = from ? from.index + from[0].length : 0;
  const figures = mentions.filter(isFigure).filter((figure) => figure.start >= start && figure.end <= at);
  const [figure] = figures;
  const unit = reading.figures[0]?.unit?.symbol;
  const name = leaderOf(text.slice(start, at));
  if (!figure || figures.length > 1 || !name || figure.unit?.symbol !== unit) return rows;
  if (reading.points.some((point) => point.name.toLowerCase() === name.toLowerCase())) return rows;
  const points = [{ name }, ...reading.points];
  const cells = [[cellOf(figure)], ...reading.cells];
  return [{ ...best, reading: { ...reading, points, cells, figures: [figure, ...reading.figures] } }, ...more];
}
