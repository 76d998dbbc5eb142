/**
 * A phrase or question in front of a list, typed without a mark: "in my fridge eggs 6 milk 2 yogurt 4" → Eggs · Milk · Yogurt,
 * "time spent on apps tiktok 3h insta 2h yt 1h", "do you like school yes 12 no 15". Not "on the phone bill 40 rent 500 food 300".
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { singular } from "../../lexicon/morphology.ts";
import { matches } from "../../text/needs/matches.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { sumOf } from "../words/kin-signs.ts";
import type { Senses } from "../words/senses.ts";
import { likeness, toUnit } from "../words/word-store.ts";

const FEWEST = 3;
/** "in my ", "time spent on " in front of the two words before a figure. */
const PHRASE =
  /^(?:[\p{L}'’]+ ){0,6}(?:in|on|at|from|inside|to|for|by) (my |our |your |the |his |her |their |this )?$/iu; // catches "animals at the ", not "animals "
const TO_FIGURE = /^(?: ?[:=])? ?[$€£~]?$/u; // catches ": " and " ", not ", "
const ANSWER = /^(.*\p{L}{2,})[?,]? (yes|no)$/iu; // catches "do you like tea yes", not "yes"
const LEANING = /(?:ly|\b(?:a|the|or|and|said|say|voted|for|of|to))$/iu; // catches "absolutely" of "absolutely yes", not "school"
const MODIFYING = wordSet(
  "sports sales savings clothes goods systems customs arms women mens womens news ladies boss games",
);
/** Plurals that make one name with a noun in front of them: "on the phone bills 40". */
const HEADS = wordSet(
  "bills lights fees tickets lessons courses clubs shops parts repairs costs expenses charges cards stations",
);
/** "how we get to school ", "where my money goes ": a question in front of single words. */
const ASKING = /^(?:how|what|where|which|who|when|why) (?!many\b|much\b)(?:\p{L}+ ){2,8}\p{L}+ \d/iu; // catches "how we get to school walk 12", not "how many cats 5" or "what a day"
const HOW_MANY = /^how (?:many|much) (\p{L}.*)$/iu; // catches "how many cats", not "how cats sleep"
const DIGIT = /\d/u; // catches "5", not "five"
const CLEARLY = 0.3;
const STRANGE = 0.4;

const PLURAL = /^\p{Ll}{2,}[^s]s$/u; // catches "eggs", not "glass"
const isMany = (word: string): boolean => PLURAL.test(word) && singular(word) !== word;

/** The last word is a name of its own, and the one before it ends the phrase. */
function isApart({ nameOf }: Senses, owner: boolean, [head = "", name = ""]: string[], others: string[]): boolean {
  if (isMany(head)) return !MODIFYING.has(head);
  if (!owner || HEADS.has(name)) return false;
  if (isMany(name)) return true;
  const all = toUnit(sumOf(others.map((other) => nameOf(other).vector)));
  const [own, before] = [nameOf(name).vector, nameOf(head).vector];
  return likeness(own, all) > likeness(before, all) + CLEARLY && likeness(own, before) < STRANGE;
}

/** The readings, the best with a first name like the others, and the phrase beside it. */
export function withPhraseHeading(senses: Senses, { text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  const counted = HOW_MANY.exec(first?.name ?? "")?.[1];
  if (best && first && counted && others.length > 0 && !others.some(({ name }) => /^how\b/iu.test(name)))
    return [{ ...best, reading: { ...best.reading, points: [{ ...first, name: counted }, ...others] } }, ...more]; // catches "how long", not "however"
  if (!best || !first?.name.includes(" ") || best.reading.series.length > 1) return rows;
  const { reading } = best;
  if (reading.points.some(({ axis }) => axis) || others.some(({ name }) => name.includes(" "))) return rows;
  const known = others.map(({ name }) => name.toLowerCase());
  const [figure = 0] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const start = text.toLowerCase().lastIndexOf(first.name.toLowerCase(), figure);
  const end = start + first.name.length;
  if (start < 0 || !TO_FIGURE.test(text.slice(end, figure))) return rows;
  const named = (topic: string, name: string): Ranked[] =>
    known.includes(name.toLowerCase())
      ? rows
      : [{ ...best, reading: { ...reading, series: [topic], points: [{ ...first, name }, ...others] } }, ...more];
  const [, asked = "", answer = ""] = ANSWER.exec(text.slice(0, end)) ?? [];
  const counter = answer.toLowerCase() === "yes" ? "no" : "yes";
  if (answer && known.includes(counter) && !LEANING.test(asked) && !/[\d:\n]/u.test(asked)) return named(asked, answer); // catches a figure, not "school"
  const words = first.name.toLowerCase().split(" ");
  const own = text.slice(0, end).split(" ");
  const questioned =
    matches(text, ASKING) && own.length > 3 && known.length + 1 >= FEWEST && !DIGIT.test(text.slice(0, end));
  if (questioned && words.length === 2) return named(own.slice(0, -1).join(" "), own.at(-1) ?? "");
  const phrase = PHRASE.exec(text.slice(0, start));
  if (!phrase || words.length !== 2 || known.length + 1 < FEWEST) return rows;
  if (!isApart(senses, phrase[1] !== undefined, words, known)) return rows;
  const cut = text.lastIndexOf(" ", end - 1);
  return named(text.slice(0, cut), text.slice(cut + 1, end));
}
