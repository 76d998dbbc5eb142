/**
 * Figures that say how a text came about, and count nothing that is compared: "2,116 adults" beside shares (a sample size),
 * "12 of our 80 buses" (the whole), "my 5k", "couch to 5k" (a race).
 */
import { perThing } from "../../text/per-text.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Aside, type Figure, isFigure, type Mention } from "../mention.ts";
import { aside, placeOf } from "../place.ts";

const asideOf = (scan: Scan, { from, to }: Figure, why: string): Aside => aside(scan, from, to, why);
const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const ASKED = words(
  "asked polled surveyed interviewed questioned sampled tested survey poll sample respondents responses answers replies n",
);
const NEAR_TOKENS = 6;

const near = (scan: Scan, { from, to }: Figure, cues: ReadonlySet<string>): boolean => {
  for (let at = Math.max(0, from - NEAR_TOKENS); at < to + NEAR_TOKENS; at++)
    if (cues.has(lowerAt(scan, at))) return true;
  return false;
};

// catches "80% of the votes counted", "on a turnout of 61%" and "passed 40,000 for the first time", not "40% of votes" and "saw turnout of 61%"
const SCENES =
  /on a turnout of #|error (?:of|is) [a-z ]*#|# of (?:the )?\w+ (?:counted|reporting)|(?:below|above|under|past|passed|topped) #(?: \w+){0,2} for the first time/;

// catches "highest", "lowest", "hottest" and "first", not "forest" and "west"
const EXTREME = /[dghiklmp]est$|owest$|[^o]test$|^(?:worst|best|most|first)$/;
const SCENE = /turnout|error|counted|reporting|first time/; // catches the words of `SCENES`, not "time"
const OR = /^[ \p{L}]*, or (?:\w+ )?$/u; // catches " people, or about ", not ", 3 or "

const REPORTED =
  /\b(?:said|told|announced|reported|showed)(?: [a-z]+)?(?: on)? $|, (?:published|released|issued|unveiled)(?: on| last)? $/; // catches "the ministry said on " and "the report, published on ", not "sold on "
const DATELINE = /^\p{Lu}+(?: \p{Lu}+)*, $/u; // catches "OSLO, ", not "Oslo, "

/** "fell to 5.4%, the ministry said on Tuesday", "OSLO, Jan 14 (Reuters)": when it was told, where no other such day is. */
const isReport = (scan: Scan, { from, start }: Mention): boolean =>
  REPORTED.test(scan.text.slice(Math.max(0, start - 30), start)) ||
  (from < 6 && DATELINE.test(scan.text.slice(0, start)));

