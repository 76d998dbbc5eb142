/**
 * What the other items of a list say of one: "oak 310, ash 245, Elm 640" → 640 is a figure as well, though "Elm 640"
 * alone might be a name; "noise 4/2, range 2/5" → two figures each, no score out of five.
 */
import { ADVERBS, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { figureFollows } from "../numbers/plain-number.ts";

const ENDS: ReadonlySet<string> = new Set([",", ";", "|", "(", ")", ".", "…", "!", "?", "•", "·", "//", "\n"]);
const SPACED_ENDS = wordSet("/ > – - →");

/** An item of a list ends before this token. */
const endsItem = (scan: Scan, at: number): boolean => {
  const { lower, kind, spaced } = tokenAt(scan, at);
  if (lower === ":" && isWordAt(scan, at + 1) && tokenAt(scan, at + 1).spaced) return true; // "tickets left: North Stand 312"
  return kind === "line" || ENDS.has(lower) || (spaced && SPACED_ENDS.has(lower)) || lower === "and";
};

export type Item = { from: number; to: number; inside: Mention[] };

/** The items of a list that hold a mention. */
export function itemsOf(scan: Scan, mentions: readonly Mention[]): Item[] {
  const first = mentions[0]?.from ?? 0;
  const items: Item[] = [];
  let from = first;
  while (from > 0 && !endsItem(scan, from - 1)) from--;
  let next = 0;
  let inside: Mention[] = [];
  for (let at = from; at <= scan.tokens.length; at++) {
    const mention = mentions[next];
    if (mention && mention.from <= at) {
      inside.push(mention);
      next++;
      at = Math.max(at, mention.to - 1);
      continue;
    }
    const opens = lowerAt(scan, at) === ":" && isWordAt(scan, at + 1) && isWordAt(scan, at + 2);
    if (at < scan.tokens.length && !endsItem(scan, at) && !opens) continue;
    if (inside.length > 0) items.push({ from, to: at, inside });
    from = at + 1;
    inside = [];
    if (next >= mentions.length) break;
  }
  return items;
}

/** Words, then one figure: "ash 245", "the old oak 310". */
const isModel = (scan: Scan, { from, to, inside }: Item): boolean => {
  const figure = inside[0];
  return (
    inside.length === 1 &&
    figure?.kind === "figure" &&
    (figure.to === to || (lowerAt(scan, figure.to) === "square" && isUnitOf(scan, figure, to))) &&
    isWordAt(scan, from) &&
    figure.from > from
  );
};

const REFERENCES = wordSet("p pp page fig figure chapter section vol no nr");

/** "server room", "squash court": a thing of one kind, which has no number of its own. */
const isCompound = (scan: Scan, at: number): boolean => {
  const { lower, kind } = tokenAt(scan, at - 1);
  const closed = [PREPOSITIONS, DETERMINERS, CONJUNCTIONS, ADVERBS].some((words) => words.has(lower));
  const acts = verbSense(lower) === "verb" && !lower.endsWith("ing"); // "living room"
  return kind === "word" && !closed && !acts && lower.length > 2 && !isCapitalAt(scan, at);
};

const DOUBTFUL: ReadonlySet<string> = new Set(["a code or number of a thing"]);

/** "Hawks 212 points": the unit of a list is told with its first figure. */
const isUnitOf = (scan: Scan, { to }: Mention, end: number): boolean =>
  isWordAt(scan, to) &&
  !isCapitalAt(scan, to) &&
  lowerAt(scan, end - 1).endsWith("s") &&
  to + (lowerAt(scan, to) === "square" ? 2 : 1) === end;

/** Words, then a number that alone may be a name or a code: "Elm 640", "ref 12". */
const isDoubtful = (scan: Scan, { from, to: end, inside }: Item, steps: number): boolean => {
  const mention = inside[0];
  const to = mention?.kind === "name" && isUnitOf(scan, mention, end) ? mention.to : end;
  if (inside.length !== 1 || mention === undefined || mention.to !== to || !isNumberAt(scan, to - 1)) return false;
  if (lowerAt(scan, mention.from - 1) === "(" && lowerAt(scan, to) === ")") return false; // "€14,000 (lot 1)"
  if (mention.kind === "name")
    return (
      mention.to - mention.from === 2 &&
      (!REFERENCES.has(lowerAt(scan, to - 2)) || isCompound(scan, to - 2)) && // "front page 22"
      (to - from < 4 || !NUMBERED_THINGS.has(lowerAt(scan, to - 2)) || isCompound(scan, to - 2))
    );
  if (mention.kind === "axis") return mention.family === "step" && steps === 1 && mention.to - mention.from === 2;
  return (
    mention.kind === "aside" &&
    isWordAt(scan, from) &&
    DOUBTFUL.has(mention.why) &&
    tokenAt(scan, to - 1).text.length < 4
  );
};

/** "Maps 34, Camera 22, Books 9": the number at the end of an item is a figure where those of two others are. */
export function evenItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const steps = mentions.filter((mention) => mention.kind === "axis").length;
  const open = mentions.some(
    ({ kind, to }) =>
      kind !== "figure" &&
      isNumberAt(scan, to - 1) &&
      [to, to + 1].some((at) => at >= scan.tokens.length || endsItem(scan, at)),
  );
  if (!open) return mentions;
  const items = itemsOf(scan, mentions);
  const models = items.map((item) => isModel(scan, item));
  const kinds = items.filter(
    ({ inside, to }) => inside.length === 1 && inside[0]?.kind === "name" && isCompound(scan, to - 2),
  );
  const few = kinds.length > 0 && items.length > 2 && kinds.length + models.filter(Boolean).length === items.length; // "kitchen 12, living room 24, dining room 15"
  if (models.filter(Boolean).length < (few ? 1 : 2)) return mentions;
  const sure = models.filter(Boolean).length > 2;
  const leads = new Set(
    items.flatMap(({ inside: [name, figure] }) => (name?.kind === "name" && figure ? lowerAt(scan, name.from) : [])),
  ); // "stall 7 sold 31 and ours, stall 3, just 16"
  const doubtful = items.map(
    (item) =>
      isDoubtful(scan, item, steps) &&
      (sure || item.inside[0]?.kind !== "aside") &&
      !leads.has(lowerAt(scan, item.to - 2)),
  );
  const stops = (at: number): boolean => {
    const before = (items[at]?.from ?? 0) - 1;
    return lowerAt(scan, lowerAt(scan, before) === "(" ? before - 1 : before) === ".";
  };
  /** An item beside another one, not in a sentence behind its list: "Ann 31, Bo 28. Car no. 7". */
  const even = (at: number, later: number): boolean =>
    (models[at] === true || doubtful[at] === true) && (!stops(later) || stops(later - 1) || stops(later + 1));
  const found = new Map<Mention, Figure>();
  for (const [at, item] of items.entries()) {
    const mention = item.inside[0];
    if (!mention || !doubtful[at] || !(even(at - 1, at) || even(at + 1, at + 1))) continue;
    if (lowerAt(scan, item.to) !== "(" && [":", "="].includes(lowerAt(scan, item.to)) && figureFollows(scan, item.to))
      continue;
    const figure = figureAt(scan, mention.to - 1);
    if (figure && figure.from === mention.to - 1) found.set(mention, figure);
  }
  return mentions.map((mention) => found.get(mention) ?? mention);
}

