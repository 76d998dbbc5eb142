/**
 * Numbers that name the places of other figures: "at 5, 10 and 20 km it took 26, 53 and 114 minutes" → three places and
 * three figures. Not "12, 15 and 19 on the three days".
 */
import { YEARS_OF } from "../../../lexicon/calendar.ts";
import { PREPOSITIONS, wordSet } from "../../../lexicon/closed-class.ts";
import { singular } from "../../../lexicon/morphology.ts";
import { PLAIN_NUMBERED_THINGS } from "../../../lexicon/nouns.ts";
import { isCapitalAt, isNumberAt, isWordAt, lowerAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { type AxisMark, type Figure, isFigure, type Mention } from "../../mention.ts";
import { placeOf, wordsOf } from "../../place.ts";

const GLUE = wordSet(", and & or / - –");

/** Only list marks from one token to another. */
const isGlued = (scan: Scan, from: number, to: number): boolean => {
  if (to === from || to - from > 2) return false;
  for (let at = from; at < to; at++) if (!GLUE.has(lowerAt(scan, at))) return false;
  return true;
};

type Member = Figure | AxisMark;
type Run = readonly Member[];

const COUNTED = wordSet("date clock step band");
const isMember = (mention: Mention): mention is Member =>
  isFigure(mention) || (mention.kind === "axis" && COUNTED.has(mention.family));

const SIGNS = wordSet("< > ≥ ≤");
const startOf = (scan: Scan, { from }: Member): number => (SIGNS.has(lowerAt(scan, from - 1)) ? from - 1 : from);

/** Rows of figures with nothing but commas and "and" between them. */
function runsOf(scan: Scan, mentions: readonly Mention[]): Run[] {
  const runs: Member[][] = [];
  for (const mention of mentions) {
    const last = runs.at(-1)?.at(-1);
    if (!isMember(mention)) continue;
    if (last && isGlued(scan, last.to, startOf(scan, mention))) runs.at(-1)?.push(mention);
    else runs.push([mention]);
  }
  return runs.filter((run) => run.length > 2 && run.filter(isFigure).length > 1);
}

export const numberOf = (member: Member): number => (isFigure(member) ? member.value : member.order);

/** They count up, or down, step by step. */
export const isOrdered = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)) ||
  values.every((value, at) => at === 0 || value < (values[at - 1] ?? 0));

const isTimed = (member: Member | undefined): member is AxisMark =>
  member?.kind === "axis" && (member.family === "date" || member.family === "clock");

/** The numbers may stand for places: plain ones that count up, their unit or month said with each or with the last. */
function mayName(run: Run): boolean {
  const last = run.at(-1);
  const rest = run.slice(0, -1);
  if (run.some((member) => member.kind === "axis" && ["step", "band"].includes(member.family)))
    return (
      run[0]?.kind === "axis" &&
      run.slice(1).every((member) => isFigure(member) && member.bare) &&
      isOrdered(run.map(numberOf))
    );
  if (!rest.every(isFigure)) return false;
  const measured = isFigure(last) && last.unit?.kind === "measure";
  const all = measured && rest.every((member) => member.unit?.symbol === last.unit?.symbol);
  const plain = rest.every(({ bare, value }) => bare && Number.isInteger(value) && value < 3000);
  if (!all && !plain) return false;
  if (isTimed(last)) return isOrdered(rest.map(numberOf));
  return isFigure(last) && (measured || last.bare) && isOrdered(run.map(numberOf));
}

/** 1, 2, 3 or 17, 16, 15. */
const isCounting = (run: Run): boolean =>
  run.every((member, at) => at === 0 || Math.abs(numberOf(member) - numberOf(run[at - 1] ?? member)) === 1);

const LEADS = wordSet("at of for on in after from ending by over living aged ages the");

