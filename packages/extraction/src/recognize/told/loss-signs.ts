/** Losses below zero: "a loss of £3k" beside a profit, or under a heading that tells results. */
import { wordSet } from "../../lexicon/closed-class.ts";
import { matches } from "../../text/needs/matches.ts";
import { lowerAt, type Scan, says } from "../../text/scan.ts";
import { type Figure, isFigure, type Mention } from "../mention.ts";

const LIGHT = wordSet("by another about a further just almost nearly some mere only");
const GAINS = wordSet("profit profits gain gains surplus surpluses inflow inflows gained made added clawed earned");
const LOSSES = wordSet("loss losses deficit deficits outflow outflows");

/** "a loss of £3k", "a £3k loss": -1; a profit: 1; otherwise as the figure before it in the sentence. */
function lossWay(scan: Scan, figure: Figure, before: Figure | undefined, way: number): number {
  let at = figure.from - 1;
  while (LIGHT.has(lowerAt(scan, at))) at--;
  if (
    ["lost", "shed"].includes(lowerAt(scan, at)) ||
    (LOSSES.has(lowerAt(scan, figure.to)) && !GAINS.has(lowerAt(scan, at))) || // not "profit 40k loss 12k"
    (lowerAt(scan, at) === "of" && LOSSES.has(lowerAt(scan, at - 1)))
  )
    return -1;
  for (let back = at; back >= (before?.to ?? 0); back--) {
    if (GAINS.has(lowerAt(scan, back))) return 1;
  }
  return GAINS.has(lowerAt(scan, figure.to)) ? 1 : way;
}

const ONE_LOSS = wordSet("loss deficit outflow"); // not "120 wins, 40 losses"
const LEVELS =
  /^(?:[\p{L}'’&\d]+ ){0,4}(?:profits?|results?|balance|earnings|surplus|net income|bottom line|cash ?flow|ebitda?|P&L)(?: \([^()]*\)| [\p{Ll}\d]+){0,2} ?[:–—-]/iu; // catches "Profit:" and "Result 2024:", not "Losses:"

/** "Profit: £12k in Q1, a loss of £4k in Q2, £9k in Q3": under such a heading one loss is one figure's, but for "and" behind it. */
const isLossAlone = (scan: Scan, figure: Figure, before: Figure | undefined): boolean =>
  before !== undefined && !scan.tokens.slice(before.to, figure.from).some(({ lower }) => lower === "and");

const PROFIT = /^(?:[\p{L}'’]+ ){0,3}profits? (?:was|were|is|came to|stood at|hit|reached)\b/iu; // catches "Profit was", not "Losses were"

/** "Profit was £4m in 2021. A loss of £1m followed in 2022, then £3m in 2023": what came then is what the text is about. */
const isThen = (scan: Scan, figure: Figure, before: Figure | undefined): boolean =>
  before !== undefined && scan.tokens.slice(before.to, figure.from).some(({ lower }) => lower === "then");

/** "A loss of $2m in Q1, $1m in Q2, then a profit of $3m": losses are negative, where a profit is told as well. */
export function lossSigns(scan: Scan, mentions: readonly Mention[]): readonly Mention[] {
  const levels = says(scan, ONE_LOSS) && matches(scan.text, LEVELS);
  if (!levels && !says(scan, GAINS)) return mentions;
  const profits = says(scan, ONE_LOSS) && matches(scan.text, PROFIT);
  let before: Figure | undefined;
  let way = 1;
  return mentions.map((mention) => {
    if (!isFigure(mention)) return mention;
    if (levels && isLossAlone(scan, mention, before)) way = 1;
    if (profits && isThen(scan, mention, before)) way = 1;
    if (!mention.signed) way = lossWay(scan, mention, before, way); // "gained 310 and lost 145, Devon +980"
    before = mention;
    return way < 0 && mention.value > 0 && !mention.basis && !mention.signed
      ? { ...mention, value: -mention.value }
      : mention;
  });
}
