/**
 * Figures that say how a text came about or what it goes through, and count nothing that is compared:
 * "2,116 adults" beside shares (sample size), "3 races:" before three figures (how many there are), "the 1,500 m" (an event).
 */
import { PREPOSITIONS } from "../lexicon/closed-class.ts";
import { verbSense } from "../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, tokenAt } from "../text/scan.ts";
import { type Aside, type Figure, isFigure, type Mention } from "./mention.ts";
import { placeOf } from "./place.ts";

const asideOf = (scan: Scan, { from, to }: Figure, why: string): Aside => ({
  kind: "aside",
  ...placeOf(scan, from, to),
  why,
});
const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const ASKED = words(
  "asked polled surveyed interviewed questioned sampled tested survey poll sample respondents responses answers replies n",
);
const ASKED_NOUNS = words(
  "adults respondents people voters households companies firms users employees students pupils parents readers shoppers drivers patients residents members customers participants managers workers teachers men women teens millennials responses answers replies interviews developers homes businesses children subscribers followers staff commuters guests visitors",
);
const NEAR_TOKENS = 6;

const near = (scan: Scan, { from, to }: Figure, cues: ReadonlySet<string>): boolean => {
  for (let at = Math.max(0, from - NEAR_TOKENS); at < to + NEAR_TOKENS; at++)
    if (cues.has(lowerAt(scan, at))) return true;
  return false;
};

const bracketed = (scan: Scan, { from, to }: Figure): boolean => {
  let opened = false;
  for (let at = from - 1; at >= Math.max(0, from - NEAR_TOKENS * 2); at--) {
    if (lowerAt(scan, at) === ")") break;
    if (lowerAt(scan, at) === "(") {
      opened = true;
      break;
    }
  }
  return opened && isWordAt(scan, to);
};

/** Beside shares: "(YouGov, 2,116 adults)", "we asked 500 commuters", "a survey of 2,400 households". */
export function sampleSizes(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(({ unit }) => unit?.kind === "percent");
  if (shares.length < 2 || shares.length === figures.length) return [...mentions];
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.bare || mention.value < 20 || mention.part) return mention;
    const noun = ASKED_NOUNS.has(lowerAt(scan, mention.to)) || ASKED_NOUNS.has(lowerAt(scan, mention.to + 1));
    return noun && (bracketed(scan, mention) || near(scan, mention, ASKED))
      ? asideOf(scan, mention, "sample size")
      : mention;
  });
}

const DETERMINED = words("my our his her their its the your these those all");

/** "Two of our 12 buses broke down in May, five in June": the one whole that a count is told of, beside further counts. */
export function wholesOf(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const wholes = mentions.filter((mention, at) => {
    const part = mentions[at - 1];
    const figure = isFigure(mention) && mention.bare && !mention.basis && Number.isInteger(mention.value);
    if (!figure || !part || !isFigure(part) || !part.bare || part.part || part.value >= mention.value) return false;
    const link = mention.from - part.to;
    const determined = link === 2 && DETERMINED.has(lowerAt(scan, part.to + 1));
    return lowerAt(scan, part.to) === "of" && (link === 1 || determined);
  });
  const figures = mentions.filter(isFigure).length;
  const [last] = wholes.slice(-1);
  const placed =
    last !== undefined && lowerAt(scan, last.from - 1) === "of" && PREPOSITIONS.has(lowerAt(scan, last.to));
  const paired = placed && wholes.length > 1 && wholes.length * 2 === figures; // "12 of 80 in Hull, 31 of 90 in York"
  const one = wholes.length === 1 && figures > 3 && wholes.every(({ from }) => lowerAt(scan, from - 1) !== "of");
  if (!paired && !one) return [...mentions];
  return mentions.map((mention) =>
    isFigure(mention) && wholes.includes(mention) ? asideOf(scan, mention, "the whole") : mention,
  );
}

/** "I've run 3 races: Bristol in 51 minutes, Bath in 49, Cardiff in 47": as many figures follow as it says. */
export function itemCounts(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    if (
      !isFigure(mention) ||
      !mention.bare ||
      !Number.isInteger(mention.value) ||
      mention.value < 2 ||
      mention.value > 12
    )
      return mention;
    const colon = scan.text.indexOf(":", mention.end);
    const rest = figures.filter(({ start }) => start > Math.max(mention.start, figures[0] === mention ? colon : -1));
    const first = rest[0];
    const listed = figures.some(
      ({ start, bare }) => bare && start > mention.start && first !== undefined && start < first.start,
    );
    const noun = countsPlural(scan, mention.to) && !listed; // "Ann: 4 goals, 2 assists. Bo: 3, 5": one of the figures
    const opens = figures[0] === mention && announces(scan, mention, first) && !timedBefore(scan, mentions, mention);
    return noun && opens && rest.length === mention.value ? asideOf(scan, mention, "how many there are") : mention;
  });
}

const isPlural = (scan: Scan, at: number): boolean => {
  const { lower, kind } = tokenAt(scan, at);
  return kind === "word" && lower.length > 3 && lower.endsWith("s") && !lower.endsWith("ss");
};

/** A noun in the plural right behind the count: "3 races", "4 long races"; not "4, races 3". */
const countsPlural = (scan: Scan, from: number): boolean => {
  for (let at = from; at < from + 3 && isWordAt(scan, at); at++) if (isPlural(scan, at)) return true;
  return false;
};

