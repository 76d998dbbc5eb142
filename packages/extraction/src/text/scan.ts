/**
 * A text ready to be read: its tokens and what is known of the whole text before any number is read.
 * `scanText("Gent € 41.200, Brugge € 3.750").mark` → ","
 */
import { MONTHS, WEEKDAYS } from "../lexicon/calendar.ts";
import { FOREIGN_FUNCTION_WORDS } from "../lexicon/closed-class.ts";
import { NUMBERED_THINGS } from "../lexicon/nouns.ts";
import { isCapital } from "./capital.ts";
import { type DecimalMark, decimalMark, endsInDigit } from "./number-shape.ts";
import { forgetText } from "./per-text.ts";
import type { Token } from "./token.ts";
import { tokenize } from "./tokenize.ts";

export type Scan = {
  text: string;
  tokens: readonly Token[];
  /** The decimal mark of this text's numbers. */
  mark: DecimalMark;
  /** Words of the whole text in lower case. */
  words: ReadonlySet<string>;
  /** Marks of the whole text. */
  signs: ReadonlySet<string>;
};

const COMMA_PRICE = /^\d,\d{3}$/; // catches "1,749", not "12,749"
const POINTED_GROUP = /^\d{1,3}\.\d{3}$/; // catches "41.200", not "3.4"
const SPACED_PERCENT = /\d[ \u00a0\u202f]%/u; // catches "12 %", not "12%"
const NON_ENGLISH = /[äöüßéèêçñãõåøæłąę]/i; // catches "ü", not "u"

/** What an unclear number such as "41.200" means here. Prices have no three decimals; nor do other tongues use points so. */
function fallbackMark(text: string, numbers: readonly string[], words: ReadonlySet<string>): DecimalMark {
  const foreignWords = [...FOREIGN_FUNCTION_WORDS].filter((word) => words.has(word)).length;
  const pointed = numbers.filter((raw) => raw.includes("."));
  if (pointed.length === 0) {
    const priced = numbers.filter((raw) => raw.includes(","));
    const near = priced.every((raw) => COMMA_PRICE.test(raw) && raw[0] === priced[0]?.[0]);
    return priced.length > 1 && priced.length === numbers.length && near && foreignWords >= 2 ? "," : "."; // "Super 1,749 und Diesel 1,612 Euro je Liter"
  }
  if (!pointed.every((raw) => POINTED_GROUP.test(raw) && !raw.startsWith("0"))) return ".";
  const alike =
    new Set(pointed.map((raw) => raw.split(".")[0])).size === 1 && ["the", "a", "of"].some((word) => words.has(word)); // "1.052, then 1.031 and 1.012"
  const foreign = foreignWords + (SPACED_PERCENT.test(text) ? 1 : 0);
  const english = ["the", "of", "and", "is"].some((word) => words.has(word));
  const beside = numbers.some((raw) => /^\d{3}$/.test(raw)) && pointed.length > 1 && !english; // catches "980" beside "1.340" and "1.715", not "98"
  return beside || text.includes("€") || NON_ENGLISH.test(text) || foreign >= 2 || (pointed.length >= 3 && !alike)
    ? ","
    : ".";
}

/** The part of a token between two of its places. */
function part({ text: whole, start, spaced }: Token, kind: Token["kind"], from: number, to = whole.length): Token {
  const text = whole.slice(from, to);
  return {
    kind,
    text,
    lower: text.toLowerCase(),
    start: start + from,
    end: start + to,
    spaced: from === 0 ? spaced : whole[from - 1] === " ",
  };
}

const HYPHENED = /^(\p{L}+)-(?:\d+|(\p{L}+))$/u; // catches "mugs-5" and "Mon-Fri", not "i5-8250U"

const MAGNITUDES = /^([kKmM])-(\d+)([kKmM])$/; // catches the "k-40k" of "20k-40k", not "m-4"

const isDayOrMonth = (word = ""): boolean => WEEKDAYS.has(word) || MONTHS.has(word);

