/**
 * Lines of a score sheet: a name and what it has of each thing, with no mark needed between them. "LeBron 28 pts 9 reb, AD 22
 * pts 14 reb" → Pts and Reb of both; "Leeds 3 goals Hull 1 goal York 4 goals"; "LeBron 28 pts, 9 reb, 7 ast" → Pts, Reb, Ast.
 */

import { singular, verbSense } from "../../lexicon/morphology.ts";
import { MEASURES } from "../../lexicon/units.ts";
import type { Figure, Mention } from "../../recognize/mention.ts";
import { figureAt } from "../../recognize/numbers/figures.ts";
import { isCapital } from "../../text/capital.ts";
import { matches, matchesIn, matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { closedTag } from "../sentence/word-class.ts";

const NAME = "(?:\\p{L}[\\p{L}'’.-]* ){0,3}\\p{L}[\\p{L}'’.-]*";
const ITEM = "\\d+(?:\\.\\d+)? \\p{L}[\\p{L}'’-]*";
const LINE = `${NAME}:? ${ITEM}(?:,? ${ITEM})*`;
const LINES = new RegExp(`^${LINE}(?:(?:[,;.]? |\\n)${LINE})*(?:[,;.]? |\\n|[.!])?$`, "u"); // catches "LeBron 28 pts 9 reb, AD 22 pts 14 reb", not "LeBron has 28"
const HEAD = /^[^\d]*[?!:\n] ?(?=\p{L})/u; // catches "Poll: who cooks? ", not "LeBron: 28"
const ITEMS = /(?<lead>[^\d]*?)(?<number>\d+(?:\.\d+)?) (?<noun>\p{L}[\p{L}'’-]*)/gu; // catches "LeBron 28 pts", not "28, "
const MARKS = /^[,;.:\s]*(?:and )?|[:\s]+$/g; // catches ", and " and ": ", not " of "
const MANY = 3;

type Line = { name: string; figures: Figure[]; nouns: string[] };

function linesOf(scan: Scan): Line[] | null {
  const lines: Line[] = [];
  const [head = ""] = matchIn(scan.text, HEAD) ?? [];
  const text = scan.text.slice(head.length);
  if (!matches(text, LINES)) return null;
  for (const { groups, index } of matchesIn(text, ITEMS)) {
    const { lead = "", number = "", noun = "" } = groups ?? {};
    const start = head.length + index + lead.length;
    const at = scan.tokens.findIndex((token) => token.start === start && token.text === number);
    const figure = at < 0 ? null : figureAt(scan, at);
    const name = lead.replace(MARKS, "");
    if (!figure) return null;
    if (name !== "") lines.push({ name, figures: [], nouns: [] });
    const line = lines.at(-1);
    if (!line) return null;
    line.figures.push({ ...figure, to: at + 1, end: start + number.length, unit: null, bare: true });
    line.nouns.push(noun);
  }
  return lines;
}

/** Points and stars are counted, lengths and weights are not. */
const isThing = (noun: string): boolean =>
  !closedTag(noun) && ["points", "stars", undefined].includes(MEASURES.get(noun)) && !["k", "m", "bn"].includes(noun);

const isNamed = ({ name }: Line): boolean =>
  name
    .split(" ")
    .every((word) => word === "me" || (!closedTag(word.toLowerCase()) && (isCapital(word) || !verbSense(word))));

/** The word for more than one, where any line has more. */
const pluralAt = (lines: readonly Line[], at: number): string =>
  lines.find(({ figures }) => figures[at]?.value !== 1)?.nouns[at] ?? lines[0]?.nouns[at] ?? "";

function readingOf(lines: readonly Line[]): Reading | null {
  const [first, second] = lines;
  const things = first?.nouns.map((_, at) => pluralAt(lines, at)) ?? [];
  const figures = lines.flatMap((line) => line.figures);
  const shared = { units: [], figures, cost: 0 };
  if (!first) return null;
  if (!second) {
    if (things.length < MANY || !isCapital(first.name)) return null;
    const cells = figures.map((figure) => [cellOf(figure)]);
    return { ...shared, shape: "pairs", series: [first.name], points: things.map((name) => ({ name })), cells };
  }
  const points = lines.map(({ name }) => ({ name }));
  const cells = lines.map((line) => line.figures.map(cellOf));
  if (things.length > 1) return { ...shared, shape: "grid", series: things, points, cells };
  return { ...shared, shape: "pairs", series: [""], measure: things[0] ?? "", points, cells };
}

/** A cheap look: two numbers with a word behind each. */
const WORDED = /\d \p{L}.*\d \p{L}/su; // catches "28 pts 9 reb", not "28, 9"

/** "Winners: 1 Ann, 2 Ben, 3 Cy", "Postcodes: 3000 Bern, 8001 Zürich". */
const countsNothing = (mention: Mention): boolean =>
  mention.kind === "aside" && ["a code", "number of a list"].includes(mention.why);

/** One column of values by their names. */
const told = ({ series, points, cells }: Reading): string =>
  series.length > 1 ? "" : points.map(({ name }, at) => `${name.toLowerCase()} ${cells[at]?.[0]?.value}`).join();

/** The readings, before them that of the lines where the text is nothing else. */
export function withStatLines(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const lines = matches(scan.text, WORDED) && !mentions.some(countsNothing) ? linesOf(scan) : null;
  const [first] = lines ?? [];
  if (!lines || !first || !lines.every(isNamed)) return rows;
  const keys = lines.map(({ nouns }) => nouns.map((noun) => singular(noun.toLowerCase())).join(" "));
  const names = new Set(lines.map(({ name }) => name.toLowerCase()));
  const alike =
    new Set(keys).size === 1 && names.size === lines.length && new Set(first.nouns).size === first.nouns.length;
  const reading = alike && first.nouns.every((noun) => isThing(noun.toLowerCase())) ? readingOf(lines) : null;
  if (!reading) return rows;
  const { figures } = reading;
  const [top, ...others] = rows;
  const best = top?.reading;
  const sides = best?.series.map((name) => name.toLowerCase()) ?? [];
  const turned = sides.length === names.size && sides.every((name) => names.has(name)); // the same table the other way round
  if (turned && sides.length > 1 && best?.points.length === first.nouns.length) return rows;
  const same = reading.series.length === 1 && best !== undefined && told(best) === told(reading);
  if (top && same && reading.measure)
    return [{ ...top, reading: { ...top.reading, measure: reading.measure } }, ...others]; // with its times
  return [{ ...rank(reading, { figures, cost: 0, total: null, foreign: 0 }), score: 0, rule: { place: 0, behind: 0 } }];
}
