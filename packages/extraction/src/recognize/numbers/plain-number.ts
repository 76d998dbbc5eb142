/** Plain integers that may belong to a name, and whether a figure of its own follows them. */
import { YEAR } from "../../lexicon/calendar.ts";
import { wordSet } from "../../lexicon/closed-class.ts";
import { FRACTION_SIGNS } from "../../lexicon/number-words.ts";
import { isNumberAt, type Scan, tokenAt } from "../../text/scan.ts";
import type { NameNumber } from "../mention.ts";
import { placeOf } from "../place.ts";
import { scaleAt } from "./scale.ts";
import { currencyAt, measureAt } from "./unit-at.ts";

export const PLAIN = /^\d{1,5}$/; // catches "15", not "1,842" or "4.1"

export const AFTER_COUNT =
  wordSet(`and or but while with to for then respectively against versus vs vs. v v. whereas plus each votes points percent
  people users years goals compared`);

export const name = (scan: Scan, from: number, to: number): NameNumber => ({
  kind: "name",
  ...placeOf(scan, from, to),
});

export const isPlainNumber = (scan: Scan, at: number): boolean =>
  isNumberAt(scan, at) &&
  PLAIN.test(tokenAt(scan, at).text) &&
  !measureAt(scan, at + 1) &&
  (!currencyAt(scan, at + 1) || isPriced(scan, at + 1)) &&
  !(FRACTION_SIGNS.has(tokenAt(scan, at + 1).text) && !tokenAt(scan, at + 1).spaced) && // "Field 2½"
  scaleAt(scan, at + 1, "count").factor === 1;

/** "Toy Story 3 $1.07bn": the sign belongs to the number after it. */
export const isPriced = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at).spaced && isNumberAt(scan, at + 1) && !tokenAt(scan, at + 1).spaced;

/** "8 of 22", "39 to 2", "81 out of 90": digits that go on in other digits state something. */
export const runsOn = (scan: Scan, at: number): boolean =>
  (["of", "to"].includes(tokenAt(scan, at).lower) && isNumberAt(scan, at + 1)) ||
  (tokenAt(scan, at).lower === "out" && tokenAt(scan, at + 1).lower === "of" && isNumberAt(scan, at + 2));

/** "52% yes, 41% no. 30 to 59: …", "Yes 48, No 39": an answer, no numero. */
export const isAnswerNo = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at).lower === "no" &&
  ((scan.words.has("yes") && isNumberAt(scan, at + 1)) ||
    isNumberAt(scan, at - 1) ||
    tokenAt(scan, at - 1).lower === "%");

const NONE = wordSet("none nil nothing");

/** What leads to the time or place of all that was told. */
const PLACING = wordSet("in of since by at during back until over");

/** Digits come before the next strong mark: what follows the name states its figure. Not the year of "Salah 24 in the 2023 season". */
export const figureFollows = (scan: Scan, at: number): boolean => {
  let placed = false;
  for (let step = at; step < at + 16 && step < scan.tokens.length; step++) {
    const token = tokenAt(scan, step);
    placed ||= PLACING.has(token.lower);
    const dated = placed && YEAR.test(token.text);
    if ((token.kind === "number" && !dated) || NONE.has(token.lower)) return true;
    if (step > at && ["and", "but", "while"].includes(token.lower)) return false;
    if (token.kind === "line" || [".", ";", "|", "!"].includes(token.lower)) return false;
    if (token.lower === "/" && token.spaced && step > at) return false;
    if (token.lower === "," && step > at) return false;
  }
  return false;
};
