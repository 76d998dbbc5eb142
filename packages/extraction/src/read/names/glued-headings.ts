/**
 * A heading typed without a mark in front of a list: "exam results maths 78 english 65 physics 82" → Maths · English · Physics, of
 * the exam results; "my budget rent 1200, food 400", "favourite pets dogs 12, cats 9". English makes compounds of singulars
 * ("chicken breast"), so that a plural, or a noun that heads lists, ends the heading. Not "sports bra 30, socks 5", nor
 * "budget airline 40, ferry 20".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { TOPICS } from "../../lexicon/measures.ts";
import { PLAIN_PLURAL, singular, verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";
import { isKinder } from "../words/kinder.ts";
import type { Senses } from "../words/senses.ts";
import { COMPOUND } from "./topic-names.ts";

/** What heads a list though it is singular: "screen time youtube 3h tiktok 2h". */
const HEADING =
  wordSet(`time budget traffic spending spend inventory attendance breakdown turnout rainfall snowfall mileage revenue
  turnover membership expenditure usage consumption enrolment enrollment popularity screentime stock share`);

/** … where it is somebody's, or behind another noun: "daily routine sleep 8 work 9", not "menu items 5, poll position 3". */
const TOLD = wordSet(`routine schedule menu poll survey harvest timetable portfolio storage log list diary
  summary tally overview recipe haul roster homework`);
/** … where they come first, in front of a word more like the others: "poll pizza 5 curry 3 kebab 1", not "poll tax 5, vat 3". */
const FIRST = wordSet("recipe poll survey homework tally");

/** Plurals that head lists in capitals too: "Results Maths 78 English 65"; "Wells Fargo 4, Chase 5" is a name. */
const RECORDS = wordSet(
  "results stats statistics grades expenses hours votes bookings workouts calories hobbies subjects",
);

/** What is told by its sorts, where it is somebody's: "our team devs 5 designers 3". */
const GROUPS = wordSet(
  "team staff crew squad class family garden fridge wardrobe collection diet playlist library day week weekend month",
);

/** With these such nouns make one name: "traffic lights", "budget airline", "time machine". */
const OTHER_HEADS = wordSet(`light lights jam jams warden wardens police island cone cones school airline airlines hotel
  hotels deficit surplus holiday holidays machine zone zones table tables out sheet sheets off travel options market markets
  exchange clerk room rooms value level levels rate rates officer officers secretary fee fees form forms plan plans lapse leaders leader members member players coach coaches captain captains meeting meetings building
  job jobs shift shifts care box boxes unit units fire fires book books price prices centre center bar card cards company companies monkey monkeys server servers source sources other others`);

/** Plurals that stand in front of nouns all the same: "sports bra", "women doctors", "savings account". */
const MODIFYING =
  wordSet(`sports arms sales savings clothes games goods systems customs drinks parks women men news human
  rights sciences humanities arts crafts careers jobs operations communications electronics singles doubles ladies mens
  womens kids girls boys juniors seniors veterans royals rangers hundreds thousands millions hours minutes days weeks months
  years times points pounds dollars euros accounts payments glasses trousers cards weapons drugs plus bonus minus less
  versus thus always perhaps sometimes towards besides various previous numerous others analytics logistics athletics
  physics economics politics gymnastics mathematics maths chips series species gas bus bass glass dads mums moms friends
  parents brothers sisters neighbours neighbors`);

