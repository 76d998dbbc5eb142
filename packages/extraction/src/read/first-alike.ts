/** A first name cut to what the others are: "Traffic sources Organic 48 Paid 22 Social 18" → Organic; "Monday's meeting 14, Tuesday's 9" → Monday. */
import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { isCapital } from "../text/capital.ts";

const FEWEST = 2;
const ONE_NAME = /^\p{Lu}\S*$/u; // catches "Paid", not "paid" and "Paid search"
const OWNER = /^(\p{Lu}\p{L}+)['’]s (?=.)/u; // catches "Monday's meeting", not "Monday's"

const isTime = (text: string): boolean => [WEEKDAYS, MONTHS].some((names) => names.has(text.toLowerCase()));

/** What stays of the first name; null where it stays whole. */
export function firstAlike(first: string, others: readonly string[]): string | null {
  if (others.length < FEWEST) return null;
  const [, owner = ""] = OWNER.exec(first) ?? [];
  if (isTime(owner) && others.every(isTime)) return owner;
  const [last = "", before] = first.split(" ").toReversed();
  const led = before !== undefined && !isCapital(before) && isCapital(last);
  return led && others.every((text) => ONE_NAME.test(text)) ? last : null;
}
