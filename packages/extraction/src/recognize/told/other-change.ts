/**
 * "Tickets fell from 1,240 in January to 760 in March, even as users grew 8%": the last clause tells a change of something
 * else, of which no level is told; so does that of a list: "Apples 30 kg, pears 12 kg, and sales rose 12%". Nothing can be worked out from it.
 */
import { isSmallWord } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isCapitalAt, isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isAxis, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";
import { verbBefore } from "./change-ways.ts";

const CUES = [
  "grew",
  "rose",
  "fell",
  "dropped",
  "climbed",
  "shrank",
  "jumped",
  "declined",
  "increased",
  "decreased",
  "slid",
  "lost",
  "gained",
  "slipped",
  "edged",
  "up",
  "down",
];
const OPENERS = new Set(["with", "while", "whereas", "as", "but", "though", "although", "and", ";", "."]);
/** Words back from a subject to where its clause opens: "and our online sales grew". */
const BACK = [1, 2, 3];
const LEAST_LEVELS = 2;
const HAS_GONE = new Set([
  "gone",
  "going",
  "went",
  "goes",
  "go",
  "has",
  "have",
  "had",
  "is",
  "are",
  "was",
  "were",
  "been",
  "also",
  "all",
]);

/** Where the subject that ends at a token begins: one word, or a name with numbers ("the S&P 500"); -1 for none. */
function subjectAt(scan: Scan, mentions: readonly Mention[], at: number): number {
  const name = mentions.find((mention) => mention.kind === "name" && mention.from <= at && at < mention.to);
  if (name) return name.from;
  const word = lowerAt(scan, at);
  return isWordAt(scan, at) && !isSmallWord(word) && verbSense(word) !== "verb" ? at : -1;
}

/** ", the S&P 500 lost": a comma opens a clause in front of an article or a name. */
const opens = (scan: Scan, at: number): boolean =>
  OPENERS.has(lowerAt(scan, at)) ||
  (lowerAt(scan, at) === "," && (lowerAt(scan, at + 1) === "the" || isCapitalAt(scan, at + 1)));

/** Where the clause with a subject of its own begins, whose verb is at a token; null where it goes on about the same. */
function clauseFrom(scan: Scan, mentions: readonly Mention[], verb: number): number | null {
  const subject = subjectAt(scan, mentions, verb - 1);
  if (subject < 0) return null;
  const word = singular(lowerAt(scan, subject));
  const said = scan.tokens.slice(0, subject).some(({ lower }) => singular(lower) === word);
  const opener = BACK.find((step) => opens(scan, subject - step));
  return said || opener === undefined ? null : subject - opener;
}

/** Where "has gone up" begins. */
function goneFrom(scan: Scan, up: number): number {
  let at = up;
  while (HAS_GONE.has(lowerAt(scan, at - 1))) at--;
  return at;
}

/** The changes at the end, each in a clause of its own. */
function trailing(scan: Scan, mentions: readonly Mention[], figures: readonly Figure[]): Figure[] {
  const found: Figure[] = [];
  for (const figure of figures.toReversed()) {
    const way = ["up", "down"].includes(lowerAt(scan, figure.from - 1)) ? { at: figure.from - 1 } : null; // "with traffic up 1%"
    const told = figure.unit?.symbol === "%" ? (verbBefore(scan, figure.from) ?? way) : null;
    const verb = told && { at: goneFrom(scan, told.at) };
    const from = verb && clauseFrom(scan, mentions, verb.at);
    const before = figures[figures.indexOf(figure) - 1];
    if (from === null || (before && before.to > from)) return found;
    found.unshift(figure);
  }
  return found;
}

export function otherChange(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES)) return mentions;
  const figures = mentions.filter(isFigure);
  const changes = trailing(scan, mentions, figures);
  const [first] = changes;
  const levels = figures.filter((figure) => !changes.includes(figure));
  const last = levels.at(-1);
  if (!first || !last || levels.length < LEAST_LEVELS) return mentions;
  const times = mentions.filter((mention) => isAxis(mention) && !mention.shy);
  const fromTo = ["to", "from", "at"].includes(lowerAt(scan, last.from - 1));
  if (times.length > 0 && times.length < LEAST_LEVELS && !fromTo) return mentions;
  const plain = levels.every(
    ({ unit, signed, to }) => (unit?.symbol !== "%" || (fromTo && lowerAt(scan, to) === "to")) && !signed, // "rose 2% to 40"
  );
  if (!plain) return mentions;
  if (times.some((time) => time.to > first.from)) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && changes.includes(mention)
      ? aside(scan, mention.from, mention.to, "a change of something else")
      : mention,
  );
}
