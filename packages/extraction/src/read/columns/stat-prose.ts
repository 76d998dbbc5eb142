/**
 * Sentences of a match report, each with what one player has of several things: "Ito scored 25 points to go with nine rebounds and two
 * steals. Bell added 14 points and six rebounds in 30 minutes" → Points, Rebounds, Steals of both; "Ito had 25 points, nine rebounds and
 * two steals" → Points, Rebounds, Steals of the one. Not "Leeds had 12 shots, Hull 9", one thing of two.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { type Figure, isFigure, type Mention } from "../../recognize/mention.ts";
import { isNumberAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Ranked, rank } from "../rank/score.ts";
import { cellOf, type Reading } from "../reading.ts";
import { statOf, statsOf } from "./stat-nouns.ts";

/** A figure with what it counts, null where that goes without saying: "Bell had 15". */
type Item = { figure: Figure; stat: string | null; end: number };
type Line = { name: string; items: Item[] };

const BETWEEN =
  /^,? ?(?:and |with |for |including |plus |to go with |(?:to go )?along with |on top of |while adding |adding |and had |and added |, )?(?:an? )?$/u; // catches ", " and " to go with ", not ", while Bell had "
const SENTENCES = /(?:(?<!\b\p{Lu})\. |[!?;:] |\n|,? (?:while|whereas|and|but|as|before) |, )(?=\p{Lu}|the \p{Lu})/gu; // catches ". " in front of "Bell" and ", while ", not ", taking"
const NAME =
  /^(?:[Tt]he )?((?:\p{Lu}[\p{L}'’.-]*|de|van|von|da|di|of)(?: (?:\p{Lu}[\p{L}'’.-]*|de|van|von|da|di|of)){0,3})(?: \([^()]*\))?(?=,? \p{Ll})/u; // catches "Russell Westbrook" in front of ", taking", not "he"
const ENDS = /^(?: (?:and|while|but|as|on|in|at|for|from|off)\b|[,.;!\n]|$)/u; // catches " and" behind "15", not " minutes"
const FEWEST_ALONE = 3;
const MOST_SERIES = 6;
const FAR = 90;

/** "added 22 points" is what one has, not that much more than another. */
const asStated = (figure: Figure): Figure => {
  const { basis, ...own } = figure;
  return basis?.stated ? { ...own, value: Math.abs(basis.stated.value) } : figure;
};

/** What stands at the end of the mention or next to it. */
function itemOf(scan: Scan, figure: Figure): Item | null {
  const counted = [tokenAt(scan, figure.to - 1), tokenAt(scan, figure.to)].find(({ text }) => statOf(text) !== null);
  const part = lowerAt(scan, figure.from - 1) === "of" && isNumberAt(scan, figure.from - 2); // "38 of 52 passes"
  if (part) return null;
  if (counted) return { figure, stat: statOf(counted.text), end: counted.end };
  const paired = [scan.text[figure.start - 1], scan.text[figure.end]].some((mark) => mark === "-" || mark === "–"); // "24-3"
  return figure.bare && !paired && ENDS.test(scan.text.slice(figure.end))
    ? { figure, stat: null, end: figure.end }
    : null;
}

/** Who is told of in front of a figure: the name that its clause begins with. */
function subjectOf(lead: string): string | null {
  const starts = [0, ...[...lead.matchAll(SENTENCES)].map((found) => found.index + found[0].length)];
  for (const start of starts.toReversed()) {
    const clause = lead.slice(start).trimStart();
    const [, name = ""] = NAME.exec(clause) ?? [];
    const [first = ""] = name.split(" ");
    if (name !== "" && !isSmallWord(first.toLowerCase())) return clause.length > FAR ? null : name;
  }
  return null;
}

/** "Ito's final stat line:" above what one has. */
const headingOf = (lead: string): string | null =>
  /^([^\d.!?:\n]{2,40}['’]s [^\d.!?:\n]{3,40})(?::\s*|\n\s*)$/u.exec(lead)?.[1] ?? null; // catches "Ito's line: ", not "Results: "

/** The players in turn with what each has; null where a figure that counts is nobody's. */
function linesOf(scan: Scan, items: readonly Item[]): Line[] | null {
  const lines: Line[] = [];
  let last: Item | undefined;
  for (const item of items) {
    const lead = scan.text.slice(last?.end ?? 0, item.figure.start);
    const line = lines.at(-1);
    if (line && BETWEEN.test(lead)) {
      if (item.stat === null) return null;
      line.items.push(item);
    } else {
      const name = subjectOf(lead) ?? (lines.length === 0 ? headingOf(lead) : null);
      if (!name) return null;
      lines.push({ name, items: [item] });
    }
    last = item;
  }
  return lines;
}

const statIn = (item: Item, first: string): string => item.stat ?? first;

function readingOf(lines: readonly Line[], first: string): Reading | null {
  const stats = [...new Set(lines.flatMap(({ items }) => items.map((item) => statIn(item, first))))];
  const twice = lines.some(({ items }) => new Set(items.map((item) => statIn(item, first))).size < items.length);
  const names = new Set(lines.map(({ name }) => name));
  if (twice || names.size < lines.length || stats.length < 2 || stats.length > MOST_SERIES) return null;
  const figures = lines.flatMap(({ items }) => items.map(({ figure }) => ({ ...figure, unit: null })));
  const shared = { units: [], figures, cost: 0 };
  const [only] = lines;
  if (lines.length === 1 && only) {
    if (only.items.length < FEWEST_ALONE) return null;
    const cells = figures.map((figure) => [cellOf(figure)]);
    return {
      ...shared,
      shape: "pairs",
      series: [only.name],
      points: stats.map((stat) => ({ name: statsOf(stat) })),
      cells,
    };
  }
  const common = stats.some(
    (stat) => lines.filter(({ items }) => items.some((item) => statIn(item, first) === stat)).length > 1,
  );
  if (!common) return null;
  const cells = lines.map(({ items }) =>
    stats.map((stat) => {
      const found = items.find((item) => statIn(item, first) === stat);
      return found ? cellOf({ ...found.figure, unit: null }) : null;
    }),
  );
  return { ...shared, shape: "grid", series: stats.map(statsOf), points: lines.map(({ name }) => ({ name })), cells };
}

/** The readings, or that of the players alone. */
export function withStatProse(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const items = mentions.filter(isFigure).flatMap((figure) => itemOf(scan, asStated(figure)) ?? []);
  const first = items.find(({ stat }) => stat !== null)?.stat;
  if (!first || items.filter(({ stat }) => stat !== null).length < 2) return rows;
  const lines = linesOf(scan, items[0]?.stat === null ? items.slice(1) : items);
  const reading = lines && lines.length > 0 ? readingOf(lines, first) : null;
  if (!reading) return rows;
  const { figures } = reading;
  return [
    {
      ...rank(reading, { figures: [...figures], cost: 0, total: null, foreign: 0 }),
      score: 0,
      rule: { place: 0, behind: 0 },
    },
  ];
}
