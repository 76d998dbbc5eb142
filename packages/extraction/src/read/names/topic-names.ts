/**
 * What is measured, typed in front of the first name without a mark: "inflation uk 3.8 us 2.9" → Uk 3.8 · Us 2.9,
 * "petrol prices leeds 1.42 york 1.45", "sales north 200, south 150"; or behind the first figure: "Messi 8 goals Ronaldo 5". What the names mean tells whether it is part of one:
 * "population growth 3, inflation 2" and "sales team 5, marketing 8" stay.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { TOPICS } from "../../lexicon/measures.ts";
import { singular } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { sumOf } from "../words/kin-signs.ts";
import type { NameSense, Senses } from "../words/senses.ts";
import { likeness, toUnit } from "../words/word-store.ts";

/** Heads with which what is measured makes one name: "sales tax", "population growth", "price cuts", "cost savings". */
export const COMPOUND =
  wordSet(`growth rise fall tax cuts cut team staff manager managers target targets bill bills loss gain
  training lifting station stations engine engines cars limit cameras camera sensor sensors forecast forecasts actual average total record cap control controls
  call calls reps pitch lead leads board boards card cards paper pool gap share book books per and or of in at for`);

/** Plurals that end in no "s". */
const PEOPLE = wordSet("people children men women fish sheep staff");

/** In WordNet: places. */
const LOCATION = 16;
/** How much more the last words are like the other names than what is measured is. */
const CLEARLY = 0.15;

/** Where what is measured ends in a name: 2 for "petrol prices leeds"; 0 where it holds none. */
function topicEnd(words: readonly string[]): number {
  const at = words.findLastIndex(
    (word, place) => place < words.length - 1 && place < 3 && TOPICS.has(word.toLowerCase()),
  );
  return at + 1;
}

function isNearer(rest: NameSense, lead: NameSense, others: readonly NameSense[]): boolean {
  if (rest.noun === LOCATION && others.some(({ noun }) => noun === LOCATION)) return true;
  const all = toUnit(sumOf(others.map(({ vector }) => vector)));
  return others.some(({ known }) => known) && likeness(rest.vector, all) > likeness(lead.vector, all) + CLEARLY;
}

/** What the first name is told of and what is left of it: "petrol prices" and "leeds". */
type Parted = { topic: string; name: string };

function measuredFirst({ nameOf }: Senses, scan: Scan, { points, cells }: Reading): Parted | null {
  const [first, ...others] = points;
  if (!first) return null;
  const words = first.name.split(" ");
  const end = topicEnd(words);
  const [figure = 0] = cells[0]?.[0]?.spans[0] ?? [];
  const ahead = scan.text.toLowerCase().indexOf(first.name.toLowerCase()) === 0 && first.name.length + 3 > figure;
  if (end === 0 || !ahead || COMPOUND.has(words[end]?.toLowerCase() ?? "")) return null;
  const measured = others.some((other) => other.name.split(" ").some((word) => TOPICS.has(word.toLowerCase())));
  const [topic, name] = [words.slice(0, end).join(" "), words.slice(end).join(" ")];
  const kin = others.map((other) => nameOf(other.name));
  const alike = others.every((other) => other.name.startsWith(`${words[end]} `)); // "Umsatz Filiale Mitte 12, Filiale Nord 9"
  return !measured && (alike || isNearer(nameOf(name), nameOf(topic), kin)) ? { topic, name } : null;
}

/** "Leeds population 500k, Hull 260k": places, or names in capitals, of which the first says what is measured. */
function measuredLast({ nameOf }: Senses, scan: Scan, { points }: Reading): Parted | null {
  const [first, ...others] = points;
  const words = first?.name.split(" ") ?? [];
  const topic = words.at(-1) ?? "";
  const name = words.slice(0, -1).join(" ");
  const one = words.length > 1 && TOPICS.has(topic) && others.every((other) => !other.name.includes(" "));
  const names = [name, ...others.map((other) => other.name)];
  const places = names.every((place) => nameOf(place).noun === LOCATION);
  const proper = names.every((word) => isCapital(word) && scan.text.includes(word)) && words.length === 2;
  return one && (places || proper) && !others.some((other) => TOPICS.has(other.name.toLowerCase()))
    ? { topic, name }
    : null;
}

/** "Messi 8 goals Ronaldo 5 Cruyff 3": what the first figure counts, and the name behind it. */
function countedSecond({ nameOf }: Senses, scan: Scan, { points, cells }: Reading): Parted | null {
  const [first, second, ...others] = points;
  const [, end = 0] = cells[0]?.[0]?.spans[0] ?? [];
  const typed = scan.text.slice(end + 1, end + 1 + (second?.name.length ?? 0));
  if (!first || !second || others.length === 0 || typed.toLowerCase() !== second.name.toLowerCase()) return null;
  const words = typed.split(" ");
  const cut = Math.max(1, words.findIndex(isCapital));
  const [counted = "", next = ""] = words.slice(cut - 1);
  const counts = singular(counted) !== counted || TOPICS.has(counted) || PEOPLE.has(counted);
  if (next === "" || words.length > cut + 2 || cut > 2 || !counts || COMPOUND.has(next) || isCapital(counted))
    return null;
  const [topic, name] = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
  const names = [first, ...others].map((point) => point.name);
  const proper = [name, ...names].every((word) => isCapital(word) && scan.text.includes(word));
  return proper || isNearer(nameOf(name), nameOf(topic), names.map(nameOf)) ? { topic, name } : null;
}

/** The readings, the best without what is measured in its first or second name. */
export const withoutTopic =
  (senses: Senses) =>
  (scan: Scan, rows: Ranked[]): Ranked[] => {
    const [best, ...more] = rows;
    if (!best) return rows;
    const { reading } = best;
    const { points } = reading;
    if (reading.series.length > 1 || points.length < 2 || points.some(({ axis }) => axis)) return rows;
    const first = measuredFirst(senses, scan, reading) ?? measuredLast(senses, scan, reading);
    const second = first ? null : countedSecond(senses, scan, reading);
    const { topic = "", name: told = "" } = first ?? second ?? {};
    const name = told.replace(/['’]s?$/u, ""); // catches "Brazil's", not "its"
    if (topic === "" || points.some((point) => point.name.toLowerCase() === name.toLowerCase())) return rows;
    const named = points.map((point, at) => (at === (first ? 0 : 1) ? { ...point, name } : point));
    const measured = first ? { series: [topic] } : { measure: topic };
    return [{ ...best, reading: { ...reading, ...measured, points: named } }, ...more];
  };
