/** The multiple said at a token: 2 at "twice", 3 at "three times", a third at "a third", half at "half of". */
import { MULTIPLES, TIMES } from "../../lexicon/relation-words.ts";
import { lowerAt, type Scan } from "../../text/scan.ts";
import { fractionAt, fractionTail } from "../numbers/fraction-tail.ts";
import { smallNumber } from "../numbers/small-number.ts";

/** How many times, and the token behind the words; null where none is said. */
export function multipleAt(scan: Scan, at: number): { factor: number; to: number } | null {
  const word = lowerAt(scan, at);
  const tail = fractionTail(scan, at + 1); // "one and a half times"
  const end = tail?.to ?? at + 1;
  const times = TIMES.has(lowerAt(scan, end))
    ? (smallNumber(word) ?? (/^\d{1,3}(?:\.\d)?$/u.test(word) ? Number(word) : undefined)) // catches "2.5", not "1,000"
    : undefined;
  if (times !== undefined) return times > 0 ? { factor: times + (tail?.value ?? 0), to: end + 1 } : null;
  const known = MULTIPLES.get(word);
  if (known !== undefined) return { factor: known, to: at + 1 };
  const part = fractionAt(scan, at);
  return part && word !== "half" ? { factor: part.value, to: part.to } : null;
}
