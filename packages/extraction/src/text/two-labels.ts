/**
 * Rows with two labels ahead of their figures, the first of which says the same again, are named by the second, or by both where it alone
 * would not tell them apart: "Spain,Madrid,1150 / Spain,Valencia,850 / Italy,Rome,1100". So are rows of an account: "01.03.2024;Rent;-950,00 /
 * 03.03.2024;Salary;2.840,00". Not "Mon,Rain,12 / Tue,Sun,18", named by its days.
 */
import { CELL_MARKS, cellRows } from "./cell-rows.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const MARKS: readonly RegExp[] = [...CELL_MARKS, / {2,}/gu]; // catches two blanks, not one
const LABEL = /^(?![^\d]{0,4}\d[\d.,]*\p{L}{0,3}$)(?=.*\p{L})/u; // catches "Madrid" and "2-bed flat", not "12" or "€12k"
const VALUE = /^[-+−(]{0,2}[$€£¥₹]? ?[-−]?\d[\d.,' ]*(?:%|\p{L}{1,3}|[€£$])?\)?$/u; // catches "-950,00" and "€1,150", not "Madrid"
const DATE = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{0,4})?$/u; // catches "01.03.2024", "2024-03-01" and "01/03", not "12"
const BELOW = /^\(?[-−]/u; // catches "-950", not "950"
const RULE = /^[-:=+\s]*$/u; // catches "---", not "-3"
const FEWEST = 3;
const MOST_COLUMNS = 6;

/** How the first cells of the rows are to be named; null where their first labels do. */
function namesOf(body: readonly (readonly string[])[]): "second" | "both" | null {
  const firsts = new Set(body.map(([first = ""]) => first.toLowerCase()));
  const seconds = new Set(body.map(([, second = ""]) => second.toLowerCase()));
  const pairs = new Set(body.map(([first = "", second = ""]) => `${first}\t${second}`.toLowerCase()));
  const dated = body.every(([first = ""]) => DATE.test(first));
  if (dated) {
    const signs = new Set(body.map((row) => BELOW.test(row[2] ?? "")));
    return seconds.size === body.length && signs.size > 1 ? "second" : null;
  }
  if (firsts.size === body.length || body.some(([first = ""]) => first !== "" && !LABEL.test(first))) return null;
  if (seconds.size === body.length) return "second";
  return pairs.size === body.length && !firsts.has("") ? "both" : null;
}

/** Null where the lines of the text are named otherwise. */
export function twoLabels(text: string): Squeezed | null {
  if (!text.includes("\n")) return null;
  for (const mark of MARKS) {
    const rows = cellRows(text, mark).filter((row) => !row.every(([from, to]) => RULE.test(text.slice(from, to))));
    const width = rows[0]?.length ?? 0;
    if (width < FEWEST || width > MOST_COLUMNS || rows.some((row) => row.length !== width)) continue;
    const cells = rows.map((row) => row.map(([from, to]) => text.slice(from, to)));
    const headed = cells[0]?.slice(2).every((cell) => !VALUE.test(cell)) === true;
    const body = headed ? cells.slice(1) : cells;
    const told = body.every(
      ([, second = "", ...others]) => LABEL.test(second) && others.every((cell) => cell === "" || VALUE.test(cell)),
    );
    const names = told && body.length >= FEWEST ? namesOf(body) : null;
    if (names === null) continue;
    const lines = rows.map((row, at): Piece[] => {
      const [first, second, ...others] = row;
      const lead: Piece[] =
        names === "both" && first && second && (at > 0 || !headed) ? [first, " ", second] : second ? [second] : [];
      return [...(at > 0 ? ["\n"] : []), ...lead, ...others.flatMap((cell): Piece[] => ["\t", cell])];
    });
    return pieced(text, lines.flat());
  }
  return null;
}
