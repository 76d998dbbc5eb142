/**
 * A heading of two linked nouns in front of a list, typed without a mark: "number of goals messi 12 ronaldo 10 neymar 7" → Messi ·
 * Ronaldo · Neymar, of the number of goals; "sales by region north 24, south 30, east 27". Not "cost of apple pies 5, tarts 3",
 * nor "books by george orwell 5, huxley 3".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { TOPICS } from "../../lexicon/measures.ts";
import { singular } from "../../lexicon/morphology.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";

/** What is measured of many: "number of goals". */
const MEASURED =
  wordSet(`number numbers amount age ages length size sizes count total share percentage percent value types kinds sorts quantity
  hours minutes days value values`);
/** What lists are told by: "students by house". */
const SORTED =
  wordSet(`region country city house grade year class age gender team month day department category type product
  source store shop branch floor colour color subject sport genre state county level group sex brand model size platform channel
  device office area room track district site sector industry league continent species flavour flavor person player student
  week hour household game match customer employee kid child party app capita`);
/** Nouns in "-s" that make names with what stands behind: "number of sports cars". */
const MODIFYING = wordSet(
  "sports sales savings clothes goods systems customs arms women mens womens news ladies boss swiss",
);
const FEWEST = 3;

/** "number of ", "goals", "messi" in front of a figure. */
const OF =
  /^(?:(?:my|our|the) )?((\p{L}+) of (?:my |our |the |his |her )?((?:\p{L}+ )?\p{L}+)) (\p{L}+)(?: ?[:=])? ?[$€£~]?$/iu; // catches "number of goals messi ", not "goals messi "
/** "sales", "by region", "north" in front of a figure. */
const BY =
  /^(?:(?:my|our|the) )?((?:\p{L}+ ){0,3}(\p{L}+) (?:by|per) (\p{L}+|\d+ ?\p{L}+)) (\p{L}+|\d\d?(?:st|nd|rd|th))(?: ?[:=])? ?[$€£~]?$/iu; // catches "sales by region north ", not "sales north "
/^(?:(?:my|our|the) )?((?:\p{L}+ ){0,3}(\p{L}+) (?:by|per) (\p{L}+)) (\p{L}+|\d\d?(?:st|nd|rd|th))(?: ?[:=])? ?[$€£~]?$/iu; // catches "sales by region north ", not "sales north "
/** "cost per month", "holiday cost pp" and "rent" in front of a figure, whatever is measured. */
const EACH =
  /^(?:(?:my|our|the) )?((?:\p{L}+ ){1,4}(?:per (?:hour|day|night|week|month|year|term|head|person)|pp|pw|pcm|p\/[wm])) (\p{L}+)(?: ?[:=])? ?[$€£~]?$/iu; // catches "costs per month rent ", not "per month rent "

const measures = (word: string): boolean => MEASURED.has(word) || TOPICS.has(word);
const PLURAL = /^\p{Ll}{3,}s$/u; // catches "kids", not "gas"
const isMany = (word: string): boolean => PLURAL.test(word) && singular(word) !== word && !MODIFYING.has(word);

function headingOf(before: string): { topic: string; name: string } | null {
  const [, ofTopic, measure = "", many = "", ofName] = OF.exec(before) ?? [];
  const lastOf = many.toLowerCase().split(" ").at(-1) ?? "";
  if (ofTopic && ofName && measures(measure.toLowerCase()) && (isMany(lastOf) || lastOf === "living"))
    return { topic: ofTopic, name: ofName };
  const [, eachTopic, eachName] = EACH.exec(before) ?? [];
  if (eachTopic && eachName) return { topic: eachTopic, name: eachName };
  const [, byTopic, counted = "", sort = "", byName] = BY.exec(before) ?? [];
  const told = isMany(counted.toLowerCase()) || measures(counted.toLowerCase()) || counted.toLowerCase() === "time";
  const amount = /^\d/u.test(sort); // catches "100g" of "protein per 100g", not "city"
  return byTopic && byName && (amount || (told && SORTED.has(sort.toLowerCase())))
    ? { topic: byTopic, name: byName }
    : null;
}

/** The readings, the best with a first name like the others, and its heading beside it. */
export function withLinkedHeading(scan: Scan, rows: Ranked[]): Ranked[] {
  if (!["of", "by", "per", "pp", "pw", "pcm", "p"].some((word) => scan.words.has(word))) return rows;
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || others.length + 1 < FEWEST || best.reading.series.length > 1) return rows;
  const { reading } = best;
  if (reading.points.some(({ axis }) => axis)) return rows;
  const [figure = 0] = reading.cells[0]?.[0]?.spans[0] ?? [];
  const before = scan.text.slice(0, figure);
  if (others.some(({ name }) => name.includes(" ")) && !EACH.test(before)) return rows;
  const heading = headingOf(before);
  const name = heading?.name ?? "";
  const last = first.name.toLowerCase().split(" ").at(-1) ?? "";
  const known = [name.replace(/^\d+/u, "") === last ? name : last, ...others.map((other) => other.name.toLowerCase())];
  if (!heading || known.indexOf(name.toLowerCase()) !== 0 || known.lastIndexOf(name.toLowerCase()) !== 0) return rows;
  return [
    { ...best, reading: { ...reading, series: [heading.topic], points: [{ ...first, name }, ...others] } },
    ...more,
  ];
}
