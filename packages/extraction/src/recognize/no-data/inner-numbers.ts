/** Numbers inside names: codes ("9A", "2BHK"), "the hotel 2 has". */
import { MONTHS, STEP_NOUNS, WEEKDAYS, YEAR } from "../../lexicon/calendar.ts";
import { ADVERBS, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, PRONOUNS } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import type { NameNumber } from "../mention.ts";
import { isPlainNumber, name, runsOn } from "../numbers/plain-number.ts";
import { scaleAt } from "../numbers/scale.ts";
import { smallNumber } from "../numbers/small-number.ts";
import { currencyAt, measureAt } from "../numbers/unit-at.ts";

/** "9A", "2BHK", "Class 9B": digits with capitals stuck to them that are no unit. */
export function codeAt(scan: Scan, at: number): NameNumber | null {
  const letters = tokenAt(scan, at + 1);
  if (!letters.spaced && CHAT.test(tokenAt(scan, at).text + letters.lower)) return name(scan, at, at + 2);
  if (
    !isNumberAt(scan, at) ||
    letters.kind !== "word" ||
    letters.spaced ||
    !/^(?:\p{Lu}{1,4}\d*\p{L}*|[a-fi](?:['’]s)?|s|ers)$/u.test(letters.text)
  )
    return null; // catches "BHK", the "b" of "3b" and the "i" of "320i", not "kg"
  const model = /^\d{4,5}$/.test(tokenAt(scan, at).text) && isNumberAt(scan, at + 2) && tokenAt(scan, at + 2).spaced; // catches "9950", not "12.5"
  if (model && !/^[KMB]$/.test(letters.text)) return name(scan, at, at + 2); // "9950X 42,500", not "1500K 3"
  if (/^[2-6]G$/u.test(tokenAt(scan, at).text + letters.text)) return name(scan, at, at + 2); // catches "5G", not "500G"
  if (!/^\d{1,3}$/u.test(tokenAt(scan, at).text) || currencyAt(scan, at - 1)) return null; // catches "9", not "1.2"
  const next = verbSense(lowerAt(scan, at + 2));
  if (/^[248]K$/u.test(tokenAt(scan, at).text + letters.text) && isWordAt(scan, at + 2) && next === null)
    return name(scan, at, at + 2); // catches "4K video"
  if (letters.text === "K" && lowerAt(scan, at - 1) === "the") return name(scan, at, at + 2); // "the 5K drew 300"
  const plural = letters.text === "s" && isCapitalAt(scan, at - 1) && /^[1-9]\d{2,3}$/u.test(tokenAt(scan, at).text);
  if (plural) return name(scan, at - 1, at + 2); // "Boeing 747s", not "took 574s"
  if (letters.text === "ers") return name(scan, at, at + 2); // "the 49ers"
  const named =
    (letters.text !== "M" && [NUMBERED_THINGS, STEP_NOUNS].some((nouns) => nouns.has(lowerAt(scan, at - 1)))) || // "GTA V 148M"
    (lowerAt(scan, at - 1) === "in" && /^[A-D]$/u.test(letters.text) && !isWordAt(scan, at + 2)) || // "the kids in 4B,", not "in 4B deals"
    hasSibling(scan, at) ||
    isClass(scan, at) ||
    (!measureAt(scan, at + 1) &&
      !currencyAt(scan, at + 1) &&
      scaleAt(scan, at + 1, "count").factor === 1 &&
      !["L", "K"].includes(letters.text));
  return named ? name(scan, at, at + 2) : null;
}

const SCHOOL = ["pupils", "pupil", "kids", "class", "classes", "students", "school", "teacher", "classmates"];

/** "9B has 28 pupils": a class beside words of school, and no billions. */
const isClass = (scan: Scan, at: number): boolean =>
  tokenAt(scan, at + 1).text === "B" && Number(tokenAt(scan, at).text) <= 13 && says(scan, SCHOOL);

const CHAT = /^(?:2(?:ni|mor|ge)|4ev)/; // catches "2nite", not "2mo"

/** "classes 4A, 4B": the same number with another letter that is no magnitude. */
const hasSibling = (scan: Scan, at: number): boolean =>
  /^[A-D]$/u.test(tokenAt(scan, at + 1).text) && // catches "A", not "K"
  scan.tokens.some(({ text }, other) => {
    const letter = tokenAt(scan, other + 1);
    const same = text === tokenAt(scan, at).text && letter.text !== tokenAt(scan, at + 1).text;
    return same && !letter.spaced && /^[A-D]$/u.test(letter.text);
  });

const ENDS: ReadonlySet<string> = new Set([",", ".", ";", "", "|", "and", "/", "–", "%", "→"]);

/** "tier 1 agents … tier 2 another … tier 3 what": a noun said again with another small number numbers its things. */
export function repeatedThingAt(scan: Scan, at: number): NameNumber | null {
  const word = lowerAt(scan, at);
  const spelled = smallNumber(lowerAt(scan, at + 1)) !== undefined;
  if (!isNumberAt(scan, at + 1) && !spelled) return null;
  const closed =
    PREPOSITIONS.has(word) ||
    CONJUNCTIONS.has(word) ||
    ADVERBS.has(word) ||
    DETERMINERS.has(word) ||
    PRONOUNS.has(word);
  if (
    closed ||
    smallNumber(word) !== undefined || // "eighty one, eighty two"
    (word === "point" && smallNumber(lowerAt(scan, at - 1)) !== undefined) || // "three point one, three point two"
    runsOn(scan, at + 2) ||
    verbSense(word) === "verb" ||
    (verbSense(word) && /[^s]s$/u.test(word)) || // catches "scores" of "Phone A scores 8, Phone B scores 7", not "press 1"
    STEP_NOUNS.has(singular(word)) ||
    scan.tokens.every(({ lower }, place) => lower !== word || isNumberAt(scan, place - 1)) // "28 pts 8 reb, 31 pts 14 reb"
  )
    return null;
  if (spelled) {
    const numbers = ["one", "two"].every((count) => scan.text.toLowerCase().includes(`${word} ${count}`));
    return numbers ? name(scan, at, at + 2) : null; // "jar one: 30, jar two: 45"
  }
  const again = scan.tokens.some(({ lower }, place) => lower === word && place !== at && isNumberAt(scan, place + 1));
  if (WEEKDAYS.has(word)) return null; // "mon 80 fri 145, last year mon 95 fri 120"
  if (word.length < 3 || !again || !isPlainNumber(scan, at + 1)) return null;
  const seen = new Set<string>();
  let loose = 0;
  let figures = 0;
  let acts = false;
  const others = new Set<string>();
  const times = new Map<string, number>();
  for (let step = 0; step < scan.tokens.length; step++) {
    if (!isNumberAt(scan, step)) continue;
    const before = lowerAt(scan, step - 1);
    times.set(before, (times.get(before) ?? 0) + 1);
    if (before !== word) {
      if (codeAt(scan, step)) continue; // "7A: boys 12 girls 14"
      if (isYearlike(scan, step) || STEP_NOUNS.has(singular(before)) || MONTHS.has(lowerAt(scan, step + 1))) continue;
      figures++;
      others.add(isPlainNumber(scan, step) ? before : "");
    } else {
      if (!isPlainNumber(scan, step)) return null;
      seen.add(tokenAt(scan, step).text);
      if (ENDS.has(lowerAt(scan, step + 1))) loose++;
      acts ||= verbSense(lowerAt(scan, step + 1)) === "verb";
    }
  }
  const counted =
    seen.size > 2 &&
    figures > 0 &&
    figures % seen.size === 0 &&
    [...seen].every((text, step) => Number(text) === step + 1);
  if (counted) return name(scan, at, at + 2); // "12% Scope 1, 19% Scope 2, 69% Scope 3"
  const alone = figures === 0 && seen.size > 1 && [...seen].every((text, step) => Number(text) === step + 1);
  if (alone) return name(scan, at, at + 2); // "Exam 1 is on Monday, exam 2 on Thursday"
  const rising = [...seen].every((text, step, all) => step === 0 || Number(text) > Number(all[step - 1]));
  const lead = lowerAt(scan, at - 1);
  const inside = lead === ":" || (isWordAt(scan, at - 1) && !DETERMINERS.has(lead) && !PREPOSITIONS.has(lead)); // "Inn food 7 service 4 price 9, Bar food 5 …"
  const paired =
    (inside ? others.size > 0 : others.size === 1) &&
    [...others].every((other) => /\p{L}{3}/u.test(other) && verbSense(other) !== "verb"); // "cats 2 dogs 3, cats 1 dogs 5"
  const profiled = // "speed 8, power 6, skill 9 for Ann; speed 6, power 9, skill 7 for Bo"
    others.size > 1 && [...times].every(([other, count]) => count === times.get(word) && /^\p{L}{2}/u.test(other)); // catches "power", not "£"
  if ((paired || profiled) && !(rising && seen.has("1"))) return null;
  const wrapped = isNumberAt(scan, at + 3) || (lowerAt(scan, at + 2) === ")" && !isCapitalAt(scan, at));
  if (!rising && wrapped && [at - 1, at + 2].some((bracket) => lowerAt(scan, bracket) === "(")) return null; // "private renters 39 (47), social renters 24 (26)", "(prev 38)"
  const told = others.size === figures && figures > 1 && [...others].every((other) => /\p{L}{2}/u.test(other)); // catches "maths", not "£"
  if (told && lead === "(" && lowerAt(scan, at + 2) === ")" && isNumberAt(scan, at - 2)) return null; // "Maths 72 (girls 75), Art 90 (girls 95)", not "paid 40 (lot 118), paid 50 (lot 121)"
  const worded = says(scan, PARTS) ? 1 : 0; // "route 11 half as many"
  const numbered = seen.size > 1 && figures + worded >= seen.size && loose <= 1 && loose < seen.size - 1;
  const valued = loose === 0 && !isYearlike(scan, at + 1) && (acts || ![...others].some(isLettered)); // "lot 118 went for £2,400, lot 119 for £950"
  return numbered && (valued || Number(tokenAt(scan, at + 1).text) < 100) ? name(scan, at, at + 2) : null;
}

const PARTS: readonly string[] = ["half", "twice", "double", "same"];

const isLettered = (text: string): boolean => /\p{L}/u.test(text); // catches "for", not "£"

const isYearlike = (scan: Scan, at: number): boolean => YEAR.test(tokenAt(scan, at).text); // catches "2022", not "220"
