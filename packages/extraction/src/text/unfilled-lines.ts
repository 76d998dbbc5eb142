/**
 * A line that says itself that it has no figure is none of a list: "Rent: €1,150⏎Food: €420⏎Fun: n/a this month", "Game 3: DNP". Not "Fun: n/a in May, €20
 * in June", nor a cell of a table.
 */
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const UNFILLED =
  /(?:^|\n)[•*·–-]? ?[\p{L}\p{N}'’ .&-]{1,30}: ?(?:n\/?a|dnp|dns|tb[acd]|no data|not available|did not (?:play|start)|missing|absent|pending)(?![\p{L}\d])[^\n\d:]{0,24}(?=\n|$)/giu; // catches "Fun: n/a this month" and "Game 3: DNP", not "Fun: n/a, 20 in June"
const ASK = /: ?(?:n\/?a|dn[ps]|tb[acd]|no data|not av|did not|missing|absent|pending)\b/iu; // catches ": n/a", not ": none"
const FILLED = /: ?[^\n]*\d/gu; // catches ": €420", not ": n/a"
const FEWEST = 2;

/** Null where no line says so, or fewer others have figures. */
export const unfilledLines = (text: string): Squeezed | null =>
  text.includes("\n") && ASK.test(text) && (text.match(FILLED)?.length ?? 0) >= FEWEST
    ? without(text, UNFILLED, () => "")
    : null;
