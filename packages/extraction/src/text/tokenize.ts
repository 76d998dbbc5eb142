/**
 * Text in, tokens out; one pass, every character looked at a bounded number of times.
 * "Mon–Fri: 3,5" → Mon · – · Fri · : · 3,5   and   "80→110kg" → 80 · → · 110 · kg
 */
import { DETERMINERS, NEGATIONS } from "../lexicon/closed-class.ts";
import { TENS_WORDS, UNITS_WORDS } from "../lexicon/number-words.ts";
import { CURRENCY_WORDS } from "../lexicon/units.ts";
import { isDigit, numberEnd } from "./number-shape.ts";
import type { Token, TokenKind } from "./token.ts";

const LETTER = /[\p{L}\p{M}_]/u; // catches "é", not "7"
const SPACE = /[^\S\n]|\uFE0F/; // catches a tab, a no-break space and what stands behind the arrow of "9 ➡️ 7", not a line break
const EMOJI = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]/u; // catches "🎉", not "→"
const EMOJI_TAIL = /\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}\u{1F1E6}-\u{1F1FF}]|\p{Extended_Pictographic}/u; // catches a skin tone, not "a"
const JOINER = /['’.&]/; // catches the apostrophe of "Ana’s", not "-"
const LINE_BREAKS = "\n\u2028\u2029";
const ARROWS = ["-->", "==>", "->", "=>", ">>"];
const DASHES = "–—‒―−";
const ARROW_SIGNS = "→➜➡⇒⟶➝➔▶►";

const CHAT_WITH = /^w\/(?:o(?:ut)?(?!\p{L})|(?!\p{L}(?!\p{L})))/iu; // catches "w/o" and the "w/" of "w/ 34", not that of "w/e 5 May"
const SPAN_TAIL = /^[hm]\d\d?m?(?![\p{L}\d])/iu; // catches the "h10" of "2h10" and "2h10m", not "h264"
const DOTS = /^(?:\.{2,}|…\.*)(?= ?\d)/; // catches the dots of "Tea....3", not those of "Well... no"

const TITLE = /(?<!\d ?)(?:St|Dr|Mrs?|Ms|Mt|vs)\.(?= \p{Lu})/uy; // catches the "St." of "St. Gallen", not the "Mt." of "12 Mt. Peru"

const CODE = /^\p{Lu}{1,4}$/u; // catches the "BA" of "BA.5", not "p"

const GRADE = /^[^*\p{L}]?\p{Lu}\*$/u; // catches the "A*" of a school, not the end of "*A*" or "BA*"

const MONEY = /^(\p{Lu}\p{L}{0,3})\d/u; // catches "R800" and "Rs310", not "iOS17"

/** "R1,200 … R800", "Rs310": the letters in front of money; not "Q1,200 people", "R2 units". */
const moneyLetters = (text: string, from: number): number => {
  const letters = MONEY.exec(text.slice(from, from + 5))?.[1] ?? "";
  if (letters === "") return 0;
  const known = /^(?:\p{Lu}{3}|\p{Lu}\p{Ll})$/u.test(letters) && CURRENCY_WORDS.has(letters.toLowerCase()); // catches "EUR" and "Rs", not "RS" of "RS200"
  const grouped =
    !/[QH]/.test(letters) && new RegExp(`(?<!\\p{L})${letters}\\d{1,3}(?:,\\d{3})+(?!\\d)`, "u").test(text); // catches "N1,050", not "Q1,200"
  return known || grouped || isPriced(text, letters) ? letters.length : 0;
};

const PRICED = /^(?:[NPR]|RM|Rp|[KTU]S[Hh]s?)$/i; // catches "R" and "KSh", not "Q"
const DATED =
  /\b(?:19|20)\d\d\b|['’]\d\d\b|\b\d+ \p{L}+ ago\b|\b\d\d? (?:Jan|Feb|Ma[ry]|Apr|Ju[nl]|Aug|Sep|Oct|Nov|Dec)/gu; // catches "2024", "'23", "12 weeks ago" and "1 Jun", not "R210"
const AMOUNT = "\\d[\\d.,]*(?:[mk]|bn|mn)(?![\\p{L}\\d])|\\d{1,3}(?: \\d{3})+(?:,\\d\\d)?(?!\\d)|\\d+,\\d\\d(?!\\d)"; // "R18.2bn", "R1 250 000", "R980,50"

/** The whole text is looked at for each such word: beyond so many characters, far more than a chart's text has, none is a price. */
const LONGEST_PRICED = 600;

/** "Adults R120, kids R60", "from R5.60 to R7.15 in 2024": no other figures, and none of them a road or a page ("the R21"). */
function isPriced(text: string, letters: string): boolean {
  if (!PRICED.test(letters) || text.length > LONGEST_PRICED) return false;
  if (new RegExp(`(?<![\\p{L}\\d])${letters}(?:${AMOUNT})`, "u").test(text)) return true;
  const price = new RegExp(`(?<![\\p{L}\\d])${letters}(\\d[\\d.,]*)`, "gu");
  const prices = [...text.matchAll(price)];
  const ways = /\b(?:the|via|take|rounds?|pages?) $/i; // catches the "the " of "the R21", not "fare "
  const told = prices.some(({ index }) => ways.test(text.slice(Math.max(0, index - 8), index)));
  const rest = text.replaceAll(DATED, "").replaceAll(price, "");
  return (
    prices.length > 1 &&
    !told &&
    !/\d/.test(rest) &&
    prices.some(([, digits = ""]) => Number.parseFloat(digits) >= 10 || digits.includes("."))
  ); // catches "7 nights", not ", kids"
}

/** Words before which "&" is no part of a name: "& a half", "& forty", "& the rest"; not "Food & drinks". */
const BEHIND_AND = new Set([
  ...DETERMINERS,
  ...NEGATIONS,
  ...UNITS_WORDS.keys(),
  ...TENS_WORDS.keys(),
  ..."half others everyone everybody everything".split(" "),
]);
const AND_SIGN = /^& (\p{Ll}+)/u; // catches "& a", not "&c" or "& Sons"

const joins = (text: string, at: number): boolean => BEHIND_AND.has(AND_SIGN.exec(text.slice(at, at + 14))?.[1] ?? "");

const charAt = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
};

/** "a", "Z" and "_", without asking a regex. */
const isPlainLetter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at) | 32;
  return (code >= 97 && code <= 122) || text[at] === "_";
};
const isLetter = (text: string, at: number): boolean => isPlainLetter(text, at) || LETTER.test(charAt(text, at));

