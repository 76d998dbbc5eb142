/**
 * Verbs that were taken for the end of a name: "bread costs 3, milk costs 2" → Bread · Milk; "the van cost £48, the car
 * £31" → Van; "donations bring in 15%" → Donations; "dad drinks 4 coffees, mum drinks 2" → Dad · Mum. Not "average cost 40, average price 50", "soft drinks 4".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { TENS_WORDS, UNITS_WORDS } from "../../lexicon/number-words.ts";
import type { Scan } from "../../text/scan.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const COST = /^(.+) costs?$/iu; // catches "bread costs", not "costs"
const OF_MONEY = /\b(?:price|fee|tax|cost|revenue|profit|income|sales|saving|budget|margin|spend(?:ing)?)s?\b/iu; // catches "ticket price", not "iceprice"
const KINDS = /(?:^| )(?:average|avg|total|unit|extra|running|fixed|variable|labou?r|low|high|living|the|of|at)$/iu; // catches "average" of "average cost", not "van"

const PEOPLE = wordSet(
  "i he she we they you mum mom dad gran granny grandma grandpa grandad auntie uncle sister brother everyone nobody",
);
const DONE =
  /^(.+?) (?:drinks?|eats?|reads?|runs?|walks?|sleeps?|plays?|makes?|earns?|gets?|needs?|takes?|sells?|scores?|uses?|spends?)$/iu; // catches "mum drinks", not "drinks"

const NEXT = new RegExp(
  `^ (?:like |about |around |just |only )?(?:[$€£]?\\d|(?:a hundred|${[...UNITS_WORDS.keys(), ...TENS_WORDS.keys()].join("|")})(?!\\p{L}))`,
  "u",
); // catches " 4" and " four" behind "mum drinks", not ", 40%"

const TOWARD = /\b(?:towards?|on|for|of) (?:the |our )?$/iu; // catches "$4m goes toward ", not "moon "
const AT_ONCE = /^ \p{Sc}?\d/u; // catches " £48", not ", "

/** What money goes to: "$4m toward administrative costs". */
function isSpentOn(text: string, name: string): boolean {
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  return place > 0 && TOWARD.test(text.slice(0, place)) && !AT_ONCE.test(text.slice(place + name.length));
}

/** A name without the verb behind it, where the others show that it is one. */
function cutAt(text: string, { points }: Reading, at: number, isWho: (word: string) => boolean): string | null {
  const name = points[at]?.name ?? "";
  const others = points.toSpliced(at, 1).map((point) => point.name);
  const [, thing] = COST.exec(name) ?? [];
  if (thing && isSpentOn(text, name)) return null;
  if (thing)
    return !KINDS.test(thing) && !others.some((other) => OF_MONEY.test(other.replace(COST, ""))) ? thing : null;
  const [, who = ""] = DONE.exec(name) ?? [];
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  return who !== "" && isWho(who) && NEXT.test(text.slice(place + name.length)) ? who : null;
}

const IN = /^(.+) (?:bring|pull|rake|take)s?$/iu; // catches "donations bring", not "bring"
const FIGURE_IN = /^ in (?:about |around |over |nearly |almost )?[$€£₹]?\d/iu; // catches " in 15%", not " in May"

/** "Donations bring in 15%, grants 60%": who brings it. */
function bringing(text: string, name: string): string | null {
  const [, who] = IN.exec(name) ?? [];
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  return who && place >= 0 && FIGURE_IN.test(text.slice(place + name.length)) ? who : null;
}

/** "Today tea costs 3.20 and coffee 4.10; last year 2.90 and 3.80": the series go by what is paid for, or who drinks. */
function verblessSeries({ series }: Reading): readonly string[] {
  if (series.some((name) => OF_MONEY.test(name.replace(COST, "")))) return series;
  return series.map((name) => {
    const [, thing] = COST.exec(name) ?? [];
    const [, who] = DONE.exec(name) ?? [];
    if (who && PEOPLE.has(who.toLowerCase())) return who;
    return thing && !KINDS.test(thing) ? thing : name;
  });
}

function withPlainSeries(best: Ranked): Ranked {
  const series = verblessSeries(best.reading);
  const same = series.every((name, at) => name === best.reading.series[at]);
  const distinct = new Set(series.map((name) => name.toLowerCase())).size === series.length;
  return same || !distinct ? best : { ...best, reading: { ...best.reading, series: [...series] } };
}

/** The readings, the best with names that end in no verb. */
export function withoutVerbTails({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.points.length < 2) return rows;
  if (best.reading.series.length > 1) return [withPlainSeries(best), ...others];
  const { reading } = best;
  const isWho = (who: string): boolean => {
    const words = who.toLowerCase().split(" ");
    return PEOPLE.has(words.at(-1) ?? "") || (words.length === 1 && text.includes(` ${who} `) && who !== words[0]);
  };
  const names = reading.points.map((point, at) =>
    point.axis ? point.name : (cutAt(text, reading, at, isWho) ?? bringing(text, point.name) ?? point.name),
  );
  const same = names.every((name, at) => name === reading.points[at]?.name);
  if (same || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
