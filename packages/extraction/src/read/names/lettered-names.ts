/**
 * "Stores A, B and C made 4, 5 and 6" → Store A, Store B, Store C: the noun that is told once is of all letters.
 * "In group A blood pressure fell to 138, in group B to 147" → Group A: the letter belongs to the name where another has one, though "a"
 * is an article too. Not "In group A and B".
 */
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

const LETTERED = /^(.+) [B-Z]$/u; // catches "Group B", not "Group A"

const PLURAL = /^(?!(?:series|species) )(\p{L}{3,}s) ([A-Z])$/iu; // catches "Stores A", not "Series A" or "Store A"
const LETTER = /^[A-Z]$/; // catches "B", not "Beta"

/** "Stores A", "B", "C" → "Store A", "Store B", "Store C"; as they are where they are no such list. */
function sharing(names: readonly string[]): readonly string[] {
  const [first = "", ...others] = names;
  const [, noun = "", letter = ""] = PLURAL.exec(first) ?? [];
  const one = singular(noun.toLowerCase());
  if (others.length === 0 || one === noun.toLowerCase() || !others.every((name) => LETTER.test(name))) return names;
  return [letter, ...others].map((name) => `${noun.slice(0, 1)}${one.slice(1)} ${name}`);
}

const LAST = /^([B-Z]) (\p{Ll}+)$/u; // catches "C seat", not "Plan C"

/** "A", "B", "C seat": the last without what all of them do. */
function actless(names: readonly string[], text: string): readonly string[] {
  const [letter = "", verb = ""] = LAST.exec(names.at(-1) ?? "")?.slice(1) ?? [];
  const others = names.slice(0, -1).map((name, at) => (at === 0 ? (PLURAL.exec(name)?.[2] ?? name) : name));
  if (letter === "" || others.length === 0 || !others.every((name) => LETTER.test(name))) return names;
  const [, noun] =
    new RegExp(`(?<!\\p{L})(\\p{L}{3,}s) ${others.join(", ")},? and ${letter} ${verb} `, "u").exec(text) ?? [];
  return noun ? [`${noun} ${others[0]}`, ...others.slice(1), letter] : names;
}

/** The reading with the noun of a list of letters beside each of them. */
function shared(best: Ranked, text: string): Ranked {
  const names = actless(
    best.reading.points.map(({ name }) => name),
    text,
  );
  const [series, told] = [sharing(best.reading.series), sharing(names)];
  if (series === best.reading.series && told === names) return best;
  const points = best.reading.points.map((point, at) => ({ ...point, name: told[at] ?? point.name }));
  return { ...best, reading: { ...best.reading, series, points } };
}

/** The readings, the best with such names whole. */
export function withLetters({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [first, ...others] = rows;
  const best = first && shared(first, text);
  if (best !== first && best) return [best, ...others];
  if (!best || !/ A [^A-Z]/.test(text)) return rows; // catches "group A blood", not "a group"
  const { reading } = best;
  const names = [...reading.series, ...reading.points.map(({ name }) => name)];
  const heads = new Set(names.flatMap((name) => LETTERED.exec(name)?.[1]?.toLowerCase() ?? []));
  const whole = (name: string): string => {
    const lower = name.toLowerCase();
    return heads.has(lower) && text.toLowerCase().includes(`${lower} a `) ? `${name} A` : name;
  };
  if (!names.some((name) => whole(name) !== name)) return rows;
  const points = reading.points.map((point) => (point.axis ? point : { ...point, name: whole(point.name) }));
  return [{ ...best, reading: { ...reading, series: reading.series.map(whole), points } }, ...others];
}