/** What stands before the numbers: "levels 1, 2 and 3", "at 5, 10 and 15 km", "iOS 17, 16 and 15". */
function leadOf(scan: Scan, run: Run, lone: boolean): string | null {
  const first = run[0];
  if (!first) return null;
  const at = startOf(scan, first) - 1;
  const word = lowerAt(scan, at);
  if (first.kind === "axis") return first.family === "band" ? "age" : (first.noun ?? null);
  if (LEADS.has(word)) return "";
  if (!isWordAt(scan, at) || PREPOSITIONS.has(word)) return null;
  const noun = singular(word);
  const things = PLAIN_NUMBERED_THINGS.has(noun) && isWordAt(scan, run.at(-1)?.to ?? 0); // "routes 5, 9 and 12 took"
  if (!isCounting(run) && !YEARS_OF.has(noun) && !things) return null; // "hours 0/12/24"
  if (noun !== word) return noun;
  const proper = isCapitalAt(scan, at) || /^\p{Ll}+\p{Lu}/u.test(tokenAt(scan, at).text); // catches "iOS", not "levels"
  const counted = numberOf(first) === 1 && (at === 0 || PREPOSITIONS.has(lowerAt(scan, at - 1))); // "in row 1, 2 and 3"
  return lone && ((proper && at > 0) || counted) ? tokenAt(scan, at).text : null;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What the last of them says for all: " km" of "20 km", " May" of "26 May". */
export function tailOf(scan: Scan, run: Run): string {
  const last = run.at(-1);
  if (!last || (isFigure(last) && last.bare)) return "";
  const number = [last.from, last.from + 1].find((at) => isNumberAt(scan, at)) ?? last.from;
  return last.end > tokenAt(scan, number).end && (isFigure(last) || isTimed(last))
    ? scan.text.slice(tokenAt(scan, number).end, last.end)
    : "";
}

function axesOf(scan: Scan, run: Run, lead: string): AxisMark[] {
  const tail = tailOf(scan, run);
  const last = run.at(-1);
  return run.map((member, at): AxisMark => {
    if (member.kind === "axis") return member.family === "band" ? { ...member, name: `Age ${member.name}` } : member; // "aged 5, 6 and 7"
    const from = startOf(scan, member);
    const own = wordsOf(scan, from, member.to);
    const name = lead ? `${capital(lead)} ${own}` : member.bare ? `${own}${tail}` : own;
    const place = placeOf(scan, from, member.to);
    if (isTimed(last)) return { kind: "axis", ...place, family: "clock", name, order: member.value, position: null };
    const order = member.bare || member.range === undefined ? member.value : at;
    return { kind: "axis", ...place, family: "step", name, order, position: null };
  });
}

/** The mentions with its mark in the place of each label. */
export const marked = (
  mentions: readonly Mention[],
  labels: readonly Mention[],
  axes: readonly AxisMark[],
): Mention[] => mentions.map((mention) => axes[labels.indexOf(mention)] ?? mention);

const NAMES = /(?:\p{L}[^,.;:\d]{0,40}, )+(?:\p{L}[^,.;:\d]{0,40} )?and \p{L}/u; // catches "Leeds, York and H", not "in June, 3 and 4"

/** "Leeds, York and Hull had sales of 9, 5 and 7 and costs of 3, 4 and 5": names in front of the rows, as many as each holds. */
const haveNames = ({ text }: Scan, run: Run): boolean =>
  NAMES.exec(text.slice(0, run[0]?.start))?.[0].split(/, (?:and )?| and /u).length === run.length; // catches ", ", not "band"

/** "froze for 61, 48 and 33 days, the lower for 40, 22 and 9", "had 4, 7 and 9 points; we were on 5, 6 and 8": rows of two clauses, of which none names the other. */
function areClauses(scan: Scan, one: Run, two: Run): boolean {
  const [first, second] = (one[0]?.from ?? 0) < (two[0]?.from ?? 0) ? [one, two] : [two, one];
  const leads = [first, second].map((run) => lowerAt(scan, (run[0]?.from ?? 0) - 1));
  const from = first?.at(-1)?.to ?? 0;
  const to = second?.[0]?.from ?? 0;
  const between = Array.from({ length: Math.max(0, to - from) }, (_, at) => lowerAt(scan, from + at));
  const alike = leads[0] === leads[1] && PREPOSITIONS.has(leads[0] ?? "") && between.includes(",");
  return alike || (between.includes(";") && between.length > 3);
}

/** "levels 1, 2 and 3 took 6, 9 and 14 tries": of two rows alike the one that counts up behind its lead names the other. */
export function labelRuns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const runs = runsOf(scan, mentions);
  const [opening] = runs;
  if (!opening || runs.length < 2 || haveNames(scan, opening)) return mentions;
  const inside = new Set<Mention>(runs.flat());
  const times = mentions.filter((mention) => mention.kind === "axis" && !mention.shy && !inside.has(mention));
  if (times.length > 1) return mentions;
  for (const labels of runs) {
    const others = runs.filter((run) => run !== labels && run.every(isFigure));
    const lead = mayName(labels) ? leadOf(scan, labels, others.length === 1 && labels === runs[0]) : null;
    if (lead === null || !others.some(({ length }) => length === labels.length)) continue;
    if (others.some((run) => run.length !== labels.length || (others.length === 1 && areClauses(scan, labels, run))))
      continue;
    return marked(mentions, labels, axesOf(scan, labels, lead));
  }
  return mentions;
}
