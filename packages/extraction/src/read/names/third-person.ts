/**
 * "One in three adults snores, one in five grinds their teeth" → Snores · Grinds their teeth, of adults · "one in three women and
 * one in five men drinks tea daily" → Women · Men: behind a plural a word in "-s" is what each of them does. Not "1 in 5 kids' parties".
 */
import { singular, verbSense } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import { namedAt } from "./short-names.ts";

const PEOPLE = /^(?:people|men|women|children|kids|teens|staff|police)$/iu; // catches "people", not "pupils", which is plain
const GROUP =
  /^(?:people|men|women|children|kids|teens|adults|boys|girls|pupils|students|parents|mums|dads|cats|dogs|\p{L}+(?:ers|ors|ists|ants|ians|ees))$/iu; // catches "women" and "doctors", not "sleepwalks"
const DOES = /^(\p{L}+) (\p{Ll}{3,}s|is|has|does)((?: \p{L}[\p{L}'’-]*){0,4})$/u; // catches "adults snores" and "men drinks tea daily", not "adults snore"
const OBJECT = /^((?: (?!and\b|but\b|or\b|while\b)\p{L}[\p{L}'’-]*){1,3}?)(?=[.,;!)]|\s*$| and \S* ?in )/u; // catches " their teeth," behind "grinds", not " 12"
const DOING: ReadonlySet<string | null> = new Set(["verb", "either"]);
const ACTS = /^ (?:their|its|his|her|it|them|twice|once|daily|badly|well)\b/u; // catches " their teeth" behind "grinds", not " in Leeds"
const RATIO = /\b(?:in|out of) (?:every )?(?:\d+|\p{L}+) (?:of )?$/iu; // catches "one in three " in front of "adults", not "3 "

const isPlural = (word: string): boolean =>
  PEOPLE.test(word) || (singular(word.toLowerCase()) !== word.toLowerCase() && word.length > 3);

/** The readings, the best with such names. */
export function withThirdPerson({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  const { reading } = best ?? {};
  if (!best || !reading || reading.series.length > 1 || reading.points.length < 2) return rows;
  if (!reading.figures.some(({ part }) => part)) return rows;
  const found = reading.points.findIndex(({ name, axis }) => !axis && isPlural(DOES.exec(name)?.[1] ?? ""));
  const named = found < 0 ? null : namedAt(text, reading, found);
  if (!named || named.left || !RATIO.test(named.before)) return rows;
  const [, noun = "", verb = "", object = ""] = DOES.exec(named.name) ?? [];
  const first = found === 0;
  const last = found === reading.points.length - 1;
  const beside = reading.points.every((_, at) => {
    const [, end = -1] = reading.cells[at]?.[0]?.spans[0] ?? [];
    return at === found || namedAt(text, reading, at)?.before.length === end + 1;
  });
  if ((first && !beside) || (!first && !last)) return rows; // "one in three renters spends more, among owners one in twelve"
  const rest = reading.points.toSpliced(found, 1);
  const does = rest.some(({ name }) => DOING.has(verbSense(name.toLowerCase())) && !/^\p{Lu}/u.test(name)); // catches "Kerry", not "smokes"
  const acts = reading.points.some((_, at) => at !== found && ACTS.test(namedAt(text, reading, at)?.behind ?? ""));
  if (first && (rest.some(({ name }) => GROUP.test(name)) || !(does || acts))) {
    if (!rest.every(({ name }) => GROUP.test(name) || /^\p{Lu}.*s$/u.test(name))) return rows; // catches "Finns", not "dreams"
    return [{ ...best, reading: { ...reading, points: reading.points.with(0, { name: noun }) } }, ...others]; // "one in three men snores, one in five women"
  }
  const points = reading.points.map((point, at) => {
    if (at === found) return { ...point, name: first ? `${verb}${object}` : noun };
    const told = first && !point.axis ? namedAt(text, reading, at) : null;
    const whole = told && !told.left && /^\p{Ll}{3,}s$/u.test(told.name) ? OBJECT.exec(told.behind)?.[1] : null; // catches "grinds", not "tea"
    return whole ? { ...point, name: `${point.name}${whole}` } : point;
  });
  if (!first && !points.every(({ name }) => isPlural(name.split(" ").at(-1) ?? ""))) return rows;
  const series = first && reading.series[0] === "" ? [noun] : reading.series;
  return [{ ...best, reading: { ...reading, points, series } }, ...others];
}
