/**
 * Who tells of a figure is no name of it: "only thirty, according to our head coach, ever swim" names no head coach, "the
 * 787-10, 337 — so says the fleet page" no fleet page. Then the best other reading of the same figures is taken.
 */
import { TELLING } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import { spotOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const SAYS = [...TELLING, "reports", "reported", "insists", "insist", "admits", "adds", "notes", "tells", "told"].join(
  "|",
);
/** Where several tell, they are the sides: "the hotel says 80, its rival claims 65". */
const TELLS = new RegExp(`\\b(?:${SAYS})\\b`, "giu"); // catches "says", not "essays"

/** Stretches that say who tells, or in whose words. */
const TELLERS = [
  new RegExp(
    `(?:(?<![\\d%]), |[–—-] |\\()(?:so |as )?(?:${SAYS}) (?:the |our |my |an? |its |their )?[^,.;:()–—\\d]{2,60}(?=[,.;:)–—]|$)`,
    "giu",
  ), // catches ", says the collar tracker," and "— so says the fleet page.", not "said yes"
  /\b(?:according to|in the words of) (?:the |our |my |an? )?[^,.;:()–—\d]{2,60}(?=[,.;:)(–—]|$)/giu, // catches "according to our head coach", not "per 100"
  /\b(?:by|in|at) (?:the )?[\p{L}. ]{2,30}?(?:['’]s?|\bown) (?:reckoning|count|estimate|own estimate|account|phrase|words|opinion|view|delicate phrase)\b/giu, // catches "by StatCounter's reckoning", not "by count"
  new RegExp(`, (?:the |our |my )?[\\p{L} ]{2,30} (?:${SAYS}|found|discovered|has admitted)(?=[,.;)]|$)`, "giu"), // catches ", the school nurse found.", not ", 12 found"
  new RegExp(
    `(?:^|[.;:,] |\\band )(?:the |our |my |an? )?(?:(?!(?:of|in|half) )[\\p{L}'’]+ ){1,4}?(?:${SAYS}|(?:had )?told (?:the |our )?(?:\\p{L}+ ){1,2}) (?=(?:that|the|its|their|I|we|they|it|an?)\\b)`,
    "giu",
  ), // catches "Ofcom says " in front of "the finale", not "half say 12" or "a third of girls say they"
];

const tellersIn = (text: string): [number, number][] =>
  TELLERS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: all }): [number, number] => [index, index + all.length]),
  );

/** A name that stands in such a stretch beside its figure. */
function namesTeller(
  scan: Scan,
  { points, cells, figures }: Reading,
  tellers: readonly (readonly [number, number])[],
): boolean {
  return points.some(({ name, axis }, at) => {
    const figure = figures.find(({ start }) => start === cells[at]?.[0]?.spans[0]?.[0]);
    const spot = figure && !axis && name !== "" ? spotOf(scan, name, figure) : null;
    const start = spot ? (scan.tokens[spot.from]?.start ?? -1) : -1;
    return tellers.some(([from, to]) => start >= from && start < to);
  });
}

const startsOf = ({ cells }: Reading): string =>
  cells.map((row) => row.map((cell) => cell?.spans[0]?.[0]).join()).join(";");

/** A reading that lies farther behind is no better. */
const WITHIN = 6;

/** The readings without such a best one, where another tells the same figures. */
export function withoutTellers(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || best.reading.series.length > 1) return rows;
  const tellers = tellersIn(scan.text);
  if (tellers.length === 0 || (scan.text.match(TELLS)?.length ?? 0) > 1 || !namesTeller(scan, best.reading, tellers))
    return rows;
  const starts = startsOf(best.reading);
  const near = ({ odds }: Ranked): boolean => (odds ?? 0) > (best.odds ?? 0) - WITHIN;
  const other = rows.findIndex(
    (row, at) => at > 0 && near(row) && startsOf(row.reading) === starts && !namesTeller(scan, row.reading, tellers),
  );
  const found = rows[other];
  return found ? [found, ...rows.toSpliced(other, 1)] : rows;
}
