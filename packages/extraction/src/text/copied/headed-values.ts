/**
 * The value below the head of a screen is what all comes to: "Sleep⏎7 h 12 min⏎Deep 1 h 24 min⏎REM 1 h 50 min", "Portfolio⏎$12,431.22⏎+$214.10 (1.75%)⏎Stocks $8,200" →
 * "Sleep (7 h 12 min)". Not "Sleep⏎7 h⏎Work⏎8 h", whose lines stand by twos.
 */
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";
import { linesOf } from "./cells.ts";

const HEAD = /^(?=[^\d\n]*\p{L})[^\d\n:]{2,40}$/u; // catches "Sleep", not "Sleep 7" or "Sleep:"
const ALONE =
  /^[$€£₹]?\d[\d.,]*(?: ?(?:h|hrs?|m|min|gb|mb|tb|km|kcal|cal|steps|k|€|\$|£)(?: ?\d{1,2} ?(?:m|min|s)?)?)?$/iu; // catches "7 h 12 min" and "$12,431.22", not "Deep 1 h"
const CHANGE = /^[+−–▲▼↑↓-] ?[$€£]?\d[^\p{L}\n]*$/u; // catches "+$214.10 (1.75%)", not "+ food"
const ITEM = /^\p{L}[^\n]*? [$€£₹]?\d[^\n]*$/u; // catches "Deep 1 h 24 min", not "7 h"
const NO_BRACKET = /[^()]+/gu; // catches "+$214.10 " and "1.75%" of "+$214.10 (1.75%)"
const FEWEST = 2;

/** Null where the lines are others. */
export function headedValues(text: string): Squeezed | null {
  if (!text.includes("\n") || /[\t|]/u.test(text)) return null; // catches a tab, not a blank
  const lines = linesOf(text);
  const at = lines.findIndex((line) => !HEAD.test(line.text));
  const [value, ...others] = lines.slice(Math.max(at, 0));
  if (at < 1 || at > FEWEST || !value || !ALONE.test(value.text)) return null;
  const [next] = others;
  const changed = next !== undefined && CHANGE.test(next.text);
  const items = changed ? others.slice(1) : others;
  if (items.length < FEWEST || !items.every((line) => ITEM.test(line.text))) return null;
  const heads = lines.slice(0, at).flatMap(({ span }, place): Piece[] => (place > 0 ? [", ", span] : [span]));
  const behind = items.flatMap(({ span }): Piece[] => ["\n", span]);
  const change = changed && next ? [...next.text.matchAll(NO_BRACKET)] : [];
  const told = change.flatMap(({ index, 0: part }): Piece[] => {
    const start = (next?.span[0] ?? 0) + index;
    return ["; ", [start, start + part.trimEnd().length]];
  });
  return pieced(text, [...heads, " (", value.span, ...told, ")", ...behind]);
}
