/**
 * What numbers are in sentences typed off the cuff: "the 100m in 12.4 sec" names a race, "0600 12, 0900 45" tells hours,
 * "from 1100 to 1500 in London" no year, "3 of 10 shops here, there 5 of 10" two parts of two wholes, and in "Lakers 112
 * Celtics 108, Bulls 99 Heat 104" the last number is a figure as all others.
 */

import { wordSet } from "../../lexicon/closed-class.ts";
import { NUMBERED_THINGS } from "../../lexicon/nouns.ts";
import { matches } from "../../text/needs/matches.ts";
import { isNumberAt, isWordAt, lowerAt, type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { isWhole } from "../no-data/context-counts.ts";
import { figureAt } from "../numbers/figures.ts";
import { aside, placeOf } from "../place.ts";
import { axisMark } from "../times/axis-mark.ts";

/** "#FitFam run 5k swim 2k": a tag in front of the first name is none. */
export function leadingTag(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const tags = mentions.filter(({ kind, from }) => kind === "name" && lowerAt(scan, from) === "#");
  const [tag, ...others] = tags;
  if (!tag || others.length > 0 || tag.from > 0 || !isWordAt(scan, tag.to)) return mentions;
  return mentions.map((mention) => (mention === tag ? aside(scan, tag.from, tag.to, "a hashtag") : mention));
}

const METRES: ReadonlySet<number> = new Set([50, 60, 100, 110, 200, 400, 800, 1500]);
const SECONDS = /\d ?(?:s|sec|secs|seconds|min|mins|minutes)\b|\d:\d\d/; // catches "12.4 sec", not "12.4 m"
const RAN =
  "the a ran run runs swim swims swam sprint sprints freestyle butterfly breaststroke backstroke hurdles race".split(
    " ",
  );

const HEADED =
  /^(?:[^\d:]*\b(?:men|women|boy|girl|mixed|youth|junior|senior)(?:['’]?s)?['’]? \d{2,4} ?m\b[^\d:]*|\d{2,4} ?m(?: \p{L}+){0,2}): .*\d\.\d/iu; // catches "Men's 100m: Lyles 9.79" and "400m final: Ann 47.2", not "Raised 100m: city 60.5"

/** "the 100m in 12.4 sec, the 200m in 25.9": lengths of races, where times are told; "Men's 100m: Lyles 9.79". */
export function racesOfMetres(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!scan.words.has("m")) return mentions;
  const headed = matches(scan.text, HEADED);
  const isRace = (mention: Mention): mention is Figure =>
    isFigure(mention) &&
    mention.to === mention.from + 2 &&
    lowerAt(scan, mention.from + 1) === "m" &&
    METRES.has(mention.factor === 1e6 ? mention.value / 1e6 : mention.value) &&
    ((headed && mention === mentions[0]) ||
      RAN.some((word) => word === lowerAt(scan, mention.from - 1) || word === lowerAt(scan, mention.to)));
  if (!headed && !matches(scan.text, SECONDS)) return mentions;
  return mentions.map((mention) =>
    isRace(mention) ? { kind: "name", ...placeOf(scan, mention.from, mention.to) } : mention,
  );
}

const HOUR = /^(?:[01]\d|2[0-3])[0-5]0$/; // catches "0600" and "1430", not "2475"
const EARLY = /(?:^|[^\d.,])0\d[0-5]0(?=[^\d.,%]|$)/; // catches "0600", not "0.600"

/** "0600 12, 0900 45, 1200 80": hours of four digits, each with a figure behind it, where one of them begins with 0. */
export function hoursOfDigits(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!matches(scan.text, EARLY)) return mentions;
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

const ITEM = "\\p{Lu}[\\p{L}'’]*(?: \\p{Lu}[\\p{L}'’]*)? \\d{1,3}";
const ALL_ITEMS = new RegExp(`^${ITEM}(?: \\p{Ll}[\\p{Ll}'’]+){0,2}[,;.]? (?:${ITEM}(?:[,;.]? |$|[.!]$))+$`, "u"); // catches "Lakers 112 points Celtics 108", not "Windows 11 52, Mac 30"
const FEWEST = 3;

/** "Lakers 112 Celtics 108, Bulls 99 Heat 104": one word and one number, again and again. */
export function itemsThroughout(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ kind }) => kind === "name") && !isWordAt(scan, 0)) return mentions;
  const counted = isNumberAt(scan, 1) && isWordAt(scan, 2) && mentions[0]?.kind === "name" ? 1 : 0; // "Nadia 4 books Tom 7 Ali 2"
  if (mentions.filter(isFigure).length + counted < FEWEST || !matches(scan.text, ALL_ITEMS)) return mentions;
  return mentions.map((mention) => {
    const inside = mention.to - mention.from;
    const at = Array.from({ length: inside }, (_, step) => mention.from + step).find((place) =>
      isNumberAt(scan, place),
    );
    return (mention.kind === "name" && at !== undefined && figureAt(scan, at)) || mention;
  });
}