const LEAD =
  /(?:^|[.!?\n]\s?)(?:(?:here(?:'s| are| is)|this is|these are) )?(?:(?:my|our|his|her|their|your|the) )?(?:(?:class|year|grade|form|group) \d+\p{L}? |(?:most|least) (?:\p{L}+ )?)?$/iu; // catches "Hi! my " and "year 9 ", not "in my "
const OWNED = /\b(?:my|our|his|her|their|your) $/iu; // catches "my ", not "the "
const FAVOURITE = /^(?:favou?rite|fave?|preferred|top|best|worst)$/iu; // catches "Favorite", not "favourites"
const LIKED = wordSet("favourite favorite fave fav");
/** Of two, the first is named apart only where they are somebody's. */
const FEWEST = 2;

/** From a name to its figure, and the marks between. */
const TO_FIGURE = /^[\p{L}](?:[\p{L}'’ -]|\d(?=\p{L}? ))*?( ?[:=]? ?[£$€~]?)$/u; // catches "rent: £" of "rent: £12", not "rent, say "

const CODE = /^\d{1,2}\p{L}$/u; // catches "7A", not "7" or "7th"

const heads = (word: string): boolean => [HEADING, TOPICS, RECORDS].some((words) => words.has(word.toLowerCase()));

/** The first name as typed. A word that the name has lost may stand at its end: "my expenses rent 1200". */
type Typed = { words: readonly string[]; owned: boolean };

const SHORT_PLURAL = /^\p{Ll}{3}s$/u; // catches "pets", not "gas" or "results"

/** Whether nouns of many ends here: "results maths", "favourite pets dogs". */
function endsPlural({ nameOf }: Senses, { words, owned }: Typed, place: number): boolean {
  const word = words[place]?.toLowerCase() ?? "";
  const sold = place > 0 && (word === "sales" || (owned && TOPICS.has(word))); // "coffee sales latte 5", "our team points ann 5"
  const many = PLAIN_PLURAL.test(word) || word === "ages" || (owned && SHORT_PLURAL.test(word));
  const whole = many && (sold || !MODIFYING.has(word)) && singular(word) !== word;
  const proper = isCapital(words[place] ?? "") && isCapital(words[place + 1] ?? ""); // "Wells Fargo"
  return whole && nameOf(singular(word)).known && (!proper || TOPICS.has(word) || RECORDS.has(word));
}

/** How many of the words are the heading; 0 for none. */
function headingOf(senses: Senses, typed: Typed, others: readonly string[]): number {
  const { words, owned } = typed;
  const lower = words.map((word) => word.toLowerCase());
  const last = words.length - 1;
  if (CODE.test(words[last] ?? "") && others.every((name) => CODE.test(name))) return last; // "trip money 7A £120 7B £95"
  const kin = others.every((name) => singular(name) !== name);
  const at = lower.findIndex((word, place) => {
    const next = lower[place + 1] ?? "";
    const alike = others.every((name) => name.startsWith(`${next} `)); // "scores team a 5, team b 3"
    if (place === last || (!alike && (COMPOUND.has(next) || OTHER_HEADS.has(next)))) return false;
    const kinder = FIRST.has(word) && isKinder(senses, next, word, others); // "recipe flour 200g sugar 100g eggs 2"
    const told = TOLD.has(word) && (place > 0 || kinder || ["yes", "no"].includes(next)); // "poll yes 5 no 3 maybe 2"
    const alone = HEADING.has(word) || told || (owned && (GROUPS.has(word) || TOLD.has(word)));
    if (endsPlural(senses, typed, place)) return true;
    const own = owned && !(heads(next) && place + 2 < words.length); // "our team points ann 12, bob 9"
    return alone && (own || place > 0 || kin || singular(next) === next);
  });
  const liked = FAVOURITE.test(words[0] ?? "") ? 0 : lower.findIndex((word) => LIKED.has(word)); // "class 7b favourite fruit apple 9"
  return liked >= 0 && last - liked > 1 && last - liked < 5 ? last : at + 1;
}

function typedFirst({ text }: Scan, { points, cells }: Reading): Typed {
  const name = points[0]?.name ?? "";
  const [figure = 0] = cells[0]?.[0]?.spans[0] ?? [];
  const start = text.toLowerCase().lastIndexOf(name.toLowerCase(), figure);
  const before = text.slice(0, Math.max(start, 0));
  const [typed, end = ""] = TO_FIGURE.exec(text.slice(start, figure)) ?? [];
  const owned = OWNED.test(before);
  const words = typed?.slice(0, typed.length - end.length).split(" ") ?? [];
  const lost = words.length - name.split(" ").length;
  const told =
    lost === 0 ||
    (owned && lost === 1 && heads(name.split(" ").at(-1) ?? "") && verbSense(words.at(-1) ?? "") === "either");
  return start >= 0 && told && LEAD.test(before) ? { words, owned } : { words: [], owned };
}

/** The readings, the best with a first name like the others, and its heading beside it. */
export function withGluedHeading(senses: Senses, scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [first, ...others] = best?.reading.points ?? [];
  if (!best || !first || others.length + 1 < FEWEST || best.reading.series.length > 1) return rows;
  const { reading } = best;
  if (reading.points.some(({ axis }) => axis) || others.some(({ name }) => name.split(" ").length > 2)) return rows;
  const known = others.map(({ name }) => name.toLowerCase());
  const typed = typedFirst(scan, reading);
  const end = headingOf(senses, typed, known);
  const [topic, name] = [typed.words.slice(0, end).join(" "), typed.words.slice(end).join(" ")];
  if (end === 0 || typed.words.length - end > 2 || known.includes(name.toLowerCase())) return rows;
  if (others.length === 1 && (!typed.owned || known[0]?.endsWith(` ${typed.words.at(-1)}`))) return rows; // "my dogs food 3, cats food 2"
  const sure = typed.owned || heads(typed.words[end - 1] ?? "");
  if (!sure && known.some((other) => other.includes(" "))) return rows; // "eggs benedict 4, fried bread 3"
  const stats = /stats|statistics|numbers|figures/iu.test(typed.words[end - 1] ?? ""); // catches "stats", not "sales"
  if (!stats && 2 * known.filter((word) => TOPICS.has(word)).length > known.length) return rows; // "sales revenue 5, profit 3"
  return [{ ...best, reading: { ...reading, series: [topic], points: [{ ...first, name }, ...others] } }, ...more];
}
