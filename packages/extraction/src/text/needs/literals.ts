/**
 * What a text must hold so that a regular expression can match in it: of each group one of its strings. Told by the expression
 * alone: /\b(?:rose|fell) by (\d+)/ asks for " rose by 0" or " fell by 0".
 */
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { kindOf, LONG_S } from "./grams.ts";

/** One of these strings stands in the text. */
export type Group = readonly string[];

/**
 * What a part of an expression matches: one of `exact`, or what starts with one of `starts` and ends with one of `ends`.
 * @property needs what it asks for besides
 */
type Matched = { needs: readonly Group[] } & (
  | { exact: Group; starts?: never; ends?: never }
  | { exact: null; starts: Group; ends: Group }
);

/** More strings than this are not told apart. */
const MOST = 64;
/** Characters of a class that are told apart. */
const MOST_OF_CLASS = 8;
const MOST_SIGNS = 3;

/** What stands beside a place, of which no character is taken: on both sides of an edge of a word one side is no letter and no digit. */
const EDGE = "\ue000";
/** In front of it stands no letter and no digit, or no letter. */
const OPENS = "\ue001";
const OPENS_WORD = "\ue002";
/** Behind it. */
const CLOSES = "\ue003";
const CLOSES_WORD = "\ue004";
const MARKS = /[\ue000-\ue004]/g; // catches the marks above, not "a"
const MARKS_AHEAD = /^[\ue000-\ue004]*/; // catches those in front of "a", not behind it
const MARKS_BEHIND = /[\ue000-\ue004]*$/; // catches those behind "a", not in front of it

const NOTHING: Matched = { exact: [""], needs: [] };
const ANYTHING: Matched = { exact: null, starts: [""], ends: [""], needs: [] };

const exactly = (...exact: string[]): Matched => ({ exact, needs: [] });

const product = (some: Group, more: Group): string[] => some.flatMap((one) => more.map((other) => one + other));

const startsOf = (part: Matched): Group => part.exact ?? part.starts;
const endsOf = (part: Matched): Group => part.exact ?? part.ends;

function sequence(parts: readonly Matched[]): Matched {
  const needs: Group[] = [];
  let starts: Group | null = null;
  let last: Group = [""];
  const close = (): void => {
    starts ??= last;
    needs.push(last);
  };
  for (const part of parts) {
    needs.push(...part.needs);
    const next = startsOf(part);
    const isLong = last.length * next.length > MOST;
    if (isLong) close();
    last = isLong ? next : product(last, next);
    if (part.exact) continue;
    close();
    last = part.ends;
  }
  return starts ? { exact: null, starts, ends: last, needs: [...needs, last] } : { exact: last, needs };
}

/** A string of which each text may hold something is none that it needs. */
const isTold = (group: Group): boolean =>
  group.every((words) => words.replace(MARKS, "").length > 1 || isSignAlone(words));
const isSignAlone = (words: string): boolean =>
  words !== "" && kindOf(words.charCodeAt(0)) === 0 && words.trim() !== "";

/** The group that says most: the one whose shortest string is the longest. */
function best(groups: readonly Group[]): Group | null {
  const shortest = (group: Group): number => Math.min(...group.map((words) => words.length));
  return groups.filter(isTold).toSorted((one, other) => shortest(other) - shortest(one))[0] ?? null;
}

function either(parts: readonly Matched[]): Matched {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const all = parts.flatMap((part) => part.exact ?? []);
  const isExact = parts.every(({ exact, needs }) => exact && needs.length === 0);
  if (isExact && all.length <= MOST) return exactly(...new Set(all));
  const groups = parts.map((part) => best([...(part.exact ? [part.exact] : []), ...part.needs]));
  const need = groups.flatMap((group) => group ?? []);
  const starts = parts.flatMap(startsOf);
  const ends = parts.flatMap(endsOf);
  return {
    exact: null,
    starts: starts.length > MOST ? [""] : starts,
    ends: ends.length > MOST ? [""] : ends,
    needs: groups.every((group) => group !== null) ? [need] : [],
  };
}

function repeated(part: Matched, { min, max }: { min: number; max: number }): Matched {
  if (min === 0) return max === 1 && part.exact ? { exact: ["", ...part.exact], needs: [] } : ANYTHING;
  if (!part.exact) return max === 1 ? part : { ...part, exact: null };
  let times = part.exact;
  for (let time = 1; time < min && times.length * part.exact.length <= MOST; time++) times = product(times, part.exact);
  const isAll = min === max && (min === 1 || times[0]?.length === min);
  return isAll ? { exact: times, needs: part.needs } : { exact: null, starts: times, ends: times, needs: part.needs };
}

const textOf = (value: number): string => String.fromCodePoint(value);

const ofCharacter = (value: number): string => {
  if (value === LONG_S) return "s";
  const words = textOf(value).toLowerCase();
  return words.length === 1 ? words : " ".repeat(textOf(value).length); // "İ" is two in small letters
};

const BLANKS: ReadonlySet<string> = new Set(["Sc", "Pd", "Ps", "Pe"]);

/** What one character of a set counts as; null for any. */
const ofSet = (node: AST.CharacterSet): Group | null =>
  node.kind === "digit" && !node.negate ? ["0"] : node.kind === "space" && !node.negate ? [" "] : null;

