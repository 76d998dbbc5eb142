/**
 * Names of a list behind a heading that are phrases, taken whole: "Why do volunteers quit? Moved away 37%, burned out 22%,
 * fell out with the chairman 17%" → not "Burned" and "Chairman". Not "Prices: bread costs 3, milk costs 2".
 */

import { AUXILIARIES, CONJUNCTIONS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isFigure, type Mention } from "../../recognize/mention.ts";
import { matchIn } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { closedTag } from "../sentence/word-class.ts";

const HEAD = /^[^\d]*?[?:–—][ \n]+(?=\S)/u; // catches "Why quit? ", not "Moved away 37%, "
const ITEM = /^(?:(?:and|plus|then|or) )?((?:[\p{L}'’“”"&-]+ ){0,6}[\p{L}'’“”"&-]+)[:=–-]? ?$/u; // catches "fell out with the chairman ", not "Ana has (so far) "
const DESCRIBED = / an? \p{L}+ $/u; // catches " a mere " behind "heat pumps", not " a 5"
const PARTED = /^[^,;\n\d]*[,;\n] ?/u; // catches "%, " in front of the next name, not " of them "
const FEWEST = 3;
const ENDS = wordSet(
  "of at with has had is was to a an the by for from just only about nearly around over under got gets than some",
);
const LEVELS = wordSet(
  "cost costs pays paid earns earned scored scores sold sells weighs weighed took takes made makes reached hit drew averaged averages",
);

/** What stands in front of each figure, up to the mark that parts it from the item before; null where it is no plain list. */
function itemsOf({ text }: Scan, spans: readonly (readonly [number, number])[]): string[] | null {
  const head = matchIn(text, HEAD)?.[0].length ?? 0;
  const [first] = spans;
  if (head === 0 || !first || head > first[0]) return null;
  const items = spans.map(([start], at) => {
    const last = spans[at - 1]?.[1];
    const between = text.slice(last ?? head, start);
    const [mark = ""] = last === undefined ? [] : (PARTED.exec(between) ?? []);
    if (last !== undefined && !/^(?: ?(?:%|\p{L}+))?[,;\n] ?$/u.test(mark)) return ""; // catches ", " and " votes, ", not " of them, "
    const [, name = ""] =
      ITEM.exec(
        between
          .slice(mark.length)
          .replace(/[$€£]$/u, "")
          .replace(DESCRIBED, " "),
      ) ?? [];
    return name;
  });
  return items.includes("") ? null : items;
}

const LABEL = /(?:^|[.?!:;,\n–—] ?)([^.?!:;,\n–—\d]+): ?$/u; // catches ". Keeping calm when the printer jams: ", not ". Calm "

/** What stands in front of each colon: "Punctuality: 9. Keeping calm when the printer jams: 1." */
function labelsOf({ text }: Scan, spans: readonly (readonly [number, number])[]): string[] | null {
  const items = spans.map(([start], at) => {
    const [, name = ""] = LABEL.exec(text.slice(spans[at - 1]?.[1] ?? 0, start)) ?? [];
    return name.trim();
  });
  return items.includes("") || items.length < FEWEST + 1 ? null : items;
}

/** A phrase rather than a noun with what describes it. */
const isPhrase = (words: readonly string[]): boolean =>
  words.length > 1 &&
  words.some((word, at) => {
    const lower = word.toLowerCase();
    return (
      PREPOSITIONS.has(lower) ||
      closedTag(lower) === "pron" ||
      AUXILIARIES.has(lower) ||
      lower === "not" ||
      (at === 0 && verbSense(lower) === "verb")
    );
  });

const isWhole = (words: readonly string[]): boolean => {
  const last = words.at(-1)?.toLowerCase() ?? "";
  const first = words[0]?.toLowerCase() ?? "";
  return !ENDS.has(last) && !LEVELS.has(last) && !AUXILIARIES.has(last) && !CONJUNCTIONS.has(first);
};

const ARTICLE = /^(?:the|a|an) /iu; // catches "the garden", not "then"

const LONGER = 3;
const SAID_OF = /^ (?:he|she|we|they|you|I|it|that|which|who) (?!on |in |at |to |up |off |out )/iu; // catches " he destroys within the hour" behind "toys", not " ate it"

/** The readings, the best with such names. */
export function withWholeItems(scan: Scan, mentions: readonly Mention[], rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const figures = mentions.filter(isFigure);
  const lists = mentions.filter(({ start }) => start >= (figures[0]?.start ?? 0)); // what the heading tells is no item
  if (figures.length < FEWEST || lists.length > figures.length || figures.some(({ basis }) => basis)) return rows;
  const spans = figures.map(({ start, end }): [number, number] => [start, end]);
  const items = itemsOf(scan, spans) ?? labelsOf(scan, spans);
  const words = items?.map((item) => item.split(" ")) ?? [];
  if (!items || !words.every(isWhole) || !words.some(isPhrase)) return rows;
  const symbols = new Set(figures.map(({ unit }) => unit?.symbol ?? ""));
  const names = items.map((item, at) => {
    const own = best?.reading.points[at]?.name ?? "";
    const behind = item.toLowerCase().startsWith(own.toLowerCase()) ? item.slice(own.length) : "";
    const long = own.includes(" ") || !verbSense(own.toLowerCase()) ? behind.split(" ").length > LONGER : false; // "toys (that he has to have)"
    const [lead = ""] = item.toLowerCase().split(" ");
    const side = lead === "for" || lead === "against"; // votes
    const deed = (PREPOSITIONS.has(lead) && !side) || verbSense(lead) !== null || lead === "not" || lead === "only";
    return own !== "" && (SAID_OF.test(behind) || long || !deed) ? own : item.replace(ARTICLE, "");
  });
  if (symbols.size > 1 || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const placed = best?.reading.cells.every((row, at) => row[0]?.spans[0]?.[0] === figures[at]?.start);
  if (!best || best.reading.points.length !== names.length || !placed) return rows;
  if (best.reading.series.length > 1 || best.reading.points.some(({ axis }) => axis)) return rows;
  const points = best.reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...best.reading, points } }, ...others];
}
