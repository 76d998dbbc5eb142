/**
 * The sum at the end of a bill or list is told in brackets, as what it is: "red: 12⏎blue: 15⏎Total: 27", "3 failed, 41 passed, 44 total", "Strom 84,20
 * €⏎Gas 112,90 €⏎Gesamt 197,10 €" → "… (total 27)", a subtotal with it; in front of a run without marks: "total 30: boys 14 girls 16". Only where the others come
 * to it.
 */
import { matchIn } from "../needs/matches.ts";
import { type Piece, pieced } from "../pieced.ts";
import type { Squeezed } from "../squeezed.ts";

const AMOUNT = "[$€£₹]?-?\\d[\\d.,]*(?<=\\d) ?[$€£%]?";
const TOTAL =
  "(?:(?:grand|order|cart|invoice|bill|new) total|total(?: (?:participants|votes|people|users|members|responses|guests|items|students|points|goals|games|matches|wins|tests|cases|orders|tickets|amount|spent|spend|hours|sum))?|sum|in total|altogether|summe|gesamt|gesamtbetrag|insgesamt|total(?:e| ttc| general)?|totaal|razem|suma|somme|celkem)(?: due)?";
const LAST = new RegExp(
  `(?:,? and|[,;.]?)[ \\n]+(?:${TOTAL}\\b ?(?:[:=–-] ?)?(${AMOUNT})(?: (?!total)\\p{Ll}{3,})?|(${AMOUNT}) (?:in )?total)[.!]?\\s*$`,
  "iu",
); // catches " total 30", "⏎Total: 27" and ", 44 total", not "total sales 30"
const AHEAD = new RegExp(`^\\s*${TOTAL} ?[:=–-]? ?(${AMOUNT})\\s*\\n+(?=\\p{L})`, "iu"); // catches "Total: 120⏎" in front of "Done", not "Total sales"
const SUBTOTAL = new RegExp(`\\n(?:sub-?total|zwischensumme|sous-total)\\b ?:? ?(${AMOUNT}) *(?=\\n)`, "iu"); // catches "⏎SUBTOTAL 9.76", not "Total 9.76"
const NUMBER = /(?<![\p{L}\d.,])-?\d(?:[\d.,]*\d)?(?! ?%)(?![\dx×]|[.,]\d)/gu; // catches "84,20", not the "2" of "2x" or "8%"
const PARTED = /[,;:\n]/u; // catches ", ", not a blank
const ENGLISH = /^total/iu; // catches "Total", not "Summe"
/** An item without its figure: what the others come to is no sum of all. */
const MISSING = /\b(?:n\/a|tb[acd])\b|[:–—-] *(?=[,;|\n]|$)/iu; // catches "n/a" and the "-" of "wk4 -", not "2-room"
const FEWEST = 2;
const CENT = 0.006;

/** "1,204.50", "84,20" and "1.150,00" as numbers. */
function numberOf(digits: string): number {
  const decimal = /[.,](?=\d{1,2}$)|(?<!\d)0[.,](?=\d+$)/u.exec(digits); // catches the "," of "84,20", not of "1,204"
  const whole = digits.slice(0, decimal ? decimal.index + decimal[0].length - 1 : undefined).replace(/[.,]/gu, "");
  return Number(decimal ? `${whole}.${digits.slice(decimal.index + decimal[0].length)}` : whole);
}

/** The amounts of the items: one a line, the last, or all of a line. */
function amountsOf(body: string): number[] {
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  const found = lines.map((line) => [...line.matchAll(NUMBER)].map(([digits]) => numberOf(digits)));
  return lines.length > 1 ? found.flatMap((numbers) => numbers.slice(-1)) : found.flat();
}

const isSum = (amounts: readonly number[], total: number): boolean =>
  amounts.length >= FEWEST && Math.abs(amounts.reduce((sum, one) => sum + one, 0) - total) < CENT;

const digitsOf = (amount: string): number => numberOf(amount.replace(/[^\d.,-]/gu, "")); // catches "€", not "8"

/** "Total: 120⏎Done: 80⏎Open: 40": told ahead of two lines that come to it. */
function totalAhead(text: string): Squeezed | null {
  const found = matchIn(text, AHEAD);
  const amount = found?.[1] ?? "";
  const from = found?.[0].length ?? 0;
  const amounts = amountsOf(text.slice(from));
  const lines = text.slice(from).trim().split("\n").length;
  if (!found || lines !== FEWEST || amounts.length !== FEWEST || !isSum(amounts, digitsOf(amount))) return null;
  const at = found[0].lastIndexOf(amount);
  return pieced(text, [[from, text.trimEnd().length], " (total ", [at, at + amount.trimEnd().length], ")"]);
}

/** Null where the sum is none, or is known to be one as it stands. */
export const billTotals = (text: string): Squeezed | null => totalBehind(text) ?? totalAhead(text);

function totalBehind(text: string): Squeezed | null {
  const found = matchIn(text, LAST);
  if (!found || /[\t|]/u.test(text)) return null; // catches a tab, not a blank
  const amount = found[1] ?? found[2] ?? "";
  const body = text.slice(0, found.index);
  if (MISSING.test(body)) return null;
  const sub = matchIn(`${body}\n`, SUBTOTAL);
  const above = sub ? body.slice(0, sub.index) : "";
  const rest = sub ? body.slice(sub.index + sub[0].length) : "";
  const amounts = amountsOf(sub ? above + rest : body);
  const label = /\p{L}+/u.exec(found[0])?.[0] ?? ""; // catches "Total"
  const known = !sub && amounts.length > FEWEST && ENGLISH.test(label) && PARTED.test(body);
  if (known || !isSum(amounts, digitsOf(amount)) || (sub && !isSum(amountsOf(above), digitsOf(sub[1] ?? ""))))
    return null;
  const at = found.index + found[0].lastIndexOf(amount);
  const inner: Piece[] = ["total ", [at, at + amount.trimEnd().length], ")"];
  if (!sub && !PARTED.test(body))
    return pieced(text, ["total ", [at, at + amount.trimEnd().length], ": ", [0, found.index]]);
  if (!sub) return pieced(text, [[0, found.index], " (", ...inner]);
  const told = sub[1] ?? "";
  const from = sub.index + sub[0].lastIndexOf(told);
  return pieced(text, [
    [0, sub.index],
    [sub.index + sub[0].length, found.index],
    " (subtotal ",
    [from, from + told.trimEnd().length],
    ", ",
    ...inner,
  ]);
}