/** "mugs-5 vinyls-12 lamps-2": where a text holds no other number, the hyphen parts name and figure; that of "Mon-Fri" always parts. */
function withoutHyphens(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, text }) => kind === "word" && text.includes("-"))) return tokens;
  const numbered = tokens.filter(({ text }) => HYPHENED.test(text) && endsInDigit(text));
  const parts = numbered.length > 2 && !tokens.some(({ kind }) => kind === "number");
  return tokens.flatMap((token, at): Token[] => {
    const [, lead, digits] = (tokens[at - 1]?.kind === "number" && MAGNITUDES.exec(token.text)) || [];
    if (lead && digits) {
      const mark = { ...part(token, "mark", 1, 2), lower: "–" };
      const end = 2 + digits.length;
      return [part(token, "word", 0, 1), mark, part(token, "number", 2, end), part(token, "word", end)];
    }
    const [, first = "", last] = HYPHENED.exec(token.lower) ?? [];
    const spans = isDayOrMonth(first) && isDayOrMonth(last);
    if (!spans && !(parts && numbered.includes(token))) return [token];
    const cut = first.length;
    const mark = { ...part(token, "mark", cut, cut + 1), lower: spans ? "–" : ":" };
    return [part(token, "word", 0, cut), mark, part(token, spans ? "word" : "number", cut + 1)];
  });
}

const SPACED_GROUP = /^(\d{1,3}) \d{3}(?:(,)\d{3})*(?:\.\d+)?$/; // catches "2 170", "2 170.5" and "5 800,000", not "48 300 500"
const COMMA_GROUPS = /^\d{1,3}(?:,\d{3})+$/; // catches "1,204", not "1,5"
const COUNT = /^\d{1,2}$/; // catches "3", not "170"

/** A day of a month with a number behind it, which no blank can join to it. */
const isDay = (_: Token, at: number, tokens: readonly Token[]): boolean =>
  MONTHS.has(tokens[at - 1]?.lower ?? "") && COUNT.test(tokens[at]?.text ?? "") && tokens[at + 1]?.kind === "number";

const QUARTER = /^[qh][1-4]$/; // catches "q3", not "q3-24"
const isPartOfYear = ({ lower }: Token = NOTHING): boolean => QUARTER.test(lower) || MONTHS.has(lower);

/** Far more than the other numbers with its thousands, and about as much without: 2345 beside 269 and 365. So are all of its kind. */
function standOut(tokens: readonly Token[]): boolean {
  const others = tokens.flatMap(({ kind, text }) => (kind === "number" && /^\d{3}$/u.test(text) ? Number(text) : [])); // catches "269", not "2 345"
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const grouped = tokens.flatMap(({ kind, text }) => (kind === "number" && SPACED_GROUP.test(text) ? [text] : []));
  if (grouped.length > 1) return false; // "Gross 3 450 €, tax 512 €, net 2 341 €"
  return grouped.every((text) => {
    const [thousands, tail] = text.split(" ").map(Number.parseFloat);
    return (
      tail !== undefined &&
      others.length > 0 &&
      (thousands ?? 0) < 10 &&
      tail < most * 2 &&
      tail * 2 > least &&
      (thousands ?? 0) * 1000 + tail > most * 4
    );
  });
}

/** "Year 1 gave 40, Year 2 170": where the word before counts on, or commas group them, the blank groups no thousands. */
function withoutGroups(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, text }) => kind === "number" && SPACED_GROUP.test(text))) return tokens;
  const years = tokens.flatMap(({ text }, at) => (isPartOfYear(tokens[at - 1]) ? Number.parseInt(text, 10) : []));
  const alike = years.length > 1 && Math.max(...years) - Math.min(...years) < years.length / 2; // "Q3 24 310k, Q4 24 342k, Q1 25 298k"
  const commas = tokens.some(({ kind, text }) => kind === "number" && COMMA_GROUPS.test(text));
  const apart = standOut(tokens);
  return tokens.flatMap((token, at): Token[] => {
    const [, first, mixed] = (token.kind === "number" && SPACED_GROUP.exec(token.text)) || [];
    const before = tokens[at - 1];
    const season =
      ["/", "–", "-"].includes(before?.text ?? "") && (Number(tokens[at - 2]?.text) + 1) % 100 === Number(first); // "2020/21 412"
    if (first === undefined || !before || !(season || before.kind === "word")) return [token];
    const heads = tokens.flatMap(({ kind, text }, place) =>
      kind === "number" && tokens[place - 1]?.lower === before.lower ? Number(text.split(" ")[0]) : [],
    );
    const rising =
      heads.length > 2 && heads.every((head, one) => head < 100 && (one === 0 || head > (heads[one - 1] ?? 0))); // "at km 10 …, at km 20 155"
    const inTurn = heads.length > 1 && heads.every((head, one) => one === 0 || head === (heads[one - 1] ?? 0) + 1); // "day 1 450, day 2 800"
    const countsOn =
      rising ||
      inTurn ||
      tokens.some(({ lower }, place) => {
        const next = tokens[place + 1];
        const near =
          next?.kind === "number" && COUNT.test(next.text) && Math.abs(Number(next.text) - Number(first)) < 9;
        return near && lower === before.lower && next !== token;
      });
    const named = first.length === 1 && isCapital(before.text); // "Model S does 630, Model 3 510"
    const series =
      named &&
      tokens.slice(0, at - 1).some(({ text }, place) => {
        const next = tokens[place + 1];
        return text === before.text && next?.kind === "word" && next.text.length === 1;
      });
    const odd = apart && isCapital(before.text); // "Titanic 269 m, Queen Mary 2 345 m"
    const dated = MONTHS.has(before.lower) && tokens.some(isDay); // "Jan 1 90 cm, Feb 1 110 cm"
    const after = tokens[at + 1];
    const scaled = after?.spaced === false && /^[kKMB]$/u.test(after.text); // "Dota 2 720k"
    const fiscal = alike && isPartOfYear(before);
    const thing = NUMBERED_THINGS.has(before.lower) && heads.length > 1; // "room 101 had 88 guests, room 205 132"
    if (!countsOn && !thing && !mixed && !commas && !series && !dated && !scaled && !fiscal && !season && !odd)
      return [token];
    return [part(token, "number", 0, first.length), part(token, "number", first.length + 1)];
  });
}

