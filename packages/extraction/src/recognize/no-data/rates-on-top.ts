/** "48 for food, 22 for drinks, 10% tip on top": a rate that is put on what stands in front of it, and no figure beside them. Not "tips 10%, wages 60%". */
import { wordSet } from "../../lexicon/closed-class.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { isFigure, type Mention } from "../mention.ts";
import { aside } from "../place.ts";

const RATES = ["tip", "vat", "tax", "surcharge", "commission", "discount", "gratuity"];
const RATE_WORDS = wordSet(RATES.join(" "));
const KINDS = wordSet("sales tourist city service");

/** The mentions, such a rate an aside. */
export function ratesOnTop(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  if (!says(scan, RATES)) return mentions;
  const figures = mentions.filter(isFigure);
  const shares = figures.filter(({ unit }) => unit?.symbol === "%");
  const [rate] = shares;
  if (!rate || shares.length > 1 || figures.length < 3 || rate !== figures.at(-1)) return mentions;
  const told = RATE_WORDS.has(lowerAt(scan, rate.to)) ? rate.to : rate.to + 1;
  if (!RATE_WORDS.has(lowerAt(scan, told)) || (told > rate.to && !KINDS.has(lowerAt(scan, rate.to)))) return mentions;
  return mentions.map((mention) => (mention === rate ? aside(scan, rate.from, told + 1, "another measure") : mention));
}
