/** "3 cats, 2 dogs and a parrot": in a list of things counted off, and of nothing else, an article counts one; "half a pie" counts a half. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";
import { halfItems } from "./half-items.ts";

const THING = " (?:\\p{L}[\\p{L}'’-]* ){0,2}\\p{L}[\\p{L}'’-]*";
const ITEM = new RegExp(`^${THING}(?:,|,? and| n|,? plus| &) $`, "u"); // catches " big dogs and " of "2 big dogs and a cat", not " and " of "2 and a half"
const TAIL =
  " (?:in|on|at|before|after|by|for|from|during|who|that|today|this|last|yesterday|tonight|so|each|live|lives|came|joined|arrived|ran|left)\\b[^\\d,;:]*";
const LAST = new RegExp(
  `^${THING}(?:(?:${TAIL})?[\\s.!]*$|, (?:and )?(?:the )?(?:rest|remaining|remainder|others)\\b)`,
  "u",
); // catches " parrot.", " robin in the garden" and " tester, and the remaining", not " parrot talks"
const PLURAL = / (?:\p{L}+s|people|men|women|children|fish|sheep)\b/u; // catches " cats, ", not " walk, "
const MARKS = wordSet(", and n plus & : have has");
/** With an article they are amounts. */
const AMOUNTS = wordSet("few lot bit couple handful little half third quarter total great good number while first");

const HEAD = /^[^,.;]*(?::| [–—-]) (?:an? )?$/u; // catches ": " behind "a team of nine", not ", two "

const isArticle = (scan: Scan, at: number): boolean =>
  ["a", "an"].includes(lowerAt(scan, at)) &&
  isWordAt(scan, at + 1) &&
  !AMOUNTS.has(lowerAt(scan, at + 1)) &&
  (at === 0 || MARKS.has(lowerAt(scan, at - 1)) || verbSense(lowerAt(scan, at - 1)) !== null); // "I ate a burger, 2 tacos", not "sevenpence a minute"

const oneAt = (scan: Scan, at: number): Figure => ({
  kind: "figure",
  ...placeOf(scan, at, at + 1),
  value: 1,
  unit: null,
  scaled: false,
  bare: true,
  weak: false,
  signed: false,
  numberEnd: tokenAt(scan, at).end,
});

/** Behind the list: "today", "before lunch", "on seat 14". */
const isTime = (mention: Mention | undefined): boolean =>
  mention?.kind === "axis" && (mention.family === "relative" || mention.shy === true);

const LEAD = wordSet("for at on in from to");

/** "for table nine", "on seat 14": the number of a thing, behind all that is counted. */
function isPlaceNumber({ text, tokens }: Scan, mention: Mention | undefined): boolean {
  if (!mention || (mention.kind !== "name" && !isFigure(mention)) || !/^[\s.!]*$/u.test(text.slice(mention.end)))
    return false; // catches ".", not " eggs"
  const thing = isFigure(mention) ? mention.from - 1 : mention.from;
  return NUMBERED_THINGS.has(tokens[thing]?.lower ?? "") && LEAD.has(tokens[thing - 1]?.lower ?? "");
}

function articlesAlone(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const { tokens, text } = scan;
  if (!scan.words.has("a") && !scan.words.has("an")) return mentions;
  const head = mentions.findLastIndex(({ end }, at) => HEAD.test(text.slice(end, mentions[at + 1]?.start)));
  const behind = mentions.slice(head + 1);
  const last = behind.at(-1);
  const placed = isPlaceNumber(scan, last) ? last : null;
  const figures = placed || isTime(last) ? behind.slice(0, -1) : behind.slice(isTime(behind[0]) ? 1 : 0);
  if (figures.length === 0 || !figures.every((mention) => isFigure(mention) && mention.bare)) return mentions;
  const ones = [...tokens.keys()].filter((at) => isArticle(scan, at)).map((at) => oneAt(scan, at));
  const all = [...figures, ...ones].sort((a, b) => a.from - b.from);
  const ends = text.slice(all.at(-1)?.end ?? 0);
  if (
    / (?:for|from|by) /u.test(ends) &&
    text.slice(0, -ends.length).includes(/ (?:for|from|by) /u.exec(ends)?.[0] ?? "")
  )
    // catches " for ", not "before"
    return mentions; // "35 for the lamp and a handshake for the rug"
  const listed = all.every(({ end }, at) => {
    const next = all[at + 1];
    return (next ? ITEM : LAST).test(text.slice(end, (next ?? placed)?.start));
  });
  const things = mentions.some(({ end }) => PLURAL.test(text.slice(end)));
  if (!listed || !things || ones.length === 0 || ones.length > figures.length) return mentions;
  const rest = mentions.map((mention) =>
    mention === placed && isFigure(mention) ? aside(scan, mention.from, mention.to, "a number of a thing") : mention,
  );
  return [...rest, ...ones].sort((a, b) => a.from - b.from);
}

/** The ones of a list, and the halves. */
export const articleCounts = (scan: Scan, mentions: readonly Mention[]): readonly Mention[] =>
  halfItems(scan, articlesAlone(scan, mentions));
