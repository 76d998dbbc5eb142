/**
 * A measure of one letter in brackets behind what is measured so: "Lake depth (m): May 1.4", "Protein (g) - eggs 13" → m, g. Not "Revenue (m)", millions, nor
 * "Class (h)".
 */
import { wordSet } from "../lexicon/closed-class.ts";
import type { Reading } from "../read/reading.ts";
import type { Unit } from "../recognize/mention.ts";
import type { Scan } from "../text/scan.ts";

const HEAD = /([\p{L}][\p{L} '’-]{1,50}) ?\((?:in )?([mgltLh])\)(?= ?(?:[:–—-]|\n|$))/u; // catches "Lake depth (m):", not "Revenue (m) of"
const SORTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "m",
    wordSet(
      "depth depths height heights length lengths width widths distance distances altitude altitudes elevation elevations tide tides wave waves jump jumps throw throws dive dives visibility radius diameter perimeter climb ascent",
    ),
  ],
  [
    "g",
    wordSet(
      "weight weights mass protein proteins sugar sugars fat fats carb carbs carbohydrates fibre fiber salt sodium flour butter dose doses portion portions",
    ),
  ],
  ["l", wordSet("volume volumes capacity consumption water intake tank rainwater milk fuel petrol diesel")],
  [
    "t",
    wordSet("harvest harvests yield yields production output emissions waste tonnage cargo landings catch catches"),
  ],
  [
    "h",
    wordSet("time times duration durations sleep runtime battery playtime study practice flight flights delay delays"),
  ],
]);

/** Null where no head tells so of bare figures. */
export function letterUnit({ text }: Scan, { figures, shape }: Reading): Unit | null {
  const first = Math.min(...figures.map(({ start }) => start));
  const [, words = "", letter = ""] = HEAD.exec(text.slice(0, first)) ?? [];
  const symbol = letter.toLowerCase();
  if (letter === "" || shape === "table" || figures.some(({ bare }) => !bare)) return null;
  const sort = SORTS.get(symbol);
  return words
    .toLowerCase()
    .split(" ")
    .some((word) => sort?.has(word))
    ? { kind: "measure", symbol }
    : null;
}
