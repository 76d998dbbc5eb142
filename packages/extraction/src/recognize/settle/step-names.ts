/**
 * "lead → MQL 42%, MQL → SQL 38%", "Visit to trial 6%, trial to paid 21%": where each item goes on from where the last one ended, both
 * ends name it. Not "LHR > JFK 42, LHR > DXB 61", nor "up from May to June 5".
 */
import { PREPOSITIONS } from "../../lexicon/closed-class.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { placeOf } from "../place.ts";

const LINKS: ReadonlySet<string> = new Set(["→", ">", "to"]);
/** So many words each end may have. */
const LONGEST = 3;

type Way = { from: number; link: number; to: number };

/** The words in front of a token, back to a mark or a number. */
function phraseStart(scan: Scan, end: number): number {
  let at = end;
  while (at > 0 && end - at < LONGEST && isWordAt(scan, at - 1) && !LINKS.has(lowerAt(scan, at - 1))) at--;
  return PREPOSITIONS.has(lowerAt(scan, at)) && at < end - 1 ? at + 1 : at;
}

/** "visit → trial" in front of a figure. */
function wayTo(scan: Scan, { from: figure }: Figure): Way | null {
  const end = [":", "=", "-", "–"].includes(lowerAt(scan, figure - 1)) ? figure - 1 : figure;
  const target = phraseStart(scan, end);
  const link = target - 1;
  if (target === end || !LINKS.has(lowerAt(scan, link))) return null;
  const from = phraseStart(scan, link);
  return from < link ? { from, link, to: end } : null;
}

const words = (scan: Scan, from: number, to: number): string =>
  scan.tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(" ");

export function stepNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["to"]) && !scan.tokens.some(({ lower }) => lower === "→" || lower === ">")) return mentions;
  const figures = mentions.filter(isFigure);
  const ways = figures.flatMap((figure) => wayTo(scan, figure) ?? []);
  const goesOn = (way: Way, at: number): boolean => {
    const last = ways[at - 1];
    return !last || words(scan, last.link + 1, last.to) === words(scan, way.from, way.link);
  };
  if (ways.length < 2 || ways.length < figures.length || !ways.every(goesOn)) return mentions;
  const names = ways.map(({ from, to }): Mention => ({ kind: "name", ...placeOf(scan, from, to) }));
  const isNamed = (mention: Mention): boolean => names.some(({ from, to }) => mention.from < to && from < mention.to);
  return [...mentions.filter((mention) => !isNamed(mention)), ...names].toSorted((one, two) => one.from - two.from);
}
