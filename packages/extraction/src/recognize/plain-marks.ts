/**
 * What numbers are in sentences typed off the cuff: "the 100m in 12.4 sec" names a race, "0600 12, 0900 45" tells hours,
 * "from 1100 to 1500 in London" no year, "3 of 10 shops here, there 5 of 10" two parts of two wholes, and in "Lakers 112
 * Celtics 108, Bulls 99 Heat 104" the last number is a figure as all others.
 */
import { wordSet } from "../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says, tokenAt } from "../text/scan.ts";
import { axisMark } from "./axis-mark.ts";
import { isWhole } from "./context-counts.ts";
import { figureAt } from "./figures.ts";
import { type Figure, isFigure, type Mention } from "./mention.ts";
import { aside, placeOf } from "./place.ts";

const METRES: ReadonlySet<number> = new Set([50, 60, 100, 110, 200, 400, 800, 1500]);
const SECONDS = /\d ?(?:s|sec|secs|seconds|min|mins|minutes)\b|\d:\d\d/; // catches "12.4 sec", not "12.4 m"
const RAN =
  "the a ran run runs swim swims swam sprint sprints freestyle butterfly breaststroke backstroke hurdles race".split(
    " ",
  );

/** "the 100m in 12.4 sec, the 200m in 25.9": lengths of races, where times are told. */
export function racesOfMetres(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isRace = (mention: Mention): mention is Figure =>
    isFigure(mention) &&
    mention.to === mention.from + 2 &&
    lowerAt(scan, mention.from + 1) === "m" &&
    METRES.has(mention.factor === 1e6 ? mention.value / 1e6 : mention.value) &&
    RAN.some((word) => word === lowerAt(scan, mention.from - 1) || word === lowerAt(scan, mention.to));
  if (!scan.words.has("m") || !SECONDS.test(scan.text)) return mentions;
  return mentions.map((mention) =>
    isRace(mention) ? { kind: "name", ...placeOf(scan, mention.from, mention.to) } : mention,
  );
}

const HOUR = /^(?:[01]\d|2[0-3])[0-5]0$/; // catches "0600" and "1430", not "2475"
const EARLY = /(?:^|[^\d.,])0\d[0-5]0(?=[^\d.,%]|$)/; // catches "0600", not "0.600"

/** "0600 12, 0900 45, 1200 80": hours of four digits, each with a figure behind it, where one of them begins with 0. */
export function hoursOfDigits(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!EARLY.test(scan.text)) return mentions;
  const figures = mentions.filter(isFigure);
  const isHour = (figure: Figure): boolean => figure.bare && HOUR.test(tokenAt(scan, figure.from).text);
  const hours = figures.filter(isHour);
  const told = figures.every((figure, at) => isHour(figure) === (at % 2 === 0));
  if (!told || hours.length < 2 || hours.length * 2 !== figures.length) return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention) || !isHour(mention)) return mention;
    const order = Math.floor(Number(tokenAt(scan, mention.from).text) / 100);
    return axisMark({ scan, from: mention.from, to: mention.to, family: "clock", order, position: order / 8766 });
  });
}

/** "from 1100 to 1500 in London": what a plain figure rose to is no year. */
export function risenToYears(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["from"])) return mentions;
  return mentions.map((mention, at) => {
    const before = mentions[at - 1];
    const told =
      mention.kind === "axis" &&
      mention.family === "year" &&
      isFigure(before) &&
      before.bare &&
      before.to === mention.from - 1 &&
      lowerAt(scan, before.to) === "to" &&
      lowerAt(scan, before.from - 1) === "from";
    return (told && figureAt(scan, mention.from)) || mention;
  });
}

const ALL_ITEMS = /^(?:\p{Lu}[\p{L}'’]* \d{1,3}(?:[,;.]? |$|[.!]$))+$/u; // catches "Lakers 112 Celtics 108", not "Windows 11 52, Mac 30"
const FEWEST = 3;

/** "Lakers 112 Celtics 108, Bulls 99 Heat 104": one word and one number, again and again. */
export function itemsThroughout(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ kind }) => kind === "name") && !isWordAt(scan, 0)) return mentions;
  if (mentions.filter(isFigure).length < FEWEST || !ALL_ITEMS.test(scan.text)) return mentions;
  return mentions.map((mention) => (mention.kind === "name" && figureAt(scan, mention.to - 1)) || mention);
}

/** "3 of 10 shops in Lagos take cards, in Abuja 5 of 10": each part has its whole, and the text no other figure. */
export function partsOfWholes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const wholes = figures.filter((figure, at) => at % 2 === 1 && isWhole(scan, figure, figures[at - 1]));
  const plain =
    wholes.every(({ from }) => lowerAt(scan, from - 1) === "of") &&
    isWordAt(scan, wholes[0]?.to ?? 0) &&
    !isWordAt(scan, wholes.at(-1)?.to ?? 0);
  if (wholes.length < 2 || wholes.length * 2 !== figures.length || !plain) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && wholes.includes(mention) ? aside(scan, mention.from, mention.to, "the whole") : mention,
  );
}

const PHRASAL = wordSet(
  "cool warm slow lock shut sit lie press push pull sign line clean wash tie melt count wind start set follow pick stand wake wrap",
);

/** "warm up 112, cool down 95": what is done, alone in its item; no figure below zero. */
export function phrasalNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["down"])) return mentions;
  return mentions.map((mention) => {
    const at = mention.from - 2;
    const named =
      isFigure(mention) &&
      lowerAt(scan, at + 1) === "down" &&
      PHRASAL.has(lowerAt(scan, at)) &&
      (!isWordAt(scan, at - 1) || lowerAt(scan, at - 1) === "and");
    return named ? { ...mention, signed: true } : mention;
  });
}
