/**
 * "single 14€, return 25€, monthly pass 189€": a number with the sign of money glued behind it is a price and no 189th pass. Not "week
 * 40 €12".
 */
import { isNumberAt, type Scan, tokenAt } from "../../../text/scan.ts";
import { isAxis, type Mention } from "../../mention.ts";
import { figureAt } from "../../numbers/figures.ts";

const SIGNS = /^[€$£¥₹]$/u; // catches "€", not "%"

export function pricedSteps(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention) => {
    const sign = tokenAt(scan, mention.to);
    const priced = isAxis(mention) && mention.family === "step" && SIGNS.test(sign.text) && !sign.spaced;
    const alone = priced && isNumberAt(scan, mention.to - 1) && !isNumberAt(scan, mention.to + 1);
    return (alone && figureAt(scan, mention.to - 1)) || mention;
  });
}
