/**
 * Set phrases whose number says nothing: "second to none", "give it 110%", "a million times", "two heads are better than
 * one", "One has to admire", "100% sure". Each is a row of words; "#" stands for any number, in
 * digits or words, "!" for one that nobody measured (100, 110, 1000).
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { isNumberAt, lowerAt, type Scan } from "../../text/scan.ts";
import type { Aside } from "../mention.ts";
import { spelledAt } from "../numbers/spelled.ts";
import { placeOf } from "../place.ts";

const PHRASES: readonly (readonly string[])[] = `
second to none
none of us
none other than
# heads are better than one
better than one
one by one
one on one
one of a kind
one or two
one another
one has to
one can
one should
one might
one would say
one would think
number one
a million times
a thousand times
a hundred times
a hundred percent
give it ! %
! % sure
zero chance
high five
half asleep
half empty
half the battle
buy one get one
get one free
one way or another
i'm # % sure
i'm # % certain
one big
on the one hand
one after the other
one after another
at one point
in one go
all in one
in half a year
within half a year
better half
now and then
now and again
`
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const BY_FIRST = Map.groupBy(PHRASES, ([first]) => first ?? "");

/** Words that a set phrase, or the number it begins with, may begin with. */
export const IDIOM_OPENINGS: ReadonlySet<string> = new Set([...BY_FIRST.keys(), "an"]);

const COUNTED = [...(BY_FIRST.get("#") ?? []), ...(BY_FIRST.get("!") ?? [])];

const EXAGGERATED = wordSet("100 110 120 150 200 1000");

const numberEndAt = (scan: Scan, at: number): number =>
  isNumberAt(scan, at) ? at + 1 : (spelledAt(scan, at)?.to ?? at);

function phraseEnd(scan: Scan, at: number, phrase: readonly string[]): number {
  let to = at;
  for (const part of phrase) {
    if (part === "#" || part === "!") {
      const end = numberEndAt(scan, to);
      if (end === to || (part === "!" && !EXAGGERATED.has(lowerAt(scan, to)))) return at;
      to = end;
    } else if (lowerAt(scan, to) === part || (part === "%" && ["percent", "per"].includes(lowerAt(scan, to)))) to++;
    else return at;
  }
  return to;
}

/** The longest set phrase that starts at a token. */
export function idiomAt(scan: Scan, at: number): Aside | null {
  if (lowerAt(scan, at + 1) === "hundred" && /percent.*(?:percent|%)/iu.test(scan.text)) return null; // catches "a hundred percent at nine, seventy percent at noon", not "a hundred percent"
  let to = at;
  for (const phrase of BY_FIRST.get(lowerAt(scan, at)) ?? []) to = Math.max(to, phraseEnd(scan, at, phrase));
  if (isNumberAt(scan, at) || spelledAt(scan, at) !== null)
    for (const phrase of COUNTED) to = Math.max(to, phraseEnd(scan, at, phrase));
  return to > at ? { kind: "aside", ...placeOf(scan, at, to), why: "a set phrase" } : null;
}