/** Where two numbers stand with a slash between: "38/60". */
const isPair = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) &&
  lowerAt(scan, at + 1) === "/" &&
  isNumberAt(scan, at + 2) &&
  !tokenAt(scan, at + 1).spaced &&
  !tokenAt(scan, at + 2).spaced &&
  lowerAt(scan, at - 1) !== "/" &&
  lowerAt(scan, at + 3) !== "/";

/** "38/60, 21/100", "4/2, 2/5": where the numbers behind the slash differ, none of them is the top of a scale. */
export function slashPairs(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const scored = mentions.filter(
    (mention) => isFigure(mention) && mention.outOf !== undefined && mention.to - mention.from === 3,
  );
  if (scored.length === 0) return mentions;
  const at = [...scan.tokens.keys()].filter((place) => isPair(scan, place));
  const pairs = at.length;
  const bottoms = new Set(at.map((place) => tokenAt(scan, place + 2).text));
  if (pairs < 3 || bottoms.size < 2 || bottoms.size * 2 <= pairs) return mentions;
  return mentions.flatMap((mention) => {
    if (!scored.includes(mention)) return [mention];
    const [first, second] = [figureAt(scan, mention.from), figureAt(scan, mention.from + 2)];
    return first && second ? [first, second] : [mention];
  });
}
