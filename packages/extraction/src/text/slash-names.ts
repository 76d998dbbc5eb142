/**
 * Names between slashes with what is measured behind the last, and their figures between slashes: "Medical / surgical / maternity bed occupancy
 * in week 14 was 88 / 91 / 77 %" → "bed occupancy in week 14: Medical 88 %, surgical 91 %, maternity 77 %". Names of one word each; not "home/away
 * was 3/1", where nothing is measured, nor as many figures as there are no names.
 */
import { matchIn } from "./needs/matches.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const NAME = "\\p{L}[\\p{L}'’-]*";
const FIGURE = "[+−-]?[$€£]?\\d[\\d.,]*(?<=\\d)(?:[kKmM%](?![\\p{L}\\d]))?";
const TOLD =
  "(?: (?:was|were|is|are|stood at|came to|came in at|ran at|ran to|totall?ed|reached|hit)(?: (?:about|around|roughly|just))?|:) ";
const WHOLE = new RegExp(
  `^(?<open>(?:The |Our |My )?)(?<names>${NAME}(?: ?\\/ ?${NAME})+)(?<noun> (?:\\p{L}[^\\n:;/|.!?]{0,60}?[\\p{L}\\d]|\\p{L}))${TOLD}(?<figures>${FIGURE}(?: ?\\/ ?${FIGURE})+)(?<unit>(?: ?(?:%|[\\p{L}°]+))?)(?<tail>[^\\d/]*)$`,
  "diu",
); // catches "Cod / plaice landings for May were 14 / 6 tonnes", not "Cod / plaice were 14 / 6"
const SLASH = / ?\/ ?/u; // catches " / " and "/"

/** Where each of several parts with slashes between stands. */
function partsOf(text: string, [from, to]: readonly [number, number]): [number, number][] {
  let at = from;
  return text
    .slice(from, to)
    .split(SLASH)
    .map((part) => {
      const start = text.indexOf(part, at);
      at = start + part.length;
      return [start, at];
    });
}

/** Null where the text is told otherwise. */
export function slashNames(text: string): Squeezed | null {
  if (!text.includes("/")) return null;
  const found = matchIn(text, WHOLE);
  const { names, noun, figures, unit, tail } = found?.indices?.groups ?? {};
  if (!names || !noun || !figures || !unit || !tail) return null;
  const [called, values] = [partsOf(text, names), partsOf(text, figures)];
  if (called.length !== values.length) return null;
  const measure = text.slice(...unit);
  const items = called.flatMap((name, at): Piece[] => {
    const last = at === called.length - 1;
    return [name, " ", values[at] ?? "", ...(last ? [unit] : [measure, ", "])];
  });
  return pieced(text, [[noun[0] + 1, noun[1]], ": ", ...items, tail]);
}
