/**
 * Lists and indices that are called by how many they hold: "S&P 500 +0.3%, FTSE 100 -0.2%", "40 Fortune 500 firms" → 500 and 100 are parts
 * of a name. Not "Nasdaq 16,103", nor "FTSE 7,500".
 */
import type { Scan } from "../../text/scan.ts";
import { isAxis, isFigure, type Mention } from "../mention.ts";
import { name } from "../numbers/plain-number.ts";

const INDEX =
  /(?:S&P(?: Small ?Cap| Mid ?Cap)?|FTSE(?: AIM| All-World)?|CAC|Nikkei|Stoxx|STOXX|Russell|Nasdaq|NASDAQ|TSX|ASX|IBEX|Ibex|Nifty|CSI|SBF|OMXS?|Topix|TOPIX|MDAX|SDAX|DAX|AEX|SMI|BEL|PSI|WIG|Fortune|Forbes|Inc\.?|Indy|Daytona|Global|Barron['’]s) ?-?$/u; // catches "FTSE " in front of "100", not "the firm "
const MEMBERS: ReadonlySet<string> = new Set(
  "20 30 35 40 50 60 75 100 200 225 250 300 350 400 500 600 1000 2000 3000 5000".split(" "),
);

const ENDS = /^(?:[,;.](?:\s|$)|\s*$)/u; // catches ", " behind "Nikkei 225", which is its level then, not " +1.1%"

export function indexNames(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const isMember = (mention: Mention): boolean =>
    (isFigure(mention) || isAxis(mention)) && // "Russell 2000"
    MEMBERS.has(scan.text.slice(mention.start, mention.end)) &&
    INDEX.test(scan.text.slice(0, mention.start)) &&
    !ENDS.test(scan.text.slice(mention.end));
  const others = mentions.filter((mention) => isFigure(mention) && !isMember(mention)).length;
  if (others === 0 || !mentions.some(isMember)) return mentions;
  return mentions.map((mention) => (isMember(mention) ? name(scan, mention.from - 1, mention.to) : mention));
}
