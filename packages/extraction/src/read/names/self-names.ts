/**
 * Who speaks, as the name of the first figure beside others' names: "The furthest I've cycled is 164 km. My wife has done
 * 201" → Me · My wife; "In game five we shot 39% from three, the Heat 31%" → Us · Heat. Not "we sold 9 cars, lost 4".
 */

import { AUXILIARIES } from "../../lexicon/closed-class.ts";
import { verbSense } from "../../lexicon/morphology.ts";
import { isCapital } from "../../text/capital.ts";
import { type Scan, tokenAt } from "../../text/scan.ts";
import { spotOf } from "../rank/rank-spots.ts";
import type { Ranked } from "../rank/score.ts";
import type { Reading } from "../reading.ts";

const SPEAKS =
  /(?:(?:^|[.!?:;,(] ?)(?:(?:in|on|at|for|by|this|last|every) [^.,;:!?]{1,20} |(?:\p{L}+days|weekends|nights|mornings) )?| than | and |est (?:\p{L}+ )?|time )(I|we)(?:['’](?:ve|d|m|re))? (\p{L}+)(?: (?:\p{L}[\p{L}'’-]*)){0,8}? ?[$€£₹]?$/iu; // catches "I've ever cycled in one day is " and "we shot ", not "our team shot "
const TAKES = /(?:^|[.!?:;,] ?)it (?:takes|took|costs?|cost) (me|us) (?:about |only |just )?$/iu; // catches "It takes me " in front of "6 minutes", not "it takes "
const OWNERS: ReadonlySet<string> = new Set("my our his her their the".split(" "));

/** Somebody else, at the head of a clause: "My wife has done 201", "the Heat 31%", "Derby, 9". */
function isSomebody(scan: Scan, { points, cells, figures }: Reading, at: number): boolean {
  const start = cells[at]?.[0]?.spans[0]?.[0];
  const figure = figures.find((one) => one.start === start);
  const name = points[at]?.name ?? "";
  const spot = figure && !points[at]?.axis && name !== "" ? spotOf(scan, name, figure) : null;
  if (!spot?.left) return false;
  let before = spot.from - 1;
  while (OWNERS.has(tokenAt(scan, before).lower)) before--;
  const mark = tokenAt(scan, before);
  const opens = mark.kind !== "word" || ["and", "but", "while", "whereas"].includes(mark.lower);
  const next = tokenAt(scan, spot.to).lower;
  const begins = mark.kind !== "word" && ".!?".includes(mark.lower) && !/^['’]/u.test(next) && !AUXILIARIES.has(next); // catches "'s", not "of"
  const proper = isCapital(tokenAt(scan, spot.from).text) && !begins;
  return opens && (proper || PEOPLE.test(name));
}
const PEOPLE =
  /\b(?:wife|husband|missus|mum|mom|dad|gran|brother|sister|son|daughter|twins?|flatmate|boss|neighbour|neighbor|rival|runner-up|trainee|junior|childminder|colleague|cousin|friend|kids?|boy|girl|everyone|\d+-year-old|other team|competitors?|others)\b/iu; // catches "the boy next door", not "boycott"

const LATER =
  /(?:[,;.] |\band |\bbut |\bwhile |\bwhereas )(I|we)(?:['’](?:ve|d))?(?:,[^,;.]*,)?(?: (\p{L}+)(?: in| up| out)?)?(?: only| just| all of| the (?:remaining|missing|other|last)| another)? [$€£₹]?$/iu; // catches ", I fixed ", "and I ate the remaining " and "and I, on a good day, ", not "which I said "

/** "The junior fixed eighteen bugs, I fixed six": who speaks, as a later name. */
function laterSelves({ text }: Scan, { points, cells }: Reading): string[] {
  return points.map(({ name, axis }, at) => {
    const [start = 0] = cells[at]?.[0]?.spans[0] ?? [];
    const [, last = start] = cells[at - 1]?.[0]?.spans[0] ?? [];
    const found = axis || at === 0 || last >= start ? null : LATER.exec(text.slice(last, start));
    const [all = "", who = ""] = found ?? [];
    const inside = all.toLowerCase().includes(name.toLowerCase());
    if (!found || !inside || SELVES.has(name.toLowerCase())) return name;
    const before = new RegExp(`(?:^|[^\\p{L}])${who}(?=[^\\p{L}])`, "iu").test(text.slice(0, last)); // catches "I " of "I sold", not "in"
    return !before ? (/^I$/u.test(who) ? "Me" : "Us") : name; // catches "I", not "we"
  });
}

function withLater(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  if (!best || best.reading.series.length > 1 || best.reading.points.length < 2) return rows;
  const { reading } = best;
  const names = laterSelves(scan, reading);
  const same = names.every((name, at) => name === reading.points[at]?.name);
  if (same || new Set(names.map((name) => name.toLowerCase())).size < names.length) return rows;
  const points = reading.points.map((point, at) => ({ ...point, name: names[at] ?? point.name }));
  return [{ ...best, reading: { ...reading, points } }, ...more];
}

export const withSelves = (scan: Scan, rows: Ranked[]): Ranked[] => withSelf(scan, withLater(scan, rows));

/** The best reading with its first name so. */
function withSelf(scan: Scan, rows: Ranked[]): Ranked[] {
  const [best, ...more] = rows;
  const [point, ...others] = best?.reading.points ?? [];
  if (!best || !point || others.length === 0 || best.reading.series.length > 1) return rows;
  const { reading } = best;
  const [start = 0] = reading.cells[0]?.[0]?.spans[0] ?? [];
  if (reading.cells[0]?.[0]?.kind !== "stated") return rows;
  const before = scan.text.slice(0, start);
  const [, taker] = TAKES.exec(before) ?? [];
  const [, who = taker ?? "", verb = ""] = SPEAKS.exec(before) ?? [];
  const acts =
    taker !== undefined ||
    AUXILIARIES.has(verb.toLowerCase()) ||
    verbSense(verb.toLowerCase()) !== null ||
    ADVERBS.has(verb.toLowerCase());
  if (who === "" || !acts || !others.every((_, at) => isSomebody(scan, reading, at + 1))) return rows;
  if (PROPER_OBJECT.test(before)) return rows;
  const name = /^(?:i|me)$/iu.test(who) ? "Me" : "Us"; // catches "I", not "we"
  const known = reading.points.some((one) => SELVES.has(one.name.toLowerCase()));
  return known ? rows : [{ ...best, reading: { ...reading, points: [{ name }, ...others] } }, ...more];
}
/** "I got Saturn 5 times", "We pay Tom £12, Ann £15": what each figure is of. */
const PROPER_OBJECT =
  /(?:I|[Ww]e)(?:['’]ve)? (?:\p{L}+ ){1,3}\p{Lu}\p{L}*(?: \p{Lu}[\p{L}]*)* (?:(?:in|at|for) )?[$€£₹]?$/u; // catches "I got Saturn " and "We have Basic at $", not "we shot "
const ADVERBS: ReadonlySet<string> = new Set("ever only just now still always never".split(" "));
const SELVES: ReadonlySet<string> = new Set("me us we i mine ours".split(" "));