function matchedBy(node: AST.CharacterSet): Matched {
  const set = ofSet(node);
  if (set) return exactly(...set);
  const isBlank = node.kind === "property" && !node.negate && BLANKS.has(node.value ?? node.key);
  return isBlank ? { exact: null, starts: [" "], ends: [" "], needs: [] } : ANYTHING; // one or two code units
}

function ofRange({ min, max }: AST.CharacterClassRange): Group | null {
  const count = max.value - min.value + 1;
  if (min.value >= 48 && max.value <= 57) return ["0"];
  return count > MOST_OF_CLASS ? null : Array.from({ length: count }, (_, at) => ofCharacter(min.value + at));
}

function ofClass(node: AST.CharacterClass): Matched {
  if (node.negate) return ANYTHING;
  const groups = node.elements.map((one): Group | null => {
    if (one.type === "Character") return [ofCharacter(one.value)];
    if (one.type === "CharacterClassRange") return ofRange(one);
    return one.type === "CharacterSet" ? ofSet(one) : null;
  });
  if (groups.some((group) => group === null)) return ANYTHING;
  const all = [...new Set(groups.flatMap((group) => group ?? []))];
  const isBlank = (words: string): boolean => words.length === 1 && kindOf(words.charCodeAt(0)) === 0;
  const signs = all.filter(isBlank);
  const told = signs.length > MOST_SIGNS ? [" ", ...all.filter((words) => !isBlank(words))] : all;
  return told.length > MOST_OF_CLASS ? ANYTHING : exactly(...told);
}

const LETTERS: ReadonlySet<string> = new Set(["L", "Letter", "Alphabetic"]);
const DIGITS: ReadonlySet<string> = new Set(["N", "Nd"]);

/** Which characters one of a class may be, among letters, digits and what is neither. */
function covers(node: AST.Element | AST.CharacterClassElement): { letters: boolean; digits: boolean } {
  if (node.type === "CharacterClass" && !node.negate) {
    const all = node.elements.map(covers);
    return { letters: all.some(({ letters }) => letters), digits: all.some(({ digits }) => digits) };
  }
  const all = { letters: true, digits: true };
  const none = { letters: false, digits: false };
  if (node.type !== "CharacterSet") return none;
  if (node.kind === "word" && !node.negate) return all;
  if (node.kind === "space" && node.negate) return all;
  if (node.kind === "digit" && !node.negate) return { letters: false, digits: true };
  if (node.kind !== "property" || node.negate) return none;
  return { letters: LETTERS.has(node.value ?? node.key), digits: DIGITS.has(node.value ?? node.key) };
}

/** In front of "(?<!\p{L})" stands no letter. */
function ofNegative({ kind, alternatives }: AST.LookaroundAssertion): Matched {
  const single = alternatives.flatMap(({ elements }) => (elements.length === 1 ? elements : []));
  const all = single.map(covers);
  if (!all.some(({ letters }) => letters)) return NOTHING;
  const [any, letters] = kind === "lookbehind" ? [OPENS, OPENS_WORD] : [CLOSES, CLOSES_WORD];
  return exactly(all.some(({ digits }) => digits) ? any : letters);
}

function ofAssertion(node: AST.Assertion): Matched {
  if (!("alternatives" in node)) {
    if (node.kind === "word") return node.negate ? NOTHING : exactly(EDGE);
    return exactly(node.kind === "start" ? OPENS : CLOSES);
  }
  if (node.negate) return ofNegative(node);
  const inner = either(node.alternatives.map(ofAlternative));
  return { exact: [""], needs: inner.exact ? [...inner.needs, inner.exact] : inner.needs };
}

function ofElement(node: AST.Element): Matched {
  switch (node.type) {
    case "Character":
      return exactly(ofCharacter(node.value));
    case "CharacterSet":
      return matchedBy(node);
    case "CharacterClass":
      return ofClass(node);
    case "Assertion":
      return ofAssertion(node);
    case "Quantifier":
      return repeated(ofElement(node.element), node);
    case "Group":
    case "CapturingGroup":
      return either(node.alternatives.map(ofAlternative));
    default:
      return ANYTHING;
  }
}

const ofAlternative = ({ elements }: AST.Alternative): Matched => sequence(elements.map(ofElement));

const PARSER = new RegExpParser();

/** What may stand beside a character, told by the marks at that side. */
function beside(character: string, marks: string, any: string, letters: string): Group {
  if (kindOf(character.charCodeAt(0)) === 0) return [""];
  if (marks.includes(EDGE) || marks.includes(any)) return [" "];
  return marks.includes(letters) ? [" ", "0"] : [""];
}

/** With what stands at its ends. */
function edged(words: string): string[] {
  const inner = words.replace(MARKS, "");
  if (inner === "") return [""];
  const [ahead = "", behind = ""] = [MARKS_AHEAD, MARKS_BEHIND].map((marks) => marks.exec(words)?.[0] ?? "");
  const before = beside(inner.charAt(0), ahead, OPENS, OPENS_WORD);
  const after = beside(inner.charAt(inner.length - 1), behind, CLOSES, CLOSES_WORD);
  return product(product(before, [inner]), after);
}

/** All groups of which a text must hold one string each; none where nothing can be told. */
export function groupsOf({ source, flags }: RegExp): Group[] {
  const pattern = PARSER.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const all = either(pattern.alternatives.map(ofAlternative));
  const told = [...all.needs, ...(all.exact ? [all.exact] : [])].filter(isTold);
  const groups = told.map((group) => [...new Set(group.flatMap(edged))]);
  return [...new Map(groups.map((group) => [group.join("|"), group])).values()];
}
