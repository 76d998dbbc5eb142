/**
 * "Ward 6 has 28 beds. 19 taken, 4 waiting for a clean.": how many there are, and then in what state so many of them are, is a whole and its
 * parts. Not "We have 28 desks. 19 people came", nor parts that come to more.
 */
import { wordSet } from "../../lexicon/closed-class.ts";
import { singular, verbSense } from "../../lexicon/morphology.ts";
import { isWordAt, lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const HAS = ["has", "have", "had", "there", "got"];
const STOPS: ReadonlySet<string> = new Set([".", ";", ":", "–"]);
const OPENS: ReadonlySet<string> = new Set([...STOPS, ",", "and"]);
const STATES = wordSet(
  "taken full free empty let vacant broken shut open closed booked reserved occupied gone sold out away off ready used unused damaged waiting",
);
const FEWEST = 2;

/** "19 taken", "4 waiting": a state right behind the number. */
const isState = (scan: Scan, { from, to, bare, basis, range, part }: Figure): boolean => {
  const word = lowerAt(scan, to);
  const state = STATES.has(word) || (/(?:ed|ing)$/u.test(word) && verbSense(word) !== null); // catches "booked" and "waiting", not "bed"
  return bare && !basis && !range && !part && OPENS.has(lowerAt(scan, from - 1)) && isWordAt(scan, to) && state;
};

/** "has 28 beds." in front of them. */
const isStock = (scan: Scan, { from, to, bare, basis }: Figure): boolean =>
  bare &&
  !basis &&
  HAS.includes(lowerAt(scan, from - 1)) &&
  singular(lowerAt(scan, to)) !== lowerAt(scan, to) &&
  STOPS.has(lowerAt(scan, to + 1));

export function stockParts(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, HAS)) return mentions;
  const [stock, ...parts] = mentions.filter(isFigure);
  if (!stock || parts.length < FEWEST || !isStock(scan, stock) || !parts.every((part) => isState(scan, part)))
    return mentions;
  const sum = parts.reduce((all, { value }) => all + value, 0);
  if (sum > stock.value) return mentions;
  return mentions.map((mention) => (mention === stock ? aside(scan, stock.from, stock.to, "the whole") : mention));
}
