/**
 * Differences all the way, from a level that nobody tells: "Leeds has 120 fewer nurses than last year, York 80 fewer" → −120, −80; "trains were 4
 * minutes slower than in 2019, trams 2 minutes faster" → 4, −2. Each figure has a comparative right behind it. What only lies the other way
 * round keeps its own words: "5 years younger, 3 years younger" is no minus.
 */
import { SPEEDS } from "../../lexicon/relation-words.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

/** Words that fall below a level whatever is measured. */
const FEWER: ReadonlySet<string> = new Set(["fewer", "less", "lower", "cheaper"]);
/** What is told of two as opposites: the first is more, the others are less. */
const OPPOSITES: readonly (readonly string[])[] = [
  ["more", "fewer", "less"],
  ["higher", "lower"],
  ["longer", "shorter"],
  ["taller", "shorter"],
  ["slower", "faster", "quicker"],
  ["older", "younger"],
  ["bigger", "smaller"],
  ["larger", "smaller"],
  ["heavier", "lighter"],
  ["warmer", "cooler", "colder"],
  ["hotter", "cooler", "colder"],
  ["later", "earlier", "sooner"],
  ["dearer", "cheaper"],
  ["pricier", "cheaper"],
];
const COMPARATIVES: ReadonlySet<string> = new Set(OPPOSITES.flat());

/** The comparative right behind a figure; not "more" of a level such as "12 or more". */
const wordOf = (scan: Scan, { to }: Figure): string => lowerAt(scan, to);

/** The signs of the comparatives, where they are of one sort and one of them falls. */
function signsOf(words: readonly string[], speed: boolean): readonly number[] | null {
  if (words.every((word) => FEWER.has(word))) return words.map(() => -1);
  const sort = OPPOSITES.find((one) => words.every((word) => one.includes(word)));
  if (!sort || words.every((word) => word === words[0])) return null;
  const turned = speed && sort[0] === "slower" ? -1 : 1;
  return words.map((word) => (word === sort[0] ? turned : -turned));
}

const isPlain = ({ basis, range, value, part, unit }: Figure): boolean =>
  !basis && !range && !part && value > 0 && unit?.symbol !== "%";

/** The mentions, where such figures have their signs. */
export function apartSigns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, COMPARATIVES)) return mentions;
  const figures = mentions.filter(isFigure);
  const units = new Set(figures.map(({ unit }) => unit?.symbol ?? ""));
  if (figures.length < 2 || units.size > 1 || !figures.every(isPlain)) return mentions;
  const signs = signsOf(
    figures.map((figure) => wordOf(scan, figure)),
    SPEEDS.has([...units][0] ?? ""),
  );
  if (!signs) return mentions;
  return mentions.map((mention): Mention => {
    const sign = isFigure(mention) ? (signs[figures.indexOf(mention)] ?? 1) : 1;
    return isFigure(mention)
      ? { ...mention, value: sign * mention.value, signed: true, basis: { spans: [], how: "" } }
      : mention;
  });
}