const GROUP_OF =
  /^(?:as |for |we['’]re |we are |in )?(?:an? |our |my )(?:household|family|houseshare|flatshare|team|crew|party) of $|^(?:household|family|houseshare|flatshare|team|crew|party) of $/iu; // catches "As a team of ", not "half the team of "

/** Figures that set the scene or say another again ("1.2m people, or 3.4% of all"), times of records ("its lowest since 2021"). */
export function scenes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const staged = figures.length > 2 && SCENE.test(scan.text);
  return mentions.map((mention) => {
    const { from, to, start, end, kind } = mention;
    const since = kind === "axis" && lowerAt(scan, from - 1) === "since";
    if (since && [2, 3, 4, 5].some((step) => EXTREME.test(lowerAt(scan, from - step))))
      return aside(scan, from, to, "when it last was so");
    const told = kind === "axis" && ["weekday", "date"].includes(mention.family) && isReport(scan, mention);
    if (told && mentions.filter((other) => other.kind === "axis" && other.family === mention.family).length === 1)
      return aside(scan, from, to, "when it was told");
    if (!isFigure(mention)) return mention;
    const last = figures[figures.indexOf(mention) - 1];
    const percent = last && (last.unit?.symbol === "%") !== (mention.unit?.symbol === "%");
    const again = percent && OR.test(scan.text.slice(last.end, start));
    const scene = staged && SCENES.test(`${scan.text.slice(0, start)}#${scan.text.slice(end, end + 40)}`);
    const members = GROUP_OF.test(scan.text.slice(0, start)) && figures.some(({ unit }) => unit?.symbol === "%");
    return again || scene || members ? asideOf(scan, mention, "the scene") : mention;
  });
}

/** Beside shares: "(YouGov, 2,116 adults)", "we asked 500 commuters", "a survey of 2,400 households". */
export function sampleSizes(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(({ unit }) => unit?.kind === "percent");
  if (shares.length < 2 || shares.length === figures.length) return mentions;
  return mentions.map((mention) => {
    if (!isFigure(mention) || !mention.bare || mention.value < 20 || mention.part) return mention;
    return isWordAt(scan, mention.to) &&
      lowerAt(scan, mention.to) !== "and" &&
      (near(scan, mention, ASKED) || lowerAt(scan, mention.to + 1) === ")")
      ? asideOf(scan, mention, "sample size")
      : mention;
  });
}

const DETERMINED = words("my our his her their its the your these those all");

/** "Two of our 12": a bare whole number told of a smaller bare one in front of it. */
export function isWhole(scan: Scan, mention: Mention, part: Mention | undefined): mention is Figure {
  if (!isFigure(mention) || !mention.bare || mention.basis || !Number.isInteger(mention.value)) return false;
  if (!part || !isFigure(part) || !part.bare || part.part || part.value >= mention.value) return false;
  const link = mention.from - part.to;
  const owned = link > 1 && link < 5 && /['’]s?$/u.test(lowerAt(scan, mention.from - 1)); // "12 of the county's 90 schools"
  const determined = owned || (link === 2 && DETERMINED.has(lowerAt(scan, part.to + 1)));
  return lowerAt(scan, part.to) === "of" && (link === 1 || determined);
}

/** "Two of our 12 buses broke down in May, five in June": the one whole that a count is told of, beside further counts. */
export const wholesOf = perThing((scan, mentions: readonly Mention[]): readonly Mention[] => {
  const wholes = mentions.filter((mention, at): mention is Figure => isWhole(scan, mention, mentions[at - 1]));
  const counts = mentions.filter(isFigure);
  const figures = counts.length;
  const [last] = wholes.slice(-1);
  const alike = wholes.every(({ from }) => ["of", "the"].includes(lowerAt(scan, from - 1)));
  const placed = last !== undefined && alike && isWordAt(scan, last.to);
  const paired = placed && wholes.length > 1 && wholes.length * 2 === figures; // "12 of 80 in Hull, 31 of 90 in York"
  const few = figures === 3 && counts.every(({ bare, basis, value }) => bare && !basis && value <= (last?.value ?? 0)); // "two of our 9 pubs closed in May, three in June"
  const one =
    wholes.length === 1 && (few || (figures > 3 && wholes.every(({ from }) => lowerAt(scan, from - 1) !== "of")));
  if (!paired && !one) return mentions;
  return mentions.map((mention) =>
    isFigure(mention) && wholes.includes(mention) ? asideOf(scan, mention, "the whole") : mention,
  );
});

const RACES = words("race races raced ran runner runners pb pbs bests marathon parkrun");
const RACE_LENGTHS: ReadonlySet<number> = new Set([1, 2, 3, 5, 8, 10, 15, 20, 25, 50, 100]);
const TIME_UNITS = words("min minutes s seconds h hours");

/** "my 5k went from 27 minutes to 24, the 10k from 58 to 51": lengths of races, where times are told. */
export function raceNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const figures = mentions.filter(isFigure);
  const timed = figures.some(({ unit }) => unit !== null && TIME_UNITS.has(unit.symbol));
  const isRace = ({ factor, value, unit, from, to }: Figure): boolean =>
    (unit === null
      ? factor === 1000 && RACE_LENGTHS.has(value / 1000)
      : timed && unit.symbol === "km" && RACE_LENGTHS.has(value)) &&
    to === from + 2 &&
    lowerAt(scan, from + 1) === "k";
  const races = figures.filter(isRace);
  if (races.length === 0) return mentions;
  const clocked = mentions.some((mention) => mention.kind === "axis" && mention.family === "clock");
  const dated = mentions.some((mention) => mention.kind === "axis" && races.some(({ from }) => from === mention.to));
  const shares = figures.every((figure) => isRace(figure) || figure.unit?.symbol === "%");
  const programmes = races.every(({ from, to }) => lowerAt(scan, from - 2) === "couch" && lowerAt(scan, to) !== ":"); // "since couch to 5k"
  const told =
    timed ||
    programmes ||
    clocked ||
    (!dated && says(scan, RACES)) || // "marathon training: Mon 8k, Wed 12k" states how far
    (shares && races.every(({ from }) => ["the", "a"].includes(lowerAt(scan, from - 1)))); // "58% want the 5K"
  if (!told || races.length * 2 > figures.length) return mentions;
  return mentions.map((mention, at) => {
    if (!isFigure(mention)) return mention;
    const listed = mention.part === true && lowerAt(scan, mention.from) === "half" && mentions[at - 1];
    const half = listed && isFigure(listed) && isRace(listed) && mention.from - listed.to <= 2; // "5k, 10k and half"
    return isRace(mention) || half ? { kind: "name", ...placeOf(scan, mention.from, mention.to) } : mention;
  });
}
