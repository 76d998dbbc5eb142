/**
 * Set phrases whose number says nothing: "second to none", "give it 110%", "a million times", "two heads are better than
 * one", "One has to admire", "100% sure". Each is a row of words; "#" stands for any number, in
 * digits or words, "!" for one that nobody measured (100, 110, 1000).
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { isNumberAt, lowerAt, type Scan } from "../text/scan.ts";
import type { Aside } from "./mention.ts";
import { placeOf } from "./place.ts";
import { spelledAt } from "./spelled.ts";

const PHRASES: readonly (readonly string[])[] = `
second to none
none of your
none the less
none of us
none other than
# heads are better than one
better than one
one at a time
one by one
one on one
one of a kind
one and only
one or two
one or the other
one another
one has to
one must
one can
one cannot
one can't
one could
one should
one would
one might
one never
one wonders
one hopes
square one
number one
one in a million
thanks a million
a million times
a thousand times
a hundred times
a million reasons
a million things
a thousand words
a thousand thanks
a million miles
a hundred percent
one hundred percent
give it ! %
giving it ! %
give ! %
gave it ! %
! % sure
! % certain
! % worth
! % legit
! % serious
! % behind
at sixes and sevens
on cloud nine
cloud nine
nine yards
nine lives
two cents
# cents worth
in two minds
two birds
three cheers
three strikes
zero chance
zero idea
zero clue
zero doubt
zero sense
zero interest
zero patience
zero tolerance
zero regrets
ground zero
from zero to hero
seven seas
high five
take five
give me five
plus one
fifty shades
half asleep
half awake
half empty
half dead
half mad
half decent
half joking
half naked
half the battle
one step forward
two steps forward
one step back
two steps back
buy one get one
get one free
six of one
half a dozen of the other
two left feet
two peas
two wrongs
one for all
all for one
one small step
one giant leap
one way or another
one too many
forty winks
two thumbs up
two can play
i'm # % sure
i'm # % certain
i am # % sure
i am # % certain
one hell of a
one big
two of a kind
one foot in
on the one hand
from one to
one after the other
one after another
at one point
on one condition
two's company
at one with
not one bit
in one go
in one piece
all in one
one in three million
half the fun
half the story
better half
other half
`
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const BY_FIRST = Map.groupBy(PHRASES, ([first]) => first ?? "");

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

/** "nine said later and one would replace me": beside other counts "one" is a count, whatever verb follows. */
const isCounted = (scan: Scan, at: number): boolean =>
  lowerAt(scan, at) === "one" &&
  ["and", "but", "while", "only", "just"].includes(lowerAt(scan, at - 1)) &&
  scan.tokens.slice(0, at - 1).filter((_, before) => spelledAt(scan, before) !== null).length > 1;

/** The longest set phrase that starts at a token. */
export function idiomAt(scan: Scan, at: number): Aside | null {
  if (isCounted(scan, at)) return null;
  let to = at;
  for (const phrase of BY_FIRST.get(lowerAt(scan, at)) ?? []) to = Math.max(to, phraseEnd(scan, at, phrase));
  if (isNumberAt(scan, at) || spelledAt(scan, at) !== null)
    for (const phrase of COUNTED) to = Math.max(to, phraseEnd(scan, at, phrase));
  return to > at ? { kind: "aside", ...placeOf(scan, at, to), why: "a set phrase" } : null;
}
