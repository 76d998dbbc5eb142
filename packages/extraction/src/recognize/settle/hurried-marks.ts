/**
 * Marks in texts typed or pasted in a hurry: "[14:02] Dave: 14" tells when it was said, "ute 2019 - $32k" names a car,
 * "Dad 3 votes Mum 5 votes" says the unit each time, "beakers 12 test tubes 40" tells of no "12 test".
 */

import { MONTHS } from "../../lexicon/calendar.ts";
import { PREPOSITIONS, wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { figureAt } from "../numbers/figures.ts";
import { aside, placeOf } from "../place.ts";

const CHAT = /\[[^\]]*\d{1,2}:\d\d[^\]]*\] ?\p{L}[\p{L} .'’-]{0,20}:/gu; // catches "[14:02] Dave:" and "[3/4/24, 14:02] Mum K:", not "[14:02]"

/** "[14:02] Dave: 14 [14:03] Kim: 19": when each line of a chat was sent is not what it tells. */
export function chatTimes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("[")) return mentions;
  const heads = [...scan.text.matchAll(CHAT)].map(({ index, 0: text }) => [index, index + text.indexOf("]")] as const);
  if (heads.length < 2) return mentions;
  return mentions.map((mention) =>
    heads.some(([from, to]) => mention.start >= from && mention.end <= to)
      ? aside(scan, mention.from, mention.to, "when it was sent")
      : mention,
  );
}

const OF_TIMES =
  wordSet(`fy cy year years season spring summer autumn fall winter early mid late end start q1 q2 q3 q4 h1 h2
  since until till before after during around about from then and or vs versus`);

/** "ute 2019 - $32k, hilux 2021 - $48k": each year belongs to another name, so the names tell the items apart. */
export function namedYears(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const years = mentions.filter(isAxis);
  const figures = mentions.filter(isFigure);
  if (years.length < 2 || years.length !== figures.length || years.length < mentions.length - figures.length)
    return mentions;
  const names = years.map(({ from }) => lowerAt(scan, from - 1));
  const told = years.every(({ family, from, to }, at) => {
    const dash = ["-", "–"].includes(lowerAt(scan, to)) && tokenAt(scan, to).spaced;
    const word = names[at] ?? "";
    const plain = isWordAt(scan, from - 1) && !PREPOSITIONS.has(word) && !OF_TIMES.has(word) && !MONTHS.has(word);
    return family === "year" && to === from + 1 && dash && plain && figures[at]?.from === to + 1;
  });
  if (!told || new Set(names).size < names.length) return mentions;
  return mentions.map((mention) =>
    isAxis(mention) ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.to) } : mention,
  );
}

/** "Dad 3 votes Mum 5 votes Takeaway 9": one noun behind several figures, with no mark before the next name. */
export function nounUnits(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < 2 || figures.length < mentions.length || !figures.every(({ bare }) => bare)) return mentions;
  const nouns = figures.map(({ to }) => (isWordAt(scan, to) ? singular(lowerAt(scan, to)) : ""));
  const [noun = ""] = nouns;
  const plural = figures.map(({ to }) => lowerAt(scan, to)).find((word) => word !== noun);
  const runs = figures.slice(0, -1).every(({ to }) => isWordAt(scan, to + 1) && tokenAt(scan, to + 1).text !== "and");
  const named = figures.every(({ from }) => isWordAt(scan, from - 1)) && figures[0]?.from !== 0;
  if (noun.length < 3 || !plural || !runs || !named || !nouns.every((word) => word === noun)) return mentions;
  const unit = { kind: "measure" as const, symbol: plural };
  return mentions.map((mention) =>
    isFigure(mention) ? { ...mention, ...placeOf(scan, mention.from, mention.to + 1), unit, bare: false } : mention,
  );
}

