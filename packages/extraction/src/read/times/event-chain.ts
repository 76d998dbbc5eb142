/**
 * A level that one event moved, and then another: "Speeds crept from 34 mph to 36 after the chicanes were ripped out, then tumbled to 27 once the 20
 * zone came in" → Before · After the chicanes were ripped out · Once the 20 zone came in. Not "from 40 to 55 after lunch and 30 in York".
 */
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import type { Scan } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type ReadingPoint } from "../reading.ts";
import { relativeMark } from "../shapes/relative-mark.ts";
import { settledFigures } from "../units.ts";

const HEDGE = "(?:about |just |only |around |nearly |almost |over )?[$€£₹]?";
const WHEN = "((?:after|when|once|as soon as|since|following|with|under) [^.;:!?\\n]{3,70}?)";
const FROM = new RegExp(`\\bfrom ${HEDGE}$`, "iu"); // catches "from ", not "from May: "
const TO = new RegExp(`^(?: \\p{L}+){0,3} to ${HEDGE}$`, "iu"); // catches " mph to ", not ", then to "
const NEXT = new RegExp(
  `^(?: \\p{L}+){0,2}? ${WHEN},? (?:and then|then|and|but|before|only)(?: then)?(?: \\p{L}+){0,4}? (?:to|at) ${HEDGE}$`,
  "iu",
); // catches " after the chicanes were ripped out, then tumbled to ", not " and then to "
const BEHIND = new RegExp(`^(?: \\p{L}+){0,2}? ${WHEN}(?=[,.;!?]|$)`, "iu"); // catches " once the 20 zone came in.", not " in York"
const MOST_WORDS = 7;

const clauseOf = (pattern: RegExp, text: string): string | null => {
  const clause = pattern.exec(text)?.[1]?.trim() ?? "";
  return clause === "" || clause.split(" ").length > MOST_WORDS + 1 ? null : clause;
};

/** The three figures of the chain and what moved it; null where none stands. */
function chainOf({ text }: Scan, figures: readonly Figure[]): readonly [Figure[], string[]] | null {
  const at = figures.findIndex(({ start }) => FROM.test(text.slice(0, start)));
  const [one, two] = figures.slice(at, at + 2);
  if (at < 0 || !one || !two || !TO.test(text.slice(one.end, two.start))) return null;
  for (const three of figures.slice(at + 2)) {
    const first = clauseOf(NEXT, text.slice(two.end, three.start));
    const second = clauseOf(BEHIND, text.slice(three.end));
    if (first && second)
      return [
        [one, two, three],
        [first, second],
      ];
  }
  return null;
}

/** The readings, before them that of such a chain. */
export function withEventChain(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  if (!rows[0] || !scan.words.has("from")) return rows;
  const found = chainOf(scan, mentions.filter(isFigure));
  if (!found) return rows;
  const [chain, events] = found;
  const settled = settledFigures(scan, chain);
  const points = ["before", ...events].map(
    (name, at): ReadingPoint => ({ name, axis: relativeMark(name, at, chain[at]?.start) }),
  );
  const figures = [...settled];
  const reading = {
    shape: "timeline" as const,
    series: [""],
    points,
    cells: figures.map((figure) => [cellOf(figure)]),
    units: [null],
    figures,
    cost: 0,
    used: [],
  };
  const read = rank(reading, { figures, cost: 0, total: null, foreign: 0 });
  return [{ ...read, score: 0, rule: { place: 0, behind: 0 } }, ...rows];
}
