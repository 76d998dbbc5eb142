/**
 * Items typed without marks between them, told with them: "reach 12.4k likes 830 saves 45" → "reach 12.4k, likes 830, saves 45",
 * "mon5 tue7 wed9" → "mon 5, tue 7, wed 9", "12W 4D 4L" → "W 12, D 4, L 4", "B: 420 L: 650 D: 800". Only where the whole text is so.
 */

import { MONTHS, SEASONS, WEEKDAYS, YEAR } from "../lexicon/calendar.ts";
import { ADVERBS, AUXILIARIES, CONJUNCTIONS, DETERMINERS, PREPOSITIONS, PRONOUNS } from "../lexicon/closed-class.ts";
import { SCALES } from "../lexicon/number-words.ts";
import { CURRENCY_WORDS, MEASURES } from "../lexicon/units.ts";
import { matches, matchIn } from "./needs/matches.ts";
import { pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";
import { without } from "./without.ts";

const FEWEST = 3;

const FIGURE = "[-+]?[$€£₹]?\\d[\\d.,]*(?<=\\d)(?:[kKmMB%]|bn|kg|g|km|cm|mm|ml|h|°C?|p)?";
const ITEM = `([\\p{L}&'-]{2,18}):? (${FIGURE})`;
const RUN = new RegExp(`^${ITEM}(?: ${ITEM}){2,11}[.!]?$`, "u"); // catches "reach 12k likes 830 saves 45", not "reach 12k, likes 830" or "we had 5"
const REST = / (?:and )?(?:the )?rest(?: \p{L}+){0,2}[.!]?$/iu; // catches " the rest others" behind "edge 5", not "rest 5"
const LETTERS = new RegExp(`^(?:\\p{L}: ?${FIGURE}(?: |$)){3,12}$`, "u"); // catches "B: 420 L: 650 D: 800", not "B: 420, L: 650"
const BEHIND = new RegExp(`(?<=[ :]${FIGURE}) (?=\\p{L})`, "gu"); // catches the blank behind "12k " in "reach 12k likes 830", not behind "likes"
const GLUED = /^(?:\p{L}{2,12}\d{1,4}(?:[ ,]+|$)){3,12}$/u; // catches "mon5 tue7 wed9", not "a1 b2 c3" or "mp3"
const TWO_GLUED = /^\p{Ll}{3,12}s\d{1,3}(?:,? | and )\p{Ll}{3,12}s\d{1,3}$/u; // catches "boys12 girls15", not "iphone15 pixel8"
const RECORD = /^(\d{1,3})(W)[ ,/-]+(\d{1,3})([DLT])(?:[ ,/-]+(\d{1,3})([DLT]))?$/iu; // catches "12W 4D 4L", not "12W bulb"

const CLOSED: readonly ReadonlySet<string>[] = [
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
];

const SMALL = CLOSED.filter((words) => words !== ADVERBS);

/** A word that may be more than the name of an item: a time, a unit, a small word. */
const isOther = (word: string): boolean =>
  CLOSED.some((words) => words.has(word)) ||
  [MONTHS, WEEKDAYS, SEASONS, SCALES, CURRENCY_WORDS, MEASURES].some((words) => words.has(word));

/** Names and figures in turn, with nothing else. */
function inTurn(text: string): Squeezed | null {
  if (matches(text, LETTERS)) return without(text, BEHIND, () => ", ");
  const rest = matchIn(text, REST)?.[0] ?? "";
  const items = text.slice(0, text.length - rest.length);
  if (!RUN.test(items)) return null;
  const words = items.split(" ");
  const named = words.every((word, at) =>
    at % 2 === 0 ? !isOther(word.replace(/:$/u, "").toLowerCase()) : !YEAR.test(word),
  ); // catches the colon of "reach:", not "reach"
  return named ? without(text, BEHIND, () => ", ") : null;
}

const WORDS = /^(?:\p{L}[\p{L}'-]+ ){1,2}$/u; // catches "strongly agree ", not "a " or "agree, "

const COUNTED = /^(?:\p{Ll}+ \p{Lu}|\p{L}{3,}s \p{L})/u; // catches "seats Tories", not "french fries" or "Lib Dems"

const FIGURE_ALONE = new RegExp(`${FIGURE}(?: |[.!]?$)`, "u"); // catches "12 ", not "agree"

/** Names of a word or two and figures in turn: "strongly agree 12 agree 30 neutral 8". */
function inTurnOfTwo(text: string): Squeezed | null {
  const names = text.split(FIGURE_ALONE);
  const items = names.slice(0, -1);
  const words = (name: string): readonly string[] => name.trim().toLowerCase().split(" ");
  const named = items.every(
    (name) =>
      WORDS.test(name) &&
      !isOther(words(name).at(-1) ?? "") &&
      !words(name).some((word) => SMALL.some((set) => set.has(word))),
  );
  if (items.some((name) => COUNTED.test(name))) return null;
  const alike = new Set(items).size === items.length && items.length > FEWEST && names.at(-1) === "";
  return named && alike ? without(text, BEHIND, () => ", ") : null;
}

const PROPER = `((?:\\p{Lu}[\\p{L}'’.-]* ){1,3})${FIGURE}`;
const PROPERS = new RegExp(
  `^(?:[\\p{L}'’ ]+?(?:: | (?<=\\p{Ll} )(?<! \\p{Lu}\\S* )))?${PROPER}(?: ${PROPER}){2,11}[.!]?$`,
  "u",
); // catches "Final scores Team Blue 34 Team Red 29 Team Green 41", not "Team Blue 34, Team Red 29"
const PROPER_ITEM = new RegExp(PROPER, "gu"); // catches "Team Blue 34", not "scores 34"

/** Names of capitals and figures in turn: "Team Blue 340 Team Red 295 Team Green 410". */
function inTurnOfCapitals(text: string): Squeezed | null {
  if (!matches(text, PROPERS)) return null;
  const names = [...text.matchAll(PROPER_ITEM)].map(([, name = ""]) => name.trim().toLowerCase());
  const alike = new Set(names).size === names.length && names.filter((name) => name.includes(" ")).length > 1;
  const numbered = names.some((name) => name.split(" ").some((word) => isOther(word)));
  return alike && !numbered ? without(text, BEHIND, () => ", ") : null;
}

const OPTION = /(?<![\p{L}\d])\(?(?:([a-h])[).] ?(?=[\p{L}\d])|([1-9])[).] (?=\p{L}))/giu; // catches the "a) " of "a) 12 b) 9", not of "(see a)" or "1.4"

const OPENS = /^$|[:?] $/u; // catches nothing and "Poll: ", not "Rome "

/** "a) 12 b) 9", "A) Pizza 12 B) Sushi 9", "1. Pizza 12 2. Sushi 9": options one after the other, by their letters or names. */
function optioned(text: string): Squeezed | null {
  const options = [...text.matchAll(OPTION)];
  const inOrder = options.every(([, letter, digit = ""], at) =>
    letter ? letter.toLowerCase().charCodeAt(0) === 97 + at : digit === String(at + 1),
  );
  if (options.length < 2 || !inOrder || !OPENS.test(text.slice(0, options[0]?.index))) return null;
  const named = options.every(({ index, 0: found }) => /\p{L}/u.test(text.charAt(index + found.length))); // catches "P", not "1"
  const counted = options.every(({ index, 0: found }) => /\d/u.test(text.charAt(index + found.length))); // catches "1", not "P"
  if (!named && !counted) return null;
  const letters = new Map(options.map(({ index, 1: letter = "" }) => [index, letter]));
  return without(text, /[,;]? ?(?<![\p{L}\d])\(?(?:[a-h][).] ?(?=[\p{L}\d])|[1-9][).] (?=\p{L}))/giu, (found, at) => {
    const lead = at <= (options[0]?.index ?? 0) ? (/^ /u.exec(found)?.[0] ?? "") : ", "; // catches the blank of " a) ", not "a) "
    const letter = [...letters].find(([index]) => index >= at && index < at + found.length)?.[1];
    return letter === undefined ? found : `${lead}${named ? "" : `${letter}: `}`;
  }); // catches " b) " of "a) 12 b) 9", not "(see b)"
}

/** Names with their figures stuck to them. */
function unglued(text: string): Squeezed | null {
  const items = text.split(/[ ,]+/u); // catches " " and ", ", not "-"
  const names = new Set(items.map((item) => item.replace(/\d+$/u, "").toLowerCase())); // catches the "5" of "mon5", not "mon"
  if (matches(text, TWO_GLUED)) return without(text, /(?<=\p{L})(?=\d)/gu, () => " "); // catches what stands between "boys" and "12", not "12"
  return matches(text, GLUED) && names.size === items.length && items.length >= FEWEST
    ? without(text, /(?<=\p{L})(?=\d)|(?<=\d),? +/gu, (found) => (found === "" ? " " : ", ")) // catches what stands between "mon" and "5" and between "5" and "tue", not "mon"
    : null;
}

/** "12W 4D 4L": what was won, drawn and lost. */
function recordOf(text: string): Squeezed | null {
  const found = matchIn(text, RECORD);
  if (!found) return null;
  let at = 0;
  const spans = found.slice(1).flatMap((part) => {
    if (!part) return [];
    const start = text.indexOf(part, at);
    at = start + part.length;
    return [[start, at] as const];
  });
  const pieces = spans.flatMap((figure, place) => {
    const name = spans[place + 1];
    return place % 2 === 0 && name ? [...(place > 0 ? [", "] : []), name, " ", figure] : [];
  });
  return pieced(text, pieces);
}

/** Null where the text is typed otherwise. */
export const typedItems = (text: string): Squeezed | null =>
  text.includes("\n") || !/\d/u.test(text)
    ? null
    : (inTurn(text) ??
      inTurnOfTwo(text) ??
      inTurnOfCapitals(text) ??
      optioned(text) ??
      unglued(text) ??
      recordOf(text)); // catches "a 5", not "a"
