/**
 * Counted times that are themselves the figures, where a
 * text has no others: "one broke after 9 hours, the other after 14"; and ages, which are none.
 */
import { PREPOSITIONS } from "../../../lexicon/closed-class.ts";
import { verbSense } from "../../../lexicon/morphology.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, isFigure, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";
import { placeOf, wordsOf } from "../../place.ts";

const hasNumber = (scan: Scan, { from, to }: AxisMark): boolean =>
  scan.tokens.slice(from, to).some((_, at) => isNumberAt(scan, from + at));

const ORDINAL = /^\d+(?:st|nd|rd|th)$/u; // catches "402nd", not "402"

/** Times counted off are the figures of a text that has no others: "after 9 hours … after 14", "day 112 in 1990". */
export function timesAsFigures(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter((mention) => isFigure(mention) && !mention.weak);
  if (figures.length > 0) return mentions;
  const ranks = mentions.filter(
    (mention) => mention.kind === "aside" && ORDINAL.test(wordsOf(scan, mention.from, mention.to)),
  );
  const free = (at: number): boolean =>
    !isWordAt(scan, at) || PREPOSITIONS.has(lowerAt(scan, at)) || lowerAt(scan, at) === "and";
  if (ranks.length > 2 && ranks.every(({ to }) => free(to)))
    return mentions.map((mention) => {
      const figure = ranks.includes(mention) ? figureAt(scan, mention.from) : null;
      return figure ? { ...figure, ...placeOf(scan, mention.from, mention.to), bare: false } : mention;
    });
  const counted = mentions.filter(
    (mention): mention is AxisMark =>
      mention.kind === "axis" &&
      (mention.family === "duration" ||
        (mention.family === "step" && mention.noun !== "ordinal" && hasNumber(scan, mention))) &&
      mention.through === undefined,
  );
  const others = mentions.filter((mention) => mention.kind === "axis" && !mention.shy && !counted.includes(mention));
  const [first] = counted;
  const alike = counted.every(
    ({ family, noun }) => family === first?.family && (family === "duration" || noun === first?.noun),
  );
  const steps = first?.family === "step";
  const turns = others.every(({ from }, at) => {
    const [before, after] = [counted[at - 1], counted[at + 1]];
    return (!before || before.from < from) && (!after || from < after.from);
  }); // "day 112 in 1990, day 98 in 2000", not "on Wednesday 3 March: black lid week 1, green lid week 2"
  if (counted.length < 2 || !alike || (steps && (others.length !== counted.length || !turns))) return mentions;
  return mentions.map((mention) => {
    if (mention.kind !== "axis" || !counted.includes(mention)) return mention;
    for (let at = mention.from; at < mention.to; at++) {
      const figure = isNumberAt(scan, at) ? figureAt(scan, at) : null;
      if (figure && figure.from >= mention.from) return figure;
    }
    return mention;
  });
}

const AGAIN = /\bat \d/; // catches ", at 30 he", not "at home"

/** "Harwood, 27, finished with 31 points", "my aunt, who is 78, 143": how old someone is, beside what is counted. */
export function agesAside(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  if (figures.length < 3) return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.bare || !Number.isInteger(mention.value) || mention.value > 110) return mention;
    if (lowerAt(scan, mention.to) !== ",") return mention;
    const before = lowerAt(scan, mention.from - 1);
    const told = ["is", "was", "turns", "turned"].includes(before) && lowerAt(scan, mention.from - 2) === "who";
    const name = tokenAt(scan, mention.from - 2);
    const next = tokenAt(scan, mention.to + 1);
    const apposed =
      before === "," &&
      mention.value > 9 &&
      name.kind === "word" &&
      name.text !== name.lower &&
      next.text === next.lower &&
      (verbSense(next.lower) === "verb" ||
        (verbSense(next.lower) === "either" && figures[figures.indexOf(mention) + 1]?.bare === false) || // "Maria, 34, earns €3,100"
        PREPOSITIONS.has(next.lower) ||
        next.lower.startsWith("who") ||
        (next.kind === "number" && /[,.]/u.test(next.text))); // catches "2,870", not "12"
    const opens = before === "at" && mention.from === 1 && isCapitalAt(scan, mention.to + 1); // "At 82, Rosa Blum has published"
    const { from, to } = mention;
    return told || apposed || (opens && mention.value > 9 && !AGAIN.test(scan.text.slice(mention.end)))
      ? { kind: "aside", ...placeOf(scan, from, to), why: "an age" }
      : mention;
  });
}
