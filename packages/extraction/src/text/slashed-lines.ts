/**
 * A head that tells its columns in brackets, and lines with a dash behind their name: "Prep in minutes (chop / cook / plate) ⏎ Curry – 10 / 35 / 4
 * ⏎ Stew – 15 / 90 / 3" are read with colons: "Prep in minutes (chop / cook / plate): ⏎ Curry: 10 / 35 / 4". Not lines with another number of figures.
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import { changedBy, type Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const HEAD = /^[^\n()\d]{2,60}\(([^()\n]+[/|][^()\n]+)\)(:?)\n/u; // catches "Marks (maths / art)" above a line, not "Marks (out of 10)"
const FIGURE = "[-+−]?\\p{Sc}?\\d[\\d.,]*[\\p{L}%]{0,3}";
const LINE = new RegExp(`([^\\n:=|]{1,40}?)( ?[–—:] ?| - )(${FIGURE}(?: ?[/|] ?${FIGURE})+)[;,.]?(?:\\n|$)`, "duy"); // catches "Curry – 10 / 35 / 4", not "Curry – 10"
const FEWEST = 2;

const BAR = / ?\| ?/gu; // catches " | ", not " / "

/** With colons behind the names of the head and the lines; null where they are typed otherwise. */
function withColons(text: string): Squeezed | null {
  const [head = "", names = "", colon = ""] = matchIn(text, HEAD) ?? [];
  if (head === "") return null;
  const count = names.split(/[/|]/).length;
  const pieces: Piece[] = [[0, head.length - colon.length - 1], ":"];
  let lines = 0;
  LINE.lastIndex = head.length;
  for (let found = matchIn(text, LINE); found; found = matchIn(text, LINE)) {
    const [, name, , figures] = found.indices ?? [];
    if (!name || !figures || found[3]?.split(/[/|]/).length !== count) return null;
    pieces.push("\n", name, ": ", figures);
    lines++;
    if (LINE.lastIndex >= text.length) return lines < FEWEST ? null : pieced(text, pieces);
  }
  return null;
}

/** Null where the lines of the text are typed otherwise. */
export function slashedLines(text: string): Squeezed | null {
  const steps = [withColons, (now: string) => without(now, BAR, () => " / ")];
  return withColons(text) ? changedBy(text, steps) : null;
}
