/**
 * Names that a chart gives to what a text tells by its unit alone: "Weight" for "94 kg", "Price" for "$4".
 * `unitsOf("Weight")` has "kg", "g", "lb" …; nothing for a name that is no measure.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { CURRENCY_SIGNS, CURRENCY_WORDS, MEASURES } from "../lexicon/units.ts";
import { tellingStems } from "./words.ts";

const LENGTHS = wordSet("km m cm mm mi ft in");
const TIMES = wordSet("h hours min minutes s sec seconds ms days weeks months years nights");
const ENERGY = wordSet("Wh kWh MWh GWh TWh kcal calories kJ");
const MONEY: ReadonlySet<string> = new Set([...CURRENCY_SIGNS.values(), ...CURRENCY_WORDS.values(), "cents"]);
const byWords = (words: string, units: ReadonlySet<string>): [string, ReadonlySet<string>][] =>
  [...wordSet(words)].map((word) => [word, units]);

/** What is measured, by its words, and in which units. */
const MEASURED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...byWords("weight mass", wordSet("kg g mg lb oz t tonnes tons kt Mt")),
  ...byWords("price cost fare fee budget revenue sale pay money", MONEY),
  ...byWords("height depth length width distance diameter altitude", LENGTHS),
  ...byWords("time duration wait", TIMES),
  ...byWords("speed", wordSet("km/h mph Mbps Gbps")),
  ...byWords("area size", wordSet("km² m² ha acres")),
  ...byWords("energy consumption", ENERGY),
  ...byWords("temperature", wordSet("° °C °F")),
  ...byWords("volume", wordSet("l ml pints gallons m³")),
  ...byWords("power output", wordSet("W kW MW GW")),
  ...byWords("storage memory", wordSet("KB MB GB TB")),
]);
/** Units that are one word in a name and another beside a figure: "Minutes" for "22 min". */
const SAME = [
  ["min", "minutes"],
  ["h", "hours"],
  ["s", "sec", "seconds"],
  ["t", "tonnes", "tons"],
];

const written = (word: string): readonly string[] => {
  const lower = word.toLowerCase();
  const unit = CURRENCY_WORDS.get(lower) ?? MEASURES.get(lower) ?? MEASURES.get(`${lower}s`);
  return unit === undefined ? [] : (SAME.find((same) => same.includes(unit)) ?? [unit]);
};

export const unitsOf = (name: string): ReadonlySet<string> =>
  new Set(tellingStems(name).flatMap((stem) => [...(MEASURED.get(stem) ?? []), ...written(stem)]));
