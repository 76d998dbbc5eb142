/**
 * A heading typed without a mark in front of names of one form: "pushups dan 35 lee 20 sam 60" → Dan · Lee · Sam, of the pushups;
 * "heart rate resting 58 walking 95 running 162", "year group sizes y7 182 y8 176 y9 190". Not "uncle dan 35 lee 20 sam 60",
 * nor "pole vaulting 5, running 3, rowing 2".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import type { Senses } from "../words/senses.ts";

const FEWEST = 3;
const MOST_WORDS = 6;

/** The words in front of the first figure, from where a sentence starts. */
const LEAD = /(?:^|[.!?\n] ?)((?:[\p{L}'’]+ )+)([\p{L}]+\d{0,2}) ?[:=]?[ £$€~]*$/u; // catches "bench press dan ", not "bench press: dan "

/** Those who are named among friends and at home. */
const KIN = wordSet("me mum mom mam dad nan nana gran grandma grandad grandpa sis bro him her us them");
/** Given names stand together in the table of words with these. */
const GIVEN_NAMES = ["tom", "anna", "zoe", "leo", "liam"];
/** What leads to a name and is no heading, or part of it: "little dan", "me and dan". */
const LEADING =
  wordSet(`the a an my our his her their your this that and & or with to of for from by in at on than then is was are were
  had has got did big little old young new saint st mr mrs ms miss sir lady team baby only just about like said beat vs versus also`);
/** Classes of WordNet whose nouns go with a name: "goalkeeper dan", "hamster leo". */
const PERSON = 19;
const ANIMAL = 6;
const PLURAL = /^\p{Ll}{3,}[^s]s$/u; // catches "pushups", not "Jess"

const CODE = /^(\p{L}+)\d{1,2}$/u; // catches "y7", not "7"
const GERUND = /^\p{Ll}{2,}ing$/iu; // catches "walking", not "thing"
const NO_GERUND = wordSet("spring string evening morning pudding ceiling wedding building king ring wing thing");
/** What is measured while something is done: "heart rate resting 58". */
const MEASURED =
  wordSet(`rate calories hours minutes time times heart pulse bpm cost costs spend spending money distance speed speeds score scores
  level levels risk votes share burned burnt spent minutes hrs mins kcal cals price prices days`);

function isGivenName({ nameOf }: Senses, name: string): boolean {
  const { cluster, known } = nameOf(name);
  return known && GIVEN_NAMES.some((given) => nameOf(given).cluster === cluster);
}
const isPerson = (senses: Senses, name: string): boolean => KIN.has(name.toLowerCase()) || isGivenName(senses, name);
const mayBePerson = (senses: Senses, name: string): boolean => isPerson(senses, name) || !senses.nameOf(name).known;

/** What the first and the others are alike in, where the word in front of the first is no part of its name. */
function areAlike(senses: Senses, topic: readonly string[], first: string, others: readonly string[]): boolean {
  const head = topic.at(-1) ?? "";
  const [, letters] = CODE.exec(first) ?? [];
  if (letters) return others.every((other) => CODE.exec(other)?.[1]?.toLowerCase() === letters.toLowerCase());
  if ([first, ...others].every((name) => GERUND.test(name) && !NO_GERUND.has(name.toLowerCase())))
    return MEASURED.has(head);
  const { noun, known } = senses.nameOf(head);
  const told = known || topic.length > 1 || PLURAL.test(head); // "distance swum mia"
  if (!told || noun === PERSON || noun === ANIMAL || isPerson(senses, head)) return false;
  return (
    mayBePerson(senses, first) &&
    others.every((other) => mayBePerson(senses, other)) &&
    [first, ...others].filter((name) => isPerson(senses, name)).length >= 2
  );
}

/** The readings, the best with a first name like the others, and its heading beside it. */
export function withKinHeading(senses: Senses, { text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [point, ...others] = best?.reading.points ?? [];
  if (!best || !point?.name.includes(" ") || others.length + 1 < FEWEST || best.reading.series.length > 1) return rows;
  if (others.some(({ name, axis }) => axis || name.includes(" "))) return rows;
  const [figure = 0] = best.reading.cells[0]?.[0]?.spans[0] ?? [];
  const [, lead = "", name = ""] = LEAD.exec(text.slice(0, figure)) ?? [];
  const topic = lead.trim().replace(/^(?:my|our|the) /iu, ""); // catches "my heart rate", not "myths"
  const words = topic.toLowerCase().split(" ");
  const head = words.at(-1) ?? "";
  const known = others.map((other) => other.name);
  if (!point.name.endsWith(name) || topic === "" || words.length > MOST_WORDS || LEADING.has(head)) return rows;
  if (/['’]/u.test(head) || known.includes(name) || !areAlike(senses, words, name, known)) return rows; // catches "mum's", not "mums"
  const named: Reading = { ...best.reading, series: [topic], points: [{ ...point, name }, ...others] };
  return [{ ...best, reading: named }, ...more];
}
