/** Cells of a page's source as a table: "<td>North</td><td>120</td>" → "North⇥120". Not "<b>North</b> 120". */
import { changedBy, type Squeezed } from "../squeezed.ts";
import { without } from "../without.ts";

const CELLS = /<\/t[dh]>\s*<t[dh](?: [^<>]{0,80})?>/giu; // catches "</td><td>", not "</td></tr>"
const ROWS = /<\/tr>\s*<tr(?: [^<>]{0,80})?>/giu; // catches "</tr><tr>", not "</tr></table>"
const TAGS = /\s*<\/?(?:table|thead|tbody|tr|td|th)(?: [^<>]{0,80})?>(?:[^\S\n]*)/giu; // catches "<table>" and "</td>", not "<b>"

const STEPS: readonly ((text: string) => Squeezed | null)[] = [
  (text) => without(text, CELLS, () => "\t"),
  (text) => without(text, ROWS, () => "\n"),
  (text) => without(text, TAGS, (found, at) => (found.startsWith("\n") && text.slice(0, at).trim() !== "" ? "\n" : "")),
];

/** Null where there are no cells. */
export const htmlCells = (text: string): Squeezed | null => (/<t[dh][ >]/iu.test(text) ? changedBy(text, STEPS) : null); // catches "<td>", not "<title>"
