/**
 * Shape: one quantity before and after. "fell from 68% to 44%" · "71,300 then, 48,900 now" · "68% ➜ 44%"
 * Two figures, or three with a last "now".
 */
import { YEARS_OF } from "../lexicon/calendar.ts";
import { wordSet } from "../lexicon/closed-class.ts";
import { singular } from "../lexicon/morphology.ts";
import type { AxisMark } from "../recognize/mention.ts";
import { lowerAt, type Scan } from "../text/scan.ts";
import { type Atom, lowerOf, type WordAtom } from "./atom.ts";
import { leftLabel } from "./left-label.ts";
import { cellOf, type Reading, type ReadingPoint } from "./reading.ts";
import { oppositeOf, relativeMark } from "./relative-mark.ts";
import { settingOf } from "./setting.ts";
import { sinceMark } from "./since-mark.ts";
import type { Gap, Statement } from "./statement.ts";
import { leadTimes, timeFigures } from "./time-figures.ts";
import { endOf } from "./timeline.ts";

/** "from fewer than 100 to over 3,700" */
const ROUGHLY = wordSet("fewer less more than over under about around nearly almost just only some at least most");

/** "from a proud 4.9", "from a pandemic low of 487": what only describes the figure is left out. */
function undescribed(atoms: readonly Atom[]): readonly Atom[] {
  const at = atoms.findLastIndex((atom) => ["from", "to"].includes(lowerOf(atom)));
  const [, article, ...rest] = at < 0 ? [] : atoms.slice(at);
  const described = ["a", "an"].includes(lowerOf(article)) && rest.length <= MOST_DESCRIBING;
  return described && rest.every(({ kind }) => kind === "word") ? atoms.slice(0, at + 1) : atoms;
}
const MOST_DESCRIBING = 3;

/** What stands behind the last full stop or semicolon. */
const lastClause = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.slice(1 + atoms.findLastIndex((atom) => atom.kind === "mark" && atom.strength >= SENTENCE));

const lastWord = (gap: Gap | undefined): string => {
  const words = undescribed(lastClause(gap?.atoms ?? [])).filter(
    (atom) => atom.kind === "word" && atom.tag !== "adv" && atom.tag !== "det" && !ROUGHLY.has(atom.lower),
  );
  const last = words.at(-1);
  return lowerOf(last);
};

const hasWord = (atoms: readonly Atom[], words: readonly string[]): boolean =>
  atoms.some((atom) => (atom.kind === "word" || atom.kind === "mark") && words.includes(atom.lower));

const COMMA = 5;
const DASH = 4.5;
const SENTENCE = 7;

const hasPair = (atoms: readonly Atom[], first: string, second: string): boolean =>
  atoms.some((atom, at) => {
    const next = atoms[at + 1];
    return atom.kind === "word" && atom.lower === first && next?.kind === "word" && next.lower === second;
  });

/** "has gone from 8.6 to 7.3": what is told in the perfect holds now. */
const isPerfect = (atoms: readonly Atom[]): boolean =>
  atoms.some((atom, at) => {
    const next = atoms[at + 1];
    const has = ["has", "have"].includes(lowerOf(atom));
    return has && next?.kind === "word" && PARTICIPLE.test(next.lower);
  });

const PARTICIPLE = /(?:ed|en|ne|wn|pt|nk)$/u; // catches "fallen" and "crept", not "seats"

/** "after barriers were put up: from 283 to 170": a shy word that says the other end than the figure's is none. */
const fits = (axis: AxisMark | null | undefined, end: "early" | "late"): boolean =>
  !axis?.shy || (end === "early" ? axis.order <= 0 && axis.name !== "Now" : axis.order > -9);

const isVerb = (atom: Atom): atom is WordAtom =>
  atom.kind === "word" && (atom.tag === "verb" || CONTRACTED.test(atom.lower));

