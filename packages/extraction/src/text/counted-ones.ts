/**
 * "one" of a number that is counted as others beside it are: "One of 12 boys and four of 11 girls sing" → 1 of 12; and whose they are
 * left out: "two of our 20 vans and five of our 12 trucks". Not "She is one of 12 finalists".
 */
import { NUMBERS } from "./number-patterns.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const COUNT = `(?:\\d+|${NUMBERS})`;
const OF = `of (?:the |our |my |their |its )?(?=${COUNT} \\p{L})`;
const OTHERS = new RegExp(`(?<![\\p{L}\\d-])${COUNT} ${OF}`, "giu"); // catches "four of " in front of "11 girls", not "four of them"
const ONE = new RegExp(`(?<![\\p{L}\\d-])one (?=${OF})`, "giu"); // catches the "one " of "one of 12 boys", not of "one of us"
const OWNED = new RegExp(`(?<=${COUNT} of )(?:the|our|my|their|its) (?=${COUNT} \\p{L})`, "giu"); // catches the "our " of "two of our 20 vans"

/** Null where no two are counted so. */
export const countedOnes = (text: string): Squeezed | null =>
  (text.match(OTHERS)?.length ?? 0) < 2
    ? null
    : changedBy(text, [(now) => without(now, ONE, () => "1 "), (now) => without(now, OWNED)]);
