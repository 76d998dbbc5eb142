/**
 * Where figures were made, told in one word right behind each: "opening to $55m domestically and $86m internationally for a total of $141m" →
 * Domestically · Internationally; "12k online and 9k in store" stays. Not "40% nationally rose".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";

const WHERE =
  wordSet(`domestically internationally overseas abroad worldwide globally nationally nationwide locally regionally
  online offline statewide citywide stateside elsewhere`);

/** The readings, the best with such words as its names. */
export function withAdverbNames(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || !says(scan, WHERE) || best.reading.series.length !== 1) return rows;
  const led = mentions.filter(
    (mention): mention is Figure => isFigure(mention) && WHERE.has(lowerAt(scan, mention.to)),
  );
  const { reading } = best;
  const known = led.filter(({ start }) => reading.figures.some((figure) => figure.start === start));
  const names = led.map(({ to }) => lowerAt(scan, to));
  if (led.length < 2 || known.length < 2 || new Set(names).size < names.length) return rows;
  const told: Reading = {
    ...reading,
    points: names.map((name) => ({ name })),
    cells: led.map((figure) => [cellOf(figure)]),
    figures: led,
  };
  return [{ ...best, reading: told }, ...more];
}