const RUN = /^(?:(?:\p{L}[\p{L}'’-]* ){1,3}\d+(?:[.,]\d+)*(?:[,;]? |[.!]?$)){3,}$/u; // catches "beakers 12 test tubes 40 burners 8", not "a 40 hour week for 12"

/** "beakers 12 test tubes 40 burners 8": names and numbers throughout, so none describes what stands behind it. */
export function runThroughout(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isPart = (mention: Mention): boolean =>
    mention.kind === "aside" && mention.why === "part of a description" && isNumberAt(scan, mention.from);
  if (!mentions.some(isPart) || !matches(scan.text, RUN)) return mentions;
  return mentions.map((mention) => (isPart(mention) ? (figureAt(scan, mention.from) ?? mention) : mention));
}

const ITEM = /(\p{Lu}\p{L}+)((?: \p{Ll}[\p{L}-]*){0,2}) \d{1,4}(?![.,]?\d)/gu; // catches "Rabbits 4" and "Guinea pigs 7", not "iPhone 15"
const CAPITAL_RUN = /(?:\p{Lu}\p{L}+(?: \p{Ll}[\p{L}-]*){0,2} \d{1,4} ){3}\p{Lu}\p{L}+(?: \p{Ll}[\p{L}-]*){0,2} \d/u; // catches "Dogs 12 Cats 19 Rabbits 4 Guinea pigs 7", not "Dogs 12, Cats 19"

/** "Dogs 12 Cats 19 Rabbits 4 Guinea pigs 7": no "Rabbits 4" among three of which the number is a figure. */
export function capitalRun(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const names = mentions.filter(({ kind, from, to }) => kind === "name" && to === from + 2 && isNumberAt(scan, to - 1));
  const figures = mentions.filter(isFigure).length;
  if (names.length === 0 || 3 * names.length > figures || !matches(scan.text, CAPITAL_RUN)) return mentions;
  const items = [...scan.text.matchAll(ITEM)];
  const heads = new Set(items.map(([, head = ""]) => head.toLowerCase()));
  const plain = items.every(([, , tail = ""]) => tail.split(" ").every((word) => verbSense(word) !== "verb"));
  if (heads.size < items.length || !plain || items.length < figures) return mentions;
  return mentions.map((mention) => (names.includes(mention) ? (figureAt(scan, mention.to - 1) ?? mention) : mention));
}

/** Behind these "over" belongs to the deed: "carried over 47". */
const PARTED = wordSet("left carried rolled handed moved turned spilled bumped");

/** "gas 80 left over 203": what is left, and no band of those over 203. */
export function leftOver(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["over"]) || !says(scan, PARTED)) return mentions;
  return mentions.map((mention) => {
    const over = isAxis(mention) && mention.family === "band" && lowerAt(scan, mention.from) === "over";
    return (over && PARTED.has(lowerAt(scan, mention.from - 1)) && figureAt(scan, mention.from + 1)) || mention;
  });
}

/** "CSK 14 MI 12 RCB 10": capitals with a number of their own are a name and no unit. */
export function capitalNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isName = ({ text, spaced }: { text: string; spaced: boolean }): boolean =>
    spaced && text.length > 1 && /^\p{Lu}+$/u.test(text); // catches "MI", not "mi"
  return mentions.map((mention) => {
    const last = mention.to - 1;
    const named =
      isFigure(mention) &&
      last === mention.from + 1 &&
      isName(tokenAt(scan, last)) &&
      isNumberAt(scan, mention.to) &&
      isName(tokenAt(scan, mention.from - 1));
    if (!named) return mention;
    return { ...mention, ...placeOf(scan, mention.from, last), unit: null, bare: true };
  });
}

const SPANS = wordSet("first next last final opening previous closing");

/** "first 10 overs 62, next 10 overs 78": how many each is told of is part of its name. */
export function spanNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, SPANS)) return mentions;
  const isSpan = ({ from }: Mention): boolean => {
    const behind = [":", "=", "–", "-"].includes(lowerAt(scan, from + 2)) ? from + 3 : from + 2;
    return (
      SPANS.has(lowerAt(scan, from - 1)) &&
      isNumberAt(scan, from) &&
      isWordAt(scan, from + 1) &&
      tokenAt(scan, from + 1).spaced &&
      isNumberAt(scan, behind)
    );
  };
  const spans = mentions.filter(isSpan);
  if (spans.length < 2) return mentions;
  return mentions.map((mention) =>
    spans.includes(mention) ? { kind: "name", ...placeOf(scan, mention.from - 1, mention.from + 2) } : mention,
  );
}

const APART: ReadonlySet<string> = new Set([",", ";", ":", "|"]);
const SUMS: ReadonlySet<string> = new Set(["+", "*", "×", "/", "÷", "="]);
const ONWARD = wordSet("to and or up plus am pm");
/** So many words and numbers make a name: "from 9 to 12". */
const LONGEST = 4;

/** Where what stands in front of a sign begins: behind the mark before it. */
function labelStart(scan: Scan, sign: number): number {
  let at = sign;
  while (at > 0 && tokenAt(scan, at - 1).kind !== "line" && !APART.has(lowerAt(scan, at - 1))) at--;
  return at;
}

/** "before 9 = 41, 9 to 12 = 66": what stands in front of each sign is a name; not "2 + 3 = 5, 4 + 5 = 9", "tea=9 cake=4". */
export function equalItems(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.signs.has("=")) return mentions;
  const signs = scan.tokens.flatMap(({ lower }, at) => (lower === "=" ? [at] : []));
  const labels = signs.map((sign) => ({ from: labelStart(scan, sign), to: sign }));
  const plain = labels.every(({ from, to }) => {
    const summed = scan.tokens
      .slice(from, to)
      .some(({ lower }, at) => SUMS.has(lower) && (lower === "=" || isNumberAt(scan, from + at + 1)));
    const counts = isNumberAt(scan, from) && isWordAt(scan, from + 1) && !ONWARD.has(lowerAt(scan, from + 1)); // "2 pizzas = 24"
    return to > from && to - from <= LONGEST && !summed && !counts;
  });
  const isWithin = (mention: Mention): boolean => labels.some(({ from, to }) => mention.from < to && from < mention.to);
  const values = mentions.filter((mention) => isFigure(mention) && !isWithin(mention));
  const numbered = labels.filter(({ from, to }) => {
    const inside = mentions.filter((mention) => mention.from >= from && mention.to <= to);
    return inside.some((mention) => isFigure(mention) || inside.length > 1);
  });
  if (!plain || numbered.length === 0 || values.length !== labels.length) return mentions;
  const names = numbered.map(({ from, to }): Mention => ({ kind: "name", ...placeOf(scan, from, to) }));
  const isNamed = (mention: Mention): boolean => names.some(({ from, to }) => mention.from < to && from < mention.to);
  return [...mentions.filter((mention) => !isNamed(mention)), ...names].toSorted((one, two) => one.from - two.from);
}
