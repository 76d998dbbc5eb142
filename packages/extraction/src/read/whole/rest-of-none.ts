/**
 * The first of several told alike is one of them, and not the whole that the others leave a rest of: "34 kg of apples, 21 of pears and 9 of plums,
 * the rest rotted" → Apples 34 · Pears 21 · Plums 9, for nobody says of how many. Not "Of 90 kg of fruit 40 of it …", nor "90 tickets for Friday: 40
 * for adults, 20 for children, the rest for staff".
 */
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LED =
  /^(?: ?%)?(?: \p{L}+){0,2}? (of|for|in|on|at|to|from|by|with) (?!it\b|them\b|those\b|these\b|which\b|whom\b)/u; // catches " kg of " and " for ", not " of it "
const WHOLE = /\b(?:of|out of|from|among) (?:the |our |my |all |its |their )*$/iu; // catches "Of the " in front of "90", not "gave us "
const TOLD = /[:–—;]/u; // catches ":", not ","

const leadBehind = (text: string, at: number): string | undefined => LED.exec(text.slice(at))?.[1];

/** Whether what it says is left is left of a figure told like the parts. */
function isRestOfPart({ text }: Scan, { reading }: Ranked): boolean {
  const cells = reading.cells.map(([cell]) => cell ?? null);
  const rest = cells.find((cell) => cell?.how === "the total less the other parts");
  const parts = cells.filter((cell) => cell?.kind === "stated").map((cell) => cell?.spans[0] ?? [0, 0]);
  const [total] = (rest?.spans ?? []).filter(([start]) => parts.every(([from]) => from !== start));
  const [first] = parts;
  if (!total || !first || total[0] > first[0] || WHOLE.test(text.slice(0, total[0]))) return false;
  const lead = leadBehind(text, total[1]);
  const alike = parts.every(([, end]) => leadBehind(text, end) === lead);
  return lead !== undefined && parts.length > 1 && alike && !TOLD.test(text.slice(total[1], first[0]));
}

/** The readings, without those that take a part for the whole. */
export function withoutRestOfPart(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best] = rows;
  if (!best || !isRestOfPart(scan, best)) return rows;
  const kept = rows.filter((row) => !isRestOfPart(scan, row));
  return kept.length > 0 ? kept : rows;
}