/** "3 buses in 2018. By 2019 it had 10 …": a count with a time of its own in its sentence is the first of the figures. */
const timedBefore = (scan: Scan, mentions: readonly Mention[], { from, to }: Figure): boolean => {
  if (lowerAt(scan, from - 1) === ":" && mentions.some((mention) => mention.kind === "axis" && mention.to === from - 1))
    return true; // "Day 1: 4 cases. Day 3: 11"
  let end = to;
  while (end < scan.tokens.length && ![".", ":", "?"].includes(lowerAt(scan, end))) end++;
  return (
    lowerAt(scan, end) === "." &&
    mentions.some((mention) => mention.kind === "axis" && !mention.shy && mention.from >= to && mention.from < end)
  );
};

/** A colon, full stop or "namely" between the count and the first item. */
const announces = (scan: Scan, count: Figure, first: Figure | undefined): boolean => {
  if (!first) return false;
  for (let at = count.to; at < first.from; at++)
    if ([":", ".", "–", "namely", "?"].includes(lowerAt(scan, at)) && at > count.to) return true;
  return false;
};

/** "Studio 1 (capacity 40) drew 28, studio 2 drew 19": the only figure in brackets, in front of a verb, beside two others. */
export function bracketsOnce(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  const inside = figures.filter(
    ({ to, from }) => lowerAt(scan, to) === ")" && [2, 3].some((step) => lowerAt(scan, from - step) === "("),
  );
  const [only] = inside;
  if (inside.length !== 1 || !only || figures.length < 3 || verbSense(lowerAt(scan, only.to + 1)) === null)
    return [...mentions];
  return mentions.map((mention) => (mention === only ? asideOf(scan, only, "said in brackets") : mention));
}

const TIMES = words("days weeks months years hours minutes seconds nights");

/** "We ran 4 ads for 2 weeks: …", "Over 3 days, …: …": how long it took, in front of a colon and two more figures. */
export function spansBefore(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.unit || !TIMES.has(mention.unit.symbol)) return mention;
    if (!["for", "in", "over", "within", "during", "after"].includes(lowerAt(scan, mention.from - 1))) return mention;
    const colon = scan.text.indexOf(": ", mention.end);
    const inside = figures.some(({ start }) => start > mention.end && start < colon);
    const after = figures.filter(({ start, unit }) => start > colon && unit?.symbol !== mention.unit?.symbol).length;
    return colon > 0 && !inside && after >= 2 ? asideOf(scan, mention, "how long it took") : mention;
  });
}

const DISTANCES = words("m km k mi miles metres meters");

/** "In the 1,500 m Abebe ran 214.6 s": a distance that names an event, beside figures of another unit. */
export function eventNames(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  return mentions.map((mention) => {
    if (!isFigure(mention) || !["the", "men's", "women's", "our"].includes(lowerAt(scan, mention.from - 1)))
      return mention;
    const distance = mention.unit && DISTANCES.has(mention.unit.symbol);
    const others = figures.filter(
      (figure) => figure !== mention && figure.unit && figure.unit.symbol !== mention.unit?.symbol,
    );
    return distance && others.length > 0 && others.length >= figures.filter(({ unit }) => unit).length - 1
      ? { kind: "name", ...placeOf(scan, mention.from, mention.to) }
      : mention;
  });
}

const RACES = words("race races raced ran runner runners pb pbs marathon parkrun");
const RACE_LENGTHS: ReadonlySet<number> = new Set([1, 2, 3, 5, 8, 10, 15, 20, 25, 50, 100]);
const TIME_UNITS = words("min minutes s seconds h hours");

/** "my 5k went from 27 minutes to 24, the 10k from 58 to 51": lengths of races, where times are told. */
export function raceNames(scan: Scan, mentions: readonly Mention[]): Mention[] {
  const figures = mentions.filter(isFigure);
  const isRace = ({ factor, value, unit, from, to }: Figure): boolean =>
    factor === 1000 &&
    unit === null &&
    RACE_LENGTHS.has(value / 1000) &&
    to === from + 2 &&
    lowerAt(scan, from + 1) === "k";
  const races = figures.filter(isRace);
  const timed = figures.some(({ unit }) => unit !== null && TIME_UNITS.has(unit.symbol));
  const clocked = mentions.some((mention) => mention.kind === "axis" && mention.family === "clock");
  const dated = mentions.some((mention) => mention.kind === "axis" && races.some(({ from }) => from === mention.to));
  const shares = figures.every((figure) => isRace(figure) || figure.unit?.symbol === "%");
  const told =
    timed ||
    clocked ||
    (!dated && [...RACES].some((word) => scan.words.has(word))) || // "marathon training: Mon 8k, Wed 12k" states how far
    (shares && races.every(({ from }) => ["the", "a"].includes(lowerAt(scan, from - 1)))); // "58% want the 5K"
  if (races.length === 0 || !told || races.length * 2 > figures.length) return [...mentions];
  return mentions.map((mention, at) => {
    if (!isFigure(mention)) return mention;
    const listed = mention.part === true && lowerAt(scan, mention.from) === "half" && mentions[at - 1];
    const half = listed && isFigure(listed) && isRace(listed) && mention.from - listed.to <= 2; // "5k, 10k and half"
    return isRace(mention) || half ? { kind: "name", ...placeOf(scan, mention.from, mention.to) } : mention;
  });
}
