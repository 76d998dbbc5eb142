/**
 * What all figures are told in, said behind the last of them: "Alpha 45, Beta 38, all figures in million euros" → "… (€m)"; "Dogs 45,
 * cats 38 – pets of our readers in %" → "Pets of our readers (%): Dogs 45, cats 38". Not "40 cats, 12 in London", nor where a figure has a
 * unit of its own.
 */
import { currencyCalled, MEASURES } from "../lexicon/units.ts";
import { magnitudeLetter, magnitudeWord } from "./magnitudes.ts";
import { type Piece, pieced } from "./pieced.ts";
import type { Squeezed } from "./squeezed.ts";

const IN_BRACKETS = /\s*\((?<words>[^()\n]{1,60})\)[.!]?\s*$/u; // catches " (degrees C at noon)", not "(12) and more"
const BEHIND = /(?:[,;.]|\s[–—-])\s+(?<words>\p{L}[^\d.;:()\n]{1,60}?(?: %)?)[.!]?\s*$/u; // catches ". All temperatures in °C.", not ", York 12"
const ALL =
  /^(?:(?:all|both|the|these|figures|numbers|values|amounts|sums|data|everything|results|totals|is|are|shown|given|quoted|rounded) )*(?:in |as )?/iu; // catches "all figures in ", not "pets in "
