/**
 * "Twice as many people chose tea as coffee: thirty-eight against nineteen": where both are told behind it, the words in
 * front say how they stand to each other, and neither is worked out from them.
 */
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const CUES = ["twice", "thrice", "double", "half", "times"];
const OPENS = /^(?:twice|thrice|double|half|[\p{L}\d.]+ times) as many /iu; // catches "Three times as many cats", not "I had twice as many"
const APART = /^ ?(?:to|against|versus|vs\.?|compared (?:to|with)) ?$/u; // catches " against ", not " in May to "

export function asMany(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, CUES) || !matches(scan.text, OPENS)) return mentions;
  const to = scan.tokens.findIndex(({ lower }) => lower === "many") + 1;
  const figures = mentions.filter((mention): mention is Figure => isFigure(mention) && mention.from >= to);
  const [one, two, more] = figures;
  if (!one || !two || more || !APART.test(scan.text.slice(one.end, two.start))) return mentions;
  const unit = one.unit ?? two.unit;
  const ratio = one.value / two.value;
  if (lowerAt(scan, to - 2) !== "as" || ratio === 1) return mentions;
  const others = mentions.filter((mention) => mention.from >= to);
  return [
    aside(scan, 0, to, "how they stand to each other"),
    ...others.map((mention) => (mention === two && two.bare && unit ? { ...two, unit, bare: false } : mention)),
  ];
}
