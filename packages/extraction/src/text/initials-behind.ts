/**
 * Lists of people by their surnames, the first letters of their other names behind a comma, are read by the surname alone: "Shah, A. (Lab)
 * 1,204⏎Preece, D. (Con) 987" → "Shah (Lab) 1,204⏎Preece (Con) 987"; "Silva, D. 14; Kane, H. 22". Not "Plan A, B. 12", nor where two have one
 * surname: "Kim, H. 12⏎Kim, S. 9".
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const INITIALS =
  /(?<=(?:^|\n|; |: )(?:\d{1,2}[.)] ?|[•*–-] ?)?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)), (?:\p{Lu}\.[ -]?){0,2}\p{Lu}\.(?= \(|:? [$€£]?\d| [–—-] ?[$€£]?\d)/gu; // catches ", A." of "Shah, A. (Lab)" and of "Shah, A. 12", not of "Shah, A. came"
const FEWEST = 2;

/** Null where fewer than two stand so. */
export function initialsBehind(text: string): Squeezed | null {
  const names = [...text.matchAll(INITIALS)].map(([, surname = ""]) => surname.toLowerCase());
  return names.length >= FEWEST && new Set(names).size === names.length ? without(text, INITIALS) : null;
}