const CHAT_DAY = /^2day(?!\p{L})/iu; // catches "2day", not "2days"

/** End of the word that starts at `from`: letters, digits after letters, inner apostrophes, hyphens and version points. */
function wordEnd(text: string, from: number): number {
  const { length } = text;
  let at = from;
  while (at < length && isPlainLetter(text, at)) at++;
  if (text[at] === " " || text[at] === ",") return at;
  const money = isLetter(text, from - 1) ? 0 : moneyLetters(text, from);
  if (money > 0) return from + money;
  if ((text[from] === "x" || text[from] === "×") && isDigit(text, from + 1)) return from + 1;
  const rest = text.slice(from, from + 7);
  if (isDigit(text, from - 1) && SPAN_TAIL.test(rest)) return from + 1;
  TITLE.lastIndex = from;
  const chat = isDigit(text, from - 1) ? null : (CHAT_WITH.exec(rest) ?? TITLE.exec(text));
  if (chat) return from + chat[0].length;
  while (at < length) {
    const char = charAt(text, at);
    const next = at + char.length;
    if (isLetter(text, at) || isDigit(text, at)) at = next;
    else if (JOINER.test(char) && isLetter(text, next) && char !== ".") at = next;
    else if (char === "." && isDigit(text, next) && (isDigit(text, at - 1) || CODE.test(text.slice(from, at))))
      at = next;
    else if (char === "-" && (isLetter(text, next) || (isDigit(text, next) && !endsInPercent(text, next)))) at = next;
    else if (char === "*" && GRADE.test(text.slice(Math.max(0, from - 1), next))) return next;
    else if ((char === "+" || char === "−") && !isLetter(text, next) && !isDigit(text, next)) return next;
    else break;
  }
  return at;
}

const endsInPercent = (text: string, from: number): boolean => {
  let at = from;
  while (at < from + 8 && (isDigit(text, at) || text[at] === "." || text[at] === ",")) at++;
  return text[at] === "%";
};

/** Small words of other languages and of chat, and the sign for "and" between blanks, for the English ones that they stand for; not "En suite". */
const NEIGHBOURS: ReadonlyMap<string, string> = new Map([
  ["und", "and"],
  ["et", "and"],
  ["y", "and"],
  ["en", "in"],
  ["im", "in"],
  ["2day", "today"],
  ["&", "and"],
]);

const lowerOf = (raw: string, kind: TokenKind): string => {
  if (kind === "mark") {
    if (DASHES.includes(raw)) return "–";
    if (ARROW_SIGNS.includes(raw) || ARROWS.includes(raw)) return "→";
    if (raw.startsWith("..")) return "…";
    return raw;
  }
  if (kind === "emoji") return raw.replace(/^[⬇🔻📉].*$/u, "↓"); // catches "⬇️", not "⬆️"
  const lower = NEIGHBOURS.get(raw) ?? raw.toLowerCase();
  if (lower.startsWith("w/")) return lower === "w/" ? "with" : "without";
  return lower.includes("’") ? lower.replaceAll("’", "'") : lower;
};

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  const push = (kind: TokenKind, end: number): void => {
    const raw = text.slice(at, end);
    const lower = raw === "As" && tokens.at(-1)?.kind === "number" ? "a's" : lowerOf(raw, kind); // "12 As, 17 Bs"
    tokens.push({ kind, text: raw, lower, start: at, end, spaced });
    at = end;
    spaced = false;
  };
  while (at < text.length) {
    const char = charAt(text, at);
    if (isPlainLetter(text, at)) push("word", wordEnd(text, at));
    else if (LINE_BREAKS.includes(char)) {
      push("line", at + 1);
      spaced = true;
    } else if (char === " " || SPACE.test(char)) {
      at += char.length;
      spaced = true;
    } else if (char === "&" && spaced && joins(text, at)) push("word", at + 1);
    else if (char === "2" && spaced && CHAT_DAY.test(text.slice(at, at + 5))) push("word", wordEnd(text, at));
    else if (
      isDigit(text, at) ||
      (char === "." && isDigit(text, at + 1) && !isDigit(text, at - 1) && text[at - 1] !== ".")
    )
      push("number", numberEnd(text, at));
    else if (LETTER.test(char)) push("word", wordEnd(text, at));
    else if (ARROW_SIGNS.includes(char)) push("mark", at + char.length);
    else if (EMOJI.test(char)) {
      let end = at + char.length;
      while (end < text.length && EMOJI_TAIL.test(charAt(text, end))) end += charAt(text, end).length;
      push("emoji", end);
    } else {
      const sign = ARROWS.find((arrow) => text.startsWith(arrow, at)) ?? DOTS.exec(text.slice(at))?.[0];
      push("mark", at + (sign?.length ?? char.length));
    }
  }
  return tokens;
}
