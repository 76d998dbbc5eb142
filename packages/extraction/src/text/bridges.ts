/**
 * A sum told as a bridge is a list of its steps: "Revenue bridge Q1→Q2: $41.2m + new 3.4 + expansion 1.8 − churn 1.1 = $45.3m" → "…: Start
 * $41.2m, new $3.4m, expansion $1.8m, churn -$1.1m, End $45.3m". Only where it comes out; not "2 apples + 3
 * pears = 5 fruits", which has no sum in front.
 */
import type { Span } from "@charticle/contract";
import { groupSpans } from "./members.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const AMOUNT = "(?<sign>[$€£]?)(?<number>\\d[\\d,]*(?:\\.\\d+)?)(?<scale>(?:k|m|mn|bn)?)";
const LONE = new RegExp(`^${AMOUNT}$`, "u"); // catches "$41.2m", not "new 3.4"
const NAME_FIRST = new RegExp(`^(?<name>\\p{L}[\\p{L} '’&-]*?) ${AMOUNT}$`, "du"); // catches "new 3.4", not "3.4 new"
const NUMBER_FIRST = new RegExp(`^${AMOUNT} (?<name>\\p{L}[\\p{L} '’&-]*)$`, "du"); // catches "3.4 new", not "new 3.4"
const HEAD = /^[^:\n=]{2,60}: /u; // catches "Revenue bridge Q1→Q2: ", not "$41.2m + "
const SIGN = / ([+−–-]) /gu; // catches " + " and " − ", not "+3"
const FEWEST = 2;

/** @property sign of money, as its scale "" where none is told */
type Term = { name: Span; number: Span; value: number; sign: string; scale: string };

const numberOf = (digits = ""): number => Number(digits.replaceAll(",", ""));

function termOf(part: string, start: number): Term | null {
  const found = NAME_FIRST.exec(part) ?? NUMBER_FIRST.exec(part);
  const { name, number } = groupSpans(found, start);
  const { number: digits, sign = "", scale = "" } = found?.groups ?? {};
  return name && number ? { name, number, value: numberOf(digits), sign, scale } : null;
}

/** Null where no such sum is told, or it does not come out. */
export function bridges(text: string): Squeezed | null {
  if (!/ = [$€£]?\d/u.test(text)) return null; // catches " = $45", not "a = b"
  const head = HEAD.exec(text);
  const from = head?.[0].length ?? 0;
  const equals = text.indexOf(" = ", from);
  const end = LONE.exec(
    text
      .slice(equals + 3)
      .trim()
      .replace(/\.$/u, ""),
  )?.groups; // catches the point of "$45.3m."
  const signs = [...text.slice(from, equals).matchAll(SIGN)];
  const cuts = signs.map(({ index }) => from + index);
  const opening = text.slice(from, cuts[0] ?? equals);
  const start = LONE.exec(opening)?.groups;
  const terms = cuts.map((cut, at) => termOf(text.slice(cut + 3, cuts[at + 1] ?? equals), cut + 3));
  if (!start || !end || terms.length < FEWEST || terms.some((term) => term === null)) return null;
  const known = terms.filter((term) => term !== null);
  const minus = (at: number): boolean => signs[at]?.[1] !== "+";
  const sum = known.reduce((all, { value }, at) => all + (minus(at) ? -value : value), numberOf(start.number));
  if (Math.abs(sum - numberOf(end.number)) > 0.11 || start.scale !== end.scale) return null;
  const [sign = "", scale = ""] = [start.sign, start.scale];
  const steps = known.flatMap((term, at): Piece[] => [
    ", ",
    term.name,
    ` ${minus(at) ? "-" : ""}${term.sign || sign}`,
    term.number,
    term.scale || scale,
  ]);
  const endAt = equals + 3;
  return pieced(text, [
    ...(head ? ([[0, from]] as const) : []),
    "Start ",
    [from, from + opening.length],
    ...steps,
    ", End ",
    [endAt, endAt + sign.length + (end.number ?? "").length + scale.length],
  ]);
}
