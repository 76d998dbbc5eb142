/**
 * How strongly a mark or a joining word parts what stands on its two sides.
 * line 9 · sentence end 8 · ";" "|" "•" 7 · " / " "=" 6 · "while" 6 · "," "+" 5 · "–" 4.5 · "and" "vs" 4 · "→" 3 · none 0
 */
import { CONTRASTS, wordNumbers, wordSet } from "../../lexicon/closed-class.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";

const SENTENCE = 8;
const MARKS = wordNumbers({
  8: "! ? ¿ ¡",
  7: "; | • · ‣ ● ▪ ✓",
  6: "=",
  5: ", 、 +",
  4.2: "( ) [ ]",
  3: "→",
  2: ":",
});
const WORDS = wordNumbers({ 4: "and or plus versus vs v vs. against compared followed yet", 3: "then" });
const ABBREVIATIONS =
  wordSet(`v vs approx ca ch p pp no nr est st dr mr mrs ms inc ltd fig vol jan feb mar apr jun jul aug sep sept oct nov dec
  avg max min mio mrd e.g i.e etc`);

/** The strength of a mark token. */
export function markStrength(scan: Scan, at: number): number {
  const token = tokenAt(scan, at);
  if (token.kind === "line") return 9;
  if (token.kind === "emoji") return 2.5;
  const { lower, spaced } = token;
  const next = tokenAt(scan, at + 1);
  const before = tokenAt(scan, at - 1);
  const pointed = before.kind === "word" && !spaced && next.kind === "number";
  if (lower === "…" && pointed && tokenAt(scan, at + 2).kind !== "word") return 2; // "dec... 158", not "We sat... 30 people"
  if (lower === "." || lower === "…") {
    const goesOn = next.text !== "" && next.text === next.lower;
    if (lower === "." && goesOn && before.spaced && ABBREVIATIONS.has(before.lower)) return 0;
    return next.spaced || next.kind === "line" || next.lower === "." ? SENTENCE : 0;
  }
  if (lower === "/" && (next.lower === "/" || before.lower === "/")) return 7;
  if (lower === "=" && pointed) return 2;
  if (lower === "/") return spaced && next.spaced ? 6 : 3;
  if (lower === "–" || (lower === "-" && spaced && next.spaced)) return spaced || next.spaced ? 4.5 : 3;
  if (lower === "*" && spaced && next.spaced) return 7;
  return MARKS.get(lower) ?? 0;
}

/** The strength of a joining word; 0 for any other word. */
export const wordStrength = (lower: string): number => (CONTRASTS.has(lower) ? 6 : (WORDS.get(lower) ?? 0));
