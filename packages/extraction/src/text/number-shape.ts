/**
 * How digits are written: where a number ends, and what it is worth under the text's decimal mark.
 * "1,204.5" → 1204.5; "1.204,5" → 1204.5; "48 300" → 48300; "1,5" → 1.5; "3,5,2" → three numbers
 */
const THIN_SPACES = "\u00a0\u202f\u2009";

/** "7", not "½". */
export const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

const digitsFrom = (text: string, from: number): number => {
  let at = from;
  while (isDigit(text, at)) at++;
  return at;
};

/** Length of the group of digits after the separator at `at`; 0 where none follows. */
const groupAfter = (text: string, at: number): number => digitsFrom(text, at + 1) - at - 1;

const MODEL = /\p{Ll}\p{Lu}\p{L}* $/u; // catches the "iPhone " of "iPhone 15 620", not the "Rome " of "Rome 15 620"
const NUMERO =
  /(?:\bno\. ?|#|(?<![\d/])\d\d?\/|(?<!\d)(?:19|20)\d\d-|\d:|\b(?:aged (?:\d+ to )?|day |week |round |room |line ))$/iu; // catches the "no. " of "no. 8 287 cm", the "02/" of "02/24 794", the "2024-" of "2024-12 300" the "6:" of "6:15 100%" the "aged 5 to " of "aged 5 to 11 171" and the "day " of "day 27 720", not "no 48 300"

/** So many times as large as any other number of the text is no number beside them. */
const APART = 12;
const GROUPED = /(?<!\p{L}\d?)\d \d{3}(?!\d)/u; // catches "873 076", not "12 6" or "S24 259"
const NAMED = /\p{Lu}\p{L}* ?\d\d? (?:\p{L}+ )?\d/u; // catches "iPhone 15 sold 3" and "S24 2", not "Rome 1,200"
const LONE = /\p{Lu}[\p{L}\d-]* $/u; // catches the "Merdeka " of "Merdeka 118 679m", not "sold "

/** "Merdeka 118 679m, Burj Khalifa 828m": as one number it would dwarf all others of the text. */
function isNumbered(text: string, from: number, to: number): boolean {
  if (text.slice(to - 2, to) === "00" || !LONE.test(text.slice(Math.max(0, from - 20), from))) return false;
  const rest = `${text.slice(0, from)} ${text.slice(to)}`;
  if (GROUPED.test(rest)) return false;
  const others = rest.match(/(?!(?:19|20)\d\d\b)\b\d[\d.,]*/g)?.map(Number.parseFloat) ?? []; // catches "828", not "m" or "1974"
  const value = Number(text.slice(from, to).replace(" ", ""));
  return others.length > 1 && others.every((other) => other * (NAMED.test(rest) ? 4 : APART) < value);
}

/** Characters behind the first group that one number may have: thousands to billions. */
const LONGEST = 12;
const LISTED =
  /\p{L}\d? ?(?: to |[-–]) ?\p{L}+\d?(?: (?:19|20)\d\d)?: $|, \p{L}+(?:,? and \p{L}+)?: $|(?<!\d)\d{1,3} $/u; // catches "Mon-Wed: " of "Mon-Wed: 410 395 430", not "Rome: "

/** True where "48 300" is one number: a group of one to three digits, then groups of exactly three. */
const spaceGroups = (text: string, from: number, first: number): number => {
  let at = first;
  if (first - from > 3 || text[from] === "0") return first;
  while ((text[at] === " " || THIN_SPACES.includes(text[at] ?? "x")) && groupAfter(text, at) === 3) at += 4;
  if (at === first) return first;
  if (at > first + LONGEST) return first;
  const before = text.slice(Math.max(0, from - 12), from);
  if (at === first + 4 && isNumbered(text, from, at)) return first;
  const listed = at > first + 4 && LISTED.test(text.slice(Math.max(0, from - 30), from));
  const runs = /(?:(?<!\d)\d{1,3} |: )\d{1,3} $/.test(before); // catches "440 452 " of "440 452 501", not "2019 "
  const told = listed || runs || /['’‘]$/u.test(before) || NUMERO.test(before) || MODEL.test(before); // catches "'19 110"
  if (told) return first;
  const plain = text[first] === " ";
  const after = text[at] ?? "";
  if (plain && (after === "/" || (after === " " && isDigit(text, at + 1)))) return first;
  return at;
};

/** End of the number that starts at `from`. */
export function numberEnd(text: string, from: number): number {
  const first = digitsFrom(text, from);
  const spaced = spaceGroups(text, from, first);
  let at = spaced;
  const marks: { mark: string; size: number; at: number }[] = [];
  while (at < text.length && marks.length < 8) {
    const mark = text[at] ?? "";
    if (mark !== "," && mark !== "." && mark !== "'" && mark !== "’") break;
    const size = groupAfter(text, at);
    if (size === 0) break;
    marks.push({ mark, size, at });
    at += size + 1;
  }
  const firstMark = marks[0];
  if (firstMark === undefined) return at;
  const listed = text[from - 1] === "," && isDigit(text, from - 2);
  if (listed && firstMark.mark === "," && firstMark.size !== 3) return firstMark.at;
  const commas = marks.filter(({ mark }) => mark === ",");
  if (commas.length > 1 && commas.some(({ size }) => size !== 3 && size !== 2))
    return firstMark.mark === "," ? firstMark.at : at;
  if (commas.length > 1 && commas.at(-1)?.size !== 3) return firstMark.mark === "," ? firstMark.at : at;
  return at;
}

export type DecimalMark = "." | ",";

const thousandsOnly = (parts: string[]): boolean =>
  parts.length > 1 && (parts[0]?.length ?? 9) <= 3 && parts.slice(1).every((part) => part.length === 3);

/** The decimal mark that a number shows beyond doubt, or null. "19,80" → ","; "3.4" → "."; "1.204" → null */
export function decimalMarkOf(raw: string): DecimalMark | null {
  const comma = raw.lastIndexOf(",");
  const point = raw.lastIndexOf(".");
  if (comma >= 0 && point >= 0) return comma > point ? "," : ".";
  if (comma >= 0) return thousandsOnly(raw.split(",")) ? null : ",";
  if (point >= 0) return thousandsOnly(raw.split(".")) ? null : ".";
  return null;
}

/** True where a mark groups thousands beyond doubt: "1.180.000" by points, "1,204,000" by commas. */
const groupMarkOf = (raw: string): DecimalMark | null => {
  for (const mark of [",", "."] as const)
    if (raw.indexOf(mark) < raw.lastIndexOf(mark) && /\D\d{3}$/.test(raw)) return mark; // catches "1.180.000", not "3.8.1"
  return null;
};

/** The decimal mark of a whole text, by its unambiguous numbers; `fallback` where none tells. */
export function decimalMark(raws: readonly string[], fallback: DecimalMark): DecimalMark {
  let points = 0;
  for (const raw of raws) {
    const grouped = groupMarkOf(raw);
    const mark = grouped === null ? decimalMarkOf(raw) : grouped === "." ? "," : ".";
    if (mark === ".") points++;
    if (mark === ",") points--;
  }
  return points === 0 ? fallback : points > 0 ? "." : ",";
}

/** The value of a written number. */
export function numberValue(raw: string, mark: DecimalMark): number {
  if (!/\D/.test(raw)) return Number(raw); // catches the comma of "1,204", not "48"
  const clean = raw.replace(/[\s'’]/gu, ""); // catches the space of "48 300", not "."
  const comma = clean.includes(",");
  const point = clean.includes(".");
  if (comma && point) {
    const decimal = clean.lastIndexOf(",") > clean.lastIndexOf(".") ? "," : ".";
    const group = decimal === "," ? "." : ",";
    return Number(clean.replaceAll(group, "").replace(decimal, "."));
  }
  if (!comma && !point) return Number(clean);
  const used = comma ? "," : ".";
  const parts = clean.split(used);
  if (parts.length > 2) return Number(parts.join(""));
  const last = parts[1] ?? "";
  const grouping =
    last.length === 3 && (parts[0] ?? "").length <= 3 && parts[0] !== "0" && parts[0] !== "" && used !== mark;
  return Number(grouping ? parts.join("") : parts.join("."));
}

/** "v4", "day-1", not "4th". */
export const endsInDigit = (word: string): boolean => isDigit(word, word.length - 1);