const NAMED =
  /^(?:all (?:the )?|(?:that|it|this)(?:['’]s| is) |(?:these|those) are )?(?<noun>\p{L}[\p{L}'’ -]{1,40}?) (?:(?:are|is|given|all|shown) )*in (?<unit>.+)$/iu; // catches "pets of our readers in %", not "in %"
const OF = /^(?:%|per ?cent|percentages?|pct|share) (?<of>of .+)$/iu; // catches "percent of owners", not "percent"
const COUNTED = /^(?<unit>thousands?|millions?|billions?) (?:of )?(?<noun>\p{L}[\p{L} '’-]{2,30})$/iu; // catches "billion people", not "billions"
const KEYED = /^(?<noun>\p{L}[^,\d]{2,40}), (?:in )?(?<unit>[^,]+)$/u; // catches "exports, SEK bn", not "SEK bn"
const DATED = /^(?<unit>[^,]+), (?<year>(?:19|20)\d\d)$/u; // catches "percent, 2024", not "percent"
const PERCENT = /^(?:%|per ?cent|percentages?|pct)$/iu; // catches "per cent", not "percent of"
const DEGREES = /^(?:degrees? |°) ?(?<scale>c|f)(?:elsius|ahrenheit)?(?<rest> .+)?$/iu; // catches "degrees C at noon", not "degrees"
const SIGN = /^\p{Sc}$/u; // catches "€", not "SEK"
const OWN =
  /\p{Sc}|%|\d ?(?:k|m|bn|mn|tn|thousand|million|billion|trillion|percent|per cent|km|kg|cm|mm|mg|hours?|hrs?|h|min|minutes|°)\b/iu; // catches "€5" and "5m", not "5 men"
const NUMBERS = /(?<![\p{L}\d.,])\d[\d.,]*(?!\p{L})/gu; // catches "45" and "4.5", not "Q3" or "3rd"
const YEAR = /^(?:19|20)\d\d$/; // catches "2024", not "2,024"
const HEAD = /^[^\d:\n]{2,50}(?=[:?]\s)/u; // catches "Unemployment" of "Unemployment: Spain", not "Q1: 5"
const COUNT = /^of \d/u; // catches "of 1,000 adults", not "of owners"
const LONE_HEAD = /^[^:\n]{2,60}(?=:\s[^:]*$)/u; // catches "Retention after 300 cycles" of "Retention after 300 cycles: A 9", not "Q1" of "Q1: 5, Q2: 6"
const LIST = /^[^.!?:;\d]{0,40}\d/u; // catches "Dogs 45", not "Fill rates tell a story. Early bird 91"
const FEWEST = 2;

/** The money and the magnitude of "million euros", "€ million", "SEK m" and "millions of dollars", as a heading has them. */
function moneyIn(words: string): string | null {
  const parts = words
    .toLowerCase()
    .replace(/\bof /u, "")
    .replace(/(\p{Sc})(?=\p{L})/u, "$1 ")
    .split(" "); // catches the "of" of "millions of euros" and "€" of "€m"
  const scale = parts.map(magnitudeLetter).find(Boolean);
  const money = parts.map((part) => currencyCalled(part) ?? currencyCalled(part.toUpperCase())).find(Boolean);
  if (parts.length > 2 || !money || (parts.length === 2) !== (scale !== undefined)) return null;
  if (!scale) return money;
  return SIGN.test(money) ? `${money}${scale}` : `${money} ${magnitudeWord(scale) ?? scale}`;
}

/** "million tonnes", "thousand hectares" */
function measuredIn(words: string): string | null {
  const [first = "", second = "", ...more] = words.toLowerCase().split(" ");
  const scale = second === "" ? undefined : magnitudeLetter(first);
  const word = scale ? second : words;
  const measure =
    word.length > 1 && more.length === 0 ? (MEASURES.get(word) ?? MEASURES.get(word.toLowerCase())) : null;
  return measure ? `${scale ? `${first} ` : ""}${word}` : null;
}

/** What is told in it, as a heading has it in brackets; null for anything else. */
function unitIn(words: string): string | null {
  if (PERCENT.test(words)) return "%";
  const degrees = DEGREES.exec(words)?.groups;
  if (degrees) return `°${(degrees.scale ?? "c").toUpperCase()}`;
  return moneyIn(words) ?? measuredIn(words);
}

/** @property noun what is told in it; of "percent of owners" the "of owners" */
type Legend = { unit: string; noun?: string; year?: string };

/** What names the unit and what is told in it: "exports, SEK bn", "pets of our readers in %", "billion people". */
function namedIn(words: string): Legend | null {
  for (const form of [KEYED, NAMED]) {
    const { noun = "", unit = "" } = form.exec(words)?.groups ?? {};
    const told = unitIn(unit);
    if (told && noun !== "") return { unit: told, noun };
  }
  const { unit, noun } = COUNTED.exec(words.replace(ALL, ""))?.groups ?? {};
  return unit && noun ? { unit: unit.toLowerCase().replace(/s$/u, ""), noun } : null; // catches the "s" of "millions"
}

function legendIn(words: string): Legend | null {
  const { unit: undated, year } = DATED.exec(words)?.groups ?? {};
  const told = undated ?? words;
  const plain = told.replace(ALL, "");
  const of = OF.exec(plain)?.groups?.of;
  const unit = of ? "%" : unitIn(plain);
  const legend = unit ? { unit, ...(of ? { noun: of } : {}) } : namedIn(told);
  return legend && { ...legend, ...(year ? { year } : {}) };
}

/** The body with the unit where readers look for it: in its own head, in one made of what is told behind, or in brackets at its end. */
function retold(text: string, body: string, { unit, noun = "", year = "" }: Legend): Squeezed {
  const placeOf = (part: string): Piece => {
    const start = text.lastIndexOf(part);
    return [start, start + part.length];
  };
  const whole: Piece = [0, body.length];
  const dated = year === "" ? [] : [", ", placeOf(year)];
  const head = (HEAD.exec(body) ?? LONE_HEAD.exec(body))?.[0] ?? "";
  if (head !== "") return pieced(text, [[0, head.length], ` (${unit})`, ...dated, [head.length, body.length]]);
  const isOf = noun.startsWith("of ");
  if (noun !== "" && LIST.test(body))
    return isOf && !COUNT.test(noun)
      ? pieced(text, [`${unit} `, placeOf(noun), ": ", whole, ...(year === "" ? [] : [" (", placeOf(year), ")"])])
      : pieced(text, [placeOf(isOf ? noun.slice("of ".length) : noun), ` (${unit})`, ...dated, ": ", whole]);
  const bare = /\p{Sc}\p{L}| /u.test(unit); // catches "€m" and "million tonnes", not "€"
  return pieced(text, [whole, bare ? ` (${unit})` : ` (in ${unit})`, ...dated]);
}

/** Null where the text ends in no such words. */
export function tailLegend(text: string): Squeezed | null {
  const found = IN_BRACKETS.exec(text) ?? BEHIND.exec(text);
  const legend = found?.groups?.words ? legendIn(found.groups.words) : null;
  if (!found || !legend) return null;
  const body = text.slice(0, found.index);
  const counted = (body.match(NUMBERS) ?? []).filter((one) => !YEAR.test(one)); // catches all but years
  const own = OWN.test(body) || /[\n\t]/u.test(body); // catches a tab, not a blank
  return counted.length < FEWEST || own ? null : retold(text, body, legend);
}
