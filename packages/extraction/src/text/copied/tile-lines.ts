/**
 * Tiles of a dashboard, told line by line: "Total users⏎48,219⏎▲ 6.4% vs last month⏎Active users⏎12,903⏎▼ 1.2%" → "Total users 48,219 +6.4%⏎Active users 12,903
 * -1.2%". Not "Yes⏎48%⏎No⏎52%", which has no changes.
 */
import { matches } from "../needs/matches.ts";
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";
import { type CopiedCell, isValue, linesOf } from "./cells.ts";

const CHANGE =
  /^([+−–-]|[▲▼△▽↑↓⬆⬇]\uFE0F? ?[+−–-]?) ?(\d[\d.,]*%?)(?: (?:vs\.?|from|since|than|compared|over|last|this|on|in)(?: [\p{L}\d.]+){1,4}| (?:wow|mom|yoy|wtd|mtd|ytd))?$/iu; // catches "▲ 6.4% vs last month", not "48,219"
const DOWN = /[▼▽↓⬇−–-]/u; // catches "▼", not "▲"
const VALUE = /^[$€£¥₹]?\d[\d.,]*(?: ?(?:[kKmMbB%€$£]|bn|mn|h|min|ms|s))?$/u; // catches "$1.2M" and "812 h", not "+6%"
const HINT = /\n *(?:[+−–-]|[▲▼△▽↑↓⬆⬇]\uFE0F?) ?\d[\d.,]*%/u; // catches a line "▲ 6.4%", not "5 ▲"
const FEWEST = 2;

type Tile = { name: CopiedCell; value: CopiedCell; change: CopiedCell | null };

/** The lines by threes, or by twos where nothing changed; null where they are others. */
function tilesOf(lines: readonly CopiedCell[]): Tile[] | null {
  const tiles: Tile[] = [];
  for (let at = 0; at < lines.length; ) {
    const [name, value, change] = lines.slice(at, at + 3);
    const named = name && /^\p{L}[^\d\n]*$/u.test(name.text); // catches "Active users", not "48,219"
    if (!named || !value || !(VALUE.test(value.text) || (isValue(value.text) && !CHANGE.test(value.text)))) return null;
    const changed = change && CHANGE.test(change.text) ? change : null;
    tiles.push({ name, value, change: changed });
    at += changed ? 3 : 2;
  }
  return tiles;
}

/** A change as its sign and its number. */
function signed({ text, span: [start] }: CopiedCell): Piece[] {
  const [, mark = "", number = ""] = CHANGE.exec(text) ?? [];
  const from = start + text.indexOf(number);
  return [DOWN.test(mark) ? " -" : " +", [from, from + number.length]];
}

/** Null where the lines tell no tiles. */
export function tileLines(text: string): Squeezed | null {
  if (!matches(text, HINT)) return null;
  const tiles = tilesOf(linesOf(text)) ?? [];
  if (tiles.length < FEWEST || tiles.filter(({ change }) => change).length < FEWEST) return null;
  return pieced(
    text,
    tiles.flatMap(({ name, value, change }, at): Piece[] => [
      ...(at > 0 ? ["\n"] : []),
      name.span,
      " ",
      value.span,
      ...(change ? signed(change) : []),
    ]),
  );
}
