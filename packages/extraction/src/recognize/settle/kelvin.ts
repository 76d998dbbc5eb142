/**
 * "Nitrogen boils at 77 K, oxygen at 90 K" → 77 K, no thousands: where a text tells how warm things are, a "K" apart from its number is
 * kelvin. Not "Salaries: Ann 77 K", "77K" nor "Temperature sensors sold: Rome 77 K".
 */
import { matches } from "../../text/needs/matches.ts";
import { type Scan, says, tokenAt } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";
import { scaledValue } from "../numbers/figures.ts";

const THOUSAND = 1000;
const WARM =
  /\b(?:temp(?:erature)?s?|boil(?:s|ed|ing)?|melt(?:s|ed|ing)?|freez(?:es?|ing)|froze|condens\w+|superconduct\w+|cryogenic\w*|cryostat\w*|kelvin|absolute zero|curie|debye)\b|°[CF]/iu; // catches "boils" and "Critical temperature", not "warm"
const COUNTED =
  /[$€£]|\b(?:sold|sales?|users?|people|visitors|sensors?|customers?|orders?|units|views|followers|salar(?:y|ies)|jobs?|residents|population|stations?|readings|downloads|tickets)\b/iu; // catches "sold", not "soldered"
const KELVIN = { kind: "measure", symbol: "K" } as const;

/** Its last token is a "K" that stands apart. */
const isApart = (scan: Scan, mention: Mention): mention is Figure =>
  isFigure(mention) &&
  mention.factor === THOUSAND &&
  mention.unit === null &&
  tokenAt(scan, mention.to - 1).text === "K" &&
  tokenAt(scan, mention.to - 1).spaced;

export function kelvin(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, ["k"]) || !matches(scan.text, WARM) || matches(scan.text, COUNTED)) return mentions;
  return mentions.map((mention) => {
    if (!isApart(scan, mention)) return mention;
    const { factor: _, ...figure } = mention;
    const range = mention.range?.map((end) => scaledValue(end, 1 / THOUSAND));
    return {
      ...figure,
      value: scaledValue(mention.value, 1 / THOUSAND),
      ...(range ? { range: [range[0] ?? 0, range[1] ?? 0] as const } : {}),
      scaled: false,
      bare: false,
      unit: KELVIN,
    };
  });
}
