/**
 * Years that "saw" figures are told in front of them: "2021 saw 410 and 380, 2022 saw 402 and 371" → "in 2021 410 and 380, in 2022 402 and 371". Not
 * "2022 saw a rise".
 */
import type { Span } from "@charticle/contract";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const SAW =
  /(?<=^|[.,;:\n] |\band |\bwhile )((?:19|20)\d\d) (?:saw|brought|gave us|gave|recorded|produced|delivered|yielded) (?=(?:only |just |about |some )?\p{Sc}?\d)/dgu; // catches "2022 saw " of ", 2022 saw 402", not of "2022 saw a rise"
const FEWEST = 2;

/** Null where no years are told so. */
export function yearsSaw(text: string): Squeezed | null {
  const found = [...text.matchAll(SAW)];
  if (found.length < FEWEST) return null;
  let from = 0;
  const pieces = found.flatMap(({ index, 0: all, indices }): Piece[] => {
    const between: Span = [from, index];
    from = index + all.length;
    return [between, "in ", indices?.[1] ?? [index, index], " "];
  });
  return pieced(text, [...pieces, [from, text.length]]);
}
