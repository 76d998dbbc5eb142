/** A first name cut to what the others are: "Traffic sources Organic 48 Paid 22 Social 18" → Organic; "Monday's meeting 14, Tuesday's 9" → Monday; "5 kids walk, 3 cycle" → walk. */
import { MONTHS, WEEKDAYS } from "../../lexicon/calendar.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import { HEADS } from "../sentence/phrase.ts";

const FEWEST = 2;
const ONE_NAME = /^\p{Lu}\S*$/u; // catches "Paid", not "paid" and "Paid search"
const OWNER = /^(\p{Lu}\p{L}+)['’]s (?=.)/u; // catches "Monday's meeting", not "Monday's"

const isTime = (text: string): boolean => [WEEKDAYS, MONTHS].some((names) => names.has(text.toLowerCase()));

/** "walk", not "Will" or "cycle home". */
const isDeed = (text: string): boolean => !text.includes(" ") && !isCapital(text) && verbSense(text) !== null;

/** What stays of the first name; null where it stays whole. */
export function firstAlike(first: string, others: readonly string[]): string | null {
  const [last = "", before] = first.split(" ").toReversed();
  const who =
    before !== undefined && (HEADS.has(before.toLowerCase()) || (singular(before) !== before && !verbSense(before)));
  if (who && isDeed(last) && others.length > 0 && others.every(isDeed)) return last;
  if (others.length < FEWEST) return null;
  const [, owner = ""] = OWNER.exec(first) ?? [];
  if (isTime(owner) && others.every(isTime)) return owner;
  const led = before !== undefined && !isCapital(before) && isCapital(last);
  return led && others.every((text) => ONE_NAME.test(text)) ? last : null;
}