/** "reaches 24", "we're at 6": what holds now. */
const isPresent = ({ atoms }: Gap): boolean => PRESENT.test(atoms.findLast(isVerb)?.lower ?? "");
const PRESENT = /^(?!was$|has$).*[^s]s$|^are$|['’]re$/u; // catches "reaches", "is" and "we're", not "was"
const CONTRACTED = /^(?:it|we|they|i|he|she|you)['’](?:re|s|m)$/u; // catches "we're", not "Ana's"

/** "It managed 17": what no longer holds. */
const isPast = (atom: Atom): boolean => isVerb(atom) && PARTICIPLE.test(atom.lower);

/** "31 cm, then 4", "31 cm, now 4": what follows; not "31 then, 4 now". */
const isNext = ([mark, then, ...more]: readonly Atom[]): boolean =>
  mark?.kind === "mark" &&
  mark.strength >= DASH &&
  then?.kind === "axis" &&
  ["Then", "Now"].includes(then.axis.name) &&
  more.length === 0;

/** "in May compared with April": the time behind is the earlier one. */
const COMPARED = / (?:with|to|against|versus|vs|on|than)(?: the same \w+| in)? $/; // catches "compared with the same month ", not "six months "

const RESULTS = wordSet("was were is won lost voted beat drew");

/** "The vote was 52 to 48", "me vs Jo: 15 to 20": two sides of one result. */
const isResult = (lead: Gap | undefined): boolean =>
  RESULTS.has(lastWord(lead)) || hasWord(lead?.atoms ?? [], ["vs", "v"]);

/** "from 3 to 5", "3 → 5", "to 5 from 3", "5, up from 3". */
export function changeWay(statement: Statement): { first: "before" | "after"; cost: number } | null {
  const [lead, link, tail] = statement.gaps;
  if (!link) return null;
  const linkWords = link.atoms;
  const leadWord = lastWord(lead);
  const linkWord = lastWord(link);
  if (hasWord(linkWords, ["→", "became"])) return { first: "before", cost: 0.1 };
  if (isNext(linkWords)) return { first: "before", cost: 0.3 };
  if (leadWord === "was" && linkWords.length < 3 && linkWord === "is") return { first: "before", cost: 0.3 }; // "was 6, is 2"
  if (hasPair(linkWords, "down", "to") && linkWord === "to") return { first: "before", cost: 0.3 };
  if (leadWord === "from" && linkWord === "to") return { first: "before", cost: 0 };
  if (linkWord === "from") return { first: "after", cost: 0 };
  if (linkWord === "to" && hasWord(lead?.atoms ?? [], ["from"])) return { first: "before", cost: 0.2 };
  const compares = hasWord(linkWords, ["compared"]); // "7 in 10 teens shop online, compared to 5 in 10 boomers"
  if (linkWord === "to" && leadWord === "to") return null; // "bikes rose to 90 and cars fell to 50"
  if (linkWord === "to" && link.strength >= 4 && !compares && linkWords.some(isVerb))
    return { first: "before", cost: 0.4 };
  if (linkWord === "to" && linkWords.length <= 3 && !compares && !hasWord(linkWords, ["votes"]) && !isResult(lead))
    return { first: "before", cost: 0.8 };
  if (
    (leadWord === "to" || (linkWords.length < 3 && !statement.figures[1]?.basis)) &&
    ["was", "were"].includes(linkWord)
  )
    return { first: "after", cost: 0.3 }; // "down to 88 a day (was 131)", "52 h, was 36"
  const now = ["now", "currently", "today", "it's", "is", "are", "stands"];
  const past = ["was", "were", "had", "used", "been"];
  const words = (gap: Gap | undefined): readonly Atom[] => gap?.atoms ?? [];
  const holds = hasWord(words(lead), now) || (lead !== undefined && isPresent(lead));
  const axisNow = (gap: Gap | undefined): boolean =>
    (gap?.axes ?? []).some(({ name }) => name === "Now" || name === "Today");
  if (
    hasWord(linkWords, ["compared", "against", "versus"]) &&
    (axisNow(lead) || hasWord(words(tail), ["when", "before", "earlier"]))
  )
    return { first: "after", cost: 0.3 };
  if (
    (link.strength >= 4 || link.atoms.at(-1)?.kind === "axis") && // "was 150 now 128"
    hasWord(words(lead), past) &&
    !hasWord(words(lead), now) &&
    (hasWord(linkWords, now) || axisNow(link)) &&
    !hasWord(linkWords, past)
  )
    return { first: "before", cost: 0.9 };
  if (
    link.strength >= DASH &&
    (holds || axisNow(lead)) &&
    (hasWord(linkWords, past) || linkWords.some(isPast)) &&
    hasWord(linkWords, ["it", "they", "that", "we", "i", "she", "he"])
  )
    return { first: "after", cost: 0.7 };
  if (hasPair(linkWords, "rather", "than") || hasPair(linkWords, "instead", "of")) return { first: "after", cost: 0.4 };
  const having = linkWords.some((atom) => lowerOf(atom) === "having");
  if (link.strength >= COMMA && (having || hasPair(lastClause(linkWords), "had", "been")))
    return { first: "after", cost: 0.5 };
  const earlier = ["previously", "formerly", "originally", "initially"];
  if (hasWord(tail?.atoms ?? [], ["before", "earlier", "previously"]) || hasWord(linkWords, earlier))
    return { first: "after", cost: 0.4 };
  return null;
}

/** "Screen-free Sundays are working", "litter picked up each Friday", "18-24s fell from 9 to 7": whom or when it is told of throughout. */
const isHabit = (scan: Scan, { family, name, noun, from }: AxisMark): boolean =>
  ["each", "every"].includes(lowerAt(scan, from - 1)) ||
  family === "band" ||
  ["grade", "class", "level"].includes(noun ?? "") ||
  (family === "weekday" && name.endsWith("s"));

/** Which of the two figures is the earlier one: as the words say, else as the one known time does. */
function orderOf(way: ReturnType<typeof changeWay>, times: readonly (AxisMark | null)[]): [number, number] {
  if (way) return way.first === "after" ? [1, 0] : [0, 1];
  const [one, two] = times;
  if (one && two) return one.order <= two.order ? [0, 1] : [1, 0];
  const past = (axis: AxisMark): boolean => axis.order < 0 || axis.family === "year";
  if (one) return past(one) ? [0, 1] : [1, 0];
  if (two) return past(two) ? [1, 0] : [0, 1];
  return [0, 1];
}

export function readChange(statement: Statement): Reading[] {
  const { figures, gaps } = statement;
  const [of, , ...more] = gaps[1]?.atoms ?? [];
  const whole = lowerOf(of) === "of" && more.length === 0; // "30 of our 120 customers"
  if (figures.length !== 2 || whole || hasWord(gaps[1]?.atoms ?? [], ["among", "amongst"])) return [];
  if (lowerAt(statement.scan, (figures[0]?.from ?? 0) - 1) === "by" && !figures[0]?.basis) return []; // "wages go up by £120, to £2,480"
  const way = changeWay(statement);
  /** "1,318 → 207. It took all of December": what another sentence tells. */
  const end =
    gaps[2]?.atoms.find((atom) => atom.kind === "mark" && (atom.strength > SENTENCE || atom.lower === ":"))?.start ??
    Number.POSITIVE_INFINITY;
  const lead = leadTimes(statement);
  const times = timeFigures(statement)
    .map(({ axis: near }, at) => (lead ? (lead[at] ?? null) : near))
    .map((axis) => (axis && (isHabit(statement.scan, axis) || (way && axis.start > end)) ? null : axis));
  const [early, late] = orderOf(way, times);
  const named = times.filter((axis) => axis !== null && axis.family === "relative");
  const past = times.filter((axis) => axis !== null && axis.family === "year");
  const asked = (gaps[1]?.strength ?? 0) >= SENTENCE && past.length === 1 && times.includes(null);
  const [one, two] = figures;
  const told = past.length === 1 && two?.basis?.spans.some(([start]) => start === one?.start) === true;
  if (!way && named.length === 0 && !asked && !told) return [];
  const settled: (AxisMark | null)[] = [...times];
  const since = way ? sinceMark(statement) : null;
  if (since) {
    settled[early] = since;
    if (settled[late]?.end === since.end) settled[late] = null;
  }
  if (way && !fits(settled[early], "early")) {
    if (settled[early]?.name === "Now") settled[late] ??= settled[early];
    settled[early] = null;
  }
  if (way && !fits(settled[late], "late")) settled[late] = null;
  if (
    way &&
    early === 0 &&
    !since &&
    lastWord(gaps[0]) === "from" &&
    settled[0] &&
    gaps[0]?.axes.includes(settled[0])
  ) {
    const other = COMPARED.test(statement.scan.text.slice(0, settled[0].start)) ? gaps[0].axes.at(-2) : settled[0];
    settled[1] ??= other ?? null; // "six months in, sick days went from 6 to 4", not "from 6 in May to 4" or "compared with May, from 6 to 4"
    if (settled[1] === settled[0]) settled[0] = null;
  }
  const before = settled[early];
  const after = settled[late];
  if (before && after && before.order === after.order && before.family === after.family) return [];
  const points: ReadingPoint[] = [];
  const setting = !before ? settingOf(gaps[early + 1]) : null;
  const opening = way && gaps[early] ? endOf(gaps[early], false) : null;
  const period = // "rookie year 61%, this year 84%"
    !way && YEARS_OF.has(singular(lastWord(gaps[early]))) ? leftLabel(gaps[early]?.pieces.at(-1)?.atoms ?? []) : null;
  const start = opening?.name ?? period?.text;
  const earlyAxis = before ?? setting ?? (start ? relativeMark(start, -9999) : oppositeOf(after, "Before", -20));
  const ending = gaps[late];
  const perfect =
    (ending && isPresent(ending)) || (way !== null && [gaps[0], gaps[late]].some((gap) => isPerfect(gap?.atoms ?? [])));
  const lateAxis = after ?? (perfect || setting ? relativeMark("Now", 9999) : oppositeOf(before, "After", 20));
  points[early] = { name: earlyAxis.name, axis: earlyAxis };
  points[late] = { name: lateAxis.name, axis: lateAxis };
  const missing = times.filter((axis) => axis === null).length;
  return [
    {
      shape: "change",
      series: [""],
      points,
      cells: figures.map((figure) => [cellOf(figure)]),
      units: [null],
      figures,
      cost: (way?.cost ?? 0.5) + missing * 0.15 + (way ? 0 : missing * 0.5),
      used: times.flatMap((axis) => (axis ? [[axis.start, axis.end] as const] : [])),
    },
  ];
}
