/** A change by its sign in front of the level that it led to, in words: "Bread +12% to 1.90" → "Bread up 12% to 1.90". Not "-4 to 9", "from +2% to 3%". */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const CHANGE =
  /(?<=\p{L}[\p{L})]* )(?<!\b(?:from|of|between|by|at) )(?:(\+)|[-−–])(?=\d+(?:\.\d+)?% to [$€£]?\d[\d.,]*(?!%|[\d.,]|.*\d to \d+%))/gu; // catches "+" of "Bread +12% to 1.90", not of "from +2% to 3%"

/** Null where none is told so. */
export const signsToLevels = (text: string): Squeezed | null =>
  text.includes("% to ") ? without(text, CHANGE, (_, __, [up]) => (up ? "up " : "down ")) : null;
