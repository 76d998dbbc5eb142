/**
 * The verb that a list says once, taken for the end of its first name: "The printer jams 3 times a week, the scanner once" →
 * Printer; "My grandmother baked 20 pies, my mother ten" → Grandmother; "Half of the respondents cycle, a third take the bus" →
 * Cycle. Not "Ticket sales 30, bar 20", which has no verb, nor "Leeds United 3 goals, York 1".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { isKinder } from "../words/kinder.ts";
import type { Senses } from "../words/senses.ts";

const ENDED = /^(.*\p{L}) (\p{Ll}{2,}(?:[^s]s|ed))$/u; // catches "printer jams" and "grandmother baked", not "Leeds United" or "first class"
const COUNTED = /^ \p{L}/u; // catches " times" behind "3", not ", the scanner"
const BARE = /^(?: (?:and|but|while)|[,;.!?]|$)/u; // catches ", the kettle" behind "ten", not " sheets"
const OF = /^ (?:of )?(?:(?:the|our|all|my|their|your|its) )?(?:\d+ )?$/iu; // catches " of the " in front of "respondents cycle" and " of the 30 ", not " in "
const TWO = /^(\p{L}+(?:s|people|staff)) (\p{Ll}+(?: \p{Ll}+){0,2})$/iu; // catches "respondents cycle" and "friends play football", not "cycle lanes"
const PLACED = /^ (?:of|in|at|on|among) /u; // catches " in Leeds" behind "40%", not " take the bus"
const CLOSED = /^[,;]/u; // catches ", a third", not " are"

/** Verbs that could be nouns, beside what it is of: "Air conditioning uses 12% of the power", not "oil exports 12 tonnes". */
const USUAL = wordSet("uses covers exports imports kills reaches supplies emits consumes employs hosts holds contains");
const OF_IT = /^(?: \p{L}+){0,2} (?:of|in) \p{L}/u; // catches " of the power" and " tonnes of oranges", not " tonnes, "

type Told = { name: string; start: number; end: number };

/** A point's name and where its figure stands; null where the text states none. */
function toldAt({ points, cells }: Reading, at: number): Told | null {
  const [start, end] = cells[at]?.[0]?.spans[0] ?? [];
  const name = points[at]?.name;
  return name !== undefined && start !== undefined && end !== undefined ? { name, start, end } : null;
}

const placeBefore = (lower: string, { name, start }: Told): number => lower.lastIndexOf(name.toLowerCase(), start);

/** Without its last word, where that stands right before a counted figure and all others do without such a word. */
function subjectOf({ text }: Scan, first: Told, others: readonly Told[]): string | null {
  const [, who = "", word = ""] = ENDED.exec(first.name) ?? [];
  const lower = text.toLowerCase();
  const behind = placeBefore(lower, first) + first.name.length;
  const direct = who !== "" && text.slice(behind, first.start) === " ";
  if (!direct || !COUNTED.test(text.slice(first.end)) || (/[^s]s$/u.test(word) && /s$/u.test(who))) return null; // catches "jams", not "class"
  const elided = others.every((other) => {
    const at = placeBefore(lower, other) + other.name.length;
    return text.slice(at, other.start).trim().length <= 1 && BARE.test(text.slice(other.end));
  });
  return elided ? who : null;
}

const MANY = /^(.*(?:[^s]s|men|women|people|children|kids|folk)) (\p{Ll}{3,})$/iu; // catches "toddlers nap" and "men wait", not "class nap"
const SEVERAL = /(?:[^s]s|men|women|people|children|kids|folk)$/iu; // catches "infants", not "bass"
const GLUED = /^(?: ?(?:%|h|hrs?|km|m|kg|l)(?![\p{L}\d])| \p{L})/u; // catches " h" and " days", not ", women"

/** "Men wait 14 days, women 19": many of each, of which the first alone has the verb. */
function manyOf({ text }: Scan, first: Told, others: readonly Told[]): string | null {
  const [, who = "", word = ""] = MANY.exec(first.name) ?? [];
  const lower = text.toLowerCase();
  const behind = placeBefore(lower, first) + first.name.length;
  const direct = who !== "" && !/(?:s|ed|ing)$/u.test(word) && text.slice(behind, first.start) === " "; // catches "paid" as well as "nap", not "lunches"
  const measured = GLUED.test(text.slice(first.end)) || /\p{L}$/u.test(text.slice(first.start, first.end)); // catches "2.5 h", not "14"
  const alike = others.every(({ name }) => SEVERAL.test(name) && name.split(" ").length < 3);
  return direct && measured && alike ? who : null;
}

/** What is done, without the people that a share is taken of. */
function deedOf({ text }: Scan, first: Told, others: readonly Told[]): string | null {
  const [, , deed = ""] = TWO.exec(first.name) ?? [];
  const at = text.toLowerCase().indexOf(first.name.toLowerCase(), first.end);
  const told =
    deed !== "" &&
    verbSense(deed.split(" ")[0] ?? "") !== null &&
    at > first.end + 1 &&
    OF.test(text.slice(first.end, at)) &&
    CLOSED.test(text.slice(at + first.name.length));
  return told && others.every(({ start, end }) => start === first.start || !PLACED.test(text.slice(end))) ? deed : null;
}

/** The best reading with its first name so. */
export function withoutFirstVerb(senses: Senses, scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (best?.reading.series.length !== 1 || best.reading.points.length < 2 || best.reading.points[0]?.axis) return rows;
  const { reading } = best;
  const [first = null, ...others] = reading.points.map((_, at) => toldAt(reading, at));
  const known = others.flatMap((one) => one ?? []);
  if (!first || known.length === 0) return rows;
  const who = known.length < others.length ? null : subjectOf(scan, first, known);
  const names = known.map(({ name }) => name);
  const does = USUAL.has(first.name.split(" ").at(-1) ?? "") && OF_IT.test(scan.text.slice(first.end));
  const many = manyOf(scan, first, known);
  const told =
    many && isKinder(senses, many, first.name, names)
      ? many
      : who && (does || isKinder(senses, who, first.name, names))
        ? who
        : deedOf(scan, first, known);
  if (!told || names.some((name) => name.toLowerCase() === told.toLowerCase())) return rows;
  return [{ ...best, reading: { ...reading, points: [{ name: told }, ...reading.points.slice(1)] } }, ...more];
}
