/** Noughts that a machine read as letters: "North 1O4, East 12O, rent 9OO €" → 104, 120, 900. Not "O2 70", "H2O 12" nor "2o clock". */
import type { Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const NOUGHTS = /(?<=(?:^|[\s:=$€£(])[+-]?\d[\dO.,]{0,9})O(?=[\dO.,]{0,9}(?:[\s%€$£);]|$))/gmu; // catches the "O" of "1O4" and "58,O", not of "O2" or "5OK"
const HINT = /\d[.,]?O/u; // catches "1O", not "O1"

/** Null where no nought is one. */
export const readLetters = (text: string): Squeezed | null =>
  HINT.test(text) ? without(text, NOUGHTS, () => "0") : null;