/** "2 of 9 buses on Monday, 5 of 9 on Tuesday, 7 on Wednesday": one whole said more than once, and not with the last. */
function elidedWholes(scan: Scan, figures: readonly Figure[]): readonly Figure[] {
  const wholes = figures.filter((figure, at) => isWhole(scan, figure, figures[at - 1]));
  const [whole, ...again] = wholes;
  const others = figures.filter((figure) => !wholes.includes(figure));
  const alike = whole !== undefined && again.every(({ value }) => value === whole.value);
  const parts = others.every(({ bare, basis, value }) => bare && !basis && value <= (whole?.value ?? 0));
  return alike && again.length > 0 && others.length > wholes.length && parts ? wholes : [];
}

/** "3 of 10 shops in Lagos take cards, in Abuja 5 of 10": each part has its whole, and the text no other figure. */
export function partsOfWholes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const elided = elidedWholes(scan, figures);
  const wholes = figures.filter((figure, at) => at % 2 === 1 && isWhole(scan, figure, figures[at - 1]));
  const plain =
    wholes.every(({ from }) => lowerAt(scan, from - 1) === "of") &&
    isWordAt(scan, wholes[0]?.to ?? 0) &&
    !isWordAt(scan, wholes.at(-1)?.to ?? 0);
  const paired = wholes.length >= 2 && wholes.length * 2 === figures.length && plain;
  const found = paired ? wholes : elided;
  if (found.length === 0) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && found.includes(mention) ? aside(scan, mention.from, mention.to, "the whole") : mention,
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

const WIDE = 10;
const RANK = 9;
const TIMES = wordSet("min minutes hours days weeks months years s sec seconds h");

/** "gold 1 - 40 pts, silver 2 - 30 pts": a small number of the name, a dash with room, and far more behind it: no range. */
export function rankedNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isRank = ({ from, range, unit }: Figure): boolean =>
    range !== undefined &&
    range[0] <= RANK &&
    range[1] >= WIDE * range[0] &&
    lowerAt(scan, from + 1) !== "to" &&
    tokenAt(scan, from + 1).spaced &&
    tokenAt(scan, from + 2).spaced &&
    isWordAt(scan, from - 1) &&
    !TIMES.has(unit?.symbol ?? "");
  const figures = mentions.filter(isFigure);
  if (figures.length < 2 || !figures.every(isRank)) return mentions;
  return mentions.flatMap((mention) => {
    const figure = isFigure(mention) ? figureAt(scan, mention.from + 2) : null;
    return figure
      ? [{ kind: "name" as const, ...placeOf(scan, mention.from - 1, mention.from + 1) }, figure]
      : [mention];
  });
}

const DEGREES: ReadonlyMap<string, number> = new Map([
  ["C", 60],
  ["F", 130],
]);

/** "Lagos 33C, Abuja 31C, Jos 24C": degrees, each behind a name of its own; not "Row 12C, Row 14C" or "flat 3C". */
export function degreesOfLetters(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const letterOf = ({ kind, from, to }: Mention): string =>
    kind === "name" && to === from + 2 && !tokenAt(scan, to - 1).spaced ? tokenAt(scan, to - 1).text : "";
  const labels = mentions.filter((mention) => DEGREES.has(letterOf(mention)));
  const [first] = labels;
  const letter = first ? letterOf(first) : "";
  const leads = new Set(labels.map(({ from }) => lowerAt(scan, from - 1)));
  const told = labels.every(
    (label) =>
      letterOf(label) === letter &&
      isWordAt(scan, label.from - 1) &&
      !NUMBERED_THINGS.has(lowerAt(scan, label.from - 1)) &&
      Number(tokenAt(scan, label.from).text) <= (DEGREES.get(letter) ?? 0),
  );
  if (!told || labels.length < 2 || leads.size < labels.length || mentions.some(isFigure)) return mentions;
  return mentions.map((mention) => {
    const figure = labels.includes(mention) ? figureAt(scan, mention.from) : null;
    const unit = { kind: "measure" as const, symbol: `°${letter}` };
    return figure ? { ...figure, ...placeOf(scan, mention.from, mention.to), unit, bare: false } : mention;
  });
}
