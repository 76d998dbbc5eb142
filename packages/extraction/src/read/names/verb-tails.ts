/**
 * Verbs that were taken for the end of a name: "bread costs 3, milk costs 2" → Bread · Milk; "the van cost £48, the car
 * £31" → Van; "dad drinks 4 coffees, mum drinks 2" → Dad · Mum. Not "average cost 40, average price 50", "soft drinks 4".
 */
import { wordSet } from "../../lexicon/closed-class.ts";
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

const NEXT = /^ [$€£]?\d/u; // catches " 4" behind "mum drinks", not ", 40%"

/** A name without the verb behind it, where the others show that it is one. */
function cutAt(text: string, { points }: Reading, at: number, isWho: (word: string) => boolean): string | null {
  const name = points[at]?.name ?? "";
  const others = points.toSpliced(at, 1).map((point) => point.name);
  const [, thing] = COST.exec(name) ?? [];
  if (thing)
    return !KINDS.test(thing) && !others.some((other) => OF_MONEY.test(other.replace(COST, ""))) ? thing : null;
  const [, who = ""] = DONE.exec(name) ?? [];
  const place = text.toLowerCase().indexOf(name.toLowerCase());
  return who !== "" && isWho(who) && NEXT.test(text.slice(place + name.length)) ? who : null;
}

/** The readings, the best with names that end in no verb. */
export function withoutVerbTails({ text }: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...others] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const isWho = (who: string): boolean => {
    const words = who.toLowerCase().split(" ");
    return PEOPLE.has(words.at(-1) ?? "") || (words.length === 1 && text.includes(` ${who} `) && who !== words[0]);
  };
  const names = reading.points.map((point, at) =>
    point.axis ? point.name : (cutAt(text, reading, at, isWho) ?? point.name),
  );
  const same = names.every((name, at) => name === reading.points[at]?.name);
  if (same || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...others];
}
