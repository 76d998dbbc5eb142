/**
 * In a list behind a heading, of which most items are names as they stand, the others are as well: "Goes on: sweets 41%, saving 22%, gifts for others 6%,
 * rest 12%" → Gifts for others, not Gifts; "to do 41, in progress 12, done 118" → To do. Not "bread costs 3", "Ann scored 3", nor "at work 8".
 */
import { isSmallWord, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const HEAD = /^[^\d:?]{2,80}[:?][ \n]+/u; // catches "Goes on: ", not "40: "
const ITEM = /^(?:(?:and|or) )?((?:[\p{L}'’&-]+ ){0,4}[\p{L}'’&-]+)[:=–-]? ?\(?[$€£]?$/u; // catches "gifts for others ", not "gifts, "
const PARTED = /^(?: ?(?:%|\p{L}{1,5}))?\)?[,;|/•] ?/u; // catches "%, " and " kg; ", not " of them, "
const ARTICLE = /^(?:the|an?|our|my|your|their) /iu; // catches "the ", not "then"
const DESCRIBED = / an? \p{L}+ $/u; // catches " a mere " behind "heat pumps", not " a 5"
const SUBJECTS = wordSet("i we they you he she it that which who");
/** Votes go by them alone. */
const SIDES = wordSet("for against yes no abstained");
const FEWEST = 3;

const SAID = /^\p{L}[\p{L}’'-]* (?:was|were|is|are) (?:too |not |very )?\p{L}+$/iu; // catches "food was cold", not "food cold"

/** Say how much, when or how, and belong to no name. */
const PASSING = wordSet(
  "only just about around nearly almost over under still also another even then now today yesterday this last next ago year week month day currently already roughly some more most plus again each total is was are were has had have got gets did does do at by with of to for",
);
const LEVELS = wordSet(
  "cost costs costing paid earned scored sold sells weighs weighed took takes made makes reached hit drew averaged averages ate drank ran won lost spent bought read wrote rose fell grew",
);

/** Whether the item is one name: it ends in no deed, and has more than words in passing beside the name. */
function isWhole(item: string, name: string): boolean {
  const words = item.toLowerCase().split(" ");
  const last = words.at(-1) ?? "";
  const others = words.filter((word) => !name.toLowerCase().split(" ").includes(word));
  if (
    SIDES.has(name.toLowerCase()) ||
    LEVELS.has(last) ||
    PASSING.has(last) ||
    isSmallWord(last) ||
    verbSense(last) === "verb"
  )
    return false;
  if (others.some((word) => SUBJECTS.has(word))) return false; // "the case they upsell you"
  const led = PREPOSITIONS.has(words[0] ?? "") && item.toLowerCase().endsWith(` ${name.toLowerCase()}`); // "at work"
  return !led && others.length > 0 && !others.some((word) => PASSING.has(word) && word !== "to" && word !== "for");
}

/** The readings, the best with such names whole. */
export function withHeadedItems({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { points = [], cells = [], series = [] } = best?.reading ?? {};
  if (!best || points.length < FEWEST || series.length > 1 || points.some(({ axis }) => axis)) return rows;
  const head = HEAD.exec(text)?.[0] ?? "";
  if (head === "") return rows;
  const spans = cells.map(([cell]) => (cell?.kind === "stated" ? cell.spans[0] : undefined));
  const items = spans.map((span, at): string => {
    const last = spans[at - 1]?.[1];
    if (!span || (at > 0 && (last === undefined || last > span[0]))) return "";
    const between = text.slice(last ?? head.length, span[0]);
    const mark = last === undefined ? "" : (PARTED.exec(between)?.[0] ?? "");
    return last !== undefined && mark === ""
      ? ""
      : (ITEM.exec(between.slice(mark.length).replace(DESCRIBED, " "))?.[1] ?? "").replace(ARTICLE, "");
  });
  if (items.includes("")) return rows;
  const own = points.map(({ name }, at) => name.replace(ARTICLE, "").toLowerCase() === items[at]?.toLowerCase());
  const said = items.every((item) => SAID.test(item)); // "food was cold (12), waiter was rude (4)"
  if (!said && own.filter(Boolean).length * 2 < points.length) return rows;
  const named = points.map((point, at) => {
    const item = items[at] ?? "";
    const holds = ` ${item.toLowerCase()} `.includes(` ${point.name.toLowerCase()} `);
    const foreign = !holds && head.toLowerCase().includes(point.name.toLowerCase()); // "Status" of "Tickets by status: to do 41"
    return (holds && (said || isWhole(item, point.name))) || foreign ? { ...point, name: item } : point;
  });
  const same = named.every((point, at) => point.name === points[at]?.name);
  if (same || new Set(named.map(({ name }) => name.toLowerCase())).size < named.length) return rows;
  return [{ ...best, reading: { ...best.reading, points: named } }, ...others];
}
