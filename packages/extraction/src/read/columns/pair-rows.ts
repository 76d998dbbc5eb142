/**
 * Rows of two figures each whose columns no word names: "Mon 22/14, Tue 25/15, Wed 19/11" → two series, not the first
 * figure of each row alone. They are named by what holds of the figures themselves: the higher and the lower of each
 * pair, or the first and the second.
 */

import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { rounded } from "../../recognize/told/how-told.ts";
import { type Scan, says } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { headsOf } from "./pair-heads.ts";
import { phraseHeads } from "./phrase-heads.ts";

type Pair = readonly [Figure, Figure];
type Row = Reading["cells"][number];

const MARK = /^ ?(?:[/–-]|and) ?$/; // catches "/", "–" and " and ", not ", "
const FEWEST = 3;

const DIGITS = /[\d.,\s]+|^[+−-]/gu; // catches "1,200 " and the sign of "−12", not "kg"
const BEHIND = /^ (?!(?:on|in|at|by|for|and|but|with) )\p{Ll}/u; // catches " pages", not " on Monday"

/** "5.1% and 9,000", "22 days / 610 pages" are of two sorts; "22/14 °C" says its unit once. */
function isUnlike({ text }: Scan, one: Figure, two: Figure): boolean {
  const [first, second] = [one, two].map(({ start, end }) => text.slice(start, end).replace(DIGITS, ""));
  return (first !== "" && first !== second) || BEHIND.test(text.slice(two.end));
}

/** The figures two by two, where nothing but the same mark stands within any of them. */
function pairsOf(scan: Scan, mentions: readonly Mention[]): Pair[] {
  const figures = mentions.filter(isFigure);
  const headed = phraseHeads(scan.text) !== null;
  if (figures.length < 2 * (headed ? FEWEST - 1 : FEWEST) || figures.length % 2 > 0) return [];
  const pairs: Pair[] = [];
  let mark = "";
  for (let at = 0; at < figures.length; at += 2) {
    const [one, two] = [figures[at], figures[at + 1]];
    const between = one && two ? scan.text.slice(one.end, two.start) : "";
    if (
      !one ||
      !two ||
      isUnlike(scan, one, two) ||
      one.basis ||
      two.basis ||
      !MARK.test(between) ||
      (mark !== "" && between.trim() !== mark)
    )
      return [];
    mark = between.trim();
    pairs.push([one, two]);
  }
  const ratios = mark === "/" && !headed && pairs.every(([one, two]) => one.value < two.value); // "2/40, 5/22, 9/12 failed"
  return ratios ? [] : pairs;
}

const PRESSURE = ["bp", "pressure", "systolic"];

const WEATHER = ["temperature", "temperatures", "temp", "temps", "degrees", "weather"];

function columnsOf(scan: Scan, pairs: readonly Pair[]): [string, string] {
  const falls = pairs.every(([one, two]) => one.value > two.value);
  const heads = headsOf(scan.text);
  if (heads) return heads;
  const ways = pairs.every(([one, two]) => one.signed && one.value >= 0 && two.signed && two.value <= 0);
  if (ways && !says(scan, WEATHER)) return ["plus", "minus"]; // "March +46 / −12, April +30 / −22"
  if (falls && says(scan, PRESSURE)) return ["systolic", "diastolic"];
  return falls ? ["high", "low"] : ["first", "second"];
}

/** "5/2" of a bookmaker: what a stake of one wins. */
const oddsOf = (figures: readonly Figure[]): Row[] =>
  figures.flatMap((one, at) => {
    const two = at % 2 === 0 ? figures[at + 1] : undefined;
    if (!two) return [];
    const spans = [one, two].map(({ start, end }) => [start, end] as const);
    return [
      [{ value: rounded(one.value / two.value), spans, kind: "implied", how: `${one.value} divided by ${two.value}` }],
    ];
  });

/** The rows under the names that a reading of their first figures alone gives them. */
export function withPairRows(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const pairs = pairsOf(scan, mentions);
  const [best] = rows;
  if (!best || pairs.length === 0) return rows;
  const all = pairs.flat();
  const { series: columns, cells: told, figures } = best.reading;
  const ragged = columns.length > 2 && told.some((row) => row.includes(null)); // "SQL 5 and 3, Excel 3 and 5" as SQL, Excel
  if (columns.length > 1 && !ragged && all.every((figure) => figures.includes(figure))) return rows;
  const said = all.map(({ start, end }) => scan.text.slice(start, end));
  const pairOf = (row: Row): Pair | undefined =>
    pairs.find((pair) => pair.some(({ start }) => row[0]?.spans[0]?.[0] === start));
  const isOfAll = ({ reading: { series, points, cells } }: Ranked): boolean =>
    series.length === 1 &&
    cells.length === pairs.length &&
    new Set(cells.map(pairOf)).size === pairs.length &&
    cells.every(pairOf) &&
    !points.some(({ name }) => said.includes(name));
  const found = rows.find(isOfAll);
  if (!found) return rows;
  const named = found.reading;
  if (says(scan, ["odds"]) && pairs.every(([one, two]) => scan.text.slice(one.end, two.start) === "/")) {
    const odds = named.cells.flatMap((row) => pairOf(row) ?? []);
    return [{ ...found, reading: { ...named, cells: oddsOf(odds), figures: odds.filter((_, at) => at % 2 === 0) } }];
  }
  const cells = named.cells.map((row) => pairOf(row)?.map(cellOf) ?? []);
  const series = columnsOf(scan, pairs);
  const [unit = null] = all.flatMap((figure) => figure.unit ?? []);
  const reading: Reading = { ...named, shape: "grid", series, cells, units: [unit, unit], figures: all };
  const read = rank(reading, { figures: all, cost: 0, total: null, foreign: 0 });
  return [{ ...read, rule: { place: 0, behind: 0 }, ...(found.link ? { link: found.link } : {}) }];
}