/** "1) Norway 14 2) Germany 12 3) Kenya 9" in one line: numbers that count from one part its items, as ";" does. */
function withoutBullets(tokens: readonly Token[]): readonly Token[] {
  const isBullet = ({ kind, text }: Token, at: number): boolean =>
    kind === "number" &&
    tokens[at - 1]?.text !== "(" &&
    COUNT.test(text) &&
    (tokens[at + 1]?.text === ")" || (tokens[at + 1]?.text === "." && tokens[at - 1]?.kind !== "word")) &&
    tokens[at + 1]?.spaced === false &&
    tokens[at + 2]?.kind === "word";
  const bullets = tokens.filter(isBullet);
  if (bullets.length < 2 || bullets.some(({ text }, place) => Number(text) !== place + 1)) return tokens;
  return tokens.flatMap((token, at): Token[] => {
    const before = tokens[at - 1];
    if (before && bullets.includes(before)) return [];
    if (!bullets.includes(token)) return [token];
    return before?.kind === "line" ? [] : [{ ...token, kind: "mark", text: ";", lower: ";" }];
  });
}

const WON = /^W\d\d?$/; // catches the "W13" of a club, not "W2024"
const RECORD = /^[PWDL]\d\d?$/; // catches "D4", not "A4"

/** "W13 D4 L2": games won, drawn and lost, each letter a name. */
function withoutRecords(tokens: readonly Token[]): readonly Token[] {
  const told = tokens.some(({ text }, at) => WON.test(text) && /^[DL]\d/.test(tokens[at + 1]?.text ?? "")); // catches "D4" and "L2"
  if (!told) return tokens;
  return tokens.flatMap((token) =>
    RECORD.test(token.text) ? [part(token, "word", 0, 1), { ...part(token, "number", 1), spaced: true }] : [token],
  );
}

export function scanText(text: string): Scan {
  forgetText();
  const tokens = withoutBullets(withoutGroups(withoutHyphens(withoutRecords(tokenize(text)))));
  const numbers: string[] = [];
  const words = new Set<string>();
  const signs = new Set<string>();
  for (const { kind, lower, text: raw } of tokens) {
    if (kind === "number") numbers.push(raw);
    else if (kind === "mark") signs.add(raw);
    else if (kind === "word") words.add(lower).add(lower === raw ? raw : raw.toLowerCase()); // "and" and "und"
  }
  return { text, tokens, words, signs, mark: decimalMark(numbers, fallbackMark(text, numbers, words)) };
}

const NOTHING: Token = { kind: "line", text: "", lower: "", start: 0, end: 0, spaced: true };

/** One of these words stands in the text. */
export const says = ({ words }: Scan, any: Iterable<string>): boolean => {
  for (const word of any) if (words.has(word)) return true;
  return false;
};

/** The token at a place; a blank one outside the text. */
export const tokenAt = ({ tokens }: Scan, at: number): Token => (at < 0 ? NOTHING : (tokens[at] ?? NOTHING));
export const lowerAt = (scan: Scan, at: number): string => tokenAt(scan, at).lower;
export const isNumberAt = (scan: Scan, at: number): boolean => tokenAt(scan, at).kind === "number";
export const isWordAt = (scan: Scan, at: number): boolean => tokenAt(scan, at).kind === "word";
export const isCapitalAt = (scan: Scan, at: number): boolean => isCapital(tokenAt(scan, at).text);
