/**
 * Sets and repetitions of a training note stand beside what is lifted: "3x10 squats 80 kg", "bench 80kg x 5" → "squats (3x10) 80 kg", "bench 80kg (x5)"; "bench 3x70kg" → "bench (x3) 70kg". Not "3x10 pizzas",
 * nor "80 x 5 cm".
 */
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const SETS =
  /(?<=^|[,;\n] ?)(\d{1,2} ?[x×] ?\d{1,3}) (\p{L}{2,}(?:[ -]\p{L}{2,}){0,2})(?=[ :@]{1,3}\d{1,3}(?:[.,]\d)? ?(?:kg|lbs?|kilos?)(?!\p{L}))/gu; // catches "3x10 squats" in front of " 80 kg", not "3x10 pizzas"
const REPS =
  /(?<=\p{L}:? \d{1,3}(?:[.,]\d)? ?(?:kg|lbs?|kilos?)) ?[x×] ?(\d{1,3})(?: ?[x×] ?(\d{1,2}))?(?=[,;\n.]|$| and )/gu; // catches " x 5" of "bench 80kg x 5", not of "80 x 5"
const AHEAD = /(?<=\p{L}:? )(\d{1,2}) ?[x×] ?(?=\d{1,3}(?:[.,]\d)? ?(?:kg|lbs?|kilos?)(?!\p{L}))/gu; // catches "3x" of "bench 3x70kg", not of "3x70kg bench"
const LIFTED = /\d ?(?:kg|lbs?|kilos?)(?!\p{L})/u; // catches "80kg", not "80"
const FEWEST = 2;

const least = (text: string, words: RegExp): boolean => (text.match(words)?.length ?? 0) >= FEWEST;

/** Null where no sets are noted. */
export const trainingSets = (text: string): Squeezed | null =>
  LIFTED.test(text) && /\d ?[x×]|[x×] ?\d/u.test(text) // catches "3x" and "x 5", not "box"
    ? changedBy(text, [
        (now) => (least(now, SETS) ? without(now, SETS, (_, __, [sets = "", name = ""]) => `${name} (${sets})`) : null),
        (now) => (least(now, AHEAD) ? without(now, AHEAD, (_, __, [sets = ""]) => `(x${sets}) `) : null),
        (now) =>
          least(now, REPS)
            ? without(now, REPS, (_, __, [reps = "", more]) => ` (x${reps}${more ? `x${more}` : ""})`)
            : null,
      ])
    : null;
